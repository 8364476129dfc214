// Spellings of 0.x to 3.x.

extension Constraint {
    /// Makes the constraints take part.
    @available(*, deprecated, renamed: "activate()")
    public func install() { activate() }
    /// Makes the constraints take part no more.
    @available(*, deprecated, renamed: "deactivate()")
    public func uninstall() { deactivate() }

    /// Sets the constant of every attribute, points.
    @available(*, deprecated, renamed: "update(offset:)")
    @discardableResult
    public func updateOffset(amount: any ConstraintOffsetTarget) -> Constraint {
        update(offset: amount)
    }
    /// Sets the constant of every attribute, points, as 0.x wrote it.
    @available(*, deprecated, renamed: "update(offset:)")
    @discardableResult
    public func updateOffset(_ amount: any ConstraintOffsetTarget) -> Constraint {
        update(offset: amount)
    }
    /// Sets the constants so that the edges keep a distance inwards, points.
    @available(*, deprecated, renamed: "update(inset:)")
    @discardableResult
    public func updateInsets(amount: any ConstraintInsetTarget) -> Constraint {
        update(inset: amount)
    }
    /// Sets the constants so that the edges keep a distance inwards, points, as 0.x wrote it.
    @available(*, deprecated, renamed: "update(inset:)")
    @discardableResult
    public func updateInsets(_ amount: any ConstraintInsetTarget) -> Constraint {
        update(inset: amount)
    }
    /// Sets the priority.
    @available(*, deprecated, renamed: "update(priority:)")
    @discardableResult
    public func updatePriority(amount: any ConstraintPriorityTarget) -> Constraint {
        update(priority: amount)
    }
    /// Sets the priority, as 0.x wrote it.
    @available(*, deprecated, renamed: "update(priority:)")
    @discardableResult
    public func updatePriority(_ amount: any ConstraintPriorityTarget) -> Constraint {
        update(priority: amount)
    }
    /// Makes it required, as far as `update(priority:)` may.
    @available(*, deprecated, message: "use update(priority: .required)")
    public func updatePriorityRequired() { update(priority: .required) }
    /// 750.
    @available(*, deprecated, message: "use update(priority: .high)")
    public func updatePriorityHigh() { update(priority: .high) }
    /// 500.
    @available(*, deprecated, message: "use update(priority: .medium)")
    public func updatePriorityMedium() { update(priority: .medium) }
    /// 250.
    @available(*, deprecated, message: "use update(priority: .low)")
    public func updatePriorityLow() { update(priority: .low) }
}
