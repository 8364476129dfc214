import LayoutSolver
import Testing

@testable import LayoutCore

/// A live screen after updates answers as a fresh one that was written so from the start.
struct FamilySolverTests {
    private static func layout(_ children: [ViewNode], _ lines: [String]) throws -> Layout {
        var layout = Layout(root: ViewNode(id: "root", children: children))
        layout.constraints = try lines.map { try Constraint(parsing: $0) }
        return layout
    }

    private static func frame(_ solver: inout FamilySolver, _ item: Int) throws -> [Double] {
        Array(try solver.solve().values[(item * 4)..<(item * 4 + 4)])
    }

    @Test func parametersReachTheConstantsThatNameThem() throws {
        var layout = try Self.layout(
            [ViewNode(id: "box")],
            [
                "x: box.left == root.left + gap", "box.top == root.top + gap",
                "w: box.right == root.right - gap", "box.height == 10",
            ])
        layout.parameters = ["gap": 5]
        var solver = try FamilySolver(layout, in: Environment(size: Size(100, 100)))
        #expect(try Self.frame(&solver, 1) == [5, 5, 90, 10])
        try solver.apply([.setParameter("gap", 8)])
        #expect(try Self.frame(&solver, 1) == [8, 8, 84, 10])
        // A constant that was set follows the parameter no longer.
        try solver.apply([.setConstant("x", 20), .setParameter("gap", 1)])
        #expect(try Self.frame(&solver, 1) == [20, 1, 79, 10])
        #expect(solver.builtSolverCount == 1)
    }

    @Test func aStatedLengthThatIsAShareIsNoMereNumber() throws {
        var row = ViewNode(
            id: "row", kind: .stack, children: [ViewNode(id: "a"), ViewNode(id: "b")])
        row.stack?.distribution = .fillProportionally
        row.children[1].intrinsicSize = IntrinsicSize(30, 10)
        let layout = try Self.layout(
            [row],
            [
                "row.left == root.left", "row.right == root.right", "row.top == root.top",
                "row.height == 10", "wish: a.width == 30 @500",
            ])
        var solver = try FamilySolver(layout, in: Environment(size: Size(120, 100)))
        #expect(try Self.frame(&solver, 2)[2] == 60)
        try solver.apply([.setConstant("wish", 90)])
        #expect(try Self.frame(&solver, 2)[2] == 90)
    }

    @Test func rulesKeepWhatWasSet() throws {
        var layout = try Self.layout(
            [ViewNode(id: "box")],
            [
                "x: box.left == root.left", "box.top == root.top", "box.width == 10",
                "h: box.height == 10",
            ])
        layout.rules = [
            .init(
                predicate: .orientation(.landscape),
                updates: [.setConstant("h", 20), .setConstant("x", 1)])
        ]
        var solver = try FamilySolver(layout, in: Environment(size: Size(100, 200)))
        for value in 1...50 { try solver.apply([.setConstant("x", Double(value))]) }
        #expect(try Self.frame(&solver, 1) == [50, 0, 10, 10])
        try solver.apply([.rotate])
        #expect(try Self.frame(&solver, 1) == [50, 0, 10, 20])
        try solver.apply([.setConstant("x", 7)])
        #expect(try Self.frame(&solver, 1) == [7, 0, 10, 20])
        #expect(solver.builtSolverCount == 1)
    }

    @Test func repeatedNumbersLeaveOneUpdateEach() {
        var history = UpdateHistory()
        for value in 1...100 {
            history.append([.setConstant("a", Double(value)), .setParameter("a", Double(value))])
        }
        #expect(history.list == [.setConstant("a", 100), .setParameter("a", 100)])
        history.append([.activate(["a"]), .setConstant("a", 1)])
        #expect(history.list.count == 4)
    }
}
