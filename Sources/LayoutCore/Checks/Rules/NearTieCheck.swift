import LayoutSolver

/// Two wishes of the same priority of which only one can be met: which one is the engine's choice.
struct NearTieCheck: Check {
    var definition: CheckDefinition {
        CheckDefinition(
            id: "near-tie",
            summary: "Two wishes of the same priority fight, and nothing says which one wins.",
            rule:
                "A place or size is open between two bounds, and two optional constraints of the same "
                + "priority (hugging and compression resistance among them) pull at it from both sides, "
                + "at least one of them not kept: what one gains the other loses.",
            severity: "warning",
            controls: [
                "Only where the answers differ, by more than 0.00001 pt.",
                "What is open for want of any wish is for ambiguous.",
            ],
            examples: [
                CheckExample(
                    "A button wants to hug its title and to be 200 wide, both at 250",
                    layout: NearTieCheck.example(priority: 250), findings: ["warning go"]),
                CheckExample(
                    "The width is the stronger wish", layout: NearTieCheck.example(priority: 251)),
                CheckExample(
                    "Two labels share a row and hug alike",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "a", "kind": "label", "text": "A", "intrinsicSize": [40, 20] },
                            { "id": "b", "kind": "label", "text": "B", "intrinsicSize": [60, 20] } ] },
                          "constraints": [ "a.left == screen.left", "b.left == a.right", "b.right == screen.right",
                            "a.top == screen.top", "b.top == screen.top" ] }
                        """,
                    findings: ["warning a b"]),
            ])
    }

    private static func example(priority: Int) -> String {
        """
        { "root": { "id": "screen", "children": [ { "id": "go", "kind": "button", "intrinsicSize": [80, 34] } ] },
          "constraints": [ "go.left == screen.left", "go.top == screen.top", "go.width == 200 @\(priority)" ] }
        """
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        Axis.allCases.flatMap { axis -> [Hit] in
            ties(on: axis, screen).map { tie in
                let wishes = tie.wishes.joined(separator: " and ")
                return Hit(
                    .warning, views: tie.views, detail: axis.rawValue,
                    message: "\(wishes) have the same priority and fight over "
                        + tie.views.joined(separator: ", "),
                    measure: Measure(Affine(tie.width)), constraints: tie.wishes)
            }
        }
    }

    /// Views whose place or size a tie decides, with the wishes.
    struct Tie {
        var views: [String]
        var wishes: [String]
        /// How far the answers differ, points.
        var width: Double
    }

    /// The ties of an axis: connected sets of open views over which wishes of one priority fight.
    func ties(on axis: Axis, _ screen: Screen) -> [Tie] {
        let open = screen.report.ambiguities.filter { ambiguity in
            ambiguity.axis == axis && ambiguity.lower != nil && ambiguity.upper != nil
        }
        var rest = open.map(\.item)
        var ties: [Tie] = []
        while let first = rest.first {
            let members = connected(first, among: rest, axis, screen.tree)
            rest.removeAll { members.contains($0) }
            let widths = open.filter { members.contains($0.item) }.compactMap { ambiguity in
                ambiguity.upper.flatMap { upper in ambiguity.lower.map { upper - $0 } }
            }
            if let wishes = fightingWishes(members, axis, screen) {
                ties.append(Tie(views: members, wishes: wishes, width: widths.max() ?? 0))
            }
        }
        return ties
    }

    /// Open views that constraints on the axis, or one stack view, tie together; in the order of `among`.
    private func connected(
        _ first: String, among open: [String], _ axis: Axis, _ tree: ScreenTree
    ) -> [String] {
        var found: Set<String> = [first]
        var pending = [first]
        while let id = pending.popLast() {
            var neighbours = tree.constraints(of: id).filter { $0.first.attribute.axis == axis }
                .flatMap(\.views)
            if let parent = tree.item(id)?.parent, tree.items[parent].node?.kind == .stack {
                neighbours += tree.items[parent].children.map { tree.items[$0].id }
            }
            for other in neighbours where open.contains(other) && !found.contains(other) {
                found.insert(other)
                pending.append(other)
            }
        }
        return open.filter(found.contains)
    }

    /// Two or more wishes of one priority over the views, not all of them kept; nil where there are none.
    private func fightingWishes(
        _ views: [String], _ axis: Axis, _ screen: Screen
    ) -> [String]? {
        var wishes: [Double: [(name: String, isKept: Bool)]] = [:]
        var known: Set<String> = []
        for id in views {
            guard let item = screen.tree.item(id), let frame = screen.frames[item.number] else {
                continue
            }
            for constraint in screen.tree.constraints(of: id)
            where constraint.priority < LinearConstraint.requiredPriority
                && constraint.first.attribute.axis == axis && known.insert(constraint.key).inserted
            {
                wishes[constraint.priority, default: []].append(
                    (constraint.key, isKept(constraint, screen)))
            }
            let natural = axis == .horizontal ? item.naturalSize?.width : item.naturalSize?.height
            guard let natural, let node = item.node else { continue }
            let missing = natural - frame.size(axis).value
            wishes[node.hugging[axis], default: []].append(
                ("the hugging of \(id)", missing > -SweepTrace.slack))
            wishes[node.compressionResistance[axis], default: []].append(
                ("the compression resistance of \(id)", missing < SweepTrace.slack))
        }
        let fights = wishes.filter { priority, wishes in
            priority < LinearConstraint.requiredPriority && wishes.count > 1
                && wishes.contains { !$0.isKept }
        }
        return fights.max { $0.key < $1.key }?.value.map(\.name)
    }

    /// Whether a constraint between whole views is kept here; true where that is not known.
    private func isKept(_ constraint: Constraint, _ screen: Screen) -> Bool {
        guard let left = screen.value(of: constraint.first) else { return true }
        var right = screen.tree.value(of: constraint.constant)
        if let second = constraint.second {
            guard let value = screen.value(of: second) else { return true }
            right += value * constraint.multiplier
        }
        switch constraint.relation {
        case .equal: return (left - right).magnitude <= SweepTrace.slack
        case .lessThanOrEqual: return left <= right + SweepTrace.slack
        case .greaterThanOrEqual: return left >= right - SweepTrace.slack
        }
    }
}

extension Screen {
    /// The value of a side of a constraint on the screen looked at, points; nil where it is not that of a whole view.
    fileprivate func value(of anchor: Anchor) -> Double? {
        guard anchor.item.part == .body, let item = tree.item(anchor.item.id),
            let frame = frames[item.number]
        else { return nil }
        let isMirrored = environment.direction == .rightToLeft
        switch anchor.attribute {
        case .width: return frame.width.value
        case .height: return frame.height.value
        case .left: return frame.left.value
        case .right: return frame.right.value
        case .leading: return (isMirrored ? frame.right : frame.left).value
        case .trailing: return (isMirrored ? frame.left : frame.right).value
        case .top: return frame.top.value
        case .bottom: return frame.bottom.value
        case .centerX: return frame.centerX.value
        case .centerY: return frame.centerY.value
        default: return nil
        }
    }
}
