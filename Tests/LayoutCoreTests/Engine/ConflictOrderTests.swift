import Testing

@testable import LayoutCore

/// Which of the constraints that cannot all hold is given up (semantics.md, "Where there is no answer, or more than one").
@Suite struct ConflictOrderTests {
    /// What is given up of constraints on a view in a root of 300 × 500 points; names are the keys.
    private static func givenUp(_ constraints: [String: String]) throws -> [String] {
        let layout = Layout(
            root: ViewNode(id: "root", children: [ViewNode(id: "box"), ViewNode(id: "other")]),
            constraints: try constraints.map { try Constraint(parsing: "\($0.key): \($0.value)") })
        let specification = JobSpecification(
            job: Job(id: "job", layout: "layout", sweep: "sweep"), layout: layout, blocks: [])
        var solver = try JobSolver(specification)
        let variant = Variant(
            index: 0, environment: Environment(size: Size(300, 500)), step: nil)
        return try solver.solve(variant).report.conflicts.map(\.givenUp)
    }

    private static let orders = [
        ["a", "b", "c"], ["a", "c", "b"], ["b", "a", "c"], ["b", "c", "a"], ["c", "a", "b"],
        ["c", "b", "a"],
    ]

    @Test(arguments: orders)
    func ofAPlaceAndASizeItIsTheFarEdgeWhateverTheNames(_ names: [String]) throws {
        let edges = [
            ("leading", "width", "trailing"), ("left", "width", "right"),
            ("top", "height", "bottom"),
            ("topMargin", "height", "bottomMargin"), ("leadingMargin", "width", "trailingMargin"),
        ]
        for (near, size, far) in edges {
            let constraints = [
                names[0]: "box.\(near) == root.\(near)", names[1]: "box.\(size) == 10",
                names[2]: "box.\(far) == root.\(far)",
            ]
            #expect(try Self.givenUp(constraints) == [names[2]], "\(near) to \(far)")
        }
    }

    @Test(arguments: orders)
    func ofARowItIsWhatEndsItAndNotAGap(_ names: [String]) throws {
        let constraints = [
            names[0]: "other.left == box.right + 8", names[1]: "root.right == other.right",
            names[2]: "box.left == root.left", "widths": "box.width == other.width",
            "width": "box.width == 40",
        ]
        #expect(try Self.givenUp(constraints) == [names[1]])
    }

    @Test(arguments: [("a", "b"), ("b", "a")])
    func ofBothFarEdgesItIsTheBottom(_ names: (String, String)) throws {
        // A square between all four edges of a root that is none.
        #expect(
            try Self.givenUp([
                "left": "box.left == root.left", "top": "box.top == root.top",
                "square": "box.width == box.height", names.0: "box.right == root.right",
                names.1: "box.bottom == root.bottom",
            ]) == [names.1])
    }

    @Test(arguments: [("a", "b"), ("b", "a")])
    func ofTwoAlikeItIsTheLaterName(_ names: (String, String)) throws {
        #expect(
            try Self.givenUp([names.0: "box.width == 10", names.1: "box.width == 20"]) == ["b"])
        #expect(
            try Self.givenUp([
                names.0: "box.right == root.right", names.1: "box.right == root.right - 5",
            ]) == ["b"])
    }
}
