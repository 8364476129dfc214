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

    /// Repeats that skip all their elements make nothing, and take no time: going through them is 2,000,000,000 steps.
    @Test(.timeLimit(.minutes(1))) func skippedElementsTakeNoTime() throws {
        let nothing = "{\"repeat\": {\"over\": 100000, \"skip\": 100000, \"template\": 1}}"
        let (layout, diagnostics) = try read(
            """
            "constraints": [\(String(repeating: nothing + ",", count: 20_000))
              {"repeat": {"over": 5, "skip": 3, "template": "c{index}: b.top == a.top + {value}"}},
              {"repeat": {"over": [0], "skip": 3, "template": "no constraint"}}]
            """)
        #expect(diagnostics == [])
        #expect(
            layout?.constraints.map(\.text) == ["c3: b.top == a.top + 3", "c4: b.top == a.top + 4"])
    }

    /// Many repeats over a list of one large object look its members up: copying them for each is 400,000,000 steps.
    @Test func repeatsOverALargeElementTakeNoTime() throws {
        let members = (0..<20_000).map { "\"m\($0)\": \($0)" }.joined(separator: ", ")
        let repeats = (0..<20_000).map {
            "{\"repeat\": {\"over\": \"rows\", \"template\": \"b.top == a.top + {m\($0)}\"}}"
        }
        let (layout, diagnostics) = try read(
            """
            "lists": {"rows": [{\(members)}]}, "constraints": [\(repeats.joined(separator: ", "))]
            """)
        #expect(diagnostics == [])
        let constants = layout?.constraints.map(\.constant)
        #expect(constants == (0..<20_000).map { .number(Double($0)) })
    }

    /// Placeholders have the names that the element gives them.
    @Test func placeholdersThatAreUnknownAreToldWithThoseThereAre() throws {
        let expected = { (over: String) throws in
            try read(
                """
                "constraints": [{"repeat": {"over": \(over), "template": "b.top == a.top + {nexd}"}}]
                """
            ).diagnostics.map { "\($0.expected ?? "") \($0.suggestion ?? "")" }
        }
        #expect(try expected("1") == ["{index}, {next}, {previous}, {value} {next}"])
        #expect(
            try expected("[{\"nexx\": 1, \"index\": 2}]")
                == ["{index}, {next}, {nexx}, {previous} {next}"])
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

    /// A text of 100,000 bytes, and a template with it so many times.
    private func texts(_ count: Int, by placeholder: String = "{value}, ") -> String {
        let text = String(repeating: "x", count: 100_000)
        let template = String(repeating: placeholder, count: count)
        return """
            "lists": {"texts": ["\(text)"]}, "extraRoots": [{"id": "c", "children": [
              {"repeat": {"over": "texts", "template": {"id": "d", "text": "\(template)"}}}]}]
            """
    }

    @Test func textsOfRepeatsAreBounded() throws {
        let most = JSONReader.mostExpandedBytes / 100_002
        let (layout, none) = try read(texts(most))
        #expect(none == [])
        #expect(layout?.extraRoots.first?.children.first?.text?.value.utf8.count == most * 100_002)
        let (_, diagnostics) = try read(texts(most + 1))
        #expect(diagnostics.map(\.code) == ["too-large"])
        #expect(diagnostics.first?.path?.hasSuffix("repeat.template") == true)
    }

    /// Many repeats share the bound, and one that is beyond it is told once.
    @Test func boundIsTheFiles() throws {
        let text = String(repeating: "x", count: 100_000)
        let tag = """
            {"repeat": {"over": "texts", "template": {"id": "d{index}", "tags": ["{value}!", "{value}!"]}}}
            """
        let count = JSONReader.mostExpandedBytes / 200_000
        func children(_ count: Int) -> String {
            let texts = String(repeating: "\"\(text)\", ", count: 2)
            let repeats = (0..<count).map {
                tag.replacing("d{index}", with: "d\($0)-{index}")
            }
            return """
                "lists": {"texts": [\(texts)]},
                "extraRoots": [{"id": "c", "children": [\(repeats.joined(separator: ", "))]}]
                """
        }
        #expect(try read(children(count / 2 - 1)).diagnostics == [])
        #expect(try read(children(count / 2 + 2)).diagnostics.map(\.code) == ["too-large"])
    }

    /// A placeholder alone becomes the value itself, with everything in it.
    @Test func valuesThatStandForPlaceholdersCount() throws {
        let tags = Array(repeating: "\"t\"", count: 1000).joined(separator: ", ")
        let (_, diagnostics) = try read(
            """
            "lists": {"rows": [[\(tags)], [\(tags)]]}, "extraRoots": [{"id": "c", "children": [
              \((0..<501).map { """
                {"repeat": {"over": "rows", "template": {"id": "d\($0)-{index}", "tags": "{value}"}}}
                """ }.joined(separator: ", "))]}]
            """)
        #expect(diagnostics.map(\.code) == ["too-large"])
    }
}
