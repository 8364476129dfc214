/// A problem after presolve: variables defined by required equalities, merged rows, guards, independent components.
///
/// Pure function of the problem and of the constraints that are included.
struct PresolvedProblem: Sendable {
    /// Undefined variables that rows tie together, and those rows.
    struct Component: Sendable {
        /// Ascending.
        var variables: [Int]
        /// Numbers of rows, ascending.
        var rows: [Int]
    }

    let space: ColumnSpace
    /// Number of priority levels, "required" among them; the tie-break's levels come after.
    let levelCount: Int
    private(set) var elimination: Elimination
    private(set) var rows: [CostRow] = []
    private(set) var guards: [Guard] = []
    private(set) var components: [Component] = []
    /// Component of each undefined variable, -1 for a defined one.
    private(set) var componentOf: [Int]

    /// - Parameters:
    ///   - included: numbers of the constraints that count, ascending.
    ///   - bounded: whether the parameters keep their lower bounds, so that rows implied by them may be dropped.
    ///   - asked: a required constraint, one of those included, of which alone it is asked whether it can hold with the others,
    ///     which can: it defines no variable, and what it has no part in is left out.
    ///   - cancellation: once it is raised the work ends early, and what is made is of no use.
    init(
        _ problem: LinearProblem, included: [Int], bounded: Bool, asked: Int? = nil,
        cancellation: CancellationFlag? = nil
    ) {
        space = ColumnSpace(
            variableCount: problem.variableCount, parameterCount: problem.parameterCount)
        var priorities = Set<Double>()
        var weight = Array(repeating: Int32(0), count: space.variableCount)
        for number in included {
            let constraint = problem.constraints[number]
            if !constraint.isRequired { priorities.insert(constraint.priority) }
            if PresolvedProblem.isDefinition(constraint), number != asked { continue }
            for term in constraint.expression.terms { weight[term.index] += 1 }
        }
        var levels: [Double: Int] = [:]
        for priority in priorities.sorted(by: >) { levels[priority] = levels.count + 1 }
        levelCount = levels.count + 1
        elimination = Elimination(space: space, weight: weight)
        componentOf = Array(repeating: -1, count: space.variableCount)
        for number in included
        where PresolvedProblem.isDefinition(problem.constraints[number]) && number != asked {
            // Long chains take time here: each row is expanded along its chain.
            if cancellation?.isRaised ?? false { return }
            eliminate(problem.constraints[number], number: number)
        }
        addRows(
            problem, included: included, levels: levels, bounded: bounded, asked: asked,
            cancellation: cancellation)
        if cancellation?.isRaised ?? false { return }
        addCoordinates()
        findComponents()
        if let asked { narrow(to: asked) }
    }

    private static func isDefinition(_ constraint: LinearConstraint) -> Bool {
        constraint.isRequired && constraint.relation == .equal
    }

    /// Leaves the guards and the component that a constraint has a part in.
    private mutating func narrow(to asked: Int) {
        guards.removeAll { $0.constraint != asked }
        components = components.filter { component in
            component.rows.contains { row in
                rows[row].sources.contains { $0.constraint == asked }
            }
        }
    }

    /// Drops what only values and proofs need: definitions, and rows of no component.
    mutating func forgetDefinitions() {
        elimination = Elimination(
            space: ColumnSpace(variableCount: 0, parameterCount: 0), weight: [])
        componentOf = []
        var left: [CostRow] = []
        for component in components.indices {
            let numbers = components[component].rows
            components[component].rows = Array(left.count..<left.count + numbers.count)
            left += numbers.map { rows[$0] }
        }
        rows = left
    }

    private mutating func eliminate(_ constraint: LinearConstraint, number: Int) {
        let row = SparseRow(constraint.expression, in: space)
        if case .dependent(let rest) = elimination.eliminate(row, source: number) {
            addGuard(rest, constraint, number: number)
        }
    }

    private mutating func addGuard(
        _ form: SparseRow, _ constraint: LinearConstraint, number: Int
    ) {
        var rest = SparseRow()
        for at in 0..<form.count where Int(form.columns[at]) >= space.variableCount {
            rest.append(Int(form.columns[at]), form.coefficients[at])
        }
        let condition = Guard(form: rest, relation: constraint.relation, constraint: number)
        let isConstant = rest.count == 0 || Int(rest.columns[0]) == space.constant
        if isConstant, condition.violation(rest.coefficients.first ?? 0) <= Tolerance.guardNoise {
            return
        }
        guards.append(condition)
    }

    private mutating func addRows(
        _ problem: LinearProblem, included: [Int], levels: [Double: Int], bounded: Bool,
        asked: Int?, cancellation: CancellationFlag?
    ) {
        var expanded: [(number: Int, form: SparseRow)] = []
        for number in included {
            let constraint = problem.constraints[number]
            if PresolvedProblem.isDefinition(constraint), number != asked { continue }
            if cancellation?.isRaised ?? false { return }
            let form = elimination.expand(SparseRow(constraint.expression, in: space))
            if form.variableTermCount(in: space) == 0 {
                if constraint.isRequired {
                    addGuard(form, constraint, number: number)
                }
                continue
            }
            expanded.append((number, form))
        }
        var implied = ImpliedRows(
            space: space, parameterLowerBounds: bounded ? problem.parameterLowerBounds : nil)
        for (number, form) in expanded where number != asked {
            if cancellation?.isRaised ?? false { return }
            implied.learn(problem.constraints[number], form)
        }
        guards.removeAll { implied.holds($0) }
        guards = Guard.tightest(of: guards, in: space)
        var known: [RowKey: Int] = [:]
        for (number, form) in expanded {
            if cancellation?.isRaised ?? false { return }
            let constraint = problem.constraints[number]
            if implied.holds(constraint, form) { continue }
            let level = constraint.isRequired ? 0 : levels[constraint.priority] ?? 0
            merge(constraint, number: number, form: form, level: level, known: &known)
        }
    }

