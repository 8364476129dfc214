/// The view or guide that constraints are made for.
@MainActor
struct ConstraintSubject {
    /// The view or guide itself; nil once it is gone.
    private(set) weak var item: AnyObject?

    /// Creates a subject from a view or guide.
    init(item: AnyObject) { self.item = item }

    /// What numbers and `...ToSuperview` count from: the superview, or the view that owns the guide.
    var superview: ConstraintView? {
        (item as? ConstraintView)?.superview ?? (item as? ConstraintLayoutGuide)?.owningView
    }

    /// What is known of the constraints that were made for it; nil once it is gone.
    var book: ConstraintBook? {
        let key = ObjectIdentifier(ConstraintBook.self)
        if let view = item as? ConstraintView {
            if let book = view.attachments[key] as? ConstraintBook { return book }
            let book = ConstraintBook()
            view.attachments[key] = book
            return book
        }
        guard let guide = item as? ConstraintLayoutGuide else { return nil }
        if let book = guide.attachments[key] as? ConstraintBook { return book }
        let book = ConstraintBook()
        guide.attachments[key] = book
        return book
    }

    /// The name in messages.
    var name: String { Self.name(of: item) }

    /// "UIView:box", the part after the colon being the label, the accessibility identifier or nothing.
    static func name(of item: AnyObject?) -> String {
        guard let item else { return "nothing" }
        let type = String(describing: Swift.type(of: item))
        var label: String?
        if let view = item as? ConstraintView {
            label = ConstraintSubject(item: view).book?.label ?? view.accessibilityIdentifier
        } else if let guide = item as? ConstraintLayoutGuide {
            label =
                ConstraintSubject(item: guide).book?.label
                ?? (guide.identifier.isEmpty ? nil : guide.identifier)
        }
        return label.map { "\(type):\($0)" } ?? type
    }

    /// Hands the item over to constraints, as every verb does.
    func stopTranslatingMask() {
        (item as? ConstraintView)?.translatesAutoresizingMaskIntoConstraints = false
    }
}

/// What is known of the constraints that were made for a view or guide.
@MainActor
final class ConstraintBook {
    /// Groups that are active, in the order in which they became so; one place for what `update` looks among.
    private(set) var constraints: [Constraint] = []
    /// Name in logs.
    var label: String?

    func add(_ constraint: Constraint) {
        if !constraints.contains(where: { $0 === constraint }) { constraints.append(constraint) }
    }

    func remove(_ constraint: Constraint) { constraints.removeAll { $0 === constraint } }
}
