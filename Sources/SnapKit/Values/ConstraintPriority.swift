/// How much a constraint matters: a number above 0 and up to 1000, 1000 being required.
public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Strideable, Sendable {
    /// The number.
    public let value: Float

    /// Creates a priority from a literal.
    public init(floatLiteral value: Float) { self.value = value }
    /// Creates a priority from its number.
    public init(_ value: Float) { self.value = value }

    /// Must hold: 1000.
    public static let required: ConstraintPriority = 1000.0
    /// As much as controls resist being made smaller: 750.
    public static let high: ConstraintPriority = 750.0
    /// In between: 500.
    public static let medium: ConstraintPriority = 500.0
    /// As much as controls resist being made larger: 250.
    public static let low: ConstraintPriority = 250.0

    /// The priority as much higher as the step.
    public func advanced(by n: Float) -> ConstraintPriority { ConstraintPriority(value + n) }
    /// How much higher another is.
    public func distance(to other: ConstraintPriority) -> Float { other.value - value }
}
