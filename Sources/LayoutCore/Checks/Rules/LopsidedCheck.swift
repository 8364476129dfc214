import LayoutSolver

/// Views pinned at both sides of their superview with insets that differ, and views that stand next to its middle.
struct LopsidedCheck: Check {
    /// Height up to which a view is a line, points.
    private static let hairline = 2.0
    private static let most = CheckOption(
        "most", 24, "pt", "distance from which a view is meant to stand beside the middle")

    var definition: CheckDefinition {
        CheckDefinition(
            id: "lopsided", summary: "A view has different insets, or stands next to the middle.",
            rule:
                "Required constraints pin the left and the right edge of a visible view to its superview or guides "
                + "of it, and the two insets differ by more than the tolerance; or a required constraint ties the "
                + "middle of a view to that of its superview, and leaves it off by no more than 24 pt.",
            severity: "note",
            controls: [
                "Subviews of scroll views are left out, and so are hairlines: one that begins at the text is usual.",
                "Two views that stand on either side of the same middle by the same distance are a pair.",
                "Views tagged \"lopsided:ok\" are left out.",
            ],
            options: [.tolerance, Self.most],
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
                    "A hairline from the text to the edge",
                    layout: LopsidedCheck.example(right: 0, height: "0.5")),
                CheckExample(
                    "A view 20 points above the middle", layout: LopsidedCheck.middle([-20]),
                    findings: ["note a"]),
                CheckExample("One in the middle", layout: LopsidedCheck.middle([0])),
                CheckExample("One well above it", layout: LopsidedCheck.middle([-60])),
                CheckExample(
                    "Two on either side of it", layout: LopsidedCheck.middle([-22, 22])),
            ])
    }

    /// Views that stand off the middle of the screen by some distances.
    private static func middle(_ distances: [Int]) -> String {
        let names = ["a", "b"].prefix(distances.count)
        let views = names.map { "{ \"id\": \"\($0)\" }" }.joined(separator: ", ")
        let constraints = zip(names, distances).map { name, distance in
            "\"\(name).centerY == screen.centerY \(distance < 0 ? "-" : "+") \(abs(distance))\", \"\(name).centerX == screen.centerX\", "
                + "\"\(name).width == 44\", \"\(name).height == 44\""
        }
        return "{ \"root\": { \"id\": \"screen\", \"children\": [ \(views) ] }, "
            + "\"constraints\": [ \(constraints.joined(separator: ", ")) ] }"
    }

    private static func example(right: Int, height: String = "90") -> String {
        """
        { "root": { "id": "screen", "children": [ { "id": "form" } ] },
          "constraints": [ "form.leading == screen.leading + 16", "form.trailing == screen.trailing - \(right)",
            "form.top == screen.top + 40", "form.height == \(height)" ] }
        """
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        otherInsets(screen, options) + nextToMiddle(screen, options)
    }

    private func nextToMiddle(_ screen: Screen, _ options: CheckOptions) -> [Hit] {
        let tolerance = options.value(.tolerance, of: "lopsided")
        let most = options.value(Self.most, of: "lopsided")
        return screen.tree.centred.compactMap { centred in
            let item = screen.tree.items[centred.item]
            guard centred.distance.magnitude > tolerance, centred.distance.magnitude <= most,
                item.parent != item.scroller, !item.hasTag("lopsided:ok"),
                screen.isVisible(centred.item),
                !screen.tree.centred.contains(where: { $0.isPaired(with: centred) })
            else { return nil }
            return Hit(
                .note, views: [item.id], detail: centred.axis.rawValue,
                message: "\(item.id) stands next to the middle of what it is centred in",
                measure: Measure(Affine(centred.distance.magnitude)),
                constraints: [centred.constraint])
        }
    }

    private func otherInsets(_ screen: Screen, _ options: CheckOptions) -> [Hit] {
        let tolerance = options.value(.tolerance, of: "lopsided")
        let trace = screen.trace
        return screen.tree.pinnedAcross.compactMap { pinned in
            guard screen.isVisible(pinned.item), let frame = screen.frames[pinned.item],
                let outer = screen.frames[pinned.parent]
            else { return nil }
            let item = screen.tree.items[pinned.item]
            guard item.parent != item.scroller, !item.hasTag("lopsided:ok") else { return nil }
            let left = frame.left - outer.left
            let right = outer.right - frame.right
            guard !trace.isNear(left, right, within: tolerance),
                trace.isGreater(frame.height, Self.hairline)
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

extension ScreenTree {
    /// A view whose middle a required constraint ties to that of its superview or a guide of it.
    struct Centred: Sendable {
        /// Its number.
        var item: Int
        /// The id of what it is centred in.
        var outer: ItemReference
        /// The axis.
        var axis: Axis
        /// How far it stands off, points; positive to the right and down.
        var distance: Double
        /// The constraint, by name or canonical text.
        var constraint: String

        /// Whether another view stands as far on the other side.
        func isPaired(with other: Centred) -> Bool {
            outer == other.outer && axis == other.axis && item != other.item
                && (distance + other.distance).magnitude < 0.01
        }
    }

    /// The views that are centred, in the order of the constraints. O(constraints).
    func centredViews() -> [Centred] {
        constraints.compactMap { constraint in
            guard let second = constraint.second, constraint.relation == .equal,
                constraint.multiplier == 1, !constraint.isGenerated,
                constraint.priority >= LinearConstraint.requiredPriority,
                constraint.first.attribute == second.attribute,
                second.attribute == .centerX || second.attribute == .centerY
            else { return nil }
            let constant = value(of: constraint.constant)
            let axis: Axis = second.attribute == .centerX ? .horizontal : .vertical
            for (inner, outer, distance) in [
                (constraint.first, second, constant), (second, constraint.first, -constant),
            ] {
                guard inner.item.part == .body, let item = self.item(inner.item.id),
                    item.node != nil,
                    let parent = item.parent, let other = self.item(outer.item.id),
                    other.number == parent || other.node == nil && other.parent == parent
                else { continue }
                return Centred(
                    item: item.number, outer: outer.item, axis: axis, distance: distance,
                    constraint: constraint.key)
            }
            return nil
        }
    }
}
