import LayoutSolver
import Testing

/// Rows that are apart by billionths of a point: about as much as what the simplex takes for zero.
///
/// The answer is continuous in the parameters as long as the same constraints are given up, so beside a point it is what brute
/// force finds at the point.
struct NearTieTests {
    @Test(arguments: 0..<6) func answersBesideTiesAreThoseOfTheTies(block: Int) throws {
        for seed in block * 30..<(block + 1) * 30 {
            let problem = RandomProblem(seed: UInt64(seed) + 20_000, maximumVariables: 3).problem
            var generator = SeededGenerator(seed: UInt64(seed) + 2_000_000)
            let tie = (0..<problem.parameterCount).map { _ in
                Double(Int.random(in: 0...8, using: &generator)) * 10
            }
            let oracle = ArrangementOracle(problem, at: tie)
            let right = try #require(oracle.answer(keeping: oracle.recovered().kept))
            let points = [-9.0, -6, -4, -2.5, -1.2, 1.2, 2.5, 4, 6, 9].map { billionths in
                tie.map { $0 + billionths * 1e-9 }
            }
            var warm = try ParametricSolver(problem)
            var swept = Array(repeating: 0.0, count: problem.variableCount * points.count)
            _ = try warm.solve(sweep: points.flatMap { $0 }, count: points.count, into: &swept)
            for (number, point) in points.enumerated() {
                var solver = try ParametricSolver(problem)
                var values = Array(repeating: 0.0, count: problem.variableCount)
                _ = try solver.solve(at: point, into: &values)
                let gap = zip(values, right).map { abs($0 - $1) }.max() ?? 0
                #expect(gap < 1e-5, "seed \(seed) at \(point): \(values), not \(right)")
                let first = number * problem.variableCount
                #expect(
                    swept[first..<first + values.count].map(\.bitPattern)
                        == values.map(\.bitPattern), "seed \(seed) at \(point)")
            }
        }
    }

    /// Two variables that follow the parameters, and two whose wishes meet where the first parameter is zero.
    private var circle: LinearProblem {
        func row(
            _ priority: Double, _ relation: Relation, _ constant: Double,
            _ terms: [(Int, Double)]
        ) -> LinearConstraint {
            LinearConstraint(
                LinearExpression(
                    terms: terms.map { .init($0.0, $0.1) }, constant: constant),
                relation, priority: priority)
        }
        var rows = (0..<2).map { number in
            LinearConstraint(
                LinearExpression(
                    terms: [.init(2 + number, 1)], parameters: [.init(number, -1)]),
                .equal, recoveryClass: .implicit)
        }
        rows += [
            row(251, .lessThanOrEqual, 10, [(0, -2)]),
            row(751, .lessThanOrEqual, 0, [(1, 1)]),
            row(250, .lessThanOrEqual, 40, [(0, 1)]),
            row(999.5, .equal, 0, [(0, 1)]),
            row(1000, .equal, 20, [(2, -1)]),
            row(251, .greaterThanOrEqual, 10, [(0, 3), (1, 1), (2, 2)]),
            row(251, .equal, 10, [(0, -2)]),
            row(251, .lessThanOrEqual, 0, [(0, 0.5), (1, -2), (2, -1)]),
        ]
        return LinearProblem(
            variableCount: 4, parameterCount: 2, parameterLowerBounds: [0, 0], constraints: rows,
            tieBreak: [
                LinearExpression(terms: [.init(0, 1)], constant: 10),
                LinearExpression(terms: [.init(1, 1)], constant: 0.1),
            ])
    }

    /// Once went in circles where the first parameter is between 3e-9 and 6e-9.
    @Test func aProblemThatWentInCirclesIsSolved() throws {
        for step in 0...100 {
            var solver = try ParametricSolver(circle)
            var values = [9.0, 9, 9, 9]
            let solution = try solver.solve(at: [Double(step) * 1e-10, 425], into: &values)
            // The first variable is wished to be 0 before all else, the second not above 0 and not clearly below.
            #expect(abs(values[0]) < 1e-6 && abs(values[1]) < 1e-6, "step \(step): \(values)")
            #expect(solver.report(solution.report).conflicts.map(\.givenUp) == [6])
        }
    }
}
