extension LexicographicSolver {
    /// Takes over the components of another solver whose rows are the same, with what they have learnt.
    ///
    /// Only work is saved: an answer does not depend on what was asked before. O(size of both problems).
    mutating func adopt(from other: borrowing LexicographicSolver, budget: Budget) {
        if presolved.space != other.presolved.space || ties != other.ties { return }
        var donors = copy other
        let changed = variablesOfChangedTies(&donors)
        let components = presolved.components
        var isReplaced = Array(repeating: false, count: components.count)
        for donor in donors.solvers where donor.isOptimised {
            let owners = donor.variables.map { presolved.componentOf[$0] }
            if owners.contains(-1) || donor.variables.contains(where: { changed[$0] }) { continue }
            let parts = Set(owners).sorted()
            let variables = parts.flatMap { components[$0].variables }.sorted()
            let rows = parts.flatMap { components[$0].rows }.sorted()
            if variables != donor.variables || !isSame(rows, donor.rows, in: other) { continue }
            for part in parts { isReplaced[part] = true }
            solvers.append(donor.renamed(rows: rows))
        }
        if solvers.isEmpty { return }
        for number in components.indices where !isReplaced[number] {
            guard let solver = try? makeSolver(components[number], budget: budget) else {
                // The first solve meets the limit and says so.
                solvers = []
                return
            }
            solvers.append(solver)
        }
        solvers.sort { ($0.variables.first ?? 0) < ($1.variables.first ?? 0) }
    }

    /// Variables on which a tie-break depends in one problem otherwise than in the other.
    private mutating func variablesOfChangedTies(_ other: inout LexicographicSolver) -> [Bool] {
        var result = Array(repeating: false, count: presolved.space.variableCount)
        for tie in ties {
            let form = presolved.expand(tie)
            let before = other.presolved.expand(tie)
            if form == before { continue }
            for row in [form, before] {
                for at in 0..<row.variableTermCount(in: presolved.space) {
                    result[Int(row.columns[at])] = true
                }
            }
        }
        return result
    }

    /// Whether rows have the same forms, and costs that stand in the same order.
    private func isSame(
        _ rows: [Int], _ others: [Int], in other: borrowing LexicographicSolver
    ) -> Bool {
        if rows.count != others.count { return false }
        let levels = LexicographicSolver.ranks(of: rows, in: presolved)
        let otherLevels = LexicographicSolver.ranks(of: others, in: other.presolved)
        for (mine, theirs) in zip(rows, others) {
            let row = presolved.rows[mine]
            let twin = other.presolved.rows[theirs]
            if row.form != twin.form || row.coordinateSlope != twin.coordinateSlope
                || row.costs.count != twin.costs.count
            {
                return false
            }
            for (cost, twinCost) in zip(row.costs, twin.costs) {
                if cost.up != twinCost.up || cost.down != twinCost.down
                    || levels[cost.level] != otherLevels[twinCost.level]
                    || (cost.level == 0) != (twinCost.level == 0)
                {
                    return false
                }
            }
        }
        return true
    }

    /// The place of each level among those of some rows.
    private static func ranks(
        of rows: [Int], in presolved: borrowing PresolvedProblem
    ) -> [Int: Int] {
        var levels = Set<Int>()
        for row in rows { for cost in presolved.rows[row].costs { levels.insert(cost.level) } }
        var ranks: [Int: Int] = [:]
        for (rank, level) in levels.sorted().enumerated() { ranks[level] = rank }
        return ranks
    }
}
