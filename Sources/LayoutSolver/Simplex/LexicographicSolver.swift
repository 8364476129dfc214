/// Solves one set of included constraints to the last level: priorities, then the tie-break where it matters.
///
/// Warm: components keep their tableaus and regions. The answer at a point does not depend on what was asked before.
struct LexicographicSolver: Sendable {
    /// Bounds and the flag, handed down to the simplex.
    struct Budget {
        var pivots: Int
        var regions: Int
        var bytes: Int
        var cancellation: CancellationFlag?

        /// Turns a bad end of the simplex into an error.
        func check(_ outcome: Tableau.Outcome) throws(SolverError) {
            switch outcome {
            case .optimal: return
            case .cancelled: throw .cancelled
            case .stuck, .circling, .unbounded: throw .limit(.pivots, dump: "")
            }
        }

        /// An error where the flag is raised: for loops that are long and have no simplex in them.
        func checkFlag() throws(SolverError) {
            if cancellation?.isRaised ?? false { throw .cancelled }
        }

        /// An error where a tableau would be larger than a whole solver may be; asked before it is made.
        func checkTableau(rows: Int, columns: Int) throws(SolverError) {
            if rows * columns > bytes / 8 { throw .limit(.bytes, dump: "") }
        }
    }

    var presolved: PresolvedProblem
    /// Bytes of it, counted once: it never grows.
    private var presolvedBytes: Int
    /// The tie-break.
    let ties: [LinearExpression]
    let constraints: [LinearConstraint]
    /// Definitions of the variables that presolve eliminated.
    private(set) var definitions: AffineProgram
    /// How their variables follow others, and its work space.
    private var followers: Followers
    /// The tie-breaks that mention each variable.
    private let tieUsers: TieUsers
    /// Components as they are now; those joined by ties count as one.
    var solvers: [ComponentSolver] = []
    /// All variables at the last point, not snapped.
    var values: [Double]
    /// Work space of batches: values of variables, and how fast they change.
    var pairs: [SIMD2<Double>] = []
    /// Sets of open variables by number, and back.
    private(set) var openSets: [[Int]] = []
    private var openSetNumbers: [[Int]: Int] = [:]

    /// - Parameters:
    ///   - asked: see `PresolvedProblem`; what has no part in it has no values then.
    ///   - cancellation: once it is raised the work ends early, and what is made is of no use.
    init(
        _ problem: LinearProblem, included: [Int], bounded: Bool, isTied: Bool, asked: Int? = nil,
        cancellation: CancellationFlag? = nil
    ) {
        var presolved = PresolvedProblem(
            problem, included: included, bounded: bounded, asked: asked, cancellation: cancellation)
        definitions = presolved.definitionProgram()
        self.presolved = presolved
        presolvedBytes = presolved.byteCount
        constraints = problem.constraints
        values = Array(repeating: 0, count: problem.variableCount)
        ties = isTied ? problem.tieBreak : []
        followers = Followers(definitions, variableCount: problem.variableCount)
        tieUsers = TieUsers(ties, variableCount: problem.variableCount)
    }

    /// The same solver as far as it can be asked whether its rows can hold: defined variables get no values, and nothing is proved.
    func withoutDefinitions() -> LexicographicSolver {
        var result = self
        result.presolved.forgetDefinitions()
        result.presolvedBytes = result.presolved.byteCount
        result.definitions = result.presolved.definitionProgram()
        result.followers = Followers(result.definitions, variableCount: 0)
        return result
    }

    /// How an answer was found.
    struct Trace {
        var pivots = 0
        var isHit = true
        var isCold = false
        /// Whether no look-up could decide, so that the point was solved from the first vertex.
        var isUnsure = false
        /// Numbers of the sets of variables that are open, ascending; empty unless asked for.
        var openSets: [Int] = []
    }

    /// Solves at a point; the answer is in `values`.
    mutating func solve(
        at parameters: [Double], budget: Budget
    ) throws(SolverError) -> Trace {
        var trace = Trace()
        try locate(parameters, budget: budget, trace: &trace)
        if !settle(at: parameters, budget: budget) {
            trace.isUnsure = true
            var fresh = self
            fresh.solvers.removeAll()
            try fresh.solveFresh(at: parameters, budget: budget, trace: &trace)
            values = fresh.values
        } else {
            definitions.evaluate(.values, parameters: parameters, into: &values)
        }
        return trace
    }

    /// Solves from the first vertex, whatever is known.
    mutating func solveFresh(
        at parameters: [Double], budget: Budget, trace: inout Trace
    ) throws(SolverError) {
        try locate(parameters, budget: budget, trace: &trace)
        for solver in solvers {
            let program = solver.answer(active: solver.activeRows)
            program.evaluate(.values, parameters: parameters, into: &values)
        }
        definitions.evaluate(.values, parameters: parameters, into: &values)
    }

