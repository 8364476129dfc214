/// The words that name attributes: on `make` and in a chain.
@preconcurrency @MainActor
public protocol MASAttributeWords {
    /// The constraint that an attribute begins, or joins.
    func addConstraint(with attribute: NSLayoutConstraint.Attribute) -> MASConstraint
}

extension MASAttributeWords {
    /// The left edge.
    public var left: MASConstraint { addConstraint(with: .left) }
    /// The top edge.
    public var top: MASConstraint { addConstraint(with: .top) }
    /// The right edge.
    public var right: MASConstraint { addConstraint(with: .right) }
    /// The bottom edge.
    public var bottom: MASConstraint { addConstraint(with: .bottom) }
    /// The edge where reading begins.
    public var leading: MASConstraint { addConstraint(with: .leading) }
    /// The edge where reading ends.
    public var trailing: MASConstraint { addConstraint(with: .trailing) }
    /// The width.
    public var width: MASConstraint { addConstraint(with: .width) }
    /// The height.
    public var height: MASConstraint { addConstraint(with: .height) }
    /// The middle across.
    public var centerX: MASConstraint { addConstraint(with: .centerX) }
    /// The middle from top to bottom.
    public var centerY: MASConstraint { addConstraint(with: .centerY) }
    /// The baseline of the last line.
    public var baseline: MASConstraint { addConstraint(with: .lastBaseline) }
    /// The baseline of the first line.
    public var firstBaseline: MASConstraint { addConstraint(with: .firstBaseline) }
    /// The baseline of the last line.
    public var lastBaseline: MASConstraint { addConstraint(with: .lastBaseline) }
    /// The left margin.
    public var leftMargin: MASConstraint { addConstraint(with: .leftMargin) }
    /// The right margin.
    public var rightMargin: MASConstraint { addConstraint(with: .rightMargin) }
    /// The top margin.
    public var topMargin: MASConstraint { addConstraint(with: .topMargin) }
    /// The bottom margin.
    public var bottomMargin: MASConstraint { addConstraint(with: .bottomMargin) }
    /// The margin where reading begins.
    public var leadingMargin: MASConstraint { addConstraint(with: .leadingMargin) }
    /// The margin where reading ends.
    public var trailingMargin: MASConstraint { addConstraint(with: .trailingMargin) }
    /// The middle between left and right margin.
    public var centerXWithinMargins: MASConstraint { addConstraint(with: .centerXWithinMargins) }
    /// The middle between top and bottom margin.
    public var centerYWithinMargins: MASConstraint { addConstraint(with: .centerYWithinMargins) }
}
