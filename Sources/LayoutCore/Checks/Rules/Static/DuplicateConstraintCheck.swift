/// The same said twice.
struct DuplicateConstraintCheck: Check {
    var isStatic: Bool { true }

    var definition: CheckDefinition {
        CheckDefinition(
            id: "duplicate-constraint", summary: "A constraint is there twice.",
            rule: "Two active constraints say the same, names apart.", severity: "note",
            controls: ["Needs no solve."],
            examples: [
                CheckExample(
                    "A width said twice",
                    layout: DuplicateConstraintCheck.example(other: "box.width == 100"),
                    findings: ["note box"]),
                CheckExample(
                    "A width and a wish",
                    layout: DuplicateConstraintCheck.example(other: "box.width == 100 @500")),
            ])
    }

    private static func example(other: String) -> String {
        """
        { "root": { "id": "screen", "children": [ { "id": "box" } ] },
          "constraints": [ "box.left == screen.left", "box.top == screen.top", "box.height == 20",
            "box.width == 100", "again: \(other)" ] }
        """
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        var known: [Constraint: String] = [:]
        var told: Set<Constraint> = []
        return screen.tree.constraints.compactMap { constraint in
            let said = constraint.withoutName(constraint.relation)
            guard let other = known[said] else {
                known[said] = constraint.key
                return nil
            }
            guard told.insert(said).inserted else { return nil }
            return Hit(
                .note, views: constraint.views, detail: constraint.canonicalText,
                message: "\(constraint.canonicalText) is there twice",
                constraints: [other, constraint.key])
        }
    }
}
