/// A part of the parameter space in which one set of rows is zero and all others keep their sides: the answer is affine.
struct Region: Sendable {
    /// Local numbers of the rows that are zero, ascending.
    var active: [Int32]
    /// Side of every row by local number; 0 for active ones and for ties that came later, which cannot matter here.
    var sides: [Int8]
    /// The answer.
    let program: AffineProgram
    /// Sign of the infinitesimal part of every row; empty until a look-up asks for it.
    var perturbationSigns: [Int8] = []
    /// Whether some row is on a side that costs something at the required level.
    let hasRequiredCost: Bool
    /// Whether the priorities leave something open.
    let isOpen: Bool
    /// Set of open variables, by number, valid where walls are far; -1 when not known.
    var openSet = -1
    /// Where the region meets the last line on which it was asked for.
    var line: Line?
    /// For leaving the cache.
    var lastUse = 0

    /// A line along one parameter and the parts of it that lie well inside.
    struct Line: Sendable {
        /// The parameter that varies.
        var parameter: Int
        /// Values of the component's dependencies; the varying one's is not looked at.
        var base: [Double]
        /// Where all signs are clear.
        var lower: Double
        var upper: Double
        /// Where, besides, no wall is near.
        var farLower: Double
        var farUpper: Double

        /// Keeps the parts where a row stays on its side, from what it is worth on it at a place and how that changes.
        mutating func keep(value: Double, speed: Double, from start: Double) {
            // A row that does not change along the line was judged by the look-up at the start.
            if abs(speed) < Tolerance.entry { return }
            let clear = start + (Tolerance.lookupClear - value) / speed
            let far = start + (Tolerance.far - value) / speed
            if speed > 0 {
                lower = max(lower, clear)
                farLower = max(farLower, far)
            } else {
                upper = min(upper, clear)
                farUpper = min(farUpper, far)
            }
        }
    }

    /// How a point lies to a region.
    enum Place {
        case inside
        case outside
        /// Too near a border to say by looking.
        case unclear
    }

    var byteCount: Int { active.count * 4 + sides.count * 2 + program.byteCount + 128 }
}

/// The regions a component has seen, and which one it was in last.
struct RegionCache: Sendable {
    var regions: [Region] = []
    var current = -1
    var clock = 0
    /// Regions by a hash of their sides.
    private var numbers: [Int: [Int]] = [:]

    private static func key(_ sides: [Int8]) -> Int {
        var hash: UInt64 = 0
        for side in sides {
            // The top bits are the best mixed ones; the shift brings them to where the next product sees them.
            hash = (hash ^ UInt64(UInt8(bitPattern: side))) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
        }
        return Int(truncatingIfNeeded: hash)
    }

    func number(active: [Int32], sides: [Int8]) -> Int? {
        numbers[RegionCache.key(sides)]?.first {
            regions[$0].active == active && regions[$0].sides == sides
        }
    }

    /// The answer of a region with the same active rows, if there is one.
    func sibling(active: [Int32]) -> AffineProgram? {
        if current >= 0, regions[current].active == active { return regions[current].program }
        for number in regions.indices where regions[number].active == active {
            return regions[number].program
        }
        return nil
    }

    /// Adds a region; beyond `limit` the less recently used half leaves.
    mutating func insert(_ region: Region, limit: Int) -> Int {
        if regions.count >= max(2, limit) { dropHalf() }
        numbers[RegionCache.key(region.sides), default: []].append(regions.count)
        regions.append(region)
        return regions.count - 1
    }

    mutating func dropHalf() {
        let uses = regions.map(\.lastUse).sorted()
        let least = uses[uses.count / 2]
        regions = regions.filter { $0.lastUse > least }
        current = -1
        numbers.removeAll()
        for (number, region) in regions.enumerated() {
            numbers[RegionCache.key(region.sides), default: []].append(number)
        }
    }

    /// Takes new local numbers of ties over: the ties that regions know moved to `tiePlaces`, others are new.
    mutating func renumber(rowCount: Int, firstTie: Int, tiePlaces: [Int32]) {
        func place(_ row: Int) -> Int { row < firstTie ? row : Int(tiePlaces[row - firstTie]) }
        numbers.removeAll()
        for number in regions.indices {
            regions[number].active = regions[number].active.map { Int32(place(Int($0))) }
            var sides = Array(repeating: Int8(0), count: rowCount)
            for row in regions[number].sides.indices {
                sides[place(row)] = regions[number].sides[row]
            }
            regions[number].sides = sides
            regions[number].perturbationSigns = []
            numbers[RegionCache.key(sides), default: []].append(number)
        }
    }

    mutating func use(_ number: Int) {
        clock += 1
        regions[number].lastUse = clock
        current = number
    }

    var byteCount: Int { regions.reduce(0) { $0 + $1.byteCount } }
}
