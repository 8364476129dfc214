import LayoutSolver

/// Texts whose width is a number: another language does not fit.
struct FixedTextWidthCheck: Check {
    var isStatic: Bool { true }

    var definition: CheckDefinition {
        CheckDefinition(
            id: "fixed-text-width", summary: "The width of a text is a number.",
            rule:
                "A required constraint sets the width of a label or button with a text to a number.",
            severity: "warning",
            controls: ["Texts tagged \"truncates:ok\" are left out.", "Needs no solve."],
            examples: [
                CheckExample(
                    "A label of 80 points",
                    layout: FixedTextWidthCheck.example(width: "title.width == 80"),
                    findings: ["warning title"]),
                CheckExample(
                    "One of at least 80 points",
                    layout: FixedTextWidthCheck.example(width: "title.width >= 80")),
            ])
    }

    private static func example(width: String) -> String {
        """
        { "root": { "id": "screen", "children": [ { "id": "title", "kind": "label", "text": "Title", "intrinsicSize": [60, 20] } ] },
          "constraints": [ "title.left == screen.left", "title.top == screen.top", "\(width)" ] }
        """
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        screen.tree.items.compactMap { item in
            guard item.showsText, !item.hasTag("truncates:ok"),
                let constraint = screen.tree.constraints(of: item.id).first(where: {
                    $0.isFixedSize(of: item.id, .width)
                })
            else { return nil }
            return Hit(
                .warning, views: [item.id],
                message: "the width of \(item.id), a text, is a number",
                constraints: [constraint.key])
        }
    }
}

extension ScreenItem {
    /// Whether it is a label or button with something to read.
    var showsText: Bool {
        (node?.kind == .label || node?.kind == .button) && text?.isEmpty == false
    }
}

extension Constraint {
    /// Whether it requires a size of an item to be a number.
    func isFixedSize(of id: String, _ attribute: LayoutAttribute) -> Bool {
        first.item == ItemReference(id) && first.attribute == attribute && second == nil
            && relation == .equal && priority >= LinearConstraint.requiredPriority
    }
}
