/// Controls and texts that touch one side of the screen.
struct NoMarginCheck: Check {
    var definition: CheckDefinition {
        CheckDefinition(
            id: "no-margin", summary: "A control or text touches one side of the screen.",
            rule:
                "The left or the right edge of a visible control or text is where that of the screen is, to the "
                + "tolerance, and the other edge is not.",
            severity: "note",
            controls: [
                "What reaches from one side to the other is meant to.",
                "The content of scroll views, subviews of toolbars and views tagged \"toolbar\" or \"bleed\" are left out.",
            ],
            options: [.tolerance],
            examples: [
                CheckExample(
                    "A button at the right edge of the screen",
                    layout: NoMarginCheck.example("go.right == screen.right"), findings: ["note go"]
                ),
                CheckExample(
                    "One 16 points from it",
                    layout: NoMarginCheck.example("go.right == screen.right - 16")),
                CheckExample(
                    "One as wide as the screen",
                    layout: NoMarginCheck.example(
                        #"go.right == screen.right", "go.left == screen.left"#)),
            ])
    }

    private static func example(_ constraint: String) -> String {
        """
        { "root": { "id": "screen", "children": [ { "id": "go", "kind": "button", "text": "Go", "intrinsicSize": [60, 44] } ] },
          "constraints": [ "\(constraint)", "go.top == screen.top + 100" ] }
        """
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        let tolerance = options.value(.tolerance, of: "no-margin")
        let trace = screen.trace
        return screen.visibleItems.compactMap { item in
            guard item.scroller == nil, item.isInteractive || item.text?.isEmpty == false,
                !item.hasTag("bleed"), !isInToolbar(item, screen.tree),
                let frame = screen.frames[item.number]
            else { return nil }
            let isAtLeft = trace.isNear(frame.left, screen.bounds.left, within: tolerance)
            let isAtRight = trace.isNear(frame.right, screen.bounds.right, within: tolerance)
            guard isAtLeft != isAtRight else { return nil }
            return Hit(
                .note, views: [item.id], detail: isAtLeft ? "left" : "right",
                message: "\(item.id) touches the \(isAtLeft ? "left" : "right") edge of the screen",
                constraints: screen.tree.keys(of: item.id))
        }
    }

    private func isInToolbar(_ item: ScreenItem, _ tree: ScreenTree) -> Bool {
        var current: Int? = item.number
        while let number = current {
            let outer = tree.items[number]
            if outer.hasTag("toolbar") || outer.node?.className?.hasSuffix("bar") == true
                || outer.node?.className?.hasSuffix("Bar") == true
            {
                return true
            }
            current = outer.parent
        }
        return false
    }
}
