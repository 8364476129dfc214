/// What happens to values before they are given out.
public enum ValueRounding: Equatable, Sendable {
    /// To the nearest multiple of 2^-20, and no negative zero.
    case grid
    /// Nothing: sums of many values then meet required constraints to the last bits. For checks of the solver itself.
    case none
}

/// The grid that answers lie on: multiples of 2^-20 point, and no negative zero.
enum Grid {
    /// Adding this makes every double of usual size a multiple of 2^-20, ties to even.
    static let shift = 0x1.8p32
    /// Values below this are of usual size.
    static let usual = 0x1p31

    /// The nearest point of the grid.
    static func snap(_ value: Double) -> Double {
        if abs(value) < usual { return (value + shift) - shift }
        // From 2^32 on every double lies on the grid.
        return abs(value) < 0x1p33 ? (value * 0x1p20).rounded(.toNearestOrEven) * 0x1p-20 : value
    }
}
