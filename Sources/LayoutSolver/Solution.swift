/// What one solve says beside the values.
public struct Solution: Equatable, Sendable {
    /// How the region was found: the visible difference between warm and cold.
    public enum Path: Equatable, Sendable {
        /// The point lay in a known region: a look-up.
        case hit
        /// The basis was carried on from a neighbour.
        case walked(pivots: Int)
        /// Nothing known was of use: solved from the start.
        case cold(pivots: Int)
    }

    /// How the region was found.
    public var path: Path
    /// Number of a `SolutionReport` of this solver; equal numbers mean equal reports.
    public var report: Int

    /// Creates a solution.
    public init(path: Path, report: Int) {
        self.path = path
        self.report = report
    }
}

/// What does not vary inside a region: conflicts and freedom. Kept once per distinct content.
public struct SolutionReport: Hashable, Sendable {
    /// An irreducible set of required constraints that cannot hold together.
    public struct Conflict: Hashable, Sendable {
        /// The constraint that was given up for it.
        public var givenUp: Int
        /// All members, the given-up one among them, ascending: indices of `LinearProblem.constraints`.
        public var members: [Int]

        /// Creates a conflict.
        public init(givenUp: Int, members: [Int]) {
            self.givenUp = givenUp
            self.members = members
        }
    }

    /// One conflict for each constraint that was given up, ascending by it.
    public var conflicts: [Conflict]
    /// Variables whose value the constraints (without the tie-break) leave open, ascending.
    public var ambiguousVariables: [Int]

    /// Creates a report.
    public init(conflicts: [Conflict] = [], ambiguousVariables: [Int] = []) {
        self.conflicts = conflicts
        self.ambiguousVariables = ambiguousVariables
    }
}

/// The values an expression may take over all optimal answers; nil is no bound.
public struct AmbiguityInterval: Equatable, Sendable {
    /// Least value, or nil when there is none.
    public var lower: Double?
    /// Greatest value, or nil when there is none.
    public var upper: Double?

    /// Creates an interval.
    public init(lower: Double?, upper: Double?) {
        self.lower = lower
        self.upper = upper
    }
}
