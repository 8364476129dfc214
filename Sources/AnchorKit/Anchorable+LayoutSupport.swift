extension Anchorable {
    /// An anchor of this to an edge, or the height, of a controller's old guide; active.
    @discardableResult
    public func constrain(
        _ anchor: Anchor, relation: NSLayoutConstraint.Relation = .equal, to other: Anchor,
        of guide: any UILayoutSupport, multiplier: any CGFloatRepresentable = 1,
        priority: LayoutPriority = .required, fileID: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        let source = SourceLocation(file: fileID, line: line)
        if other != .top && other != .bottom && other != .height {
            LayoutLog.reportMistake(
                "top and bottom layout guides have .top, .bottom and .height alone", at: source)
        }
        return constraint(
            anchor, relation, to: guide, other, multiplier: multiplier.cgFloatValue, priority,
            source)
    }

    /// An anchor of this to the same anchor of a controller's old guide; active.
    @discardableResult
    public func constrain(
        _ anchor: Anchor, relation: NSLayoutConstraint.Relation = .equal,
        to guide: any UILayoutSupport, multiplier: any CGFloatRepresentable = 1,
        priority: LayoutPriority = .required, fileID: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        constrain(
            anchor, relation: relation, to: anchor, of: guide, multiplier: multiplier,
            priority: priority, fileID: fileID, line: line)
    }

    /// Several anchors of this to the same anchors of a controller's old guide; active, in the order written.
    @discardableResult
    public func constrain(
        _ first: Anchor, _ second: Anchor, _ others: Anchor...,
        relation: NSLayoutConstraint.Relation = .equal, to guide: any UILayoutSupport,
        multiplier: any CGFloatRepresentable = 1, priority: LayoutPriority = .required,
        fileID: String = #fileID, line: UInt = #line
    ) -> [NSLayoutConstraint] {
        ([first, second] + others).map {
            constrain(
                $0, relation: relation, to: guide, multiplier: multiplier, priority: priority,
                fileID: fileID, line: line)
        }
    }
}
