/// Texts that cannot be read whole.
struct TruncatedCheck: Check {
    var definition: CheckDefinition {
        CheckDefinition(
            id: "truncated", summary: "A text cannot be read whole.",
            rule:
                "A text in one line, shrunk as far as it may, is wider than its view by more than a "
                + "pixel; or its lines are more than it may have, or taller than its view.",
            severity:
                "error up to text size xxxLarge; warning at accessibility sizes, and where the "
                + "text is too wide by no more than its measuring may be wrong; note for texts "
                + "tagged \"decorative\" or \"truncates:ok\"",
            controls: [
                "Texts measured with a font that stands in for the system's may be wrong by 1.5 % "
                    + "(docs/text.md): what is inside that band is never an error.",
                "Sizes that a layout states or a device recorded have no band.",
                "A text of several lines with a stated size and no table of heights is not judged.",
            ],
            examples: [
                CheckExample(
                    "A title of 200 points that is squeezed by its margins: width - 120 < 200 - 0.5",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "title", "kind": "label", "text": "A title", "intrinsicSize": [200, 20] } ] },
                          "constraints": [ "title.left == screen.left + 60", "title.right == screen.right - 60", "title.top == screen.top" ] }
                        """,
                    sweep: #"{ "widths": { "from": 300, "to": 430, "step": 1 }, "heights": 667 }"#,
                    findings: ["error title, width [300, 319.5)"]),
                CheckExample(
                    "The same may shrink to a half",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "title", "kind": "label", "text": "A title", "intrinsicSize": [200, 20],
                            "minimumScale": 0.5 } ] },
                          "constraints": [ "title.left == screen.left + 60", "title.right == screen.right - 60", "title.top == screen.top" ] }
                        """,
                    sweep: #"{ "widths": { "from": 300, "to": 430, "step": 1 }, "heights": 667 }"#),
                CheckExample(
                    "Three lines in a box for two",
                    layout: """
                        { "root": { "id": "screen", "children": [ { "id": "note", "kind": "label", "text": "A long note", "lines": 0,
                            "intrinsicSize": [700, 20], "textTable": [ [700, 20], [400, 40], [0, 60] ] } ] },
                          "constraints": [ "note.left == screen.left", "note.right == screen.right", "note.top == screen.top",
                            "note.height == 40" ] }
                        """,
                    sweep: #"{ "widths": { "from": 320, "to": 500, "step": 1 }, "heights": 667 }"#,
                    findings: ["error note, width [320, 400)"]),
            ])
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        screen.visibleItems.compactMap { item in
            guard let text = item.text, !text.isEmpty, let kind = item.node?.kind,
                kind == .label || kind == .button, let frame = screen.frames[item.number]
            else { return nil }
            return hit(item, text, frame, screen)
        }
    }

    private func hit(
        _ item: ScreenItem, _ text: ScreenText, _ frame: AffineFrame, _ screen: Screen
    ) -> Hit? {
        let trace = screen.trace
        let pixel = 1 / max(screen.environment.scale, 1)
        guard let need = trace.step(frame.width, { text.need(atWidth: $0) }) else { return nil }
        var isSure = false
        let missing: (detail: String, words: String, measure: Measure)
        let width = need.width * text.minimumScale
        if trace.isGreater(-frame.width + width, pixel) {
            isSure = trace.isGreater(-frame.width + width * (1 - text.uncertainty), pixel)
            missing = ("width", "does not fit in its width", Measure(-frame.width + width))
        } else if need.lines > need.allowedLines {
            let narrower = trace.step(frame.width) {
                text.need(atWidth: $0 * (1 + text.uncertainty))?.lines ?? 0
            }
            isSure = narrower > need.allowedLines
            let lines = Affine(Double(need.lines - need.allowedLines))
            missing = ("lines", "needs more lines than it may have", Measure(lines, .lines))
        } else if text.numberOfLines != 1, trace.isGreater(-frame.height + need.height, pixel),
            !trace.isGreater(-frame.height + need.lineHeight, pixel), need.height > need.lineHeight
        {
            let narrower = trace.step(frame.width) {
                text.need(atWidth: $0 * (1 + text.uncertainty))?.height ?? 0
            }
            isSure = trace.isGreater(-frame.height + narrower, pixel)
            missing = ("height", "does not fit in its height", Measure(-frame.height + need.height))
        } else {
            return nil
        }
        return Hit(
            severity(item, isSure: isSure, screen), views: [item.id], detail: missing.detail,
            message: "the text of \(item.id) \(missing.words): \"\(text.words.excerpt(40))\"",
            measure: missing.measure,
            constraints: screen.tree.keys(of: item.id))
    }

    private func severity(_ item: ScreenItem, isSure: Bool, _ screen: Screen) -> Severity {
        if item.hasTag("decorative") || item.hasTag("truncates:ok") { return .note }
        let size = TextSizeCategory(rawValue: screen.environment.textSize) ?? .large
        return isSure && size < .accessibility1 ? .error : .warning
    }
}
