/// A set of variant numbers as sorted ranges: a finding may hold for millions.
public struct VariantSet: Equatable, Sendable {
    /// Disjoint ranges in rising order; neighbours do not touch.
    public private(set) var ranges: [Range<Int>] = []

    /// The empty set.
    public init() {}

    /// How many numbers.
    public var count: Int { ranges.reduce(0) { $0 + $1.count } }

    /// Whether there is none.
    public var isEmpty: Bool { ranges.isEmpty }

    /// The least number, or nil.
    public var first: Int? { ranges.first?.lowerBound }

    /// The numbers, rising. O(count).
    public var numbers: [Int] { ranges.flatMap { $0 } }

    /// Adds a number. O(1) at the end, O(log ranges + ranges) elsewhere.
    public mutating func insert(_ number: Int) {
        guard let last = ranges.last else {
            ranges = [number..<number + 1]
            return
        }
        if number == last.upperBound {
            ranges[ranges.count - 1] = last.lowerBound..<number + 1
        } else if number > last.upperBound {
            ranges.append(number..<number + 1)
        } else if !contains(number) {
            insertInside(number)
        }
    }

    private mutating func insertInside(_ number: Int) {
        let place = firstRange(endingAfter: number)
        let joinsNext = ranges[place].lowerBound == number + 1
        let joinsLast = place > 0 && ranges[place - 1].upperBound == number
        switch (joinsLast, joinsNext) {
        case (true, true):
            ranges[place - 1] = ranges[place - 1].lowerBound..<ranges[place].upperBound
            ranges.remove(at: place)
        case (true, false): ranges[place - 1] = ranges[place - 1].lowerBound..<number + 1
        case (false, true): ranges[place] = number..<ranges[place].upperBound
        case (false, false): ranges.insert(number..<number + 1, at: place)
        }
    }

    /// Adds the numbers of another set. O(n log n) in the ranges of both.
    public mutating func formUnion(_ other: VariantSet) {
        if ranges.isEmpty {
            ranges = other.ranges
            return
        }
        let sorted = (ranges + other.ranges).sorted { $0.lowerBound < $1.lowerBound }
        var merged: [Range<Int>] = []
        for range in sorted {
            if let last = merged.last, range.lowerBound <= last.upperBound {
                let end = Swift.max(last.upperBound, range.upperBound)
                merged[merged.count - 1] = last.lowerBound..<end
            } else {
                merged.append(range)
            }
        }
        ranges = merged
    }

    /// Whether a number is in it. O(log ranges).
    public func contains(_ number: Int) -> Bool {
        let place = firstRange(endingAfter: number)
        return place < ranges.count && ranges[place].contains(number)
    }

    private func firstRange(endingAfter number: Int) -> Int {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound > number { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
