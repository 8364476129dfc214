/// A problem without the constraints that recovery gave up, with what shows at another point that they are given up there too.
struct KeptProblem: Sendable {
    let isBounded: Bool
    let victims: [Recovery.Victim]
    var solver: LexicographicSolver
    /// Solvers of the victims' witness sets, made when a second point asks for them.
    private(set) var witnesses: [LexicographicSolver]?

    /// - Parameter cancellation: once it is raised the work ends early, and what is made is of no use.
    init(
        _ problem: LinearProblem, victims: [Recovery.Victim], isBounded: Bool,
        cancellation: CancellationFlag? = nil
    ) {
        self.victims = victims
        self.isBounded = isBounded
        let givenUp = Set(victims.map(\.conflict.givenUp))
        solver = LexicographicSolver(
            problem, included: problem.constraints.indices.filter { !givenUp.contains($0) },
            bounded: isBounded, isTied: true, cancellation: cancellation)
    }

    /// Whether recovery at the point would surely give up the same constraints for the same reasons, provided that the kept
    /// ones can hold there.
    ///
    /// Each victim contradicts constraints kept before it, and each set that the deletion filter had to leave whole
    /// still can hold: all of it but the victim is kept, so only what the victim has a part in is asked.
    mutating func givesUpTheSame(
        at parameters: [Double], in problem: LinearProblem, budget: LexicographicSolver.Budget
    ) throws(SolverError) -> Bool {
        for victim in victims {
            let value = victim.proof.form.value(
                parameters: parameters, in: solver.presolved.space)
            if value < 2 * Tolerance.required { return false }
        }
        var known = try takenWitnesses(problem, budget: budget)
        // Written back on every way out, for what the witnesses learnt is worth keeping.
        defer { witnesses = known }
        for at in known.indices {
            let trace = try known[at].solve(at: parameters, budget: budget)
            let violation = known[at].requiredViolation(at: parameters, isCold: trace.isUnsure)
            if violation > Tolerance.required { return false }
        }
        return true
    }

    /// The witnesses' solvers, out of their place: held there as well, the first one that moves would have all of them copied.
    private mutating func takenWitnesses(
        _ problem: LinearProblem, budget: LexicographicSolver.Budget
    ) throws(SolverError) -> [LexicographicSolver] {
        if let known = witnesses.take() { return known }
        var made: [LexicographicSolver] = []
        for victim in victims {
            for rows in victim.witnesses {
                let whole = LexicographicSolver(
                    problem, included: rows, bounded: false, isTied: false,
                    asked: victim.conflict.givenUp, cancellation: budget.cancellation)
                try budget.checkFlag()
                made.append(whole.withoutDefinitions())
            }
        }
        return made
    }

    /// The witnesses with the regions of a point, for its borders.
    mutating func settledWitnesses(
        at parameters: [Double], in problem: LinearProblem, budget: LexicographicSolver.Budget
    ) throws(SolverError) -> [LexicographicSolver] {
        var known = try takenWitnesses(problem, budget: budget)
        defer { witnesses = known }
        var result: [LexicographicSolver] = []
        for at in known.indices {
            let trace = try known[at].solve(at: parameters, budget: budget)
            result.append(
                trace.isUnsure
                    ? try known[at].settledFresh(at: parameters, budget: budget) : known[at])
        }
        return result
    }

    var byteCount: Int {
        (witnesses ?? []).reduce(solver.byteCount) { $0 + $1.byteCount }
    }
}
