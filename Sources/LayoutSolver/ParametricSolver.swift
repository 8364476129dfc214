/// A warm solver for one configuration of one family: built once, asked at many parameter values.
///
/// The answer is a function of the problem and the parameters alone: the same bits cold, warm, in any order of questions.
public struct ParametricSolver: ~Copyable {
    /// The problem the solver was built from.
    public let problem: LinearProblem
    /// Its bounds.
    public let limits: SolverLimits

    /// Presolves the problem. Throws when a limit is met or the flag is raised.
    public init(
        _ problem: LinearProblem, limits: SolverLimits = .standard,
        cancellation: CancellationFlag? = nil
    ) throws(SolverError) {
        self.problem = problem
        self.limits = limits
    }

    /// Solves at `parameters` and writes one value a variable into `values`, on a grid of 2^-20.
    ///
    /// `values` must have room for `problem.variableCount`.
    public mutating func solve(
        at parameters: [Double], into values: inout [Double]
    ) throws(SolverError) -> Solution {
        throw .cancelled
    }

    /// The report with a number that a `Solution` of this solver named.
    public func report(_ number: Int) -> SolutionReport { SolutionReport() }

    /// For each expression, the interval it may take over the optimal face at `parameters` (after recovery, without tie-break).
    public mutating func ambiguityIntervals(
        of expressions: [LinearExpression], at parameters: [Double]
    ) throws(SolverError) -> [AmbiguityInterval] { [] }

    /// Bytes held now, regions and caches included.
    public var byteCount: Int { 0 }
}
