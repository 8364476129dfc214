import Testing

@testable import layoutctl

/// Everything that is made from the command table.
@Suite struct HelpTests {
    static func output(_ words: [String], _ code: ExitCode = .success) -> String {
        let console = Console(input: "")
        let actual = Program.run(words, console: console)
        #expect(actual == code)
        return console.captured.results
    }

    @Test func pagesReadWell() throws {
        var text = Self.output(["help"])
        for command in CommandTable.all {
            text += "\n" + String(repeating: "-", count: 80) + "\n"
            text += Self.output(["help"] + command.path)
        }
        try Snapshot.check(text, "help.txt")
    }

    @Test func manualReadsWell() throws {
        try Snapshot.check(Self.output(["man"]), "layoutctl.1")
    }

    @Test(arguments: ["bash", "fish", "zsh"])
    func completionsKnowTheTable(shell: String) throws {
        let text = Self.output(["completions", shell])
        for command in CommandTable.all where !command.isHidden {
            for option in command.allOptions {
                #expect(text.contains(option.name), "\(command.name) --\(option.name)")
            }
        }
        try Snapshot.check(text, "completions.\(shell)")
    }

    @Test func tableIsSound() {
        let names = CommandTable.all.map(\.name)
        #expect(Set(names).count == names.count)
        for command in CommandTable.all {
            let options = command.allOptions.map(\.name)
            #expect(Set(options).count == options.count, "\(command.name)")
            let isFit = command.options.allSatisfy { $0.summary.hasSuffix(".") }
            #expect(isFit, "\(command.name)")
            #expect(!command.summary.hasSuffix("."), "\(command.name)")
            // Examples are command lines that parse; quotes and redirections are the shell's.
            for example in command.examples where example.line.hasPrefix("layoutctl ") {
                let line = example.line.replacing("'", with: "").split(separator: " ").dropFirst()
                let words = line.prefix { $0 != "<" && $0 != ">" }.map { String($0) }
                #expect(throws: Never.self, "\(example.line)") {
                    try CommandParser(commands: CommandTable.all).parse(words)
                }
            }
        }
    }
}
