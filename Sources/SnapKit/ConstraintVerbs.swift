/// The five verbs on a view or guide: `form.snp.makeConstraints { make in ... }`.
@preconcurrency @MainActor
public protocol ConstraintVerbs: ConstraintWords where Word == ConstraintItem {
    /// The view or guide.
    associatedtype Target: AnyObject
    /// The view or guide.
    var target: Target { get }
}

extension ConstraintVerbs {
    /// Attributes of the item, as a target.
    public func word(_ attributes: ConstraintWord) -> ConstraintItem {
        ConstraintItem(target, attributes.attributes)
    }

    private var subject: ConstraintSubject {
        ConstraintSubject(item: target)
    }

    /// Runs a block and gives its constraints, none of them active.
    @discardableResult
    public func prepareConstraints(
        _ closure: (_ make: ConstraintMaker) -> Void, _ file: String = #fileID, _ line: UInt = #line
    ) -> [Constraint] {
        ConstraintMaker.prepare(subject, SourceLocation(file: file, line: line), closure)
    }

    /// Makes the constraints of a block; all are active afterwards.
    public func makeConstraints(
        _ closure: (_ make: ConstraintMaker) -> Void, _ file: String = #fileID, _ line: UInt = #line
    ) {
        ConstraintMaker.make(subject, SourceLocation(file: file, line: line), closure)
    }

    /// Removes what was made for the item and makes the constraints of a block.
    public func remakeConstraints(
        _ closure: (_ make: ConstraintMaker) -> Void, _ file: String = #fileID, _ line: UInt = #line
    ) {
        ConstraintMaker.remake(subject, SourceLocation(file: file, line: line), closure)
    }

    /// Gives constraints that were made for the item the constants of a block; makes them where there are none at all.
    public func updateConstraints(
        _ closure: (_ make: ConstraintMaker) -> Void, _ file: String = #fileID, _ line: UInt = #line
    ) {
        ConstraintMaker.update(subject, SourceLocation(file: file, line: line), closure)
    }

    /// Deactivates everything that was made for the item and is active.
    public func removeConstraints() { ConstraintMaker.remove(subject) }

    /// Names the item in logs.
    public func setLabel(_ value: String?) { subject.book?.label = value }

    /// The item's name in logs.
    public func label() -> String? { subject.book?.label }
}

/// The words of constraints on a view.
@preconcurrency @MainActor
public struct ConstraintViewDSL: ConstraintVerbs {
    /// The view.
    public let target: ConstraintView

    /// How much the view resists being made wider than its content.
    public var contentHuggingHorizontalPriority: Float {
        get { target.contentHuggingPriority(for: .horizontal).rawValue }
        nonmutating set {
            target.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal)
        }
    }
    /// How much the view resists being made higher than its content.
    public var contentHuggingVerticalPriority: Float {
        get { target.contentHuggingPriority(for: .vertical).rawValue }
        nonmutating set {
            target.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical)
        }
    }
    /// How much the view resists being made narrower than its content.
    public var contentCompressionResistanceHorizontalPriority: Float {
        get { target.contentCompressionResistancePriority(for: .horizontal).rawValue }
        nonmutating set {
            target.setContentCompressionResistancePriority(
                UILayoutPriority(newValue), for: .horizontal)
        }
    }
    /// How much the view resists being made lower than its content.
    public var contentCompressionResistanceVerticalPriority: Float {
        get { target.contentCompressionResistancePriority(for: .vertical).rawValue }
        nonmutating set {
            target.setContentCompressionResistancePriority(
                UILayoutPriority(newValue), for: .vertical)
        }
    }
}

/// The words of constraints on a layout guide.
@preconcurrency @MainActor
public struct ConstraintLayoutGuideDSL: ConstraintVerbs {
    /// The guide.
    public let target: ConstraintLayoutGuide
}

extension UIView {
    /// The words of constraints on the view.
    public var snp: ConstraintViewDSL { ConstraintViewDSL(target: self) }
}

extension UILayoutGuide {
    /// The words of constraints on the guide.
    public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(target: self) }
}

/// The words of constraints on a controller's old guides: targets alone.
@preconcurrency @MainActor
public struct ConstraintLayoutSupportDSL {
    /// The guide.
    let target: any ConstraintLayoutSupport

    /// The upper edge.
    public var top: ConstraintItem { ConstraintItem(target, .init(.top)) }
    /// The lower edge.
    public var bottom: ConstraintItem { ConstraintItem(target, .init(.bottom)) }
    /// The height.
    public var height: ConstraintItem { ConstraintItem(target, .init(.height)) }
}

extension UILayoutSupport {
    /// The words of constraints on the guide.
    public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(target: self) }
}