    private mutating func merge(
        _ constraint: LinearConstraint, number: Int, form: SparseRow, level: Int,
        known: inout [RowKey: Int]
    ) {
        let scale = form.coefficients[0]
        let size = abs(scale)
        var up = constraint.relation == .greaterThanOrEqual ? 0 : size
        var down = constraint.relation == .lessThanOrEqual ? 0 : size
        if scale < 0 { swap(&up, &down) }
        let key = RowKey(form, scale: scale)
        let row: Int
        if let found = known[key] {
            row = found
        } else {
            row = rows.count
            known[key] = row
            var unit = form
            for at in 0..<unit.count { unit.coefficients[at] /= scale }
            unit.append(space.perturbation, Perturbation.amount(of: unit))
            rows.append(CostRow(form: unit, costs: [], sources: []))
        }
        rows[row].sources.append(.init(constraint: number, scale: scale))
        if let at = rows[row].costs.firstIndex(where: { $0.level == level }) {
            rows[row].costs[at].up += up
            rows[row].costs[at].down += down
        } else {
            let at =
                rows[row].costs.firstIndex { $0.level > level } ?? rows[row].costs.count
            rows[row].costs.insert(.init(level: level, up: up, down: down), at: at)
        }
    }

    /// Gives every undefined variable a slope at the last level: on the first row that is about it alone, or on a row of its own.
    private mutating func addCoordinates() {
        var rowOf = Array(repeating: -1, count: space.variableCount)
        for (number, row) in rows.enumerated() where row.form.variableTermCount(in: space) == 1 {
            let variable = Int(row.form.columns[0])
            if rowOf[variable] < 0 { rowOf[variable] = number }
        }
        for variable in 0..<space.variableCount where elimination.definitionOf[variable] < 0 {
            if rowOf[variable] < 0 {
                rowOf[variable] = rows.count
                var form = SparseRow()
                form.append(variable, 1)
                form.append(space.perturbation, Perturbation.amount(of: form))
                rows.append(CostRow(form: form, costs: [], sources: []))
            }
            rows[rowOf[variable]].coordinateSlope = Perturbation.amount(of: ~variable)
        }
    }

    private mutating func findComponents() {
        var groups = DisjointSets(count: space.variableCount)
        for row in rows {
            let count = row.form.variableTermCount(in: space)
            for at in 1..<max(1, count) {
                groups.unite(Int(row.form.columns[0]), Int(row.form.columns[at]))
            }
        }
        var numbers: [Int: Int] = [:]
        for variable in 0..<space.variableCount where elimination.definitionOf[variable] < 0 {
            let root = groups.root(of: variable)
            let number = numbers[root] ?? components.count
            if number == components.count {
                numbers[root] = number
                components.append(Component(variables: [], rows: []))
            }
            components[number].variables.append(variable)
            componentOf[variable] = number
        }
        for row in rows.indices {
            components[componentOf[Int(rows[row].form.columns[0])]].rows.append(row)
        }
    }

    /// A form of the problem over undefined variables and parameters.
    mutating func expand(_ expression: LinearExpression) -> SparseRow {
        elimination.expand(SparseRow(expression, in: space))
    }

    /// The definitions in evaluation order.
    mutating func definitionProgram() -> AffineProgram { AffineProgram(&elimination, names: nil) }

    /// Bytes of rows and definitions, roughly. O(rows + definitions).
    var byteCount: Int {
        let definitions = elimination.definitions.reduce(0) {
            $0 + 176 + $1.terms.count * 12 + $1.expansion.count * 16
        }
        return rows.reduce(definitions) {
            $0 + 192 + $1.form.count * 12 + $1.costs.count * 24 + $1.sources.count * 16
        }
    }

    /// See `Elimination.multipliers`.
    mutating func multipliers(cancelling gradient: inout [Double]) -> [Double] {
        elimination.multipliers(cancelling: &gradient)
    }
}

/// A form up to a factor, with coefficients rounded so that two ways to compute one form give one key.
struct RowKey: Hashable {
    private let columns: [Int32]
    private let coefficients: [Double]

    init(_ form: SparseRow, scale: Double) {
        columns = form.columns
        coefficients = form.coefficients.map {
            let unit = $0 / scale
            let rounded = (unit * 1e10).rounded() / 1e10
            return rounded == 0 ? unit : rounded
        }
    }
}

/// Union and find with path halving.
struct DisjointSets {
    private var parent: [Int]

    init(count: Int) { parent = Array(0..<count) }

    mutating func root(of element: Int) -> Int {
        var at = element
        while parent[at] != at {
            parent[at] = parent[parent[at]]
            at = parent[at]
        }
        return at
    }

    /// The smaller root stays, so that the result does not depend on the order of calls.
    mutating func unite(_ first: Int, _ second: Int) {
        let a = root(of: first)
        let b = root(of: second)
        if a < b { parent[b] = a } else { parent[a] = b }
    }
}
