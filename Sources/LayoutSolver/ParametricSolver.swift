/// A warm solver for one configuration of one family: built once, asked at many parameter values.
///
/// The answer is a function of the problem and the parameters alone: the same bits cold, warm, in any order of questions.
public struct ParametricSolver: ~Copyable {
    /// The problem the solver was built from.
    public let problem: LinearProblem
    /// Its bounds.
    public let limits: SolverLimits

    private let rounding: ValueRounding
    private let cancellation: CancellationFlag?
    private var reports: [SolutionReport] = []
    private var reportNumbers: [SolutionReport: Int] = [:]
    private var base: LexicographicSolver

    /// Presolves the problem. Throws when a limit is met or the flag is raised.
    public init(
        _ problem: LinearProblem, limits: SolverLimits = .standard,
        rounding: ValueRounding = .grid, cancellation: CancellationFlag? = nil
    ) throws(SolverError) {
        self.problem = problem
        self.limits = limits
        self.rounding = rounding
        self.cancellation = cancellation
        base = LexicographicSolver(
            problem, included: Array(problem.constraints.indices), bounded: true, isTied: true)
    }

    /// Solves at `parameters` and writes one value a variable into `values`, on a grid of 2^-20 unless told otherwise.
    ///
    /// `values` must have room for `problem.variableCount`.
    public mutating func solve(
        at parameters: [Double], into values: inout [Double]
    ) throws(SolverError) -> Solution {
        try check(parameters)
        do {
            var pivots = 0
            let (solver, conflicts) = try solved(
                at: parameters, into: &values, pivots: &pivots)
            let face = OptimalFace(solver)
            let report = SolutionReport(
                conflicts: conflicts, ambiguousVariables: face.openVariables())
            if rounding == .grid {
                for at in 0..<problem.variableCount { values[at] = Grid.snap(values[at]) }
            }
            return Solution(path: .cold(pivots: pivots), report: number(of: report))
        } catch {
            throw withDump(error, at: parameters)
        }
    }

    private func check(_ parameters: [Double]) throws(SolverError) {
        precondition(parameters.count == problem.parameterCount, "one value for each parameter")
        for (index, value) in parameters.enumerated() where !value.isFinite {
            throw .nonFiniteParameter(index: index)
        }
    }

    private func withDump(_ error: SolverError, at parameters: [Double]) -> SolverError {
        if case .limit(let limit, _) = error {
            return .limit(limit, dump: problem.replayText(at: parameters))
        }
        return error
    }

    /// Solves the problem, or what recovery keeps of it.
    private mutating func solved(
        at parameters: [Double], into values: inout [Double], pivots: inout Int
    ) throws(SolverError) -> (LexicographicSolver, [SolutionReport.Conflict]) {
        let budget = LexicographicSolver.Budget(
            pivots: limits.pivots, cancellation: cancellation)
        let isBounded = zip(parameters, problem.parameterLowerBounds).allSatisfy {
            $0 >= $1 ?? -.infinity
        }
        let all = Array(problem.constraints.indices)
        var solver =
            isBounded
            ? base : LexicographicSolver(problem, included: all, bounded: false, isTied: true)
        pivots += try solver.solvePriorities(at: parameters, budget: budget)
        var conflicts: [SolutionReport.Conflict] = []
        if let proof = solver.infeasibilityProof(at: parameters) {
            let recovery = Recovery(problem, at: parameters, budget: budget)
            let victims = try recovery.victims(first: proof)
            conflicts = victims.map(\.conflict)
            let givenUp = Set(conflicts.map(\.givenUp))
            solver = LexicographicSolver(
                problem, included: all.filter { !givenUp.contains($0) }, bounded: isBounded,
                isTied: true)
            pivots += try solver.solvePriorities(at: parameters, budget: budget)
        }
        pivots += try solver.finish(at: parameters, budget: budget, into: &values)
        return (solver, conflicts)
    }

    private mutating func number(of report: SolutionReport) -> Int {
        if let known = reportNumbers[report] { return known }
        reports.append(report)
        reportNumbers[report] = reports.count - 1
        return reports.count - 1
    }

    /// The report with a number that a `Solution` of this solver named.
    public func report(_ number: Int) -> SolutionReport { reports[number] }

    /// For each expression, the interval it may take over the optimal face at `parameters` (after recovery, without tie-break).
    public mutating func ambiguityIntervals(
        of expressions: [LinearExpression], at parameters: [Double]
    ) throws(SolverError) -> [AmbiguityInterval] {
        try check(parameters)
        var values = Array(repeating: 0.0, count: problem.variableCount)
        var pivots = 0
        do {
            let (solver, _) = try solved(at: parameters, into: &values, pivots: &pivots)
            let face = OptimalFace(solver)
            return expressions.map { interval(of: $0, on: face, values, parameters) }
        } catch {
            throw withDump(error, at: parameters)
        }
    }

    private func interval(
        of expression: LinearExpression, on face: OptimalFace, _ values: [Double],
        _ parameters: [Double]
    ) -> AmbiguityInterval {
        var present = expression.constant
        for term in expression.parameters { present += term.coefficient * parameters[term.index] }
        for term in expression.terms { present += term.coefficient * values[term.index] }
        var form: [(direction: Int, amount: Double)] = []
        for (number, movement) in face.movements.enumerated() {
            let speed = expression.terms.reduce(0.0) {
                $0 + $1.coefficient * movement[$1.index]
            }
            if abs(speed) > Tolerance.cost { form.append((number, speed)) }
        }
        if form.isEmpty {
            let value = Grid.snap(present)
            return AmbiguityInterval(lower: value, upper: value)
        }
        return AmbiguityInterval(
            lower: face.extreme(of: form, sign: 1).map { Grid.snap(present + $0) },
            upper: face.extreme(of: form, sign: -1).map { Grid.snap(present + $0) })
    }

    /// Bytes held now, regions and caches included.
    public var byteCount: Int { problem.constraints.count * 256 }
}
