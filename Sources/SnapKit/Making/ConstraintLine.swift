/// One line of a block while it is written: `make.left.top.equalTo(form).inset(8).priority(.high)`.
@MainActor
final class ConstraintLine {
    /// What the line's attributes are set against.
    enum Target {
        /// A view, a guide, or attributes of one.
        case item(ConstraintItem)
        /// The superview, or nothing where a size meets a number.
        case implied
    }

    let subject: ConstraintSubject
    var attributes: ConstraintAttributes
    var relation: ConstraintRelation?
    var target = Target.implied
    var constant = ConstraintConstant.number(0) { didSet { tellIfFrozen("offset or inset") } }
    var multiplier: CGFloat = 1 { didSet { tellIfFrozen("multipliedBy or dividedBy") } }
    var priority: Float = 1000 { didSet { tellIfFrozen("priority") } }
    var label: String? {
        didSet {
            guard let made else { return }
            for constraint in made.layoutConstraints { constraint.label = label }
        }
    }
    /// Where the relation, or before it the block, was written.
    var source: SourceLocation
    private var made: Constraint?
    private var isRefused = false

    init(_ subject: ConstraintSubject, _ attributes: ConstraintAttributes, _ source: SourceLocation)
    {
        self.subject = subject
        self.attributes = attributes
        self.source = source
    }

    /// The group of constraints of the line; the first look makes it.
    var constraint: Constraint {
        if let made { return made }
        let constraint = Constraint(subject, layoutConstraints(), source)
        made = constraint
        return constraint
    }

    /// Says what is wrong with the line.
    func report(_ message: String) { LayoutLog.reportMistake(message, at: source) }

    /// Says once why the line cannot be made, whole or for some of its attributes.
    func refuse(_ message: String) {
        if !isRefused { report(message) }
        isRefused = true
    }

    private func tellIfFrozen(_ what: String) {
        if made != nil {
            report("\(what) comes after .constraint, which made the constraints: write it before")
        }
    }

    // MARK: Making the constraints

    private func layoutConstraints() -> [LayoutConstraint] {
        if isRefused { return [] }
        guard let relation else {
            report(
                "\(attributes.list.map(\.word).joined(separator: ".")) has no relation, so nothing"
                    + " is made: add .equalTo(...) or a kin of it")
            return []
        }
        guard (0.0...1000).contains(priority), priority > 0 else {
            report("the priority \(priority) is out of range: write one above 0 and up to 1000")
            return []
        }
        return attributes.list.compactMap { pairing(of: $0) }.map { first, item, second in
            let constraint = LayoutConstraint(
                item: subject.item as Any, attribute: first, relatedBy: relation, toItem: item,
                attribute: second, multiplier: multiplier,
                constant: constant.value(
                    for: item == nil ? first : second,
                    isRightToLeft: ConstraintConfig.interfaceLayoutDirection == .rightToLeft,
                    meaning: ConstraintConfig.meaning),
                fileID: source.file, line: source.line)
            constraint.priority = UILayoutPriority(priority)
            constraint.label = label
            return constraint
        }
    }

    private typealias Pairing = (
        NSLayoutConstraint.Attribute, AnyObject?, NSLayoutConstraint.Attribute
    )

    private func pairing(of attribute: NSLayoutConstraint.Attribute) -> Pairing? {
        guard subject.item != nil else {
            refuse("the view that the constraint is made for is gone: keep it alive")
            return nil
        }
        switch target {
        case .item(let item):
            guard let object = item.target else {
                refuse("the view that \(attribute.word) refers to is gone: keep it alive")
                return nil
            }
            if item.attributes.isEmpty { return (attribute, object, attribute) }
            guard let partner = attributes.partner(of: attribute, in: item.attributes) else {
                reportSets(item.attributes)
                return nil
            }
            return (attribute, object, partner)
        case .implied:
            if attribute == .width || attribute == .height {
                return (attribute, nil, .notAnAttribute)
            }
            guard let superview = subject.superview else {
                refuse(
                    "\(subject.name) has no superview, from which \(attribute.word) could count:"
                        + " add it to one before the block")
                return nil
            }
            return (attribute, superview, attribute.impliedPartner(ConstraintConfig.meaning))
        }
    }

    private func reportSets(_ others: ConstraintAttributes) {
        func words(_ set: ConstraintAttributes) -> String {
            set.list.map(\.word).joined(separator: ", ")
        }
        refuse(
            "\(words(attributes)) cannot be set against several attributes (\(words(others))):"
                + " write the view alone, one attribute of it, or the same attributes on both sides"
        )
    }
}

extension NSLayoutConstraint.Attribute {
    /// What of the superview a number counts from: since 3.0.2 centres count from the top left corner (seed-systems 0.1).
    fileprivate func impliedPartner(
        _ meaning: ConstraintConfig.Meaning
    ) -> NSLayoutConstraint.Attribute {
        guard meaning == .current else { return self }
        return self == .centerX ? .left : self == .centerY ? .top : self
    }
}
