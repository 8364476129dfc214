/// One constraint.
public final class MASViewConstraint: MASConstraint {
    /// The left-hand side.
    public let firstViewAttribute: MASViewAttribute
    /// The right-hand side; nil for a number.
    public private(set) var secondViewAttribute: MASViewAttribute?
    private(set) var relation = NSLayoutConstraint.Relation.equal
    private(set) var multiplier: CGFloat = 1
    private(set) var priority: Float = 1000
    private var hasRelation = false
    /// Whether the line had a mistake that leaves nothing to install.
    private var isRefused = false
    /// Name in logs.
    var key: String? { didSet { layoutConstraint?.mas_key = key } }
    /// The constant, points; that of the installed constraint follows.
    var layoutConstant: CGFloat = 0 { didSet { layoutConstraint?.constant = layoutConstant } }
    /// What is installed.
    private(set) var layoutConstraint: MASLayoutConstraint?

    init(_ attribute: MASViewAttribute, _ source: SourceLocation) {
        firstViewAttribute = attribute
        super.init(source)
    }

    override var leaves: [MASViewConstraint] { [self] }

    override func report(_ message: String) {
        if let line = owner as? MASCompositeConstraint {
            line.report(message)
        } else {
            super.report(message)
        }
    }

    /// Adds an attribute: the constraint becomes a composite of two.
    public override func addConstraint(
        with attribute: NSLayoutConstraint.Attribute
    ) -> MASConstraint {
        guard !hasRelation else {
            report(
                "\(attribute.masonryWord) comes after a relation: chain attributes first, then the relation"
            )
            return self
        }
        let other = MASViewConstraint(
            MASViewAttribute(view: firstViewAttribute.view, layoutAttribute: attribute), source)
        return become([self, other])
    }

    private func become(_ children: [MASConstraint]) -> MASConstraint {
        let owner = self.owner
        let composite = MASCompositeConstraint(children, source)
        composite.owner = owner
        owner?.replace(self, by: composite)
        return composite
    }

    // MARK: Relations

    override func relate(
        _ relation: NSLayoutConstraint.Relation, to target: Any?
    ) -> MASConstraint {
        if let targets = target as? [Any] {
            guard !hasRelation else {
                report("the relation is given twice: begin a line of its own")
                return self
            }
            return become(
                targets.map { target in
                    let copy = MASViewConstraint(firstViewAttribute, source)
                    copy.multiplier = multiplier
                    copy.priority = priority
                    copy.layoutConstant = layoutConstant
                    return copy.relate(relation, to: target)
                })
        }
        let isValue = target.map(Self.isValue) ?? false
        guard !hasRelation || (self.relation == relation && isValue) else {
            report(
                "the relation is given twice: only the same relation with a number may follow,"
                    + " which changes the constant")
            return self
        }
        switch target {
        case let view as UIView:
            secondViewAttribute = MASViewAttribute(
                view: view, layoutAttribute: firstViewAttribute.layoutAttribute)
        case let attribute as MASViewAttribute:
            secondViewAttribute =
                attribute.layoutAttribute != .notAnAttribute
                ? attribute
                : MASViewAttribute(
                    view: attribute.view, item: attribute.item,
                    layoutAttribute: firstViewAttribute.layoutAttribute)
        case let value? where set(value: value): break
        default:
            report(
                "\(target.map { String(describing: type(of: $0)) } ?? "nil") is no target: write a"
                    + " view, an attribute such as form.mas_left, a number, size, point, insets, or"
                    + " an array of them")
            isRefused = true
            return self
        }
        hasRelation = true
        self.relation = relation
        return self
    }

    // MARK: Numbers

    private static func isValue(_ value: Any) -> Bool {
        value is CGSize || value is CGPoint || value is UIEdgeInsets || number(value) != nil
    }

