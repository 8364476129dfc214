import Foundation
import Testing

@testable import layoutctl

/// Runs that look at nothing, of commands beside `check`, and rules that cannot be judged: none of them passes
/// (docs/checks.md).
@Suite struct EmptyRunTests {
    private static func run(
        _ words: [String], input: String = CheckCommandTests.job
    ) -> (code: ExitCode, results: String, talk: String) {
        let console = Console(input: input)
        let code = Program.run(words, console: console)
        return (code, console.captured.results, console.captured.talk)
    }

    private static func ruled(_ rule: String) -> String {
        CheckCommandTests.job.replacing(
            #""sweep": "s" }"#, with: #""sweep": "s", "checks": [ \#(rule) ] }"#)
    }

    /// A screen of a view that nobody wrote a constraint, stack or text for.
    private static let bare = #"""
        { "version": 1, "layouts": { "l": { "root": { "id": "screen" } } },
          "sweeps": { "s": [ { "widths": 375, "heights": 667 } ] }, "jobs": [ { "id": "j", "layout": "l", "sweep": "s" } ] }
        """#

    @Test(arguments: [["mutate", "-"], ["infer", "-"], ["mutate", "-", "--infer"]])
    func thereIsNothingToChangeOrPropose(_ words: [String]) {
        let (code, results, talk) = Self.run(words, input: Self.bare)
        #expect(code == .nothingSelected)
        #expect(results.isEmpty)
        #expect(talk.contains("error: there is nothing to"), "\(talk)")
    }

    @Test func noJobIsMutatedOrInferred() {
        for command in ["mutate", "infer"] {
            #expect(Self.run([command, "-", "--job", "other"]).code == .nothingSelected)
        }
    }

    /// One that is mistyped beside one that is there would not be looked at, and nobody would know.
    @Test(arguments: ["check -", "solve -", "sweep - --widths 300", "mutate -", "infer -"])
    func everyJobThatIsNamedIsThere(_ command: String) {
        let words = command.split(separator: " ").map(String.init)
        let (code, results, talk) = Self.run(words + ["--job", "low,lwo"])
        #expect(code == .nothingSelected)
        #expect(results.isEmpty)
        #expect(
            talk
                == "error: nothing selected: no variant has --job lwo; there are low; did you mean \"low\"?\n",
            "\(talk)")
    }

    @Test func aFolderWithoutResultsHasNoFindings() {
        let (code, _, talk) = Self.run(["findings", "/nowhere/results"])
        #expect(code == .unreadable)
        #expect(talk.contains("/nowhere/results"), "\(talk)")
    }

    @Test func aFilterOfDevicesLeavesNothing() {
        let (code, _, talk) = Self.run(["check", "-", "--device", "iphone-se-3"])
        #expect(code == .nothingSelected)
        #expect(talk.contains("nothing selected"), "\(talk)")
    }

    /// A job in German and as its layout says, with a state.
    private static let translated = CheckCommandTests.job.replacing(
        #""sweep": "s" }"#,
        with:
            #""sweep": "s", "states": "all", "strings": { "de": {} }, "locales": [ "base", "de" ] }"#
    ).replacing(
        #""constraints""#,
        with: #""states": { "keyboard": [ { "keyboard": 100 } ] }, "constraints""#)

    /// Every value that a job may name selects what it names: 101 heights, two states and two locales.
    @Test(arguments: [
        ([], 404), (["--locale", "base"], 202), (["--locale", "de"], 202),
        (["--locale", "base,de"], 404),
        (["--state", "base"], 202), (["--state", "keyboard", "--locale", "base"], 101),
        (["--state", "key*"], 202), (["--locale", "d*", "--state", "b*,k*"], 202),
    ]) func everyNameSelects(_ words: [String], _ count: Int) {
        let (_, results, _) = Self.run(
            ["solve", "-", "--format", "ndjson"] + words, input: Self.translated)
        #expect(results.split(separator: "\n").count { $0.contains("\"frames\"") } == count)
    }

    @Test(arguments: [
        (["--state", "x*"], "no variant has --state x*; there are base, keyboard"),
        (["--locale", "*z"], "no variant has --locale *z; there are base, de"),
        (["--locale", "fr"], "no variant has --locale fr; there are base, de"),
        (
            ["--orientation", "landscape"],
            "no variant has --orientation landscape; there are portrait"
        ),
    ]) func whatSelectsNothingIsTold(_ words: [String], _ reason: String) {
        let (code, _, talk) = Self.run(["solve", "-"] + words, input: Self.translated)
        #expect(code == .nothingSelected)
        #expect(talk.contains("nothing selected: \(reason)"), "\(talk)")
    }

    /// One value that is there does not hide one that is not.
    @Test(arguments: [
        (
            ["--state", "base,keybord"],
            "no variant has --state keybord; there are base, keyboard; did you mean \"keyboard\"?"
        ),
        (["--locale", "de,fr"], "no variant has --locale fr; there are base, de"),
        (
            ["--orientation", "portrait,landscape"],
            "no variant has --orientation landscape; there are portrait"
        ),
        (["--text-size", "large,small"], "no variant has --text-size small; there are large"),
        (["--direction", "ltr,rtl"], "no variant has --direction rtl; there are ltr"),
        (["--variant", "3,404"], "there is no variant 404; the last one is 403"),
        (["--variant", "0...3", "--locale", "de"], "no variant has all that the options ask for"),
    ]) func everyValueSelectsSomething(_ words: [String], _ reason: String) {
        for command in ["solve", "check"] {
            let (code, results, talk) = Self.run([command, "-"] + words, input: Self.translated)
            #expect(code == .nothingSelected)
            #expect(results.isEmpty)
            #expect(talk == "error: nothing selected: \(reason)\n", "\(talk)")
        }
    }

    /// A job on three devices, one under a name that is not its id.
    private static let devices = CheckCommandTests.job.replacing(
        #""widths": 375, "heights": { "from": 400, "to": 500, "step": 1 }, "scale": 2"#,
        with: #""devices": [ "iphone-8", "iphone-15", "iphone-16-pro" ]"#)

    @Test(
        arguments: [
            (
                "iphone-8,iphone-foo", nil,
                "no variant has --device iphone-foo; there are iphone-8, iphone-15, iphone-16-pro"
            ),
            ("Iphone-14-pro", nil, "did you mean \"iphone-14-pro\"?"),
            ("iphone-16*", ["iphone-15", "iphone-16-pro"], ""),
            ("iphone-14-pro", ["iphone-15"], ""),
            ("iphone-7", ["iphone-8"], ""), ("iphone-6*,iphone-15", ["iphone-8", "iphone-15"], ""),
        ] as [(String, [String]?, String)])
    func devicesAreFoundByAllTheirNames(_ value: String, _ found: [String]?, _ reason: String) {
        let (code, results, talk) = Self.run(
            ["solve", "-", "--format", "ndjson", "--device", value], input: Self.devices)
        guard let found else {
            #expect(code == .nothingSelected)
            #expect(talk.contains(reason), "\(talk)")
            return
        }
        let names = results.matches(of: /"device":"([^"]*)"/).map { String($0.output.1) }
        #expect(names == found, "\(talk)")
    }

    /// What `devices` lists for a pattern is what a sweep tries, a screen each.
    @Test(arguments: ["iphone-16*", "iphone-15*", "iphone-*", "ipad-1*", "*-13-*", "*se*"])
    func aPatternTriesWhatDevicesLists(_ pattern: String) {
        let listed = Self.run(["devices", pattern, "--format", "ndjson"]).results
        let count = listed.split(separator: "\n").count
        let (_, results, talk) = Self.run([
            "sweep", "-", "--devices", pattern, "--format", "ndjson",
        ])
        #expect(results.split(separator: "\n").count == count, "\(talk)")
        let job = Self.devices.replacing(
            #"[ "iphone-8", "iphone-15", "iphone-16-pro" ]"#, with: #""\#(pattern)""#)
        let solved = Self.run(["solve", "-", "--format", "ndjson"], input: job)
        #expect(solved.results.split(separator: "\n").count == count, "\(solved.talk)")
    }

    @Test func standardInputIsReadOnce() {
        let (code, _, talk) = Self.run(["check", "-", "-"])
        #expect(code == .unreadable)
        #expect(talk.contains("standard input is named twice"), "\(talk)")
    }

    @Test func aDocumentHasNoView() throws {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "\(UUID().uuidString).xib")
        defer { try? FileManager.default.removeItem(at: file) }
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"
              useAutolayout="YES"><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1"/></objects></document>
            """
        try Data(text.utf8).write(to: file)
        let (code, _, talk) = Self.run(["check", file.path])
        #expect(code == .nothingSelected, "\(talk)")
        #expect(talk.contains("no view"), "\(talk)")
    }

    @Test func aRuleOfHiddenViewsSpeaksOfNothing() {
        let hidden = Self.ruled(#""title.width > 0""#).replacing(
            #""text": "Hi","#, with: #""text": "Hi", "hidden": true,"#)
        let (code, results, _) = Self.run(["check", "-", "--fail-on", "warning"], input: hidden)
        #expect(code == .findings)
        #expect(results.contains("says nothing of any screen: title.width > 0"), "\(results)")
    }

    @Test func aNumberThatCannotBeKnownIsAFinding() {
        // The title's size is stated: nothing knows its lines.
        let (code, results, _) = Self.run(
            ["check", "-", "--skip", "off-screen"], input: Self.ruled(#""title.lines <= 1""#))
        #expect(code == .findings)
        #expect(
            results.contains(
                "cannot be looked at: title.lines <= 1: the text of 'title' is not measured"),
            "\(results)")
    }
}
