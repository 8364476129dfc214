/// Constraints that are switched as one. Not in SnapKit.
///
/// ```swift
/// let narrow = ConstraintGroup(box.snp.prepareConstraints { $0.width.equalTo(100) })
/// let wide = ConstraintGroup(box.snp.prepareConstraints { $0.width.equalTo(200) })
/// narrow.activate()
/// wide.activate(insteadOf: narrow)
/// ```
@preconcurrency @MainActor
public final class ConstraintGroup {
    /// The constraints, in the order given.
    public private(set) var constraints: [Constraint]

    /// Creates a group of constraints, which stay as they are: active or not.
    public init(_ constraints: [Constraint] = []) { self.constraints = constraints }

    /// Whether any of the constraints takes part.
    public var isActive: Bool {
        get { constraints.contains(where: \.isActive) }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// Makes all constraints take part.
    public func activate() { for constraint in constraints { constraint.activate() } }

    /// Makes all constraints take part no more.
    public func deactivate() { for constraint in constraints { constraint.deactivate() } }

    /// Makes the group take part in the place of another, without a layout in between.
    public func activate(insteadOf other: ConstraintGroup) {
        other.deactivate()
        activate()
    }

    /// Puts others in the place of the constraints: the old ones take part no more, the new ones do.
    public func replace(with constraints: [Constraint]) {
        deactivate()
        self.constraints = constraints
        activate()
    }
}
