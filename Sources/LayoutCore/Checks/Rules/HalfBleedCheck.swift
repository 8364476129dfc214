/// Containers, pictures and lists that end between the edge of the screen and the safe area: neither bled nor safe.
struct HalfBleedCheck: Check {
    var definition: CheckDefinition {
        CheckDefinition(
            id: "half-bleed",
            summary: "A view ends between the edge of the screen and the safe area.",
            rule:
                "A visible container, picture, list or plain view reaches over the top or bottom edge of the safe area, "
                + "or under a navigation or tab bar of the document, and stops before the edge of the screen, by more "
                + "than the tolerance both times.",
            severity: "note",
            controls: [
                "Controls and texts are for unsafe.",
                "What ends where the safe area ends is meant, with the bars or without them; bars are those that a layout's "
                    + "parameters \"topBars\" and \"bottomBars\" speak of, as the importer makes them.",
                "What is inside a view that ends at the same place is not told again, nor what lies wholly outside "
                    + "the safe area.",
                "The content of scroll views, and views tagged \"bleed\", are left out.",
            ],
            options: [.tolerance],
            examples: [
                CheckExample(
                    "A list that begins 20 points above the safe area",
                    layout: HalfBleedCheck.example("safe.top - 20"),
                    sweep: #"{ "devices": [ "iphone-15" ] }"#, findings: ["note list"]),
                CheckExample(
                    "One that begins under the navigation bar of a document",
                    layout: HalfBleedCheck.example("safe.top + 30", parameters: "\"topBars\": 44"),
                    sweep: #"{ "devices": [ "iphone-15" ] }"#, findings: ["note list"]),
                CheckExample(
                    "One that begins at the safe area", layout: HalfBleedCheck.example("safe.top"),
                    sweep: #"{ "devices": [ "iphone-15" ] }"#),
                CheckExample(
                    "One that begins at the edge of the screen",
                    layout: HalfBleedCheck.example("top"),
                    sweep: #"{ "devices": [ "iphone-15" ] }"#),
            ])
    }

    private static func example(_ top: String, parameters: String = "") -> String {
        """
        { "root": { "id": "screen", "children": [ { "id": "list" } ] }, "parameters": { \(parameters) },
          "constraints": [ "list.left == screen.left", "list.right == screen.right", "list.top == screen.\(top)",
            "list.bottom == screen.bottom" ] }
        """
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        let tolerance = options.value(.tolerance, of: "half-bleed")
        return screen.visibleItems.flatMap { item -> [Hit] in
            let isText = item.text?.isEmpty == false
            guard item.scroller == nil, !item.hasTag("bleed"), !item.isInteractive, !isText,
                let frame = screen.frames[item.number],
                screen.trace.areAllPositive(
                    frame.bottom - screen.barredBounds.top, screen.barredBounds.bottom - frame.top)
            else { return [] }
            return [Protrusion.Side.top, .bottom].compactMap {
                hit(item, frame, at: $0, screen, tolerance)
            }
        }
    }

    private func hit(
        _ item: ScreenItem, _ frame: AffineFrame, at side: Protrusion.Side, _ screen: Screen,
        _ tolerance: Double
    ) -> Hit? {
        let trace = screen.trace
        func distance(_ bounds: AffineFrame) -> Affine {
            Protrusion.distance(frame, beyond: bounds, side)
        }
        let over = distance(screen.barredBounds)
        guard trace.isGreater(over, tolerance),
            trace.isGreater(-distance(screen.bounds), tolerance),
            !trace.isNear(distance(screen.safeBounds), Affine(0), within: tolerance)
        else { return nil }
        if let parent = item.parent, parent != 0, let outer = screen.frames[parent],
            trace.isNear(
                Protrusion.distance(frame, beyond: outer, side), Affine(0), within: tolerance)
        {
            return nil
        }
        return Hit(
            .note, views: [item.id], detail: side.rawValue,
            message:
                "\(item.id) ends between the \(side.rawValue) edge of the screen and the safe area",
            measure: Measure(over), constraints: screen.tree.keys(of: item.id))
    }
}
