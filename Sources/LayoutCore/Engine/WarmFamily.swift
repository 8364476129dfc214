import LayoutSolver

/// The warm solvers of one family of layouts, and how a question becomes an answer. Shared by `JobSolver` and
/// `FamilySolver`; not thread-safe.
struct WarmFamily: ~Copyable {
    /// Most rounds in which text heights and insets may settle.
    static let mostRounds = 3
    /// Most configurations kept warm at once.
    static let warmCapacity = 64
    /// Most configurations remembered, warm or not.
    static let configurationCapacity = 512

    let index: LayoutIndex
    let editable: EditableNames
    let limits: SolverLimits
    let cancellation: CancellationFlag?
    /// Greatest coordinate or size of an answer, points.
    let greatest: Double
    var store: ConfigurationStore
    /// Values of the last solve, its last round.
    private(set) var parameters: [Double] = []

    init(
        _ index: LayoutIndex, editable: EditableNames, limits: SolverLimits,
        cancellation: CancellationFlag?, greatest: Double = .greatestFiniteMagnitude
    ) {
        self.greatest = greatest
        self.index = index
        self.editable = editable
        self.limits = limits
        self.cancellation = cancellation
        store = ConfigurationStore(
            capacity: WarmFamily.warmCapacity, byteCapacity: limits.bytes)
    }

    /// Number of configurations for which a solver was built so far.
    var builtSolverCount: Int { store.builtSolverCount }

    /// Bytes held by the warm solvers.
    var byteCount: Int { store.byteCount }

    /// Regions that the warm solvers know.
    var regionCount: Int { store.regionCount }

    /// Whether so many configurations are remembered that `forget` is due.
    var isFull: Bool { store.configurationCount >= WarmFamily.configurationCapacity }

    /// Forgets configurations without a solver; resolutions of them must be let go of.
    mutating func forget() { store.forgetCold() }

    /// The configuration and the numbers of a state. O(size of the layout), by lowering it.
    mutating func resolution(
        of state: LayoutState, direction: LayoutDirection, fitting: AxisPair?, scale: Double
    ) -> Resolution {
        let lowered = Lowering.lower(
            state, index: index, direction: direction, fitting: fitting, editable: editable)
        return Resolution(
            store.configuration(of: lowered), state: state, index: index, scale: scale)
    }

    /// Solves in rounds until texts and insets have settled. Throws only when cancelled; a limit is a failed result.
    mutating func solve(
        _ resolution: Resolution, in environment: Environment
    ) throws(SolverError) -> VariantResult {
        let configuration = resolution.configuration
        do throws(SolverError) {
            let (warm, wasBuilt) = try store.solver(
                for: configuration, limits: limits, cancellation: cancellation)
            let margins = EffectiveMargins(
                index: index, environment: environment, changed: resolution.margins)
            resolution.fill(&parameters, margins)
            var trace = VariantTrace(builtSolver: wasBuilt, pivots: 0, isHit: true)
            var solution = try warm.solve(at: parameters)
            trace.add(solution.path)
            var isSettled = true
            if !resolution.positional.isEmpty {
                var rounds = 1
                while resolution.measure(
                    &parameters,
                    SolvedFrames(configuration.lowered, values: warm.values), margins)
                {
                    guard rounds < WarmFamily.mostRounds else {
                        isSettled = false
                        break
                    }
                    rounds += 1
                    solution = try warm.solve(at: parameters)
                    trace.add(solution.path)
                }
            }
            return try result(
                of: solution, in: configuration, warm, isSettled: isSettled, trace: trace)
        } catch .cancelled {
            throw .cancelled
        } catch {
            return failure(WarmFamily.reason(error))
        }
    }

    private func result(
        of solution: Solution, in configuration: Configuration, _ warm: WarmSolver,
        isSettled: Bool, trace: VariantTrace
    ) throws(SolverError) -> VariantResult {
        let lowered = configuration.lowered
        let values = SolvedFrames(lowered, values: warm.values).columns()
        // Not `>`: what is no number is beyond everything.
        if warm.values.contains(where: { !($0.magnitude <= greatest) }) {
            return failure(tooLarge(values, lowered.variables), trace)
        }
        var status: VariantStatus = isSettled ? [] : .unsettled
        var report = VariantReport()
        let said = warm.solver.report(solution.report)
        if !said.conflicts.isEmpty {
            status.insert(.conflict)
            report.conflicts = said.conflicts.map {
                lowered.conflict($0, parameters: parameters)
            }
        }
        if !said.ambiguousVariables.isEmpty {
            report.ambiguities = try warm.ambiguities(
                report: solution.report, lowered, items: index, at: parameters)
            if !report.ambiguities.isEmpty { status.insert(.ambiguous) }
        }
        report.contentSizes = lowered.contents.map {
            VariantReport.ContentSize(
                item: index.entries[$0.item].id, width: warm.values[$0.width],
                height: warm.values[$0.height])
        }
        return VariantResult(values: values, status: status, report: report, trace: trace)
    }

    /// Says which item is too large; a part of one that is no item goes by the name of all.
    private func tooLarge(_ values: [Double], _ variables: [Int]) -> String {
        let slot = values.indices.first { slot in
            variables[slot] != LoweredProblem.removed && !(values[slot].magnitude <= greatest)
        }
        let name = slot.map { index.entries[$0 / 4].id } ?? "the layout"
        return "\(name) has a place or size of more than \(NumberText.text(greatest)) points"
    }

    private static func reason(_ error: SolverError) -> String {
        switch error {
        case .limit(let limit, _): "the limit on \(limit.rawValue) of one solve was met"
        case .nonFiniteParameter(let number): "parameter \(number) of the solver is not finite"
        case .cancelled: "cancelled"
        }
    }

    private func failure(
        _ reason: String,
        _ trace: VariantTrace = VariantTrace(builtSolver: false, pivots: 0, isHit: false)
    ) -> VariantResult {
        VariantResult(
            values: [Double](repeating: .nan, count: index.count * 4), status: .failed,
            report: VariantReport(failure: reason), trace: trace)
    }
}

extension VariantTrace {
    /// Counts one more round.
    mutating func add(_ path: Solution.Path) {
        switch path {
        case .hit: break
        case .walked(let pivots), .cold(let pivots):
            self.pivots += pivots
            isHit = false
        }
    }
}
