/// A number that is affine in the size being swept: its value on the screen looked at, and its change for a point of that
/// size. On a single screen, which sweeps nothing, all slopes are 0.
public struct Affine: Hashable, Sendable {
    /// Value on the screen looked at.
    public var value: Double
    /// Change for one more point of the size swept.
    public var slope: Double

    /// Creates a number; one that does not change if nothing is said.
    public init(_ value: Double, slope: Double = 0) {
        self.value = value
        self.slope = slope
    }

    /// The value where the size swept is `offset` points greater.
    public func value(at offset: Double) -> Double { value + slope * offset }

    /// The sum.
    public static func + (first: Affine, second: Affine) -> Affine {
        Affine(first.value + second.value, slope: first.slope + second.slope)
    }

    /// The difference.
    public static func - (first: Affine, second: Affine) -> Affine {
        Affine(first.value - second.value, slope: first.slope - second.slope)
    }

    /// The sum with a number that does not change.
    public static func + (first: Affine, second: Double) -> Affine {
        Affine(first.value + second, slope: first.slope)
    }

    /// The difference to a number that does not change.
    public static func - (first: Affine, second: Double) -> Affine {
        Affine(first.value - second, slope: first.slope)
    }

    /// The multiple.
    public static func * (first: Affine, second: Double) -> Affine {
        Affine(first.value * second, slope: first.slope * second)
    }

    /// The opposite.
    public static prefix func - (number: Affine) -> Affine {
        Affine(-number.value, slope: -number.slope)
    }
}
