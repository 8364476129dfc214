import Testing

@testable import LayoutCore

/// Findings that are accepted, and waivers that are none any more.
@Suite struct WaiverTests {
    static func finding(_ rule: String, _ views: [String], job: String = "login") -> Finding {
        Finding(
            job: job, cause: .init(rule: rule, views: views), severity: .error, message: "m",
            extent: FindingExtent(),
            worst: FindingPlace(Variant(index: 0, environment: Environment(size: Size(1, 1)))))
    }

    static func read(_ text: String) throws(DiagnosticList) -> [Waiver] {
        try Waiver.read(Array(text.utf8), file: "w.json", rules: ["overlap", "off-screen"])
    }

    @Test func acceptsWhatItNames() throws {
        let waivers = try Self.read(
            """
            { "version": 1, "waivers": [
              { "rule": "overlap", "job": "log*", "views": ["price"], "reason": "a badge", "expires": "2026-12-31" } ] }
            """)
        var list = WaiverList(waivers, day: Day(number: 20_261_231))
        let findings = [
            Self.finding("overlap", ["title", "price"]),
            Self.finding("overlap", ["title", "other"]),
            Self.finding("off-screen", ["price"]), Self.finding("overlap", ["price"], job: "card"),
        ]
        #expect(list.remaining(findings).map(\.id) == findings.dropFirst().map(\.id))
        #expect(list.useCount == 1)
        #expect(list.warnings.isEmpty)
    }

    @Test func expiresTheDayAfter() {
        let waiver = Waiver(
            rule: "overlap", reason: "r", expires: Day(number: 20_261_231), place: "w.json:3")
        var list = WaiverList([waiver], day: Day(number: 20_270_101))
        let findings = [Self.finding("overlap", ["a"])]
        #expect(list.remaining(findings) == findings)
        #expect(list.warnings.map(\.code) == ["expired-waiver"])
        #expect(list.warnings.first?.file == "w.json:3")
    }

    @Test func saysWhatIsOfNoUse() {
        var list = WaiverList([Waiver(rule: "overlap", reason: "r")], day: Day(number: 20_260_101))
        #expect(list.remaining([]).isEmpty)
        #expect(list.warnings.map(\.code) == ["unused-waiver"])
    }

    @Test func saysEveryMistakeWithItsPlace() throws {
        let error = try #require(throws: DiagnosticList.self) {
            try Self.read(
                """
                { "version": 1, "waivers": [
                  { "rule": "overlop", "reason": "r" },
                  { "rule": "overlap" },
                  { "rule": "overlap", "reason": "r", "expires": "31.12.2026" } ] }
                """)
        }
        #expect(error.diagnostics.map(\.code) == ["unknown-value", "missing-key", "unknown-value"])
        #expect(error.diagnostics.map(\.line) == [2, 3, 4])
        #expect(error.diagnostics.first?.suggestion == "overlap")
    }
}
