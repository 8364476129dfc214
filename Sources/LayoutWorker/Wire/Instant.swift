/// A point on a monotonic clock, nanoseconds from an origin that only its process knows. Never a wall clock.
struct Instant: Hashable, Comparable, Sendable {
    /// Nanoseconds since the origin.
    var nanoseconds: Int64

    /// Creates a point.
    init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

    static func < (left: Instant, right: Instant) -> Bool { left.nanoseconds < right.nanoseconds }

    /// The point `milliseconds` later.
    func adding(milliseconds: Int) -> Instant {
        Instant(nanoseconds: nanoseconds &+ Int64(milliseconds) &* 1_000_000)
    }

    /// Milliseconds since an earlier point, rounded down; negative when it is later.
    func milliseconds(since earlier: Instant) -> Int {
        Int((nanoseconds &- earlier.nanoseconds) / 1_000_000)
    }

    /// Seconds since an earlier point.
    func seconds(since earlier: Instant) -> Double {
        Double(nanoseconds &- earlier.nanoseconds) * 1e-9
    }
}
