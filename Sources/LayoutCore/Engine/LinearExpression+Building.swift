import LayoutSolver

extension LinearExpression {
    /// A variable alone.
    static func variable(_ index: Int) -> LinearExpression {
        LinearExpression(terms: [Term(index, 1)])
    }

    /// A parameter alone.
    static func parameter(_ index: Int, times factor: Double = 1) -> LinearExpression {
        LinearExpression(parameters: [Term(index, factor)])
    }

    /// Adds another expression times a factor; terms may stay double until `merged`.
    mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        guard factor != 0 else { return }
        for term in other.terms { terms.append(Term(term.index, term.coefficient * factor)) }
        for term in other.parameters {
            parameters.append(Term(term.index, term.coefficient * factor))
        }
        constant += other.constant * factor
    }

    /// The sum of both, the other times a factor.
    func adding(_ other: LinearExpression, times factor: Double = 1) -> LinearExpression {
        var sum = self
        sum.add(other, times: factor)
        return sum
    }

    /// The same expression with each index once, ascending, and no zero coefficients: one spelling for equal expressions.
    func merged() -> LinearExpression {
        LinearExpression(
            terms: Self.merged(terms), parameters: Self.merged(parameters),
            constant: constant == 0 ? 0 : constant)
    }

    private static func merged(_ terms: [Term]) -> [Term] {
        guard terms.count > 1 else { return terms.filter { $0.coefficient != 0 } }
        // A stable sort, so that sums of more than two terms are added in one order.
        var result: [Term] = []
        result.reserveCapacity(terms.count)
        for term in terms.sorted(by: { $0.index < $1.index }) {
            if let last = result.last, last.index == term.index {
                result[result.count - 1].coefficient += term.coefficient
            } else {
                result.append(term)
            }
        }
        return result.filter { $0.coefficient != 0 }
    }
}
