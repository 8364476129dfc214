extension Tableau {
    /// Carries an optimal basis along a straight line to the point where rows' own parts are `rowValue` (parametric dual simplex).
    ///
    /// A basic row that crosses zero either takes the other side, when the multipliers have room for it, or leaves the basis
    /// for the column whose reduced cost runs out first, level by level.
    mutating func walk(
        toRowValue rowValue: [Double], limit: Int, cancellation: CancellationFlag?
    ) -> Outcome {
        prepareWalk(to: rowValue)
        var reached = 0.0
        var steps = 0
        while let crossing = nextCrossing(after: reached) {
            if steps >= limit { return .stuck }
            if steps & 15 == 15, cancellation?.isRaised ?? false { return .cancelled }
            steps += 1
            reached = crossing.time
            if let (column, direction) = enteringColumn(for: crossing.position) {
                pivot(position: crossing.position, column: column, enteringSide: direction)
            } else {
                setSide(of: crossing.position, to: -side[crossing.position])
            }
        }
        for position in 0..<rowCount { value[position] += speed[position] }
        self.rowValue = rowValue
        return .optimal
    }

    private struct Crossing {
        var time: Double
        var perturbation: Double
        var position: Int
    }

    /// Sets the speed of every basic item on the way from the present point. O(rows × columns whose row's own part changes).
    private mutating func prepareWalk(to target: [Double]) {
        for position in 0..<rowCount {
            let item = Int(basic[position])
            speed[position] = item < rowCount ? target[item] - rowValue[item] : 0
        }
        for column in 0..<columnCount where isRow(nonbasic[column]) {
            let item = Int(nonbasic[column])
            let change = target[item] - rowValue[item]
            if change == 0 { continue }
            let base = column * rowCount
            for position in 0..<rowCount { speed[position] -= change * entries[base + position] }
        }
    }

    /// The first basic row after a time whose side at the end of the way is not its present one.
    private func nextCrossing(after reached: Double) -> Crossing? {
        var first: Crossing?
        for position in 0..<rowCount where isRow(basic[position]) {
            let end = value[position] + speed[position]
            let endSide: Int8 =
                abs(end) > Tolerance.zero
                ? (end > 0 ? 1 : -1) : (perturbation[position] < 0 ? -1 : 1)
            if endSide == side[position] { continue }
            let rate = speed[position]
            let hasMoved = abs(rate) > Tolerance.entry
            let time = hasMoved ? min(1, max(reached, -value[position] / rate)) : 1
            let small = hasMoved ? -perturbation[position] / rate : 0
            if let best = first {
                if time > best.time + Tolerance.entry { continue }
                if time >= best.time - Tolerance.entry, small >= best.perturbation { continue }
            }
            first = Crossing(time: time, perturbation: small, position: position)
        }
        return first
    }

    /// A column that could enter, and how fast its reduced cost runs out: its slopes, for each `amount` of the row's.
    private struct Entering {
        var column: Int
        var direction: Int8
        var amount: Double
    }

    /// The column that has to enter when a row leaves its side, and the direction it moves in; nil when the row may just cross.
    private func enteringColumn(for position: Int) -> (column: Int, direction: Int8)? {
        let up = -side[position]
        var kinks = Array(repeating: 0.0, count: levelCount)
        for entry in costs.entries(of: Int(basic[position])) {
            kinks[Int(costs.level[entry])] = costs.up[entry] + costs.down[entry]
        }
        var best: Entering?
        for column in 0..<columnCount {
            let amount = Double(up) * entries[column * rowCount + position]
            if abs(amount) < Tolerance.pivot { continue }
            let candidate = Entering(
                column: column, direction: amount < 0 ? 1 : -1, amount: abs(amount))
            if !isWithin(kinks, candidate) { continue }
            if let known = best, !isSooner(candidate, than: known) { continue }
            best = candidate
        }
        return best.map { ($0.column, $0.direction) }
    }

    /// Goes through a column's slopes level by level.
    private struct SlopeCursor {
        private var gradientPlace: Int
        private var entry = 0
        private var end = 0
        private let direction: Int8

        init(_ candidate: Entering, _ tableau: borrowing Tableau) {
            gradientPlace = candidate.column
            direction = candidate.direction
            let item = tableau.nonbasic[candidate.column]
            if tableau.isRow(item) {
                entry = Int(tableau.costs.start[Int(item)])
                end = Int(tableau.costs.start[Int(item) + 1])
            }
        }

        mutating func next(level: Int, _ tableau: borrowing Tableau) -> Double {
            var slope = Double(direction) * tableau.gradient[gradientPlace]
            gradientPlace += tableau.columnCount
            if entry < end, Int(tableau.costs.level[entry]) == level {
                slope += direction > 0 ? tableau.costs.up[entry] : tableau.costs.down[entry]
                entry += 1
            }
            return slope
        }
    }

    /// Whether a column's reduced cost runs out before the row's multiplier has gone from one slope to the other.
    private func isWithin(_ kinks: [Double], _ candidate: Entering) -> Bool {
        var cursor = SlopeCursor(candidate, self)
        for level in 0..<levelCount {
            let difference = cursor.next(level: level, self) / candidate.amount - kinks[level]
            if abs(difference) > Tolerance.cost { return difference < 0 }
        }
        return false
    }

    private func isSooner(_ first: Entering, than second: Entering) -> Bool {
        var cursor = SlopeCursor(first, self)
        var other = SlopeCursor(second, self)
        for level in 0..<levelCount {
            let difference =
                cursor.next(level: level, self) / first.amount
                - other.next(level: level, self) / second.amount
            if abs(difference) > Tolerance.cost { return difference < 0 }
        }
        return first.amount > second.amount
    }
}