    /// Brings every component to the point: by look-up, or by moving its tableau until no tie-break is missing.
    private mutating func locate(
        _ parameters: [Double], budget: Budget, trace: inout Trace
    ) throws(SolverError) {
        let isCold = solvers.isEmpty
        if isCold {
            // All of them or, where one is too large, none: with some missing the rest would pass for the whole.
            var made: [ComponentSolver] = []
            for component in presolved.components {
                try budget.checkFlag()
                made.append(try makeSolver(component, budget: budget))
            }
            solvers = made
        }
        trace.isCold = isCold
        for at in solvers.indices {
            if solvers[at].lookUp(parameters, into: &values) {
                // A solve that came to no end may have moved the tableau elsewhere: it has nothing to say of this point.
                solvers[at].isUnsettled = false
                continue
            }
            trace.pivots += try walk(solver: at, to: parameters, budget: budget)
            trace.isHit = false
        }
        while try includeMissingTies(at: parameters, budget: budget, trace: &trace) {}
    }

    /// Brings one component's tableau to the point, from the first vertex if it is new; the number of pivots.
    mutating func walk(
        solver at: Int, to parameters: [Double], budget: Budget
    ) throws(SolverError) -> Int {
        let before = solvers[at].isOptimised ? solvers[at].tableau.pivotCount : 0
        if solvers[at].isOptimised {
            try solvers[at].moveTableau(to: parameters, budget: budget)
        } else {
            try solvers[at].optimise(at: parameters, budget: budget)
        }
        solvers[at].isUnsettled = true
        return solvers[at].tableau.pivotCount - before
    }

    /// Joins in the tie-breaks that moved components miss; false when none was missing.
    mutating func includeMissingTies(
        at parameters: [Double], budget: Budget, trace: inout Trace
    ) throws(SolverError) -> Bool {
        let missing = try missingTies(budget: budget)
        if missing.isEmpty { return false }
        try include(missing, at: parameters, budget: budget, trace: &trace)
        return true
    }

    /// The solver of a component as presolve left it.
    func makeSolver(
        _ component: PresolvedProblem.Component, budget: Budget
    ) throws(SolverError) -> ComponentSolver {
        try budget.checkTableau(rows: component.rows.count, columns: component.variables.count)
        let solver = ComponentSolver(
            presolved, variables: component.variables, rows: component.rows, ties: [],
            tieForms: [], cancellation: budget.cancellation)
        try budget.checkFlag()
        return solver
    }

    /// Takes the answers of moved components; false when one of them is not sure.
    private mutating func settle(at parameters: [Double], budget: Budget) -> Bool {
        var isSure = true
        for at in solvers.indices where solvers[at].isUnsettled {
            if !solvers[at].settle(
                at: parameters, regionLimit: budget.regions, into: &values)
            {
                isSure = false
            }
            solvers[at].isUnsettled = false
        }
        return isSure
    }

    /// For every column of a moved component the first tie-break that could still move it at its turn.
    private mutating func missingTies(budget: Budget) throws(SolverError) -> Set<Int> {
        var missing = Set<Int>()
        if ties.isEmpty { return missing }
        for at in solvers.indices where solvers[at].isUnsettled && !solvers[at].isKnownRegion {
            for column in 0..<solvers[at].tableau.columnCount {
                try budget.checkFlag()
                if let tie = missingTie(solver: at, column: column) { missing.insert(tie) }
            }
        }
        return missing
    }

    private mutating func missingTie(solver at: Int, column: Int) -> Int? {
        let level = solvers[at].fixingLevel(ofColumn: column)
        let priorities = solvers[at].priorityLevelCount
        if let level, level < priorities { return nil }
        var end = ties.count
        if let level, level - priorities < solvers[at].ties.count {
            end = solvers[at].ties[level - priorities]
        }
        let start = Int(solvers[at].tableau.verifiedTies[column])
        if start >= end { return nil }
        let movement = followers.movement(
            with: solvers[at].movement(ofColumn: column), in: definitions)
        let missing = tieUsers.first(in: start..<end, of: ties, movedBy: movement) {
            !solvers[at].hasTie($0)
        }
        if let missing {
            solvers[at].tableau.verifiedTies[column] = Int32(missing)
            return missing
        }
        solvers[at].tableau.verifiedTies[column] = Int32(end)
        return nil
    }

