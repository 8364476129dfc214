/// The simplex of one component, or of several that tie-break rows join, and the regions it has seen.
///
/// Which tie-break rows are in and which regions are known changes only the work, never the answer.
struct ComponentSolver: Sendable {
    /// Undefined variables of the problem, ascending.
    let variables: [Int]
    /// Rows of the presolved problem, ascending.
    private(set) var rows: [Int]
    /// Numbers of tie-break expressions, ascending.
    let ties: [Int]
    /// The rows' forms, then the ties', over variables counted locally.
    let forms: [SparseRow]
    /// The same over the problem's variables, flat.
    let flatForms: RowForms
    /// Local number of the variable of each of their terms.
    let localTerms: [Int32]
    /// Rows that mention each variable, by local numbers: those of variable v from `userStart[v]` on.
    let users: [Int32]
    let userStart: [Int32]
    /// Parameters that the rows mention, ascending.
    let dependencies: [Int]
    /// Number of local levels that are priorities; those of the ties follow, then one that makes the answer unique.
    let priorityLevelCount: Int
    /// How many of the rows (ties not counted) mention a variable.
    let weight: [Int32]
    let space: ColumnSpace
    var tableau: Tableau
    /// Regions seen so far.
    var cache = RegionCache()
    /// Dependencies' values at the last point that was not on a known line.
    var lastPoint: [Double]?
    /// Whether the last point is known to lie in the current region.
    var isConfirmed = false
    /// Whether the tableau was moved and the answer of its basis is not yet taken.
    var isUnsettled = true
    /// Whether the tableau's basis was optimal at some point, from which it can be walked.
    var isOptimised = false
    /// Slopes of each row at the required level.
    let requiredSlopeUp: [Double]
    let requiredSlopeDown: [Double]

    /// - Parameters:
    ///   - tieForms: forms of `ties` over the problem's undefined variables.
    ///   - cancellation: once it is raised the work ends early, and what is made is of no use.
    init(
        _ presolved: borrowing PresolvedProblem, variables: [Int], rows: [Int], ties: [Int],
        tieForms: [SparseRow], cancellation: CancellationFlag?
    ) {
        self.init(
            presolved, variables: variables, rows: rows, ties: ties, tieForms: tieForms,
            makeTableau: { forms, costs, levelCount in
                ComponentSolver.startingTableau(
                    forms: forms, costs: costs, levelCount: levelCount, variables: variables)
            })
        tableau.crash(cancellation: cancellation)
    }

    private init(
        _ presolved: borrowing PresolvedProblem, variables: [Int], rows: [Int], ties: [Int],
        tieForms: [SparseRow], makeTableau: ([SparseRow], RowCosts, Int) -> Tableau
    ) {
        self.variables = variables
        self.rows = rows
        self.ties = ties
        var forms = rows.map { presolved.rows[$0].form }
        var weight = Array(repeating: Int32(0), count: variables.count)
        for form in forms {
            for column in form.columns where Int(column) < presolved.space.variableCount {
                weight[ComponentSolver.index(of: Int(column), in: variables)] += 1
            }
        }
        self.weight = weight
        for (tie, form) in zip(ties, tieForms) {
            var shifted = form
            shifted.append(presolved.space.perturbation, Perturbation.amount(of: -1 - tie))
            forms.append(shifted)
        }
        let local = ColumnSpace(
            variableCount: variables.count, parameterCount: presolved.space.parameterCount)
        self.forms = forms.map {
            ComponentSolver.localised($0, variables, from: presolved.space, to: local)
        }
        space = local
        var flat = RowForms()
        for form in forms { flat.append(form, in: presolved.space) }
        flatForms = flat
        let localTerms = flat.termIndex.map {
            Int32(ComponentSolver.index(of: Int($0), in: variables))
        }
        self.localTerms = localTerms
        (users, userStart) = ComponentSolver.users(
            of: localTerms, in: flat, variableCount: variables.count)
        dependencies = Set(flat.parameterIndex.map(Int.init)).sorted()
        var levels = Set<Int>()
        for row in rows { for cost in presolved.rows[row].costs { levels.insert(cost.level) } }
        let sorted = levels.sorted()
        priorityLevelCount = sorted.count
        var localLevel: [Int: Int] = [:]
        for (number, level) in sorted.enumerated() { localLevel[level] = number }
        var costs = RowCosts()
        let last = sorted.count + ties.count
        for row in rows {
            var own: [CostRow.Cost] = presolved.rows[row].costs.map {
                .init(level: localLevel[$0.level] ?? 0, up: $0.up, down: $0.down)
            }
            let slope = presolved.rows[row].coordinateSlope
            if slope != 0 { own.append(.init(level: last, up: slope, down: slope)) }
            costs.append(own)
        }
        for number in ties.indices {
            costs.append([.init(level: sorted.count + number, up: 1, down: 1)])
        }
        let required = rows.map { row in
            presolved.rows[row].costs.first.flatMap { $0.level == 0 ? $0 : nil }
        }
        requiredSlopeUp = required.map { $0?.up ?? 0 }
        requiredSlopeDown = required.map { $0?.down ?? 0 }
        tableau = makeTableau(forms, costs, last + 1)
    }

