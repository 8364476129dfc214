/// The simplex of one component, or of several that tie-break rows join.
///
/// Which tie-break rows are in changes only the work, never the answer: `LexicographicSolver` adds those that matter.
struct ComponentSolver: Sendable {
    /// Undefined variables of the problem, ascending.
    let variables: [Int]
    /// Rows of the presolved problem, ascending.
    let rows: [Int]
    /// Numbers of tie-break expressions, ascending.
    let ties: [Int]
    /// The rows' forms, then the ties', over local variables.
    let forms: [SparseRow]
    /// Variables counted locally, parameters as everywhere.
    let space: ColumnSpace
    /// Number of local levels that are priorities; those of the ties follow.
    let priorityLevelCount: Int
    /// How many rows mention a variable.
    let weight: [Int32]
    private(set) var tableau: Tableau

    /// - Parameter tieForms: forms of `ties` over the problem's undefined variables.
    init(
        _ presolved: borrowing PresolvedProblem, variables: [Int], rows: [Int], ties: [Int],
        tieForms: [SparseRow], point: [Double]
    ) {
        self.variables = variables
        self.rows = rows
        self.ties = ties
        let local = ColumnSpace(
            variableCount: variables.count, parameterCount: presolved.space.parameterCount)
        space = local
        var forms: [SparseRow] = []
        for row in rows {
            forms.append(
                ComponentSolver.localise(
                    presolved.rows[row].form, variables: variables, from: presolved.space,
                    to: local))
        }
        var weight = Array(repeating: Int32(0), count: variables.count)
        for form in forms {
            for column in form.columns where Int(column) < variables.count {
                weight[Int(column)] += 1
            }
        }
        self.weight = weight
        for (tie, form) in zip(ties, tieForms) {
            var shifted = ComponentSolver.localise(
                form, variables: variables, from: presolved.space, to: local)
            shifted.append(local.perturbation, Perturbation.amount(of: -1 - tie))
            forms.append(shifted)
        }
        self.forms = forms
        var levels = Set<Int>()
        for row in rows { for cost in presolved.rows[row].costs { levels.insert(cost.level) } }
        let sorted = levels.sorted()
        priorityLevelCount = sorted.count
        var localLevel: [Int: Int] = [:]
        for (number, level) in sorted.enumerated() { localLevel[level] = number }
        var costs = RowCosts()
        for row in rows {
            costs.append(
                presolved.rows[row].costs.map {
                    .init(level: localLevel[$0.level] ?? 0, up: $0.up, down: $0.down)
                })
        }
        for number in ties.indices {
            costs.append([.init(level: sorted.count + number, up: 1, down: 1)])
        }
        tableau = ComponentSolver.start(
            forms: forms, costs: costs, levelCount: sorted.count + ties.count, space: local,
            point: point)
    }

    private static func localise(
        _ form: SparseRow, variables: [Int], from space: ColumnSpace, to local: ColumnSpace
    ) -> SparseRow {
        var result = SparseRow()
        let shift = local.variableCount - space.variableCount
        for at in 0..<form.count {
            let column = Int(form.columns[at])
            let target =
                column < space.variableCount ? index(of: column, in: variables) : column + shift
            result.append(target, form.coefficients[at])
        }
        return result
    }

    private static func index(of variable: Int, in variables: [Int]) -> Int {
        var low = 0
        var high = variables.count
        while low < high {
            let middle = (low + high) / 2
            if variables[middle] < variable { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private static func start(
        forms: [SparseRow], costs: RowCosts, levelCount: Int, space: ColumnSpace, point: [Double]
    ) -> Tableau {
        let count = space.variableCount
        var entries = Array(repeating: 0.0, count: count * forms.count)
        var perturbation = Array(repeating: 0.0, count: forms.count)
        for (row, form) in forms.enumerated() {
            for at in 0..<form.count where Int(form.columns[at]) < count {
                entries[Int(form.columns[at]) * forms.count + row] = form.coefficients[at]
            }
            perturbation[row] = form.coefficient(of: space.perturbation)
        }
        return Tableau(
            columnCount: count, costs: costs, levelCount: levelCount, entries: entries,
            value: ComponentSolver.ownParts(of: forms, space: space, point: point),
            perturbation: perturbation)
    }

    /// What parameters and constants add to each row; `point` holds the parameters.
    static func ownParts(of forms: [SparseRow], space: ColumnSpace, point: [Double]) -> [Double] {
        forms.map { form in
            var sum = form.coefficient(of: space.constant)
            for at in 0..<form.count {
                let column = Int(form.columns[at])
                if column < space.variableCount || column >= space.constant { continue }
                sum += form.coefficients[at] * point[column - space.variableCount]
            }
            return sum
        }
    }

    /// Solves from the first vertex at `point`, the parameters.
    mutating func solve(
        at point: [Double], limit: Int, cancellation: CancellationFlag?
    ) -> Tableau.Outcome {
        tableau.crash()
        let parts = ComponentSolver.ownParts(of: forms, space: space, point: point)
        let perturbations = forms.map { $0.coefficient(of: space.perturbation) }
        var outcome = Tableau.Outcome.optimal
        // A second and third round see nothing to do unless rounding errors had added up.
        for _ in 0..<3 {
            let before = tableau.pivotCount
            tableau.setPoint(rowValue: parts)
            tableau.setPerturbation(perturbations)
            tableau.takeNaturalSides()
            outcome = tableau.optimise(limit: limit, cancellation: cancellation)
            if outcome != .optimal || tableau.pivotCount == before { break }
        }
        return outcome
    }

    /// The rows (and ties after them, by local number) that are exactly zero, ascending.
    var activeRows: [Int] {
        tableau.nonbasic.filter { tableau.isRow($0) }.map(Int.init).sorted()
    }

    /// The first priority or tie level that fixes a column in both directions; nil where it stays free.
    func fixingLevel(ofColumn column: Int) -> Int? {
        guard let up = tableau.leadingSlope(column, direction: 1),
            let down = tableau.leadingSlope(column, direction: -1)
        else { return nil }
        return max(up.level, down.level)
    }

    /// The affine form of the answer in which the active rows are zero, from a fresh elimination in fixed order.
    func answer() -> AffineProgram {
        var elimination = Elimination(space: space, weight: weight)
        for row in activeRows { _ = elimination.eliminate(forms[row], source: row) }
        return AffineProgram(&elimination, names: variables)
    }

    /// How the component's variables move when a column moves up by one.
    func movement(ofColumn column: Int, into delta: inout [Double]) {
        let base = column * tableau.rowCount
        for position in 0..<tableau.rowCount where !tableau.isRow(tableau.basic[position]) {
            delta[variables[Int(tableau.basic[position]) - tableau.rowCount]] =
                tableau.entries[base + position]
        }
        if !tableau.isRow(tableau.nonbasic[column]) {
            delta[variables[Int(tableau.nonbasic[column]) - tableau.rowCount]] = 1
        }
    }
}
