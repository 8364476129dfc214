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
    /// Report numbers by the kept problem's number and the open sets of its components.
    private var reportKeys: [[Int]: Int] = [:]
    /// The last of them: most points have the report of the one before.
    private var lastReport: (kept: Int, openSets: [Int], number: Int)?
    /// The whole problem first; others as points needed them.
    private var keptProblems: [KeptProblem]
    private var lastKept = 0
    /// Most kept problems beside the whole one; fewer where they take more than a quarter of a solver's bytes.
    static let keptLimit = 256

    /// Presolves the problem. Throws when a limit is met or the flag is raised.
    public init(
        _ problem: LinearProblem, limits: SolverLimits = .standard,
        rounding: ValueRounding = .grid, cancellation: CancellationFlag? = nil
    ) throws(SolverError) {
        self.problem = problem
        self.limits = limits
        self.rounding = rounding
        self.cancellation = cancellation
        keptProblems = [
            KeptProblem(problem, victims: [], isBounded: true, cancellation: cancellation)
        ]
        if cancellation?.isRaised ?? false { throw .cancelled }
    }

    /// Presolves a problem that is another one changed in some constraints; the components that the change does not touch keep
    /// what the other solver has learnt about them. Answers are those of a solver that starts with nothing, bit for bit.
    public init(
        _ problem: LinearProblem, reusing previous: borrowing ParametricSolver
    ) throws(SolverError) {
        try self.init(
            problem, limits: previous.limits, rounding: previous.rounding,
            cancellation: previous.cancellation)
        keptProblems[0].solver.adopt(from: previous.keptProblems[0].solver, budget: budget)
    }

    /// Solves at `parameters` and writes one value a variable into `values`, on a grid of 2^-20 unless told otherwise.
    ///
    /// `values` must have room for `problem.variableCount`.
    public mutating func solve(
        at parameters: [Double], into values: inout [Double]
    ) throws(SolverError) -> Solution {
        try check(parameters)
        do {
            let (number, trace) = try locate(parameters, findsOpen: true)
            for at in 0..<problem.variableCount {
                let value = keptProblems[number].solver.values[at]
                values[at] = rounding == .grid ? Grid.snap(value) : value
            }
            let report = reportNumber(kept: number, openSets: trace.openSets)
            let path: Solution.Path =
                if trace.isHit { .hit } else if trace.isCold {
                    .cold(pivots: trace.pivots)
                } else { .walked(pivots: trace.pivots) }
            // A look-up adds nothing that takes room.
            if !trace.isHit { try checkBytes(at: parameters) }
            return Solution(path: path, report: report)
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

    private var budget: LexicographicSolver.Budget {
        .init(
            pivots: limits.pivots, regions: limits.regions, bytes: limits.bytes,
            cancellation: cancellation)
    }

    /// Solves the problem, or what recovery keeps of it; the answer is in the kept problem with the number.
    private mutating func locate(
        _ parameters: [Double], findsOpen: Bool
    ) throws(SolverError) -> (kept: Int, trace: LexicographicSolver.Trace) {
        let isBounded = zip(parameters, problem.parameterLowerBounds).allSatisfy {
            $0 >= $1 ?? -.infinity
        }
        // Most points are like the one before: nothing is given up.
        let isLikeLast =
            keptProblems[lastKept].victims.isEmpty && keptProblems[lastKept].isBounded == isBounded
        if isLikeLast, let trace = try answer(parameters, kept: lastKept, findsOpen: findsOpen) {
            return (lastKept, trace)
        }
        let known = [lastKept] + keptProblems.indices.filter { $0 != lastKept }
        for number in known where !keptProblems[number].victims.isEmpty {
            if keptProblems[number].isBounded != isBounded { continue }
            if try keptProblems[number].givesUpTheSame(at: parameters, budget: budget),
                let trace = try answer(parameters, kept: number, findsOpen: findsOpen)
            {
                return (number, trace)
            }
        }
        let base = try numberOfKept(victims: [], isBounded: isBounded)
        if !isLikeLast, let trace = try answer(parameters, kept: base, findsOpen: findsOpen) {
            return (base, trace)
        }
        let victims = try Recovery(problem, at: parameters, budget: budget).victims()
        let number = try numberOfKept(victims: victims, isBounded: isBounded)
        lastKept = number
        var trace = try keptProblems[number].solver.solve(at: parameters, budget: budget)
        if findsOpen {
            trace.openSets = try keptProblems[number].solver.openSets(
                at: parameters, isUnsure: trace.isUnsure, budget: budget)
        }
        trace.isHit = false
        trace.isCold = true
        return (number, trace)
    }

    /// The answer of a kept problem, or nil where its required constraints cannot all hold.
    private mutating func answer(
        _ parameters: [Double], kept number: Int, findsOpen: Bool
    ) throws(SolverError) -> LexicographicSolver.Trace? {
        var trace = try keptProblems[number].solver.solve(
            at: parameters, budget: budget)
        let violation = keptProblems[number].solver.requiredViolation(
            at: parameters, isCold: trace.isUnsure)
        if violation > Tolerance.required { return nil }
        lastKept = number
        if findsOpen {
            trace.openSets = try keptProblems[number].solver.openSets(
                at: parameters, isUnsure: trace.isUnsure, budget: budget)
        }
        return trace
    }

    private mutating func numberOfKept(
        victims: [Recovery.Victim], isBounded: Bool
    ) throws(SolverError) -> Int {
        let conflicts = victims.map(\.conflict)
        let known = keptProblems.firstIndex {
            $0.isBounded == isBounded && $0.victims.map(\.conflict) == conflicts
        }
        if let known { return known }
        let isFull =
            keptProblems.count > ParametricSolver.keptLimit
            || keptProblems.dropFirst().reduce(0, { $0 + $1.byteCount }) > limits.bytes / 4
        if isFull {
            // What comes now may throw: by then nothing may point at what is gone.
            keptProblems.removeSubrange(1...)
            lastKept = 0
            reportKeys.removeAll()
            lastReport = nil
        }
        let made = KeptProblem(
            problem, victims: victims, isBounded: isBounded, cancellation: cancellation)
        if cancellation?.isRaised ?? false { throw .cancelled }
        keptProblems.append(made)
        return keptProblems.count - 1
    }

    private mutating func reportNumber(kept number: Int, openSets: [Int]) -> Int {
        if let lastReport, lastReport.kept == number, lastReport.openSets == openSets {
            return lastReport.number
        }
        let result = reportNumberSought(kept: number, openSets: openSets)
        lastReport = (number, openSets, result)
        return result
    }

    private mutating func reportNumberSought(kept number: Int, openSets: [Int]) -> Int {
        if let known = reportKeys[[number] + openSets] { return known }
        let open = Set(openSets.flatMap { keptProblems[number].solver.openSets[$0] }).sorted()
        let report = SolutionReport(
            conflicts: keptProblems[number].victims.map(\.conflict), ambiguousVariables: open)
        let result: Int
        if let known = reportNumbers[report] {
            result = known
        } else {
            result = reports.count
            reports.append(report)
            reportNumbers[report] = result
        }
        reportKeys[[number] + openSets] = result
        return result
    }

    /// Looks up the regions of a batch in the whole problem.
    mutating func locateBatch(_ points: SweepPoints) throws(SolverError) -> SweepRegions {
        do {
            return try keptProblems[0].solver.locate(points, budget: budget)
        } catch {
            throw withDump(error, at: points.point(0))
        }
    }

    /// Writes the values of points whose regions are known.
    func evaluate(
        _ batch: [Int32], of points: SweepPoints, in found: SweepRegions, firstValue: Int,
        into values: inout [Double]
    ) {
        if batch.isEmpty { return }
        let plan = SweepProgram(keptProblems[0].solver, found, points: points, batch: batch)
        var evaluator = SweepEvaluator(plan, variableCount: problem.variableCount)
        var at = 0
        while at < batch.count {
            let end = min(batch.count, at + SweepPoints.laneCount)
            evaluator.evaluate(
                batch[at..<end], of: points, in: found, rounding: rounding,
                firstValue: firstValue, into: &values)
            at = end
        }
    }

    /// Sets the report numbers of points whose regions are known.
    mutating func report(
        _ batch: [Int32], of points: SweepPoints, in found: SweepRegions,
        _ findsAmbiguity: Bool, _ solutions: inout [Solution]
    ) throws(SolverError) {
        if batch.isEmpty { return }
        let plain = reportNumber(kept: 0, openSets: [])
        var last: [Int] = []
        var lastNumber = plain
        let open = findsAmbiguity ? keptProblems[0].solver.openComponents : []
        for point in batch {
            let number = Int(point)
            solutions[number].report = plain
            if open.isEmpty { continue }
            let sets = try keptProblems[0].solver.openSets(
                ofPoint: number, in: points, found, open, budget: budget)
            if sets != last {
                last = sets
                lastNumber = reportNumber(kept: 0, openSets: sets)
            }
            solutions[number].report = lastNumber
        }
    }

    /// Solves at a point for analysis. O(solve), from the first vertex where the point is on a border.
    mutating func located(_ parameters: [Double]) throws(SolverError) -> Locality {
        try check(parameters)
        do {
            // Analysis asks at many points, and most are look-ups, in which no simplex sees the flag.
            try budget.checkFlag()
            let (number, trace) = try locate(parameters, findsOpen: true)
            let report = reportNumber(kept: number, openSets: trace.openSets)
            let witnesses = try keptProblems[number].settledWitnesses(
                at: parameters, budget: budget)
            let kept = keptProblems[number]
            return Locality(
                solver: trace.isUnsure
                    ? try kept.solver.settledFresh(at: parameters, budget: budget) : kept.solver,
                witnesses: witnesses, proofs: kept.victims.map(\.proof), isBounded: kept.isBounded,
                report: report, parameters: parameters)
        } catch {
            throw withDump(error, at: parameters)
        }
    }

    /// Multiples of constraints behind an expression at a point.
    mutating func explained(
        _ expression: LinearExpression, at parameters: [Double]
    ) throws(SolverError) -> [ConstraintShare] {
        try check(parameters)
        do {
            let (number, _) = try locate(parameters, findsOpen: false)
            return try keptProblems[number].solver.shares(
                in: expression, at: parameters, budget: budget)
        } catch {
            throw withDump(error, at: parameters)
        }
    }

    func checkBytes(at parameters: [Double]) throws(SolverError) {
        if byteCount > limits.bytes {
            throw .limit(.bytes, dump: problem.replayText(at: parameters))
        }
    }

    /// The report with a number that a `Solution` of this solver named.
    public func report(_ number: Int) -> SolutionReport { reports[number] }

    /// For each expression, the interval it may take over the optimal face at `parameters` (after recovery, without tie-break).
    public mutating func ambiguityIntervals(
        of expressions: [LinearExpression], at parameters: [Double]
    ) throws(SolverError) -> [AmbiguityInterval] {
        try check(parameters)
        do {
            let (number, _) = try locate(parameters, findsOpen: false)
            let values = keptProblems[number].solver.values
            let face = try keptProblems[number].solver.face(at: parameters, budget: budget)
            var intervals: [AmbiguityInterval] = []
            for expression in expressions {
                intervals.append(try interval(of: expression, on: face, values, parameters))
            }
            return intervals
        } catch {
            throw withDump(error, at: parameters)
        }
    }

    private func interval(
        of expression: LinearExpression, on face: OptimalFace, _ values: [Double],
        _ parameters: [Double]
    ) throws(SolverError) -> AmbiguityInterval {
        var present = expression.constant
        for term in expression.parameters { present += term.coefficient * parameters[term.index] }
        for term in expression.terms { present += term.coefficient * values[term.index] }
        let form = face.form(of: expression)
        if form.isEmpty {
            let value = Grid.snap(present)
            return AmbiguityInterval(lower: value, upper: value)
        }
        return AmbiguityInterval(
            lower: try face.extreme(of: form, sign: 1).map { Grid.snap(present + $0) },
            upper: try face.extreme(of: form, sign: -1).map { Grid.snap(present + $0) })
    }

    /// Stops the program when a structure contradicts itself: for fuzzers and tests. O(bytes held).
    public func checkInvariants() {
        for kept in keptProblems {
            for component in kept.solver.solvers { component.checkInvariants() }
        }
    }

    /// Regions known now.
    public var regionCount: Int {
        keptProblems.reduce(0) { sum, kept in
            sum + kept.solver.solvers.reduce(0) { $0 + $1.cache.regions.count }
        }
    }

    /// Bytes held now, regions and caches included.
    public var byteCount: Int {
        keptProblems.reduce(problem.constraints.count * 256) { $0 + $1.byteCount }
    }
}
