/// The constraints of one line: one for each attribute.
///
/// It keeps no numbers of its own: what the layout constraints say is what holds, also after an update block.
@preconcurrency @MainActor
public final class Constraint {
    /// The constraints, in the order of the attributes.
    public let layoutConstraints: [LayoutConstraint]
    private let subject: ConstraintSubject
    /// Where the line was written.
    let source: SourceLocation

    init(
        _ subject: ConstraintSubject, _ layoutConstraints: [LayoutConstraint],
        _ source: SourceLocation
    ) {
        self.subject = subject
        self.layoutConstraints = layoutConstraints
        self.source = source
        for constraint in layoutConstraints { constraint.constraint = self }
    }

    // MARK: Being active

    /// Whether any of the constraints takes part.
    public var isActive: Bool {
        get { layoutConstraints.contains(where: \.isActive) }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// Makes the constraints take part; an update finds them from now on.
    public func activate() {
        guard let book = subject.book else {
            LayoutLog.reportMistake(
                "a constraint cannot be activated: its view is gone", at: source)
            return
        }
        NSLayoutConstraint.activate(layoutConstraints)
        book.add(self)
    }

    /// Makes the constraints take part no more; neither update nor remake finds them.
    public func deactivate() {
        NSLayoutConstraint.deactivate(layoutConstraints)
        subject.book?.remove(self)
    }

    // MARK: Changing numbers

    /// Sets the constant of every attribute, points.
    @discardableResult
    public func update(offset: any ConstraintOffsetTarget) -> Constraint {
        set(offset, byInset: false)
    }

    /// Sets the constants so that the edges keep a distance inwards, points.
    @discardableResult
    public func update(inset: any ConstraintInsetTarget) -> Constraint {
        set(inset, byInset: true)
    }

    /// Sets the constants so that the edges keep distances inwards by reading direction, points.
    @discardableResult
    public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
        set(inset, byInset: true)
    }

    /// Sets the priority.
    @discardableResult
    public func update(priority: ConstraintPriority) -> Constraint { set(priority.value) }

    /// Sets the priority.
    @discardableResult
    public func update(priority: any ConstraintPriorityTarget) -> Constraint {
        set(priority.constraintPriorityTargetValue)
    }

    private func set(_ amount: Any, byInset: Bool) -> Constraint {
        guard let constant = ConstraintConstant(amount, byInset: byInset) else { return self }
        for constraint in layoutConstraints {
            constraint.constant = constant.value(
                for: constraint.attributeOfConstant,
                isRightToLeft: ConstraintConfig.interfaceLayoutDirection == .rightToLeft,
                meaning: ConstraintConfig.meaning)
        }
        return self
    }

    /// 5.x leaves a constraint alone that is or would become required; here that is said. 0.x sets any priority.
    private func set(_ priority: Float) -> Constraint {
        guard priority > 0, priority <= 1000 else {
            LayoutLog.reportMistake(
                "the priority \(priority) is out of range: write one above 0 and up to 1000",
                at: source)
            return self
        }
        for constraint in layoutConstraints where constraint.priority.rawValue != priority {
            if ConstraintConfig.meaning == .current,
                priority == 1000 || constraint.priority == .required
            {
                LayoutLog.reportMistake(
                    "update(priority:) does nothing between required and optional: use remake, or"
                        + " begin with a priority below 1000",
                    at: source)
                return self
            }
            constraint.priority = UILayoutPriority(priority)
        }
        return self
    }
}
