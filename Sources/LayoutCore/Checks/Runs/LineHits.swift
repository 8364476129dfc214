/// Where the causes found on one line of sizes hold, exactly.
struct LineHits {
    /// A cause on the line.
    struct Entry {
        var hit: Hit
        var ranges: [SizeRange] = []
        /// The size where it is worst, and its measure there.
        var worst: (size: Double, measure: Double?)
    }

    private(set) var entries: [Finding.Cause: Entry] = [:]
    /// Sizes at which an assertion may say what it says on neither side, to a millionth of a point.
    private(set) var assertionEnds: Set<Double> = []

    /// Takes note of the ends of a range of sizes within which an assertion says the same.
    mutating func noteAssertion(from lower: Double, to upper: Double) {
        assertionEnds.formUnion([lower, upper].map(LineHits.rounded))
    }

    /// Sizes are told to a millionth of a point.
    static func rounded(_ size: Double) -> Double { (size * 1e6).rounded() / 1e6 }

    /// Adds a hit that holds for a range of sizes; `size` is where its measure was taken.
    mutating func add(_ ruled: RuledHit, on range: SizeRange, at size: Double) {
        let hit = ruled.hit
        let ends = [range.lower, range.upper].map { end in
            (size: end, measure: hit.measure?.amount.value(at: end - size))
        }
        let worst =
            (ends[1].measure ?? -.infinity) > (ends[0].measure ?? -.infinity) ? ends[1] : ends[0]
        var entry = entries[ruled.cause] ?? Entry(hit: hit, worst: worst)
        entry.ranges.insert(range)
        let everywhere =
            entry.hit.everywhere == hit.everywhere ? hit.everywhere : EverywhereRule.counts
        if hit.severity > entry.hit.severity { entry.hit = hit }
        entry.hit.everywhere = everywhere
        if (worst.measure ?? -.infinity) > (entry.worst.measure ?? -.infinity) {
            entry.worst = worst
        }
        entries[ruled.cause] = entry
    }

    /// Ends of ranges that do not belong to them: there the answer itself must be asked.
    var openEnds: Set<Double> {
        var ends: Set<Double> = []
        for entry in entries.values {
            for range in entry.ranges {
                if !range.includesLower { ends.insert(range.lower) }
                if !range.includesUpper { ends.insert(range.upper) }
            }
        }
        return ends
    }
}
