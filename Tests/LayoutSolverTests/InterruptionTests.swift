import Testing

@testable import LayoutSolver

/// What is asked after a solve that did not come to its end: the answer is that of a solver that starts with nothing.
struct InterruptionTests {
    private struct Answer: Equatable {
        var values: [Double]
        var report: SolutionReport
    }

    private func answer(
        _ problem: LinearProblem, at point: [Double]
    ) throws -> Answer {
        var solver = try ParametricSolver(problem)
        return try answer(&solver, at: point)
    }

    private func answer(
        _ solver: inout ParametricSolver, at point: [Double]
    ) throws -> Answer {
        var values = Array(repeating: 0.0, count: solver.problem.variableCount)
        let solution = try solver.solve(at: point, into: &values)
        return Answer(values: values, report: solver.report(solution.report))
    }

    /// Nine views that are required to be 0 and at least as wide as a parameter each: 512 sets of conflicts. A tenth
    /// parameter has a lower bound.
    private var conflicts: LinearProblem {
        var rows: [LinearConstraint] = []
        for view in 0..<9 {
            rows.append(LinearConstraint(LinearExpression(terms: [.init(view, 1)]), .equal))
            rows.append(
                LinearConstraint(
                    LinearExpression(terms: [.init(view, 1)], parameters: [.init(view, -1)]),
                    .greaterThanOrEqual))
        }
        return LinearProblem(
            variableCount: 9, parameterCount: 10,
            parameterLowerBounds: Array(repeating: nil, count: 9) + [0], constraints: rows,
            tieBreak: [])
    }

    private func point(_ set: Int, last: Double = 0) -> [Double] {
        (0..<9).map { set & (1 << $0) == 0 ? -10 : 10 } + [last]
    }

    /// The solver remembers some sets; the next one makes it forget them all.
    @Test(arguments: [0, 511]) func cancelledWhereSetsAreForgotten(next: Int) throws {
        let flag = CancellationFlag()
        var solver = try ParametricSolver(conflicts, cancellation: flag)
        for set in 1...ParametricSolver.keptLimit { _ = try answer(&solver, at: point(set)) }
        flag.raise()
        #expect(throws: SolverError.cancelled) { try answer(&solver, at: point(next, last: -1)) }
        flag.lower()
        for set in stride(from: 0, to: 512, by: 7) {
            for last in [-1.0, 1] {
                let found = try answer(&solver, at: point(set, last: last))
                #expect(found == (try answer(conflicts, at: point(set, last: last))))
                #expect(found.report.conflicts.count == set.nonzeroBitCount)
            }
        }
    }

