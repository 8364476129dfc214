extension Tableau {
    /// How a run of the primal simplex ended.
    enum Outcome: Equatable {
        case optimal
        /// A column improves the cost without end; only a linear cost can do that.
        case unbounded(column: Int, direction: Int8)
        /// More pivots than allowed.
        case stuck
        /// A basis came back: what is zero in one basis is not in another.
        case circling
        case cancelled
    }

    private struct Candidate {
        var column: Int
        var direction: Int8
        var level: Int
        var slope: Double
    }

    /// A basic row that reaches zero when a column moves: how far away, the infinitesimal part of that, where.
    private struct Kink {
        var step: Double
        var perturbation: Double
        var position: Int
    }

    /// Brings variables into the basis where a row allows it, sparse rows first: a first vertex. Once the flag is raised it
    /// ends early, and the next optimisation with it.
    mutating func crash(cancellation: CancellationFlag?) {
        var rowSize = Array(repeating: 0, count: rowCount)
        for column in 0..<columnCount {
            for position in 0..<rowCount where entries[column * rowCount + position] != 0 {
                rowSize[position] += 1
            }
        }
        for column in 0..<columnCount {
            if column & 15 == 15, cancellation?.isRaised ?? false { break }
            let base = column * rowCount
            var largest = 0.0
            for position in 0..<rowCount where isRow(basic[position]) {
                largest = max(largest, abs(entries[base + position]))
            }
            if largest < Tolerance.pivot { continue }
            var best = -1
            for position in 0..<rowCount where isRow(basic[position]) {
                if abs(entries[base + position]) < Tolerance.pivotShare * largest { continue }
                if best < 0 || rowSize[position] < rowSize[best] { best = position }
            }
            pivot(position: best, column: column, enteringSide: 0)
        }
        takeNaturalSides()
    }

    /// The primal simplex over the levels, from any vertex. Each pivot lowers the cost, or its infinitesimal part.
    mutating func optimise(limit: Int, cancellation: CancellationFlag?) -> Outcome {
        let start = pivotCount
        var circle = CircleFinder()
        while let candidate = bestCandidate() {
            if pivotCount - start >= limit { return .stuck }
            if circle.hasClosed(at: basisKey) { return .circling }
            if pivotCount & 15 == 0, cancellation?.isRaised ?? false { return .cancelled }
            guard let leaving = leavingPosition(candidate) else {
                return .unbounded(column: candidate.column, direction: candidate.direction)
            }
            pivot(
                position: leaving, column: candidate.column, enteringSide: candidate.direction)
            for position in 0..<rowCount where isRow(basic[position]) {
                if abs(value[position]) > zero {
                    setSide(of: position, to: value[position] > 0 ? 1 : -1)
                }
            }
        }
        return .optimal
    }

    /// Whether no column improves the cost. O(columns × levels up to the first that says something).
    var isOptimal: Bool {
        let gradient = gradient.span
        let costLevel = costs.level.span
        let costUp = costs.up.span
        let costDown = costs.down.span
        for column in 0..<columnCount {
            let item = nonbasic[column]
            var entry = isRow(item) ? Int(costs.start[Int(item)]) : 0
            let end = isRow(item) ? Int(costs.start[Int(item) + 1]) : 0
            var at = column
            var level = 0
            // Before its own cost begins a column is good at no level but where the gradient is nought.
            let first = entry < end ? Int(costLevel[entry]) : levelCount
            while level < first {
                if abs(gradient[at]) > Tolerance.cost { return false }
                at += columnCount
                level += 1
            }
            var isUpOpen = true
            var isDownOpen = true
            while level < levelCount {
                var up = gradient[at]
                var down = -up
                at += columnCount
                if entry < end, Int(costLevel[entry]) == level {
                    up += costUp[entry]
                    down += costDown[entry]
                    entry += 1
                }
                if isUpOpen, abs(up) > Tolerance.cost {
                    if up < 0 { return false }
                    isUpOpen = false
                }
                if isDownOpen, abs(down) > Tolerance.cost {
                    if down < 0 { return false }
                    isDownOpen = false
                }
                if !isUpOpen, !isDownOpen { break }
                level += 1
            }
        }
        return true
    }

    /// The steepest column at the highest level that is not yet optimal.
    private func bestCandidate() -> Candidate? {
        var best: Candidate?
        for column in 0..<columnCount {
            for direction: Int8 in [1, -1] {
                guard let (level, slope) = leadingSlope(column, direction: direction), slope < 0
                else { continue }
                if let best, (level, slope) >= (best.level, best.slope) { continue }
                best = Candidate(column: column, direction: direction, level: level, slope: slope)
            }
        }
        return best
    }

    /// Walks along a column over kinks until the cost would grow; takes the sides of the rows it passes.
    private mutating func leavingPosition(_ candidate: Candidate) -> Int? {
        var slopes = (0..<levelCount).map {
            slope(candidate.column, direction: candidate.direction, level: $0)
        }
        let base = candidate.column * rowCount
        for kink in kinks(candidate) {
            let amount = abs(entries[base + kink.position])
            for entry in costs.entries(of: Int(basic[kink.position])) {
                slopes[Int(costs.level[entry])] += (costs.up[entry] + costs.down[entry]) * amount
            }
            let lead = slopes.first { abs($0) > Tolerance.cost }
            if (lead ?? 0) >= 0 { return kink.position }
            setSide(of: kink.position, to: -side[kink.position])
        }
        return nil
    }

    private func kinks(_ candidate: Candidate) -> [Kink] {
        var kinks: [Kink] = []
        let base = candidate.column * rowCount
        for position in 0..<rowCount where isRow(basic[position]) {
            let speed = Double(candidate.direction) * entries[base + position]
            if abs(speed) < Tolerance.pivot || speed * Double(side[position]) > 0 { continue }
            kinks.append(
                Kink(
                    step: max(0, -value[position] / speed),
                    perturbation: -perturbation[position] / speed, position: position))
        }
        kinks.sort { ($0.step, $0.position) < ($1.step, $1.position) }
        // Steps that differ by rounding alone are one step; the infinitesimal part orders them.
        let same = zero > 0 ? Tolerance.pivot : 0
        var first = 0
        while first < kinks.count {
            var end = first + 1
            while end < kinks.count, kinks[end].step - kinks[first].step <= same {
                end += 1
            }
            if end - first > 1 {
                kinks[first..<end].sort {
                    ($0.perturbation, $0.position) < ($1.perturbation, $1.position)
                }
            }
            first = end
        }
        return kinks
    }
}
