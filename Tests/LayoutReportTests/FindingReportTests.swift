import Foundation
import FoundationXML
import LayoutCore
import LayoutReport
import Testing

/// Findings in every form, from one job.
@Suite struct FindingReportTests {
    static let jobFile = """
        { "version": 1, "layouts": { "l": { "root": { "id": "screen", "children": [
            { "id": "one", "kind": "button", "text": "A & B", "intrinsicSize": [200, 44], "source": "Login.swift:12" },
            { "id": "two", "kind": "button", "text": "Two", "intrinsicSize": [160, 44] },
            { "id": "close", "kind": "button", "intrinsicSize": [32, 32] } ] },
          "constraints": [ "one.leading == screen.leading", "one.top == screen.top + 100",
            { "name": "end", "first": "two.trailing", "relation": "==", "second": "screen.trailing", "source": "Login.swift:20" },
            "two.top == one.top", "close.leading == screen.leading", "close.top == screen.top + 200" ] } },
          "sweeps": { "s": [ { "widths": { "from": 320, "to": 430, "step": 1 }, "heights": 667, "scale": 2 } ] },
          "jobs": [ { "id": "login", "layout": "l", "sweep": "s" } ] }
        """

    static func findings() throws -> JobFindings {
        let specification = try #require(
            JobFileReader.readAll(Array(jobFile.utf8), file: "login.json").flatMap(\.specifications)
                .first)
        let rules = ["overlap", "conflict", "small-target"]
        let checks = Checks.all.filter { rules.contains($0.definition.id) }
        var checker = try JobChecker(specification, checks: checks)
        var collector = FindingCollector(specification)
        let failures = try checker.run(into: &collector)
        #expect(failures.isEmpty)
        return JobFindings(
            specification, file: "login.json", findings: collector.findings(), all: collector.all,
            rules: rules)
    }

    @Test func peopleReadEachCauseOnce() throws {
        // one ends at 200, two begins at W - 160: they overlap by 360 - W, more than 0.5 below 359.5.
        #expect(
            FindingText.lines(try Self.findings()) == [
                "login  111 variants  1 error, 1 warning",
                "  error   overlap       two overlaps one, by up to 40 pt",
                "                        width [320, 359.5), 40 of 111 variants",
                "                        worst at portrait 320x667  Login.swift:20",
                "  warning small-target  close is smaller than 44 pt, by up to 12 pt",
                "                        everywhere",
                "                        worst at portrait 320x667",
            ])
    }

    @Test func linesAreJSON() throws {
        let findings = try Self.findings()
        var bytes: [UInt8] = []
        FindingLine.append(try #require(findings.findings.first), of: findings, to: &bytes)
        let object = try #require(
            JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        #expect(object["rule"] as? String == "overlap")
        #expect(object["views"] as? [String] == ["one", "two"])
        let place = try #require(object["where"] as? [String: Any])
        let widths = try #require((place["widths"] as? [[String: Any]])?.first)
        #expect(widths["from"] as? Double == 320)
        #expect(widths["to"] as? Double == 359.5)
        #expect(widths["ends"] as? String == "[)")
        let boundary = try #require(object["boundary"] as? [String: Any])
        #expect(boundary["size"] as? [Double] == [359.5, 667])
        #expect(boundary["variant"] == nil)
        let good = try #require(object["firstGood"] as? [String: Any])
        #expect(good["size"] as? [Double] == [360, 667])
        #expect(
            object["reproduce"] as? [String] == [
                "layoutctl", "check", "login.json", "--job", "login", "--widths", "320",
                "--heights",
                "667",
            ])
        let document = FindingLine.document([findings])
        #expect(try JSONSerialization.jsonObject(with: Data(document)) is [String: Any])
    }

    @Test func aCaseForEachScreenAndRule() throws {
        let text = JUnitReport.document([try Self.findings()])
        let parser = JUnitReader()
        let reader = XMLParser(data: Data(text.utf8))
        reader.delegate = parser
        #expect(reader.parse())
        #expect(parser.cases == ["overlap", "conflict", "small-target"])
        #expect(parser.failures == ["overlap"])
        #expect(parser.counts == ["3", "1"])
    }

    @Test func anAnnotationForEachCause() throws {
        #expect(
            GitHubAnnotations.lines([try Self.findings()]) == [
                "::error file=Login.swift,line=20,title=overlap in login::two overlaps one, by up to 40 pt; "
                    + "width [320, 359.5), 40 of 111 variants",
                "::warning file=login.json,title=small-target in login::close is smaller than 44 pt, by up to 12 pt; everywhere",
            ])
    }

    @Test func sarifHasAResultForEachCause() throws {
        let bytes = SARIFReport.document(
            [try Self.findings()], rules: [("overlap", "Two views overlap.")], version: "1")
        let object = try #require(
            JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        let run = try #require((object["runs"] as? [[String: Any]])?.first)
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.map { $0["ruleId"] as? String } == ["overlap", "small-target"])
    }

    /// Where a finding is said to be, by the text of its source: file, line and column, in GitHub's and in SARIF's words.
    @Test(
        arguments: [
            (
                "App/Main.storyboard:323:57", "file=App/Main.storyboard,line=323,col=57",
                "App/Main.storyboard", 323, 57
            ),
            ("Login.swift:12", "file=Login.swift,line=12", "Login.swift", 12, nil),
            (
                "My App/a:b.rules:2:3", "file=My App/a%3Ab.rules,line=2,col=3",
                "My%20App/a%3Ab.rules", 2, 3
            ),
            ("Login.swift", "file=Login.swift", "Login.swift", nil, nil),
            // A rule of an input without a name is in the job's file.
            ("4:5", "file=login.json,line=4,col=5", "login.json", 4, 5),
        ] as [(String, String, String, Int?, Int?)])
    func saysFileLineAndColumn(
        _ source: String, _ properties: String, _ uri: String, _ line: Int?, _ column: Int?
    ) throws {
        var job = try Self.findings()
        job.findings = [try #require(job.findings.first)]
        job.findings[0].sources = [source]
        #expect(
            GitHubAnnotations.lines([job]).first?.hasPrefix("::error \(properties),title=") == true)
        let bytes = SARIFReport.document([job], rules: [], version: "1")
        let place = try #require(Self.physicalLocations(bytes).first)
        #expect((place["artifactLocation"] as? [String: String])?["uri"] == uri)
        let region = place["region"] as? [String: Int]
        #expect(region?["startLine"] == line)
        #expect(region?["startColumn"] == column)
    }

    @Test func aFileOfAJobIsNotReadAsAPlace() throws {
        var job = try Self.findings()
        job.findings = [try #require(job.findings.last)]
        job.file = "login:12"
        #expect(
            GitHubAnnotations.lines([job]).first?.hasPrefix("::warning file=login%3A12,title=")
                == true)
        let place = try #require(
            Self.physicalLocations(SARIFReport.document([job], rules: [], version: "1")).first)
        #expect(place["region"] == nil)
    }

    /// The places of a SARIF document's results.
    private static func physicalLocations(_ bytes: [UInt8]) throws -> [[String: Any]] {
        let object = try #require(
            JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        let run = try #require((object["runs"] as? [[String: Any]])?.first)
        let results = try #require(run["results"] as? [[String: Any]])
        return results.compactMap { result in
            (result["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any]
        }
    }

    /// A box of one height, of another, and in a sweep of sizes that has no place for either.
    static func conflicts() throws -> JobFindings {
        let file = """
            { "version": 1, "layouts": { "l": { "root": { "id": "screen", "children": [ { "id": "box" } ] },
              "constraints": [ "box.left == screen.left", "box.width == 100", "up: box.top == screen.top",
                "tall: box.height == 900", "down: box.bottom == screen.bottom" ] } },
              "sweeps": { "s": [ { "widths": 375, "heights": 667 } ] },
              "jobs": [ { "id": "box", "layout": "l", "sweep": "s" } ] }
            """
        let specification = try #require(
            JobFileReader.readAll(Array(file.utf8), file: "box.json").flatMap(\.specifications)
                .first)
        let checks = Checks.all.filter { $0.definition.id == "conflict" }
        var checker = try JobChecker(specification, checks: checks)
        var collector = FindingCollector(specification)
        _ = try checker.run(into: &collector)
        return JobFindings(
            specification, file: "box.json", findings: collector.findings(), all: collector.all,
            rules: ["conflict"])
    }

    /// The four of which none can be missed, in the order of `solve`.
    private static func isTheSet(_ lines: some Collection<String>) -> Bool {
        let texts = lines.map { $0.trimmingCharacters(in: .whitespaces) }
        let given = texts.map { $0.replacing("  <- given up", with: "") }
        return given == [
            "- down: box.bottom == screen.bottom", "- tall: box.height == 900",
            "- up: box.top == screen.top", "- screen.height == 667  (implicit)",
        ] && texts.filter { $0.hasSuffix("<- given up") }.count == 1
    }

    @Test func aConflictIsToldWithItsConstraints() throws {
        let job = try Self.conflicts()
        let lines = FindingText.lines(job)
        #expect(lines.count == 8, "\(lines)")
        #expect(Self.isTheSet(lines.suffix(4)), "\(lines)")
        #expect(JUnitReport.document([job]).contains("screen.height == 667  (implicit)"))
        let annotation = try #require(GitHubAnnotations.lines([job]).first)
        #expect(
            Self.isTheSet(annotation.components(separatedBy: "%0A").dropFirst()), "\(annotation)")
        let sarif = String(
            decoding: SARIFReport.document([job], rules: [], version: "1"), as: UTF8.self)
        #expect(sarif.contains(#"\n- screen.height == 667  (implicit)""#))
    }

    @Test func aConflictIsASetForPrograms() throws {
        let job = try Self.conflicts()
        let finding = try #require(job.findings.first)
        var bytes: [UInt8] = []
        FindingLine.append(finding, of: job, to: &bytes)
        let object = try #require(
            JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        let conflict = try #require(object["conflict"] as? [String: Any])
        #expect(conflict["members"] as? [String] == ["down", "tall", "up"])
        #expect(conflict["implicit"] as? [String] == ["screen.height == 667"])
        let givenUp = try #require(conflict["givenUp"] as? String)
        #expect(["down", "tall", "up"].contains(givenUp))
    }

    @Test func aLargeConflictIsToldInTwentyLines() throws {
        var job = try Self.conflicts()
        job.findings[0].conflict?.implicit = (1...30).map { "fact \($0)" }
        let lines = FindingText.lines(job)
        #expect(lines.last?.trimmingCharacters(in: .whitespaces) == "and 13 more")
        #expect(lines.count == 4 + 20 + 1)
        #expect(FindingText.lines(job, limit: nil).count == 4 + 33)
    }

    /// What workers record holds the set beside the hit.
    @Test func recordedConflictsHaveTheirSet() throws {
        let conflict = VariantReport.Conflict(
            givenUp: "a", members: ["a", "b"], implicit: ["screen.width == 1"])
        let other = VariantReport.Conflict(givenUp: "c", members: ["c"], implicit: [])
        let hit = RuledHit(
            rule: "conflict",
            hit: Hit(.error, views: [], detail: "a; a; b", message: "", conflict: conflict))
        let report = VariantReport(conflicts: [other, conflict], hits: [ReportedHit(hit)])
        #expect(report.ruledHits == [hit])
    }

    @Test func thePageHoldsWhatTheChecksSay() throws {
        let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "docs/checks.md")
        let text = try String(contentsOf: url, encoding: .utf8)
        let start = try #require(text.range(of: "a test compares -->\n")?.upperBound)
        let end = try #require(text.range(of: "<!-- end -->")?.lowerBound)
        let expected = ChecksPage.lines.map { $0 + "\n" }.joined()
        #expect(
            String(text[start..<end]) == expected,
            "put the output of `layoutctl checks --markdown` there")
    }
}

/// Collects what a dashboard reads of JUnit XML.
private final class JUnitReader: NSObject, XMLParserDelegate {
    var cases: [String] = []
    var failures: [String] = []
    var counts: [String] = []

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        switch name {
        case "testcase": cases.append(attributes["name"] ?? "")
        case "failure": failures.append(attributes["type"] ?? "")
        case "testsuite": counts = [attributes["tests"] ?? "", attributes["failures"] ?? ""]
        default: break
        }
    }
}
