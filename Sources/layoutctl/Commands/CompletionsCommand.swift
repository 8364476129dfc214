import LayoutCore

/// `layoutctl completions SHELL`.
enum CompletionsCommand {
    static let command = Command(
        path: ["completions"],
        summary: "print the completion script for a shell",
        details: [],
        examples: [
            .init(
                line: "source <(layoutctl completions bash)",
                purpose: "complete commands, options and devices in this shell")
        ],
        arguments: [
            .init(
                name: "SHELL", arity: .one, summary: "bash, fish or zsh.",
                completion: .words(CompletionScript.Shell.allCases.map(\.rawValue)))
        ],
        options: [],
        run: run)

    @Sendable private static func run(
        _ invocation: Invocation, _ console: Console
    ) throws -> ExitCode {
        let name = invocation.arguments[0]
        guard let shell = CompletionScript.Shell(rawValue: name) else {
            let names = CompletionScript.Shell.allCases.map(\.rawValue)
            throw UsageError.refused(
                "there are no completions for \"\(name)\"; expected bash, fish or zsh"
                    + UsageError.hint(NearestName.of(name, among: names)), command: "completions")
        }
        CompletionScript.text(shell, CommandTable.all).forEach(console.writeLine)
        return .success
    }
}