    /// Sets of conflicts are forgotten before they make a solver too large: it takes every one of them, and answers as one
    /// that starts with nothing.
    @Test func setsOfConflictsStayInTheirShareOfBytes() throws {
        let bytes = 150_000
        var solver = try ParametricSolver(
            conflicts, limits: SolverLimits(pivots: 1_000, regions: 100, bytes: bytes))
        var most = 0
        for set in stride(from: 0, to: 512, by: 3) {
            let found = try answer(&solver, at: point(set))
            if set % 48 == 0 { #expect(found == (try answer(conflicts, at: point(set)))) }
            most = max(most, solver.byteCount)
        }
        #expect(most > bytes / 8 && most < bytes, "\(most)")
    }

    /// A small component and one whose tableau takes more than a solver may: it has no answer, however often it is asked.
    @Test func tooLargeStaysTooLarge() throws {
        let count = 41
        var rows = [
            LinearConstraint(
                LinearExpression(terms: [.init(0, 1)], constant: -7), .greaterThanOrEqual,
                priority: 500)
        ]
        for variable in 1..<count {
            rows.append(
                LinearConstraint(
                    LinearExpression(terms: [.init(variable, 1)], constant: -30), .lessThanOrEqual,
                    priority: 400))
            if variable == 1 { continue }
            rows.append(
                LinearConstraint(
                    LinearExpression(
                        terms: [.init(variable - 1, -1), .init(variable, 1)], constant: -1),
                    .greaterThanOrEqual, priority: 300))
        }
        let problem = LinearProblem(
            variableCount: count, parameterCount: 0, parameterLowerBounds: [], constraints: rows,
            tieBreak: [])
        // 79 rows and 40 columns of 8 bytes are 25,280.
        var solver = try ParametricSolver(
            problem, limits: SolverLimits(pivots: 1_000, regions: 100, bytes: 25_000))
        for attempt in 0..<4 {
            do {
                let values = try answer(&solver, at: []).values
                Issue.record("attempt \(attempt) says \(values)")
            } catch let error as SolverError {
                guard case .limit(.bytes, _) = error else { throw error }
            }
        }
    }

    /// One component gets to a point and the next one does not: where both were before is known still, and looked up.
    @Test func whatMovedInVainIsLookedUp() throws {
        func row(
            _ terms: [(Int, Double)], _ relation: Relation, _ constant: Double, _ priority: Double,
            parameter: Int? = nil
        ) -> LinearConstraint {
            LinearConstraint(
                LinearExpression(
                    terms: terms.map { .init($0.0, $0.1) },
                    parameters: parameter.map { [.init($0, -1)] } ?? [], constant: constant),
                relation, priority: priority)
        }
        var rows = [
            row([(0, 1)], .greaterThanOrEqual, 0, 700, parameter: 0),
            row([(0, 1)], .equal, -10, 500),
        ]
        for view in 1...6 {
            rows.append(row([(view, 1)], .greaterThanOrEqual, 0, 700, parameter: 1))
            rows.append(row([(view, 1)], .equal, -10 * Double(view), 500))
            if view > 1 {
                rows.append(row([(view, 1), (view - 1, -1)], .greaterThanOrEqual, -3, 400))
            }
        }
        let problem = LinearProblem(
            variableCount: 7, parameterCount: 2, parameterLowerBounds: [nil, nil],
            constraints: rows, tieBreak: [])
        func budget(_ pivots: Int) -> LexicographicSolver.Budget {
            .init(pivots: pivots, regions: 100, bytes: 1 << 30, cancellation: nil)
        }
        var solver = LexicographicSolver(
            problem, included: Array(rows.indices), bounded: true, isTied: true)
        _ = try solver.solve(at: [0, 0], budget: budget(1_000))
        let before = solver.values
        #expect(throws: SolverError.limit(.pivots, dump: "")) {
            try solver.solve(at: [20, 100], budget: budget(2))
        }
        let trace = try solver.solve(at: [0, 0], budget: budget(2))
        #expect(solver.values == before)
        #expect(trace.isHit)
        #expect(!trace.isUnsure)
    }

    /// Forty variables that nothing holds: no question takes a pivot, so that the simplex never looks at the flag.
    private var loose: LinearProblem {
        LinearProblem(
            variableCount: 40, parameterCount: 0, parameterLowerBounds: [], constraints: [],
            tieBreak: (0..<40).map { LinearExpression(terms: [.init($0, 1)]) })
    }