    private static func startingTableau(
        forms: [SparseRow], costs: RowCosts, levelCount: Int, variables: [Int]
    ) -> Tableau {
        let last = (variables.last ?? -1) + 1
        var entries = Array(repeating: 0.0, count: variables.count * forms.count)
        for (row, form) in forms.enumerated() {
            for at in 0..<form.count where Int(form.columns[at]) < last {
                let column = index(of: Int(form.columns[at]), in: variables)
                entries[column * forms.count + row] = form.coefficients[at]
            }
        }
        return Tableau(
            columnCount: variables.count, costs: costs, levelCount: levelCount, entries: entries)
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

    /// The same solver for a problem that numbers the rows otherwise.
    func renamed(rows: [Int]) -> ComponentSolver {
        var result = self
        result.rows = rows
        result.lastPoint = nil
        result.isConfirmed = false
        for number in result.cache.regions.indices { result.cache.regions[number].openSet = -1 }
        return result
    }

    /// What parameters and constants add to each row.
    func ownParts(at parameters: [Double]) -> [Double] { flatForms.ownParts(at: parameters) }

    /// Makes the basis optimal at a point by the primal simplex, whatever it is now.
    ///
    /// Where that goes in circles it starts over from fresh rows, shifted by what tells all of them apart; the basis found is
    /// optimal beside the point, nearer to it than a value's last digit.
    mutating func optimise(
        at parameters: [Double], budget: LexicographicSolver.Budget
    ) throws(SolverError) {
        let parts = ownParts(at: parameters)
        let start = tableau.pivotCount
        var outcome = optimise(parts, shift: 0, budget: budget)
        for shift in Tolerance.shifts where outcome == .circling {
            let left = budget.pivots - (tableau.pivotCount - start)
            if left <= 0 { break }
            rebuildTableau(cancellation: budget.cancellation)
            outcome = optimise(parts, shift: shift, budget: budget)
            tableau.setPoint(rowValue: parts)
            tableau.setPerturbation(flatForms.perturbations)
        }
        try budget.check(outcome)
        isOptimised = true
    }

    private mutating func optimise(
        _ parts: [Double], shift: Double, budget: LexicographicSolver.Budget
    ) -> Tableau.Outcome {
        var outcome = Tableau.Outcome.optimal
        // A second and third round see nothing to do unless rounding errors had added up.
        for _ in 0..<3 {
            let before = tableau.pivotCount
            tableau.setPoint(rowValue: parts)
            tableau.setPerturbation(flatForms.perturbations)
            if shift > 0 { tableau.shift(by: shift) }
            tableau.takeNaturalSides()
            outcome = tableau.optimise(
                limit: min(budget.pivots, patience), cancellation: budget.cancellation)
            if outcome == .stuck, patience < budget.pivots { outcome = .circling }
            if outcome != .optimal || tableau.pivotCount == before { break }
        }
        return outcome
    }

    /// Pivots that no simplex needs on so many rows unless it is lost.
    var patience: Int { 1_000 + 20 * (tableau.rowCount + tableau.columnCount) }

    /// Forgets the basis, and with it the rounding errors of all pivots.
    private mutating func rebuildTableau(cancellation: CancellationFlag?) {
        var fresh = ComponentSolver.startingTableau(
            forms: forms, costs: tableau.costs, levelCount: tableau.levelCount,
            variables: Array(variables.indices))
        fresh.pivotCount = tableau.pivotCount
        tableau = fresh
        tableau.crash(cancellation: cancellation)
    }

    /// The rows (and ties after them, by local number) that are exactly zero, ascending.
    var activeRows: [Int32] {
        var isActive = Array(repeating: false, count: tableau.rowCount)
        for item in tableau.nonbasic where tableau.isRow(item) { isActive[Int(item)] = true }
        var result: [Int32] = []
        result.reserveCapacity(tableau.columnCount)
        for row in isActive.indices where isActive[row] { result.append(Int32(row)) }
        return result
    }

    /// The side of each row by local number; 0 for an active one.
    var sides: [Int8] {
        var result = Array(repeating: Int8(0), count: tableau.rowCount)
        for position in 0..<tableau.rowCount where tableau.isRow(tableau.basic[position]) {
            result[Int(tableau.basic[position])] = tableau.side[position]
        }
        return result
    }

    /// The first level that fixes a column in both directions; nil where it stays free.
    func fixingLevel(ofColumn column: Int) -> Int? {
        guard let up = tableau.leadingSlope(column, direction: 1),
            let down = tableau.leadingSlope(column, direction: -1)
        else { return nil }
        return max(up.level, down.level)
    }

    /// Whether a tie-break expression is in, by number.
    func hasTie(_ tie: Int) -> Bool {
        let place = ComponentSolver.index(of: tie, in: ties)
        return place < ties.count && ties[place] == tie
    }

    /// Whether crossing zero costs a local row something at a priority level.
    func isWall(_ row: Int) -> Bool {
        let entries = tableau.costs.entries(of: row)
        return !entries.isEmpty
            && Int(tableau.costs.level[entries.lowerBound]) < priorityLevelCount
    }

    private static func localised(
        _ form: SparseRow, _ variables: [Int], from space: ColumnSpace, to local: ColumnSpace
    ) -> SparseRow {
        var result = form
        let shift = local.variableCount - space.variableCount
        for at in 0..<form.count {
            let column = Int(form.columns[at])
            result.columns[at] =
                column < space.variableCount
                ? Int32(index(of: column, in: variables)) : Int32(column + shift)
        }
        return result
    }

    /// Whether the basic item at a position is a row that costs something at a priority level beyond zero.
    func hasWall(at position: Int) -> Bool {
        let item = Int(tableau.basic[position])
        return item < rows.count && isWall(item)
    }

    /// How the component's variables move when a column moves up by one, without those that stay.
    func movement(ofColumn column: Int) -> [Followers.Move] {
        let base = column * tableau.rowCount
        var moves: [Followers.Move] = []
        func add(_ item: Int32, _ amount: Double) {
            let variable = variables[Int(item) - tableau.rowCount]
            moves.append(Followers.Move(variable: Int32(variable), amount: amount))
        }
        for position in 0..<tableau.rowCount where !tableau.isRow(tableau.basic[position]) {
            let amount = tableau.entries[base + position]
            if amount != 0 { add(tableau.basic[position], amount) }
        }
        if !tableau.isRow(tableau.nonbasic[column]) { add(tableau.nonbasic[column], 1) }
        return moves
    }

    /// Joins components and adds ties, keeping the basis that each part has: the new ties start out basic.
    init(
        _ presolved: borrowing PresolvedProblem, joining parts: [ComponentSolver], ties: [Int],
        tieForms: [SparseRow]
    ) {
        let variables = parts.flatMap(\.variables).sorted()
        let rows = parts.flatMap(\.rows).sorted()
        self.init(
            presolved, variables: variables, rows: rows, ties: ties, tieForms: tieForms,
            makeTableau: { forms, costs, levelCount in
                ComponentSolver.joinedTableau(
                    parts, variables: variables, rows: rows, ties: ties, forms: forms,
                    costs: costs, levelCount: levelCount)
            })
        if parts.count == 1 {
            cache = parts[0].cache
            lastPoint = parts[0].lastPoint
            let firstTie = rows.count
            let old = parts[0].ties
            let places = old.map { Int32(firstTie + ComponentSolver.index(of: $0, in: ties)) }
            cache.renumber(rowCount: forms.count, firstTie: firstTie, tiePlaces: places)
        }
    }

    private static func joinedTableau(
        _ parts: [ComponentSolver], variables: [Int], rows: [Int], ties: [Int],
        forms: [SparseRow], costs: RowCosts, levelCount: Int
    ) -> Tableau {
        let rowCount = forms.count
        var entries = Array(repeating: 0.0, count: rowCount * variables.count)
        var basic: [Int32] = []
        var nonbasic: [Int32] = []
        for part in parts {
            func item(_ item: Int32) -> Int32 {
                let local = Int(item)
                if local < part.rows.count { return Int32(index(of: part.rows[local], in: rows)) }
                if local < part.tableau.rowCount {
                    let tie = part.ties[local - part.rows.count]
                    return Int32(rows.count + index(of: tie, in: ties))
                }
                let variable = part.variables[local - part.tableau.rowCount]
                return Int32(rowCount + index(of: variable, in: variables))
            }
            let firstRow = basic.count
            let firstColumn = nonbasic.count
            basic += part.tableau.basic.map(item)
            nonbasic += part.tableau.nonbasic.map(item)
            let height = part.tableau.rowCount
            for column in 0..<part.tableau.columnCount {
                let base = (firstColumn + column) * rowCount + firstRow
                for row in 0..<height {
                    entries[base + row] = part.tableau.entries[column * height + row]
                }
            }
        }
        var positionOf = Array(repeating: -1, count: variables.count)
        for (position, item) in basic.enumerated() where Int(item) >= rowCount {
            positionOf[Int(item) - rowCount] = position
        }
        var columnOf = Array(repeating: -1, count: variables.count)
        for (column, item) in nonbasic.enumerated() where Int(item) >= rowCount {
            columnOf[Int(item) - rowCount] = column
        }
        let present = Set(basic).union(nonbasic)
        let last = (variables.last ?? -1) + 1
        for row in rows.count..<rowCount where !present.contains(Int32(row)) {
            let position = basic.count
            basic.append(Int32(row))
            for at in 0..<forms[row].count where Int(forms[row].columns[at]) < last {
                let variable = index(of: Int(forms[row].columns[at]), in: variables)
                let factor = forms[row].coefficients[at]
                if columnOf[variable] >= 0 {
                    entries[columnOf[variable] * rowCount + position] += factor
                    continue
                }
                for column in 0..<nonbasic.count {
                    let entry = entries[column * rowCount + positionOf[variable]]
                    if entry != 0 { entries[column * rowCount + position] += factor * entry }
                }
            }
        }
        return Tableau(
            costs: costs, levelCount: levelCount, basic: basic, nonbasic: nonbasic,
            entries: entries, pivotCount: parts.reduce(0) { $0 + $1.tableau.pivotCount })
    }
}
