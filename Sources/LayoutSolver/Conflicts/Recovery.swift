/// Which required constraints are given up where not all can hold, and why (docs/architecture.md, section 3).
///
/// Constraints are kept in the order of `RecoveryClass`, inside a class in problem order; one that is not consistent
/// with those kept is given up.
struct Recovery {
    let problem: LinearProblem
    let point: [Double]
    let budget: LexicographicSolver.Budget
    /// Required constraints in order of keeping.
    private let order: [Int]
    /// Place of each constraint in `order`.
    private var place: [Int: Int] = [:]

    /// A constraint that was given up.
    struct Victim: Sendable {
        var conflict: SolutionReport.Conflict
        /// Shows the conflict wherever its excess is positive.
        var proof: InfeasibilityProof
        /// Solvers of sets of constraints that can hold together, the victim in each; as long as they can, the filter drops and
        /// keeps the same.
        var witnesses: [LexicographicSolver]
    }

    init(_ problem: LinearProblem, at point: [Double], budget: LexicographicSolver.Budget) {
        self.problem = problem
        self.point = point
        self.budget = budget
        order = problem.constraints.indices.filter { problem.constraints[$0].isRequired }.sorted {
            let first = problem.constraints[$0].recoveryClass
            let second = problem.constraints[$1].recoveryClass
            return first == second ? $0 < $1 : first < second
        }
        for (at, number) in order.enumerated() { place[number] = at }
    }

    /// All victims, ascending by constraint.
    func victims() throws(SolverError) -> [Victim] {
        var kept = order
        var victims: [Victim] = []
        var next = try answer(of: kept).proof
        while var proof = next {
            var end = lastPlace(of: proof)
            while let earlier = try answer(of: kept.filter { place(of: $0) < end }).proof {
                proof = earlier
                end = lastPlace(of: earlier)
            }
            let before = kept.filter { place(of: $0) <= end }
            victims.append(try irreducible(before, victim: order[end], proof: proof))
            kept.removeAll { $0 == order[end] }
            next = try answer(of: kept).proof
        }
        return victims.sorted { $0.conflict.givenUp < $1.conflict.givenUp }
    }

    private func place(of constraint: Int) -> Int { place[constraint] ?? order.count }

    private func lastPlace(of proof: InfeasibilityProof) -> Int {
        proof.multipliers.reduce(0) { max($0, place(of: $1.constraint)) }
    }

    /// Drops in order of keeping whatever can be missed. A constraint that a proof does not use can be missed at once.
    ///
    /// All but the victim can hold together, so of each set only what the victim has a part in is asked.
    private func irreducible(
        _ constraints: [Int], victim: Int, proof: InfeasibilityProof
    ) throws(SolverError) -> Victim {
        var proof = proof
        var dropped = Set<Int>()
        var witnesses: [LexicographicSolver] = []
        for number in constraints.dropLast() {
            if proof.multipliers.contains(where: { $0.constraint == number }) {
                let without = constraints.filter { $0 != number && !dropped.contains($0) }
                let (other, solver) = try answer(of: without, asked: victim)
                guard let other else {
                    witnesses.append(solver.withoutDefinitions())
                    continue
                }
                proof = other
            }
            dropped.insert(number)
        }
        let members = constraints.filter { !dropped.contains($0) }.sorted()
        return Victim(
            conflict: .init(givenUp: victim, members: members), proof: proof, witnesses: witnesses)
    }

    /// A proof that the constraints cannot all hold at the point, or nil, and their solver; `asked` is one without which they
    /// can.
    private func answer(
        of included: [Int], asked: Int? = nil
    ) throws(SolverError) -> (proof: InfeasibilityProof?, solver: LexicographicSolver) {
        var solver = LexicographicSolver(
            problem, included: included.sorted(), bounded: false, isTied: false, asked: asked,
            cancellation: budget.cancellation)
        if budget.cancellation?.isRaised ?? false { throw .cancelled }
        return (try solver.infeasibilityProof(at: point, budget: budget), solver)
    }
}
