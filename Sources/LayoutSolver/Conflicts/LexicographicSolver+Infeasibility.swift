extension LexicographicSolver {
    /// The proof that the required constraints cannot all hold where the priorities were just solved; nil when they do.
    mutating func infeasibilityProof(at point: [Double]) -> InfeasibilityProof? {
        for condition in presolved.guards {
            let value = condition.form.value(parameters: point, in: presolved.space)
            if condition.violation(value) > Tolerance.required {
                return proof(by: [condition.constraint: value > 0 ? 1 : -1])
            }
        }
        for solver in solvers {
            if solver.requiredViolation(presolved.rows) > Tolerance.required {
                return proof(byRows: solver.requiredMultipliers(presolved.rows))
            }
        }
        return nil
    }

    private mutating func proof(byRows rows: [Int: Double]) -> InfeasibilityProof {
        var amounts: [Int: Double] = [:]
        for (row, amount) in rows {
            guard let source = requiredSource(ofRow: row, pushing: amount) else { continue }
            amounts[source.constraint, default: 0] += amount / source.scale
        }
        return proof(by: amounts)
    }

    /// The first required constraint of a row that forbids the side `amount` stands for.
    private func requiredSource(ofRow row: Int, pushing amount: Double) -> CostRow.Source? {
        presolved.rows[row].sources.first { source in
            let constraint = constraints[source.constraint]
            if !constraint.isRequired { return false }
            switch constraint.relation {
            case .equal: return true
            case .lessThanOrEqual: return (source.scale > 0) == (amount > 0)
            case .greaterThanOrEqual: return (source.scale < 0) == (amount > 0)
            }
        }
    }

    /// Adds the multiples of required equalities that cancel the variables.
    private mutating func proof(by start: [Int: Double]) -> InfeasibilityProof {
        var amounts = start
        var gradient = Array(repeating: 0.0, count: presolved.space.variableCount)
        for (number, amount) in start {
            for term in constraints[number].expression.terms {
                gradient[term.index] += amount * term.coefficient
            }
        }
        let solved = presolved.multipliers(cancelling: &gradient)
        for (number, amount) in solved.enumerated() where amount != 0 {
            amounts[presolved.elimination.definitions[number].source, default: 0] += amount
        }
        return InfeasibilityProof(amounts, constraints: constraints, space: presolved.space)
    }
}

extension ComponentSolver {
    /// By how much required rows are missed at the tableau's point, summed.
    func requiredViolation(_ rows: [CostRow]) -> Double {
        var sum = 0.0
        for position in 0..<tableau.rowCount {
            let item = Int(tableau.basic[position])
            if item >= self.rows.count { continue }
            guard let cost = rows[self.rows[item]].costs.first, cost.level == 0 else { continue }
            let value = tableau.value[position]
            sum += value > 0 ? cost.up * value : -cost.down * value
        }
        return sum
    }

    /// Multiples of rows, by number in the presolved problem, whose sum is the required violation and free of variables.
    func requiredMultipliers(_ rows: [CostRow]) -> [Int: Double] {
        var amounts: [Int: Double] = [:]
        for position in 0..<tableau.rowCount {
            let item = Int(tableau.basic[position])
            if item >= self.rows.count { continue }
            guard let cost = rows[self.rows[item]].costs.first, cost.level == 0 else { continue }
            let slope = tableau.side[position] > 0 ? cost.up : -cost.down
            if slope != 0 { amounts[self.rows[item]] = slope }
        }
        for column in 0..<tableau.columnCount {
            let item = Int(tableau.nonbasic[column])
            if item < self.rows.count, abs(tableau.gradient[column]) > Tolerance.pivot {
                amounts[self.rows[item]] = -tableau.gradient[column]
            }
        }
        return amounts
    }
}
