/// Texts, and stacks of texts, whose height is a number: larger text does not fit.
struct FixedTextHeightCheck: Check {
    var isStatic: Bool { true }

    var definition: CheckDefinition {
        CheckDefinition(
            id: "fixed-text-height",
            summary: "The height of a text or of a stack of texts is a number.",
            rule:
                "A required constraint sets the height of a label with a text, or of a vertical stack "
                + "view with one, to a number.",
            severity: "warning",
            controls: [
                "Buttons are left out: a target of 44 points is what they should have.",
                "Needs no solve.",
            ],
            examples: [
                CheckExample(
                    "A label of 20 points",
                    layout: FixedTextHeightCheck.example(height: "title.height == 20"),
                    findings: ["warning title"]),
                CheckExample(
                    "One of at least 20 points",
                    layout: FixedTextHeightCheck.example(height: "title.height >= 20")),
            ])
    }

    private static func example(height: String) -> String {
        """
        { "root": { "id": "screen", "children": [ { "id": "title", "kind": "label", "text": "Title", "intrinsicSize": [60, 20] } ] },
          "constraints": [ "title.left == screen.left", "title.top == screen.top", "\(height)" ] }
        """
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        screen.tree.items.compactMap { item in
            let isLabel = item.node?.kind == .label && item.showsText
            let isStack =
                item.node?.stack?.axis == .vertical
                && item.children.contains { screen.tree.items[$0].showsText }
            guard isLabel || isStack,
                let constraint = screen.tree.constraints(of: item.id).first(where: {
                    $0.isFixedSize(of: item.id, .height)
                })
            else { return nil }
            return Hit(
                .warning, views: [item.id],
                message:
                    "the height of \(item.id), \(isLabel ? "a text" : "a stack of texts"), is a number",
                constraints: [constraint.key])
        }
    }
}
