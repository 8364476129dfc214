import Foundation
import LayoutCore
import Testing

/// `submit` and `results` on the built program: a private pool from job file to frames.
@Suite struct SubmitTests {
    static let job = """
        { "version": 1,
          "layouts": { "box": {
            "root": { "id": "screen", "children": [ { "id": "box" }, { "id": "lost" } ] },
            "constraints": [
              "box.left == screen.left + 10", "box.right == screen.right - 10",
              "box.top == screen.top + 10", "tall: box.height == 50",
              "lost.left == screen.left", "lost.width == 10", "lost.height == 10" ],
            "when": [ { "if": "width > 390", "apply": [ { "add": "low: box.height == 40" } ] } ] } },
          "sweeps": { "sizes": [ { "widths": { "from": 301, "to": 400, "step": 1 }, "heights": [500] } ] },
          "jobs": [ { "id": "box", "layout": "box", "sweep": "sizes" } ] }
        """

    @Test func recordsWhatSolvePrints() throws {
        let folder = try BuiltProgram.workFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(Self.job.utf8).write(to: folder.appending(path: "box.json"))

        let count = try BuiltProgram.shell("layoutctl submit box.json --dry-run", in: folder)
        #expect(count.results == "job  variants\nbox       100\n")

        let run = try BuiltProgram.shell(
            "layoutctl submit - --results out --workers 2 < box.json", in: folder)
        #expect(run.code == 0, "\(run.talk)")
        let conflict = "conflict: 2 constraints cannot hold together"
        #expect(run.results.contains(conflict), "\(run.results)")
        #expect(run.results.contains("width 391...400, 10 of 100 variants"), "\(run.results)")
        #expect(run.results.contains("ambiguous: vertical place or size of lost"))
        #expect(run.talk.hasPrefix("1 job, 100 variants\n"))
        #expect(run.talk.hasSuffix("\nresults: out\nnext: layoutctl findings out\n"))
        // Workers check while they solve.
        #expect(run.talk.contains("error: box: ambiguous: vertical place or size of lost is open"))
        #expect(run.talk.contains("error: box: conflict: 2 constraints cannot hold together"))
        let findings = try BuiltProgram.shell("layoutctl findings out", in: folder)
        #expect(findings.code == 1)
        #expect(findings.results.hasPrefix("box  100 variants  2 errors"), "\(findings.results)")
        let lines = try BuiltProgram.shell("layoutctl findings out --format ndjson", in: folder)
        #expect(lines.results.split(separator: "\n").filter { $0.contains("\"error\"") }.count == 2)

        let solved = try BuiltProgram.shell("layoutctl solve box.json --format ndjson", in: folder)
        let recorded = try BuiltProgram.shell("layoutctl results out --format ndjson", in: folder)
        #expect(solved.results.split(separator: "\n").count == 100)
        #expect(recorded.results == solved.results)

        let followed = try BuiltProgram.shell("layoutctl results out --follow", in: folder)
        let numbered = followed.results.replacing(/"seq":\d+,/, with: "")
        #expect(Self.sortedLines(numbered) == Self.sortedLines(solved.results))

        for follow in ["results out --follow", "submit box.json --results out --follow"] {
            let failing = try BuiltProgram.shell(
                "layoutctl \(follow) --fail-on conflict", in: folder)
            #expect(failing.code == 1, "\(follow)")
        }
        let rounded = try BuiltProgram.shell(
            "layoutctl results out --follow --rounded", in: folder)
        #expect(rounded.code == 0)

        let again = try BuiltProgram.shell(
            "layoutctl submit box.json --results out --fail-on conflict", in: folder)
        #expect(again.code == 1)
        // A job is found by its id in the standard folder.
        try FileManager.default.moveItem(
            at: folder.appending(path: "out"), to: folder.appending(path: "layoutctl-results"))
        let named = try BuiltProgram.shell("layoutctl results box --format ndjson", in: folder)
        #expect(named.results == solved.results)
        let findingsByName = try BuiltProgram.shell("layoutctl findings box", in: folder)
        #expect(findingsByName.results == findings.results)
        let missing = try BuiltProgram.shell("layoutctl results nowhere", in: folder)
        #expect(missing.code == 3)
        let none = try BuiltProgram.shell("layoutctl results box --variant 4000", in: folder)
        #expect(none.code == 4)
        // One that is mistyped is not found, but named.
        let mistyped = try BuiltProgram.shell("layoutctl results bx", in: folder)
        #expect(mistyped.code == 3)
        #expect(mistyped.talk.contains("did you mean job \"box\"?"), "\(mistyped.talk)")
        for command in ["results", "findings"] {
            let run = try BuiltProgram.shell(
                "layoutctl \(command) layoutctl-results --job bix", in: folder)
            #expect(run.code == 4)
            #expect(run.talk.contains("did you mean \"box\"?"), "\(run.talk)")
        }
        // So is any other value that selects nothing, beside one that does.
        for command in ["results", "findings"] {
            for option in ["--state base,bse", "--direction ltr,rtl", "--variant 0,100"] {
                let run = try BuiltProgram.shell(
                    "layoutctl \(command) layoutctl-results \(option)", in: folder)
                #expect(run.code == 4, "\(command) \(option)")
                #expect(run.results.isEmpty)
                #expect(run.talk.contains("nothing selected: "), "\(run.talk)")
            }
        }
        // One that may still come is waited for, which is said.
        let waiting = try BuiltProgram.shell(
            "layoutctl results layoutctl-results --follow --job bix 2> said & follower=$!; "
                + "until [ -s said ]; do :; done; kill -TERM $follower; wait $follower; cat said >&2",
            in: folder)
        #expect(waiting.talk.contains("waiting: "), "\(waiting.talk)")
        #expect(waiting.talk.contains("did you mean \"box\"?"), "\(waiting.talk)")
    }

