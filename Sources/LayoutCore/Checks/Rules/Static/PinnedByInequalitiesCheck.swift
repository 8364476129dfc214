import LayoutSolver

/// Two inequalities that together say equal.
struct PinnedByInequalitiesCheck: Check {
    var isStatic: Bool { true }

    var definition: CheckDefinition {
        CheckDefinition(
            id: "pinned-by-inequalities", summary: "Two inequalities together say equal.",
            rule:
                "Two required constraints are the same but for their relations, one <= and one >=.",
            severity: "note", controls: ["Needs no solve."],
            examples: [
                CheckExample(
                    "At least and at most 100",
                    layout: PinnedByInequalitiesCheck.example(most: 100), findings: ["note box"]),
                CheckExample(
                    "At least 100 and at most 200",
                    layout: PinnedByInequalitiesCheck.example(most: 200)),
            ])
    }

    private static func example(most: Int) -> String {
        """
        { "root": { "id": "screen", "children": [ { "id": "box" } ] },
          "constraints": [ "box.left == screen.left", "box.top == screen.top", "box.height == 20",
            "box.width >= 100", "box.width <= \(most)", "box.width == 150 @500" ] }
        """
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        var above: [Constraint: String] = [:]
        let required = screen.tree.constraints.filter {
            $0.priority >= LinearConstraint.requiredPriority
        }
        for constraint in required where constraint.relation == .greaterThanOrEqual {
            above[constraint.withoutName(.equal)] = constraint.key
        }
        return required.compactMap { constraint in
            guard constraint.relation == .lessThanOrEqual,
                let other = above[constraint.withoutName(.equal)]
            else { return nil }
            return Hit(
                .note, views: constraint.views, detail: constraint.first.attribute.rawValue,
                message: "\(other) and \(constraint.key) together say ==",
                constraints: [other, constraint.key])
        }
    }
}

extension Constraint {
    /// The views it speaks of, each once.
    var views: [String] {
        let ids = [first.item.id] + [second?.item.id].compactMap { $0 }
        return ids.count == 2 && ids[0] == ids[1] ? [ids[0]] : ids
    }

    /// What it says, with a relation and without who says it where: for comparing.
    func withoutName(_ relation: Relation) -> Constraint {
        var constraint = self
        constraint.name = nil
        constraint.source = nil
        constraint.relation = relation
        return constraint
    }
}
