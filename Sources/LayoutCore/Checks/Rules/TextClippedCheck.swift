/// Texts of which not even one line has the height it needs.
struct TextClippedCheck: Check {
    var definition: CheckDefinition {
        CheckDefinition(
            id: "text-clipped", summary: "A line of text is cut off at its top or bottom.",
            rule:
                "One line of the text is taller than its view by more than the tolerance: no way of "
                + "shortening the text helps.",
            severity: "error; note for texts tagged \"decorative\" or \"truncates:ok\"",
            controls: ["Views that can shrink their text count with the least scale they allow."],
            options: [.tolerance],
            examples: [
                CheckExample(
                    "A title of 30 points in a bar of 24",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "title", "kind": "label", "text": "A title", "intrinsicSize": [200, 30] } ] },
                          "constraints": [ "title.left == screen.left", "title.top == screen.top", "title.height == 24" ] }
                        """,
                    findings: ["error title"]),
                CheckExample(
                    "The same in a bar of 30",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "title", "kind": "label", "text": "A title", "intrinsicSize": [200, 30] } ] },
                          "constraints": [ "title.left == screen.left", "title.top == screen.top", "title.height == 30" ] }
                        """),
            ])
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        let tolerance = options.value(.tolerance, of: "text-clipped")
        return screen.visibleItems.compactMap { item in
            guard let text = item.text, !text.isEmpty, let kind = item.node?.kind,
                kind == .label || kind == .button, let frame = screen.frames[item.number],
                let need = screen.trace.step(frame.width, { text.need(atWidth: $0) })
            else { return nil }
            let missing = -frame.height + need.lineHeight * text.minimumScale
            guard screen.trace.isGreater(missing, tolerance) else { return nil }
            let isMeant = item.hasTag("decorative") || item.hasTag("truncates:ok")
            return Hit(
                isMeant ? .note : .error, views: [item.id],
                message: "a line of \(item.id) is taller than the view", measure: Measure(missing),
                constraints: screen.tree.keys(of: item.id))
        }
    }
}
