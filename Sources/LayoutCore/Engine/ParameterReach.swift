import LayoutSolver

/// Which parameters can have a say in a variable: those of the rows that hang together with it.
///
/// Where all required rows hold, a required equality with one variable that no other has settled settles it: that variable
/// brings its own parameters along, but ties nothing else together.
struct ParameterReach {
    private let problem: LinearProblem
    /// The row that settles a variable; nil where none does.
    private var settledBy: [Int?]
    private let rowsOfVariable: [[Int]]
    /// What was found, by variable.
    private var known: [Int: [Int]] = [:]
    /// Work space of one search; all false in between.
    private var isSeen: [Bool]
    private var isRowSeen: [Bool]

    /// Looks through a problem once. O(terms).
    init(_ problem: LinearProblem) {
        self.problem = problem
        settledBy = [Int?](repeating: nil, count: problem.variableCount)
        isSeen = [Bool](repeating: false, count: problem.variableCount)
        isRowSeen = [Bool](repeating: false, count: problem.constraints.count)
        var rowsOfVariable = [[Int]](repeating: [], count: problem.variableCount)
        for (number, row) in problem.constraints.enumerated() {
            for term in row.expression.terms { rowsOfVariable[term.index].append(number) }
        }
        self.rowsOfVariable = rowsOfVariable
        settle()
    }

    /// Parameters on which the optimal values of a variable depend, ascending. O(terms), once for all variables that hang
    /// together.
    mutating func parameters(of variable: Int) -> [Int] {
        if let known = known[variable] { return known }
        var found = Set<Int>()
        isSeen[variable] = true
        // Those that were seen, and how many of them were looked at.
        var seen = [variable]
        var seenRows: [Int] = []
        var next = 0
        while next < seen.count {
            let rows = settledBy[seen[next]].map { [$0] } ?? rowsOfVariable[seen[next]]
            next += 1
            for row in rows where !isRowSeen[row] {
                isRowSeen[row] = true
                seenRows.append(row)
                let expression = problem.constraints[row].expression
                for term in expression.parameters { found.insert(term.index) }
                for term in expression.terms where !isSeen[term.index] {
                    isSeen[term.index] = true
                    seen.append(term.index)
                }
            }
        }
        let sorted = found.sorted()
        // A settled variable leads to settled ones alone, so the others that were seen are all of one kind.
        for other in seen where settledBy[other] == nil { known[other] = sorted }
        known[variable] = sorted
        for other in seen { isSeen[other] = false }
        for row in seenRows { isRowSeen[row] = false }
        return sorted
    }

    private mutating func settle() {
        var openCount = problem.constraints.map(\.expression.terms.count)
        var pending = problem.constraints.indices.filter { openCount[$0] == 1 }
        while let row = pending.popLast() {
            let constraint = problem.constraints[row]
            guard constraint.relation == .equal,
                constraint.priority >= LinearConstraint.requiredPriority,
                let open = constraint.expression.terms.first(where: { settledBy[$0.index] == nil })
            else { continue }
            settledBy[open.index] = row
            for user in rowsOfVariable[open.index] {
                openCount[user] -= 1
                if openCount[user] == 1 { pending.append(user) }
            }
        }
    }
}