    /// What submit calls an error fails a run that is to fail on errors, though no constraint conflicts and nothing is open;
    /// commands that do not check know nothing of it.
    @Test func anErrorThatIsSaidFailsOnError() throws {
        let folder = try BuiltProgram.workFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(ExpectationCommandTests.job.utf8).write(to: folder.appending(path: "j.json"))
        let first = "layoutctl submit j.json --results out --workers 1"
        for (line, code) in [
            ("\(first)", 0), ("\(first) --fail-on error", 1),
            ("\(first) --fail-on conflict,ambiguous", 0),
            ("\(first) --follow --fail-on error", 1), ("layoutctl results out --fail-on error", 0),
        ] {
            let run = try BuiltProgram.shell(line, in: folder)
            #expect(run.code == Int32(code), "\(line)\n\(run.talk)")
            #expect(
                run.talk.contains("error: j: ") == line.contains("submit"), "\(line)\n\(run.talk)")
        }
    }

    @Test func workersHoldAssertionsAsCheckDoes() throws {
        let folder = try BuiltProgram.workFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(ExpectationCommandTests.job.utf8).write(to: folder.appending(path: "j.json"))
        let run = try BuiltProgram.shell(
            "layoutctl submit j.json --results out --workers 2 --follow", in: folder)
        // What is recorded goes to standard output, an error that the workers find is said beside it.
        #expect(run.results.split(separator: "\n").count == 6, "\(run.results)")
        #expect(run.talk.contains("error: j: box.width <= 180: not so: box.width <= 180, at "))
        // It is said before the variant is printed, not when everything is done.
        let both = try BuiltProgram.shell(
            "layoutctl submit j.json --results both --workers 1 --follow 2>&1", in: folder)
        let lines = both.results.split(separator: "\n")
        let said = try #require(lines.firstIndex { $0.hasPrefix("error: j: box.width") })
        #expect(lines[said...].contains { $0.hasPrefix("{") }, "\(both.results)")
        let recorded = try BuiltProgram.shell(
            "layoutctl findings out --format ndjson", in: folder)
        let checked = try BuiltProgram.shell(
            "layoutctl check j.json --format ndjson", in: folder)
        let told = Self.assertions(in: recorded.results)
        #expect(told == Self.assertions(in: checked.results))
        #expect(told.count == 4, "\(told)")
    }

    /// Recorded findings know no file; with the one that was submitted they are told at the lines where it has what they are
    /// about.
    @Test func recordedFindingsAreToldWhereTheJobFileHasThem() throws {
        let folder = try BuiltProgram.workFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(CheckCommandTests.job.utf8).write(to: folder.appending(path: "j.json"))
        try Data(ExpectationCommandTests.job.utf8).write(to: folder.appending(path: "other.json"))
        _ = try BuiltProgram.shell(
            "layoutctl submit j.json --results out --workers 1", in: folder)
        let plain = try BuiltProgram.shell("layoutctl findings out --format github", in: folder)
        #expect(!plain.results.contains("file="), "\(plain.results)")
        let placed = try BuiltProgram.shell(
            "layoutctl findings out --format github --job-file j.json", in: folder)
        let lines = placed.results.split(separator: "\n")
        // What is said of "title" leads to its first constraint, as check says it.
        #expect(
            lines.contains { $0.hasPrefix("::error file=j.json,line=4,col=20,title=off-screen") },
            "\(placed.results)")
        #expect(lines.allSatisfy { $0.contains(" file=j.json,line=") }, "\(placed.results)")
        let wrong = try BuiltProgram.shell(
            "layoutctl findings out --job-file other.json", in: folder)
        #expect(wrong.code == 4)
        #expect(
            wrong.talk.contains("no job of other.json is among the recorded ones, low"),
            "\(wrong.talk)")
    }

    /// Rule, severity, views, variants and steps of the findings that assertions made, a line each.
    private static func assertions(in lines: String) -> [String] {
        let checks = Set(Checks.definitions.map(\.id))
        return lines.split(separator: "\n").compactMap { line in
            guard
                let finding = try? JSONSerialization.jsonObject(with: Data(line.utf8))
                    as? [String: Any],
                let rule = finding["rule"] as? String, !checks.contains(rule),
                let place = finding["where"] as? [String: Any]
            else { return nil }
            let parts: [Any?] = [
                finding["severity"], finding["views"], place["variants"], place["of"],
                place["steps"],
            ]
            return rule + " " + parts.map { $0.map { "\($0)" } ?? "-" }.joined(separator: " ")
        }.sorted()
    }

    @Test func closedPipeEndsQuietly() throws {
        let folder = try BuiltProgram.workFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(Self.job.utf8).write(to: folder.appending(path: "box.json"))
        let line = "layoutctl solve box.json --format ndjson | true; echo ${PIPESTATUS[0]}"
        let result = try BuiltProgram.shell(line, in: folder)
        #expect(result.results == "0\n")
        #expect(result.talk == "")
        let full = try BuiltProgram.shell("layoutctl solve box.json > /dev/full", in: folder)
        #expect(full.code == 6)
        #expect(full.talk.contains("cannot write the results"), "\(full.talk)")
        let noInput = try BuiltProgram.shell("layoutctl solve - <&-", in: folder)
        #expect(noInput.code == 3, "\(noInput.talk)")
    }

    @Test func interruptKeepsWhatWasFound() throws {
        let folder = try BuiltProgram.workFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(Self.job.utf8).write(to: folder.appending(path: "box.json"))
        // The signal comes when the first answers are there: the run is then under way, and far from its end.
        let line = """
            mkfifo pipe
            layoutctl sweep box.json --widths 300...20000 --format ndjson > pipe & run=$!
            exec 3< pipe
            head -c 1 <&3 > /dev/null
            kill -INT $run
            cat <&3 | tail -c 1 | od -An -c
            wait $run; echo $?
            """
        let result = try BuiltProgram.shell(line, in: folder)
        #expect(result.results == "  \\n\n130\n")
        #expect(result.talk == "interrupted\n", "\(result.talk)")
    }

    private static func sortedLines(_ text: String) -> [Substring] {
        text.split(separator: "\n").sorted()
    }
}
