import Foundation
import Testing

@testable import layoutctl

/// `layoutctl check` from its command line to its exit code.
@Suite struct CheckCommandTests {
    static let job = """
        { "version": 1, "layouts": { "l": { "root": { "id": "screen", "children": [
            { "id": "title", "kind": "label", "text": "Hi", "intrinsicSize": [20, 44] },
            { "id": "close", "kind": "button", "intrinsicSize": [32, 32] } ] },
          "constraints": [ "title.leading == screen.leading", "title.trailing <= screen.trailing",
            "title.bottom == screen.centerY - 165", "close.leading == title.leading", "close.top == title.bottom + 20" ] } },
          "sweeps": { "s": [ { "widths": 375, "heights": { "from": 400, "to": 500, "step": 1 }, "scale": 2 } ] },
          "jobs": [ { "id": "low", "layout": "l", "sweep": "s" } ] }
        """

    static func run(
        _ words: [String], input: String = job
    ) -> (code: ExitCode, results: String, talk: String) {
        let console = Console(input: input)
        let code = Program.run(["check"] + words, console: console)
        return (code, console.captured.results, console.captured.talk)
    }

    @Test func tellsEachCauseWithItsExactRange() {
        // title.top = H / 2 - 209, less than -0.5 below H = 417.
        let (code, results, talk) = Self.run(["-"])
        #expect(code == .findings)
        let lines = results.split(separator: "\n").map(String.init)
        #expect(lines.first == "low  101 variants  1 error, 1 warning, 2 notes")
        #expect(
            lines.contains(
                "  error   off-screen    title reaches over the top edge of the screen, by up to 9 pt"
            ))
        #expect(lines.contains("                        height [400, 417), 17 of 101 variants"))
        #expect(talk.contains("next: layoutctl check - --job low --widths 375 --heights 400"))
    }

    @Test(arguments: [
        (["--fail-on", "never"], ExitCode.success), (["--skip", "off-screen"], .success),
        (["--skip", "off-screen", "--fail-on", "warning"], .findings),
        (["--only", "rtl"], .success), (["--job", "other"], .nothingSelected),
        (["--only", "ofscreen"], .usage), (["--set", "off-screen.tolerance=10"], .success),
        (["--set", "off-screen.tolerance=wide"], .usage), (["--format", "xml"], .usage),
        (["--format", "json,ndjson"], .usage), (["--waivers", "/nowhere/w.json"], .unreadable),
        (["--variant", "50"], .success), (["--variant", "0"], .findings),
        (["--heights", "450...500"], .success),
        (["--heights", "400", "--widths", "300"], .findings),
    ]) func saysHowItEnded(_ words: [String], _ code: ExitCode) {
        #expect(Self.run(["-"] + words).code == code)
    }

    /// Every way a run can look at nothing, with how it ends: none of them passes.
    static let emptyRuns: [(words: [String], input: String, code: ExitCode, talk: String)] = [
        ([], job, .usage, "missing"),
        (["/nowhere/a.json"], job, .unreadable, "cannot read /nowhere/a.json"),
        (["-"], "", .unreadable, "<stdin>:1:1: error: the file is empty\n"),
        (["-"], emptied("\"jobs\": [ ] }"), .unreadable, "this file has no job"),
        (
            ["-", "--job", "other"], job, .nothingSelected,
            "no variant has --job other; there are low"
        ),
        (["-", "--variant", "5000"], job, .nothingSelected, "nothing selected"),
        (["-", "--only", "overlop"], job, .usage, "overlap"),
        (
            ["-", "--only", "overlap", "--skip", "over*"], job, .usage,
            "--only and --skip leave no check"
        ),
        (
            ["-"],
            #"""
            { "version": 1, "layouts": { "l": { "root": { "id": "screen" } } },
              "sweeps": { "s": [ { "widths": 375, "heights": 667 } ] }, "jobs": [ { "id": "j", "layout": "l", "sweep": "s" } ] }
            """#, .nothingSelected, "no layout has a view in it"
        ),
        (
            ["-"],
            job.replacing(#"{ "widths": 375"#, with: #"{ "devices": "iphone-999", "x": 375"#),
            .unreadable, "iphone-999"
        ),
        (
            ["-"], ruled(#""titel.width > 0""#), .unreadable, "unknown view 'titel'"
        ),
    ]

    /// The job file with something in place of its jobs.
    private static func emptied(_ jobs: String) -> String {
        job.replacing(/"jobs": .*/.dotMatchesNewlines(), with: jobs)
    }

    /// The job with rules.
    private static func ruled(_ rules: String) -> String {
        job.replacing(#""sweep": "s" }"#, with: #""sweep": "s", "checks": [ \#(rules) ] }"#)
    }

    @Test(arguments: emptyRuns.indices) func neverPassesSilently(_ number: Int) {
        let run = Self.emptyRuns[number]
        let (code, _, talk) = Self.run(run.words, input: run.input)
        #expect(code == run.code, "\(talk)")
        #expect(talk.contains(run.talk), "\(talk)")
    }

    @Test(arguments: [
        // A condition that holds on no screen; a selector that finds nothing and may.
        ("\"when width > 1000: title.width > 0\"", "when width > 1000: title.width > 0"),
        ("\"optional(nobody) visible\"", "optional(nobody) visible"),
    ]) func saysThatARuleSpeaksOfNothing(_ rule: String, _ name: String) {
        let (code, results, _) = Self.run(
            ["-", "--fail-on", "warning", "--all"], input: Self.ruled(rule))
        #expect(code == .findings)
        #expect(results.contains("says nothing of any screen: \(name)"), "\(results)")
    }

    @Test func aWaiverOfARuleThatHoldsIsOfNoUse() {
        let rule = #"{ "assert": "title.width > 0", "waivedUntil": "2999-01-01" }"#
        let (_, results, _) = Self.run(["-", "--all"], input: Self.ruled(rule))
        #expect(results.contains("holds everywhere, and is waived until 2999-01-01"))
        let broken = #"{ "assert": "title.width > 9999", "waivedUntil": "2999-01-01" }"#
        let (_, other, _) = Self.run(["-", "--all"], input: Self.ruled(broken))
        #expect(other.contains("not so: title.width > 9999 (waived until 2999-01-01)"), "\(other)")
        #expect(!other.contains("holds everywhere"))
    }

    @Test func aSpecificationOfAnotherScreenIsRefused() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("screen Other\n  title.width > 0\n".utf8).write(to: file)
        let (code, _, talk) = Self.run(["-", "--assertions", file.path])
        #expect(code == .nothingSelected)
        #expect(talk.contains("is about any of the jobs low"), "\(talk)")
    }

    /// Names that no layout has are told beside mistakes of spelling, each once though two jobs are asked, in the order of the
    /// lines.
    @Test(arguments: [
        (
            """
            titel.width > 0
            title.width => 0
            nobody visible

            """,
            [
                "1:1: error: unknown view 'titel'", "2:13: error: unexpected '=>'",
                "3:1: error: unknown view 'nobody'",
            ]
        ),
        (
            """
            { "rules": [ "titel.width > 0",
              "title.width => 0",
              "nobody visible" ] }
            """,
            [
                "1:14: error: unknown view 'titel'", "2:16: error: unexpected '=>'",
                "3:3: error: unknown view 'nobody'",
            ]
        ),
    ])
    func saysUnknownNamesBesideMistakesOfSpelling(_ text: String, _ told: [String]) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)
        let two = Self.job.replacing(
            #""jobs": ["#, with: #""jobs": [ { "id": "other", "layout": "l", "sweep": "s" },"#)
        for command in ["check", "mutate"] {
            let console = Console(input: two)
            let code = Program.run([command, "-", "--assertions", file.path], console: console)
            #expect(code == .unreadable)
            let lines = console.captured.talk.split(separator: "\n").map {
                $0.dropFirst(file.path.count + 1)
            }
            #expect(lines.count == told.count, "\(console.captured.talk)")
            for (line, start) in zip(lines, told) { #expect(line.hasPrefix(start), "\(line)") }
        }
    }

    @Test func refusesAnInputItCannotRead() {
        #expect(Self.run(["-"], input: "{").code == .unreadable)
        #expect(Self.run([]).code == .usage)
    }

    /// Findings of a job file are told at the lines where it has the views and constraints.
    @Test func saysWhereAJobFileHasIt() throws {
        let folder = try BuiltProgram.workFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        // A constraint of more blanks than its canonical text, by its name, and as an object; the sweep makes none conflict alone.
        let job = """
            { "version": 1, "layouts": { "l": { "root": { "id": "screen", "children": [
                { "id": "title", "kind": "label", "text": "Hi", "intrinsicSize": [20, 44] },
                { "id": "close", "kind": "button", "intrinsicSize": [32, 32] } ] },
              "constraints": [ "title.leading  ==  screen.leading", "title.top == screen.top - 20",
                { "name": "low", "first": "title.height", "relation": "==", "second": "screen.height", "multiplier": 0.1 },
                "close.leading == title.leading",   "close.top == title.bottom + 20", "tall: title.height == 900" ] } },
              "sweeps": { "s": [ { "devices": "iphone-8" } ] },
              "jobs": [ { "id": "low", "layout": "l", "sweep": "s" } ] }
            """
        let lines = job.components(separatedBy: "\n")
        try Data(job.utf8).write(to: folder.appending(path: "my job.json"))
        let run = try BuiltProgram.shell(
            "layoutctl check 'my job.json' --format github --devices iphone-8", in: folder)
        func place(_ text: String, _ number: Int = 0) throws -> String {
            let line = try #require(lines.firstIndex { $0.contains(text) })
            let column = try #require(lines[line].range(of: text)?.lowerBound)
            return
                "line=\(line + 1),col=\(lines[line].distance(from: lines[line].startIndex, to: column) + 1)"
        }
        // Of two constraints of one priority the engine may give up either.
        let isLow = run.results.contains("low is given up")
        let conflict = isLow ? #"{ "name": "low""# : #""tall:"#
        for (rule, text) in [
            ("off-screen", #""title.leading"#), ("conflict", conflict),
            ("small-target", #""close.leading"#),
        ] {
            let place = try place(text)
            let start = "file=my job.json,\(place),title=\(rule) in low::"
            #expect(run.results.contains(start), "\(start)\n\(run.results)")
        }
        // What cannot be read twice is told without lines.
        let piped = try BuiltProgram.shell(
            "layoutctl check <(cat 'my job.json') --format github", in: folder)
        #expect(piped.results.contains("::error file=/dev/fd/"), "\(piped)")
        #expect(!piped.results.contains("line="))
    }

    @Test func writesSeveralForms() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let junit = folder.appending(path: "out.xml").path
        let (_, results, _) = Self.run([
            "-", "--format", "github", "--format", "junit=\(junit)",
        ])
        #expect(results.hasPrefix("::error file=<stdin>,title=off-screen in low::"))
        let text = try String(contentsOfFile: junit, encoding: .utf8)
        #expect(text.contains("<testcase classname=\"low\" name=\"off-screen\""))
        #expect(text.contains("failures=\"1\""))
    }

    @Test func waivesWhatIsAcceptedAndSaysWhatIsOfNoUse() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let waivers = """
            { "version": 1, "waivers": [
              { "rule": "off-screen", "views": ["title"], "reason": "nobody has so low a screen" },
              { "rule": "overlap", "reason": "none here" },
              { "rule": "small-target", "reason": "soon", "expires": "2001-01-01" } ] }
            """
        try Data(waivers.utf8).write(to: file)
        let (code, results, talk) = Self.run(["-", "--waivers", file.path])
        #expect(code == .success)
        #expect(results.hasPrefix("low  101 variants  1 warning"))
        #expect(talk.contains("the waiver of overlap meets no finding"))
        #expect(talk.contains("the waiver of small-target expired on 2001-01-01"))
    }

    @Test func theSameInputGivesTheSameBytes() {
        let first = Self.run(["-", "--json"]).results
        #expect(first == Self.run(["-", "--json"]).results)
        #expect(first == Self.run(["-", "--format", "json=-"]).results)
        #expect(first.hasPrefix("{\"version\":1,\"jobs\":["))
    }

    @Test func explainsEachCheck() {
        let console = Console(input: "")
        #expect(Program.run(["checks", "overlap"], console: console) == .success)
        let text = console.captured.results
        #expect(text.hasPrefix("overlap: error between controls"))
        #expect(text.contains("\n  - What is inside a control is the control's.\n"))
        #expect(text.contains("  overlap.tolerance"))
        // For a terminal: no marks of a page, no line beyond a page of help.
        #expect(!text.contains("*Severity*") && !text.contains("|---"))
        #expect(text.components(separatedBy: "\n").allSatisfy { $0.count <= 80 }, "\(text)")
        #expect(Program.run(["checks", "overlop"], console: Console(input: "")) == .usage)
    }
}
