/// Solves one set of included constraints to the last level: priorities, then the tie-break where it matters.
struct LexicographicSolver: Sendable {
    /// Bounds and the flag, handed down to the simplex.
    struct Budget {
        var pivots: Int
        var cancellation: CancellationFlag?
    }

    var presolved: PresolvedProblem
    /// The tie-break: the caller's expressions, then every variable, so that the answer is unique in any case.
    let ties: [LinearExpression]
    let constraints: [LinearConstraint]
    /// Definitions of the variables that presolve eliminated.
    let definitions: AffineProgram
    /// Components as they are now; those joined by ties count as one.
    private(set) var solvers: [ComponentSolver] = []

    init(_ problem: LinearProblem, included: [Int], bounded: Bool, isTied: Bool) {
        var presolved = PresolvedProblem(problem, included: included, bounded: bounded)
        definitions = presolved.definitionProgram()
        self.presolved = presolved
        constraints = problem.constraints
        ties =
            isTied
            ? problem.tieBreak
                + (0..<problem.variableCount).map { .init(terms: [.init($0, 1)]) } : []
    }

    /// Solves all priority levels at `point` from the first vertex. Returns the number of pivots.
    mutating func solvePriorities(at point: [Double], budget: Budget) throws(SolverError) -> Int {
        var pivots = 0
        solvers.removeAll(keepingCapacity: true)
        for component in presolved.components {
            var solver = ComponentSolver(
                presolved, variables: component.variables, rows: component.rows, ties: [],
                tieForms: [], point: point)
            pivots += try solve(&solver, at: point, budget: budget)
            solvers.append(solver)
        }
        return pivots
    }

    /// Decides by the tie-break what the priorities left open, and writes all variables, not yet snapped.
    mutating func finish(
        at point: [Double], budget: Budget, into values: inout [Double]
    ) throws(SolverError) -> Int {
        var pivots = 0
        while let missing = missingTie() {
            pivots += try include(tie: missing, at: point, budget: budget)
        }
        for solver in solvers {
            solver.answer().evaluate(.values, parameters: point, into: &values)
        }
        definitions.evaluate(.values, parameters: point, into: &values)
        return pivots
    }

    private func solve(
        _ solver: inout ComponentSolver, at point: [Double], budget: Budget
    ) throws(SolverError) -> Int {
        switch solver.solve(
            at: point, limit: budget.pivots, cancellation: budget.cancellation)
        {
        case .optimal: return solver.tableau.pivotCount
        case .cancelled: throw .cancelled
        case .stuck, .unbounded: throw .limit(.pivots, dump: "")
        }
    }

    /// The first tie-break expression that could still move something at its turn; nil when the answer is unique.
    private func missingTie() -> Int? {
        var first: Int?
        var delta = Array(repeating: 0.0, count: presolved.space.variableCount)
        for solver in solvers where !ties.isEmpty {
            for column in 0..<solver.tableau.columnCount {
                let level = solver.fixingLevel(ofColumn: column)
                if let level, level < solver.priorityLevelCount { continue }
                let end = level.map { solver.ties[$0 - solver.priorityLevelCount] } ?? ties.count
                for at in delta.indices { delta[at] = 0 }
                solver.movement(ofColumn: column, into: &delta)
                definitions.evaluate(.homogeneous, parameters: [], into: &delta)
                for tie in 0..<min(end, first ?? end) {
                    var speed = 0.0
                    for term in ties[tie].terms { speed += term.coefficient * delta[term.index] }
                    if abs(speed) > Tolerance.cost, !solver.ties.contains(tie) {
                        first = tie
                        break
                    }
                }
            }
        }
        return first
    }

    /// Joins the components that a tie touches and solves them with it.
    private mutating func include(
        tie: Int, at point: [Double], budget: Budget
    ) throws(SolverError) -> Int {
        let form = presolved.expand(ties[tie])
        let touched = Set(
            form.columns.prefix(form.variableTermCount(in: presolved.space)).map(Int.init))
        var variables: [Int] = []
        var rows: [Int] = []
        var included = [tie]
        var others: [ComponentSolver] = []
        for solver in solvers {
            if solver.variables.contains(where: touched.contains) {
                variables += solver.variables
                rows += solver.rows
                included += solver.ties
            } else {
                others.append(solver)
            }
        }
        included.sort()
        var forms: [SparseRow] = []
        for tie in included { forms.append(presolved.expand(ties[tie])) }
        var joined = ComponentSolver(
            presolved, variables: variables.sorted(), rows: rows.sorted(), ties: included,
            tieForms: forms, point: point)
        let pivots = try solve(&joined, at: point, budget: budget)
        solvers = others + [joined]
        return pivots
    }
}
