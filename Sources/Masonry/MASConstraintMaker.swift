/// What a block says about one view: `make.left.equalTo(form).offset(8)`.
@preconcurrency @MainActor
public final class MASConstraintMaker: MASAttributeWords, MASConstraintOwner {
    private let view: UIView
    private let source: SourceLocation
    private var constraints: [MASConstraint] = []
    /// Whether constraints that differ in their constant alone are changed instead of added.
    public var updateExisting = false
    /// Whether everything that was made for the view goes first.
    public var removeExisting = false

    init(_ view: UIView, _ source: SourceLocation) {
        self.view = view
        self.source = source
    }

    func replace(_ constraint: MASConstraint, by other: MASConstraint) {
        guard let index = constraints.firstIndex(where: { $0 === constraint }) else { return }
        constraints[index] = other
        other.owner = self
    }

    private func add(_ constraint: MASConstraint) -> MASConstraint {
        constraint.owner = self
        constraints.append(constraint)
        return constraint
    }

    private func single(_ attribute: NSLayoutConstraint.Attribute) -> MASViewConstraint {
        MASViewConstraint(MASViewAttribute(view: view, layoutAttribute: attribute), source)
    }

    /// Begins a line.
    public func addConstraint(with attribute: NSLayoutConstraint.Attribute) -> MASConstraint {
        add(single(attribute))
    }

    private func composite(_ attributes: [NSLayoutConstraint.Attribute]) -> MASConstraint {
        add(MASCompositeConstraint(attributes.map { single($0) }, source))
    }

    /// A set of attributes, in fixed order.
    public func attributes(_ attributes: MASAttribute) -> MASConstraint {
        if attributes.list.isEmpty {
            LayoutLog.reportMistake("attributes() needs one attribute at least", at: source)
        }
        return composite(attributes.list)
    }
    /// A set of attributes, in fixed order.
    public func attributes() -> MASWord<MASAttribute> { MASWord { self.attributes($0) } }

    /// Left, right, top, bottom.
    public var edges: MASConstraint { composite([.left, .right, .top, .bottom]) }
    /// Width and height.
    public var size: MASConstraint { composite([.width, .height]) }
    /// Both middles.
    public var center: MASConstraint { composite([.centerX, .centerY]) }

    /// Everything that a block makes, as one to keep.
    @discardableResult
    public func group(_ block: () -> Void) -> MASConstraint {
        let before = constraints.count
        block()
        let members = Array(constraints[before...])
        // The maker goes on installing the members; the group only speaks to them.
        let group = MASCompositeConstraint(members, source)
        for member in members { member.owner = self }
        return group
    }
    /// Everything that a block makes, as one to keep.
    public func group() -> MASWord<() -> Void> { MASWord { self.group($0) } }

    /// Installs all lines.
    func install() -> [MASConstraint] {
        if removeExisting {
            for constraint in view.masonry.constraints { constraint.uninstall() }
        }
        for constraint in constraints {
            constraint.updatesExisting = updateExisting
            constraint.install()
        }
        let made = constraints
        constraints = []
        return made
    }
}
