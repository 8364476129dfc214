import Testing

@testable import LayoutCore

/// Ranges, sets of variants, and traced comparisons.
@Suite struct FindingValueTests {
    @Test func rangesJoinWhereTheyMeet() {
        var ranges: [SizeRange] = []
        ranges.insert(SizeRange(320, 341.5, includesLower: false, includesUpper: false))
        ranges.insert(SizeRange(400, 410))
        ranges.insert(SizeRange(320))
        #expect(ranges.map(\.text) == ["[320, 341.5)", "[400, 410]"])
        ranges.insert(SizeRange(341.5, 400, includesLower: true, includesUpper: false))
        #expect(ranges.map(\.text) == ["[320, 410]"])
        #expect(ranges.contains(size: 410))
        #expect(!ranges.contains(size: 410.001))
    }

    @Test func singleSizesStayApart() {
        var ranges: [SizeRange] = []
        for size in [375.0, 320, 375, 414] { ranges.insert(SizeRange(size)) }
        #expect(ranges.map(\.text) == ["320", "375", "414"])
    }

    @Test func setsOfVariantsHoldWhatWasPutIn() {
        var set = VariantSet()
        var plain: Set<Int> = []
        var number = 7
        for _ in 0..<500 {
            // A full cycle of a small congruential generator, so that numbers come in no order.
            number = (number * 5 + 3) % 256
            if number % 3 == 0 { continue }
            set.insert(number)
            plain.insert(number)
        }
        #expect(set.count == plain.count)
        #expect((0..<256).allSatisfy { set.contains($0) == plain.contains($0) })
        var other = VariantSet()
        for number in stride(from: 0, to: 300, by: 3) { other.insert(number) }
        set.formUnion(other)
        #expect(set.ranges == [0..<256] + stride(from: 258, to: 300, by: 3).map { $0..<$0 + 1 })
    }

    @Test func aComparisonEndsWhereItWouldTurn() {
        let trace = SweepTrace(lower: -50, upper: 50)
        // 10 + 2 t > 0 turns at t = -5, 30 - t > 0 at t = 30.
        #expect(trace.isPositive(Affine(10, slope: 2)))
        #expect(trace.isGreater(Affine(30, slope: -1), 0))
        #expect(trace.lower == -5)
        #expect(trace.upper == 30)
    }

    @Test func ofSeveralFailuresTheLongestCounts() {
        let trace = SweepTrace(lower: -50, upper: 50)
        // -1 + t turns at 1, -20 + t at 20: until 20 not both are positive.
        #expect(!trace.areAllPositive(Affine(-1, slope: 1), Affine(-20, slope: 1)))
        #expect(trace.lower == -50)
        #expect(trace.upper == 20)
    }

    @Test func stepsEndWhereTheyStep() {
        let trace = SweepTrace(lower: -50, upper: 50)
        let lines = trace.step(Affine(100, slope: 2)) { $0 < 90 ? 3 : $0 < 130.5 ? 2 : 1 }
        #expect(lines == 2)
        #expect((trace.lower + 5).magnitude < 1e-8)
        #expect((trace.upper - 15.25).magnitude < 1e-8)
    }

    @Test func areasTurnAtTheRootsOfAQuadratic() {
        let trace = SweepTrace(lower: -50, upper: 50)
        // (10 + t)² > 100 t⁰ · 0.64 → |10 + t| > 8: t > -2 or t < -18.
        #expect(
            trace.isArea(
                Affine(10, slope: 1), Affine(10, slope: 1), greaterThan: 0.64, of: Affine(10),
                Affine(10)))
        #expect((trace.lower + 2).magnitude < 1e-9)
        #expect(trace.upper == 50)
    }

    @Test func idsStayAndDiffer() {
        let one = WaiverTests.finding("overlap", ["a", "b"])
        var moved = one
        moved.severity = .note
        #expect(one.id == moved.id)
        #expect(one.id != WaiverTests.finding("overlap", ["ab"]).id)
        #expect(one.id.hasPrefix("overlap-"))
    }
}
