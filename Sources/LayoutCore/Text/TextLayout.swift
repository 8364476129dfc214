/// A text set in lines at one width.
public struct TextLayout: Equatable, Sendable {
    /// Extent of the lines shown, rounded up to the pixel, points.
    public var size: Size
    /// Lines shown.
    public var lineCount: Int
    /// Lines the whole text needs at this width.
    public var neededLineCount: Int
    /// Baseline of the first line from the top of the text, points; 0 without a line.
    public var firstBaselineFromTop: Double
    /// Baseline of the last line shown from the bottom of `size`, points; 0 without a line.
    public var lastBaselineFromBottom: Double

    /// Whether lines are left out.
    public var isTruncated: Bool { neededLineCount > lineCount }
}

/// Why a text cannot be read whole in the room it has (semantics 2.3).
public enum TextTruncation: Equatable, Sendable {
    /// It needs more lines than it may have.
    case lines(needed: Int, allowed: Int)
    /// Its lines need more height, points.
    case height(needed: Double, given: Double)
    /// Its one line, or a single character of it, needs more width, points.
    case width(needed: Double, given: Double)
}

/// Heights of a line of one font, points.
public struct LineMetrics: Hashable, Sendable {
    /// Baseline from the top of the line.
    public var ascender: Double
    /// Bottom of the line from the baseline; positive.
    public var descender: Double
    /// Height of one line alone.
    public var lineHeight: Double
    /// Distance from one line to the next.
    public var lineDistance: Double

    /// Creates metrics; lines follow each other at their height if no distance is given.
    public init(
        ascender: Double, descender: Double, lineHeight: Double, lineDistance: Double? = nil
    ) {
        self.ascender = ascender
        self.descender = descender
        self.lineHeight = lineHeight
        self.lineDistance = lineDistance ?? lineHeight
    }

    /// Lines of the system font in a size, points: measured on the font of iOS 9 and later (semantics 2.3).
    package init(systemFontSize size: Double) {
        self.init(
            ascender: 0.9521484375 * size, descender: 0.2412109375 * size,
            lineHeight: 1.193359375 * size)
    }

    /// Height of a number of lines, points: one line and the distances.
    func height(lines: Int) -> Double {
        lines <= 0 ? 0 : lineHeight + Double(lines - 1) * lineDistance
    }
}

/// Where the numbers of a text come from.
public enum TextSource: String, Codable, Sendable {
    /// Shaped with a font file.
    case model
    /// Recorded on a device.
    case recorded
    /// A table made for the purpose.
    case table
}
