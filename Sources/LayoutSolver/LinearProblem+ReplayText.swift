extension LinearProblem {
    /// The problem at one point in the text form that `problem-file` replays; parameters are edit variables.
    public func replayText(at parameters: [Double]) -> String {
        var lines = ["lcp 1", "vars \(variableCount + parameterCount)"]
        for (number, constraint) in constraints.enumerated() {
            let expression = constraint.expression
            var sums: [Int: Double] = [:]
            for term in expression.terms { sums[term.index, default: 0] += term.coefficient }
            for term in expression.parameters {
                sums[variableCount + term.index, default: 0] += term.coefficient
            }
            let terms = sums.sorted { $0.key < $1.key }.filter { $0.value != 0 }
            let relation =
                switch constraint.relation {
                case .lessThanOrEqual: "<="
                case .equal: "=="
                case .greaterThanOrEqual: ">="
                }
            let words = terms.map { "\($0.key) \($0.value)" }.joined(separator: " ")
            let priority = min(constraint.priority, LinearConstraint.requiredPriority)
            lines.append(
                "c \(number) \(priority) \(relation) \(expression.constant) \(terms.count) \(words)"
            )
        }
        for (index, value) in parameters.enumerated() {
            lines.append("edit \(variableCount + index) 1000")
            lines.append("set \(variableCount + index) \(value)")
        }
        lines.append("solve")
        return lines.joined(separator: "\n") + "\n"
    }
}
