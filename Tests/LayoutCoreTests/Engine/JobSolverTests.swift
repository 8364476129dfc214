import LayoutSolver
import Testing

@testable import LayoutCore

/// The engine's promises that no single case shows: history, order and kept solvers change no bit.
struct JobSolverTests {
    private static func specification(_ layout: Layout, _ steps: [[Update]] = [])
        -> JobSpecification
    {
        var job = Job(id: "job", layout: "layout", sweep: "sweep")
        job.steps = steps
        return JobSpecification(job: job, layout: layout, blocks: [])
    }

    private static func variant(_ size: Size, step: Int? = nil) -> Variant {
        var environment = Environment(size: size)
        environment.safeArea = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
        return Variant(index: 0, environment: environment, step: step)
    }

    private static func isSame(_ first: VariantResult, _ second: VariantResult) -> Bool {
        first.values.map(\.bitPattern) == second.values.map(\.bitPattern)
            && first.status == second.status && first.report == second.report
    }

    /// What is too large to be told on the grid is no frame; neither is what is no number at all. Both were taken for views
    /// that are removed, or stood in frames as they were.
    @Test(arguments: [
        ("a.left == screen.left + 1e13", 1.0, true), ("a.left == screen.left - 1e13", 1, true),
        ("a.left == screen.left + 1e11", 1, false), ("a.left == screen.left", 1e300, true),
        ("a.left == screen.left - 9223372036854775808", 1, true),
    ])
    func aFrameBeyondAllScreensIsNoAnswer(text: String, factor: Double, isBeyond: Bool) throws {
        var layout = Layout(root: ViewNode(id: "screen", children: [ViewNode(id: "a")]))
        for text in [
            text, "a.top == screen.top", "a.height == screen.height * \(factor)", "a.width == 1",
        ] {
            layout.constraints.append(try Constraint(parsing: text))
        }
        let specification = Self.specification(layout)
        var solver = try JobSolver(specification)
        let result = try solver.solve(Self.variant(Size(375, 667)))
        #expect(result.status.contains(.failed) == isBeyond)
        let reason = "a has a place or size of more than 1000000000000 points"
        #expect(result.report.failure == (isBeyond ? reason : nil))
    }

    private static let sizes = [Size(375, 667), Size(667, 375)]

    @Test(arguments: [UInt64](1...5))
    func historyCannotShow(seed: UInt64) throws {
        let random = RandomLayout(seed: seed, stepCount: 4)
        let specification = Self.specification(random.layout, random.steps)
        var backwards = random.layout
        backwards.constraints.reverse()
        var warm = try JobSolver(specification)
        var reordered = try JobSolver(Self.specification(backwards, random.steps))
        var order = SeededGenerator(seed)
        var points: [Variant] = []
        for size in Self.sizes {
            for step in random.steps.indices { points.append(Self.variant(size, step: step)) }
        }
        points.shuffle(using: &order)
        for point in points {
            let result = try warm.solve(point)
            var cold = try JobSolver(specification)
            #expect(result.report.failure == nil)
            #expect(Self.isSame(result, try cold.solve(point)), "warm and cold")
            #expect(Self.isSame(result, try reordered.solve(point)), "order of constraints")
            let hasNoNumber = result.values.contains { $0.isNaN }
            #expect(!hasNoNumber)
        }
    }

    @Test(arguments: [UInt64](200...203))
    func aLiveScreenAnswersAsAJobDoes(seed: UInt64) throws {
        var random = RandomLayout(seed: seed, stepCount: 5)
        random.layout.rules = [
            .init(predicate: .orientation(.landscape), updates: [.setConstant("c1", 33)])
        ]
        var job = try JobSolver(Self.specification(random.layout, random.steps))
        var live = try FamilySolver(random.layout, in: Self.variant(Size(375, 667)).environment)
        for step in random.steps.indices {
            try live.apply(random.steps[step])
            let answer = try live.solve()
            let expected = try job.solve(Self.variant(Size(375, 667), step: step))
            #expect(Self.isSame(answer, expected))
            let before = live.builtSolverCount
            var isRefused = false
            do {
                try live.apply([.resize(Size(1, 1)), .setConstant("nothing", 1)])
            } catch {
                isRefused = true
            }
            #expect(isRefused)
            #expect(Self.isSame(try live.solve(), expected))
            #expect(live.builtSolverCount == before)
        }
    }

