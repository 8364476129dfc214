/// A frame that follows the superview by an autoresizing mask, translated into constraints (semantics 1.11).
public struct AutoresizedFrame: Hashable, Sendable {
    /// A part of a view's place that takes its share when the superview grows.
    public enum FlexiblePart: String, CaseIterable, Codable, Sendable {
        // UIKit's names without "flexible".
        case leftMargin, width, rightMargin, topMargin, height, bottomMargin
    }

    /// The frame in the superview's coordinates, points.
    public var frame: Frame
    /// The superview's size where the view has that frame, points.
    public var superviewSize: Size
    /// What is flexible; everything else keeps its length.
    public var flexible: Set<FlexiblePart>

    /// Creates a frame; without flexible parts it stays where it is.
    public init(_ frame: Frame, in superviewSize: Size, flexible: Set<FlexiblePart> = []) {
        self.frame = frame
        self.superviewSize = superviewSize
        self.flexible = flexible
    }

    /// Start, length and end along an axis, and the share of the superview's growth that each takes.
    ///
    /// Flexible parts share in proportion to their lengths; a single one takes all. Where no part takes any, the end does.
    func parts(along axis: Axis) -> (start: Double, length: Double, shares: [Double]) {
        let isHorizontal = axis == .horizontal
        let start = isHorizontal ? frame.x : frame.y
        let length = isHorizontal ? frame.width : frame.height
        let whole = isHorizontal ? superviewSize.width : superviewSize.height
        let names: [FlexiblePart] =
            isHorizontal
            ? [.leftMargin, .width, .rightMargin] : [.topMargin, .height, .bottomMargin]
        let flexible = names.map(self.flexible.contains)
        if flexible.count(where: { $0 }) == 1 {
            return (start, length, flexible.map { $0 ? 1 : 0 })
        }
        let stretch = zip([start, length, whole - start - length], flexible)
            .map { $0.1 ? max(0, $0.0) : 0 }
        let total = stretch.reduce(0, +)
        return (start, length, stretch.map { total > 0 ? $0 / total : 0 })
    }

    /// The mask as logs print it, such as "h=-&- v=--&": margin, length, margin; `&` is flexible.
    public var maskText: String {
        func text(_ parts: [FlexiblePart]) -> String {
            parts.map { flexible.contains($0) ? "&" : "-" }.joined()
        }
        return "h=\(text([.leftMargin, .width, .rightMargin])) "
            + "v=\(text([.topMargin, .height, .bottomMargin]))"
    }
}
