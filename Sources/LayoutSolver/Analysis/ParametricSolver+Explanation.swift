extension ParametricSolver {
    /// The constraints that make an expression worth what it is at `parameters`, ascending.
    ///
    /// The expression is a form over parameters plus the sum of each constraint's expression times its multiplier, and those
    /// expressions are zero there. Where the tie-break decides, the shares of constraints alone do not make the whole.
    public mutating func shares(
        in expression: LinearExpression, at parameters: [Double]
    ) throws(SolverError) -> [ConstraintShare] {
        try explained(expression, at: parameters)
    }
}

extension LexicographicSolver {
    /// Multiples of constraints that add up to an expression but for parameters. Call after `solve`.
    mutating func shares(
        in expression: LinearExpression, at parameters: [Double], budget: Budget
    ) throws(SolverError) -> [ConstraintShare] {
        var gradient = Array(repeating: 0.0, count: presolved.space.variableCount)
        for term in expression.terms { gradient[term.index] += term.coefficient }
        let form = presolved.expand(expression)
        var weight = Array(repeating: 0.0, count: gradient.count)
        for at in 0..<form.variableTermCount(in: presolved.space) {
            weight[Int(form.columns[at])] = form.coefficients[at]
        }
        var amounts: [Int: Double] = [:]
        for at in solvers.indices where solvers[at].variables.contains(where: { weight[$0] != 0 }) {
            try solvers[at].moveTableau(to: parameters, budget: budget)
            for (row, amount) in solvers[at].rowMultipliers(of: weight) {
                guard let source = presolved.rows[row].sources.first else { continue }
                amounts[source.constraint, default: 0] += amount / source.scale
            }
        }
        for (number, amount) in amounts.sorted(by: { $0.key < $1.key }) {
            for term in constraints[number].expression.terms {
                gradient[term.index] -= amount * term.coefficient
            }
        }
        let solved = presolved.multipliers(cancelling: &gradient)
        for (number, amount) in solved.enumerated() where amount != 0 {
            amounts[presolved.elimination.definitions[number].source, default: 0] -= amount
        }
        return amounts.filter { abs($0.value) > Tolerance.pivot }.sorted { $0.key < $1.key }
            .map { ConstraintShare(constraint: $0.key, multiplier: $0.value) }
    }
}

extension ComponentSolver {
    /// Multiples of the active rows that add up to a form over variables, by number in the presolved problem.
    func rowMultipliers(of weight: [Double]) -> [(row: Int, amount: Double)] {
        var result: [(row: Int, amount: Double)] = []
        for column in 0..<tableau.columnCount {
            let item = Int(tableau.nonbasic[column])
            if item >= rows.count { continue }
            var sum = 0.0
            let base = column * tableau.rowCount
            for position in 0..<tableau.rowCount where !tableau.isRow(tableau.basic[position]) {
                let variable = variables[Int(tableau.basic[position]) - tableau.rowCount]
                sum += weight[variable] * tableau.entries[base + position]
            }
            if abs(sum) > Tolerance.pivot { result.append((rows[item], sum)) }
        }
        return result
    }
}
