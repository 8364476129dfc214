/// Measures by a table of character widths: for tests, and for answers that need no font at all.
///
/// Breaks after blanks and at line feeds only.
public struct TableTextMeasurer: TextMeasurer {
    /// Widths of single characters, in parts of the font size.
    public var widths: [Character: Double]
    /// Width of every other character, in parts of the font size.
    public var standardWidth: Double
    /// Ascender in parts of the font size.
    public var ascender: Double
    /// Descender in parts of the font size, positive.
    public var descender: Double

    /// Creates a measurer; characters are half as wide as the font size, lines 1.2 times as high.
    public init(
        widths: [Character: Double] = [:], standardWidth: Double = 0.5, ascender: Double = 0.9,
        descender: Double = 0.3
    ) {
        self.widths = widths
        self.standardWidth = standardWidth
        self.ascender = ascender
        self.descender = descender
    }

    /// The version of a table, not of a font.
    public var modelVersion: String { "table" }

    /// Adds up the table's widths at the font's size for the category.
    public func measure(_ request: TextRequest) -> MeasuredText {
        let size = request.font.pointSize(at: request.category)
        var positions = [0.0]
        var segments: [TextSegment] = []
        var visibleEnd: Int32 = 0
        var isBlank = false
        for character in request.text {
            let cluster = Int32(positions.count - 1)
            if isBlank, character != " ", !character.isNewline {
                segments.append(TextSegment(visibleEnd: visibleEnd, end: cluster))
                visibleEnd = cluster
                isBlank = false
            }
            let end = positions[positions.count - 1]
            if character.isNewline {
                positions.append(end)
                segments.append(
                    TextSegment(visibleEnd: visibleEnd, end: cluster + 1, endsLine: true))
                visibleEnd = cluster + 1
                isBlank = false
                continue
            }
            positions.append(end + (widths[character] ?? standardWidth) * size)
            if character == " " { isBlank = true } else { visibleEnd = cluster + 1 }
        }
        let count = Int32(positions.count - 1)
        if (segments.last?.end ?? 0) < count {
            segments.append(TextSegment(visibleEnd: visibleEnd, end: count))
        }
        return MeasuredText(
            positions: positions, segments: segments,
            metrics: LineMetrics(
                ascender: ascender * size, descender: descender * size,
                lineHeight: (ascender + descender) * size),
            source: .table)
    }
}
