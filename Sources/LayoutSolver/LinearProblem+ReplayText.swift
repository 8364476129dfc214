extension LinearProblem {
    /// The problem at one point in the text form that `problem-file` replays; parameters are edit variables.
    public func replayText(at parameters: [Double]) -> String {
        var lines = ["lcp 1", "vars \(variableCount + parameterCount)"]
        for (number, constraint) in constraints.enumerated() {
            let relation =
                switch constraint.relation {
                case .lessThanOrEqual: "<="
                case .equal: "=="
                case .greaterThanOrEqual: ">="
                }
            let priority = min(constraint.priority, LinearConstraint.requiredPriority)
            let expression = constraint.expression
            lines.append(
                "c \(number) \(priority) \(relation) \(expression.constant) \(words(of: expression))"
            )
            if constraint.recoveryClass != .developer {
                lines.append("class \(number) \(constraint.recoveryClass)")
            }
        }
        for expression in tieBreak {
            lines.append("tie \(expression.constant) \(words(of: expression))")
        }
        for (index, value) in parameters.enumerated() {
            lines.append("edit \(variableCount + index) 1000")
            lines.append("set \(variableCount + index) \(value)")
        }
        lines.append("solve")
        return lines.joined(separator: "\n") + "\n"
    }

    /// The number of an expression's terms, and the terms.
    private func words(of expression: LinearExpression) -> String {
        var sums: [Int: Double] = [:]
        for term in expression.terms { sums[term.index, default: 0] += term.coefficient }
        for term in expression.parameters {
            sums[variableCount + term.index, default: 0] += term.coefficient
        }
        let terms = sums.sorted { $0.key < $1.key }.filter { $0.value != 0 }
        return (["\(terms.count)"] + terms.map { "\($0.key) \($0.value)" }).joined(separator: " ")
    }
}