    /// What is asked of the face once the flag is up comes to no end, pivots or not.
    @Test func analysisLooksAtTheFlag() throws {
        let flag = CancellationFlag()
        var solver = try ParametricSolver(loose, cancellation: flag)
        #expect(try answer(&solver, at: []).report.ambiguousVariables.count == 40)
        flag.raise()
        #expect(throws: SolverError.cancelled) {
            try solver.ambiguityIntervals(of: [LinearExpression(terms: [.init(3, 1)])], at: [])
        }
        #expect(throws: SolverError.cancelled) { try solver.located([]) }
        flag.lower()
        let interval = try solver.ambiguityIntervals(
            of: [LinearExpression(terms: [.init(3, 1)])], at: [])
        #expect(interval == [AmbiguityInterval(lower: nil, upper: nil)])
    }

    /// Each loop of the face by itself: what is open, and the ends of one interval.
    @Test func facesLookAtTheFlag() throws {
        let flag = CancellationFlag()
        let budget = LexicographicSolver.Budget(
            pivots: 1_000, regions: 100, bytes: 1 << 30, cancellation: flag)
        var solver = LexicographicSolver(loose, included: [], bounded: true, isTied: true)
        _ = try solver.solve(at: [], budget: budget)
        let face = try solver.face(at: [], budget: budget)
        flag.raise()
        #expect(throws: SolverError.cancelled) { try face.openVariables() }
        #expect(throws: SolverError.cancelled) { try face.extreme(of: [(0, 1)], sign: 1) }
        #expect(throws: SolverError.cancelled) { try solver.face(at: [], budget: budget) }
        var fresh = LexicographicSolver(loose, included: [], bounded: true, isTied: true)
        #expect(throws: SolverError.cancelled) { try fresh.solve(at: [], budget: budget) }
    }

    /// Solves that meet the limit on pivots stop anywhere; those that do not answer as a solver that starts with nothing.
    @Test(arguments: 1...4) func limitedSolvesLeaveNothingBehind(pivots: Int) throws {
        var stopped = 0
        var answered = 0
        for seed in 0..<15 {
            var random = SeededGenerator(seed: UInt64(seed) + 100 * UInt64(pivots))
            let problem = sideBySide(seed: UInt64(seed) + 90_000, count: 3)
            let points = (0..<12).map { _ in
                (0..<2).map { _ in Double(Int.random(in: -20...60, using: &random)) * 5.25 }
            }
            let right = try points.map { try answer(problem, at: $0) }
            var solver = try ParametricSolver(
                problem, limits: SolverLimits(pivots: pivots, regions: 6, bytes: 1 << 30))
            for _ in 0..<100 {
                let number = Int.random(in: points.indices, using: &random)
                let kind = Int.random(in: 0..<6, using: &random)
                do {
                    if kind == 0 {
                        let found = try sweep(&solver, points)
                        #expect(found == right, "seed \(seed)")
                    } else if kind == 1 {
                        let first = LinearExpression(terms: [.init(0, 1)])
                        _ = try solver.ambiguityIntervals(of: [first], at: points[number])
                    } else {
                        let found = try answer(&solver, at: points[number])
                        #expect(found == right[number], "seed \(seed) at \(points[number])")
                    }
                    answered += 1
                } catch let error as SolverError {
                    guard case .limit(.pivots, _) = error else { throw error }
                    stopped += 1
                }
            }
        }
        #expect(stopped > 50 && answered > 50, "\(stopped) stopped, \(answered) answered")
    }

    private func sweep(
        _ solver: inout ParametricSolver, _ points: [[Double]]
    ) throws -> [Answer] {
        let width = solver.problem.variableCount
        var values = Array(repeating: 0.0, count: width * points.count)
        let found = try solver.solve(
            sweep: points.flatMap { $0 }, count: points.count, into: &values)
        var answers: [Answer] = []
        for (at, solution) in found.enumerated() {
            let own = Array(values[at * width..<at * width + width])
            answers.append(Answer(values: own, report: solver.report(solution.report)))
        }
        return answers
    }

    /// Several random problems side by side: the parameters are shared, nothing else.
    private func sideBySide(seed: UInt64, count: Int) -> LinearProblem {
        var whole = LinearProblem(
            variableCount: 0, parameterCount: 2, parameterLowerBounds: [nil, nil], constraints: [],
            tieBreak: [])
        for part in 0..<UInt64(count) {
            let problem = RandomProblem(seed: seed * 10 + part, maximumVariables: 5).problem
            func shifted(_ expression: LinearExpression) -> LinearExpression {
                var result = expression
                for at in result.terms.indices { result.terms[at].index += whole.variableCount }
                return result
            }
            whole.constraints += problem.constraints.map {
                LinearConstraint(
                    shifted($0.expression), $0.relation,
                    priority: min($0.priority, 999.75), recoveryClass: $0.recoveryClass)
            }
            whole.tieBreak += problem.tieBreak.map(shifted)
            whole.variableCount += problem.variableCount
        }
        return whole
    }
}
