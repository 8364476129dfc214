import LayoutSolver

/// SplitMix64: the same numbers from the same seed everywhere.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}

/// Small problems that look for trouble: duplicated and parallel rows, few distinct numbers so that much is degenerate,
/// conflicts, freedom, fractional priorities.
struct RandomProblem {
    var problem: LinearProblem
    /// Whether the problem is a column of views rather than anything at all.
    var isLayout: Bool

    /// - Parameter maximumVariables: at least 1.
    init(seed: UInt64, maximumVariables: Int) {
        var random = SeededGenerator(seed: seed)
        isLayout = maximumVariables >= 4 && Bool.random(using: &random)
        problem =
            isLayout
            ? RandomProblem.column(&random, maximumVariables: maximumVariables)
            : RandomProblem.anything(&random, maximumVariables: maximumVariables)
    }

    private static let coefficients: [Double] = [1, 1, 1, -1, -1, 2, -2, 0.5, 3, 1.0 / 3]
    private static let constants: [Double] = [0, 0, 10, -10, 20, -30, 7.5, 40, -100, 0.1]
    private static let priorities: [Double] = [1000, 1000, 999.5, 751, 750, 750, 250.25, 250, 1]

    private static func anything(
        _ random: inout SeededGenerator, maximumVariables: Int
    ) -> LinearProblem {
        let variables = Int.random(in: 1...maximumVariables, using: &random)
        let parameters = Int.random(in: 1...2, using: &random)
        var rows: [LinearConstraint] = []
        for _ in 0..<Int.random(in: 1...(2 * variables + 3), using: &random) {
            if let other = rows.randomElement(using: &random),
                Int.random(in: 0..<4, using: &random) == 0
            {
                rows.append(variation(of: other, &random))
                continue
            }
            var expression = LinearExpression()
            expression.constant = pick(constants, &random)
            for variable in 0..<variables where Bool.random(using: &random) {
                expression.terms.append(.init(variable, pick(coefficients, &random)))
            }
            if Bool.random(using: &random) {
                let parameter = Int.random(in: 0..<parameters, using: &random)
                expression.parameters.append(.init(parameter, pick(coefficients, &random)))
            }
            rows.append(
                LinearConstraint(
                    expression, relation(&random), priority: pick(priorities, &random),
                    recoveryClass: pick([.implicit, .generated, .developer], &random)))
        }
        let ties = (0..<variables).map {
            LinearExpression(terms: [.init($0, 1)], constant: pick(constants, &random))
        }
        return LinearProblem(
            variableCount: variables, parameterCount: parameters,
            parameterLowerBounds: Array(repeating: nil, count: parameters), constraints: rows,
            tieBreak: ties)
    }

    private static func relation(_ random: inout SeededGenerator) -> Relation {
        pick([.lessThanOrEqual, .equal, .greaterThanOrEqual], &random)
    }

    private static func pick<Value>(_ values: [Value], _ random: inout SeededGenerator) -> Value {
        values[Int.random(in: values.indices, using: &random)]
    }

    /// The same row again, or a parallel one.
    private static func variation(
        of row: LinearConstraint, _ random: inout SeededGenerator
    ) -> LinearConstraint {
        var row = row
        let factor = pick([1.0, 1, 2, -1, 0.5], &random)
        for at in row.expression.terms.indices { row.expression.terms[at].coefficient *= factor }
        for at in row.expression.parameters.indices {
            row.expression.parameters[at].coefficient *= factor
        }
        row.expression.constant *= factor
        if Bool.random(using: &random) {
            row.expression.constant += pick(constants, &random)
        }
        row.relation = relation(&random)
        row.priority = pick(priorities, &random)
        return row
    }

