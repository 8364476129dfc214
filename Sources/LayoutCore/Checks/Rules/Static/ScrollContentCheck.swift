/// Scroll views whose content nothing measures.
struct ScrollContentCheck: Check {
    var isStatic: Bool { true }

    var definition: CheckDefinition {
        CheckDefinition(
            id: "scroll-content",
            summary: "Nothing says how large the content of a scroll view is.",
            rule:
                "A scroll view has subviews, and on an axis no constraint speaks of the end of its content: "
                + "it does not scroll there.",
            severity: "warning",
            controls: [
                "Seen from its subviews, the edges of a scroll view are those of its content.",
                "Needs no solve.",
            ],
            examples: [
                CheckExample(
                    "Content without a bottom",
                    layout: ScrollContentCheck.example(bottom: "page.height == 2000"),
                    findings: ["warning scroll"]),
                CheckExample(
                    "Content tied at all four sides",
                    layout: ScrollContentCheck.example(
                        bottom: #"page.height == 2000", "page.bottom == scroll.bottom"#)),
            ])
    }

    private static func example(bottom: String) -> String {
        """
        { "root": { "id": "screen", "children": [ { "id": "scroll", "kind": "scroll", "children": [ { "id": "page" } ] } ] },
          "constraints": [ "scroll.left == screen.left", "scroll.right == screen.right", "scroll.top == screen.top",
            "scroll.bottom == screen.bottom", "page.left == scroll.left", "page.right == scroll.right",
            "page.width == screen.width", "page.top == scroll.top", "\(bottom)" ] }
        """
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        screen.tree.items.compactMap { item in
            guard item.node?.kind == .scroll, !item.children.isEmpty else { return nil }
            let missing = Axis.allCases.filter { !isMeasured(item, $0, screen.tree) }
            guard let axis = missing.first else { return nil }
            let words = missing.count == 2 ? "large" : axis == .horizontal ? "wide" : "tall"
            return Hit(
                .warning, views: [item.id], detail: words,
                message: "nothing says how \(words) the content of \(item.id) is",
                constraints: screen.tree.keys(of: item.id))
        }
    }

    /// Whether a constraint speaks of the end of the content, or of its extent.
    private func isMeasured(_ item: ScreenItem, _ axis: Axis, _ tree: ScreenTree) -> Bool {
        tree.constraints(of: item.id).contains { constraint in
            let sides = [constraint.first, constraint.second].compactMap { $0 }
            return sides.contains { side in
                guard side.item.id == item.id else { return false }
                let other = sides.first { $0.item.id != item.id }
                let isInner =
                    other.flatMap { tree.item($0.item.id) }.map {
                        tree.isInside($0.number, item.number)
                    } ?? false
                let isContent =
                    side.item.part == .content || side.item.part == .body && isInner
                return isContent && ends(axis).contains(side.attribute)
            }
        }
    }

    private func ends(_ axis: Axis) -> [LayoutAttribute] {
        axis == .horizontal
            ? [.right, .trailing, .width, .rightMargin, .trailingMargin]
            : [.bottom, .height, .bottomMargin]
    }
}
