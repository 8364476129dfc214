/// An attribute of a view or guide: what constraints begin with and refer to.
@preconcurrency @MainActor
public final class MASViewAttribute: Hashable {
    /// The view, or the view that owns the guide.
    public private(set) weak var view: UIView?
    /// The view or guide itself.
    public private(set) weak var item: AnyObject?
    /// The attribute; `notAnAttribute` takes that of the other side.
    public let layoutAttribute: NSLayoutConstraint.Attribute

    /// Creates an attribute of a view.
    public convenience init(view: UIView?, layoutAttribute: NSLayoutConstraint.Attribute) {
        self.init(view: view, item: view, layoutAttribute: layoutAttribute)
    }

    /// Creates an attribute of a guide of a view.
    public init(
        view: UIView?, item: AnyObject?, layoutAttribute: NSLayoutConstraint.Attribute
    ) {
        self.view = view
        self.item = item
        self.layoutAttribute = layoutAttribute
    }

    /// Whether it is a width or height.
    public var isSizeAttribute: Bool {
        layoutAttribute == .width || layoutAttribute == .height
    }

    /// Whether two mean the same attribute of the same view.
    nonisolated public static func == (first: MASViewAttribute, second: MASViewAttribute) -> Bool {
        MainActor.assumeIsolated {
            first.view === second.view && first.layoutAttribute == second.layoutAttribute
        }
    }

    /// Feeds view and attribute.
    nonisolated public func hash(into hasher: inout Hasher) {
        let key = MainActor.assumeIsolated { (view.map { ObjectIdentifier($0) }, layoutAttribute) }
        hasher.combine(key.0)
        hasher.combine(key.1)
    }
}
