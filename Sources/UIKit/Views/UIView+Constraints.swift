public import Foundation
internal import LayoutCore

extension UIView {
    /// The active constraints that this view holds.
    public var constraints: [NSLayoutConstraint] { heldConstraints }

    /// Holds a constraint, which takes part from now on.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.attach(to: self) }

    /// Holds constraints, which take part from now on.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Lets a constraint go.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.uninstall() }
    }

    /// Lets constraints go.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Takes a constraint off the list.
    func forget(_ constraint: NSLayoutConstraint) {
        heldConstraints.removeAll { $0 === constraint }
    }

    /// The active constraints that mention the view on an axis.
    public func constraintsAffectingLayout(
        for axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        activeConstraints(mentioning: self, along: axis)
    }

    /// The active constraints of this view and those above that mention an item on an axis.
    func activeConstraints(
        mentioning item: AnyObject, along axis: NSLayoutConstraint.Axis
    ) -> [NSLayoutConstraint] {
        var found: [NSLayoutConstraint] = []
        var current: UIView? = self
        while let view = current {
            found += view.heldConstraints.filter { constraint in
                constraint.mentions(item)
                    && constraint.firstAttribute.model.map {
                        ($0.axis == .horizontal) == (axis == .horizontal)
                    } ?? false
            }
            current = view.superview
        }
        return found
    }

    /// Calls `updateConstraints` here and below where it is due.
    public func updateConstraintsIfNeeded() { LayoutPass.updateConstraints(below: self) }

    /// Whether `updateConstraints` is due.
    public func needsUpdateConstraints() -> Bool { needsConstraints }

    // MARK: Priorities of the natural size

    /// How much the view resists being larger than its natural size.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(Float(axis == .horizontal ? hugging.horizontal : hugging.vertical))
    }

    /// Sets how much the view resists being larger than its natural size.
    public func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        hugging[axis == .horizontal ? .horizontal : .vertical] = Double(priority.rawValue)
        LayoutClock.tick()
    }

    /// How much the view resists being smaller than its natural size.
    public func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        UILayoutPriority(
            Float(axis == .horizontal ? resistance.horizontal : resistance.vertical))
    }

    /// Sets how much the view resists being smaller than its natural size.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        resistance[axis == .horizontal ? .horizontal : .vertical] = Double(priority.rawValue)
        LayoutClock.tick()
    }

    // MARK: Results

    /// The layout of the tree that the view stands in, once there was one.
    var session: LayoutSession? { layoutRoot.ownSession }

    /// Whether the view's place or size is open after layout.
    public var hasAmbiguousLayout: Bool {
        layoutIfNeeded()
        return session?.isAmbiguous(self) ?? false
    }

    /// Does nothing: an open answer is always the same one here.
    public func exerciseAmbiguityInLayout() {}

    /// The frame's part that constraints speak of: the frame itself.
    public func alignmentRect(forFrame frame: CGRect) -> CGRect {
        frame.inset(by: alignmentRectInsets)
    }

    /// The frame of an alignment rectangle.
    public func frame(forAlignmentRect rect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return rect.inset(
            by: UIEdgeInsets(
                top: -insets.top, left: -insets.left, bottom: -insets.bottom,
                right: -insets.right))
    }

    /// The least size that holds the content, constraints looked at.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that holds the content and is as near to the target as the priorities say.
    public func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        LayoutPass.updateConstraints(below: self)
        return LayoutSession.fittingSize(
            of: self, target: targetSize, horizontal: horizontal, vertical: vertical)
    }

    // MARK: Anchors

    /// The leading edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The trailing edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The middle across.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The middle from top to bottom.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The first line's baseline.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(self, .firstBaseline)
    }
    /// The last line's baseline.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}
