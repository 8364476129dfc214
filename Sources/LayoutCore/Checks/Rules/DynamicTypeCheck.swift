/// Texts that stay small where a person asks for larger ones.
struct DynamicTypeCheck: Check {
    var definition: CheckDefinition {
        CheckDefinition(
            id: "dynamic-type", summary: "Texts do not grow with the text size.",
            rule:
                "At a text size other than large, a visible text has a font without a text style, "
                + "which does not grow.",
            severity: "warning",
            controls: [
                "All such texts of a screen are one finding, those without room on some sizes among them.",
                "Texts of whose font nothing is said, and views tagged \"fixed-type\", are left out.",
            ],
            examples: [
                CheckExample(
                    "Two texts in 17 points at any size",
                    layout: DynamicTypeCheck.example(font: #"{ "size": 17 }"#),
                    sweep:
                        #"{ "widths": 375, "heights": 667, "textSizes": [ "large", "accessibility3" ] }"#,
                    findings: ["warning title note"]),
                CheckExample(
                    "One cause, though one of them has no room on a narrow screen",
                    layout: DynamicTypeCheck.example(
                        font: #"{ "size": 17 }"#, noteWidth: "screen.width - 200"),
                    sweep:
                        #"{ "widths": [200, 375], "heights": 667, "textSizes": [ "accessibility3" ] }"#,
                    findings: ["warning title note"]),
                CheckExample(
                    "The same in a text style",
                    layout: DynamicTypeCheck.example(
                        font: #"{ "size": 17, "textStyle": "body" }"#),
                    sweep:
                        #"{ "widths": 375, "heights": 667, "textSizes": [ "large", "accessibility3" ] }"#
                ),
            ])
    }

    private static func example(font: String, noteWidth: String = "60") -> String {
        """
        { "root": { "id": "screen", "children": [
            { "id": "title", "kind": "label", "text": "Title", "intrinsicSize": [60, 20], "font": \(font) },
            { "id": "note", "kind": "label", "text": "Note", "intrinsicSize": [60, 20], "font": \(font) } ] },
          "constraints": [ "title.left == screen.left", "title.top == screen.top", "note.left == title.left",
            "note.top == title.bottom", "note.width == \(noteWidth)" ] }
        """
    }

    func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        guard screen.environment.textSize != TextSizeCategory.large.rawValue else { return [] }
        // Whether a text has room depends on the size, what causes the finding does not.
        let texts = screen.tree.items.filter { item in
            guard item.isShown, item.root == 0, item.text?.isEmpty == false,
                let font = item.node?.font
            else { return false }
            return font.textStyle == nil && !item.hasTag("fixed-type")
        }
        guard texts.contains(where: { screen.isVisible($0.number) }) else { return [] }
        let count = texts.count == 1 ? "1 text does" : "\(texts.count) texts do"
        return [
            Hit(
                .warning, views: texts.map(\.id),
                message: "\(count) not grow with the text size: the font has no text style")
        ]
    }
}
