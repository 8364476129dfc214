/// Gaussian elimination of equalities that stays triangular: each eliminated variable is defined by others.
///
/// A definition keeps the equality's own terms where that makes no circle and is not longer than the expanded form. Chains
/// (a list of cells, each below the one before) so cost their own length and not its square.
struct Elimination: Sendable {
    /// `variable = terms`, from the row with number `source`.
    struct Definition: Sendable {
        var variable: Int
        var terms: SparseRow
        var source: Int
        /// Coefficient of the variable in the row that was solved for it.
        var pivot: Double
        /// The solved row is the source row plus these multiples of other solved rows; empty when it is the source row itself.
        var expansion: [Step]
    }

    /// A multiple of a solved row, by number of its definition.
    struct Step: Sendable {
        var definition: Int
        var multiplier: Double
    }

    /// What became of an equality.
    enum Outcome {
        /// It defines a variable.
        case defined
        /// It follows from the others but for this remainder, a form over parameters that has to be zero.
        case dependent(SparseRow)
    }

    let space: ColumnSpace
    private(set) var definitions: [Definition] = []
    /// Number of the definition of each variable, or -1.
    private(set) var definitionOf: [Int32]
    /// How many definitions mention a variable.
    private var useCount: [Int32]
    /// Rows that mention a variable: the fewer, the cheaper its elimination.
    private let weight: [Int32]

    private let known: [Bool]

    // Work space of one expansion. Stamps instead of clearing.
    private var stamp: Int32 = 0
    private var visited: [Int32]
    private var reached: [Int32]
    private var sum: [Double]
    private var magnitude: [Double]
    private var touched: [Int32] = []
    private var postorder: [Int32] = []
    private var stack: [(variable: Int32, next: Int32)] = []
    private(set) var lastExpansion: [Step] = []

    /// - Parameter known: variables that others define; they stay as they are.
    init(space: ColumnSpace, weight: [Int32], known: [Bool] = []) {
        self.space = space
        self.known = known
        self.weight = weight
        definitionOf = Array(repeating: -1, count: space.variableCount)
        useCount = Array(repeating: 0, count: space.variableCount)
        visited = Array(repeating: 0, count: space.variableCount)
        reached = Array(repeating: 0, count: space.variableCount)
        sum = Array(repeating: 0, count: space.count)
        magnitude = Array(repeating: 0, count: space.count)
    }

    /// Takes one equality `row = 0` in. O(size of what its variables are defined by).
    mutating func eliminate(_ row: SparseRow, source: Int) -> Outcome {
        let expanded = expand(row)
        let expansion = lastExpansion
        let variableTerms = expanded.variableTermCount(in: space)
        var largest = 0.0
        for at in 0..<variableTerms where !isKnown(expanded.columns[at]) {
            largest = max(largest, abs(expanded.coefficients[at]))
        }
        if largest <= Tolerance.pivot { return .dependent(expanded) }
        var best = -1
        for at in 0..<variableTerms
        where abs(expanded.coefficients[at]) >= Tolerance.pivotShare * largest
            && !isKnown(expanded.columns[at])
        {
            if best < 0 || isCheaper(expanded.columns[at], than: expanded.columns[best]) {
                best = at
            }
        }
        let variable = Int(expanded.columns[best])
        let raw = row.coefficient(of: variable)
        let isRaw = raw != 0 && reached[variable] != stamp && row.count <= expanded.count
        define(
            variable, from: isRaw ? row : expanded, source: source,
            pivot: isRaw ? raw : expanded.coefficients[best], expansion: isRaw ? [] : expansion)
        return .defined
    }

    private func isKnown(_ variable: Int32) -> Bool {
        !known.isEmpty && known[Int(variable)]
    }

    private func isCheaper(_ first: Int32, than second: Int32) -> Bool {
        let a = Int(first)
        let b = Int(second)
        if weight[a] != weight[b] { return weight[a] < weight[b] }
        if useCount[a] != useCount[b] { return useCount[a] < useCount[b] }
        return a > b
    }

