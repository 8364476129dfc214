/// Texts that nothing keeps from growing over the edge.
struct OpenTextEndCheck: Check {
    var isStatic: Bool { true }

    var definition: CheckDefinition {
        CheckDefinition(
            id: "open-text-end", summary: "Nothing ends a text before the edge of the screen.",
            rule:
                "A label with a text, or a text field, has a constraint on its leading or trailing side and none "
                + "on the other side, its middle or its width.",
            severity: "note",
            controls: ["Arranged subviews of stack views are left out.", "Needs no solve."],
            examples: [
                CheckExample(
                    "A label pinned at its start",
                    layout: OpenTextEndCheck.example(end: ""), findings: ["note title"]),
                CheckExample(
                    "A label pinned at its end",
                    layout: OpenTextEndCheck.example(
                        start: "title.trailing == screen.trailing", end: ""),
                    findings: ["note title"]),
                CheckExample(
                    "And before the edge",
                    layout: OpenTextEndCheck.example(
                        end: #", "title.trailing <= screen.trailing - 16""#)),
            ])
    }

    private static func example(
        start: String = "title.leading == screen.leading", end: String
    ) -> String {
        """
        { "root": { "id": "screen", "children": [ { "id": "title", "kind": "label", "text": "Title", "intrinsicSize": [60, 20] } ] },
          "constraints": [ "\(start)", "title.top == screen.top"\(end) ] }
        """
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        screen.tree.items.compactMap { item in
            let isLabel = item.node?.kind == .label && item.showsText
            let isField = item.node?.className == "UITextField" || item.node?.role == "textField"
            guard isLabel || isField, let parent = item.parent,
                screen.tree.items[parent].node?.kind != .stack
            else { return nil }
            let attributes = screen.tree.constraints(of: item.id).flatMap { constraint in
                [constraint.first, constraint.second].compactMap { $0 }
                    .filter { $0.item == ItemReference(item.id) }.map(\.attribute)
            }
            let starts = attributes.contains { $0 == .leading || $0 == .left }
            let ends = attributes.contains { $0 == .trailing || $0 == .right }
            let isBounded = attributes.contains {
                [.width, .centerX, .centerXWithinMargins].contains($0)
            }
            guard starts != ends, !isBounded else { return nil }
            return Hit(
                .note, views: [item.id], detail: starts ? "" : "leading",
                message: starts
                    ? "nothing ends the text of \(item.id) before the edge of the screen"
                    : "nothing begins the text of \(item.id) after the edge of the screen",
                constraints: screen.tree.keys(of: item.id))
        }
    }
}
