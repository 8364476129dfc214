/// Compares numbers that change with the size being swept, and keeps how far the size may move before one of the
/// comparisons comes out otherwise.
///
/// A check that compares through it and through nothing else says the same everywhere inside `range`: that is what makes
/// the ends of findings exact. One trace belongs to one look at one screen.
public final class SweepTrace {
    /// Differences up to this are none, points: solved values lie on a grid of 2^-20.
    public static let slack = SolvedLength.slack

    /// Least offset of the size, from that of the screen looked at, with the same outcomes; not positive.
    public private(set) var lower: Double
    /// Greatest offset of the size with the same outcomes; not negative.
    public private(set) var upper: Double
    /// Whether outcomes are those of single screens everywhere in the range: it then ends where a comparison with the slack
    /// comes out otherwise, and not where a number passes 0.
    public let isStrict: Bool

    /// Room that a strict range leaves before an outcome changes: more than what the arithmetic rounds off.
    private static let room = 1e-8
    /// As `room`, of offsets that were found by searching.
    private static let roomOfOffsets = 1e-6

    /// Starts with the offsets between which all numbers are affine; 0 and 0 on a single screen.
    public init(lower: Double = 0, upper: Double = 0, isStrict: Bool = false) {
        self.lower = lower
        self.upper = upper
        self.isStrict = isStrict
    }

    /// Whether the size moves at all.
    public var isSweeping: Bool { lower < upper }

    /// Whether the first number is greater, by more than the slack.
    public func isGreater(_ first: Affine, _ second: Affine) -> Bool {
        isPositive(first - second)
    }

    /// Whether the first number is greater, by more than the slack.
    public func isGreater(_ first: Affine, _ second: Double) -> Bool {
        isPositive(first - second)
    }

    /// Whether a number is above 0, by more than the slack.
    public func isPositive(_ number: Affine) -> Bool {
        bound(number)
        return number.value > SweepTrace.slack
    }

    /// Whether two numbers differ by no more than a tolerance in points.
    public func isNear(_ first: Affine, _ second: Affine, within tolerance: Double) -> Bool {
        let difference = first - second
        return !isGreater(difference, tolerance) && !isGreater(-difference, tolerance)
    }

    /// The greater of two numbers.
    public func max(_ first: Affine, _ second: Affine) -> Affine {
        isGreater(first, second) ? first : second
    }

    /// The lesser of two numbers.
    public func min(_ first: Affine, _ second: Affine) -> Affine {
        isGreater(first, second) ? second : first
    }

    /// Whether all numbers are above 0, by more than the slack.
    ///
    /// Where it is not so, only the number that stays at or below 0 longest counts for the range: fewer pieces than
    /// comparing one by one.
    public func areAllPositive(
        _ first: Affine, _ second: Affine, _ third: Affine = Affine(.infinity),
        _ fourth: Affine = Affine(.infinity)
    ) -> Bool {
        let slack = SweepTrace.slack
        let arePositive =
            first.value > slack && second.value > slack && third.value > slack
            && fourth.value > slack
        guard isSweeping else { return arePositive }
        let numbers = [first, second, third, fourth]
        if arePositive {
            for number in numbers { bound(number) }
            return true
        }
        var best: (lower: Double, upper: Double)?
        for number in numbers where number.value <= slack {
            let range = range(of: number)
            if let known = best, known.upper - known.lower >= range.upper - range.lower { continue }
            best = range
        }
        if let best {
            lower = best.lower
            upper = best.upper
        }
        return false
    }

    /// Whether the product of two numbers is greater than a share of another product, as for areas.
    public func isArea(
        _ first: Affine, _ second: Affine, greaterThan share: Double, of third: Affine,
        _ fourth: Affine
    ) -> Bool {
        // The difference is a quadratic in the offset.
        let square = first.slope * second.slope - share * third.slope * fourth.slope
        let linear =
            first.value * second.slope + first.slope * second.value
            - share * (third.value * fourth.slope + third.slope * fourth.value)
        let constant = first.value * second.value - share * third.value * fourth.value
        if isSweeping, isStrict {
            boundStrictly(square, linear, constant)
        } else if isSweeping {
            for root in SweepTrace.roots(square, linear, constant) { bound(at: root) }
        }
        return constant > SweepTrace.slack
    }

