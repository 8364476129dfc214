/// Why a solve ended without an answer. Never caused by conflicting or ambiguous constraints: those are answers.
public enum SolverError: Error, Equatable, Sendable {
    /// A bound of `SolverLimits` was met; `dump` replays with `problem-file`.
    case limit(Limit, dump: String)
    /// The cancellation flag was raised.
    case cancelled
    /// A parameter is NaN or infinite.
    case nonFiniteParameter(index: Int)

    /// The bounds that exist.
    public enum Limit: String, Equatable, Sendable {
        /// Pivots in one solve.
        case pivots
        /// Parts of a partition into regions.
        case regions
        /// Bytes held by one solver.
        case bytes
    }
}

/// Bounds on what one solver may use. Each is checked where it can grow.
public struct SolverLimits: Equatable, Sendable {
    /// Most pivots in one solve.
    public var pivots: Int
    /// Most regions kept; the least recently used leave first.
    public var regions: Int
    /// Most bytes held by one solver, caches included.
    public var bytes: Int

    /// Limits that no sane layout meets.
    public static let standard = SolverLimits(pivots: 200_000, regions: 4_096, bytes: 512 << 20)

    /// Creates limits.
    public init(pivots: Int, regions: Int, bytes: Int) {
        self.pivots = pivots
        self.regions = regions
        self.bytes = bytes
    }
}
