/// Several constraints that are told the same: attributes chained, an array of targets, or a group.
public final class MASCompositeConstraint: MASConstraint, MASConstraintOwner {
    /// The constraints, in the order written.
    public private(set) var childConstraints: [MASConstraint]
    private var told: Set<String> = []

    init(_ children: [MASConstraint], _ source: SourceLocation) {
        childConstraints = children
        super.init(source)
        for child in children { child.owner = self }
    }

    override var leaves: [MASViewConstraint] { childConstraints.flatMap(\.leaves) }

    override var updatesExisting: Bool {
        didSet { for child in childConstraints { child.updatesExisting = updatesExisting } }
    }

    /// Says what is wrong with the line once, not once a child.
    override func report(_ message: String) {
        if let line = owner as? MASCompositeConstraint {
            line.report(message)
        } else if told.insert(message).inserted {
            super.report(message)
        }
    }

    func replace(_ constraint: MASConstraint, by other: MASConstraint) {
        guard let index = childConstraints.firstIndex(where: { $0 === constraint }) else { return }
        childConstraints[index] = other
        other.owner = self
    }

    /// Adds an attribute to the line.
    public override func addConstraint(
        with attribute: NSLayoutConstraint.Attribute
    ) -> MASConstraint {
        let child = MASViewConstraint(
            MASViewAttribute(
                view: leaves.first?.firstViewAttribute.view, layoutAttribute: attribute), source)
        child.owner = self
        childConstraints.append(child)
        return self
    }

    override func relate(
        _ relation: NSLayoutConstraint.Relation, to target: Any?
    ) -> MASConstraint {
        for child in childConstraints {
            child.source = source
            _ = child.relate(relation, to: target)
        }
        return self
    }

    /// Names the parts `name[0]`, `name[1]` and so on.
    @discardableResult
    public override func key(_ key: Any) -> MASConstraint {
        for (number, child) in childConstraints.enumerated() { child.key("\(key)[\(number)]") }
        return self
    }
}
