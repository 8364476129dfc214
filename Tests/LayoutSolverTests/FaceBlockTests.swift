import Testing

@testable import LayoutSolver

/// What is open falls into blocks that say nothing of each other: a question costs its own, and is answered as if it stood alone.
struct FaceBlockTests {
    private let budget = LexicographicSolver.Budget(
        pivots: 10_000, regions: 100, bytes: 1 << 30, cancellation: nil)

    private func face(
        _ problem: LinearProblem, at point: [Double] = []
    ) throws -> OptimalFace {
        var solver = LexicographicSolver(
            problem, included: Array(problem.constraints.indices), bounded: true, isTied: true)
        _ = try solver.solve(at: point, budget: budget)
        return try solver.face(at: point, budget: budget)
    }

    /// Places and sizes of views that nothing holds: sizes are not negative, and that is all.
    @Test func whatNothingHoldsIsABlockOfItsOwn() throws {
        let count = 300
        let problem = LinearProblem(
            variableCount: count, parameterCount: 0, parameterLowerBounds: [],
            constraints: (0..<count / 2).map {
                LinearConstraint(
                    LinearExpression(terms: [.init($0 * 2, 1)]), .greaterThanOrEqual)
            }, tieBreak: (0..<count).map { LinearExpression(terms: [.init($0, 1)]) })
        let face = try face(problem)
        #expect(face.directions.count == count)
        #expect(face.blocks.allSatisfy { $0.directions.count == 1 && $0.walls.count <= 1 })
        #expect(try face.openVariables() == Array(0..<count))
    }

    /// A tie-break over all variables joins them into one component; what stops each is its own all the same.
    @Test func tieBreaksJoinNoBlocks() throws {
        let count = 20
        let problem = LinearProblem(
            variableCount: count, parameterCount: 0, parameterLowerBounds: [],
            constraints: (0..<count).map {
                LinearConstraint(
                    LinearExpression(terms: [.init($0, 1)], constant: -7), .greaterThanOrEqual)
            }, tieBreak: [LinearExpression(terms: (0..<count).map { .init($0, 1) })])
        let face = try face(problem)
        #expect(face.directions.count == count)
        #expect(Set(face.directions.map(\.solver)).count == 1)
        #expect(face.blocks.allSatisfy { $0.directions.count == 1 && $0.walls.count <= 1 })
        // A sum over all of them: each is 7 and can grow.
        let sum = face.form(of: LinearExpression(terms: (0..<count).map { .init($0, 2) }))
        #expect(try face.extreme(of: sum, sign: -1) == nil)
        let least = try #require(try face.extreme(of: sum, sign: 1))
        #expect(abs(least) < 1e-6)
    }

    /// Random problems side by side have the intervals that each has alone.
    @Test func sideBySideIsAsAlone() throws {
        var openCount = 0
        for seed in 0..<60 {
            var whole = LinearProblem(
                variableCount: 0, parameterCount: 2, parameterLowerBounds: [nil, nil],
                constraints: [], tieBreak: [])
            var alone: [AmbiguityInterval] = []
            let point = [17.25, Double(seed)]
            for part in 0..<3 {
                var problem = RandomProblem(
                    seed: UInt64(seed * 10 + part), maximumVariables: 6
                ).problem
                // Few rows leave much open.
                problem.constraints.removeLast(problem.constraints.count * 2 / 3)
                for at in problem.constraints.indices where problem.constraints[at].isRequired {
                    problem.constraints[at].priority = 999.75
                }
                var solver = try ParametricSolver(problem)
                alone += try solver.ambiguityIntervals(
                    of: (0..<problem.variableCount).map {
                        LinearExpression(terms: [.init($0, 1)])
                    }, at: Array(point.prefix(problem.parameterCount)))
                let first = whole.variableCount
                func shifted(_ expression: LinearExpression) -> LinearExpression {
                    var result = expression
                    for at in result.terms.indices { result.terms[at].index += first }
                    return result
                }
                whole.constraints += problem.constraints.map {
                    LinearConstraint(
                        shifted($0.expression), $0.relation, priority: $0.priority,
                        recoveryClass: $0.recoveryClass)
                }
                whole.tieBreak += problem.tieBreak.map(shifted)
                whole.variableCount += problem.variableCount
            }
            var solver = try ParametricSolver(whole)
            let found = try solver.ambiguityIntervals(
                of: (0..<whole.variableCount).map { LinearExpression(terms: [.init($0, 1)]) },
                at: point)
            for (one, other) in zip(found, alone) {
                #expect(areClose(one.lower, other.lower) && areClose(one.upper, other.upper))
                if one.lower != one.upper { openCount += 1 }
            }
        }
        #expect(openCount > 100)
    }

    private func areClose(_ first: Double?, _ second: Double?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        return abs(first - second) < 1e-5
    }

    /// Rows one below the other with every gap open: the last moves with all of them. What that takes counts.
    @Test func whatMovesWithWhatIsBounded() throws {
        let count = 200
        // Places are the even variables, gaps the odd ones.
        let problem = LinearProblem(
            variableCount: 2 * count, parameterCount: 0, parameterLowerBounds: [],
            constraints: (0..<count).map { row in
                var terms: [LinearExpression.Term] = [.init(2 * row, 1), .init(2 * row + 1, -1)]
                if row > 0 { terms.append(.init(2 * row - 2, -1)) }
                return LinearConstraint(LinearExpression(terms: terms), .equal)
            }
                + (0..<count).map {
                    LinearConstraint(
                        LinearExpression(terms: [.init(2 * $0 + 1, 1)]), .greaterThanOrEqual)
                }, tieBreak: [])
        let last = LinearExpression(terms: [.init(2 * count - 2, 1)])
        func interval(bytes: Int) throws -> [AmbiguityInterval] {
            var solver = try ParametricSolver(
                problem, limits: SolverLimits(pivots: 1_000, regions: 100, bytes: bytes))
            return try solver.ambiguityIntervals(of: [last], at: [])
        }
        // 200 gaps and 20,100 places that move with them, 16 bytes each.
        #expect(try interval(bytes: 330_000) == [AmbiguityInterval(lower: 0, upper: nil)])
        let error = #expect(throws: SolverError.self) { try interval(bytes: 320_000) }
        guard case .limit(.bytes, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }
}
