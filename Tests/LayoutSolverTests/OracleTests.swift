import LayoutSolver
import Testing

/// Random small problems against brute force over the arrangement of their rows.
struct OracleTests {
    @Test(arguments: 0..<6) func answersAreTheBruteForceOnes(block: Int) throws {
        var infeasible = 0
        for seed in block * 40..<(block + 1) * 40 {
            let random = RandomProblem(seed: UInt64(seed), maximumVariables: 3)
            var generator = SeededGenerator(seed: UInt64(seed) + 1_000_000)
            var solver = try ParametricSolver(random.problem)
            for _ in 0..<3 {
                let parameters = (0..<random.problem.parameterCount).map { _ in
                    Double(Int.random(in: 0...24, using: &generator)) * 12.5
                }
                var values = Array(repeating: 0.0, count: random.problem.variableCount)
                let solution = try solver.solve(at: parameters, into: &values)
                let report = solver.report(solution.report)
                let oracle = ArrangementOracle(random.problem, at: parameters)
                let (kept, givenUp) = oracle.recovered()
                #expect(report.conflicts.map(\.givenUp) == givenUp, "seed \(seed) at \(parameters)")
                let right = try #require(oracle.answer(keeping: kept))
                let gap = zip(values, right).map { abs($0 - $1) }.max() ?? 0
                #expect(gap < 1e-5, "seed \(seed) at \(parameters): \(values), not \(right)")
                infeasible += givenUp.isEmpty ? 0 : 1
                for conflict in report.conflicts {
                    #expect(!oracle.canHold(conflict.members), "seed \(seed) at \(parameters)")
                    for member in conflict.members {
                        let rest = conflict.members.filter { $0 != member }
                        #expect(oracle.canHold(rest), "seed \(seed) at \(parameters)")
                    }
                }
            }
        }
        #expect(infeasible > 3)
    }
}
