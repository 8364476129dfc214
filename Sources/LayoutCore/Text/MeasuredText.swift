/// A shaped text: the positions of its clusters on one endless line and where it may break.
///
/// Setting it in lines at a width reads these and shapes nothing; O(lines x log segments).
public struct MeasuredText: Equatable, Sendable {
    /// Heights of its lines.
    public let metrics: LineMetrics
    /// Where its numbers come from.
    public let source: TextSource
    /// What could not be measured well, each with the text's words.
    public let warnings: [Diagnostic]

    /// Distance of each cluster's start from the start of the text, and the end of the last; never falls.
    let positions: [Double]
    /// Segments in order; they cover all clusters.
    let segments: [TextSegment]
    /// For each segment, the number of the segment that ends its line when nothing wraps.
    let lineEnds: [Int32]

    /// Creates a text from its parts.
    ///
    /// - Parameters:
    ///   - positions: Starts of the clusters and the end of the last, points, from 0 on and never falling.
    ///   - segments: Break opportunities; the last segment ends with the last cluster.
    public init(
        positions: [Double], segments: [TextSegment], metrics: LineMetrics,
        source: TextSource = .model, warnings: [Diagnostic] = []
    ) {
        precondition(
            (segments.last?.end ?? 0) == Int32(max(positions.count, 1) - 1),
            "the segments of a text cover its clusters")
        self.positions = positions
        self.segments = segments
        self.metrics = metrics
        self.source = source
        self.warnings = warnings
        var ends = [Int32](repeating: 0, count: segments.count)
        var last = Int32(segments.count) - 1
        for index in segments.indices.reversed() {
            if segments[index].endsLine { last = Int32(index) }
            ends[index] = last
        }
        lineEnds = ends
    }

    /// Whether there is nothing to show: such a text has no size at all (semantics 2.3).
    public var isEmpty: Bool { segments.isEmpty }

    /// Bytes it holds, for the limits of caches.
    public var byteCount: Int {
        MemoryLayout<MeasuredText>.size + positions.count * MemoryLayout<Double>.stride
            + segments.count * (MemoryLayout<TextSegment>.stride + MemoryLayout<Int32>.stride)
    }

    /// The size without wrapping: the widest of the lines that the author broke by hand, rounded up to the pixel.
    ///
    /// - Parameters:
    ///   - numberOfLines: Most lines; 0 is no limit.
    ///   - scale: Pixels a point.
    public func naturalSize(numberOfLines: Int = 1, scale: Double) -> Size {
        layout(width: .infinity, numberOfLines: numberOfLines, scale: scale).size
    }

    /// Sets the text in lines.
    ///
    /// - Parameters:
    ///   - width: Room for a line, points; infinity wraps nothing.
    ///   - numberOfLines: Most lines; 0 is no limit. With 1 nothing wraps, whatever the width.
    ///   - scale: Pixels a point.
    public func layout(width: Double, numberOfLines: Int, scale: Double) -> TextLayout {
        let allowed = numberOfLines > 0 ? numberOfLines : Int.max
        var needed = 0
        var widest = 0.0
        forEachLine(width: allowed == 1 ? .infinity : width) { lineWidth in
            if needed < allowed { widest = max(widest, lineWidth) }
            needed += 1
        }
        let shown = min(needed, allowed)
        let height = PixelGrid.roundUp(metrics.height(lines: shown), scale: scale)
        let lastBaseline = Double(max(shown - 1, 0)) * metrics.lineDistance + metrics.ascender
        return TextLayout(
            size: Size(PixelGrid.roundUp(widest, scale: scale), height),
            lineCount: shown, neededLineCount: needed,
            firstBaselineFromTop: shown == 0 ? 0 : metrics.ascender,
            lastBaselineFromBottom: shown == 0 ? 0 : height - lastBaseline)
    }

    /// Height of the text at a width, points: what `layout` gives, alone.
    public func height(width: Double, numberOfLines: Int, scale: Double) -> Double {
        layout(width: width, numberOfLines: numberOfLines, scale: scale).size.height
    }

    /// What keeps the text from being read whole in a label of a size; nil when it is.
    ///
    /// - Parameters:
    ///   - size: The label's solved size, points.
    ///   - numberOfLines: Most lines; 0 is no limit.
    ///   - scale: Pixels a point. The solved size may be a pixel short through rounding of edges, which is not told.
    public func truncation(in size: Size, numberOfLines: Int, scale: Double) -> TextTruncation? {
        if isEmpty { return nil }
        let pixel = 1 / max(scale, 1)
        let layout = layout(width: size.width, numberOfLines: numberOfLines, scale: scale)
        if layout.size.width > size.width + pixel {
            return .width(needed: layout.size.width, given: size.width)
        }
        if layout.isTruncated {
            return .lines(needed: layout.neededLineCount, allowed: layout.lineCount)
        }
        if layout.size.height > size.height + pixel {
            return .height(needed: layout.size.height, given: size.height)
        }
        return nil
    }
}
