/// What the priorities leave open at one point: the directions in which the answer can move at no cost, and how far.
struct OptimalFace {
    /// A column of a component that is free at all priority levels.
    struct Direction {
        var solver: Int
        var column: Int
        var opensUp: Bool
        var opensDown: Bool
    }

    /// How one variable moves with one direction.
    private struct Move {
        var variable: Int32
        var direction: Int32
        var amount: Double
    }

    /// Directions that walls tie together, and those walls. What happens in one block says nothing of another: a question
    /// costs the blocks it touches.
    struct Block {
        var solver: Int
        /// Ascending.
        var directions: [Int]
        /// Positions of basic rows that stop them, ascending.
        var walls: [Int]
    }

    /// A linear form over directions, ascending.
    typealias Form = [(direction: Int, amount: Double)]

    let directions: [Direction]
    let blocks: [Block]
    private let blockOf: [Int]
    /// By variable, then by direction; none of nought.
    private let moves: [Move]
    private let solvers: [ComponentSolver]
    private let budget: LexicographicSolver.Budget

    /// The face of components whose tableaus are at the point; `definitions` say how other variables follow. Throws when the
    /// flag of the budget is raised, as every question about the face does, and where it takes more bytes than a solver may.
    init(
        _ solvers: [ComponentSolver], definitions: AffineProgram, followers: inout Followers,
        budget: LexicographicSolver.Budget
    ) throws(SolverError) {
        var directions: [Direction] = []
        var moves: [Move] = []
        var blocks: [Block] = []
        for (number, component) in solvers.enumerated() {
            let first = directions.count
            for column in 0..<component.tableau.columnCount {
                let up = component.tableau.leadingSlope(column, direction: 1)?.level
                let down = component.tableau.leadingSlope(column, direction: -1)?.level
                let opensUp = (up ?? .max) >= component.priorityLevelCount
                let opensDown = (down ?? .max) >= component.priorityLevelCount
                if !opensUp, !opensDown { continue }
                try budget.checkFlag()
                let movement = followers.movement(
                    with: component.movement(ofColumn: column), in: definitions)
                let direction = Int32(directions.count)
                moves += movement.map {
                    Move(variable: $0.variable, direction: direction, amount: $0.amount)
                }
                if moves.count > budget.bytes / MemoryLayout<Move>.stride {
                    throw .limit(.bytes, dump: "")
                }
                directions.append(
                    Direction(
                        solver: number, column: column, opensUp: opensUp, opensDown: opensDown))
            }
            try OptimalFace.addBlocks(
                of: component, number: number, directions[first...], budget: budget, to: &blocks)
        }
        moves.sort { ($0.variable, $0.direction) < ($1.variable, $1.direction) }
        var blockOf = Array(repeating: -1, count: directions.count)
        for (number, block) in blocks.enumerated() {
            for direction in block.directions { blockOf[direction] = number }
        }
        self.directions = directions
        self.moves = moves
        self.blocks = blocks
        self.blockOf = blockOf
        self.solvers = solvers
        self.budget = budget
    }

    /// The blocks of one component's directions. O(walls × directions).
    private static func addBlocks(
        of component: ComponentSolver, number: Int, _ directions: ArraySlice<Direction>,
        budget: LexicographicSolver.Budget, to blocks: inout [Block]
    ) throws(SolverError) {
        if directions.isEmpty { return }
        let tableau = component.tableau
        var groups = DisjointSets(count: directions.count)
        var walls: [(position: Int, direction: Int)] = []
        for position in 0..<tableau.rowCount where component.hasWall(at: position) {
            try budget.checkFlag()
            var touched = -1
            var isWall = false
            for (place, direction) in directions.enumerated() {
                let entry = tableau.entries[direction.column * tableau.rowCount + position]
                if entry == 0 { continue }
                if abs(entry) >= Tolerance.pivot { isWall = true }
                if touched >= 0 { groups.unite(touched, place) }
                touched = place
            }
            if isWall { walls.append((position, touched)) }
        }
        var numbers: [Int: Int] = [:]
        for place in directions.indices {
            let root = groups.root(of: place - directions.startIndex)
            let block = numbers[root] ?? blocks.count
            if block == blocks.count {
                numbers[root] = block
                blocks.append(Block(solver: number, directions: [], walls: []))
            }
            blocks[block].directions.append(place)
        }
        for wall in walls {
            guard let block = numbers[groups.root(of: wall.direction)] else { continue }
            blocks[block].walls.append(wall.position)
        }
    }

    var isPoint: Bool { directions.isEmpty }

    /// How an expression moves with each direction, without what is nought.
    func form(of expression: LinearExpression) -> Form {
        var speeds: [Int: Double] = [:]
        for term in expression.terms {
            for move in moves[range(of: term.index)] {
                speeds[Int(move.direction), default: 0] += term.coefficient * move.amount
            }
        }
        return speeds.filter { abs($0.value) > Tolerance.cost }.sorted { $0.key < $1.key }
            .map { ($0.key, $0.value) }
    }

    /// Where the moves of a variable are.
    private func range(of variable: Int) -> Range<Int> {
        let first = firstMove(notBefore: variable)
        return first..<firstMove(notBefore: variable + 1)
    }

