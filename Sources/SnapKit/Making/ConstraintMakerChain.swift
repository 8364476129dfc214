/// A line whose attributes can still be added to, and which needs a relation.
@preconcurrency @MainActor
public class ConstraintMakerRelatable {
    let line: ConstraintLine

    init(_ line: ConstraintLine) { self.line = line }

    private func relate(
        _ relation: ConstraintRelation, to target: Any?, _ file: String, _ line: UInt
    ) -> ConstraintMakerEditable {
        self.line.source = SourceLocation(file: file, line: line)
        self.line.relation = relation
        if let item = target as? ConstraintItem {
            self.line.target = .item(item)
        } else if let target, let constant = ConstraintConstant(target, byInset: false) {
            self.line.target = .implied
            self.line.constant = constant
        } else if let view = target as? ConstraintView {
            self.line.target = .item(ConstraintItem(view, []))
        } else if let guide = target as? ConstraintLayoutGuide {
            self.line.target = .item(ConstraintItem(guide, []))
        } else {
            self.line.refuse(
                "\(target.map { String(describing: type(of: $0)) } ?? "nothing") is no target:"
                    + " write a view, a guide, an attribute such as form.snp.left, a number, size,"
                    + " point or insets")
        }
        return ConstraintMakerEditable(self.line)
    }

    private func relateToSuperview(
        _ relation: ConstraintRelation,
        _ target: (ConstraintView) -> any ConstraintRelatableTarget, _ file: String, _ line: UInt
    ) -> ConstraintMakerEditable {
        guard let superview = self.line.subject.superview else {
            self.line.source = SourceLocation(file: file, line: line)
            self.line.refuse(
                "\(self.line.subject.name) has no superview yet: add it to one before the block")
            return ConstraintMakerEditable(self.line)
        }
        return relate(relation, to: target(superview), file, line)
    }

    /// Equal to a target.
    @discardableResult
    public func equalTo(
        _ other: any ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable { relate(.equal, to: other, file, line) }

    /// Equal to the same attributes of the superview, or what a closure finds in it.
    @discardableResult
    public func equalToSuperview(
        _ closure: (ConstraintView) -> any ConstraintRelatableTarget = { $0 },
        _ file: String = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable { relateToSuperview(.equal, closure, file, line) }

    /// At most a target.
    @discardableResult
    public func lessThanOrEqualTo(
        _ other: any ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable { relate(.lessThanOrEqual, to: other, file, line) }

    /// At most the same attributes of the superview, or what a closure finds in it.
    @discardableResult
    public func lessThanOrEqualToSuperview(
        _ closure: (ConstraintView) -> any ConstraintRelatableTarget = { $0 },
        _ file: String = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable { relateToSuperview(.lessThanOrEqual, closure, file, line) }

    /// At least a target.
    @discardableResult
    public func greaterThanOrEqualTo(
        _ other: any ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable { relate(.greaterThanOrEqual, to: other, file, line) }

    /// At least the same attributes of the superview, or what a closure finds in it.
    @discardableResult
    public func greaterThanOrEqualToSuperview(
        _ closure: (ConstraintView) -> any ConstraintRelatableTarget = { $0 },
        _ file: String = #fileID, _ line: UInt = #line
    ) -> ConstraintMakerEditable { relateToSuperview(.greaterThanOrEqual, closure, file, line) }
}

/// A line that further attributes can be chained to.
public final class ConstraintMakerExtendable: ConstraintMakerRelatable, ConstraintWords {
    /// Adds attributes to the line; each counts once.
    public func word(_ attributes: ConstraintWord) -> ConstraintMakerExtendable {
        line.attributes.formUnion(attributes.attributes)
        return self
    }
}

/// A line with a relation, whose numbers can be set.
public final class ConstraintMakerEditable: ConstraintMakerPrioritizable {
    /// Multiplies the target's side; the constant is not scaled. The last one counts.
    @discardableResult
    public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        line.multiplier = amount.constraintMultiplierTargetValue
        return self
    }

    /// Divides the target's side; the constant is not scaled. The last one counts.
    @discardableResult
    public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        let divisor = amount.constraintMultiplierTargetValue
        guard divisor != 0 else {
            line.report("a constraint cannot be divided by 0: write a number other than 0")
            return self
        }
        line.multiplier = 1 / divisor
        return self
    }

    /// Sets the constant of every attribute, points; it replaces an earlier one.
    @discardableResult
    public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
        set(amount, byInset: false)
    }

    /// Sets the constants so that the edges keep a distance inwards, points.
    @discardableResult
    public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
        set(amount, byInset: true)
    }

    /// Sets the constants so that the edges keep distances inwards by reading direction, points.
    @discardableResult
    public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
        set(amount, byInset: true)
    }

