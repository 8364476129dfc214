/// The lexicographic simplex tableau of one component.
///
/// Items are rows (0..<rowCount) and variables (rowCount...). `columnCount` of them are nonbasic: a nonbasic row is exactly
/// zero, a nonbasic variable belongs to no row yet. Every basic item is a linear form over the nonbasic ones; the part that
/// parameters add is kept as its value at one point. Column-major, since pivots and ratio tests run down columns.
struct Tableau: Sendable {
    /// Number of nonbasic items, which is the number of variables.
    let columnCount: Int
    /// Number of rows, which is the number of basic items.
    let rowCount: Int
    /// Number of levels of cost.
    let levelCount: Int
    let costs: RowCosts

    /// Entry of basic position r and column j at `j * rowCount + r`.
    var entries: [Double]
    /// Item at each basic position.
    var basic: [Int32]
    /// Item of each column.
    var nonbasic: [Int32]
    /// Value of the basic item at each position, at the tableau's point.
    var value: [Double]
    /// Its infinitesimal part.
    var perturbation: [Double]
    /// What the rows' own parts are at the tableau's point.
    var rowValue: [Double]
    /// How fast each value changes along the way of a walk.
    var speed: [Double]
    /// Which side of zero a basic row is on: +1 or -1; 0 for variables.
    var side: [Int8]
    /// How the cost of the basic rows grows with each column, level by level: `level * columnCount + j`.
    var gradient: [Double]
    /// How many leading tie-break expressions are known not to move with a column.
    var verifiedTies: [Int32]
    /// Pivots made so far.
    var pivotCount = 0
    /// A hash of the set of nonbasic items: the same set, the same hash.
    private(set) var basisKey: UInt64 = 0
    /// Values below this are zero, and the perturbation gives the sign.
    private(set) var zero = Tolerance.zero

    // Work space of a pivot.
    private var columnRows: [Int32] = []
    private var columnFactors: [Double] = []
    private var leadingLevels: [Int] = []

    /// A tableau in which all rows are basic, its values still to be set; `entries` are the rows' coefficients.
    init(columnCount: Int, costs: RowCosts, levelCount: Int, entries: [Double]) {
        let rowCount = Int32(costs.rowCount)
        self.init(
            costs: costs, levelCount: levelCount, basic: Array(0..<rowCount),
            nonbasic: (0..<Int32(columnCount)).map { $0 + rowCount }, entries: entries,
            pivotCount: 0)
    }

    /// A tableau with a basis that is already known, its values still to be set; `entries` belong to that basis.
    init(
        costs: RowCosts, levelCount: Int, basic: [Int32], nonbasic: [Int32], entries: [Double],
        pivotCount: Int
    ) {
        columnCount = nonbasic.count
        rowCount = costs.rowCount
        self.levelCount = levelCount
        self.costs = costs
        self.basic = basic
        self.nonbasic = nonbasic
        self.entries = entries
        self.pivotCount = pivotCount
        verifiedTies = Array(repeating: 0, count: nonbasic.count)
        value = Array(repeating: 0, count: costs.rowCount)
        perturbation = value
        speed = value
        rowValue = value
        side = Array(repeating: 0, count: costs.rowCount)
        gradient = Array(repeating: 0, count: levelCount * nonbasic.count)
    }

    func isRow(_ item: Int32) -> Bool { Int(item) < rowCount }

    /// The side that value and perturbation say.
    func naturalSide(of position: Int) -> Int8 {
        if !isRow(basic[position]) { return 0 }
        let amount = value[position]
        if abs(amount) > zero { return amount > 0 ? 1 : -1 }
        return perturbation[position] < 0 ? -1 : 1
    }

    /// Sums the gradient anew. O(costs × columns).
    mutating func rebuildGradient() {
        for at in gradient.indices { gradient[at] = 0 }
        for position in 0..<rowCount where isRow(basic[position]) {
            addCost(of: position, factor: 1)
        }
    }

    /// Adds `factor` times the cost of a basic row on its side to the gradient; a row without a side has none.
    private mutating func addCost(of position: Int, factor: Double) {
        if side[position] == 0 { return }
        for entry in costs.entries(of: Int(basic[position])) {
            let slope = factor * costs.slope(entry, side: side[position])
            if slope == 0 { continue }
            let base = Int(costs.level[entry]) * columnCount
            var at = position
            for column in 0..<columnCount {
                gradient[base + column] += slope * entries[at]
                at += rowCount
            }
        }
    }

    /// Moves a basic row to a side, its cost with it.
    mutating func setSide(of position: Int, to newSide: Int8) {
        if side[position] == newSide { return }
        addCost(of: position, factor: -1)
        side[position] = newSide
        addCost(of: position, factor: 1)
    }

    /// How the cost at a level changes for each unit that column `column` moves to `direction` (+1 or -1).
    func slope(_ column: Int, direction: Int8, level: Int) -> Double {
        var result = Double(direction) * gradient[level * columnCount + column]
        let item = nonbasic[column]
        if isRow(item) {
            for entry in costs.entries(of: Int(item)) where Int(costs.level[entry]) == level {
                result += direction > 0 ? costs.up[entry] : costs.down[entry]
            }
        }
        return result
    }

    /// The first level at which moving a column costs or gains anything, and what; nil where it is free at all levels.
    func leadingSlope(_ column: Int, direction: Int8) -> (level: Int, slope: Double)? {
        let item = nonbasic[column]
        var entry = 0
        var end = 0
        if isRow(item) {
            entry = Int(costs.start[Int(item)])
            end = Int(costs.start[Int(item) + 1])
        }
        var at = column
        for level in 0..<levelCount {
            var slope = Double(direction) * gradient[at]
            at += columnCount
            if entry < end, Int(costs.level[entry]) == level {
                slope += direction > 0 ? costs.up[entry] : costs.down[entry]
                entry += 1
            }
            if abs(slope) > Tolerance.cost { return (level, slope) }
        }
        return nil
    }