    /// Joins the components that each tie touches and solves them with it.
    private mutating func include(
        _ missing: Set<Int>, at parameters: [Double], budget: Budget, trace: inout Trace
    ) throws(SolverError) {
        var owner = Array(repeating: -1, count: presolved.space.variableCount)
        for (number, solver) in solvers.enumerated() {
            for variable in solver.variables { owner[variable] = number }
        }
        var groups = DisjointSets(count: solvers.count)
        var tieOwner: [(tie: Int, solver: Int)] = []
        for tie in missing.sorted() {
            let form = presolved.expand(ties[tie])
            let touched = form.columns.prefix(form.variableTermCount(in: presolved.space))
                .map { owner[Int($0)] }
            guard let first = touched.first else { continue }
            for other in touched { groups.unite(first, other) }
            tieOwner.append((tie, first))
        }
        var tiesOf: [Int: [Int]] = [:]
        for (tie, solver) in tieOwner { tiesOf[groups.root(of: solver), default: []].append(tie) }
        var partsOf: [Int: [Int]] = [:]
        for at in solvers.indices { partsOf[groups.root(of: at), default: []].append(at) }
        var result: [ComponentSolver] = []
        for at in solvers.indices where groups.root(of: at) == at {
            try budget.checkFlag()
            guard let added = tiesOf[at], let members = partsOf[at] else {
                result.append(solvers[at])
                continue
            }
            let parts = members.map { solvers[$0] }
            let all = (parts.flatMap(\.ties) + added).sorted()
            var forms: [SparseRow] = []
            for tie in all { forms.append(presolved.expand(ties[tie])) }
            try budget.checkTableau(
                rows: parts.reduce(all.count) { $0 + $1.rows.count },
                columns: parts.reduce(0) { $0 + $1.variables.count })
            var solver = ComponentSolver(presolved, joining: parts, ties: all, tieForms: forms)
            let before = solver.tableau.pivotCount
            try solver.optimise(at: parameters, budget: budget)
            trace.pivots += solver.tableau.pivotCount - before
            trace.isHit = false
            result.append(solver)
        }
        solvers = result
    }

    /// Numbers of the sets of variables that are open at the point of the last solve.
    mutating func openSets(
        at parameters: [Double], isUnsure: Bool, budget: Budget
    ) throws(SolverError) -> [Int] {
        if isUnsure {
            let face = try face(at: parameters, budget: budget)
            return face.isPoint ? [] : [number(ofOpenSet: try face.openVariables())]
        }
        var numbers: [Int] = []
        for at in solvers.indices {
            let region = solvers[at].cache.current
            if !solvers[at].cache.regions[region].isOpen { continue }
            numbers.append(
                try openSet(solver: at, region: region, at: parameters, budget: budget))
        }
        return numbers.sorted()
    }

    /// Components that have regions which leave something open.
    var openComponents: [Int] {
        solvers.indices.filter { solvers[$0].cache.regions.contains(where: \.isOpen) }
    }

    /// Numbers of the sets of variables that are open at a point of a located batch.
    mutating func openSets(
        ofPoint point: Int, in points: SweepPoints, _ found: SweepRegions, _ open: [Int],
        budget: Budget
    ) throws(SolverError) -> [Int] {
        var numbers: [Int] = []
        var parameters: [Double] = []
        for at in open {
            let region = Int(found.region(of: at, at: point))
            if !solvers[at].cache.regions[region].isOpen { continue }
            if parameters.isEmpty { parameters = points.point(point) }
            numbers.append(
                try openSet(solver: at, region: region, at: parameters, budget: budget))
        }
        return numbers.sorted()
    }

    private mutating func openSet(
        solver at: Int, region: Int, at parameters: [Double], budget: Budget
    ) throws(SolverError) -> Int {
        let isFar = solvers[at].isFarFromWalls(parameters, in: region)
        if isFar, solvers[at].cache.regions[region].openSet >= 0 {
            return solvers[at].cache.regions[region].openSet
        }
        try solvers[at].moveTableau(to: parameters, budget: budget)
        let face = try OptimalFace(
            [solvers[at]], definitions: definitions, followers: &followers, budget: budget)
        let number = number(ofOpenSet: try face.openVariables())
        if isFar { solvers[at].cache.regions[region].openSet = number }
        return number
    }

    private mutating func number(ofOpenSet set: [Int]) -> Int {
        if let known = openSetNumbers[set] { return known }
        openSets.append(set)
        openSetNumbers[set] = openSets.count - 1
        return openSets.count - 1
    }

    /// What the priorities leave open at the point of the last solve.
    mutating func face(at parameters: [Double], budget: Budget) throws(SolverError) -> OptimalFace {
        for at in solvers.indices {
            try solvers[at].moveTableau(to: parameters, budget: budget)
        }
        return try OptimalFace(
            solvers, definitions: definitions, followers: &followers, budget: budget)
    }

    var byteCount: Int {
        solvers.reduce(definitions.byteCount * 2 + presolvedBytes) {
            $0 + $1.flatForms.byteCount * 2 + $1.tableau.entries.count * 8 + $1.cache.byteCount
        }
    }
}
