/// A linear expression over variables and parameters: `Σ a·variable + Σ b·parameter + constant`.
///
/// Variables are what the solver chooses; parameters are numbers that are given anew for every solve
/// (root size, insets, the constants of constraints, measured text sizes). Indices are those of the
/// `LinearProblem` the expression belongs to. An index may occur more than once; coefficients add up.
public struct LinearExpression: Equatable, Sendable {
    /// One coefficient and the index of the variable or parameter it belongs to.
    public struct Term: Equatable, Sendable {
        /// Index of the variable or of the parameter.
        public var index: Int
        /// Factor of the variable or parameter.
        public var coefficient: Double

        /// Creates a term.
        public init(_ index: Int, _ coefficient: Double) {
            self.index = index
            self.coefficient = coefficient
        }
    }

    /// Terms over variables.
    public var terms: [Term]
    /// Terms over parameters.
    public var parameters: [Term]
    /// The part that depends on nothing.
    public var constant: Double

    /// Creates an expression; by default the constant 0.
    public init(terms: [Term] = [], parameters: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.parameters = parameters
        self.constant = constant
    }
}
