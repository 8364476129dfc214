import LayoutSolver

/// Views pinned at both sides of their superview with insets that differ.
struct LopsidedCheck: Check {
    var definition: CheckDefinition {
        CheckDefinition(
            id: "lopsided", summary: "A view has another inset at its left than at its right.",
            rule:
                "Required constraints pin the left and the right edge of a visible view to its superview or guides "
                + "of it, and the two insets differ by more than the tolerance.",
            severity: "note",
            controls: [
                "Views in scroll views are left out, and so are those with an edge at the superview's own: a "
                    + "hairline that begins at the text is usual.",
                "Views tagged \"lopsided:ok\" are left out.",
            ],
            options: [.tolerance],
            examples: [
                CheckExample(
                    "A form 16 points from the left and 36 from the right",
                    layout: LopsidedCheck.example(right: 36), findings: ["note form"]),
                CheckExample(
                    "One that stands 20 points off a guide at its left alone",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "form" } ] },
                          "guides": [ { "id": "column", "owner": "screen" } ],
                          "constraints": [ "column.left == screen.left + 30", "column.right == screen.right - 30",
                            "column.top == screen.top", "column.bottom == screen.bottom", "form.leading == column.leading + 20",
                            "form.trailing == column.trailing", "form.top == screen.top + 40", "form.height == 90" ] }
                        """,
                    findings: ["note form"]),
                CheckExample(
                    "One 16 points from both", layout: LopsidedCheck.example(right: 16)),
                CheckExample(
                    "A hairline from the text to the edge", layout: LopsidedCheck.example(right: 0)),
            ])
    }

    private static func example(right: Int) -> String {
        """
        { "root": { "id": "screen", "children": [ { "id": "form" } ] },
          "constraints": [ "form.leading == screen.leading + 16", "form.trailing == screen.trailing - \(right)",
            "form.top == screen.top + 40", "form.height == 90" ] }
        """
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        let tolerance = options.value(.tolerance, of: "lopsided")
        let trace = screen.trace
        return screen.tree.pinnedAcross.compactMap { pinned in
            guard screen.isVisible(pinned.item), let frame = screen.frames[pinned.item],
                let outer = screen.frames[pinned.parent]
            else { return nil }
            let item = screen.tree.items[pinned.item]
            guard item.scroller == nil, !item.hasTag("lopsided:ok") else { return nil }
            let left = frame.left - outer.left
            let right = outer.right - frame.right
            guard trace.isGreater(left, tolerance), trace.isGreater(right, tolerance),
                !trace.isNear(left, right, within: tolerance)
            else { return nil }
            return Hit(
                .note, views: [item.id],
                message: "\(item.id) has another inset at its left than at its right",
                measure: Measure(trace.max(left - right, right - left)),
                constraints: pinned.constraints)
        }
    }
}

extension ScreenTree {
    /// A view whose left and right edges required constraints pin to its superview.
    struct PinnedAcross: Sendable {
        /// Its number.
        var item: Int
        /// Its superview's.
        var parent: Int
        /// The two constraints, by name or canonical text.
        var constraints: [String]
    }

    /// The views that are pinned across, to the superview or a guide of it, in tree order. O(constraints).
    static func pinnedAcross(
        _ items: [ScreenItem], _ constraints: [Constraint], _ numbers: [String: Int]
    ) -> [PinnedAcross] {
        var starts: [Int: String] = [:]
        var ends: [Int: String] = [:]
        for constraint in constraints
        where constraint.relation == .equal
            && constraint.priority >= LinearConstraint.requiredPriority && !constraint.isGenerated
        {
            guard let second = constraint.second else { continue }
            for (inner, outer) in [(constraint.first, second), (second, constraint.first)] {
                guard inner.item.part == .body, let number = numbers[inner.item.id],
                    let parent = items[number].parent, items[number].node != nil,
                    let other = numbers[outer.item.id],
                    other == parent || items[other].node == nil && items[other].parent == parent
                else { continue }
                switch inner.attribute {
                case .left, .leading: starts[number] = constraint.key
                case .right, .trailing: ends[number] = constraint.key
                default: break
                }
            }
        }
        return items.compactMap { item in
            guard let parent = item.parent, let start = starts[item.number],
                let end = ends[item.number]
            else { return nil }
            return PinnedAcross(item: item.number, parent: parent, constraints: [start, end])
        }
    }
}
