import LayoutSolver
import Testing

/// History cannot show: any order of questions gives the same bytes and reports.
struct CanonicalTests {
    private func points(
        _ problem: LinearProblem, count: Int, _ generator: inout SeededGenerator
    ) -> [[Double]] {
        (0..<count).map { number in
            (0..<problem.parameterCount).map { _ in
                let coarse = Double(Int.random(in: 0...40, using: &generator)) * 12.5
                switch number % 3 {
                case 0: return coarse
                case 1: return Double.random(in: 0...500, using: &generator)
                default: return Bool.random(using: &generator) ? coarse.nextUp : coarse.nextDown
                }
            }
        }
    }

    private func cold(
        _ problem: LinearProblem, _ point: [Double]
    ) throws -> (bits: [UInt64], report: SolutionReport) {
        var solver = try ParametricSolver(problem)
        var values = Array(repeating: 0.0, count: problem.variableCount)
        let solution = try solver.solve(at: point, into: &values)
        return (values.map(\.bitPattern), solver.report(solution.report))
    }

    @Test(arguments: 0..<6) func warmEqualsCold(block: Int) throws {
        for seed in block * 12..<(block + 1) * 12 {
            let problem = RandomProblem(seed: UInt64(seed) + 5_000, maximumVariables: 4 + seed % 20)
                .problem
            var generator = SeededGenerator(seed: UInt64(seed))
            var solver = try ParametricSolver(problem)
            var values = Array(repeating: 0.0, count: problem.variableCount)
            for point in points(problem, count: 30, &generator) {
                let solution = try solver.solve(at: point, into: &values)
                let right = try cold(problem, point)
                let bits = values.map(\.bitPattern)
                #expect(bits == right.bits, "seed \(seed) at \(point)")
                #expect(solver.report(solution.report) == right.report, "seed \(seed) at \(point)")
            }
        }
    }

    /// A batch gives what each of its points gives alone to a solver that knows nothing; the bits of those.
    @discardableResult
    private func expectBatchEqualsCold(
        _ problem: LinearProblem, _ solver: inout ParametricSolver, _ points: [[Double]], seed: Int
    ) throws -> [[UInt64]] {
        var values = Array(repeating: 0.0, count: problem.variableCount * points.count)
        let solutions = try solver.solve(
            sweep: points.flatMap { $0 }, count: points.count, into: &values)
        return try points.enumerated().map { number, point in
            let right = try cold(problem, point)
            let first = number * problem.variableCount
            let bits = values[first..<first + problem.variableCount].map(\.bitPattern)
            #expect(bits == right.bits, "seed \(seed) at \(point)")
            let report = solver.report(solutions[number].report)
            #expect(report == right.report, "seed \(seed) at \(point)")
            return right.bits
        }
    }

    @Test(arguments: 0..<4) func batchEqualsCold(block: Int) throws {
        for seed in block * 12..<(block + 1) * 12 {
            let problem = RandomProblem(seed: UInt64(seed) + 9_000, maximumVariables: 4 + seed % 20)
                .problem
            var generator = SeededGenerator(seed: UInt64(seed))
            let points = points(problem, count: 45, &generator)
            var solver = try ParametricSolver(problem)
            try expectBatchEqualsCold(problem, &solver, points, seed: seed)
        }
    }

    /// Where something switches the answer is that of one side, whoever asks.
    @Test(arguments: 0..<4) func breakpointsAndTheirNeighboursEqualCold(block: Int) throws {
        var count = 0
        for seed in block * 15..<(block + 1) * 15 {
            let problem = RandomProblem(
                seed: UInt64(seed) + 60_000, maximumVariables: 4 + seed % 16
            )
            .problem
            var generator = SeededGenerator(seed: UInt64(seed))
            let base = (0..<problem.parameterCount).map { _ in
                Double(Int.random(in: 0...40, using: &generator)) * 12.5
            }
            var solver = try ParametricSolver(problem)
            var points: [[Double]] = []
            for place in try solver.breakpoints(along: 0, from: 0, to: 500, at: base) {
                for value in [place.nextDown, place, place.nextUp] {
                    points.append(base)
                    points[points.count - 1][0] = value
                }
            }
            count += points.count
            points.shuffle(using: &generator)
            let right = try expectBatchEqualsCold(problem, &solver, points, seed: seed)
            var single = Array(repeating: 0.0, count: problem.variableCount)
            for (number, point) in points.enumerated() {
                _ = try solver.solve(at: point, into: &single)
                #expect(single.map(\.bitPattern) == right[number], "seed \(seed) at \(point)")
            }
        }
        #expect(count > 15)
    }

    /// Two parameters move, to and fro over borders and close beside them: the walls of a region must not hold what its rows
    /// do not.
    @Test(arguments: 0..<4) func batchesInTwoParametersEqualCold(block: Int) throws {
        var count = 0
        for seed in block * 12..<(block + 1) * 12 {
            let problem = RandomProblem(
                seed: UInt64(seed) + 80_000, maximumVariables: 4 + seed % 16
            )
            .problem
            guard problem.parameterCount > 1 else { continue }
            var generator = SeededGenerator(seed: UInt64(seed))
            let base = (0..<problem.parameterCount).map { _ in
                Double(Int.random(in: 0...40, using: &generator)) * 12.5
            }
            var solver = try ParametricSolver(problem)
            var points: [[Double]] = []
            for place in try solver.breakpoints(along: 0, from: 0, to: 500, at: base) {
                for offset in [0, 1e-12, 1e-7, 1.5e-6, 3e-6, 1, 9] {
                    for side in [-1.0, 1] {
                        var point = base
                        point[0] = place + side * offset
                        point[1] += Double(Int.random(in: 0...2, using: &generator)) * 1e-6
                        points.append(point)
                    }
                }
            }
            count += points.count
            points.shuffle(using: &generator)
            try expectBatchEqualsCold(problem, &solver, points, seed: seed)
        }
        #expect(count > 10)
    }
}
