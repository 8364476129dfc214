/// How the expression of a constraint stands to zero.
public enum Relation: UInt8, Equatable, Sendable {
    /// The expression is at most zero.
    case lessThanOrEqual
    /// The expression is zero.
    case equal
    /// The expression is at least zero.
    case greaterThanOrEqual
}

/// Which required constraints are kept first when they cannot all hold (docs/architecture.md, section 3).
public enum RecoveryClass: UInt8, Comparable, Sendable {
    /// Root size and sizes that are never negative: kept before all others.
    case implicit
    /// Made by a stack view, a guide, a margin or an autoresizing mask.
    case generated
    /// Written by the developer.
    case developer
    /// Natural sizes: given up before anything that somebody wrote.
    case natural

    /// Order of keeping.
    public static func < (first: RecoveryClass, second: RecoveryClass) -> Bool {
        first.rawValue < second.rawValue
    }
}

/// One constraint: `expression relation 0`, at a priority.
///
/// Its violation is measured in units of the expression with weight 1 (docs/architecture.md, section 3): the caller
/// writes the expression so that one unit is one point of the constraint's first item.
public struct LinearConstraint: Equatable, Sendable {
    /// The priority from which on a constraint is required.
    public static let requiredPriority = 1000.0

    /// What is compared with zero.
    public var expression: LinearExpression
    /// How it is compared.
    public var relation: Relation
    /// 1...1000, fractions allowed; 1000 and above is required.
    public var priority: Double
    /// Order of keeping among required constraints in conflict.
    public var recoveryClass: RecoveryClass

    /// Creates a constraint; required and written by the developer unless said otherwise.
    public init(
        _ expression: LinearExpression, _ relation: Relation,
        priority: Double = LinearConstraint.requiredPriority,
        recoveryClass: RecoveryClass = .developer
    ) {
        self.expression = expression
        self.relation = relation
        self.priority = priority
        self.recoveryClass = recoveryClass
    }

    /// Whether the constraint must hold.
    public var isRequired: Bool { priority >= LinearConstraint.requiredPriority }
}
