import LayoutCore

/// `layoutctl help`: the pages of the command table.
enum HelpCommand {
    static let command = Command(
        path: ["help"],
        summary: "show the commands, or one of them with examples",
        details: [],
        examples: [.init(line: "layoutctl help solve", purpose: "everything about solve")],
        arguments: [
            .init(
                name: "COMMAND", arity: .optional, summary: "A command; without it, all of them.",
                completion: .none),
            .init(
                name: "WORD", arity: .optional, summary: "Its second word, as in \"jobs list\".",
                completion: .none),
        ],
        options: [],
        run: run)

    @Sendable private static func run(
        _ invocation: Invocation, _ console: Console
    ) throws -> ExitCode {
        let commands = CommandTable.all
        let path = invocation.arguments
        let lines: [String]
        if path.isEmpty {
            lines = HelpText.overview(commands)
        } else if let command = commands.first(where: { $0.path == path }) {
            lines = HelpText.page(command)
        } else {
            let family = commands.filter { $0.path[0] == path[0] }
            guard family.count > 1, path.count == 1 else {
                let name = path.joined(separator: " ")
                let names = commands.filter { !$0.isHidden }.map(\.name)
                throw UsageError.unknownCommand(
                    name, suggestion: NearestName.of(name, among: names))
            }
            lines = HelpText.family(path[0], family)
        }
        lines.forEach(console.writeLine)
        return .success
    }
}
