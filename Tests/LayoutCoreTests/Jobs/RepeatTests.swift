import Testing

@testable import LayoutCore

/// Repeats of hostile files: a small file may ask for much, and is read in time and memory that stay bounded.
@Suite struct RepeatTests {
    /// Reads a layout whose constraints or lists are given; the layout, and codes of what is wrong.
    private func read(_ members: String) throws -> (layout: Layout?, diagnostics: [Diagnostic]) {
        let text = "{\"root\": {\"id\": \"a\", \"children\": [{\"id\": \"b\"}]}, \(members)}"
        let source = SourceText(Array(text.utf8), file: nil)
        let node = try #require(JSONParser.parse(source).node)
        let reader = JSONReader(source)
        return (reader.layout(node, .root), reader.diagnostics)
    }

    /// With a copy of all names for each, 300,000 names are 45,000,000,000 entries.
    @Test(.timeLimit(.minutes(1))) func manyNamesAreReadInTime() throws {
        let count = 100_000
        let (layout, diagnostics) = try read(
            """
            "constraints": [{"repeat": {"over": \(count), "template": [
              "x{index}: b.left == a.left", "y{index}: b.top == a.top", "z{index}: b.width == 9"]}}]
            """)
        #expect(diagnostics == [])
        #expect(Set((layout?.constraints ?? []).compactMap(\.name)).count == 3 * count)
    }

    /// Names are claimed still: by repeats, by objects and by texts.
    @Test func namesThatStandTwiceAreTold() throws {
        let (_, diagnostics) = try read(
            """
            "constraints": ["c1: b.left == a.left", {"repeat": {"over": 3, "template": "c{index}: b.top == a.top"}},
              {"name": "c2", "first": "b.width", "relation": "==", "constant": 9}]
            """)
        #expect(diagnostics.map(\.code) == ["duplicate-name", "duplicate-name"])
        #expect(diagnostics.map { $0.message.contains("'c1'") } == [true, false])
        #expect(diagnostics.map { $0.message.contains("'c2'") } == [false, true])
    }
}
