/// Where a place stands to another at the system's distance.
public enum SystemSpacingPosition: Sendable {
    /// After it in reading direction.
    case after
    /// Below it.
    case below
}

extension Anchorable {
    /// A place at the system's distance after or below a place of another: 8 points between siblings, times a factor.
    @discardableResult
    public func constrainUsingSystemSpacing(
        _ anchor: Anchor, relation: NSLayoutConstraint.Relation = .equal,
        _ position: SystemSpacingPosition, _ other: Anchor, of item: any Anchorable,
        multiplier: any CGFloatRepresentable = 1, priority: LayoutPriority = .required,
        fileID: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        let source = SourceLocation(file: fileID, line: line)
        let isAcross = position == .after
        func fits(_ anchor: Anchor) -> Bool {
            isAcross ? anchor.attribute.isHorizontal : anchor.attribute.isVertical
        }
        if !fits(anchor) || !fits(other) {
            LayoutLog.reportMistake(
                "system spacing .\(isAcross ? "after" : "below") stands between places"
                    + " \(isAcross ? "across" : "from top to bottom"): write"
                    + " .\(isAcross ? "leading, .after, .trailing" : "top, .below, .bottom")",
                at: source)
        }
        return constraint(
            anchor, relation, to: item, other,
            constant: systemSpacing * multiplier.cgFloatValue, priority, source)
    }

    /// The system's distance between siblings, points (semantics 2: 8).
    private var systemSpacing: CGFloat { 8 }
}
