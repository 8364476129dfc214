/// One row with a convex piecewise-linear cost: nothing at zero, `up` a unit above it, `down` a unit below it.
///
/// Constraints on the same form share a row: hugging and resistance on one size are one row with two slopes.
struct CostRow: Sendable {
    /// The slopes at one level; level 0 is "required", then the priorities from high to low, then the tie-break.
    struct Cost: Sendable {
        var level: Int
        var up: Double
        var down: Double
    }

    /// A constraint that went into the row: its expression is `scale` times the row's.
    struct Source: Sendable {
        var constraint: Int
        var scale: Double
    }

    /// The form over undefined variables, parameters, constant and perturbation.
    var form: SparseRow
    /// Ascending by level.
    var costs: [Cost]
    var sources: [Source]
    /// Slope on both sides at the very last level, which makes the answer unique whatever the tie-break leaves open.
    var coordinateSlope = 0.0
}

/// The fixed pseudo-random perturbations that make every vertex simple (docs/architecture.md, section 4).
enum Perturbation {
    /// For a row: a function of its form alone, so that a row keeps it when others come and go.
    static func amount(of form: SparseRow) -> Double {
        var key: UInt64 = 0
        for at in 0..<form.count {
            key = (key ^ UInt64(UInt32(bitPattern: form.columns[at]))) &* 0x9E37_79B9_7F4A_7C15
            key = (key ^ (key >> 29) ^ form.coefficients[at].bitPattern) &* 0xBF58_476D_1CE4_E5B9
            key ^= key >> 32
        }
        return amount(of: Int(truncatingIfNeeded: key))
    }

    /// Between 1/2 and 3/2, a function of the key alone.
    static func amount(of key: Int) -> Double {
        // SplitMix64's finaliser: neighbouring keys give unrelated amounts.
        var bits = UInt64(truncatingIfNeeded: key) &+ 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        bits ^= bits >> 31
        return 0.5 + Double(bits >> 11) * 0x1p-53
    }
}
