import LayoutSolver
import Testing

/// A changed problem keeps what the change does not touch, and answers as if it had been built from nothing.
struct IncrementalTests {
    private let points = [[412.5, 300.0], [250, 480], [87.3, 111.1]]

    /// Several random problems without conflicts side by side: the parameters are shared, nothing else.
    private func sideBySide(seed: UInt64, count: Int) throws -> LinearProblem {
        var whole = LinearProblem(
            variableCount: 0, parameterCount: 2, parameterLowerBounds: [nil, nil], constraints: [],
            tieBreak: [])
        var part = seed * 1_000
        var found = 0
        while found < count {
            part += 1
            let problem = RandomProblem(seed: part, maximumVariables: 4 + found).problem
            var offered = LinearProblem(
                variableCount: problem.variableCount, parameterCount: 2,
                parameterLowerBounds: [nil, nil], constraints: problem.constraints,
                tieBreak: problem.tieBreak)
            if try hasConflict(offered) { continue }
            found += 1
            for at in offered.constraints.indices {
                offered.constraints[at].expression = shifted(
                    offered.constraints[at].expression, by: whole.variableCount)
            }
            whole.constraints += offered.constraints
            whole.tieBreak += offered.tieBreak.map { shifted($0, by: whole.variableCount) }
            whole.variableCount += offered.variableCount
        }
        return whole
    }

    private func hasConflict(_ problem: LinearProblem) throws -> Bool {
        var solver = try ParametricSolver(problem)
        var values = Array(repeating: 0.0, count: problem.variableCount)
        for point in points {
            let solution = try solver.solve(at: point, into: &values)
            if !solver.report(solution.report).conflicts.isEmpty { return true }
        }
        return false
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
            var problem = try sideBySide(seed: UInt64(seed) + 70, count: 6)
            var solver = try ParametricSolver(problem)
            var values = Array(repeating: 0.0, count: problem.variableCount)
            var cold = values
            for round in 0..<5 {
                // The first point is that of the question before the edit.
                for (number, point) in points.enumerated() {
                    let solution = try solver.solve(at: point, into: &values)
                    solver.checkInvariants()
                    var fresh = try ParametricSolver(problem)
                    let right = try fresh.solve(at: point, into: &cold)
                    #expect(values.map(\.bitPattern) == cold.map(\.bitPattern), "seed \(seed)")
                    let report = fresh.report(right.report)
                    #expect(solver.report(solution.report) == report, "seed \(seed)")
                    if number == 0, round > 0, report.conflicts.isEmpty {
                        reused += pivots(solution.path)
                        anew += pivots(right.path)
                    }
                }
                _ = try solver.solve(at: points[0], into: &values)
                edit(&problem, &random)
                solver = try ParametricSolver(problem, reusing: solver)
            }
        }
        #expect(anew > 100)
        #expect(reused * 2 < anew)
    }
}