    /// Exchanges the basic item at `position` with the column's; `enteringSide` is the side the entering row takes.
    mutating func pivot(position: Int, column: Int, enteringSide: Int8) {
        let m = rowCount
        let base = column * m
        let pivot = entries[base + position]
        if isRow(basic[position]) { addCost(of: position, factor: -1) }
        collectColumn(base: base, except: position)
        leadingLevels.removeAll(keepingCapacity: true)
        for level in 0..<levelCount where gradient[level * columnCount + column] != 0 {
            leadingLevels.append(level)
        }
        let newValue = -value[position] / pivot
        let newPerturbation = -perturbation[position] / pivot
        let newSpeed = -speed[position] / pivot
        for at in 0..<columnRows.count {
            let row = Int(columnRows[at])
            value[row] += columnFactors[at] * newValue
            speed[row] += columnFactors[at] * newSpeed
            perturbation[row] += columnFactors[at] * newPerturbation
        }
        value[position] = newValue
        speed[position] = newSpeed
        perturbation[position] = newPerturbation
        for other in 0..<columnCount where other != column {
            if entries[other * m + position] != 0 { verifiedTies[other] = 0 }
        }
        Tableau.eliminate(
            position: position, column: column, columnCount: columnCount, rowCount: m,
            rows: columnRows, factors: columnFactors, in: &entries, levels: leadingLevels,
            gradient: &gradient)
        entries[base + position] = 1 / pivot
        for at in 0..<columnRows.count {
            entries[base + Int(columnRows[at])] = columnFactors[at] / pivot
        }
        for level in 0..<levelCount { gradient[level * columnCount + column] /= pivot }
        verifiedTies[column] = 0
        basisKey ^= Tableau.key(basic[position]) ^ Tableau.key(nonbasic[column])
        swap(&basic[position], &nonbasic[column])
        side[position] = isRow(basic[position]) ? enteringSide : 0
        if isRow(basic[position]) { addCost(of: position, factor: 1) }
        pivotCount += 1
    }

    /// A hash of an item.
    static func key(_ item: Int32) -> UInt64 {
        var bits = (UInt64(UInt32(bitPattern: item)) &+ 1) &* 0x9E37_79B9_7F4A_7C15
        bits = (bits ^ (bits >> 32)) &* 0xBF58_476D_1CE4_E5B9
        return bits ^ (bits >> 29)
    }

    private mutating func collectColumn(base: Int, except position: Int) {
        columnRows.removeAll(keepingCapacity: true)
        columnFactors.removeAll(keepingCapacity: true)
        for row in 0..<rowCount where row != position {
            let entry = entries[base + row]
            if entry == 0 { continue }
            columnRows.append(Int32(row))
            columnFactors.append(entry)
        }
    }

    /// Adds to every other column the multiple of the pivot's that clears it at the pivot's position, where the multiplier is
    /// left; the pivot's column is given as its entries that are not zero.
    private static func eliminate(
        position: Int, column: Int, columnCount: Int, rowCount: Int, rows: [Int32],
        factors: [Double], in entries: inout [Double], levels: [Int], gradient: inout [Double]
    ) {
        let rows = rows.span
        let factors = factors.span
        let levels = levels.span
        var target = entries.mutableSpan
        var gradient = gradient.mutableSpan
        let pivot = target[column * rowCount + position]
        for other in 0..<columnCount where other != column {
            let base = other * rowCount
            let amount = target[base + position]
            if amount == 0 { continue }
            let factor = -amount / pivot
            for at in rows.indices {
                let place = base + Int(rows[at])
                let sum = target[place] + factors[at] * factor
                target[place] = abs(sum) < Tolerance.entry ? 0 : sum
            }
            target[base + position] = factor
            for at in levels.indices {
                let start = levels[at] * columnCount
                gradient[start + other] += gradient[start + column] * factor
            }
        }
    }

    /// Recomputes all values for rows whose own parts are `rowValue`. O(entries).
    mutating func setPoint(rowValue: [Double]) {
        self.rowValue = rowValue
        value = basicParts(of: rowValue)
        zero = Tolerance.zero
    }

    /// Adds a multiple of their infinitesimal parts to the values, to last until a point is set again.
    ///
    /// From then on a sign is the sign of a number and nothing is taken for zero: rows that are apart by as much as the
    /// tolerance can no longer be equal in one basis and different in the next.
    mutating func shift(by amount: Double) {
        for position in value.indices {
            value[position] += amount * perturbation[position]
            perturbation[position] = 0
        }
        zero = 0
    }

    /// Recomputes the infinitesimal parts.
    mutating func setPerturbation(_ rowPerturbation: [Double]) {
        perturbation = basicParts(of: rowPerturbation)
    }

    /// What basic items are worth when rows' own parts are these and the nonbasic rows are zero.
    func basicParts(of rowPart: [Double]) -> [Double] {
        var result = basic.map { isRow($0) ? rowPart[Int($0)] : 0 }
        var target = result.mutableSpan
        let source = entries.span
        for column in 0..<columnCount where isRow(nonbasic[column]) {
            let part = rowPart[Int(nonbasic[column])]
            if part == 0 { continue }
            let base = column * rowCount
            for position in 0..<rowCount { target[position] -= part * source[base + position] }
        }
        return result
    }

    /// Takes for each basic row the side that its value says.
    mutating func takeNaturalSides() {
        for position in 0..<rowCount { side[position] = naturalSide(of: position) }
        rebuildGradient()
    }
}