    private mutating func define(
        _ variable: Int, from row: SparseRow, source: Int, pivot: Double, expansion: [Step]
    ) {
        var terms = SparseRow()
        for at in 0..<row.count where Int(row.columns[at]) != variable {
            terms.append(Int(row.columns[at]), -row.coefficients[at] / pivot)
            if Int(row.columns[at]) < space.variableCount { useCount[Int(row.columns[at])] += 1 }
        }
        definitionOf[variable] = Int32(definitions.count)
        definitions.append(
            Definition(
                variable: variable, terms: terms, source: source, pivot: pivot, expansion: expansion
            ))
    }

    /// The form with every defined variable replaced, over undefined variables and parameters.
    mutating func expand(_ row: SparseRow) -> SparseRow {
        stamp += 1
        postorder.removeAll(keepingCapacity: true)
        lastExpansion.removeAll(keepingCapacity: true)
        touched.removeAll(keepingCapacity: true)
        for column in row.columns where Int(column) < space.variableCount { visit(column) }
        for at in 0..<row.count { add(Int(row.columns[at]), row.coefficients[at]) }
        for variable in postorder.reversed() {
            let factor = sum[Int(variable)]
            if abs(factor) <= Tolerance.cancellation * magnitude[Int(variable)] { continue }
            let number = Int(definitionOf[Int(variable)])
            lastExpansion.append(
                Step(definition: number, multiplier: -factor / definitions[number].pivot))
            let count = definitions[number].terms.count
            for at in 0..<count {
                add(
                    Int(definitions[number].terms.columns[at]),
                    factor * definitions[number].terms.coefficients[at])
            }
        }
        return gather()
    }

    private mutating func add(_ column: Int, _ amount: Double) {
        if magnitude[column] == 0 { touched.append(Int32(column)) }
        sum[column] += amount
        magnitude[column] = max(magnitude[column], abs(amount))
    }

    private mutating func gather() -> SparseRow {
        touched.sort()
        var result = SparseRow()
        for column in touched {
            let at = Int(column)
            let isDefined = at < space.variableCount && definitionOf[at] >= 0
            if !isDefined, abs(sum[at]) > Tolerance.cancellation * magnitude[at] {
                result.append(at, sum[at])
            }
            sum[at] = 0
            magnitude[at] = 0
        }
        return result
    }

    /// Depth first over definitions; dependencies end up before their users in `postorder`.
    private mutating func visit(_ root: Int32) {
        if definitionOf[Int(root)] < 0 || visited[Int(root)] == stamp { return }
        visited[Int(root)] = stamp
        stack.append((root, 0))
        while let top = stack.last {
            let number = Int(definitionOf[Int(top.variable)])
            if Int(top.next) == definitions[number].terms.count {
                postorder.append(top.variable)
                stack.removeLast()
                continue
            }
            stack[stack.count - 1].next += 1
            let column = Int(definitions[number].terms.columns[Int(top.next)])
            if column >= space.variableCount { continue }
            reached[column] = stamp
            if definitionOf[column] >= 0, visited[column] != stamp {
                visited[column] = stamp
                stack.append((Int32(column), 0))
            }
        }
    }

    /// Numbers of all definitions, each after those that it needs. O(terms).
    mutating func evaluationOrder() -> [Int32] {
        stamp += 1
        postorder.removeAll(keepingCapacity: true)
        for definition in definitions { visit(Int32(definition.variable)) }
        return postorder.map { definitionOf[Int($0)] }
    }

    /// Multiples of the source rows that cancel `gradient` on every defined variable.
    ///
    /// `gradient` is over variables; on return it is what is left on the undefined ones. The result has one entry a definition.
    mutating func multipliers(cancelling gradient: inout [Double]) -> [Double] {
        let order = evaluationOrder()
        var solved = Array(repeating: 0.0, count: definitions.count)
        for number in order.reversed() {
            let definition = definitions[Int(number)]
            let amount = gradient[definition.variable]
            if amount == 0 { continue }
            solved[Int(number)] = -amount / definition.pivot
            gradient[definition.variable] = 0
            for at in 0..<definition.terms.count {
                let column = Int(definition.terms.columns[at])
                if column < space.variableCount {
                    gradient[column] += amount * definition.terms.coefficients[at]
                }
            }
        }
        for number in definitions.indices.reversed() where solved[number] != 0 {
            for step in definitions[number].expansion {
                solved[step.definition] += solved[number] * step.multiplier
            }
        }
        return solved
    }
}
