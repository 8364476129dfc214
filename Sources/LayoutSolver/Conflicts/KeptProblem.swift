/// A problem without the constraints that recovery gave up, with what shows at another point that they are given up there too.
struct KeptProblem: Sendable {
    let isBounded: Bool
    private(set) var victims: [Recovery.Victim]
    var solver: LexicographicSolver

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
        at parameters: [Double], budget: LexicographicSolver.Budget
    ) throws(SolverError) -> Bool {
        for victim in victims {
            let excess = victim.proof.excess(at: parameters, in: solver.presolved.space)
            if excess < 2 * Tolerance.required { return false }
        }
        for victim in victims.indices {
            for at in victims[victim].witnesses.indices {
                let trace = try victims[victim].witnesses[at].solve(at: parameters, budget: budget)
                let violation = victims[victim].witnesses[at].requiredViolation(
                    at: parameters, isCold: trace.isUnsure)
                if violation > Tolerance.required { return false }
            }
        }
        return true
    }

    /// The victims' witnesses with the regions of a point, for their borders.
    mutating func settledWitnesses(
        at parameters: [Double], budget: LexicographicSolver.Budget
    ) throws(SolverError) -> [LexicographicSolver] {
        var result: [LexicographicSolver] = []
        for victim in victims.indices {
            for at in victims[victim].witnesses.indices {
                let trace = try victims[victim].witnesses[at].solve(at: parameters, budget: budget)
                let witness = victims[victim].witnesses[at]
                result.append(
                    trace.isUnsure
                        ? try witness.settledFresh(at: parameters, budget: budget) : witness)
            }
        }
        return result
    }

    var byteCount: Int {
        victims.reduce(solver.byteCount) { sum, victim in
            victim.witnesses.reduce(sum) { $0 + $1.byteCount }
        }
    }
}
