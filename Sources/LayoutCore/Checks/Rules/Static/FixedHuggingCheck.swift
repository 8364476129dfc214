import LayoutSolver

/// A size that is required twice: by a number, and by hugging the content.
struct FixedHuggingCheck: Check {
    var isStatic: Bool { true }

    var definition: CheckDefinition {
        CheckDefinition(
            id: "fixed-hugging",
            summary: "A size is required to be a number and to hug the content.",
            rule:
                "A view's hugging or compression resistance is required on an axis on which a required "
                + "constraint sets its size to a number: the first text of another length conflicts.",
            severity: "note", controls: ["Needs no solve."],
            examples: [
                CheckExample(
                    "A button of 60 points that hugs its title at any price",
                    layout: FixedHuggingCheck.example(hugging: 1000), findings: ["note go"]),
                CheckExample(
                    "One that hugs it as usual", layout: FixedHuggingCheck.example(hugging: 250)),
            ])
    }

    private static func example(hugging: Int) -> String {
        """
        { "root": { "id": "screen", "children": [ { "id": "go", "kind": "button", "text": "Go", "intrinsicSize": [60, 44],
            "hugging": { "horizontal": \(hugging), "vertical": 250 } } ] },
          "constraints": [ "go.left == screen.left", "go.top == screen.top", "go.width == 60" ] }
        """
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        screen.tree.items.compactMap { item in
            guard let node = item.node, let natural = item.naturalSize else { return nil }
            for axis in Axis.allCases {
                let size = axis == .horizontal ? natural.width : natural.height
                let required = LinearConstraint.requiredPriority
                guard size != nil,
                    node.hugging[axis] >= required || node.compressionResistance[axis] >= required,
                    let constraint = screen.tree.constraints(of: item.id).first(where: {
                        $0.isFixedSize(of: item.id, axis.sizeAttribute)
                    })
                else { continue }
                return Hit(
                    .note, views: [item.id], detail: axis.rawValue,
                    message:
                        "the \(axis.sizeAttribute.rawValue) of \(item.id) is required twice: by a "
                        + "number and by its content", constraints: [constraint.key])
            }
            return nil
        }
    }
}
