import LayoutSolver

/// A problem and its edits in the line format that the peers' runners read: parameters are variables that are edited.
struct LinearScript {
    private var lines: [String]
    private var values: [Double]
    private let variableCount: Int

    init(_ problem: LinearProblem, _ parameters: [Double]) {
        variableCount = problem.variableCount
        values = parameters
        lines = ["lcp 1", "vars \(problem.variableCount + problem.parameterCount)"]
        for (number, row) in problem.constraints.enumerated() {
            let relation =
                switch row.relation {
                case .equal: "=="
                case .lessThanOrEqual: "<="
                case .greaterThanOrEqual: ">="
                }
            let terms =
                row.expression.terms.map { "\($0.index) \($0.coefficient)" }
                + row.expression.parameters.map {
                    "\($0.index + problem.variableCount) \($0.coefficient)"
                }
            lines.append(
                "c \(number) \(row.priority) \(relation) \(row.expression.constant) "
                    + "\(terms.count) \(terms.joined(separator: " "))")
        }
        for number in parameters.indices { lines.append("edit \(variableCount + number) 1000") }
        for (number, value) in values.enumerated() {
            lines.append("set \(variableCount + number) \(value)")
        }
        lines.append("solve")
    }

    /// A step: the parameters that differ from the former step's, and a solve.
    mutating func append(_ parameters: [Double]) {
        for (number, value) in parameters.enumerated() where values[number] != value {
            lines.append("set \(variableCount + number) \(value)")
        }
        values = parameters
        lines.append("solve")
    }

    /// The script.
    var text: String { lines.joined(separator: "\n") + "\n" }
}
