/// How far from a place functions of one number are affine.
struct AffineReach {
    /// Numbers and how they change.
    struct Numbers {
        var values: [Double]
        var rates: [Double]

        func values(at offset: Double) -> [Double] {
            zip(values, rates).map { $0 + $1 * offset }
        }
    }

    /// A value this near to the line lies on it, points.
    private static let tolerance = 1e-8
    /// Places are found to this, points.
    private static let resolution = 1e-9

    /// Offset of the near end; not positive.
    private(set) var lower: Double
    /// Offset of the far end; not negative.
    private(set) var upper: Double

    init(lower: Double, upper: Double) {
        self.lower = lower
        self.upper = upper
    }

    mutating func narrow(lower: Double, upper: Double) {
        self.lower = max(self.lower, lower)
        self.upper = min(self.upper, upper)
    }

    /// The numbers of a function at offset 0 and their rates; the reach shrinks to where the function keeps to them.
    ///
    /// The function is piecewise affine and, away from its first bend, stays off the line: heights of texts in a width, and
    /// insets, which are maxima. O(100 calls).
    mutating func numbers(_ body: (Double) -> [Double]) -> Numbers {
        let values = body(0)
        guard lower < upper else {
            return Numbers(values: values, rates: values.map { _ in 0 })
        }
        let side: Double = upper >= -lower ? 1 : -1
        var step = side * min(max(upper, -lower), 0x1p-6)
        var rates = AffineReach.rates(values, body(step), step)
        while step.magnitude > 1e-6,
            !AffineReach.isOn(body(step / 2), values, rates, step / 2)
        {
            step /= 16
            rates = AffineReach.rates(values, body(step), step)
        }
        let line = rates
        func holds(_ offset: Double) -> Bool {
            AffineReach.isOn(body(offset), values, line, offset)
        }
        upper = AffineReach.reach(upper) { holds($0) }
        lower = -AffineReach.reach(-lower) { holds(-$0) }
        // The longer the chord, the nearer its slope is to the exact one.
        let end = upper >= -lower ? upper : lower
        if end != 0 { rates = AffineReach.rates(values, body(end), end) }
        return Numbers(values: values, rates: rates)
    }

    private static func rates(_ values: [Double], _ others: [Double], _ step: Double) -> [Double] {
        zip(values, others).map { $0 == $1 ? 0 : ($1 - $0) / step }
    }

    private static func isOn(
        _ others: [Double], _ values: [Double], _ rates: [Double], _ offset: Double
    ) -> Bool {
        for at in values.indices
        where (others[at] - values[at] - rates[at] * offset).magnitude > tolerance {
            return false
        }
        return true
    }

    private static func reach(_ limit: Double, _ holds: (Double) -> Bool) -> Double {
        guard limit > 0, !holds(limit) else { return max(limit, 0) }
        var good = 0.0
        var bad = limit
        while bad - good > resolution {
            let middle = good + (bad - good) / 2
            if middle <= good || middle >= bad { break }
            if holds(middle) { good = middle } else { bad = middle }
        }
        return good
    }
}
