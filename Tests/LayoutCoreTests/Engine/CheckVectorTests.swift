import LayoutSolver
import Testing

@testable import LayoutCore

/// Check vectors V1 to V22 of the semantics, whose results were solved another way or recorded on Apple's software.
struct CheckVectorTests {
    /// A view by its natural size.
    private static func view(
        _ id: String, _ width: Double?, _ height: Double? = 20, hugging: Double = 250,
        resistance: Double = 750, kind: ViewNode.Kind = .view
    ) -> ViewNode {
        var view = ViewNode(id: id, kind: kind)
        view.intrinsicSize = IntrinsicSize(width, height)
        view.hugging.horizontal = hugging
        view.compressionResistance.horizontal = resistance
        return view
    }

    private static func row(
        _ views: [ViewNode], _ distribution: StackSettings.Distribution = .fill,
        spacing: Double = 0
    ) -> ViewNode {
        var row = ViewNode(id: "row", kind: .stack, children: views)
        row.stack?.distribution = distribution
        row.stack?.spacing = spacing
        return row
    }

    private static func layout(_ views: [ViewNode], _ lines: [String]) throws -> Layout {
        Layout(
            root: ViewNode(id: "root", children: views),
            constraints: try lines.map { try Constraint(parsing: $0) })
    }

    private static func solve(
        _ layout: Layout, _ environment: Environment = Environment(size: Size(1000, 1000))
    ) throws -> (result: VariantResult, frames: [String: Frame]) {
        var solver = try FamilySolver(layout, in: environment)
        let result = try solver.solve()
        var frames: [String: Frame] = [:]
        for (number, item) in solver.items.items.enumerated() {
            let values = result.values[(number * 4)...]
            let first = values.startIndex
            frames[item.id] = Frame(
                values[first], values[first + 1], values[first + 2], values[first + 3])
        }
        return (result, frames)
    }

    /// Widths of views in a row of a width.
    private static func widths(_ row: ViewNode, _ width: Double) throws -> [Double] {
        let lines = [
            "row.left == root.left", "row.top == root.top", "row.width == \(width)",
            "row.height == 100",
        ]
        let frames = try solve(try layout([row], lines)).frames
        return row.children.map { ((frames[$0.id]?.width ?? .nan) * 1000).rounded() / 1000 }
    }

    /// The interval of a view's width over all optimal answers.
    private static func interval(_ layout: Layout, _ id: String) throws -> [Double?] {
        let index = LayoutIndex(layout)
        let specification = JobSpecification(
            job: Job(id: "job", layout: "layout", sweep: "sweep"), layout: layout, blocks: [])
        let lowered = Lowering.lower(
            LayoutState(layout, index: index), index: index, direction: .leftToRight, fitting: nil,
            editable: EditableNames(specification))
        let parameters = lowered.parameters.map { source -> Double in
            if case .rootSize = source { return 1000 }
            return 0
        }
        var solver = try ParametricSolver(lowered.problem)
        let item = try #require(index.number(of: id))
        let found = try solver.ambiguityIntervals(
            of: [.variable(lowered.variables[item * 4 + 2])], at: parameters)
        return [found[0].lower, found[0].upper]
    }

    // MARK: Priorities

    private static let tenAgainstOne =
        Array(repeating: "w.width == 0 @250", count: 10) + ["w.width == 100 @251"]

    static let levelVectors: [(String, [String], Double, Double)] = [
        ("V1", ["w.width == 24 @500", "w.width >= 30 @500"], 24.0, 30.0),
        ("V2", ["w.width == 24 @500", "w.width >= 30 @525"], 30, 30),
        ("V3", ["w.width == 120 @250", "w.width == 75 @750"], 75, 75),
        ("V4", ["w.width == 10 @500", "w.width == 20 @500", "w.width == 100 @500"], 20, 20),
        (
            "V5", tenAgainstOne, 100,
            100
        ),
    ]

