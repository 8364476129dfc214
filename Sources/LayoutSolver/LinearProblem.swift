/// A family of layouts as numbers: what the solver is built from, once per configuration.
///
/// The answer at given parameter values is the lexicographic optimum: required constraints first
/// (conflicting ones are given up by the rule of docs/architecture.md, section 3), then for each priority from
/// high to low the least sum of violations, then the ordered tie-break.
///
/// The order of `constraints` is canonical: the caller sorts them by a key that does not depend on the order in
/// which a person wrote them, so that shuffling cannot change a bit of the answer.
public struct LinearProblem: Equatable, Sendable {
    /// Number of variables; each is a free real number.
    public var variableCount: Int
    /// Number of parameters.
    public var parameterCount: Int
    /// For each parameter, a value it never goes below, or nil. Lets presolve drop rows that always hold.
    public var parameterLowerBounds: [Double?]
    /// The constraints, in canonical order.
    public var constraints: [LinearConstraint]
    /// Expressions whose absolute values are minimised one after another over what the constraints
    /// leave open. The caller makes the list long enough that the answer is unique.
    public var tieBreak: [LinearExpression]

    /// Creates a problem.
    public init(
        variableCount: Int, parameterCount: Int, parameterLowerBounds: [Double?],
        constraints: [LinearConstraint], tieBreak: [LinearExpression]
    ) {
        precondition(parameterLowerBounds.count == parameterCount, "one bound for each parameter")
        self.variableCount = variableCount
        self.parameterCount = parameterCount
        self.parameterLowerBounds = parameterLowerBounds
        self.constraints = constraints
        self.tieBreak = tieBreak
    }
}
