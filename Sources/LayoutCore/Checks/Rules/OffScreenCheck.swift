/// Views that reach over the edge of the screen.
struct OffScreenCheck: Check {
    var definition: CheckDefinition {
        CheckDefinition(
            id: "off-screen", summary: "A view reaches over the edge of the screen.",
            rule:
                "A visible view reaches beyond the root by more than the tolerance, and is not in "
                + "the content of a scroll view.",
            severity: "error for content, and for views with content that is outside too; "
                + "warning for plain views without subviews; note for other containers, and for views wholly "
                + "outside on every screen (parked there)",
            controls: [
                "What is inside a view that reaches as far is not told again.",
                "Views tagged \"bleed\" are left out.",
                "A view that is wholly outside on some screens and inside on others is an error.",
            ],
            options: [.tolerance],
            examples: [
                CheckExample(
                    "A title pushed over the top edge on low screens: height / 2 - 209 < -0.5",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "title", "kind": "label", "text": "Hi", "intrinsicSize": [20, 44] } ] },
                          "constraints": [ "title.left == screen.left", "title.bottom == screen.centerY - 165" ] }
                        """,
                    sweep: #"{ "widths": 375, "heights": { "from": 320, "to": 500, "step": 1 } }"#,
                    findings: ["error title, height [320, 417)"]),
                CheckExample(
                    "Scrolled content goes on beyond the edge",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "scroll", "kind": "scroll", "children": [
                            { "id": "long" } ] } ] },
                          "constraints": [ "scroll.left == screen.left", "scroll.right == screen.right",
                            "scroll.top == screen.top", "scroll.bottom == screen.bottom",
                            "long.left == scroll.content.left", "long.right == scroll.content.right",
                            "long.top == scroll.content.top", "long.bottom == scroll.content.bottom",
                            "long.width == scroll.frame.width", "long.height == 2000" ] }
                        """),
                CheckExample(
                    "A drawer that is always outside",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "drawer", "kind": "image" } ] },
                          "constraints": [ "drawer.right == screen.left", "drawer.top == screen.top",
                            "drawer.width == 200", "drawer.height == 300" ] }
                        """,
                    findings: ["note drawer"]),
            ])
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        let tolerance = options.value(.tolerance, of: "off-screen")
        var hits: [Hit] = []
        var outside: [Int: Protrusion] = [:]
        for item in screen.visibleItems where item.scroller == nil && !item.hasTag("bleed") {
            guard let frame = screen.frames[item.number] else { continue }
            // What hangs out of each may be looked for among all.
            if screen.isCancelled { return [] }
            let whole = Protrusion(
                of: frame, beyond: screen.bounds, tolerance: tolerance, screen.trace)
            if whole.isEmpty { continue }
            outside[item.number] = whole
            let parent = item.parent.flatMap { outside[$0] }
            let own = whole.keeping { side, distance in
                guard let known = parent?.sides.first(where: { $0.side == side }) else {
                    return true
                }
                return screen.trace.isGreater(distance, known.distance + tolerance)
            }
            if own.isEmpty { continue }
            hits.append(hit(item, frame, own, screen))
        }
        return hits
    }

    private func hit(
        _ item: ScreenItem, _ frame: AffineFrame, _ protrusion: Protrusion, _ screen: Screen
    ) -> Hit {
        let isParked = !screen.trace.areAllPositive(
            frame.right - screen.bounds.left, screen.bounds.right - frame.left,
            frame.bottom - screen.bounds.top, screen.bounds.bottom - frame.top)
        let isSeen = item.carriesContent || hasContentOutside(item, screen)
        return Hit(
            isSeen ? .error : item.children.isEmpty ? .warning : .note, views: [item.id],
            message: "\(item.id) reaches over the \(protrusion.words) edge of the screen",
            measure: Measure(protrusion.greatest(screen.trace)),
            constraints: screen.tree.keys(of: item.id),
            everywhere: isParked ? .isNote : .counts)
    }

    /// Whether something below a view that shows something is outside too.
    private func hasContentOutside(_ item: ScreenItem, _ screen: Screen) -> Bool {
        screen.tree.items.contains { other in
            guard other.carriesContent, other.isShown, other.number != item.number,
                screen.tree.isInside(other.number, item.number),
                let frame = screen.frames[other.number]
            else { return false }
            return !Protrusion(of: frame, beyond: screen.bounds, tolerance: 0.5, screen.trace)
                .isEmpty
        }
    }
}
