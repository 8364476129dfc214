/// A set of variant indices as sorted, disjoint, non-touching half-open ranges.
///
/// On the wire it is one flat array, lower, upper, lower, upper. Its size follows the number of gaps, not of variants,
/// so a job of a thousand million variants that is recorded in order costs one entry.
struct VariantRanges: Hashable, Sendable {
    /// The ranges, ascending; none is empty and no two touch.
    private(set) var ranges: [Range<Int>]

    /// Creates the empty set.
    init() { ranges = [] }

    /// Creates the set of one range.
    init(_ range: Range<Int>) { ranges = range.isEmpty ? [] : [range] }

    /// Creates the union of ranges in any order.
    init(_ ranges: some Sequence<Range<Int>>) {
        self.init()
        for range in ranges { insert(range) }
    }

    /// Whether nothing is in it.
    var isEmpty: Bool { ranges.isEmpty }

    /// Number of indices. O(ranges).
    var count: Int { ranges.reduce(0) { $0 + $1.count } }

    /// The least index.
    var first: Int? { ranges.first?.lowerBound }

    /// Whether an index is in it. O(log ranges).
    func contains(_ index: Int) -> Bool {
        let position = firstPosition(endingAfter: index)
        return position < ranges.count && ranges[position].lowerBound <= index
    }

    /// Whether all of a range is in it. O(log ranges).
    func contains(_ range: Range<Int>) -> Bool {
        if range.isEmpty { return true }
        let position = firstPosition(endingAfter: range.lowerBound)
        guard position < ranges.count else { return false }
        return ranges[position].lowerBound <= range.lowerBound
            && ranges[position].upperBound >= range.upperBound
    }

    /// Adds a range. O(log ranges) plus the ranges it joins and moves.
    mutating func insert(_ range: Range<Int>) {
        if range.isEmpty { return }
        // The first range that touches or follows, and the first beyond it.
        let low = firstPosition(endingAfter: range.lowerBound - 1)
        var high = low
        var joined = range
        while high < ranges.count && ranges[high].lowerBound <= range.upperBound {
            joined =
                min(
                    joined.lowerBound, ranges[high].lowerBound)..<max(
                    joined.upperBound, ranges[high].upperBound)
            high += 1
        }
        ranges.replaceSubrange(low..<high, with: CollectionOfOne(joined))
    }

    /// Takes a range away. O(log ranges) plus the ranges it cuts and moves.
    mutating func remove(_ range: Range<Int>) {
        if range.isEmpty { return }
        let low = firstPosition(endingAfter: range.lowerBound)
        var high = low
        var left: [Range<Int>] = []
        while high < ranges.count && ranges[high].lowerBound < range.upperBound {
            let old = ranges[high]
            if old.lowerBound < range.lowerBound { left.append(old.lowerBound..<range.lowerBound) }
            if old.upperBound > range.upperBound { left.append(range.upperBound..<old.upperBound) }
            high += 1
        }
        ranges.replaceSubrange(low..<high, with: left)
    }

    /// Adds all of another set.
    mutating func formUnion(_ other: VariantRanges) {
        for range in other.ranges { insert(range) }
    }

    /// Takes all of another set away.
    mutating func subtract(_ other: VariantRanges) {
        for range in other.ranges { remove(range) }
    }

    /// What of it another set has not.
    func subtracting(_ other: VariantRanges) -> VariantRanges {
        var result = self
        result.subtract(other)
        return result
    }

    /// What of a range is in it. O(log ranges + answer).
    func intersection(_ range: Range<Int>) -> VariantRanges {
        var result = VariantRanges()
        var position = firstPosition(endingAfter: range.lowerBound)
        while position < ranges.count && ranges[position].lowerBound < range.upperBound {
            result.ranges.append(ranges[position].clamped(to: range))
            position += 1
        }
        return range.isEmpty ? VariantRanges() : result
    }

    /// What of a range is not in it. O(log ranges + answer).
    func missing(in range: Range<Int>) -> VariantRanges {
        var result = VariantRanges(range)
        result.subtract(intersection(range))
        return result
    }

    /// What both sets have.
    func intersection(_ other: VariantRanges) -> VariantRanges {
        var result = VariantRanges()
        for range in other.ranges { result.ranges += intersection(range).ranges }
        return result
    }

    /// Takes the first `count` indices out, or all when there are fewer.
    mutating func removeFirst(_ count: Int) -> VariantRanges {
        var taken = VariantRanges()
        var wanted = count
        while wanted > 0, let range = ranges.first {
            let upper = min(range.upperBound, range.lowerBound + wanted)
            taken.ranges.append(range.lowerBound..<upper)
            wanted -= upper - range.lowerBound
            if upper == range.upperBound {
                ranges.removeFirst()
            } else {
                ranges[0] = upper..<range.upperBound
            }
        }
        return taken
    }

    /// Position of the first range whose upper bound is greater than an index. O(log ranges).
    private func firstPosition(endingAfter index: Int) -> Int {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound > index { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension VariantRanges: Codable {
    /// Reads the flat array; refuses more than `WireLimits.ranges`, odd counts, disorder and negative indices.
    init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        ranges = []
        var previous = -1
        while !container.isAtEnd {
            let lower = try container.decode(Int.self)
            let upper = try container.decode(Int.self)
            guard lower > previous, upper > lower, upper <= WireLimits.variants,
                ranges.count < WireLimits.ranges
            else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "ranges out of order, bounds or number")
            }
            ranges.append(lower..<upper)
            previous = upper
        }
    }

    /// Writes the flat array.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for range in ranges {
            try container.encode(range.lowerBound)
            try container.encode(range.upperBound)
        }
    }
}
