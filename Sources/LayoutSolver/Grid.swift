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
    private static let shift = 0x1.8p32

    /// The nearest points of the grid, lane by lane.
    static func snap(_ values: SIMD8<Double>) -> SIMD8<Double> {
        let size = values.replacing(with: -values, where: values .< 0)
        if size.max() < 0x1p31 { return (values + shift) - shift }
        var result = values
        for lane in values.indices { result[lane] = snap(values[lane]) }
        return result
    }

    /// The nearest point of the grid.
    static func snap(_ value: Double) -> Double {
        if abs(value) < 0x1p31 { return (value + shift) - shift }
        // From 2^32 on every double lies on the grid.
        return abs(value) < 0x1p33 ? (value * 0x1p20).rounded(.toNearestOrEven) * 0x1p-20 : value
    }
}
