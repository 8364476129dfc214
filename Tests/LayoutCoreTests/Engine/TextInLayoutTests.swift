import LayoutSolver
import Testing

@testable import LayoutCore

/// Texts give views their sizes: by measuring, by tables, by locale and by category. Characters are half a font size wide
/// and lines 1.2 font sizes high here.
struct TextInLayoutTests {
    private static func solve(
        _ title: ViewNode, width: Double = 200, category: String = "large", locale: String? = nil,
        strings: [String: [String: String]] = [:], data: [Job.DataRow] = []
    ) throws -> [Double] {
        let layout = Layout(
            root: ViewNode(id: "root", children: [title, ViewNode(id: "below")]),
            constraints: [
                try Constraint(parsing: "l: title.left == root.left"),
                try Constraint(parsing: "t: title.top == root.top"),
                try Constraint(parsing: "r: title.right <= root.right"),
                try Constraint(parsing: "bt: below.lastBaseline == title.lastBaseline"),
                try Constraint(parsing: "bh: below.height == 1"),
                try Constraint(parsing: "bl: below.left == title.right"),
                try Constraint(parsing: "bw: below.width == 1"),
            ])
        var job = Job(id: "job", layout: "layout", sweep: "sweep")
        job.strings = strings
        job.data = data
        var solver = try JobSolver(
            JobSpecification(job: job, layout: layout, blocks: []),
            textMeasurer: TableTextMeasurer())
        var environment = Environment(size: Size(width, 400))
        environment.textSize = category
        environment.locale = locale
        let result = try solver.solve(
            Variant(index: 0, environment: environment, data: data.isEmpty ? nil : 0))
        // The title's frame, then where its last baseline is.
        return Array(result.values[4..<8]) + [result.values[9] + 1]
    }

    private static func label(_ text: LocalizedText, lines: Int = 1, style: String? = nil)
        -> ViewNode
    {
        var node = ViewNode(id: "title", kind: .label)
        node.text = text
        node.numberOfLines = lines
        node.font = FontDescription(size: 20, textStyle: style)
        return node
    }

    @Test func oneLineHasItsNaturalSize() throws {
        let values = try Self.solve(Self.label(LocalizedText(value: "twelve chars")))
        #expect(values == [0, 0, 120, 24, 18])
    }

    @Test func aLongTextWrapsAtTheSolvedWidth() throws {
        // 12 + 1 + 12 characters of 10 points: 250 in one line, two lines of 120.
        let text = LocalizedText(value: "twelve_chars twelve_chars")
        #expect(try Self.solve(Self.label(text, lines: 0), width: 300) == [0, 0, 250, 24, 18])
        #expect(try Self.solve(Self.label(text, lines: 0)) == [0, 0, 200, 48, 42])
        #expect(try Self.solve(Self.label(text)) == [0, 0, 200, 24, 18])
    }

    @Test func categoryLocaleAndDataChangeIt() throws {
        // Body is 17 points at large and 28 at the first accessibility size: 8.5 and 14 a character.
        let body = Self.label(LocalizedText(value: "1234567890"), style: "body")
        #expect(try Self.solve(body)[2] == 85)
        #expect(try Self.solve(body, category: "accessibility1")[2] == 140)
        let keyed = Self.label(LocalizedText(key: "go", value: "Go"))
        let strings = ["de": ["go": "Gehen"]]
        #expect(try Self.solve(keyed, locale: "de-AT", strings: strings)[2] == 50)
        #expect(try Self.solve(keyed, locale: "fr", strings: strings)[2] == 20)
        let row = Job.DataRow(id: "long", texts: ["title": "Go now"])
        #expect(try Self.solve(keyed, data: [row])[2] == 60)
    }

    @Test func buttonsHaveRoomAndTablesComeFirst() throws {
        var button = Self.label(LocalizedText(value: "Button"))
        button.kind = .button
        #expect(try Self.solve(button) == [0, 0, 60, 36, 24])
        var table = Self.label(LocalizedText(value: "any"), lines: 0)
        table.sizeTable = [
            SizeTableRow(size: Size(150, 60), maximumWidth: 250),
            SizeTableRow(size: Size(300, 20)),
        ]
        #expect(try Self.solve(table, width: 400)[3] == 20)
        #expect(try Self.solve(table, width: 200) == [0, 0, 200, 60, 60])
    }
}
