import LayoutSolver
import Testing

/// The analysis of regions: on a problem that can be done by hand, and by what it promises on random ones.
struct AnalysisTests {
    /// A label beside a button in a row as wide as the parameter: 20, label, 10, button, 20; the label is 90 wide if it can
    /// be, the button at least 60 and at most 130 by priorities.
    private let row = LinearProblem(
        variableCount: 2, parameterCount: 1, parameterLowerBounds: [0],
        constraints: [
            row([(0, 1)], .greaterThanOrEqual, 0, priority: 1000),
            row([(1, 1)], .greaterThanOrEqual, 0, priority: 1000),
            row([(0, 1), (1, 1)], .equal, 50, priority: 1000, width: -1),
            row([(0, 1)], .equal, -90, priority: 750),
            row([(1, 1)], .greaterThanOrEqual, -60, priority: 751),
            row([(1, 1)], .lessThanOrEqual, -130, priority: 752),
        ], tieBreak: [])

    private static func row(
        _ terms: [(Int, Double)], _ relation: Relation, _ constant: Double, priority: Double,
        width: Double = 0
    ) -> LinearConstraint {
        let parameters: [LinearExpression.Term] = width == 0 ? [] : [.init(0, width)]
        return LinearConstraint(
            LinearExpression(
                terms: terms.map { .init($0.0, $0.1) }, parameters: parameters, constant: constant),
            relation, priority: priority)
    }

    @Test func breakpointsOfARowAreWhereSomethingSwitches() throws {
        var solver = try ParametricSolver(row)
        let found = try solver.breakpoints(along: 0, from: 0, to: 400, at: [0])
        // Below 50 nothing fits; to 110 the button grows to 60; to 200 the label to 90; to 270 the button to 130.
        let right: [Double] = [50, 110, 200, 270]
        #expect(found.count == right.count)
        for (value, expected) in zip(found, right) { #expect(abs(value - expected) < 1e-9) }
    }

    @Test func aParameterMovesUntilTheNextBreakpoint() throws {
        var solver = try ParametricSolver(row)
        let range = try solver.range(of: 0, at: [150])
        let lower = try #require(range.lower)
        let upper = try #require(range.upper)
        #expect(abs(lower - 110) < 1e-9)
        #expect(abs(upper - 200) < 1e-9)
        let beyond = try solver.range(of: 0, at: [300])
        #expect(beyond.upper == nil)
    }

    @Test func aConstantMovesUntilSomethingSwitches() throws {
        let solver = try ParametricSolver(row)
        // At 150 the label is 40: the button's wish for 60 may grow until the label is gone, or shrink until the label is 90.
        let range = try solver.constantRange(of: 4, at: [150])
        let lower = try #require(range.lower)
        let upper = try #require(range.upper)
        #expect(abs(lower - -100) < 1e-9)
        #expect(abs(upper - -10) < 1e-9)
    }

    @Test func sharesNameTheConstraintsBehindAValue() throws {
        var solver = try ParametricSolver(row)
        let label = LinearExpression(terms: [.init(0, 1)])
        let narrow = try solver.shares(in: label, at: [150])
        #expect(
            narrow == [
                ConstraintShare(constraint: 2, multiplier: 1),
                ConstraintShare(constraint: 4, multiplier: -1),
            ])
        let wide = try solver.shares(in: label, at: [250])
        #expect(wide == [ConstraintShare(constraint: 3, multiplier: 1)])
    }

    @Test(arguments: 0..<20) func piecesHoldTheAnswersOfSolves(seed: Int) throws {
        let random = RandomProblem(seed: UInt64(seed) + 20_000, maximumVariables: 3 + seed % 12)
        var generator = SeededGenerator(seed: UInt64(seed))
        let base = (0..<random.problem.parameterCount).map { _ in
            Double.random(in: 0...500, using: &generator)
        }
        var solver = try ParametricSolver(random.problem)
        var exact = try ParametricSolver(random.problem, rounding: .none)
        var values = Array(repeating: 0.0, count: random.problem.variableCount)
        var end = 0.0
        for piece in try solver.pieces(along: 0, from: 0, to: 500, at: base) {
            #expect(abs(piece.lower - end) < 1e-9)
            end = piece.upper
            if piece.upper - piece.lower < 1e-5 { continue }
            for share in [0.01, 0.5, 0.99] {
                var point = base
                point[0] = piece.lower + share * (piece.upper - piece.lower)
                let solution = try exact.solve(at: point, into: &values)
                let gap = values.indices.map {
                    abs(values[$0] - piece.values[$0] - piece.slopes[$0] * (point[0] - piece.lower))
                }
                #expect(gap.allSatisfy { $0 < 1e-8 })
                #expect(exact.report(solution.report) == solver.report(piece.report))
            }
        }
        #expect(abs(end - 500) < 1e-9)
    }

    @Test func regionsOfAKeypadFillTheRectangle() throws {
        // Buttons 44 wide and high by hugging, square by a higher wish, in a root of the two parameters.
        func term(_ index: Int, _ factor: Double) -> LinearExpression.Term { .init(index, factor) }
        func constraint(
            _ terms: [LinearExpression.Term], _ parameters: [LinearExpression.Term],
            _ constant: Double, _ relation: Relation, _ priority: Double
        ) -> LinearConstraint {
            LinearConstraint(
                LinearExpression(terms: terms, parameters: parameters, constant: constant),
                relation, priority: priority)
        }
        let keypad = LinearProblem(
            variableCount: 2, parameterCount: 2, parameterLowerBounds: [0, 0],
            constraints: [
                constraint([term(0, 1)], [], 0, .greaterThanOrEqual, 1000),
                constraint([term(1, 1)], [], 0, .greaterThanOrEqual, 1000),
                constraint([term(0, 4)], [term(0, -1)], 5, .lessThanOrEqual, 1000),
                constraint([term(1, 5)], [term(1, -1)], 6, .lessThanOrEqual, 1000),
                constraint([term(0, 1), term(1, -1)], [], 0, .equal, 600),
                constraint([term(0, 1)], [], -44, .equal, 500),
                constraint([term(1, 5)], [term(1, -1)], 6, .equal, 250),
            ], tieBreak: [])
        var solver = try ParametricSolver(keypad)
        let regions = try solver.regions(
            of: 0, 1, from: SIMD2(100, 100), to: SIMD2(500, 400), at: [0, 0])
        let area = regions.reduce(0) { $0 + $1.area }
        #expect(abs(area / 120_000 - 1) < 1e-9)
        #expect(regions.count >= 3)
        var exact = try ParametricSolver(keypad, rounding: .none)
        var values = [0.0, 0.0]
        for region in regions {
            let middle =
                region.corners.reduce(SIMD2<Double>.zero, +) / Double(region.corners.count)
            _ = try exact.solve(at: [middle.x, middle.y], into: &values)
            for variable in 0..<2 {
                let change = (region.slopes[variable] * (middle - region.corners[0])).sum()
                #expect(abs(values[variable] - region.values[variable] - change) < 1e-8)
            }
        }
    }
}
