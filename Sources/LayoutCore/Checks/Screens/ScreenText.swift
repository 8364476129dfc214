/// Text of a view as one state, locale and text size show it.
public struct ScreenText: Sendable {
    /// How tall and wide the text is.
    public enum Extent: Sendable {
        /// Shaped by a measurer.
        case measured(MeasuredText)
        /// A natural size that the layout states, and its heights by width where it has them.
        case stated(IntrinsicSize, heights: [TextTableRow])
        /// Not known.
        case unknown
    }

    /// The words.
    public var words: String
    /// How tall and wide they are.
    public var extent: Extent
    /// Most lines; 0 is any number.
    public var numberOfLines: Int
    /// Least scale before it is cut off; 1 where it does not shrink.
    public var minimumScale: Double
    /// Room above and below the lines that the view keeps, points.
    public var padding: Double
    /// Room that the view keeps at the left and right of the text together, points.
    public var sidePadding: Double
    /// Pixels a point.
    public var scale: Double

    /// Whether there is nothing to read.
    public var isEmpty: Bool { words.allSatisfy(\.isWhitespace) }

    /// Share of a width by which measured texts may be wrong (docs/text.md); 0 for recorded and stated sizes.
    public var uncertainty: Double {
        if case .measured(let text) = extent, text.source == .model { return 0.015 }
        return 0
    }
}
