import Testing

@testable import LayoutCore

/// Roots of polynomials, by hand; products and quotients of moving lengths in ranges.
@Suite struct PolynomialTests {
    @Test(arguments: [
        // (x - 1)(x - 2)(x + 3) = x³ - 7x + 6
        ([6.0, -7, 0, 1], [-3.0, 1, 2]),
        // x² + 1
        ([1, 0, 1], []),
        // (x - 0.5)², a root without a change of sign, at an end of a stretch
        ([0.25, -1, 1], [0.5]),
        ([-10, 4], [2.5]),
        ([3], []),
    ]) func hasItsRoots(polynomial: [Double], roots: [Double]) {
        let found = Polynomial.roots(polynomial, from: -10, to: 10)
        #expect(found.count == roots.count)
        for (one, other) in zip(found, roots) { #expect(abs(one - other) < 1e-12) }
    }

    @Test func rangesEndWhereAProductMeetsABound() {
        // At offset t a view is 10 + t wide and 20 - t high: its area is 200 + 10 t - t², 216 at 2 and 8.
        let width = SweptNumber(Affine(10, slope: 1))
        let height = SweptNumber(Affine(20, slope: -1))
        let trace = SweepTrace(lower: -5, upper: 5)
        let isLarger = (width * height - SweptNumber(216)).isPositive(trace)
        #expect(!isLarger)
        #expect(trace.lower == -5)
        #expect(abs(trace.upper - 2) < 1e-5)
    }

    @Test func rangesEndWhereAQuotientMeetsABound() {
        // (10 + t) / (20 - t) is 1 at 5.
        let ratio = SweptNumber(Affine(10, slope: 1)) / SweptNumber(Affine(20, slope: -1))
        let trace = SweepTrace(lower: -9, upper: 9)
        let isAbove = (ratio - SweptNumber(1)).isPositive(trace)
        #expect(!isAbove)
        #expect(abs(trace.upper - 5) < 1e-4)
        #expect(trace.lower == -9)
    }
}