    @Test(arguments: levelVectors)
    func levels(_ name: String, _ lines: [String], _ lower: Double, _ upper: Double) throws {
        let place = ["w.left == root.left", "w.top == root.top", "w.height == 10"]
        let layout = try Self.layout([ViewNode(id: "w")], place + lines)
        #expect(try Self.interval(layout, "w") == [lower, upper], "\(name)")
    }

    // MARK: Stack views

    @Test func v6ProportionsWithMargins() throws {
        var row = Self.row([Self.view("a", 25), Self.view("b", 75)], .fillProportionally)
        row.stack?.isMarginsRelative = true
        row.margins = EdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        #expect(try Self.widths(row, 200) == [50, 130])
    }

    @Test func v7ProportionsWithSpacing() throws {
        let views = [Self.view("a", 160), Self.view("b", 80), Self.view("c", 40)]
        let row = Self.row(views, .fillProportionally, spacing: 10)
        #expect(try Self.widths(row, 300) == [160, 80, 40])
        #expect(try Self.widths(row, 600) == [320, 160, 100])
    }

    @Test func v8TheLastOfManyTakesTheError() throws {
        let views = (0..<24).map { Self.view("v\($0)", 1) }
        let widths = try Self.widths(Self.row(views, .fillProportionally, spacing: 1), 300)
        #expect(widths == Array(repeating: 6.383, count: 23) + [130.191])
    }

    @Test func v9TextSharesTheRow() throws {
        var label = Self.view("label", 900, hugging: 251, resistance: 749, kind: .label)
        label.numberOfLines = 0
        let toggle = Self.view("toggle", 49, 31, hugging: 750)
        #expect(try Self.widths(Self.row([label, toggle], spacing: 8), 343) == [167.5, 167.5])
        let firm = Self.view("toggle", 49, 31, hugging: 760)
        #expect(try Self.widths(Self.row([label, firm], spacing: 8), 343) == [286, 49])
    }

    static let intervalVectors: [(String, Double, [[Double]])] = [
        ("V10", 200.0, [[80.0, 160], [0, 80], [0, 40]]),
        ("V11", 400, [[160, 280], [80, 200], [40, 160]]),
    ]

    @Test(arguments: intervalVectors)
    func equalPrioritiesLeaveIntervals(
        _ name: String, _ width: Double, _ intervals: [[Double]]
    ) throws {
        let views = [Self.view("a", 160), Self.view("b", 80), Self.view("c", 40)]
        let layout = try Self.layout(
            [Self.row(views)],
            [
                "row.left == root.left", "row.top == root.top", "row.width == \(width)",
                "row.height == 10",
            ])
        for (view, expected) in zip(views, intervals) {
            #expect(try Self.interval(layout, view.id) == expected, "\(name) \(view.id)")
        }
        #expect(try Self.solve(layout).result.status == .ambiguous)
    }

    @Test func v12AndV13TheWeakerGives() throws {
        let stretched = [Self.view("a", 100, hugging: 251), Self.view("b", 80)]
        #expect(try Self.widths(Self.row(stretched), 300) == [100, 200])
        let squeezed = [Self.view("a", 100, resistance: 751), Self.view("b", 80)]
        #expect(try Self.widths(Self.row(squeezed), 150) == [100, 50])
    }

    static let gapVectors: [(String, StackSettings.Distribution, Double, Double, Double)] = [
        ("V14", StackSettings.Distribution.equalSpacing, 10.0, 60.0, 60.0),
        ("V15", .equalCentering, 0, 30, 90),
    ]

