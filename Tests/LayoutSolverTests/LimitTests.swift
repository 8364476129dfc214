import LayoutSolver
import Testing

/// Every limit ends in an error that names it and carries the problem.
struct LimitTests {
    /// Widths in a row as wide as the parameter, each with a wish of its own.
    private var problem: LinearProblem {
        let count = 6
        var rows = [
            LinearConstraint(
                LinearExpression(
                    terms: (0..<count).map { .init($0, 1) }, parameters: [.init(0, -1)]),
                .lessThanOrEqual)
        ]
        for variable in 0..<count {
            rows.append(
                LinearConstraint(
                    LinearExpression(terms: [.init(variable, 1)]), .greaterThanOrEqual,
                    recoveryClass: .implicit))
            rows.append(
                LinearConstraint(
                    LinearExpression(terms: [.init(variable, 1)], constant: -50), .equal,
                    priority: 250 + Double(variable)))
        }
        return LinearProblem(
            variableCount: count, parameterCount: 1, parameterLowerBounds: [0],
            constraints: rows, tieBreak: [LinearExpression(terms: [.init(0, 1)])])
    }

    private func limit(
        _ limits: SolverLimits, _ body: (inout ParametricSolver) throws -> Void
    ) -> (SolverError.Limit, dump: String)? {
        do {
            var solver = try ParametricSolver(problem, limits: limits)
            try body(&solver)
        } catch SolverError.limit(let limit, let dump) {
            return (limit, dump)
        } catch {}
        return nil
    }

    private func solve(_ solver: inout ParametricSolver) throws {
        var values = Array(repeating: 0.0, count: 6)
        _ = try solver.solve(at: [100], into: &values)
    }

    private func sweep(_ solver: inout ParametricSolver) throws {
        var values = Array(repeating: 0.0, count: 18)
        _ = try solver.solve(sweep: [400, 10, 100], count: 3, into: &values)
    }

    @Test func pivotsAreLimited() throws {
        let limits = SolverLimits(pivots: 0, regions: 100, bytes: 1 << 30)
        let single = try #require(limit(limits, solve))
        #expect(single.0 == .pivots)
        #expect(limit(limits, sweep)?.0 == .pivots)
    }

    @Test func bytesAreLimited() throws {
        let limits = SolverLimits(pivots: 1_000, regions: 100, bytes: 64)
        #expect(limit(limits, solve)?.0 == .bytes)
        #expect(limit(limits, sweep)?.0 == .bytes)
    }

    @Test func regionsAreLimited() throws {
        let limits = SolverLimits(pivots: 1_000, regions: 2, bytes: 1 << 30)
        let found = limit(limits) { _ = try $0.pieces(along: 0, from: 0, to: 400, at: [0]) }
        #expect(found?.0 == .regions)
    }

    @Test func dumpsHoldTheWholeProblem() throws {
        let limits = SolverLimits(pivots: 0, regions: 100, bytes: 1 << 30)
        let (_, dump) = try #require(limit(limits, solve))
        #expect(dump == problem.replayText(at: [100]))
        let lines = dump.split(separator: "\n")
        #expect(lines.first == "lcp 1")
        #expect(lines.contains("c 0 1000.0 <= 0.0 7 0 1.0 1 1.0 2 1.0 3 1.0 4 1.0 5 1.0 6 -1.0"))
        #expect(lines.contains("class 1 implicit"))
        #expect(lines.contains("tie 0.0 1 0 1.0"))
        #expect(lines.suffix(3) == ["edit 6 1000", "set 6 100.0", "solve"])
    }

    @Test func limitsThatAreNotMetChangeNothing() throws {
        let isMet = limit(.standard, solve) != nil || limit(.standard, sweep) != nil
        #expect(!isMet)
    }
}
