import Foundation
import Testing

@testable import layoutctl

/// What people read when something is wrong, and the exit code that goes with it. In process, with input in memory.
@Suite struct ErrorTextTests {
    static let fixtures = BuiltProgram.repository.appending(path: "Tests/Fixtures/jobs")

    static func run(_ words: [String], input: String = "") -> (code: ExitCode, text: String) {
        let console = Console(input: input)
        let code = Program.run(words, console: console)
        #expect(console.captured.results == "")
        return (code, console.captured.talk)
    }

    @Test func nineMistakesAreToldAtOnce() throws {
        let path = Self.fixtures.appending(path: "nine-mistakes.json").path
        let (code, text) = Self.run(["solve", path])
        #expect(code == .unreadable)
        let folder = Self.fixtures.path + "/"
        try Snapshot.check(text.replacing(folder, with: ""), "nine-mistakes.txt")
    }

    /// As through a pipe, which has no name.
    @Test func aDocumentThatIsTakenForAJobFileIsToldSo() {
        let (code, text) = Self.run(["solve", "-"], input: "\n<?xml version=\"1.0\"?><document/>")
        #expect(code == .unreadable)
        #expect(
            text == "<stdin>:1: error: this is XML, where a job file is JSON; "
                + "expected a name that ends in .storyboard or .xib, if it is one\n")
    }

    /// Plain connections stay on this machine unless the danger is spelt out, and never beside keys.
    @Test(arguments: [
        ["controller", "--clients", "tcp://0.0.0.0:7341"],
        ["collector", "--workers-address", "tcp://*:1"],
        ["worker", "--controller", "tcp://10.0.0.1:7342"],
        ["status", "--controller", "tcp://pool.example.com:7341"],
        ["jobs", "list", "--controller", "tcp://10.0.0.1:7341"],
    ])
    func plainConnectionsStayHere(words: [String]) {
        let refused = Self.run(words)
        #expect(refused.code == .usage)
        #expect(refused.text.contains("is not on this machine"), "\(refused.text)")
        let keys = words[0] == "controller" || words[0] == "collector" ? "--keys" : "--key"
        let both = Self.run(words + ["--insecure-plain-tcp-anyone-can-submit", keys, "nowhere"])
        #expect(both.code == .usage)
        #expect(both.text.contains("does not go with keys"), "\(both.text)")
    }

    /// Neither beside the usual addresses, which nobody named.
    @Test(arguments: ["controller", "collector", "worker", "status", "submit -", "top"])
    func keysAndNoKeysAreNeverBothMeant(command: String) {
        let keys = command == "controller" || command == "collector" ? "--keys" : "--key"
        var words = command.split(separator: " ").map(String.init)
        words += ["--insecure-plain-tcp-anyone-can-submit", keys, "nowhere"]
        if words[0] == "submit" { words += ["--controller", "tcp://127.0.0.1:7341"] }
        let (code, text) = Self.run(words)
        #expect(code == .usage)
        #expect(text.contains("does not go with keys"), "\(text)")
    }

    /// A key of another role would be refused at the door, where a worker waits and says nothing.
    @Test(arguments: [
        ("worker", "mia.key", "client's, and a worker's"),
        ("worker", "server.key", "server's, and a worker's"),
        ("status", "rack-7.key", "worker's, and a client's"),
        ("jobs list", "server.key", "server's, and a client's"),
    ])
    func aKeyOfAnotherRoleIsRefused(command: String, file: String, roles: String) throws {
        let folder = try BuiltProgram.workFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let keys = folder.appending(path: "keys").path
        for words in [["server"], ["rack-7", "--role", "worker"], ["mia"]] {
            let console = Console(input: "")
            let code = Program.run(["keys", "new"] + words + ["--folder", keys], console: console)
            #expect(code == .success)
        }
        let words = command.split(separator: " ").map(String.init)
        let (code, text) = Self.run(words + ["--key", "\(keys)/\(file)"])
        #expect(code == .unreadable)
        #expect(text.contains("it is a \(roles) is needed"), "\(text)")
    }

    @Test func aMistypedHolderOfAKeyIsNamed() throws {
        let folder = try BuiltProgram.workFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let option = ["--folder", folder.appending(path: "keys").path]
        for words in [["server"], ["rack-7", "--role", "worker"], ["mia"]] {
            let console = Console(input: "")
            #expect(Program.run(["keys", "new"] + words + option, console: console) == .success)
        }
        let (code, text) = Self.run(["keys", "revoke", "rack7"] + option)
        #expect(code == .nothingSelected)
        #expect(text == "error: no key of that name: rack7; did you mean \"rack-7\"?\n")
    }

    @Test(arguments: [
        ("{\"version\": 1,\n  \"jobs\": [\n", "<stdin>:3:1: error: "),
        ("{\"version\": 1 \"jobs\"", "<stdin>:1:15: error: "),
        ("", "<stdin>:1:1: error: "),
        ("\u{0}\u{1}", "<stdin>:1:1: error: "),
        ("[]", "<stdin>:1:1: error: "),
    ])
    func brokenInputIsOneErrorWithItsPlace(input: String, start: String) {
        let (code, text) = Self.run(["solve", "-"], input: input)
        #expect(code == .unreadable)
        #expect(text.hasPrefix(start), "\(text)")
        #expect(text.split(separator: "\n").count == 1, "\(text)")
    }

    /// What is wrong with a number is said, not the form that it has.
    @Test(arguments: [
        (["--widths", "0...3000"], "expected sizes and steps greater than 0, such as 1...3000"),
        (["--widths", "300...400:0"], "expected sizes and steps greater than 0, such as 1...3000"),
        (["--heights", "-5"], "expected sizes and steps greater than 0, such as 1...3000"),
        (["--widths", "9...1"], "expected the lesser end first, such as 320...1366"),
        (["--widths", "1...2...3"], "expected a size such as 375, 320...1366 or 320...1366:2"),
        (["--widths", "375:2"], "expected a size such as 375, 320...1366 or 320...1366:2"),
        (["--set", "overlap.tolerance=-5"], "expected overlap.tolerance= and a number from 0"),
        (["--set", "overlap.tol=1"], "did you mean \"overlap.tolerance\"?"),
    ])
    func aWrongNumberIsExplained(_ words: [String], _ reason: String) {
        let (code, text) = Self.run(["check", "-"] + words, input: CheckCommandTests.job)
        #expect(code == .usage)
        #expect(text.contains(reason), "\(text)")
    }

    @Test(arguments: [
        (["solve", "no-such-file.json"], ExitCode.unreadable),
        (["solve", "/"], .unreadable),
        (["solve"], .usage),
        (["sweep", "-"], .usage),
        (["sweep", "-", "--widths", "abc"], .usage),
        (["sweep", "-", "--widths", "9...1"], .usage),
        (["sweep", "-", "--devices", "iphone15"], .usage),
        (["solve", "-", "--variant", "1...x"], .usage),
        (["solve", "-", "--text-size", "lrage"], .usage),
        (["solve", "-", "--text-size", "accessibility5"], .nothingSelected),
        (["solve", "-", "--variant", "900000"], .nothingSelected),
        (["solve", "-", "--device", "iphone-99"], .nothingSelected),
        (["devices", "nokia-*"], .nothingSelected),
        (["help", "sovle"], .usage),
        (["completions", "tcsh"], .usage),
    ])
    func everyWayToFailHasItsCode(words: [String], code: ExitCode) throws {
        let sketch = Self.fixtures.appending(path: "sketch.json")
        let input = String(decoding: try Data(contentsOf: sketch), as: UTF8.self)
        let (actual, text) = Self.run(words, input: input)
        #expect(actual == code, "\(text)")
        #expect(text.contains("error: "), "\(text)")
    }
}
