import LayoutCore
import LayoutReport
import LayoutText

/// `layoutctl text accuracy FILE`: the text model against recorded label sizes.
enum TextAccuracyCommand {
    static let command = Command(
        path: ["text", "accuracy"],
        summary: "compare the text model with recorded label sizes",
        details: [
            "FILE has tabs between its columns and their names in the first line: font, point_size, "
                + "text, width, height and, if known, natural (yes or no) and scale. Rows that are "
                + "not natural are skipped. A width far from the measured one was forced by "
                + "something else; such rows are listed and kept out of the means.",
            "With --fail-on-bounds the bounds of docs/text.md decide the exit code: in the system "
                + "font up to 20 points a mean absolute error of the width of 1.0 pt and 1.5 %, "
                + "and every height right.",
        ],
        examples: [
            .init(
                line: "layoutctl text accuracy label_sizes.tsv",
                purpose: "errors by font, and the rows that were left out"),
            .init(
                line: "layoutctl text accuracy label_sizes.tsv --rows",
                purpose: "every row with its own error"),
        ],
        arguments: [
            .init(
                name: "FILE", arity: .one, summary: "The table; - reads it from standard input.",
                completion: .file)
        ],
        options: [
            .flag("rows", "Print every row."),
            .flag("fail-on-bounds", "Exit with 1 when a bound of docs/text.md is passed."),
        ],
        run: run)

    /// Bounds of the system font up to 20 points: points, and parts of the width.
    private static let boundPoints = 1.0
    private static let boundRelative = 0.015

    @Sendable private static func run(
        _ invocation: Invocation, _ console: Console
    ) throws -> ExitCode {
        let path = invocation.arguments[0]
        let bytes = try InputFile.read(path, console: console)
        let records = try LabelRecord.read(bytes, file: InputFile.name(path))
        let model = try TextModel()
        let accuracy = TextAccuracy(records, measurer: model)
        guard !accuracy.rows.isEmpty else {
            console.say("error: \(InputFile.name(path)) has no natural label sizes")
            return .nothingSelected
        }
        if invocation.has("rows") {
            rowTable(accuracy).lines.forEach(console.writeLine)
            console.writeLine("")
        }
        summaryTable(accuracy).lines.forEach(console.writeLine)
        let forced = accuracy.rows.filter(\.isForced)
        if !forced.isEmpty {
            console.writeLine("")
            console.writeLine("Widths that something else forced, not in the means:")
            for row in forced {
                let text = "\(row.record.font) \"\(row.record.text)\""
                let widths =
                    "recorded \(decimals(row.record.width)), "
                    + "measured \(decimals(row.measured.width))"
                console.writeLine("  line \(row.record.line): \(text): \(widths)")
            }
        }
        console.writeLine("")
        console.writeLine("skipped as not natural: \(accuracy.skippedCount)")
        console.writeLine("text model: \(model.modelVersion)")
        let isWithin = accuracy.summary(.systemText).isWithin(boundPoints, boundRelative)
        return invocation.has("fail-on-bounds") && !isWithin ? .findings : .success
    }

    private static func summaryTable(_ accuracy: TextAccuracy) -> AlignedTable {
        var table = AlignedTable([
            ("labels", .left), ("rows", .right), ("mean |error|", .right),
            ("mean |error| %", .right),
            ("mean error", .right), ("worst", .right), ("heights right", .right),
        ])
        for group in TextAccuracy.Group.allCases {
            let summary = accuracy.summary(group)
            guard summary.count > 0 else { continue }
            table.add([
                group.rawValue, "\(summary.count)", decimals(summary.meanError) + " pt",
                decimals(summary.meanRelativeError * 100),
                decimals(summary.meanSignedError) + " pt",
                decimals(summary.worstError) + " pt", "\(summary.rightHeights)/\(summary.count)",
            ])
        }
        return table
    }

    private static func rowTable(_ accuracy: TextAccuracy) -> AlignedTable {
        var table = AlignedTable([
            ("line", .right), ("font", .left), ("size", .right), ("width", .right),
            ("measured", .right), ("error", .right), ("%", .right), ("height", .right),
            ("measured", .right), ("text", .left),
        ])
        for row in accuracy.rows {
            let record = row.record
            table.add([
                "\(record.line)", record.font, record.pointSize.map { NumberText.text($0) } ?? "-",
                decimals(record.width), decimals(row.measured.width), decimals(row.widthError),
                row.isForced ? "forced" : decimals(row.relativeError * 100),
                decimals(record.height), decimals(row.measured.height), record.text,
            ])
        }
        return table
    }

    /// A number with two decimals.
    private static func decimals(_ value: Double) -> String {
        let hundredths = Int((abs(value) * 100).rounded())
        let rest = hundredths % 100
        let sign = value < 0 && hundredths > 0 ? "-" : ""
        return "\(sign)\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }
}

extension TextAccuracy.Summary {
    /// Whether there are rows, their widths are within the bounds and all heights are right.
    fileprivate func isWithin(_ points: Double, _ relative: Double) -> Bool {
        count > 0 && meanError <= points && meanRelativeError <= relative
            && rightHeights == count
    }
}
