import LayoutSolver

/// Controls and texts pinned to the edge of the screen instead of the safe area.
struct ScreenEdgeCheck: Check {
    var isStatic: Bool { true }

    var definition: CheckDefinition {
        CheckDefinition(
            id: "screen-edge",
            summary: "A control or text is pinned to the edge of the screen, not to the safe area.",
            rule:
                "A constraint ties the top or bottom edge of a control or text to the same edge of the "
                + "root.",
            severity: "note",
            controls: [
                "Whether something is really covered is for unsafe.",
                "Cells, and trees that no screen holds, are left out.", "Needs no solve.",
            ],
            examples: [
                CheckExample(
                    "A button at the bottom",
                    layout: ScreenEdgeCheck.example(item: "screen"), findings: ["note go"]),
                CheckExample(
                    "One at the bottom of the safe area",
                    layout: ScreenEdgeCheck.example(item: "screen.safe")),
            ])
    }

    private static func example(item: String) -> String {
        """
        { "root": { "id": "screen", "children": [ { "id": "go", "kind": "button", "text": "Go", "intrinsicSize": [60, 44] } ] },
          "constraints": [ "go.centerX == screen.centerX", "go.bottom == \(item).bottom - 10" ] }
        """
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        guard let root = screen.tree.items.first, root.node?.kind != .cell else { return [] }
        let edge = ItemReference(root.id)
        return screen.tree.constraints.compactMap { constraint in
            guard let second = constraint.second, second.attribute == constraint.first.attribute,
                second.attribute == .top || second.attribute == .bottom
            else { return nil }
            let others = [constraint.first.item, second.item].filter { $0 != edge }
            guard others.count == 1, let other = others.first, other.part == .body,
                let item = screen.tree.item(other.id), item.isInteractive || item.showsText
            else { return nil }
            return Hit(
                .note, views: [item.id], detail: second.attribute.rawValue,
                message:
                    "\(item.id) is pinned to the \(second.attribute.rawValue) of the screen, not of "
                    + "the safe area", constraints: [constraint.key])
        }
    }
}
