public import Foundation

/// Seconds.
public typealias CFTimeInterval = Double
/// Seconds since the machine started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// A colour by its parts; layout does not look at it.
public final class CGColor: Hashable, Sendable {
    /// Red, green, blue and opacity, 0...1.
    public let components: [CGFloat]?

    /// Creates a colour.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
    }

    /// Creates a grey.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Opacity, 0...1.
    public var alpha: CGFloat { components?.last ?? 1 }
    /// Number of parts.
    public var numberOfComponents: Int { components?.count ?? 0 }

    /// The colour in another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        guard let parts = components, parts.count == 4 else { return nil }
        return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    /// Whether the parts are equal.
    public static func == (first: CGColor, second: CGColor) -> Bool {
        first.components == second.components
    }

    /// Hashes the parts.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

/// A space that colours are measured in.
public final class CGColorSpace: Sendable {
    init() {}
}

/// The space of screens.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// A change from colour to colour.
public final class CGGradient: Sendable {
    /// Creates a change between colours.
    public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {}
}

/// A picture's pixels, of which there are only the numbers.
public final class CGImage: Sendable {
    /// Pixels across.
    public let width: Int
    /// Pixels from top to bottom.
    public let height: Int

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// A part of it.
    public func cropping(to rect: CGRect) -> CGImage? {
        CGImage(width: Int(rect.width), height: Int(rect.height))
    }
}

/// A map of space; layout does not look at it.
public struct CATransform3D: Hashable, Sendable {
    /// The coefficients, row by row.
    public var m11, m12, m13, m14, m21, m22, m23, m24: CGFloat
    /// The coefficients, row by row.
    public var m31, m32, m33, m34, m41, m42, m43, m44: CGFloat

    /// Creates the identity.
    public init() {
        (m11, m12, m13, m14) = (1, 0, 0, 0)
        (m21, m22, m23, m24) = (0, 1, 0, 0)
        (m31, m32, m33, m34) = (0, 0, 1, 0)
        (m41, m42, m43, m44) = (0, 0, 0, 1)
    }

    /// This map, then the other.
    func then(_ other: CATransform3D) -> CATransform3D {
        let (left, right) = (rows, other.rows)
        var product = [[CGFloat]](repeating: [0, 0, 0, 0], count: 4)
        for row in 0..<4 {
            for column in 0..<4 {
                for inner in 0..<4 {
                    product[row][column] += left[row][inner] * right[inner][column]
                }
            }
        }
        return CATransform3D(rows: product)
    }

    private var rows: [[CGFloat]] {
        [
            [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34],
            [m41, m42, m43, m44],
        ]
    }

    private init(rows: [[CGFloat]]) {
        self.init()
        (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
        (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
        (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
        (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
    }
}

/// The map that changes nothing.
public let CATransform3DIdentity = CATransform3D()

/// A move.
public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
{
    var map = CATransform3D()
    (map.m41, map.m42, map.m43) = (x, y, z)
    return map
}

/// A scaling.
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    var map = CATransform3D()
    (map.m11, map.m22, map.m33) = (x, y, z)
    return map
}

/// A turn about an axis, radians.
public func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (ux, uy, uz) = (x / length, y / length, z / length)
    let (sine, cosine) = (sin(angle), cos(angle))
    let rest = 1 - cosine
    var map = CATransform3D()
    (map.m11, map.m12, map.m13) = (
        cosine + ux * ux * rest, uy * ux * rest + uz * sine, uz * ux * rest - uy * sine
    )
    (map.m21, map.m22, map.m23) = (
        ux * uy * rest - uz * sine, cosine + uy * uy * rest, uz * uy * rest + ux * sine
    )
    (map.m31, map.m32, map.m33) = (
        ux * uz * rest + uy * sine, uy * uz * rest - ux * sine, cosine + uz * uz * rest
    )
    return map
}

/// A move, then a map.
public func CATransform3DTranslate(
    _ map: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeTranslation(x, y, z).then(map) }

/// A scaling, then a map.
public func CATransform3DScale(
    _ map: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeScale(x, y, z).then(map) }

/// A turn, then a map.
public func CATransform3DRotate(
    _ map: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).then(map) }

/// One map, then another.
public func CATransform3DConcat(_ first: CATransform3D, _ second: CATransform3D) -> CATransform3D {
    first.then(second)
}

/// A map of the plane in space.
public func CATransform3DMakeAffineTransform(_ map: CGAffineTransform) -> CATransform3D {
    var result = CATransform3D()
    (result.m11, result.m12, result.m21, result.m22) = (map.a, map.b, map.c, map.d)
    (result.m41, result.m42) = (map.tx, map.ty)
    return result
}
