import LayoutSolver

/// A solver and its buffers; a class because collections cannot hold noncopyable values.
final class WarmSolver {
    /// The solver.
    var solver: ParametricSolver
    /// One value a variable, of the last solve.
    var values: [Double]
    /// What is open by number of the solver's report.
    private var open: [Int: OpenPlaces] = [:]
    private var reach: ParameterReach?

    /// Builds a solver.
    init(
        _ problem: LinearProblem, limits: SolverLimits, cancellation: CancellationFlag?
    ) throws(SolverError) {
        solver = try ParametricSolver(problem, limits: limits, cancellation: cancellation)
        values = [Double](repeating: 0, count: problem.variableCount)
    }

    /// Solves into `values`.
    func solve(at parameters: [Double]) throws(SolverError) -> Solution {
        try solver.solve(at: parameters, into: &values)
    }

    /// The open views of the report that the last solve named, with the intervals of their open values.
    func ambiguities(
        report number: Int, _ lowered: LoweredProblem, items: LayoutIndex, at parameters: [Double]
    ) throws(SolverError) -> [VariantReport.Ambiguity] {
        var places = open[number] ?? openPlaces(solver.report(number), lowered, items)
        defer { open[number] = places }
        // The entry is taken out meanwhile, so that it is changed in place.
        open[number] = nil
        return try places.ambiguities(at: parameters, &solver)
    }

    private func openPlaces(
        _ report: SolutionReport, _ lowered: LoweredProblem, _ items: LayoutIndex
    ) -> OpenPlaces {
        let places = lowered.openPlaces(report.ambiguousVariables, items: items)
        guard report.conflicts.isEmpty else {
            // Where rows were given up, anything may depend on anything.
            let all = Array(lowered.parameters.indices)
            return OpenPlaces(places) { _ in all }
        }
        var known = reach ?? ParameterReach(lowered.problem)
        defer { reach = known }
        return OpenPlaces(places) { known.parameters(of: $0) }
    }
}

/// A configuration of a family with its solver while that is warm.
final class Configuration {
    /// The rows and their names.
    let lowered: LoweredProblem
    /// The solver; nil when it was never built or had to leave.
    var warm: WarmSolver?
    /// When it was last used, in solves.
    var lastUse = 0

    /// Creates a configuration without a solver.
    init(_ lowered: LoweredProblem) { self.lowered = lowered }
}

/// The configurations of one family; keeps a bounded number of solvers warm, the least recently used leave first.
///
/// What is kept changes no answer, only how fast it comes.
struct ConfigurationStore {
    /// Most solvers kept warm.
    let capacity: Int
    /// Most bytes held by the warm solvers together; the one in use always stays.
    let byteCapacity: Int
    /// Solvers built so far.
    private(set) var builtSolverCount = 0
    private var clock = 0
    private var configurations: [LoweredProblem.Digest: [Configuration]] = [:]
    private var warm: [Configuration] = []

    /// Creates an empty store.
    init(capacity: Int, byteCapacity: Int) {
        self.capacity = capacity
        self.byteCapacity = byteCapacity
    }

    /// The configuration of a lowered problem: the same one for equal problems.
    mutating func configuration(of lowered: LoweredProblem) -> Configuration {
        let digest = lowered.digest
        if let known = configurations[digest]?.first(where: { $0.lowered == lowered }) {
            return known
        }
        let configuration = Configuration(lowered)
        configurations[digest, default: []].append(configuration)
        return configuration
    }

    /// Number of configurations known, warm or not.
    var configurationCount: Int { configurations.reduce(0) { $0 + $1.value.count } }

    /// Forgets the configurations without a solver. Those who hold one must let go of it first.
    mutating func forgetCold() {
        configurations = Dictionary(grouping: warm) { $0.lowered.digest }
    }

    /// The warm solver of a configuration, and whether it was built for this call.
    mutating func solver(
        for configuration: Configuration, limits: SolverLimits, cancellation: CancellationFlag?
    ) throws(SolverError) -> (solver: WarmSolver, wasBuilt: Bool) {
        clock += 1
        configuration.lastUse = clock
        if let solver = configuration.warm { return (solver, false) }
        let solver = try WarmSolver(
            configuration.lowered.problem, limits: limits, cancellation: cancellation)
        configuration.warm = solver
        warm.append(configuration)
        builtSolverCount += 1
        makeRoom()
        return (solver, true)
    }

    /// Bytes held by the warm solvers.
    var byteCount: Int { warm.reduce(0) { $0 + ($1.warm?.solver.byteCount ?? 0) } }

    /// Regions that the warm solvers know.
    var regionCount: Int { warm.reduce(0) { $0 + ($1.warm?.solver.regionCount ?? 0) } }

    /// Lets the least recently used solvers go until the rest fits. O(warm solvers).
    mutating func makeRoom() {
        while warm.count > 1, warm.count > capacity || byteCount > byteCapacity {
            guard
                let oldest = warm.indices.min(by: { warm[$0].lastUse < warm[$1].lastUse })
            else { return }
            warm[oldest].warm = nil
            warm.remove(at: oldest)
        }
    }
}

extension LoweredProblem {
    /// A short stand-in for looking a problem up; equal problems have equal digests.
    struct Digest: Hashable, Sendable {
        var rows: Int
        var parameters: Int
        var hash: Int
    }

    /// The digest, for use inside one process.
    var digest: Digest {
        var hasher = Hasher()
        for row in problem.constraints {
            hasher.combine(row.priority)
            hasher.combine(row.expression.constant)
            for term in row.expression.terms {
                hasher.combine(term.index)
                hasher.combine(term.coefficient)
            }
        }
        for name in names { hasher.combine(name) }
        return Digest(
            rows: names.count, parameters: parameters.count, hash: hasher.finalize())
    }
}
