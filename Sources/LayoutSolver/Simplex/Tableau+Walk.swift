extension Tableau {
    /// Carries an optimal basis along a straight line to the point where rows' own parts are `rowValue` (parametric dual simplex).
    ///
    /// A basic row that crosses zero either takes the other side, when the multipliers have room for it, or leaves the basis
    /// for the column whose reduced cost runs out first, level by level. Unless the outcome is `optimal` the basis is any, and
    /// values and sides are to be set anew.
    mutating func walk(
        toRowValue rowValue: [Double], limit: Int, cancellation: CancellationFlag?
    ) -> Outcome {
        speed = speeds(to: rowValue)
        var reached = 0.0
        var steps = 0
        var circle = CircleFinder()
        var flipped: UInt64 = 0
        while let crossing = nextCrossing(after: reached) {
            if steps >= limit { return .stuck }
            if circle.hasClosed(at: basisKey ^ flipped) { return .circling }
            if steps & 15 == 15, cancellation?.isRaised ?? false { return .cancelled }
            steps += 1
            reached = crossing.time
            if let (column, direction) = enteringColumn(for: crossing.position) {
                pivot(position: crossing.position, column: column, enteringSide: direction)
            } else {
                flipped ^= Tableau.key(~basic[crossing.position])
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

    /// The speed of every basic item on the way from the present point. O(rows × columns whose row's own part changes).
    private func speeds(to target: [Double]) -> [Double] {
        var result = Array(repeating: 0.0, count: rowCount)
        var speed = result.mutableSpan
        let basic = basic.span
        let source = entries.span
        let target = target.span
        let present = rowValue.span
        for position in 0..<rowCount {
            let item = Int(basic[position])
            speed[position] = item < rowCount ? target[item] - present[item] : 0
        }
        for column in 0..<columnCount where isRow(nonbasic[column]) {
            let item = Int(nonbasic[column])
            let change = target[item] - present[item]
            if change == 0 { continue }
            let base = column * rowCount
            for position in 0..<rowCount { speed[position] -= change * source[base + position] }
        }
        return result
    }

    /// The first basic row after a time whose side at the end of the way is not its present one.
    private func nextCrossing(after reached: Double) -> Crossing? {
        let basic = basic.span
        let value = value.span
        let speed = speed.span
        let perturbation = perturbation.span
        let side = side.span
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
    ///
    /// It is the one whose reduced cost runs out first, level by level, while the row's multiplier goes from one slope to the
    /// other. O(columns × levels).
    private func enteringColumn(for position: Int) -> (column: Int, direction: Int8)? {
        let up = -Double(side[position])
        var best: (column: Int, direction: Int8, amount: Double)?
        // The multiplier's way first, then that of the best column so far.
        var least = Array(repeating: 0.0, count: levelCount)
        for entry in costs.entries(of: Int(basic[position])) {
            least[Int(costs.level[entry])] = costs.up[entry] + costs.down[entry]
        }
        let source = entries.span
        for column in 0..<columnCount {
            let entry = up * source[column * rowCount + position]
            let amount = abs(entry)
            if amount < Tolerance.pivot { continue }
            let direction: Int8 = entry < 0 ? 1 : -1
            let difference = firstDifference(
                of: column, direction: direction, amount: amount, from: least)
            let isTie = difference == 0 && best != nil && amount > best?.amount ?? 0
            if difference > 0 || difference == 0 && !isTie { continue }
            best = (column, direction, amount)
            setRatios(&least, of: column, direction: direction, amount: amount)
        }
        return best.map { ($0.column, $0.direction) }
    }

    /// How fast each level's reduced cost of a column runs out for a unit of the leaving row.
    private func setRatios(
        _ ratios: inout [Double], of column: Int, direction: Int8, amount: Double
    ) {
        let sign = Double(direction)
        for level in ratios.indices {
            ratios[level] = sign * gradient[level * columnCount + column]
        }
        let item = nonbasic[column]
        if isRow(item) {
            for entry in costs.entries(of: Int(item)) {
                ratios[Int(costs.level[entry])] +=
                    direction > 0 ? costs.up[entry] : costs.down[entry]
            }
        }
        for level in ratios.indices { ratios[level] /= amount }
    }

    /// By how much a column's ratios differ from others at the first level at which they do; 0 where they are the same.
    private func firstDifference(
        of column: Int, direction: Int8, amount: Double, from ratios: [Double]
    ) -> Double {
        let gradient = gradient.span
        let ratios = ratios.span
        let costLevel = costs.level.span
        let costUp = costs.up.span
        let costDown = costs.down.span
        let item = nonbasic[column]
        var entry = isRow(item) ? Int(costs.start[Int(item)]) : 0
        let end = isRow(item) ? Int(costs.start[Int(item) + 1]) : 0
        let sign = Double(direction)
        var at = column
        for level in ratios.indices {
            var slope = sign * gradient[at]
            at += columnCount
            if entry < end, Int(costLevel[entry]) == level {
                slope += direction > 0 ? costUp[entry] : costDown[entry]
                entry += 1
            }
            // Most levels say nothing about either, and a division takes long.
            if slope == 0, ratios[level] == 0 { continue }
            let difference = slope / amount - ratios[level]
            if abs(difference) > Tolerance.cost { return difference }
        }
        return 0
    }
}
