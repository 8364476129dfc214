/// A rectangle in the root's coordinates whose edges are affine in the size being swept, points, y downwards.
public struct AffineFrame: Hashable, Sendable {
    /// Left edge.
    public var left: Affine
    /// Top edge.
    public var top: Affine
    /// Extent along x.
    public var width: Affine
    /// Extent along y.
    public var height: Affine

    /// Creates a rectangle.
    public init(left: Affine, top: Affine, width: Affine, height: Affine) {
        self.left = left
        self.top = top
        self.width = width
        self.height = height
    }

    /// Right edge.
    public var right: Affine { left + width }
    /// Bottom edge.
    public var bottom: Affine { top + height }
    /// Middle along x.
    public var centerX: Affine { left + width * 0.5 }
    /// Middle along y.
    public var centerY: Affine { top + height * 0.5 }

    /// The extent along an axis.
    public func size(_ axis: Axis) -> Affine { axis == .horizontal ? width : height }
    /// The left or top edge.
    public func start(_ axis: Axis) -> Affine { axis == .horizontal ? left : top }
    /// The right or bottom edge.
    public func end(_ axis: Axis) -> Affine { axis == .horizontal ? right : bottom }

    /// The frame on the screen looked at.
    public var frame: Frame { Frame(left.value, top.value, width.value, height.value) }
}
