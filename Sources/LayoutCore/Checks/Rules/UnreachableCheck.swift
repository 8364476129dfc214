/// Content of a scroll view that cannot be scrolled to.
struct UnreachableCheck: Check {
    var definition: CheckDefinition {
        CheckDefinition(
            id: "unreachable", summary: "Content cannot be scrolled to.",
            rule:
                "A text, picture or control in a scroll view reaches beyond the content size, by more "
                + "than the tolerance, on an axis where it also reaches beyond the scroll view's frame: "
                + "no scrolling brings it in.",
            severity: "error",
            controls: [
                "Scroll views whose content size is open are for ambiguous.",
                "Content that no scroll view holds is for off-screen.",
            ],
            options: [.tolerance],
            examples: [
                CheckExample(
                    "A list whose content size stops before its last text",
                    layout: UnreachableCheck.example(end: "note.top"),
                    findings: ["error note scroll"]),
                CheckExample(
                    "The same with the last text in it",
                    layout: UnreachableCheck.example(end: "note.bottom")),
            ])
    }

    private static func example(end: String) -> String {
        """
        { "root": { "id": "screen", "children": [ { "id": "scroll", "kind": "scroll", "children": [
            { "id": "top" }, { "id": "note", "kind": "label", "text": "The end", "intrinsicSize": [60, 20] } ] } ] },
          "constraints": [ "scroll.left == screen.left", "scroll.right == screen.right", "scroll.top == screen.top",
            "scroll.bottom == screen.bottom", "top.left == scroll.content.left", "top.right == scroll.content.right",
            "top.width == scroll.frame.width", "top.top == scroll.content.top", "top.height == 900",
            "note.left == top.left", "note.top == top.bottom", "scroll.content.bottom == \(end)" ] }
        """
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        let tolerance = options.value(.tolerance, of: "unreachable")
        return screen.visibleItems.compactMap { item in
            guard item.carriesContent, let scroller = item.scroller,
                let content = screen.contentSizes[scroller],
                let outer = screen.frames[scroller], let frame = screen.frames[item.number]
            else { return nil }
            let whole = AffineFrame(
                left: outer.left, top: outer.top, width: content.width, height: content.height)
            let protrusion = Protrusion(
                of: frame, beyond: whole, tolerance: tolerance, screen.trace
            ).keeping { side, _ in
                screen.trace.isGreater(
                    Protrusion.distance(frame, beyond: outer, side), tolerance)
            }
            if protrusion.isEmpty { return nil }
            let name = screen.tree.items[scroller].id
            return Hit(
                .error, views: [item.id, name],
                message: "\(item.id) reaches over the \(protrusion.words) of what \(name) scrolls",
                measure: Measure(protrusion.greatest(screen.trace)),
                constraints: screen.tree.keys(of: item.id))
        }
    }
}
