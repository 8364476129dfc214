import LayoutSolver
import Testing

/// A changed problem keeps what the change does not touch, and answers as if it had been built from nothing.
struct IncrementalTests {
    /// Several random problems side by side: the parameters are shared, nothing else.
    private func sideBySide(seed: UInt64, count: Int) -> LinearProblem {
        var whole = LinearProblem(
            variableCount: 0, parameterCount: 2, parameterLowerBounds: [nil, nil], constraints: [],
            tieBreak: [])
        for part in 0..<count {
            let problem = RandomProblem(
                seed: seed * 16 + UInt64(part), maximumVariables: 4 + part % 5
            ).problem
            for constraint in problem.constraints {
                var moved = constraint
                moved.expression = shifted(constraint.expression, by: whole.variableCount)
                whole.constraints.append(moved)
            }
            whole.tieBreak += problem.tieBreak.map { shifted($0, by: whole.variableCount) }
            whole.variableCount += problem.variableCount
        }
        return whole
    }

    private func shifted(_ expression: LinearExpression, by offset: Int) -> LinearExpression {
        var result = expression
        for at in result.terms.indices { result.terms[at].index += offset }
        return result
    }

    private func edit(_ problem: inout LinearProblem, _ random: inout SeededGenerator) {
        let place = Int.random(in: problem.constraints.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: problem.constraints.remove(at: place)
        case 1: problem.constraints[place].priority = 333.25
        case 2:
            for at in problem.constraints[place].expression.terms.indices {
                problem.constraints[place].expression.terms[at].coefficient *= 1.5
            }
        default:
            var added = problem.constraints[place]
            added.expression.constant += 12.5
            added.priority = 600
            problem.constraints.insert(added, at: place)
        }
    }

    private func pivots(_ path: Solution.Path) -> Int {
        switch path {
        case .hit: 0
        case .walked(let pivots), .cold(let pivots): pivots
        }
    }

    @Test(arguments: 0..<4) func editsAnswerAsColdSolvers(block: Int) throws {
        var reused = 0
        var anew = 0
        for seed in block * 8..<(block + 1) * 8 {
            var random = SeededGenerator(seed: UInt64(seed) + 70_000)
            var problem = sideBySide(seed: UInt64(seed) + 70_000, count: 6)
            var solver = try ParametricSolver(problem)
            var values = Array(repeating: 0.0, count: problem.variableCount)
            var cold = values
            for _ in 0..<5 {
                for _ in 0..<3 {
                    let point = (0..<2).map { _ in
                        Double(Int.random(in: 0...40, using: &random)) * 12.5
                    }
                    let solution = try solver.solve(at: point, into: &values)
                    solver.checkInvariants()
                    var fresh = try ParametricSolver(problem)
                    let right = try fresh.solve(at: point, into: &cold)
                    #expect(values.map(\.bitPattern) == cold.map(\.bitPattern), "seed \(seed)")
                    #expect(
                        solver.report(solution.report) == fresh.report(right.report), "seed \(seed)"
                    )
                    reused += pivots(solution.path)
                    anew += pivots(right.path)
                }
                edit(&problem, &random)
                solver = try ParametricSolver(problem, reusing: solver)
            }
        }
        #expect(reused * 2 < anew)
    }
}