    /// Views below or beside each other in a root whose size is two parameters; natural sizes are parameters too.
    private static func column(
        _ random: inout SeededGenerator, maximumVariables: Int
    ) -> LinearProblem {
        let views = max(1, maximumVariables / 2)
        let count = Int.random(in: 1...views, using: &random)
        var rows: [LinearConstraint] = []
        func add(
            _ terms: [(Int, Double)], _ relation: Relation, _ constant: Double, _ priority: Double,
            parameters: [(Int, Double)] = [], _ recoveryClass: RecoveryClass = .developer
        ) {
            rows.append(
                LinearConstraint(
                    LinearExpression(
                        terms: terms.map { .init($0.0, $0.1) },
                        parameters: parameters.map { .init($0.0, $0.1) }, constant: constant),
                    relation, priority: priority, recoveryClass: recoveryClass))
        }
        let gap: Double = pick([0.0, 8, 10], &random)
        for view in 0..<count {
            let position = 2 * view
            let size = 2 * view + 1
            add([(size, 1)], .greaterThanOrEqual, 0, 1000, .implicit)
            if view == 0 {
                add([(position, 1)], .equal, -gap, 1000)
            } else {
                add([(position, 1), (position - 2, -1), (position - 1, -1)], .equal, -gap, 1000)
            }
            let natural = Double(Int.random(in: 1...12, using: &random) * 20)
            let hugging: Double = pick([250.0, 250, 251], &random)
            let resistance: Double = pick([750.0, 750, 751, 1000], &random)
            let text: [(Int, Double)] = view == 0 ? [(1, -1)] : []
            let constant = view == 0 ? 0 : -natural
            add([(size, 1)], .lessThanOrEqual, constant, hugging, parameters: text)
            add([(size, 1)], .greaterThanOrEqual, constant, resistance, parameters: text)
            if view > 0, Bool.random(using: &random) {
                let priority: Double = pick([1000.0, 999, 500], &random)
                add([(size, 1), (1, -1)], .equal, 0, priority)
            }
        }
        let last = 2 * count - 1
        if Int.random(in: 0..<4, using: &random) > 0 {
            let relation: Relation = Bool.random(using: &random) ? .equal : .lessThanOrEqual
            add([(last - 1, 1), (last, 1)], relation, gap, 1000, parameters: [(0, -1)])
        }
        let ties =
            (0..<count).map { LinearExpression(terms: [.init(2 * $0 + 1, 1)]) }
            + (0..<count).map { LinearExpression(terms: [.init(2 * $0, 1)]) }
        return LinearProblem(
            variableCount: 2 * count, parameterCount: 2, parameterLowerBounds: [0, 0],
            constraints: rows, tieBreak: ties)
    }

    /// Keys in columns and rows with equal widths and heights, square by a wish, between insets of a root whose size is the
    /// two parameters; some wish for a size of their own.
    static func keypad(_ random: inout SeededGenerator) -> LinearProblem {
        let columns = Double(Int.random(in: 2...4, using: &random))
        let lines = Double(Int.random(in: 2...5, using: &random))
        let gap: Double = pick([0.0, 1, 8, 10], &random)
        func side(_ variable: Int, _ relation: Relation, _ count: Double, _ priority: Double)
            -> LinearConstraint
        {
            LinearConstraint(
                LinearExpression(
                    terms: [.init(variable, count)], parameters: [.init(variable, -1)],
                    constant: gap * (count + 1)), relation, priority: priority)
        }
        func wish(_ terms: [LinearExpression.Term], _ constant: Double, _ priority: Double)
            -> LinearConstraint
        {
            LinearConstraint(
                LinearExpression(terms: terms, constant: constant), .equal, priority: priority)
        }
        var rows = [
            LinearConstraint(
                LinearExpression(terms: [.init(0, 1)]), .greaterThanOrEqual,
                recoveryClass: .implicit),
            LinearConstraint(
                LinearExpression(terms: [.init(1, 1)]), .greaterThanOrEqual,
                recoveryClass: .implicit),
            side(0, .lessThanOrEqual, columns, 1000), side(1, .lessThanOrEqual, lines, 1000),
            wish([.init(0, 1), .init(1, pick([-1, -1, -2, -0.75], &random))], 0, 600),
            wish([.init(0, 1)], -pick([44, 60, 75], &random), pick([500, 600, 750], &random)),
            side(1, .equal, lines, pick([250, 500, 600], &random)),
        ]
        if Bool.random(using: &random) { rows.append(side(0, .equal, columns, 250)) }
        if Bool.random(using: &random) {
            rows.append(wish([.init(1, 1)], -pick([44, 50], &random), pick([250, 1000], &random)))
        }
        return LinearProblem(
            variableCount: 2, parameterCount: 2, parameterLowerBounds: [0, 0], constraints: rows,
            tieBreak: [
                LinearExpression(terms: [.init(0, 1)]), LinearExpression(terms: [.init(1, 1)]),
            ])
    }
}
