/// A number that changes with the size swept: a quotient of two polynomials in the offset of the size.
///
/// Frames are affine in the offset; sums stay so, products and quotients of assertions do not.
struct SweptNumber {
    /// Coefficients, the constant first; not empty.
    private var numerator: [Double]
    /// Coefficients of what it is divided by.
    private var denominator: [Double]

    /// A number that does not change.
    init(_ number: Double) {
        numerator = [number]
        denominator = [1]
    }

    /// An affine number.
    init(_ affine: Affine) {
        numerator = affine.slope == 0 ? [affine.value] : [affine.value, affine.slope]
        denominator = [1]
    }

    private init(_ numerator: [Double], _ denominator: [Double]) {
        self.numerator = numerator
        self.denominator = denominator
    }

    /// The number as an affine one; nil where it is none.
    var affine: Affine? {
        guard denominator.count == 1, numerator.count <= 2 else { return nil }
        return Affine(
            numerator[0] / denominator[0],
            slope: numerator.count == 2 ? numerator[1] / denominator[0] : 0)
    }

    /// The value where the offset is 0; not finite where it is divided by 0.
    var value: Double { numerator[0] / denominator[0] }

    static func + (first: SweptNumber, second: SweptNumber) -> SweptNumber {
        if first.denominator == second.denominator {
            return SweptNumber(
                Polynomial.sum(first.numerator, second.numerator, 1), first.denominator)
        }
        return SweptNumber(
            Polynomial.sum(
                Polynomial.product(first.numerator, second.denominator),
                Polynomial.product(second.numerator, first.denominator), 1),
            Polynomial.product(first.denominator, second.denominator))
    }

    static prefix func - (number: SweptNumber) -> SweptNumber {
        SweptNumber(number.numerator.map { -$0 }, number.denominator)
    }

    static func - (first: SweptNumber, second: SweptNumber) -> SweptNumber { first + -second }

    static func * (first: SweptNumber, second: SweptNumber) -> SweptNumber {
        SweptNumber(
            Polynomial.product(first.numerator, second.numerator),
            Polynomial.product(first.denominator, second.denominator))
    }

    static func / (first: SweptNumber, second: SweptNumber) -> SweptNumber {
        SweptNumber(
            Polynomial.product(first.numerator, second.denominator),
            Polynomial.product(first.denominator, second.numerator))
    }

    /// Whether the number is above 0 by more than the slack; the trace's range ends where that changes.
    func isPositive(_ trace: SweepTrace) -> Bool {
        if let affine { return trace.isPositive(affine) }
        if trace.isStrict {
            trace.collapse()
        } else if trace.isSweeping {
            // It changes its side where it is 0 and where it is divided by 0.
            for polynomial in [numerator, denominator] {
                let roots = Polynomial.roots(polynomial, from: trace.lower, to: trace.upper)
                for root in roots {
                    trace.narrow(
                        lower: root <= 0 ? root : trace.lower,
                        upper: root >= 0 ? root : trace.upper)
                }
            }
        }
        return value > SweepTrace.slack
    }
}

/// Arithmetic of polynomials by their coefficients, the constant first.
enum Polynomial {
    /// `first + factor * second`.
    static func sum(_ first: [Double], _ second: [Double], _ factor: Double) -> [Double] {
        var sum = first
        for (power, coefficient) in second.enumerated() {
            if power < sum.count {
                sum[power] += factor * coefficient
            } else {
                sum.append(factor * coefficient)
            }
        }
        return trimmed(sum)
    }

    /// The product.
    static func product(_ first: [Double], _ second: [Double]) -> [Double] {
        var product = [Double](repeating: 0, count: first.count + second.count - 1)
        for (power, one) in first.enumerated() {
            for (other, two) in second.enumerated() { product[power + other] += one * two }
        }
        return trimmed(product)
    }

    /// The value at a place.
    static func value(_ polynomial: [Double], at place: Double) -> Double {
        polynomial.reversed().reduce(0) { $0 * place + $1 }
    }

    /// The places of an interval where it is 0, rising. Between two zeros of the derivative it has one at most.
    static func roots(_ polynomial: [Double], from lower: Double, to upper: Double) -> [Double] {
        guard polynomial.count > 1 else { return [] }
        let derivative = polynomial.enumerated().dropFirst().map { Double($0.offset) * $0.element }
        let turns = roots(derivative, from: lower, to: upper)
        var roots: [Double] = []
        let places = [lower] + turns + [upper]
        for (start, end) in zip(places, places.dropFirst()) {
            guard let root = root(polynomial, from: start, to: end), root != roots.last else {
                continue
            }
            roots.append(root)
        }
        return roots
    }

    private static func root(
        _ polynomial: [Double], from lower: Double, to upper: Double
    ) -> Double? {
        let first = value(polynomial, at: lower)
        let last = value(polynomial, at: upper)
        if first == 0 { return lower }
        if last == 0 { return upper }
        guard (first < 0) != (last < 0) else { return nil }
        var (low, high) = (lower, upper)
        while true {
            let middle = low + (high - low) / 2
            if middle <= low || middle >= high { return middle }
            if (value(polynomial, at: middle) < 0) == (first < 0) {
                low = middle
            } else {
                high = middle
            }
        }
    }

    private static func trimmed(_ polynomial: [Double]) -> [Double] {
        var result = polynomial
        while result.count > 1, result[result.count - 1] == 0 { result.removeLast() }
        return result
    }
}
