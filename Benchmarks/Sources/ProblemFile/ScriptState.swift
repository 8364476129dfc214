import LayoutSolver

/// The problem as it stands at one point of a script, as a family with parameters.
///
/// Suggestions and every constant that the script changes anywhere are parameters, so only other edits need a new solver.
struct ScriptState {
    private let variableCount: Int
    private var constraints: [String: ProblemScript.Constraint] = [:]
    private var order: [String] = []
    private var edits: [(variable: Int, priority: Double)] = []
    /// The suggestion of each variable that has one.
    private var suggestions: [Double?]
    private var classes: [String: RecoveryClass] = [:]
    private var ties: [LinearExpression] = []
    /// Constraints whose constant is a parameter, with the number of it.
    private var movingConstants: [String: Int] = [:]
    private var constants: [Double] = []
    private let hasNegativeSuggestion: Set<Int>
    /// The values of the parameters now; valid once the family was asked for.
    private(set) var parameters: [Double] = []
    /// Number of the parameter that each variable's suggestion is.
    private var parameterOf: [Int?]
    /// Whether the family has changed since it was last asked for.
    private(set) var isFamilyStale = true

    init(_ script: ProblemScript) {
        variableCount = script.variableCount
        suggestions = Array(repeating: nil, count: variableCount)
        parameterOf = suggestions.map { _ in nil }
        var negative: Set<Int> = []
        for command in script.commands {
            if case .constant(let id, _) = command, movingConstants[id] == nil {
                movingConstants[id] = constants.count
                constants.append(0)
            }
            if case .set(let variable, let value) = command, value < 0 { negative.insert(variable) }
        }
        hasNegativeSuggestion = negative
    }

    /// Carries a command out; `solve` changes nothing.
    mutating func apply(_ command: ProblemScript.Command) {
        switch command {
        case .constraint(let id, let constraint):
            if constraints[id] == nil { order.append(id) }
            constraints[id] = constraint
            if let moving = movingConstants[id] { constants[moving] = constraint.constant }
            isFamilyStale = true
        case .delete(let id):
            constraints[id] = nil
            order.removeAll { $0 == id }
            isFamilyStale = true
        case .constant(let id, let value):
            constraints[id]?.constant = value
            if let moving = movingConstants[id] {
                constants[moving] = value
                if !isFamilyStale {
                    parameters[parameters.count - constants.count + moving] = value
                }
            }
        case .priority(let id, let value):
            constraints[id]?.priority = value
            isFamilyStale = true
        case .edit(let variable, let priority):
            edits.append((variable, priority))
            isFamilyStale = true
        case .set(let variable, let value):
            if suggestions[variable] == nil { isFamilyStale = true }
            suggestions[variable] = value
            if !isFamilyStale, let place = parameterOf[variable] { parameters[place] = value }
        case .recoveryClass(let id, let recoveryClass):
            classes[id] = recoveryClass
            isFamilyStale = true
        case .tie(let expression):
            ties.append(expression)
            isFamilyStale = true
        case .solve: break
        }
    }

    /// Whether a command changes more than parameters.
    func isStructural(_ command: ProblemScript.Command) -> Bool {
        switch command {
        case .constraint, .delete, .priority, .edit, .recoveryClass, .tie: true
        case .set(let variable, _): suggestions[variable] == nil
        case .constant, .solve: false
        }
    }

    /// What the file calls each constraint of the family; the suggestion of variable V is "edit V".
    var constraintNames: [String] {
        activeEdits.map { "edit \($0.variable)" } + order.filter { constraints[$0] != nil }
    }

    /// The parameter that an edit variable's suggestion is, or nil where it has none.
    func parameter(of variable: Int) -> Int? { parameterOf[variable] }

    private var activeEdits: [(variable: Int, priority: Double)] {
        edits.filter { suggestions[$0.variable] != nil }
    }

    /// The family now: suggestions first, then the moving constants, as parameters.
    mutating func family() -> LinearProblem {
        isFamilyStale = false
        let active = activeEdits
        parameters = active.map { suggestions[$0.variable] ?? 0 } + constants
        parameterOf = suggestions.map { _ in nil }
        for (number, edit) in active.enumerated() { parameterOf[edit.variable] = number }
        var rows: [LinearConstraint] = []
        var bounds: [Double?] = []
        for (number, edit) in active.enumerated() {
            let expression = LinearExpression(
                terms: [.init(edit.variable, 1)], parameters: [.init(number, -1)])
            rows.append(
                LinearConstraint(
                    expression, .equal, priority: edit.priority, recoveryClass: .implicit))
            bounds.append(hasNegativeSuggestion.contains(edit.variable) ? nil : 0)
        }
        bounds += constants.map { _ in nil }
        for id in order {
            guard let constraint = constraints[id] else { continue }
            var expression = LinearExpression(terms: constraint.terms)
            if let moving = movingConstants[id] {
                expression.parameters = [.init(active.count + moving, 1)]
            } else {
                expression.constant = constraint.constant
            }
            rows.append(
                LinearConstraint(
                    expression, constraint.relation, priority: constraint.priority,
                    recoveryClass: classes[id] ?? .developer))
        }
        return LinearProblem(
            variableCount: variableCount, parameterCount: active.count + constants.count,
            parameterLowerBounds: bounds, constraints: rows, tieBreak: ties)
    }
}
