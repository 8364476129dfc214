public import LayoutSolver

/// Solves the variants of one job, warm. The one door to the engine for commands and workers alike.
///
/// The answer for a variant is a function of the specification and the index alone. Not thread-safe: one solver, one thread.
public struct JobSolver: ~Copyable {
    /// What is solved.
    public let specification: JobSpecification
    /// The items of the result columns.
    public let items: ItemTable

    /// Prepares a job. Throws diagnostics when a constraint or an update of it is not valid.
    public init(
        _ specification: JobSpecification, limits: SolverLimits = .standard,
        cancellation: CancellationFlag? = nil
    ) throws(DiagnosticList) {
        self.specification = specification
        self.items = ItemTable(items: [])
    }

    /// Solves one variant of `0..<specification.variantCount`. Throws only when cancelled; a limit is a failed result.
    public mutating func solve(_ index: Int) throws(SolverError) -> VariantResult {
        throw .cancelled
    }

    /// Number of configurations for which a solver was built so far.
    public var builtSolverCount: Int { 0 }

    /// Bytes held by the warm solvers.
    public var byteCount: Int { 0 }
}