    @Test func aConstantOfALiveScreenBuildsNothing() throws {
        let layout = Layout(
            root: ViewNode(id: "root", children: [ViewNode(id: "box")]),
            constraints: [
                try Constraint(parsing: "x: box.left == root.left + 5"),
                try Constraint(parsing: "y: box.top == root.top"),
                try Constraint(parsing: "w: box.width == root.width - 20"),
                try Constraint(parsing: "h: box.height == 10"),
            ])
        var live = try FamilySolver(layout, in: Environment(size: Size(100, 100)))
        #expect(Array(try live.solve().values[4...]) == [5, 0, 80, 10])
        try live.apply([.setConstant("x", 7), .setConstant("w", -50)])
        #expect(Array(try live.solve().values[4...]) == [7, 0, 50, 10])
        try live.apply([.rotate, .resize(Size(300, 40))])
        #expect(Array(try live.solve().values[4...]) == [7, 0, 250, 10])
        #expect(live.builtSolverCount == 1)
        try live.apply([.deactivate(["h"]), .add(try Constraint(parsing: "t: box.height == 20"))])
        #expect(Array(try live.solve().values[4...]) == [7, 0, 250, 20])
        try live.apply([.activate(["h"]), .remove(["t"])])
        #expect(Array(try live.solve().values[4...]) == [7, 0, 250, 10])
        #expect(live.builtSolverCount == 2)
    }

    @Test(arguments: [UInt64](100...115))
    func rightToLeftIsTheMirrorImage(seed: UInt64) throws {
        let random = RandomLayout(seed: seed, stepCount: 0, isDirectional: true)
        var solver = try JobSolver(Self.specification(random.layout))
        var plain = Environment(size: Size(400, 300))
        let straight = try solver.solve(Variant(index: 0, environment: plain))
        plain.direction = .rightToLeft
        plain.scale = 3
        let mirrored = try solver.solve(Variant(index: 1, environment: plain))
        guard straight.status.isEmpty else { return }
        #expect(mirrored.status.isEmpty)
        let items = solver.items.items
        for (number, item) in items.enumerated() {
            guard let parent = item.parent else { continue }
            let frame = straight.values[(number * 4)..<(number * 4 + 4)].map { $0 }
            let other = mirrored.values[(number * 4)..<(number * 4 + 4)].map { $0 }
            let expected = straight.values[parent * 4 + 2] - frame[0] - frame[2]
            #expect(abs(other[0] - expected) < 0x1p-16, "\(item.id)")
            #expect(Array(other[1...]) == Array(frame[1...]), "\(item.id)")
            let rounded = PixelRounding.rounded(
                Frame(frame[0], frame[1], frame[2], frame[3]), scale: 3)
            let shift = max(
                abs(rounded.x - frame[0]), abs(rounded.x + rounded.width - frame[0] - frame[2]))
            #expect(shift <= 1 / 6.0 + 0x1p-10)
        }
    }

    @Test(arguments: [true, false])
    func rotationThereAndBack(switchesConstraints: Bool) throws {
        var layout = Layout(
            root: ViewNode(id: "root", children: [ViewNode(id: "box")]),
            constraints: [
                try Constraint(parsing: "x: box.left == root.left"),
                try Constraint(parsing: "y: box.top == root.top + 10"),
                try Constraint(parsing: "w: box.width == root.width * 0.5"),
                try Constraint(parsing: "h: box.height == 50"),
                try Constraint(parsing: "wide: box.height == root.height"),
            ])
        layout.constraints[4].isActive = false
        let updates: [Update] =
            switchesConstraints
            ? [.deactivate(["h"]), .activate(["wide"])] : [.setConstant("h", 20)]
        layout.rules = [.init(predicate: .orientation(.landscape), updates: updates)]
        var solver = try JobSolver(Self.specification(layout))
        let portrait = try solver.solve(Self.variant(Size(300, 400)))
        let landscape = try solver.solve(Self.variant(Size(400, 300)))
        let back = try solver.solve(Self.variant(Size(300, 400)))
        #expect(Array(portrait.values[4...]) == [0, 10, 150, 50])
        #expect(Array(landscape.values[4...]) == [0, 10, 200, switchesConstraints ? 300 : 20])
        #expect(Self.isSame(portrait, back))
        #expect(solver.builtSolverCount == (switchesConstraints ? 2 : 1))
        #expect(portrait.trace.builtSolver)
        #expect(!back.trace.builtSolver)
    }

