import Testing

@testable import LayoutCore

/// Where a job file has what findings are about.
@Suite struct JobFilePlacesTests {
    private static let text = """
        { "layouts": {
            "one": { "root": { "id": "screen", "children": [
                { "id": "box", "kind": "button" }, { "id": "größer" }, { "id": "after" } ] },
              "guides": [ { "id": "middle" } ],
              "constraints": [ "box.left==screen.left", "tall: box.height == 90",
                { "name": "wide", "first": "box.width", "relation": "==", "constant": 3 }, "no constraint" ] },
            "two": { "root": { "id": "box" } } } }
        """

    /// Line and column of a literal, counted in characters.
    private static func place(of literal: String) throws -> String {
        let range = try #require(text.firstRange(of: literal))
        let lines = text[..<range.lowerBound].split(
            separator: "\n", omittingEmptySubsequences: false)
        return "a.json:\(lines.count):\((lines.last?.count ?? 0) + 1)"
    }

    @Test(arguments: [
        ("box", #""box", "kind""#), ("größer", #""größer""#), ("after", #""after""#),
        ("middle", #""middle""#),
    ]) func findsViewsAndGuides(_ item: String, _ literal: String) throws {
        let places = JobFilePlaces(Array(Self.text.utf8), file: "a.json")
        #expect(
            places.places(constraints: [], items: [item], inLayout: "one") == [
                try Self.place(of: literal)
            ])
    }

    /// By name, or by the text that findings write, whatever the blanks.
    @Test(arguments: [
        ("box.left == screen.left", #""box.left=="#), ("tall", #""tall:"#),
        ("wide", #"{ "name": "wide""#),
    ]) func findsConstraints(_ constraint: String, _ literal: String) throws {
        let places = JobFilePlaces(Array(Self.text.utf8), file: "a.json")
        let place = try Self.place(of: literal)
        #expect(
            places.places(
                constraints: [constraint, "nowhere", constraint], items: [], inLayout: "one")
                == [place])
        #expect(
            places.places(constraints: [constraint], items: ["after", "gone"], inLayout: "one")
                == [place, try Self.place(of: #""after""#)])
    }

    @Test func eachLayoutHasItsOwn() throws {
        let places = JobFilePlaces(Array(Self.text.utf8), file: "a.json")
        #expect(
            places.places(constraints: ["tall"], items: ["box"], inLayout: "two") == [
                try Self.place(of: #""box" } } }"#)
            ])
        #expect(places.places(constraints: [], items: ["box"], inLayout: "three") == [])
    }

    @Test(arguments: ["", "{", "[]", #"{ "layouts": [] }"#]) func aTextThatIsNoneHasNone(
        _ text: String
    ) {
        let places = JobFilePlaces(Array(text.utf8), file: "a.json")
        #expect(places.places(constraints: ["a"], items: ["b"], inLayout: "one") == [])
    }
}
