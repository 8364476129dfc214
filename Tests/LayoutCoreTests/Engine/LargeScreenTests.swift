import LayoutSolver
import Testing

@testable import LayoutCore

/// Deep trees and screens of thousands of views have answers; each frame is what a formula says.
struct LargeScreenTests {
    private static let environment = Environment(size: Size(400, 800))

    private static func frames(
        _ solver: inout FamilySolver, at size: Size
    ) throws -> (VariantResult, [String: Frame]) {
        solver.environment.size = size
        let result = try solver.solve()
        var frames: [String: Frame] = [:]
        for (number, item) in solver.items.items.enumerated() {
            let values = result.values[(number * 4)..<(number * 4 + 4)].map { $0 }
            frames[item.id] = Frame(values[0], values[1], values[2], values[3])
        }
        return (result, frames)
    }

    /// Each view stands in the former, a point inside all its edges.
    @Test func aHundredNestedViews() throws {
        var view = ViewNode(id: "v100")
        for level in (1..<100).reversed() {
            view = ViewNode(id: "v\(level)", children: [view])
        }
        var layout = Layout(root: ViewNode(id: "v0", children: [view]))
        for level in 1...100 {
            let (inner, outer) = ("v\(level)", "v\(level - 1)")
            for line in [
                "\(inner).leading == \(outer).leading + 1", "\(inner).top == \(outer).top + 1",
                "\(inner).trailing == \(outer).trailing - 1",
                "\(inner).bottom == \(outer).bottom - 1",
            ] { layout.constraints.append(try Constraint(parsing: line)) }
        }
        var solver = try FamilySolver(layout, in: Self.environment)
        for width in [400.0, 250] {
            let (result, frames) = try Self.frames(&solver, at: Size(width, 800))
            #expect(result.status.isEmpty)
            for level in 1...100 {
                let inset = Double(2 * level)
                #expect(frames["v\(level)"] == Frame(1, 1, width - inset, 800 - inset))
            }
        }
    }

    /// Stack views with margins of a point, one inside the other, fitted around a label at the bottom of it all.
    @Test func aHundredNestedStackViews() throws {
        var view = ViewNode(id: "s100", kind: .label)
        view.intrinsicSize = IntrinsicSize(50, 20)
        for level in (1..<100).reversed() {
            view = ViewNode(id: "s\(level)", kind: .stack, children: [view])
            view.stack?.axis = level % 2 == 0 ? .vertical : .horizontal
            view.stack?.isMarginsRelative = true
            view.margins = EdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
            view.insetsMarginsFromSafeArea = false
        }
        var layout = Layout(root: ViewNode(id: "root", children: [view]))
        layout.constraints = [
            try Constraint(parsing: "s1.left == root.left"),
            try Constraint(parsing: "s1.top == root.top"),
        ]
        var solver = try FamilySolver(layout, in: Self.environment)
        let (result, frames) = try Self.frames(&solver, at: Size(400, 800))
        #expect(result.status.isEmpty)
        for level in 1...100 {
            let start: Double = level == 1 ? 0 : 1
            let around = Double(2 * (100 - level))
            #expect(frames["s\(level)"] == Frame(start, start, 50 + around, 20 + around))
        }
    }

    /// A list of a thousand rows of four views each, one below the other.
    @Test func aScreenOfFiveThousandViews() throws {
        var root = ViewNode(id: "root")
        var layout = Layout(root: root)
        for number in 0..<1000 {
            var row = ViewNode(id: "row\(number)")
            row.children = ["icon", "title", "value", "line"].map { ViewNode(id: "\($0)\(number)") }
            root.children.append(row)
            layout.constraints += try Self.rowConstraints(number)
        }
        layout.root = root
        var solver = try FamilySolver(layout, in: Self.environment)
        #expect(solver.items.items.count == 5001)
        for (width, value) in [(400.0, 80.0), (200, 24)] {
            let (result, frames) = try Self.frames(&solver, at: Size(width, 800))
            #expect(result.status.isEmpty)
            for number in 0..<1000 {
                let top = Double(44 * number)
                #expect(frames["row\(number)"] == Frame(0, top, width, 44))
                #expect(frames["icon\(number)"] == Frame(16, 10, 24, 24))
                #expect(frames["title\(number)"] == Frame(52, 12, width / 2, 20))
                #expect(frames["value\(number)"] == Frame(width - 16 - value, 12, value, 20))
                #expect(frames["line\(number)"] == Frame(52, 43.5, width - 52, 0.5))
            }
        }
    }

    /// The value is 80 wide where the title leaves room for it.
    private static func rowConstraints(_ number: Int) throws -> [Constraint] {
        let (row, icon, title) = ("row\(number)", "icon\(number)", "title\(number)")
        let (value, line) = ("value\(number)", "line\(number)")
        return try [
            "\(row).leading == root.leading", "\(row).trailing == root.trailing",
            "\(row).top == \(number == 0 ? "root.top" : "row\(number - 1).bottom")",
            "\(row).height == 44", "\(icon).leading == \(row).leading + 16",
            "\(icon).width == 24", "\(icon).height == 24", "\(icon).centerY == \(row).centerY",
            "\(title).leading == \(icon).trailing + 12", "\(title).width == \(row).width * 0.5",
            "\(title).height == 20", "\(title).centerY == \(row).centerY",
            "\(value).trailing == \(row).trailing - 16",
            "\(value).leading >= \(title).trailing + 8", "\(value).width == 80 @750",
            "\(value).height == 20", "\(value).centerY == \(row).centerY",
            "\(line).leading == \(title).leading", "\(line).trailing == \(row).trailing",
            "\(line).height == 0.5", "\(line).bottom == \(row).bottom",
        ].map { try Constraint(parsing: $0) }
    }

    /// A forgotten block of constraints: every place is open on both axes, and the answer comes all the same.
    @Test func aThousandViewsWithoutConstraints() throws {
        let count = 1_000
        let children = (0..<count).map { ViewNode(id: "v\($0)") }
        let layout = Layout(root: ViewNode(id: "root", children: children))
        for direction in LayoutDirection.allCases {
            var environment = Self.environment
            environment.direction = direction
            var solver = try FamilySolver(layout, in: environment)
            let result = try solver.solve()
            #expect(result.status == .ambiguous)
            #expect(result.report.ambiguities.count == 2 * count)
            #expect(
                Set(result.report.ambiguities.map(\.item)) == Set((0..<count).map { "v\($0)" }))
            #expect(
                result.report.ambiguities.allSatisfy {
                    $0.lower == nil && $0.upper == nil
                        && $0.attribute == ($0.axis == .horizontal ? .left : .top)
                })
        }
    }
}