    private func firstMove(notBefore variable: Int) -> Int {
        var low = 0
        var high = moves.count
        while low < high {
            let middle = (low + high) / 2
            if Int(moves[middle].variable) < variable { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Variables that can move by more than the tolerance, ascending.
    func openVariables() throws(SolverError) -> [Int] {
        let reach = directions.indices.map { singleReach(of: $0) }
        var result: [Int] = []
        var first = 0
        while first < moves.count {
            try budget.checkFlag()
            let variable = moves[first].variable
            let end = moves[first...].firstIndex { $0.variable != variable } ?? moves.count
            let moving = moves[first..<end].filter { abs($0.amount) > Tolerance.cost }
            first = end
            if moving.isEmpty { continue }
            let moves = moving.contains {
                reach[Int($0.direction)] * abs($0.amount) > Tolerance.ambiguity
            }
            if moves {
                result.append(Int(variable))
            } else if try length(of: moving.map { (Int($0.direction), $0.amount) }) {
                result.append(Int(variable))
            }
        }
        return result
    }

    /// Whether the interval of a form is longer than the tolerance.
    private func length(of form: Form) throws(SolverError) -> Bool {
        guard let lower = try extreme(of: form, sign: 1),
            let upper = try extreme(of: form, sign: -1)
        else { return true }
        return upper - lower > Tolerance.ambiguity
    }

    /// How far one direction alone can go from the present answer.
    private func singleReach(of number: Int) -> Double {
        let direction = directions[number]
        let tableau = solvers[direction.solver].tableau
        var up = Double.infinity
        var down = Double.infinity
        for position in blocks[blockOf[number]].walls {
            let speed = tableau.entries[direction.column * tableau.rowCount + position]
            if abs(speed) < Tolerance.pivot { continue }
            let step = abs(tableau.value[position]) / abs(speed)
            if speed * Double(tableau.side[position]) < 0 {
                up = min(up, step)
            } else {
                down = min(down, step)
            }
        }
        return max(direction.opensUp ? up : 0, direction.opensDown ? down : 0)
    }

    /// The least change (sign 1) or greatest change (sign -1) of a form; nil when there is none.
    func extreme(of form: Form, sign: Double) throws(SolverError) -> Double? {
        var sum = 0.0
        // Directions of a block may lie between those of others.
        var parts: [Int: Form] = [:]
        for entry in form { parts[blockOf[entry.direction], default: []].append(entry) }
        for (block, part) in parts.sorted(by: { $0.key < $1.key }) {
            guard let amount = try extreme(of: part, in: blocks[block], sign: sign) else {
                return nil
            }
            sum += amount
        }
        return sum
    }

    private func extreme(
        of form: Form, in block: Block, sign: Double
    ) throws(SolverError) -> Double? {
        try budget.checkFlag()
        var tableau = walls(of: block, objective: form, sign: sign)
        var outcome = tableau.optimise(limit: 100_000, cancellation: budget.cancellation)
        for shift in Tolerance.shifts where outcome == .circling {
            tableau = walls(of: block, objective: form, sign: sign)
            tableau.shift(by: shift)
            tableau.takeNaturalSides()
            outcome = tableau.optimise(limit: 100_000, cancellation: budget.cancellation)
        }
        if outcome == .cancelled { throw .cancelled }
        if case .unbounded = outcome { return nil }
        let objective = Int32(tableau.rowCount - 1)
        guard let position = tableau.basic.firstIndex(of: objective) else { return 0 }
        return tableau.value[position]
    }

    /// A block as a tableau: its walls, the ends of directions that open to one side, and the objective. It is no larger than
    /// the component's own tableau by more than a row.
    private func walls(of block: Block, objective: Form, sign: Double) -> Tableau {
        let tableau = solvers[block.solver].tableau
        var values = block.walls.map { tableau.value[$0] }
        var perturbations = block.walls.map { tableau.perturbation[$0] }
        var costs = RowCosts()
        func addCost(above: Bool) {
            costs.append([.init(level: 0, up: above ? 0 : 1, down: above ? 1 : 0)])
        }
        for position in block.walls { addCost(above: tableau.side[position] > 0) }
        var endOf: [Int?] = []
        for number in block.directions {
            let direction = directions[number]
            let isOneSided = !direction.opensUp || !direction.opensDown
            endOf.append(isOneSided ? values.count : nil)
            if !isOneSided { continue }
            let amount = Perturbation.amount(of: number)
            values.append(0)
            perturbations.append(direction.opensUp ? amount : -amount)
            addCost(above: direction.opensUp)
        }
        values.append(0)
        perturbations.append(1)
        costs.append([.init(level: 1, up: sign, down: -sign)])
        let rowCount = values.count
        var entries = Array(repeating: 0.0, count: rowCount * block.directions.count)
        for (column, number) in block.directions.enumerated() {
            let from = directions[number].column * tableau.rowCount
            let base = column * rowCount
            for (row, position) in block.walls.enumerated() {
                entries[base + row] = tableau.entries[from + position]
            }
            if let row = endOf[column] { entries[base + row] = 1 }
        }
        for (direction, amount) in objective {
            guard let column = block.directions.firstIndex(of: direction) else { continue }
            entries[column * rowCount + rowCount - 1] += amount
        }
        var result = Tableau(
            columnCount: block.directions.count, costs: costs, levelCount: 2, entries: entries)
        result.value = values
        result.perturbation = perturbations
        result.takeNaturalSides()
        return result
    }
}