    @Test(arguments: gapVectors)
    func equalGaps(
        _ name: String, _ distribution: StackSettings.Distribution, _ spacing: Double,
        _ first: Double, _ second: Double
    ) throws {
        let views = [Self.view("a", 160), Self.view("b", 80), Self.view("c", 40)]
        let layout = try Self.layout(
            [Self.row(views, distribution, spacing: spacing)],
            ["row.left == root.left", "row.top == root.top", "row.width == 400"])
        let frames = try Self.solve(layout).frames
        let (a, b, c) = (
            try #require(frames["a"]), try #require(frames["b"]), try #require(frames["c"])
        )
        #expect([b.x - a.x - a.width, c.x - b.x - b.width] == [first, second], "\(name)")
    }

    @Test func v16TheTallestViewIsTheRowsHeight() throws {
        var row = Self.row([Self.view("a", 10, 200), Self.view("b", 10, 100)])
        row.stack?.alignment = .center
        let layout = try Self.layout([row], ["row.left == root.left", "row.top == root.top"])
        #expect(try Self.solve(layout).frames["row"] == Frame(0, 0, 20, 200))
    }

    // MARK: Rounding, direction, text, insets

    @Test func v17CentredImage() throws {
        let layout = try Self.layout(
            [Self.view("image", 83, 96)],
            ["image.centerX == root.centerX", "image.centerY == root.centerY"])
        let frame = try #require(
            try Self.solve(layout, Environment(size: Size(402, 874))).frames["image"])
        let rounded = PixelRounding.rounded(frame, scale: 3)
        let left = 479 / 3.0
        #expect(rounded.x == left)
        #expect(rounded.y == 389)
        #expect(abs(rounded.width - 83) < 1e-9)
        #expect(rounded.height == 96)
    }

    @Test func v18HalvesGoUp() {
        #expect(PixelRounding.rounded(950.25, scale: 2) == 950.5)
        #expect(PixelRounding.rounded(950.2, scale: 2) == 950)
    }

    @Test func v19MultipliersAreNotMirrored() throws {
        let layout = try Self.layout(
            [Self.view("v", 30)], ["v.trailing == root.trailing * 0.8", "v.top == root.top"])
        var environment = Environment(size: Size(320, 100))
        #expect(try Self.solve(layout, environment).frames["v"]?.x == 226)
        environment.direction = .rightToLeft
        #expect(try Self.solve(layout, environment).frames["v"]?.x == 0)
    }

    @Test func v20HeightOfALine() {
        let lines = LineMetrics(systemFontSize: 17)
        #expect(PixelGrid.roundUp(lines.lineHeight, scale: 2) == 20.5)
    }

    @Test func v21ColumnOfLabels() throws {
        var column = ViewNode(
            id: "column", kind: .stack,
            children: [
                Self.view("a", 44.5, 20.5), Self.view("b", 43, 20.5), Self.view("c", 39.5, 19.5),
            ])
        column.stack?.axis = .vertical
        column.stack?.alignment = .leading
        let layout = try Self.layout(
            [column], ["column.centerX == root.centerX", "column.centerY == root.centerY"])
        let frames = try Self.solve(layout, Environment(size: Size(375, 667))).frames
        let rounded = PixelRounding.rounded(try #require(frames["column"]), scale: 2)
        #expect(rounded == Frame(165.5, 303.5, 44.5, 60.5))
        #expect(frames["a"] == Frame(0, 0, 44.5, 20.5))
        #expect(frames["b"] == Frame(0, 20.5, 43, 20.5))
        #expect(frames["c"] == Frame(0, 41, 39.5, 19.5))
    }

    @Test func v22WhatOfTheSafeAreaReachesIn() throws {
        let layout = try Self.layout(
            [ViewNode(id: "child", children: [Self.view("inner", 10, 10)])],
            [
                "child.left == root.left", "child.right == root.right",
                "child.top == root.top + 20", "child.bottom == root.bottom",
                "inner.top == child.safe.top", "inner.left == child.left",
            ])
        var environment = Environment(size: Size(400, 800))
        environment.safeArea.top = 59
        #expect(try Self.solve(layout, environment).frames["inner"]?.y == 39)
    }
}
