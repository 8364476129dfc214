package import LayoutCore

/// How far measured labels are from recorded ones.
package struct TextAccuracy: Sendable {
    /// Which labels are looked at together.
    package enum Group: String, CaseIterable, Sendable {
        /// The system font up to 20 points.
        case systemText = "system up to 20 pt"
        /// The system font above 20 points.
        case systemDisplay = "system above 20 pt"
        /// Every other font.
        case otherFonts = "other fonts"
    }

    /// A record and what the model says of it.
    package struct Row: Sendable {
        /// What was recorded.
        package var record: LabelRecord
        /// Measured size, rounded up to the record's pixels.
        package var measured: Size
        /// Whether the recorded height is the measured one at a scale the document may have.
        package var isHeightRight: Bool
        /// Where it belongs.
        package var group: Group
        /// Whether the recorded width cannot be the text's own: something else stretched or squeezed the label.
        package var isForced: Bool

        /// Measured less recorded width, points.
        package var widthError: Double { measured.width - record.width }
        /// The width's error in parts of the recorded width.
        package var relativeError: Double {
            record.width > 0 ? widthError / record.width : 0
        }
    }

    /// Figures of a group.
    package struct Summary: Sendable {
        /// Rows counted.
        package var count = 0
        /// Mean of the absolute errors of the width, points.
        package var meanError = 0.0
        /// Mean of the absolute relative errors of the width.
        package var meanRelativeError = 0.0
        /// Mean of the errors with their signs, points.
        package var meanSignedError = 0.0
        /// Greatest absolute error of a width, points.
        package var worstError = 0.0
        /// Rows whose height is right.
        package var rightHeights = 0
    }

    /// A width further than this factor, and than the font's size, from the measured one was forced.
    package static let forcedFactor = 1.18

    /// Rows whose records are natural sizes or not judged, in the file's order.
    package let rows: [Row]
    /// Records that the file itself calls not natural.
    package let skippedCount: Int

    /// Measures every record that is not said to be unnatural.
    package init(_ records: [LabelRecord], measurer: any TextMeasurer) {
        let judged = records.filter { $0.isNatural != false }
        rows = judged.map { TextAccuracy.row($0, measurer) }
        skippedCount = records.count - judged.count
    }

    /// Figures of a group, without rows whose width was forced unless asked for.
    package func summary(_ group: Group, includingForced: Bool = false) -> Summary {
        let chosen = rows.filter { $0.group == group && (includingForced || !$0.isForced) }
        var summary = Summary()
        guard !chosen.isEmpty else { return summary }
        let count = Double(chosen.count)
        summary.count = chosen.count
        summary.meanError = chosen.reduce(0) { $0 + abs($1.widthError) } / count
        summary.meanRelativeError = chosen.reduce(0) { $0 + abs($1.relativeError) } / count
        summary.meanSignedError = chosen.reduce(0) { $0 + $1.widthError } / count
        summary.worstError = chosen.reduce(0) { max($0, abs($1.widthError)) }
        summary.rightHeights = chosen.count { $0.isHeightRight }
        return summary
    }

    private static func row(_ record: LabelRecord, _ measurer: any TextMeasurer) -> Row {
        let font = record.description
        let text = measurer.measure(TextRequest(text: record.text, font: font))
        let scales = record.scales.isEmpty ? [2.0] : record.scales
        // Where the document's scale is not known, the one that gives the recorded height, else the coarsest.
        let scale =
            scales.first { abs(text.naturalSize(scale: $0).height - record.height) < 0.01 }
            ?? scales[0]
        let measured = text.naturalSize(scale: scale)
        let size = font.pointSize(at: .large)
        let group: Group =
            !record.isSystem ? .otherFonts : size > 20 ? .systemDisplay : .systemText
        let factor = measured.width > 0 ? record.width / measured.width : 1
        return Row(
            record: record, measured: measured,
            isHeightRight: (record.scale.map { [$0] } ?? [1, 2, 3]).contains {
                abs(text.naturalSize(scale: $0).height - record.height) < 0.01
            },
            group: group,
            isForced: max(factor, 1 / max(factor, 1e-9)) > forcedFactor
                && abs(measured.width - record.width) > size)
    }
}
