import Testing

@testable import LayoutWorker

/// Every operation against the same on a set of numbers.
@Suite struct VariantRangesTests {
    private func numbers(_ ranges: VariantRanges) -> Set<Int> { Set(ranges.ranges.joined()) }

    private func checkInvariants(_ ranges: VariantRanges) {
        for (left, right) in zip(ranges.ranges, ranges.ranges.dropFirst()) {
            #expect(left.upperBound < right.lowerBound)
        }
        #expect(!ranges.ranges.contains { $0.isEmpty })
    }

    @Test(arguments: 0..<6)
    func agreesWithSets(seed: Int) {
        var random = SplitMix64(state: UInt64(seed))
        func range() -> Range<Int> {
            let lower = Int.random(in: 0..<40, using: &random)
            return lower..<lower + Int.random(in: 0..<9, using: &random)
        }
        var ranges = VariantRanges()
        var set: Set<Int> = []
        for _ in 0..<200 {
            let next = range()
            switch Int.random(in: 0..<5, using: &random) {
            case 0, 1:
                ranges.insert(next)
                set.formUnion(next)
            case 2:
                ranges.remove(next)
                set.subtract(next)
            case 3:
                let count = Int.random(in: 0..<4, using: &random)
                let taken = ranges.removeFirst(count)
                #expect(numbers(taken) == Set(set.sorted().prefix(count)))
                set.subtract(set.sorted().prefix(count))
            default:
                let other = VariantRanges([range(), range()])
                #expect(numbers(ranges.intersection(other)) == set.intersection(numbers(other)))
                #expect(numbers(ranges.subtracting(other)) == set.subtracting(numbers(other)))
            }
            checkInvariants(ranges)
            #expect(numbers(ranges) == set)
            #expect(ranges.count == set.count)
            #expect(numbers(ranges.intersection(next)) == set.intersection(next))
            #expect(numbers(ranges.missing(in: next)) == Set(next).subtracting(set))
            #expect(ranges.contains(next) == Set(next).isSubset(of: set))
            #expect(ranges.contains(next.lowerBound) == set.contains(next.lowerBound))
            #expect(ranges.first == set.min())
        }
    }
}
