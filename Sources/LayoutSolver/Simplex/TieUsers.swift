/// The tie-break expressions that mention each variable, by number.
struct TieUsers: Sendable {
    /// Those of variable v from `start[v]` on, ascending.
    private let ties: [Int32]
    private let start: [Int32]

    /// O(terms + variables).
    init(_ expressions: [LinearExpression], variableCount: Int) {
        var start = Array(repeating: Int32(0), count: variableCount + 1)
        for expression in expressions {
            for term in expression.terms { start[term.index + 1] += 1 }
        }
        for variable in 0..<variableCount { start[variable + 1] += start[variable] }
        var ties = Array(repeating: Int32(0), count: Int(start[variableCount]))
        var place = start
        for (number, expression) in expressions.enumerated() {
            for term in expression.terms {
                ties[Int(place[term.index])] = Int32(number)
                place[term.index] += 1
            }
        }
        self.ties = ties
        self.start = start
    }

    /// The first expression of a range that a movement changes and that is wanted. O(expressions that mention what moves).
    func first(
        in range: Range<Int>, of expressions: [LinearExpression],
        movedBy movement: [Followers.Move], where isWanted: (Int) -> Bool
    ) -> Int? {
        var touched = Set<Int32>()
        for move in movement {
            for at in Int(start[Int(move.variable)])..<Int(start[Int(move.variable) + 1])
            where range.contains(Int(ties[at])) {
                touched.insert(ties[at])
            }
        }
        if touched.isEmpty { return nil }
        var amounts: [Int32: Double] = [:]
        for move in movement { amounts[move.variable] = move.amount }
        for tie in touched.sorted() {
            // Summed in the expression's order: the order is part of the bits.
            var speed = 0.0
            for term in expressions[Int(tie)].terms {
                speed += term.coefficient * (amounts[Int32(term.index)] ?? 0)
            }
            if abs(speed) > Tolerance.cost, isWanted(Int(tie)) { return Int(tie) }
        }
        return nil
    }
}
