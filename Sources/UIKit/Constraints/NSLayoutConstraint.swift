public import Foundation

/// `first relation second * multiplier + constant`, between views or layout guides.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// The view or guide of the left-hand side.
    public private(set) weak var firstItem: AnyObject?
    /// The view or guide of the right-hand side; nil for a size against a number.
    public private(set) weak var secondItem: AnyObject?
    /// What of the first item is meant.
    public private(set) var firstAttribute = Attribute.notAnAttribute
    /// What of the second item is meant.
    public private(set) var secondAttribute = Attribute.notAnAttribute
    /// How the sides compare.
    public private(set) var relation = Relation.equal
    /// Factor of the right-hand side.
    public private(set) var multiplier: CGFloat = 1
    /// Added to the right-hand side, points.
    open var constant: CGFloat = 0 {
        didSet { if constant != oldValue { changed() } }
    }
    /// How much it matters; required by default.
    ///
    /// Unlike UIKit's it may be changed between required and optional while the constraint is active.
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { changed() } }
    }
    /// Name for logs and reports.
    open var identifier: String?
    /// Whether it was archived; never here.
    open var shouldBeArchived = false

    /// Where it was written.
    package var sourceLocation: SourceLocation?
    /// Name in recordings, once there is one.
    var layoutName: String?
    /// The view that holds it while it is active: the nearest that both items stand in.
    private(set) weak var holder: UIView?
    /// Whether the second item was given, so that its end is told apart from a size against a number.
    private(set) var hasSecondItem = false

    /// Creates a constraint between nothing.
    public override init() { super.init() }

    /// Creates a constraint.
    ///
    /// - Parameters:
    ///   - view1: View or guide of the left-hand side.
    ///   - attr1: What of it is meant.
    ///   - relation: How the sides compare.
    ///   - view2: View or guide of the right-hand side; nil for a size against a number.
    ///   - attr2: What of it is meant.
    ///   - multiplier: Factor of the right-hand side.
    ///   - c: Added to the right-hand side, points.
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
        toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat,
        fileID: String = #fileID, line: UInt = #line
    ) {
        self.init()
        set(
            first: view1 as AnyObject, attr1, relation, second: view2.map { $0 as AnyObject },
            attr2, multiplier: multiplier, constant: c,
            source: SourceLocation(file: fileID, line: line))
    }

    /// Gives the constraint its two sides.
    func set(
        first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, second: AnyObject?,
        _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat,
        source: SourceLocation
    ) {
        firstItem = first
        self.firstAttribute = firstAttribute
        self.relation = relation
        secondItem = second
        hasSecondItem = second != nil
        self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        self.multiplier = multiplier
        self.constant = constant
        sourceLocation = source
    }

    // MARK: Being active

    /// Whether it takes part in layout.
    open var isActive: Bool {
        get { holder != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { install() } else { uninstall() }
        }
    }

    /// Makes constraints take part.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Makes constraints take part no more.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func install() {
        guard let first = firstItem as? any LayoutItem, let firstView = first.itemView else {
            LayoutLog.report(
                "a constraint\(placeText) has no first item: the view is gone, or it is no view")
            return
        }
        guard hasSecondItem else {
            attach(to: firstView)
            return
        }
        guard let second = secondItem as? any LayoutItem, let secondView = second.itemView else {
            LayoutLog.report(
                "the second item of a constraint\(placeText) is gone: keep the view alive")
            return
        }
        guard let ancestor = firstView.commonAncestor(with: secondView) else {
            LayoutLog.report(
                "\(firstView.logName) and \(secondView.logName) share no superview, so the constraint"
                    + "\(placeText) cannot be activated: add both to the tree first")
            return
        }
        attach(to: ancestor)
    }

    /// Takes part as a constraint of a view.
    func attach(to view: UIView) {
        guard holder !== view else { return }
        uninstall()
        holder = view
        view.heldConstraints.append(self)
        LayoutClock.tick()
    }

    /// Takes part no more.
    func uninstall() {
        guard let holder else { return }
        self.holder = nil
        holder.forget(self)
        LayoutClock.tick()
    }

    private func changed() {
        if holder != nil { LayoutClock.tick() }
    }

    /// " at LoginView.swift:41", or nothing.
    var placeText: String { sourceLocation.map { " at \($0.text)" } ?? "" }

    /// Whether a view or guide is one of its ends.
    func mentions(_ item: AnyObject) -> Bool { firstItem === item || secondItem === item }
}
