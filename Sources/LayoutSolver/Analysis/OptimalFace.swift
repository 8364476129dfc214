/// What the priorities leave open at one point: the directions in which the answer can move at no cost, and how far.
struct OptimalFace {
    /// A column of a component that is free at all priority levels.
    struct Direction {
        var solver: Int
        var column: Int
        var opensUp: Bool
        var opensDown: Bool
    }

    let directions: [Direction]
    /// How every variable moves with each direction.
    let movements: [[Double]]
    private let solvers: [ComponentSolver]
    private let budget: LexicographicSolver.Budget

    /// The face of components whose tableaus are at the point; `definitions` say how other variables follow. Throws when the
    /// flag of the budget is raised, as every question about the face does.
    init(
        _ solvers: [ComponentSolver], definitions: AffineProgram, variableCount: Int,
        budget: LexicographicSolver.Budget
    ) throws(SolverError) {
        var directions: [Direction] = []
        var movements: [[Double]] = []
        for (number, component) in solvers.enumerated() {
            for column in 0..<component.tableau.columnCount {
                let up = component.tableau.leadingSlope(column, direction: 1)?.level
                let down = component.tableau.leadingSlope(column, direction: -1)?.level
                let opensUp = (up ?? .max) >= component.priorityLevelCount
                let opensDown = (down ?? .max) >= component.priorityLevelCount
                if !opensUp, !opensDown { continue }
                try budget.checkFlag()
                directions.append(
                    Direction(
                        solver: number, column: column, opensUp: opensUp, opensDown: opensDown))
                var delta = Array(repeating: 0.0, count: variableCount)
                component.movement(ofColumn: column, into: &delta)
                definitions.evaluate(.homogeneous, parameters: [], into: &delta)
                movements.append(delta)
            }
        }
        self.directions = directions
        self.movements = movements
        self.solvers = solvers
        self.budget = budget
    }

    var isPoint: Bool { directions.isEmpty }

    /// Variables that can move by more than the tolerance, ascending.
    func openVariables() throws(SolverError) -> [Int] {
        guard let count = movements.first?.count else { return [] }
        let reach = directions.indices.map { singleReach(of: $0) }
        var result: [Int] = []
        for variable in 0..<count {
            try budget.checkFlag()
            let moving = directions.indices.filter {
                abs(movements[$0][variable]) > Tolerance.cost
            }
            if moving.isEmpty { continue }
            let moves = moving.contains {
                reach[$0] * abs(movements[$0][variable]) > Tolerance.ambiguity
            }
            if moves {
                result.append(variable)
            } else if try length(of: moving.map { ($0, movements[$0][variable]) }) {
                result.append(variable)
            }
        }
        return result
    }

    /// Whether the interval of a form over directions is longer than the tolerance.
    private func length(
        of form: [(direction: Int, amount: Double)]
    ) throws(SolverError) -> Bool {
        guard let lower = try extreme(of: form, sign: 1),
            let upper = try extreme(of: form, sign: -1)
        else { return true }
        return upper - lower > Tolerance.ambiguity
    }

    /// How far one direction alone can go from the present answer.
    private func singleReach(of number: Int) -> Double {
        let direction = directions[number]
        let tableau = solvers[direction.solver].tableau
        var up = Double.infinity
        var down = Double.infinity
        for position in 0..<tableau.rowCount where isWall(position, of: direction.solver) {
            let speed = tableau.entries[direction.column * tableau.rowCount + position]
            if abs(speed) < Tolerance.pivot { continue }
            let step = abs(tableau.value[position]) / abs(speed)
            if speed * Double(tableau.side[position]) < 0 {
                up = min(up, step)
            } else {
                down = min(down, step)
            }
        }
        return max(direction.opensUp ? up : 0, direction.opensDown ? down : 0)
    }

    /// Whether crossing zero costs a basic row something at a priority level.
    private func isWall(_ position: Int, of solver: Int) -> Bool {
        let item = Int(solvers[solver].tableau.basic[position])
        return item < solvers[solver].rows.count && solvers[solver].isWall(item)
    }

    /// The least change (sign 1) or greatest change (sign -1) of a form over directions; nil when there is none.
    func extreme(
        of form: [(direction: Int, amount: Double)], sign: Double
    ) throws(SolverError) -> Double? {
        try budget.checkFlag()
        var tableau = walls(objective: form, sign: sign)
        var outcome = tableau.optimise(limit: 100_000, cancellation: budget.cancellation)
        for shift in Tolerance.shifts where outcome == .circling {
            tableau = walls(objective: form, sign: sign)
            tableau.shift(by: shift)
            tableau.takeNaturalSides()
            outcome = tableau.optimise(limit: 100_000, cancellation: budget.cancellation)
        }
        if outcome == .cancelled { throw .cancelled }
        if case .unbounded = outcome { return nil }
        let objective = Int32(tableau.rowCount - 1)
        guard let position = tableau.basic.firstIndex(of: objective) else { return 0 }
        return tableau.value[position]
    }

    private func walls(
        objective: [(direction: Int, amount: Double)], sign: Double
    ) -> Tableau {
        var rows: [[Double]] = []
        var values: [Double] = []
        var perturbations: [Double] = []
        var costs = RowCosts()
        func addWall(_ row: [Double], value: Double, perturbation: Double, above: Bool) {
            rows.append(row)
            values.append(value)
            perturbations.append(perturbation)
            costs.append([.init(level: 0, up: above ? 0 : 1, down: above ? 1 : 0)])
        }
        for solver in Set(directions.map(\.solver)).sorted() {
            let tableau = solvers[solver].tableau
            for position in 0..<tableau.rowCount where isWall(position, of: solver) {
                let row = directions.map {
                    $0.solver == solver
                        ? tableau.entries[$0.column * tableau.rowCount + position] : 0
                }
                if row.allSatisfy({ abs($0) < Tolerance.pivot }) { continue }
                addWall(
                    row, value: tableau.value[position],
                    perturbation: tableau.perturbation[position],
                    above: tableau.side[position] > 0)
            }
        }
        for (number, direction) in directions.enumerated()
        where !direction.opensUp || !direction.opensDown {
            var row = Array(repeating: 0.0, count: directions.count)
            row[number] = 1
            let amount = Perturbation.amount(of: number)
            addWall(
                row, value: 0, perturbation: direction.opensUp ? amount : -amount,
                above: direction.opensUp)
        }
        var last = Array(repeating: 0.0, count: directions.count)
        for (direction, amount) in objective { last[direction] += amount }
        rows.append(last)
        values.append(0)
        perturbations.append(1)
        costs.append([.init(level: 1, up: sign, down: -sign)])
        var entries: [Double] = []
        for column in directions.indices { entries += rows.map { $0[column] } }
        var tableau = Tableau(
            columnCount: directions.count, costs: costs, levelCount: 2, entries: entries)
        tableau.value = values
        tableau.perturbation = perturbations
        tableau.takeNaturalSides()
        return tableau
    }
}
