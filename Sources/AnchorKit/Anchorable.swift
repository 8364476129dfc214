/// What constraints are made for: views and layout guides.
@preconcurrency @MainActor
public protocol Anchorable: AnyObject {
    /// What numbers count from: the superview, or the view that owns the guide.
    var owningItem: UIView? { get }
}

extension UIView: Anchorable {
    /// The superview.
    public var owningItem: UIView? { superview }
}

extension UILayoutGuide: Anchorable {
    /// The view that owns the guide.
    public var owningItem: UIView? { owningView }
}

extension Anchorable {
    /// One constraint, already active.
    func constraint(
        _ anchor: Anchor, _ relation: NSLayoutConstraint.Relation, to item: AnyObject?,
        _ other: Anchor?, multiplier: CGFloat = 1, constant: CGFloat = 0,
        _ priority: LayoutPriority, _ source: SourceLocation
    ) -> NSLayoutConstraint {
        (self as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
        if anchor.isBaseline && self is UILayoutGuide
            || (other?.isBaseline ?? false) && item is UILayoutGuide
        {
            LayoutLog.reportMistake(
                "layout guides have no baselines: write .top or .bottom of the guide", at: source)
        }
        // The library hands a multiplier on for sizes alone (seed-systems a.8).
        let isSized = anchor.isDimension && (other?.isDimension ?? false)
        let constraint = NSLayoutConstraint(
            item: self, attribute: anchor.attribute, relatedBy: relation, toItem: item,
            attribute: other?.attribute ?? .notAnAttribute, multiplier: isSized ? multiplier : 1,
            constant: constant, fileID: source.file, line: source.line)
        constraint.layoutPriority = priority
        constraint.isActive = true
        return constraint
    }

    // MARK: To the same anchor of another

    /// An anchor of this equal, or otherwise related, to the same anchor of another; active.
    @discardableResult
    public func constrain(
        _ anchor: Anchor, relation: NSLayoutConstraint.Relation = .equal, to item: any Anchorable,
        multiplier: any CGFloatRepresentable = 1, priority: LayoutPriority = .required,
        fileID: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(
            anchor, relation, to: item, anchor, multiplier: multiplier.cgFloatValue, priority,
            SourceLocation(file: fileID, line: line))
    }

    /// Several anchors of this equal, or otherwise related, to the same anchors of another; active, in the order written.
    @discardableResult
    public func constrain(
        _ first: Anchor, _ second: Anchor, _ others: Anchor...,
        relation: NSLayoutConstraint.Relation = .equal, to item: any Anchorable,
        multiplier: any CGFloatRepresentable = 1, priority: LayoutPriority = .required,
        fileID: String = #fileID, line: UInt = #line
    ) -> [NSLayoutConstraint] {
        ([first, second] + others).map {
            constrain(
                $0, relation: relation, to: item, multiplier: multiplier, priority: priority,
                fileID: fileID, line: line)
        }
    }

    /// An anchor of this equal, or otherwise related, to an anchor of another; active.
    @discardableResult
    public func constrain(
        _ anchor: Anchor, relation: NSLayoutConstraint.Relation = .equal, to other: Anchor,
        of item: any Anchorable, multiplier: any CGFloatRepresentable = 1,
        priority: LayoutPriority = .required, fileID: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        constraint(
            anchor, relation, to: item, other, multiplier: multiplier.cgFloatValue, priority,
            SourceLocation(file: fileID, line: line))
    }

    // MARK: To a constant

    /// A size equal, or otherwise related, to a number, or a place to that of the owner plus a number, points; active.
    @discardableResult
    public func constrain(
        _ anchor: Anchor, relation: NSLayoutConstraint.Relation = .equal,
        toConstant constant: any CGFloatRepresentable, priority: LayoutPriority = .required,
        fileID: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        let source = SourceLocation(file: fileID, line: line)
        guard !anchor.isDimension else {
            return constraint(
                anchor, relation, to: nil, nil, constant: constant.cgFloatValue, priority, source)
        }
        if owningItem == nil {
            LayoutLog.reportMistake(
                "a place counts from the superview, and there is none yet: add the view to one"
                    + " before", at: source)
        }
        return constraint(
            anchor, relation, to: owningItem, anchor, constant: constant.cgFloatValue, priority,
            source)
    }

    /// Several anchors to one number; active, in the order written.
    @discardableResult
    public func constrain(
        _ first: Anchor, _ second: Anchor, _ others: Anchor...,
        relation: NSLayoutConstraint.Relation = .equal,
        toConstant constant: any CGFloatRepresentable, priority: LayoutPriority = .required,
        fileID: String = #fileID, line: UInt = #line
    ) -> [NSLayoutConstraint] {
        ([first, second] + others).map {
            constrain(
                $0, relation: relation, toConstant: constant, priority: priority, fileID: fileID,
                line: line)
        }
    }

    /// The width equal, or otherwise related, to a number, points; active.
    @discardableResult
    public func constrainWidth(
        _ relation: NSLayoutConstraint.Relation = .equal, to constant: any CGFloatRepresentable,
        priority: LayoutPriority = .required, fileID: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        constrain(
            .width, relation: relation, toConstant: constant, priority: priority, fileID: fileID,
            line: line)
    }

    /// The height equal, or otherwise related, to a number, points; active.
    @discardableResult
    public func constrainHeight(
        _ relation: NSLayoutConstraint.Relation = .equal, to constant: any CGFloatRepresentable,
        priority: LayoutPriority = .required, fileID: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        constrain(
            .height, relation: relation, toConstant: constant, priority: priority, fileID: fileID,
            line: line)
    }

    // MARK: Several at once

    /// Leading, trailing, top and bottom to those of another, in this order and with one relation; active.
    @discardableResult
    public func constrainEdges(
        _ relation: NSLayoutConstraint.Relation = .equal, to item: any Anchorable,
        priority: LayoutPriority = .required, fileID: String = #fileID, line: UInt = #line
    ) -> [NSLayoutConstraint] {
        constrain(
            .leading, .trailing, .top, .bottom, relation: relation, to: item, priority: priority,
            fileID: fileID, line: line)
    }

    /// Both middles to those of another; active.
    @discardableResult
    public func constrainCenter(
        _ relation: NSLayoutConstraint.Relation = .equal, to item: any Anchorable,
        priority: LayoutPriority = .required, fileID: String = #fileID, line: UInt = #line
    ) -> [NSLayoutConstraint] {
        constrain(
            .centerX, .centerY, relation: relation, to: item, priority: priority, fileID: fileID,
            line: line)
    }

    /// Width and height to a size, points; active.
    @discardableResult
    public func constrain(
        _ relation: NSLayoutConstraint.Relation = .equal, to size: CGSize,
        priority: LayoutPriority = .required, fileID: String = #fileID, line: UInt = #line
    ) -> [NSLayoutConstraint] {
        [
            constrainWidth(
                relation, to: size.width, priority: priority, fileID: fileID, line: line),
            constrainHeight(
                relation, to: size.height, priority: priority, fileID: fileID, line: line),
        ]
    }
}
