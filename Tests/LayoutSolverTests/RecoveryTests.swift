import LayoutSolver
import Testing

/// Small problems whose answer can be said by hand.
struct RecoveryTests {
    private func row(
        _ terms: [(Int, Double)], _ relation: Relation, _ constant: Double,
        priority: Double = 1000, parameter: (Int, Double)? = nil,
        class recoveryClass: RecoveryClass = .developer
    ) -> LinearConstraint {
        LinearConstraint(
            LinearExpression(
                terms: terms.map { .init($0.0, $0.1) },
                parameters: parameter.map { [.init($0.0, $0.1)] } ?? [], constant: constant),
            relation, priority: priority, recoveryClass: recoveryClass)
    }

    private func solve(
        _ problem: LinearProblem, at parameters: [Double]
    ) throws -> (values: [Double], report: SolutionReport) {
        var solver = try ParametricSolver(problem)
        var values = Array(repeating: 0.0, count: problem.variableCount)
        let solution = try solver.solve(at: parameters, into: &values)
        return (values, solver.report(solution.report))
    }

    /// Left, width and right of one view in a parent whose width is the parameter.
    private func pinnedView(width: Double) -> LinearProblem {
        LinearProblem(
            variableCount: 2, parameterCount: 1, parameterLowerBounds: [0],
            constraints: [
                row([(1, 1)], .greaterThanOrEqual, 0, class: .implicit),
                row([(0, 1)], .equal, -20),
                row([(1, 1)], .equal, -width),
                row([(0, 1), (1, 1)], .lessThanOrEqual, 8, parameter: (0, -1)),
            ], tieBreak: [])
    }

    @Test func keptInOrderAndTheLastOneGivesWay() throws {
        let (values, report) = try solve(pinnedView(width: 50), at: [60])
        #expect(values == [20, 50])
        #expect(report.conflicts == [.init(givenUp: 3, members: [1, 2, 3])])
    }

    /// Half of the parameter and 100 are two widths but at 200: the same gives way on both sides, for the same reason.
    @Test func equalitiesContradictOnBothSides() throws {
        let problem = LinearProblem(
            variableCount: 2, parameterCount: 1, parameterLowerBounds: [0],
            constraints: [
                row([(0, 1)], .equal, -100),
                row([(0, 1)], .equal, 0, parameter: (0, -0.5)),
                row([(1, 1)], .equal, 0, priority: 250, parameter: (0, -1)),
            ], tieBreak: [])
        for first in [100.0, 300] {
            var solver = try ParametricSolver(problem)
            var values = [0.0, 0.0]
            for width in [first, 400 - first] {
                let solution = try solver.solve(at: [width], into: &values)
                #expect(values == [100, width])
                let report = solver.report(solution.report)
                #expect(report.conflicts == [.init(givenUp: 1, members: [0, 1])])
                if width != first { #expect(solution.path == .hit) }
            }
            let pieces = try solver.pieces(along: 0, from: 0, to: 400, at: [0])
            #expect(pieces.map(\.lower) == [0] && pieces.map(\.upper) == [400])
        }
    }

    @Test func nothingIsGivenUpWhereAllHold() throws {
        let (values, report) = try solve(pinnedView(width: 50), at: [78])
        #expect(values == [20, 50])
        #expect(report == SolutionReport())
    }

    @Test func implicitRowsAreKeptBeforeEarlierOnes() throws {
        var problem = pinnedView(width: -5)
        problem.constraints.swapAt(0, 2)
        let (values, report) = try solve(problem, at: [100])
        #expect(report.conflicts == [.init(givenUp: 0, members: [0, 2])])
        #expect(values == [20, 0])
    }

    @Test func freeWidthIsReportedWithItsInterval() throws {
        var problem = pinnedView(width: 50)
        problem.constraints[2].relation = .greaterThanOrEqual
        problem.tieBreak = [LinearExpression(terms: [.init(1, 1)], constant: -70)]
        var solver = try ParametricSolver(problem)
        var values = [0.0, 0.0]
        let solution = try solver.solve(at: [128], into: &values)
        #expect(values == [20, 70])
        #expect(solver.report(solution.report).ambiguousVariables == [1])
        let intervals = try solver.ambiguityIntervals(
            of: [LinearExpression(terms: [.init(1, 1)])], at: [128])
        #expect(intervals == [AmbiguityInterval(lower: 50, upper: 100)])
    }

    @Test func higherPriorityIsNeverOutvoted() throws {
        var rows = [row([(0, 1)], .equal, -10, priority: 751)]
        for _ in 0..<5 { rows.append(row([(0, 1)], .equal, -90, priority: 750.5)) }
        let (values, _) = try solve(
            LinearProblem(
                variableCount: 1, parameterCount: 0, parameterLowerBounds: [], constraints: rows,
                tieBreak: []), at: [])
        #expect(values == [10])
    }

    @Test func nonFiniteParameterIsAnError() throws {
        var solver = try ParametricSolver(pinnedView(width: 50))
        var values = [0.0, 0.0]
        #expect(throws: SolverError.nonFiniteParameter(index: 0)) {
            try solver.solve(at: [.nan], into: &values)
        }
    }
}
