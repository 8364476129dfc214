import LayoutCore
import LayoutReport
import LayoutText

/// `layoutctl text measure TEXT...`: sizes of texts as labels would have them.
enum TextMeasureCommand {
    static let command = Command(
        path: ["text", "measure"],
        summary: "measure texts as labels show them",
        details: [
            "Prints the size on one line and, with --width, the size when wrapped; in points, rounded "
                + "up to the pixel. What cannot be measured well is said on standard error."
        ],
        examples: [
            .init(
                line: "layoutctl text measure 'Save yourself time'",
                purpose: "in the system font, 17 points"),
            .init(
                line: "layoutctl text measure 'Einstellungen öffnen' --style body "
                    + "--text-size accessibility3 --width 200 --lines 2",
                purpose: "whether it fits in two lines of 200 points"),
        ],
        arguments: [
            .init(name: "TEXT", arity: .oneOrMore, summary: "A text.", completion: .none)
        ],
        options: [
            .single("point-size", .integer("N", 1...1000), "Points; 17 if not said."),
            .single("weight", .text("NAME"), "As in UIKit, such as semibold."),
            .single("family", .text("NAME"), "A family; the system font if not said."),
            .single(
                "style", .choice(TextStyle.allCases.map(\.rawValue)),
                "A text style instead of a size."),
            .single(
                "text-size", .choice(TextSizeCategory.allCases.map(\.rawValue)),
                "Content size category for --style; large if not said."),
            .single("locale", .text("ID"), "Locale, such as de or zh-Hans."),
            .single("width", .integer("N", 0...100_000), "Room for a line, points."),
            .single(
                "lines", .integer("N", 0...10_000), "Most lines; 0, no limit, if not said."),
            .single("scale", .integer("N", 1...4), "Pixels a point; 3 if not said."),
        ] + TextOptions.options,
        run: run)

    @Sendable private static func run(
        _ invocation: Invocation, _ console: Console
    ) throws -> ExitCode {
        try invocation.refuse(["text-size"], without: ["style"])
        try invocation.refuse(["point-size"], beside: "style")
        let model = try TextOptions.sources(invocation).model()
        let font = FontDescription(
            family: invocation.value("family"),
            size: Double(invocation.integer("point-size") ?? 17),
            weight: invocation.value("weight"), textStyle: invocation.value("style"))
        let category = invocation.value("text-size").flatMap(TextSizeCategory.init) ?? .large
        let scale = Double(invocation.integer("scale") ?? 3)
        let lines = invocation.integer("lines") ?? 0
        var table = AlignedTable([
            ("width", .right), ("height", .right), ("lines", .right), ("", .left), ("text", .left),
        ])
        for text in invocation.arguments {
            let measured = model.measure(
                TextRequest(
                    text: text, font: font, category: category,
                    locale: invocation.value("locale")))
            measured.warnings.map(\.text).forEach(console.say)
            let layout = measured.layout(
                width: invocation.integer("width").map(Double.init) ?? .infinity,
                numberOfLines: lines, scale: scale)
            table.add([
                decimals(layout.size.width), decimals(layout.size.height),
                "\(layout.lineCount) of \(layout.neededLineCount)",
                layout.isTruncated ? "truncated" : "", text,
            ])
        }
        table.lines.forEach(console.writeLine)
        return .success
    }

    /// A number with at most three decimals.
    private static func decimals(_ value: Double) -> String {
        NumberText.text((value * 1000).rounded() / 1000)
    }
}
