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

    /// In landscape the rule takes the safe area away and turns the direction; what is set by an update comes after it.
    @Test func rulesChangeTheEnvironment() throws {
        var layout = try Self.layout(
            [ViewNode(id: "box")],
            [
                "box.leading == root.leading + 5", "box.top == root.safe.top", "box.width == 10",
                "box.height == 10",
            ])
        layout.rules = [
            .init(
                predicate: .orientation(.landscape),
                updates: [.setSafeArea(.zero), .setDirection(.rightToLeft)])
        ]
        var environment = Environment(size: Size(100, 200))
        environment.safeArea.top = 40
        var solver = try FamilySolver(layout, in: environment)
        #expect(try Self.frame(&solver, 1) == [5, 40, 10, 10])
        try solver.apply([.resize(Size(200, 100))])
        #expect(try Self.frame(&solver, 1) == [185, 0, 10, 10])
        try solver.apply([.setSafeArea(EdgeInsets(top: 7, left: 0, bottom: 0, right: 0))])
        #expect(try Self.frame(&solver, 1) == [185, 7, 10, 10])
        try solver.apply([.resize(Size(100, 200))])
        #expect(try Self.frame(&solver, 1) == [5, 7, 10, 10])
        // An environment that is set is another one: the rule comes after it.
        solver.environment.size = Size(300, 200)
        #expect(solver.environment.safeArea.top == 7)
        #expect(try Self.frame(&solver, 1) == [285, 0, 10, 10])
    }

    /// The interval of an open place follows what it depends on, whatever was asked before.
    @Test func intervalsOfOpenPlacesFollowTheirNumbers() throws {
        let layout = try Self.layout(
            [ViewNode(id: "box")],
            [
                "box.left >= root.left + 10", "right: box.right <= root.right - 10",
                "box.width == 30", "box.top == root.top", "box.height == 10",
            ])
        var solver = try FamilySolver(layout, in: Environment(size: Size(100, 200)))
        for (width, height, constant, upper) in [
            (100.0, 200.0, -10.0, 60.0), (100, 50, -10, 60), (150, 50, -10, 110),
            (150, 50, -20, 100), (100, 200, -10, 60),
        ] {
            solver.environment.size = Size(width, height)
            try solver.apply([.setConstant("right", constant)])
            let report = try solver.solve().report
            #expect(report.ambiguities.map(\.item) == ["box"])
            #expect(report.ambiguities.map(\.lower) == [10])
            #expect(report.ambiguities.map(\.upper) == [upper])
        }
    }

    @Test func repeatedNumbersLeaveOneUpdateEach() {
        var history = UpdateHistory()
        for value in 1...100 {
            history.append([.setConstant("a", Double(value)), .setParameter("a", Double(value))])
        }
        #expect(history.list == [.setConstant("a", 100), .setParameter("a", 100)])
        history.append([.activate(["a"]), .setConstant("a", 1)])
        #expect(history.list.count == 4)
        for width in 1...100 {
            history.append([.resize(Size(Double(width), 10)), .setDirection(.rightToLeft)])
        }
        #expect(history.list.count == 6)
        history.forgetEnvironment()
        history.append([.setConstant("a", 2)])
        #expect(history.list.count == 5)
    }
}
