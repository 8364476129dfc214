public import Foundation

/// An affine map of the plane: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
public struct CGAffineTransform: Hashable, Codable, Sendable {
    /// The coefficients.
    public var a, b, c, d, tx, ty: CGFloat

    /// The map that changes nothing.
    public static let identity = CGAffineTransform()

    /// Creates the identity.
    public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

    /// Creates a map from its coefficients.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Creates a map from its coefficients.
    public init(
        _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a move.
    public init(translationX x: CGFloat, y: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Creates a scaling about the origin.
    public init(scaleX x: CGFloat, y: CGFloat) {
        self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Creates a turn about the origin, radians.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (sin(angle), cos(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether it changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// This map after `other`.
    private func after(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: other.a * a + other.b * c, b: other.a * b + other.b * d,
            c: other.c * a + other.d * c, d: other.c * b + other.d * d,
            tx: other.tx * a + other.ty * c + tx, ty: other.tx * b + other.ty * d + ty)
    }

    /// This map, then the other.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        other.after(self)
    }

    /// A move, then this map.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        after(CGAffineTransform(translationX: x, y: y))
    }

    /// A scaling, then this map.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        after(CGAffineTransform(scaleX: x, y: y))
    }

    /// A turn, then this map.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        after(CGAffineTransform(rotationAngle: angle))
    }

    /// The map back; the map itself where there is none.
    public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0 else { return self }
        return CGAffineTransform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
}

extension CGPoint {
    /// The point after a map.
    public func applying(_ map: CGAffineTransform) -> CGPoint {
        CGPoint(x: map.a * x + map.c * y + map.tx, y: map.b * x + map.d * y + map.ty)
    }
}

extension CGSize {
    /// The size after a map without its move.
    public func applying(_ map: CGAffineTransform) -> CGSize {
        CGSize(width: map.a * width + map.c * height, height: map.b * width + map.d * height)
    }
}

extension CGRect {
    /// The smallest rectangle that holds this one after a map.
    public func applying(_ map: CGAffineTransform) -> CGRect {
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
            CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(map) }
        let left = corners.map(\.x).reduce(.infinity, min)
        let top = corners.map(\.y).reduce(.infinity, min)
        return CGRect(
            x: left, y: top, width: corners.map(\.x).reduce(-.infinity, max) - left,
            height: corners.map(\.y).reduce(-.infinity, max) - top)
    }
}

/// A displacement without a place, points.
public struct CGVector: Hashable, Codable, Sendable {
    /// To the right.
    public var dx: CGFloat
    /// Downwards.
    public var dy: CGFloat

    /// No displacement.
    public static let zero = CGVector()

    /// Creates a displacement; none by default.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
        self.dx = dx
        self.dy = dy
    }
}