    /// Ends the range before a quadratic of the offset comes to the slack.
    private func boundStrictly(_ square: Double, _ linear: Double, _ constant: Double) {
        guard let edge = SweepTrace.edge(constant) else { return collapse() }
        for root in SweepTrace.roots(square, linear, constant - edge) {
            let room = SweepTrace.roomOfOffsets
            bound(at: root > 0 ? Swift.max(0, root - room) : Swift.min(0, root + room))
        }
    }

    /// The value at which a number's being above the slack begins to be in doubt; nil where it is.
    private static func edge(_ value: Double) -> Double? {
        let edge = value > slack ? slack + room : slack - room
        return (value > slack) == (value > edge) ? edge : nil
    }

    /// Lets the range be the screen looked at alone.
    func collapse() {
        lower = 0
        upper = 0
    }

    private static func roots(_ square: Double, _ linear: Double, _ constant: Double) -> [Double] {
        if square.magnitude < 1e-12 {
            return linear.magnitude < 1e-12 ? [] : [-constant / linear]
        }
        let discriminant = linear * linear - 4 * square * constant
        guard discriminant >= 0 else { return [] }
        // The sign keeps the sum away from cancellation.
        let sum = -0.5 * (linear + (linear < 0 ? -1 : 1) * discriminant.squareRoot())
        return [sum / square] + (sum == 0 ? [] : [constant / sum])
    }

    /// Ends the range at a root.
    private func bound(at root: Double) {
        if root.magnitude < 1e-9 {
            collapse()
        } else if root > 0 {
            upper = Swift.min(upper, root)
        } else {
            lower = Swift.max(lower, root)
        }
    }

    /// What a function of a number that changes in steps is here; the range ends where it steps.
    ///
    /// The function is taken to keep no value on both sides of another one, as the lines of a text do. O(50 calls).
    public func step<Value: Equatable>(_ number: Affine, _ body: (Double) -> Value) -> Value {
        let here = body(number.value)
        guard isSweeping, number.slope != 0 else { return here }
        let (start, end) = (lower, upper)
        lower = -reach(start.magnitude) { body(number.value(at: -$0)) == here }
        upper = reach(end) { body(number.value(at: $0)) == here }
        if isStrict {
            if lower > start { lower = Swift.min(0, lower + SweepTrace.roomOfOffsets) }
            if upper < end { upper = Swift.max(0, upper - SweepTrace.roomOfOffsets) }
        }
        return here
    }

    /// Ends the range at offsets that somebody else knows.
    public func narrow(lower: Double, upper: Double) {
        self.lower = Swift.max(self.lower, lower)
        self.upper = Swift.min(self.upper, upper)
    }

    /// How far one can go with a condition holding, at most `limit`.
    private func reach(_ limit: Double, _ holds: (Double) -> Bool) -> Double {
        guard limit > 0, !holds(limit) else { return limit }
        var good = 0.0
        var bad = limit
        while bad - good > 1e-9 {
            let middle = good + (bad - good) / 2
            if middle <= good || middle >= bad { break }
            if holds(middle) { good = middle } else { bad = middle }
        }
        return good
    }

    private func bound(_ number: Affine) {
        guard isSweeping else { return }
        let range = range(of: number)
        lower = range.lower
        upper = range.upper
    }

    /// The part of the present range in which a number keeps its sign.
    private func range(of number: Affine) -> (lower: Double, upper: Double) {
        if isStrict {
            guard let edge = SweepTrace.edge(number.value) else { return (0, 0) }
            guard number.slope != 0 else { return (lower, upper) }
            let offset = (edge - number.value) / number.slope
            return offset >= 0
                ? (lower, Swift.min(upper, offset)) : (Swift.max(lower, offset), upper)
        }
        guard number.slope.magnitude > 1e-12 else { return (lower, upper) }
        let root = -number.value / number.slope
        if root.magnitude < 1e-9 { return (0, 0) }
        return root > 0 ? (lower, Swift.min(upper, root)) : (Swift.max(lower, root), upper)
    }
}
