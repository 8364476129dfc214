import Foundation
import Testing

@testable import layoutctl

/// What `check` says of a job's own `checks` and `expect`: severities, steps and where a rule is written.
@Suite struct ExpectationCommandTests {
    /// A box that is 100 points wide, 150 after the first step and 200 after the second. Line 5 has the rules, 7 to 9 the
    /// expectations.
    static let job = """
        { "version": 1, "layouts": { "l": { "root": { "id": "screen", "children": [ { "id": "box" } ] },
            "constraints": [ "box.left == screen.left + 10", "box.top == screen.top + 10", "wide: box.width == 100", "box.height == 50" ] } },
          "sweeps": { "s": [ { "widths": [320, 375], "heights": 667, "scale": 2 } ] },
          "jobs": [ { "id": "j", "layout": "l", "sweep": "s",
            "checks": [ "box.width <= 180", { "id": "low", "assert": "box.height >= 60", "severity": "warning", "reason": "a thumb" } ],
            "steps": [ [], [ { "set": "wide.constant", "to": 150 } ], [ { "set": "wide.constant", "to": 200 } ] ],
            "expect": [
              { "step": 1, "frames": { "box": [10, 10, 140, 50] } },
              { "step": 2, "checks": [ "box.right < 200" ] } ] } ] }
        """

    private static func findings(_ text: String) throws -> [[String: Any]] {
        let console = Console(input: text)
        _ = Program.run(["check", "-", "--json"], console: console)
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(console.captured.results.utf8))
                as? [String: Any])
        return try #require(document["findings"] as? [[String: Any]])
    }

    private static func finding(_ rule: String) throws -> [String: Any] {
        try #require(try findings(job).first { $0["rule"] as? String == rule })
    }

    @Test func aRuleIsBrokenAfterTheStepThatBreaksIt() throws {
        let finding = try Self.finding("box.width <= 180")
        #expect(finding["severity"] as? String == "error")
        #expect(finding["views"] as? [String] == ["box"])
        let place = try #require(finding["where"] as? [String: Any])
        // Two widths, the last step of each.
        #expect(place["variants"] as? Int == 2)
        #expect(place["of"] as? Int == 6)
        #expect(place["steps"] as? [String] == ["2"])
        let worst = try #require(finding["worst"] as? [String: Any])
        #expect(worst["measure"] as? Double == 20)
    }

    @Test func aRuleSaysWhereItIsWritten() throws {
        let plain = try Self.finding("box.width <= 180")
        #expect((plain["sources"] as? [String])?.first?.hasPrefix("<stdin>:5:") == true)
        let named = try Self.finding("low")
        #expect(named["severity"] as? String == "warning")
        #expect(named["message"] as? String == "box.height >= 60: a thumb")
        #expect((named["sources"] as? [String])?.first?.hasPrefix("<stdin>:5:") == true)
    }

    @Test func anExpectedFrameIsComparedAfterItsStepAlone() throws {
        let finding = try Self.finding("expect[0]")
        let place = try #require(finding["where"] as? [String: Any])
        #expect(place["variants"] as? Int == 2)
        #expect(place["steps"] as? [String] == ["1"])
        #expect((finding["worst"] as? [String: Any])?["measure"] as? Double == 10)
        #expect((finding["sources"] as? [String])?.first?.hasPrefix("<stdin>:8:") == true)
    }

    @Test func anExpectedRuleIsHeldAfterItsStepAlone() throws {
        // 10 + 200 is not below 200; 10 + 150 is, and 10 + 100.
        let finding = try Self.finding("box.right < 200")
        let place = try #require(finding["where"] as? [String: Any])
        #expect(place["steps"] as? [String] == ["2"])
        #expect((finding["sources"] as? [String])?.first?.hasPrefix("<stdin>:9:") == true)
    }

    @Test func whatIsExpectedAndSoIsNotTold() throws {
        let kept = Self.job.replacing("[10, 10, 140, 50]", with: "[10, 10, 150, null]")
            .replacing("box.right < 200", with: "box.right <= 210")
        let rules = try Self.findings(kept).compactMap { $0["rule"] as? String }
        #expect(!rules.contains("expect[0]") && !rules.contains("box.right <= 210"))
    }

    @Test func proposalsAsJSONAreASpecificationFile() throws {
        let console = Console(input: Self.job)
        let code = Program.run(["infer", "-", "--json", "--limit", "3"], console: console)
        #expect(code == .success)
        let text = console.captured.results
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let rules = try #require(document["rules"] as? [Any])
        #expect(document["screen"] as? String == "j")
        #expect((1...3).contains(rules.count))
        // What holds today holds when it is read again.
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "rules.json")
        try Data(text.utf8).write(to: file)
        let again = Console(input: Self.job)
        _ = Program.run(["check", "-", "--assertions", file.path, "--json"], console: again)
        let told = again.captured.results
        for rule in rules {
            let words = (rule as? String) ?? ((rule as? [String: Any])?["assert"] as? String) ?? "?"
            #expect(!told.contains("\"rule\":\"\(words)\""))
        }
    }
}
