public import Foundation

/// An edge, centre, baseline or size of a view or guide, as one side of a constraint.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// The view or guide.
    public let item: AnyObject?
    /// What of it is meant.
    nonisolated let attribute: NSLayoutConstraint.Attribute

    /// Tells items apart where they must not be looked at.
    private nonisolated let identity: ObjectIdentifier

    /// Creates an anchor of an item.
    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        identity = ObjectIdentifier(item)
        self.attribute = attribute
    }

    /// Name for logs.
    open var name: String { "\(attribute)" }
    /// Whether constraints may be made that hold sizes against locations; false.
    open var hasAmbiguousLayout: Bool {
        (item as? any LayoutItem)?.itemView?.hasAmbiguousLayout ?? false
    }
    /// The active constraints that mention the anchor's item.
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        guard let item, let view = (item as? any LayoutItem)?.itemView else { return [] }
        return [.horizontal, .vertical].flatMap {
            view.activeConstraints(mentioning: item, along: $0)
        }
    }

    /// Makes a constraint with this anchor on the left-hand side.
    func related(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?,
        multiplier: CGFloat = 1, constant: CGFloat, _ source: SourceLocation
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint()
        guard let item else { return constraint }
        constraint.set(
            first: item, attribute, relation, second: other?.item,
            other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant,
            source: source)
        return constraint
    }

    /// `self == anchor + c`.
    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
        fileID: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        related(.equal, anchor, constant: c, SourceLocation(file: fileID, line: line))
    }

    /// `self >= anchor + c`.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
        fileID: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, anchor, constant: c, SourceLocation(file: fileID, line: line))
    }

    /// `self <= anchor + c`.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0,
        fileID: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, anchor, constant: c, SourceLocation(file: fileID, line: line))
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
        return other.identity == identity && other.attribute == attribute
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(identity)
        hasher.combine(attribute)
        return hasher.finalize()
    }
}
