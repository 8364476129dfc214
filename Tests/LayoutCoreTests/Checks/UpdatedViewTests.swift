import Testing

@testable import LayoutCore

/// Checks look at views as updates left them, not as they were written.
@Suite struct UpdatedViewTests {
    private func findings(_ layout: String, check: any Check) throws -> [String] {
        let collector = try CheckRunning.collect(
            CheckRunning.job(layout: layout, sweep: "{ \"devices\": [\"iphone-8\"] }"),
            checks: [check])
        return collector.findings().map { finding in
            "\(finding.severity) \(finding.cause.views.joined(separator: " "))"
        }
    }

    /// 251 hugs the natural width; after the update both wishes are at 250.
    @Test func huggingThatARuleSetsFights() throws {
        let layout = """
            { "root": { "id": "screen", "children": [ { "id": "go", "kind": "button", "intrinsicSize": [80, 34],
                "hugging": { "horizontal": 251, "vertical": 250 } } ] },
              "constraints": [ "go.left == screen.left", "go.top == screen.top", "go.width == 200 @250" ],
              "when": [ { "if": "width > 0", "apply": [
                { "set": "go.hugging", "to": { "horizontal": 250, "vertical": 250 } } ] } ] }
            """
        #expect(try findings(layout, check: NearTieCheck()) == ["warning go"])
    }

    @Test(arguments: [(250, 1000, ["note go"]), (1000, 250, [])])
    func huggingThatARuleSetsIsRequired(
        written: Int, set: Int, findings wanted: [String]
    ) throws {
        let layout = """
            { "root": { "id": "screen", "children": [ { "id": "go", "kind": "button", "text": "Go", "intrinsicSize": [60, 44],
                "hugging": { "horizontal": \(written), "vertical": 250 } } ] },
              "constraints": [ "go.left == screen.left", "go.top == screen.top", "go.width == 60" ],
              "when": [ { "if": "width > 0", "apply": [
                { "set": "go.hugging", "to": { "horizontal": \(set), "vertical": 250 } } ] } ] }
            """
        #expect(try findings(layout, check: FixedHuggingCheck()) == wanted)
    }

    @Test(arguments: [("horizontal", "vertical", ["warning row"]), ("vertical", "horizontal", [])])
    func theAxisOfAStackThatARuleTurns(
        written: String, set: String, findings wanted: [String]
    ) throws {
        let layout = """
            { "root": { "id": "screen", "children": [ { "id": "row", "kind": "stack", "stack": { "axis": "\(written)" },
                "children": [ { "id": "title", "kind": "label", "text": "Title", "intrinsicSize": [60, 20] } ] } ] },
              "constraints": [ "row.left == screen.left", "row.top == screen.top", "row.height == 20" ],
              "when": [ { "if": "width > 0", "apply": [ { "set": "row.axis", "to": "\(set)" } ] } ] }
            """
        #expect(try findings(layout, check: FixedTextHeightCheck()) == wanted)
    }
}
