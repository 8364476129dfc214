extension LexicographicSolver {
    /// By how much required constraints are missed at the point of the last solve, summed.
    func requiredViolation(at parameters: [Double], isCold: Bool) -> Double {
        var sum = 0.0
        for condition in presolved.guards {
            sum += condition.violation(
                condition.form.value(parameters: parameters, in: presolved.space))
        }
        for solver in solvers {
            let region = solver.cache.current
            if !isCold, region >= 0, !solver.cache.regions[region].hasRequiredCost { continue }
            sum += solver.requiredViolation(at: parameters, values: values)
        }
        return sum
    }

    /// Solves at a point without tie-break, and proves that the required constraints cannot all hold; nil when they can.
    mutating func infeasibilityProof(
        at parameters: [Double], budget: Budget
    ) throws(SolverError) -> InfeasibilityProof? {
        var total = 0.0
        for condition in presolved.guards {
            let value = condition.form.value(parameters: parameters, in: presolved.space)
            total += condition.violation(value)
            if total > Tolerance.required {
                return proof(by: [condition.constraint: value > 0 ? 1 : -1])
            }
        }
        solvers.removeAll()
        for component in presolved.components {
            var solver = try makeSolver(component, budget: budget)
            try solver.optimise(at: parameters, budget: budget)
            total += solver.requiredViolation
            if total > Tolerance.required {
                return proof(byRows: solver.requiredMultipliers)
            }
        }
        return nil
    }

    private mutating func proof(byRows rows: [Int: Double]) -> InfeasibilityProof {
        var amounts: [Int: Double] = [:]
        for (row, amount) in rows.sorted(by: { $0.key < $1.key }) {
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
        for (number, amount) in start.sorted(by: { $0.key < $1.key }) {
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
    var requiredViolation: Double {
        var sum = 0.0
        for position in 0..<tableau.rowCount {
            let item = Int(tableau.basic[position])
            if item >= rows.count { continue }
            let value = tableau.value[position]
            sum += value > 0 ? requiredSlopeUp[item] * value : -requiredSlopeDown[item] * value
        }
        return sum
    }

    /// Multiples of rows, by number in the presolved problem, whose sum is the required violation and free of variables.
    ///
    /// Only for a component with rows at the required level, which is then its first.
    var requiredMultipliers: [Int: Double] {
        var amounts: [Int: Double] = [:]
        for position in 0..<tableau.rowCount {
            let item = Int(tableau.basic[position])
            if item >= rows.count { continue }
            let slope =
                tableau.side[position] > 0 ? requiredSlopeUp[item] : -requiredSlopeDown[item]
            if slope != 0 { amounts[rows[item]] = slope }
        }
        for column in 0..<tableau.columnCount {
            let item = Int(tableau.nonbasic[column])
            if item < rows.count, abs(tableau.gradient[column]) > Tolerance.pivot {
                amounts[rows[item]] = -tableau.gradient[column]
            }
        }
        return amounts
    }
}
