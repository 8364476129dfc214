/// An interval of widths or heights in points, as `[320, 341.5)`.
///
/// An end that belongs to it has a square bracket. Where frames pass a threshold at an end, the end does not belong to
/// the finding; where they jump, it belongs to the side whose answer stands there.
public struct SizeRange: Hashable, Sendable {
    /// Least value, or its bound, points.
    public var lower: Double
    /// Greatest value, or its bound, points.
    public var upper: Double
    /// Whether `lower` belongs to it.
    public var includesLower: Bool
    /// Whether `upper` belongs to it.
    public var includesUpper: Bool

    /// Creates an interval; closed if nothing is said.
    public init(
        _ lower: Double, _ upper: Double, includesLower: Bool = true, includesUpper: Bool = true
    ) {
        self.lower = lower
        self.upper = upper
        self.includesLower = includesLower
        self.includesUpper = includesUpper
    }

    /// One value.
    public init(_ value: Double) { self.init(value, value) }

    /// Whether it is one value alone.
    public var isPoint: Bool { lower == upper }

    /// Whether a value lies in it.
    public func contains(_ value: Double) -> Bool {
        (includesLower ? value >= lower : value > lower)
            && (includesUpper ? value <= upper : value < upper)
    }

    /// Mathematicians' writing: `[320, 341.5)`, `667` for one value. Numbers to a thousandth of a point.
    public var text: String {
        if isPoint { return SizeRange.number(lower) }
        return (includesLower ? "[" : "(") + SizeRange.number(lower) + ", "
            + SizeRange.number(upper) + (includesUpper ? "]" : ")")
    }

    private static func number(_ value: Double) -> String {
        NumberText.text((value * 1000).rounded() / 1000)
    }
}

extension [SizeRange] {
    /// Adds an interval and joins those that meet; keeps the list sorted and disjoint. O(intervals).
    ///
    /// Intervals that leave out nothing but their common end join too: at a single point a finding may be exactly nought.
    public mutating func insert(_ range: SizeRange) {
        // Almost always the size of a screen that is there already.
        if range.isPoint, contains(size: range.lower) { return }
        var merged = range
        var before: [SizeRange] = []
        var after: [SizeRange] = []
        for other in self {
            if other.upper < merged.lower {
                before.append(other)
            } else if other.lower > merged.upper {
                after.append(other)
            } else {
                merged = merged.union(other)
            }
        }
        self = before + [merged] + after
    }

    /// Whether a value lies in one of them.
    public func contains(size: Double) -> Bool { contains { $0.contains(size) } }
}

extension SizeRange {
    /// The hull of two intervals that meet.
    fileprivate func union(_ other: SizeRange) -> SizeRange {
        var result = self
        if other.lower < lower || (other.lower == lower && other.includesLower) {
            result.lower = other.lower
            result.includesLower = other.includesLower
        }
        if other.upper > upper || (other.upper == upper && other.includesUpper) {
            result.upper = other.upper
            result.includesUpper = other.includesUpper
        }
        return result
    }
}
