import Foundation
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

    /// What bash offers for the last word of a line; a list goes on behind a comma, other options do not.
    @Test(arguments: [
        ("check x --only am", "ambiguous"),
        ("check x --only conflict,am", "conflict,ambiguous"),
        ("check x --device iphone-8,iphone-13-m", "iphone-8,iphone-13-mini"),
        ("findings x --job-file a.json,b", "a.json,b.json"),
        ("check x --fail-on e", "error"),
        ("check x --fail-on never,e", ""),
    ])
    func bashCompletesLists(line: String, offered: String) throws {
        let folder = try BuiltProgram.workFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["a.json", "b.json"] { try Data().write(to: folder.appending(path: name)) }
        let script = """
            source <(layoutctl completions bash)
            COMP_WORDS=(layoutctl \(line)) COMP_CWORD=\(line.split(separator: " ").count)
            _layoutctl
            echo "${COMPREPLY[@]}"
            """
        try Data(script.utf8).write(to: folder.appending(path: "complete.sh"))
        let run = try BuiltProgram.shell("bash complete.sh", in: folder)
        #expect(run.results == offered + "\n", "\(run.talk)")
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
