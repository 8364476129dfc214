/// A set of attributes, as chaining words builds it.
struct ConstraintAttributes: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    /// Every attribute in the order in which a set is laid out as constraints (seed-systems a.1).
    static let order: [NSLayoutConstraint.Attribute] = [
        .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
        .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
        .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]

    init(rawValue: UInt32) { self.rawValue = rawValue }

    init(_ attributes: NSLayoutConstraint.Attribute...) {
        rawValue = attributes.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
    }

    /// The attributes, in the fixed order.
    var list: [NSLayoutConstraint.Attribute] {
        Self.order.filter { contains(ConstraintAttributes($0)) }
    }

    static let horizontalEdges = ConstraintAttributes(.left, .right)
    static let verticalEdges = ConstraintAttributes(.top, .bottom)
    static let edges: ConstraintAttributes = [horizontalEdges, verticalEdges]
    static let directionalHorizontalEdges = ConstraintAttributes(.leading, .trailing)
    static let directionalEdges: ConstraintAttributes = [directionalHorizontalEdges, verticalEdges]
    static let size = ConstraintAttributes(.width, .height)
    static let center = ConstraintAttributes(.centerX, .centerY)
    static let margins = ConstraintAttributes(.leftMargin, .rightMargin, .topMargin, .bottomMargin)
    static let directionalMargins = ConstraintAttributes(
        .leadingMargin, .trailingMargin, .topMargin, .bottomMargin)
    static let centerWithinMargins = ConstraintAttributes(
        .centerXWithinMargins, .centerYWithinMargins)

    /// What an attribute of this set is paired with where the other side has a set of its own; nil where the two sets do
    /// not go together.
    func partner(
        of attribute: NSLayoutConstraint.Attribute, in other: ConstraintAttributes
    ) -> NSLayoutConstraint.Attribute? {
        let others = other.list
        if others.count == 1 { return others[0] }
        if self == other { return attribute }
        let sides: [(ConstraintAttributes, ConstraintAttributes)] = [
            (.edges, .margins), (.directionalEdges, .directionalMargins),
        ]
        let isSideBySide = sides.contains {
            (self == $0.0 && other == $0.1) || (self == $0.1 && other == $0.0)
        }
        return isSideBySide ? attribute.acrossMargin : nil
    }
}

extension NSLayoutConstraint.Attribute {
    /// The margin of an edge, the edge of a margin.
    var acrossMargin: NSLayoutConstraint.Attribute {
        let pairs: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
            (.left, .leftMargin), (.right, .rightMargin), (.top, .topMargin),
            (.bottom, .bottomMargin), (.leading, .leadingMargin), (.trailing, .trailingMargin),
            (.centerX, .centerXWithinMargins), (.centerY, .centerYWithinMargins),
        ]
        for (edge, margin) in pairs {
            if self == edge { return margin }
            if self == margin { return edge }
        }
        return self
    }
}