    private static func number(_ value: Any) -> CGFloat? {
        if let number = value as? any BinaryFloatingPoint { return CGFloat(Double(number)) }
        if let number = value as? any BinaryInteger { return CGFloat(Double(number)) }
        return (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }

    /// Sets the constant by what a value is; whether it is one.
    func set(value: Any) -> Bool {
        if let number = Self.number(value) {
            layoutConstant = number
        } else if let size = value as? CGSize {
            set(size)
        } else if let point = value as? CGPoint {
            set(point)
        } else if let insets = value as? UIEdgeInsets {
            set(insets)
        } else {
            return false
        }
        return true
    }

    /// Sets the constant of an edge to its share, the sign by the first attribute.
    func set(_ insets: UIEdgeInsets) {
        let attribute = firstViewAttribute.layoutAttribute
        if !attribute.isMargin, let share = attribute.inward(insets) { layoutConstant = share }
    }

    /// Sets the constant of a width or height.
    func set(_ size: CGSize) {
        switch firstViewAttribute.layoutAttribute {
        case .width: layoutConstant = size.width
        case .height: layoutConstant = size.height
        default: break
        }
    }

    /// Sets the constant of a middle.
    func set(_ point: CGPoint) {
        switch firstViewAttribute.layoutAttribute {
        case .centerX: layoutConstant = point.x
        case .centerY: layoutConstant = point.y
        default: break
        }
    }

    func setMultiplier(_ factor: CGFloat) {
        guard layoutConstraint == nil else {
            report("the multiplier of an installed constraint stays: use mas_remakeConstraints")
            return
        }
        multiplier = factor
    }

    func setPriority(_ value: Float) {
        guard layoutConstraint == nil else {
            report("the priority of an installed constraint stays: use mas_remakeConstraints")
            return
        }
        guard value > 0, value <= 1000 else {
            report("the priority \(value) is out of range: write one above 0 and up to 1000")
            return
        }
        priority = value
    }

    // MARK: Being installed

    /// Makes it take part: held by the nearest view above both sides, a size against a number by the view itself.
    public override func install() {
        if let layoutConstraint {
            guard !layoutConstraint.isActive else { return }
            layoutConstraint.isActive = true
            firstViewAttribute.view?.masonry.constraints.append(self)
            return
        }
        guard let view = firstViewAttribute.view, let item = firstViewAttribute.item else {
            report("the view that the constraint is made for is gone: keep it alive")
            return
        }
        guard !isRefused else { return }
        var second = secondViewAttribute
        if second == nil, !firstViewAttribute.isSizeAttribute {
            guard let superview = view.superview else {
                report(
                    "\(view.masonryName) has no superview, from which"
                        + " \(firstViewAttribute.layoutAttribute.masonryWord) could count: add it to one before"
                )
                return
            }
            second = MASViewAttribute(
                view: superview, layoutAttribute: firstViewAttribute.layoutAttribute)
        }
        guard let holder = holder(view, second) else { return }
        let constraint = MASLayoutConstraint(
            item: item, attribute: firstViewAttribute.layoutAttribute, relatedBy: relation,
            toItem: second?.item, attribute: second?.layoutAttribute ?? .notAnAttribute,
            multiplier: multiplier, constant: layoutConstant, fileID: source.file,
            line: source.line)
        constraint.priority = UILayoutPriority(priority)
        constraint.mas_key = key
        if updatesExisting, let existing = constraint.similar(in: holder) {
            existing.constant = layoutConstant
            layoutConstraint = existing
            return
        }
        holder.addConstraint(constraint)
        layoutConstraint = constraint
        view.masonry.constraints.append(self)
    }

    private func holder(_ view: UIView, _ second: MASViewAttribute?) -> UIView? {
        guard let second else { return view }
        guard let other = second.view else {
            report("the view that the constraint refers to is gone: keep it alive")
            return nil
        }
        if let common = view.mas_closestCommonSuperview(other) { return common }
        report(
            "\(view.masonryName) and \(other.masonryName) share no superview: add both to the tree"
                + " before the block")
        return nil
    }

    /// Makes it take part no more.
    public override func uninstall() {
        layoutConstraint?.isActive = false
        firstViewAttribute.view?.masonry.constraints.removeAll { $0 === self }
    }
}
