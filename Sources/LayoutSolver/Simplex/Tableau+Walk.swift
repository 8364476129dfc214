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

    /// The column that has to enter when a row leaves its side, and the direction it moves in; nil when the row may just cross.
    private func enteringColumn(for position: Int) -> (column: Int, direction: Int8)? {
        let up = -side[position]
        var best: (column: Int, direction: Int8, amount: Double)?
        for column in 0..<columnCount {
            let amount = Double(up) * entries[column * rowCount + position]
            if abs(amount) < Tolerance.pivot { continue }
            let direction: Int8 = amount < 0 ? 1 : -1
            if isWithinKink(column, direction, size: abs(amount), position: position) {
                let candidate = (column: column, direction: direction, amount: abs(amount))
                if let known = best {
                    if isSooner(candidate, than: known) { best = candidate }
                } else {
                    best = candidate
                }
            }
        }
        return best.map { ($0.column, $0.direction) }
    }

    /// Whether a column's reduced cost runs out before the row's multiplier has gone from one slope to the other.
    private func isWithinKink(
        _ column: Int, _ direction: Int8, size: Double, position: Int
    ) -> Bool {
        let row = Int(basic[position])
        var entry = Int(costs.start[row])
        let end = Int(costs.start[row + 1])
        for level in 0..<levelCount {
            var kink = 0.0
            if entry < end, Int(costs.level[entry]) == level {
                kink = costs.up[entry] + costs.down[entry]
                entry += 1
            }
            let difference = slope(column, direction: direction, level: level) / size - kink
            if abs(difference) > Tolerance.cost { return difference < 0 }
        }
        return false
    }

    private func isSooner(
        _ first: (column: Int, direction: Int8, amount: Double),
        than second: (column: Int, direction: Int8, amount: Double)
    ) -> Bool {
        for level in 0..<levelCount {
            let difference =
                slope(first.column, direction: first.direction, level: level) / first.amount
                - slope(second.column, direction: second.direction, level: level) / second.amount
            if abs(difference) > Tolerance.cost { return difference < 0 }
        }
        return first.amount > second.amount
    }
}
