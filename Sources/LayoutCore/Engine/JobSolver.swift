public import LayoutSolver

/// Solves the variants of one job, warm. The one door to the engine for commands and workers alike.
///
/// The answer for a variant is a function of the specification and the index alone. Not thread-safe: one solver, one thread.
public struct JobSolver: ~Copyable {
    /// Most combinations of rules, state, data and step remembered.
    static let resolutionCapacity = 16_384
    /// Greatest coordinate or size of an answer, points. Above 2^33 points neighbours on the grid of 2^-20 cannot be told apart;
    /// this leaves room for what is meant as "no limit", and areas and sums of what is below are finite.
    static let greatestLength = 1e12

    /// What is solved.
    public let specification: JobSpecification
    /// The items of the result columns.
    public let items: ItemTable

    let resolver: VariantResolver
    var family: WarmFamily
    private var resolutions: [VariantResolver.Key: Resolution] = [:]

    /// Prepares a job. Throws diagnostics when a constraint or an update of it is not valid.
    ///
    /// Without a measurer, texts have the natural sizes that the layout states, or none.
    public init(
        _ specification: JobSpecification, textMeasurer: (any TextMeasurer)? = nil,
        limits: SolverLimits = .standard, cancellation: CancellationFlag? = nil
    ) throws(DiagnosticList) {
        let diagnostics = LayoutValidator.diagnostics(specification)
        guard diagnostics.isEmpty else { throw DiagnosticList(diagnostics) }
        self.specification = specification
        let index = LayoutIndex(specification.layout)
        items = index.table
        resolver = VariantResolver(specification, index: index, measurer: textMeasurer)
        family = WarmFamily(
            index, editable: EditableNames(specification), limits: limits,
            cancellation: cancellation, greatest: JobSolver.greatestLength)
    }

    /// Solves one variant of `0..<specification.variantCount`. Throws only when cancelled; a limit is a failed result.
    public mutating func solve(_ index: Int) throws(SolverError) -> VariantResult {
        try solve(specification.variant(at: index))
    }

    /// A variant in numbers, as another solver would be asked: its rows, and the values of their parameters in the last
    /// round of text and insets. Throws only when cancelled.
    public mutating func numbers(_ index: Int) throws(SolverError) -> (
        problem: LinearProblem, parameters: [Double]
    ) {
        let (environment, key) = resolver.resolve(specification.variant(at: index))
        let resolution = resolution(key)
        _ = try family.solve(resolution, in: environment)
        return (resolution.configuration.lowered.problem, family.parameters)
    }

    /// Regions that the warm solvers know.
    public var regionCount: Int { family.regionCount }

    /// Number of configurations for which a solver was built so far.
    public var builtSolverCount: Int { family.builtSolverCount }

    /// Bytes held by the warm solvers.
    public var byteCount: Int { family.byteCount }

    /// Solves a variant, which need not be one of the sweep.
    package mutating func solve(_ variant: Variant) throws(SolverError) -> VariantResult {
        let (environment, key) = resolver.resolve(variant)
        return try family.solve(resolution(key), in: environment)
    }

    mutating func resolution(_ key: VariantResolver.Key) -> Resolution {
        if let known = resolutions[key] { return known }
        if resolutions.count >= JobSolver.resolutionCapacity || family.isFull {
            resolutions.removeAll()
            family.forget()
        }
        let resolution = family.resolution(
            of: resolver.state(key), direction: key.direction, fitting: key.fitting,
            scale: key.scale ?? 1)
        resolutions[key] = resolution
        return resolution
    }
}