    private func set(_ amount: Any, byInset: Bool) -> ConstraintMakerEditable {
        if let constant = ConstraintConstant(amount, byInset: byInset) { line.constant = constant }
        return self
    }

    /// Sets the constants of width and height, or of the insets' edges with their signs.
    @available(*, deprecated, message: "0.x only: write .inset(...), or the value in equalTo(...)")
    @discardableResult
    public func offset(_ amount: CGSize) -> ConstraintMakerEditable { set(amount, byInset: false) }

    /// Sets the constants across and down.
    @available(*, deprecated, message: "0.x only: write .inset(...), or the value in equalTo(...)")
    @discardableResult
    public func offset(_ amount: CGPoint) -> ConstraintMakerEditable { set(amount, byInset: false) }

    /// Sets the constants of the edges, with their signs.
    @available(*, deprecated, message: "0.x only: write .inset(...), or the value in equalTo(...)")
    @discardableResult
    public func offset(_ amount: ConstraintInsets) -> ConstraintMakerEditable {
        set(amount, byInset: false)
    }

    /// Keeps distances inwards, under the name of 0.9.
    @available(*, deprecated, renamed: "inset(_:)")
    @discardableResult
    public func insets(_ amount: ConstraintInsets) -> ConstraintMakerEditable { inset(amount) }
}

/// A line whose priority can be set.
public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
    /// Sets the priority.
    @discardableResult
    public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable {
        line.priority = amount.value
        return self
    }

    /// Sets the priority.
    @discardableResult
    public func priority(
        _ amount: any ConstraintPriorityTarget
    ) -> ConstraintMakerFinalizable {
        line.priority = amount.constraintPriorityTargetValue
        return self
    }

    /// Must hold.
    @available(*, deprecated, message: "use priority(.required)")
    @discardableResult
    public func priorityRequired() -> ConstraintMakerFinalizable { priority(.required) }
    /// 750.
    @available(*, deprecated, message: "use priority(.high)")
    @discardableResult
    public func priorityHigh() -> ConstraintMakerFinalizable { priority(.high) }
    /// 500.
    @available(*, deprecated, message: "use priority(.medium)")
    @discardableResult
    public func priorityMedium() -> ConstraintMakerFinalizable { priority(.medium) }
    /// 250.
    @available(*, deprecated, message: "use priority(.low)")
    @discardableResult
    public func priorityLow() -> ConstraintMakerFinalizable { priority(.low) }
}

/// The name of `ConstraintMakerPrioritizable` before 5.0.
@available(*, deprecated, renamed: "ConstraintMakerPrioritizable")
public typealias ConstraintMakerPriortizable = ConstraintMakerPrioritizable

/// A line that can be named and kept.
@preconcurrency @MainActor
public class ConstraintMakerFinalizable {
    let line: ConstraintLine

    init(_ line: ConstraintLine) { self.line = line }

    /// Names every constraint of the line.
    @discardableResult
    public func labeled(_ label: String) -> ConstraintMakerFinalizable {
        line.label = label
        return self
    }

    /// The constraints of the line, to keep; what is written after it does not count.
    public var constraint: Constraint { line.constraint }
}

// MARK: Words of 0.9 without a meaning

extension ConstraintMakerExtendable {
    /// A filler.
    @available(*, deprecated, message: "0.x only: leave it out")
    public var and: ConstraintMakerExtendable { self }
    /// A filler.
    @available(*, deprecated, message: "0.x only: leave it out")
    public var with: ConstraintMakerExtendable { self }
}

extension ConstraintMakerEditable {
    /// A filler.
    @available(*, deprecated, message: "0.x only: leave it out")
    public var and: ConstraintMakerEditable { self }
    /// A filler.
    @available(*, deprecated, message: "0.x only: leave it out")
    public var with: ConstraintMakerEditable { self }
}
