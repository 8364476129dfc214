/// A stretch of one parameter over which the answer is affine and nothing switches.
public struct AffinePiece: Equatable, Sendable {
    /// Where the piece starts.
    public var lower: Double
    /// Where it ends.
    public var upper: Double
    /// Value of each variable at `lower`, not rounded.
    public var values: [Double]
    /// Change of each variable for a unit of the parameter.
    public var slopes: [Double]
    /// Number of the report that holds inside.
    public var report: Int
}

/// A convex part of the rectangle of two parameters over which the answer is affine and nothing switches.
public struct AffineRegion: Equatable, Sendable {
    /// Corners, counter-clockwise: values of the two parameters.
    public var corners: [SIMD2<Double>]
    /// Value of each variable at the first corner, not rounded.
    public var values: [Double]
    /// Change of each variable for a unit of the first and of the second parameter.
    public var slopes: [SIMD2<Double>]
    /// Number of the report that holds inside.
    public var report: Int

    /// Area in units of the parameters.
    public var area: Double { Polygon(corners).area }
}

/// The part of a constraint in a value: the value changes by `multiplier` for a unit by which the constraint's expression is moved.
public struct ConstraintShare: Equatable, Sendable {
    /// Index into `LinearProblem.constraints`.
    public var constraint: Int
    /// Change of the value for a unit of the constraint's expression.
    public var multiplier: Double

    /// Creates a share.
    public init(constraint: Int, multiplier: Double) {
        self.constraint = constraint
        self.multiplier = multiplier
    }
}
