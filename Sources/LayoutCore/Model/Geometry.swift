/// A width and a height in points.
public struct Size: Hashable, Sendable {
    /// Extent along x, points.
    public var width: Double
    /// Extent along y, points.
    public var height: Double

    /// Creates a size.
    public init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }
}

/// A natural size whose axes may each be unknown (`noIntrinsicMetric` in UIKit), in points.
public struct IntrinsicSize: Hashable, Sendable {
    /// Natural width, or nil where the view has none.
    public var width: Double?
    /// Natural height, or nil where the view has none.
    public var height: Double?

    /// Creates a natural size.
    public init(_ width: Double?, _ height: Double?) {
        self.width = width
        self.height = height
    }
}

/// A rectangle in its superview's coordinates, points, y downwards.
public struct Frame: Hashable, Sendable {
    /// Left edge.
    public var x: Double
    /// Top edge.
    public var y: Double
    /// Extent along x, never negative.
    public var width: Double
    /// Extent along y, never negative.
    public var height: Double

    /// Creates a frame.
    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// Distances from the four edges, points, positive inwards.
public struct EdgeInsets: Hashable, Sendable {
    /// Distance from the top edge.
    public var top: Double
    /// Distance from the left edge.
    public var left: Double
    /// Distance from the bottom edge.
    public var bottom: Double
    /// Distance from the right edge.
    public var right: Double

    /// No inset at all.
    public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    /// Creates insets.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// A direction of layout.
public enum Axis: String, CaseIterable, Codable, Sendable {
    /// Along x.
    case horizontal
    /// Along y.
    case vertical
}

/// One value for each axis, such as a hugging priority.
public struct AxisPair: Hashable, Sendable {
    /// Along x.
    public var horizontal: Double
    /// Along y.
    public var vertical: Double

    /// Creates a pair.
    public init(horizontal: Double, vertical: Double) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Reads or writes the value of one axis.
    public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? horizontal : vertical }
        set {
            if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
        }
    }
}