    @Test func anAddedNameTakesThePlaceOfTheOld() throws {
        let layout = Layout(
            root: ViewNode(id: "root", children: [ViewNode(id: "box")]),
            constraints: [
                try Constraint(parsing: "x: box.left == root.left"),
                try Constraint(parsing: "y: box.top == root.top"),
                try Constraint(parsing: "w: box.width == 10"),
                try Constraint(parsing: "h: box.height == 10"),
            ])
        let steps: [[Update]] = [
            [.add(try Constraint(parsing: "w: box.width == root.width"))],
            [.setConstant("w", -30)],
        ]
        var solver = try JobSolver(Self.specification(layout, steps))
        for (step, width) in [100.0, 70].enumerated() {
            let result = try solver.solve(Self.variant(Size(100, 100), step: step))
            #expect(result.values[6] == width)
            #expect(result.status.isEmpty)
        }
    }

    @Test func solversLeaveWhenThereAreTooMany() throws {
        let layout = Layout(
            root: ViewNode(id: "root", children: [ViewNode(id: "box")]),
            constraints: [
                try Constraint(parsing: "x: box.left == root.left"),
                try Constraint(parsing: "y: box.top == root.top"),
                try Constraint(parsing: "w: box.width == root.width"),
                try Constraint(parsing: "h: box.height == 10"),
            ])
        let count = WarmFamily.warmCapacity + 2
        let steps = (1...count).map { [Update.setMultiplier("w", Double($0))] }
        var solver = try JobSolver(Self.specification(layout, steps))
        for _ in 0..<2 {
            for step in steps.indices {
                let result = try solver.solve(Self.variant(Size(100, 100), step: step))
                #expect(result.values[6] == Double(step + 1) * 100)
            }
        }
        // In this order each solver has left when its turn comes again.
        #expect(solver.builtSolverCount == 2 * count)
    }

    @Test func reportsNameWhatFightsAndWhatIsOpen() throws {
        let layout = Layout(
            root: ViewNode(id: "root", children: [ViewNode(id: "box")]),
            constraints: [
                try Constraint(parsing: "box.left == root.left"),
                try Constraint(parsing: "box.width == 24 @500"),
                try Constraint(parsing: "box.width >= 30 @500"),
                try Constraint(parsing: "top: box.top == root.top + 300"),
                try Constraint(parsing: "box.bottom == root.bottom - 300"),
            ])
        var solver = try JobSolver(Self.specification(layout))
        let result = try solver.solve(Self.variant(Size(400, 500)))
        #expect(
            result.report.conflicts == [
                VariantReport.Conflict(
                    givenUp: "box.bottom == root.bottom - 300",
                    members: ["box.bottom == root.bottom - 300", "top"],
                    implicit: ["box.height >= 0", "root.height == 500"])
            ])
        let log = ConflictLog(Self.specification(layout)).text(
            try #require(result.report.conflicts.first))
        #expect(
            log.split(separator: "\n").suffix(8) == [
                "(",
                "    \"<NSLayoutConstraint box.bottom == root.bottom - 300   (active)>\",",
                "    \"<NSLayoutConstraint 'top' box.top == root.top + 300   (active)>\",",
                "    \"<box.height >= 0   (implicit)>\",",
                "    \"<root.height == 500   (implicit)>\"", ")",
                "Will attempt to recover by breaking constraint",
                "<NSLayoutConstraint box.bottom == root.bottom - 300   (active)>",
            ])
        #expect(
            result.report.ambiguities.first
                == VariantReport.Ambiguity(
                    item: "box", axis: .horizontal, attribute: .width, lower: 24, upper: 30))
        #expect(result.status == [.conflict, .ambiguous])
    }

    @Test func mistakesAreAllReported() {
        var layout = Layout(root: ViewNode(id: "root", children: [ViewNode(id: "title")]))
        layout.constraints = [
            Constraint(
                Anchor(ItemReference("titel"), .left), .equal, Anchor(ItemReference("root"), .left)),
            Constraint(
                Anchor(ItemReference("title"), .width), .equal, Anchor(ItemReference("root"), .left)
            ),
        ]
        let specification = Self.specification(layout, [[.setConstant("gap", 1)]])
        let diagnostics = LayoutValidator.diagnostics(specification)
        #expect(
            diagnostics.map(\.code) == [
                "unknown-item", "size-with-location", "unknown-constraint",
            ])
        #expect(diagnostics.first?.suggestion == "title")
        #expect(
            diagnostics.map(\.path) == ["constraints[0]", "constraints[1]", "steps[0][0]"])
    }
}
