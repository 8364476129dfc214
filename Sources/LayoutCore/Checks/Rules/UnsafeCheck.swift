/// Controls and texts under the notch, the home indicator, a bar or the keyboard.
struct UnsafeCheck: Check {
    var definition: CheckDefinition {
        CheckDefinition(
            id: "unsafe",
            summary: "A control or text lies outside the safe area or below the keyboard.",
            rule:
                "A visible control or text reaches beyond the safe area, below the top edge of "
                + "the keyboard, or under a navigation or tab bar of the document, by more than the tolerance.",
            severity:
                "error for controls; warning for texts; note below a bar, which a screen may hide",
            controls: [
                "Containers, backgrounds and pictures may bleed; so may views tagged \"bleed\".",
                "Bars are those that a layout's parameters \"topBars\" and \"bottomBars\" speak of, as the importer makes them.",
                "The content of scroll views can be scrolled out.",
                "What reaches over the edge of the screen itself is for off-screen.",
            ],
            options: [.tolerance],
            examples: [
                CheckExample(
                    "A button at the bottom edge of a screen with a home indicator",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "go", "kind": "button", "text": "Go", "intrinsicSize": [60, 44] } ] },
                          "constraints": [ "go.centerX == screen.centerX", "go.bottom == screen.bottom - 10" ] }
                        """,
                    sweep: #"{ "devices": [ "iphone-15" ] }"#,
                    findings: ["error go"]),
                CheckExample(
                    "The same above it",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "go", "kind": "button", "text": "Go", "intrinsicSize": [60, 44] } ] },
                          "constraints": [ "go.centerX == screen.centerX", "go.bottom == screen.safe.bottom - 10" ] }
                        """,
                    sweep: #"{ "devices": [ "iphone-15" ] }"#),
                CheckExample(
                    "A text under the navigation bar of a document, 44 points below a safe area that begins at 59",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "title", "kind": "label", "text": "Hi", "intrinsicSize": [60, 20] } ] },
                          "parameters": { "topBars": 44 },
                          "constraints": [ "title.left == screen.left + 16", "title.top == screen.safe.top + 30" ] }
                        """,
                    sweep: #"{ "devices": [ "iphone-15" ] }"#, findings: ["note title"]),
                CheckExample(
                    "A background may bleed",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "back", "kind": "image" } ] },
                          "constraints": [ "back.left == screen.left", "back.right == screen.right",
                            "back.top == screen.top", "back.bottom == screen.bottom" ] }
                        """,
                    sweep: #"{ "devices": [ "iphone-15" ] }"#),
            ])
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        let tolerance = options.value(.tolerance, of: "unsafe")
        var hits: [Hit] = []
        for item in screen.visibleItems where item.scroller == nil && !item.hasTag("bleed") {
            let isText = item.text?.isEmpty == false
            guard item.isInteractive || isText, let frame = screen.frames[item.number] else {
                continue
            }
            let protrusion = Protrusion(
                of: frame, beyond: screen.safeBounds, tolerance: tolerance, screen.trace
            ).keeping { side, _ in
                // What is beyond the screen as well is somebody else's.
                !screen.trace.isGreater(
                    Protrusion.distance(frame, beyond: screen.bounds, side), tolerance)
            }
            if protrusion.isEmpty {
                hits += belowBar(item, frame, screen, tolerance).map { [$0] } ?? []
                continue
            }
            let keyboard = screen.environment.keyboardHeight > screen.environment.safeArea.bottom
            let isBelow = keyboard && protrusion.sides.contains { $0.side == .bottom }
            hits.append(
                Hit(
                    item.isInteractive ? .error : .warning, views: [item.id],
                    detail: isBelow ? "keyboard" : "",
                    message: isBelow
                        ? "\(item.id) lies below the keyboard"
                        : "\(item.id) reaches over the \(protrusion.words) edge of the safe area",
                    measure: Measure(protrusion.greatest(screen.trace)),
                    constraints: screen.tree.keys(of: item.id)))
        }
        return hits
    }

    /// What is said of a view that is in the safe area, and under a bar.
    private func belowBar(
        _ item: ScreenItem, _ frame: AffineFrame, _ screen: Screen, _ tolerance: Double
    ) -> Hit? {
        let protrusion = Protrusion(
            of: frame, beyond: screen.barredBounds, tolerance: tolerance, screen.trace
        ).keeping { side, _ in
            !screen.trace.isGreater(
                Protrusion.distance(frame, beyond: screen.safeBounds, side), tolerance)
        }
        if protrusion.isEmpty { return nil }
        return Hit(
            .note, views: [item.id], detail: "bar",
            message: "\(item.id) reaches under the bar at the \(protrusion.words)",
            measure: Measure(protrusion.greatest(screen.trace)),
            constraints: screen.tree.keys(of: item.id))
    }
}
