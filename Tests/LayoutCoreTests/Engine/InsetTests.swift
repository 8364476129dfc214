import LayoutSolver
import Testing

@testable import LayoutCore

/// Margins, readable content and baselines of stack views, worked out by hand (semantics 3.2, 4.3, 4.4).
struct InsetTests {
    /// Frame of the inner view for a card whose left edge is `left` from a root of `width`.
    private static func inner(
        part: String, left: Double, width: Double, safeLeft: Double = 0,
        sizeClass: SizeClass = .compact
    ) throws -> [Double] {
        var card = ViewNode(id: "card", children: [ViewNode(id: "inner")])
        card.preservesSuperviewMargins = true
        var root = ViewNode(id: "root", children: [card])
        root.respectsSystemMargins = true
        let layout = Layout(
            root: root,
            constraints: [
                try Constraint(parsing: "cl: card.left == root.left + \(left)"),
                try Constraint(parsing: "cr: card.right == root.right"),
                try Constraint(parsing: "ct: card.top == root.top"),
                try Constraint(parsing: "cb: card.bottom == root.bottom"),
                try Constraint(parsing: "il: inner.left == \(part).left"),
                try Constraint(parsing: "ir: inner.right == \(part).right"),
                try Constraint(parsing: "it: inner.top == \(part).top"),
                try Constraint(parsing: "ih: inner.height == 10"),
            ])
        var solver = try JobSolver(
            JobSpecification(
                job: Job(id: "job", layout: "layout", sweep: "sweep"), layout: layout, blocks: []))
        var environment = Environment(size: Size(width, 300))
        environment.safeArea.left = safeLeft
        environment.horizontalSizeClass = sizeClass
        let result = try solver.solve(Variant(index: 0, environment: environment))
        #expect(result.status.isEmpty)
        return Array(result.values[8..<12])
    }

    @Test func marginsKeepOutOfTheSuperviews() throws {
        // The root's 16 reach 6 into a card that begins at 10: its own 8 are more.
        #expect(try Self.inner(part: "card.margins", left: 10, width: 400) == [8, 8, 366, 10])
        // At 0 the root's 16 are more than 8.
        #expect(try Self.inner(part: "card.margins", left: 0, width: 400) == [16, 8, 368, 10])
        // 16 and 59 of the safe area; the card's own would be 8 and 59.
        #expect(
            try Self.inner(part: "card.margins", left: 0, width: 800, safeLeft: 59)
                == [75, 8, 709, 10])
        // The card begins inside the safe area: 59 - 40 reach in, 75 - 40 of the root's margin.
        #expect(
            try Self.inner(part: "card.margins", left: 40, width: 800, safeLeft: 59)
                == [35, 8, 709, 10])
        // 20 at the sides in regular width, nothing above.
        #expect(
            try Self.inner(part: "root.margins", left: 0, width: 800, sizeClass: .regular)
                == [20, 0, 760, 10])
    }

    @Test func readableContentIsCentred() throws {
        #expect(
            try Self.inner(part: "root.readable", left: 0, width: 1024, sizeClass: .regular)
                == [176, 0, 672, 10])
        #expect(try Self.inner(part: "root.readable", left: 0, width: 390) == [16, 0, 358, 10])
    }

    @Test(arguments: [(true, 20.0), (false, 64)])
    func aColumnLendsItsBaseline(isFirst: Bool, place: Double) throws {
        var views = ["upper", "lower"].map { id in
            var view = ViewNode(id: id)
            view.intrinsicSize = IntrinsicSize(50, 30)
            view.firstBaselineFromTop = 20
            view.lastBaselineFromBottom = 6
            return view
        }
        views[1].intrinsicSize = IntrinsicSize(50, 40)
        var column = ViewNode(id: "column", kind: .stack, children: views)
        column.stack?.axis = .vertical
        let attribute = isFirst ? "firstBaseline" : "lastBaseline"
        let layout = Layout(
            root: ViewNode(id: "root", children: [column, ViewNode(id: "mark")]),
            constraints: [
                try Constraint(parsing: "cl: column.left == root.left"),
                try Constraint(parsing: "ct: column.top == root.top"),
                try Constraint(parsing: "mt: mark.top == column.\(attribute)"),
                try Constraint(parsing: "ml: mark.left == root.left"),
                try Constraint(parsing: "mw: mark.width == 4"),
                try Constraint(parsing: "mh: mark.height == 4"),
            ])
        var solver = try JobSolver(
            JobSpecification(
                job: Job(id: "job", layout: "layout", sweep: "sweep"), layout: layout, blocks: []))
        let result = try solver.solve(
            Variant(index: 0, environment: Environment(size: Size(320, 480))))
        // First: 20 below the top. Last: below the upper 30, the lower 40 less 6.
        let mark = solver.items.items.firstIndex { $0.id == "mark" } ?? 0
        #expect(result.values[mark * 4 + 1] == place)
    }
}
