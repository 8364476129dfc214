/// The visual format language: `H:|-[name]-10-[field(>=80)]-|` (semantics 5).
public struct VisualFormat: Equatable, Sendable {
    /// Which edges a horizontal format speaks of.
    public enum Direction: String, CaseIterable, Sendable {
        /// Leading and trailing edges.
        case leadingToTrailing
        /// Left and right edges, from the left.
        case leftToRight
        /// Left and right edges, from the right.
        case rightToLeft
    }

    /// What vertical gaps run between.
    public enum Spacing: String, CaseIterable, Sendable {
        /// Bottom and top edges.
        case edges
        /// Last and first baselines.
        case baselines
    }

    /// Attributes that neighbours share, across the format's direction.
    public var alignments: [LayoutAttribute]
    /// Which edges a horizontal format speaks of.
    public var direction: Direction
    /// What vertical gaps run between.
    public var spacing: Spacing

    /// Gap of a single `-` between views, points (semantics 5).
    public static let systemSpacing = 8.0

    /// UIKit's defaults: no alignment, leading to trailing, edge to edge.
    public init(
        alignments: [LayoutAttribute] = [], direction: Direction = .leadingToTrailing,
        spacing: Spacing = .edges
    ) {
        self.alignments = alignments
        self.direction = direction
        self.spacing = spacing
    }

    /// The constraints of a format, in the order of the text, alignments last.
    ///
    /// - Parameters:
    ///   - format: The text.
    ///   - names: Views and metrics; metrics are the layout's parameters, and stay names in constants.
    /// - Throws: One diagnostic, its column inside the text, from 1.
    public func constraints(
        _ format: String, names: LayoutNames
    ) throws(Diagnostic) -> [Constraint] {
        try VisualFormatParser.read(format, options: self, names: names)
    }
}
