public import LayoutSolver

/// Solves the variants of one job, warm. The one door to the engine for commands and workers alike.
///
/// The answer for a variant is a function of the specification and the index alone. Not thread-safe: one solver, one thread.
public struct JobSolver: ~Copyable {
    /// Most rounds in which text heights and insets may settle.
    static let mostRounds = 3
    /// Most configurations kept warm at once.
    static let warmCapacity = 64
    /// Most combinations of rules, state, data and step remembered.
    static let resolutionCapacity = 16_384
    /// Most configurations remembered, warm or not.
    static let configurationCapacity = 512

    /// What is solved.
    public let specification: JobSpecification
    /// The items of the result columns.
    public let items: ItemTable

    let index: LayoutIndex
    private let limits: SolverLimits
    private let cancellation: CancellationFlag?
    private let resolver: VariantResolver
    private let editable: EditableNames
    private var store: ConfigurationStore
    private var resolutions: [VariantResolver.Key: Resolution] = [:]
    private var parameters: [Double] = []

    /// Prepares a job. Throws diagnostics when a constraint or an update of it is not valid.
    ///
    /// Without a measurer, texts have the natural sizes that the layout states, or none.
    public init(
        _ specification: JobSpecification, textMeasurer: (any TextMeasurer)? = nil,
        limits: SolverLimits = .standard,
        cancellation: CancellationFlag? = nil
    ) throws(DiagnosticList) {
        let diagnostics = LayoutValidator.diagnostics(specification)
        guard diagnostics.isEmpty else { throw DiagnosticList(diagnostics) }
        self.specification = specification
        self.limits = limits
        self.cancellation = cancellation
        index = LayoutIndex(specification.layout)
        items = index.table
        editable = EditableNames(specification)
        resolver = VariantResolver(
            specification, index: index, measurer: textMeasurer)
        store = ConfigurationStore(
            capacity: JobSolver.warmCapacity, byteCapacity: limits.bytes)
    }

    /// Solves one variant of `0..<specification.variantCount`. Throws only when cancelled; a limit is a failed result.
    public mutating func solve(_ index: Int) throws(SolverError) -> VariantResult {
        try solve(specification.variant(at: index))
    }

    /// Number of configurations for which a solver was built so far.
    public var builtSolverCount: Int { store.builtSolverCount }

    /// Bytes held by the warm solvers.
    public var byteCount: Int { store.byteCount }

    /// Solves a variant, which need not be one of the sweep.
    package mutating func solve(_ variant: Variant) throws(SolverError) -> VariantResult {
        let (environment, key) = resolver.resolve(variant)
        let resolution = resolution(key)
        let configuration = resolution.configuration
        do throws(SolverError) {
            let (warm, wasBuilt) = try store.solver(
                for: configuration, limits: limits, cancellation: cancellation)
            let margins = EffectiveMargins(index: index, environment: environment)
            resolution.fill(&parameters, margins)
            var trace = VariantTrace(builtSolver: wasBuilt, pivots: 0, isHit: true)
            var solution = try warm.solve(at: parameters)
            trace.add(solution.path)
            var isSettled = true
            if !resolution.positional.isEmpty {
                var rounds = 1
                while resolution.measure(
                    &parameters,
                    SolvedFrames(
                        variables: configuration.lowered.variables, values: warm.values), margins)
                {
                    guard rounds < JobSolver.mostRounds else {
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
            return failure(error)
        }
    }

    private mutating func resolution(_ key: VariantResolver.Key) -> Resolution {
        if let known = resolutions[key] { return known }
        if resolutions.count >= JobSolver.resolutionCapacity
            || store.configurationCount >= JobSolver.configurationCapacity
        {
            resolutions.removeAll()
            store.forgetCold()
        }
        let state = resolver.state(key)
        let lowered = Lowering.lower(
            state, index: index, direction: key.direction, fitting: key.fitting,
            editable: editable)
        let resolution = Resolution(
            store.configuration(of: lowered), state: state)
        resolutions[key] = resolution
        return resolution
    }

    private func result(
        of solution: Solution, in configuration: Configuration, _ warm: WarmSolver,
        isSettled: Bool, trace: VariantTrace
    ) throws(SolverError) -> VariantResult {
        let lowered = configuration.lowered
        let values = SolvedFrames(variables: lowered.variables, values: warm.values).columns()
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
            report.ambiguities = try lowered.ambiguities(
                said.ambiguousVariables, items: index, warm, at: parameters)
            if !report.ambiguities.isEmpty { status.insert(.ambiguous) }
        }
        report.contentSizes = lowered.contents.map {
            VariantReport.ContentSize(
                item: index.entries[$0.item].id, width: warm.values[$0.width],
                height: warm.values[$0.height])
        }
        return VariantResult(values: values, status: status, report: report, trace: trace)
    }

    private func failure(_ error: SolverError) -> VariantResult {
        let reason: String
        switch error {
        case .limit(let limit, _):
            reason = "the limit on \(limit.rawValue) of one solve was met"
        case .nonFiniteParameter(let number):
            reason = "parameter \(number) of the solver is not finite"
        case .cancelled:
            reason = "cancelled"
        }
        return VariantResult(
            values: [Double](repeating: .nan, count: items.items.count * 4), status: .failed,
            report: VariantReport(failure: reason),
            trace: VariantTrace(builtSolver: false, pivots: 0, isHit: false))
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
