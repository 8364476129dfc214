/// What is known of a view's constraints.
@MainActor
final class MasonryRecord {
    /// Constraints that are installed, those whose first side is the view.
    var constraints: [MASViewConstraint] = []
    /// Name in logs.
    var key: Any?
}

extension UIView {
    /// What is known of the view's constraints.
    var masonry: MasonryRecord {
        let key = ObjectIdentifier(MasonryRecord.self)
        if let record = attachments[key] as? MasonryRecord { return record }
        let record = MasonryRecord()
        attachments[key] = record
        return record
    }

    /// "UIView:form" in logs and messages.
    var masonryName: String {
        let type = String(describing: type(of: self))
        guard let key = masonry.key.map({ "\($0)" }) ?? accessibilityIdentifier else { return type }
        return "\(type):\(key)"
    }

    /// Name in logs.
    public var mas_key: Any? {
        get { masonry.key }
        set { masonry.key = newValue }
    }

    // MARK: Verbs

    private func constraints(
        _ file: String, _ line: UInt, _ block: (MASConstraintMaker) -> Void,
        _ set: (MASConstraintMaker) -> Void = { _ in }
    ) -> [MASConstraint] {
        translatesAutoresizingMaskIntoConstraints = false
        let maker = MASConstraintMaker(self, SourceLocation(file: file, line: line))
        set(maker)
        block(maker)
        return maker.install()
    }

    /// Makes the constraints of a block.
    @discardableResult
    public func mas_makeConstraints(
        fileID: String = #fileID, line: UInt = #line, _ block: (_ make: MASConstraintMaker) -> Void
    ) -> [MASConstraint] { constraints(fileID, line, block) }

    /// Makes the constraints of a block, or changes the constants of those that are there already.
    @discardableResult
    public func mas_updateConstraints(
        fileID: String = #fileID, line: UInt = #line, _ block: (_ make: MASConstraintMaker) -> Void
    ) -> [MASConstraint] { constraints(fileID, line, block) { $0.updateExisting = true } }

    /// Removes what was made for the view, after the block has run, and makes its constraints.
    @discardableResult
    public func mas_remakeConstraints(
        fileID: String = #fileID, line: UInt = #line, _ block: (_ make: MASConstraintMaker) -> Void
    ) -> [MASConstraint] { constraints(fileID, line, block) { $0.removeExisting = true } }

    /// The nearest view that both stand in; a view stands in itself.
    public func mas_closestCommonSuperview(_ view: UIView?) -> UIView? {
        var above = view
        while let candidate = above {
            var own: UIView? = self
            while let current = own {
                if current === candidate { return candidate }
                own = current.superview
            }
            above = candidate.superview
        }
        return nil
    }

    // MARK: Attributes

    /// An attribute.
    public func mas_attribute(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
        MASViewAttribute(view: self, layoutAttribute: attribute)
    }
    /// An attribute.
    public func mas_attribute() -> (NSLayoutConstraint.Attribute) -> MASViewAttribute {
        { self.mas_attribute($0) }
    }

    /// The left edge.
    public var mas_left: MASViewAttribute { mas_attribute(.left) }
    /// The top edge.
    public var mas_top: MASViewAttribute { mas_attribute(.top) }
    /// The right edge.
    public var mas_right: MASViewAttribute { mas_attribute(.right) }
    /// The bottom edge.
    public var mas_bottom: MASViewAttribute { mas_attribute(.bottom) }
    /// The edge where reading begins.
    public var mas_leading: MASViewAttribute { mas_attribute(.leading) }
    /// The edge where reading ends.
    public var mas_trailing: MASViewAttribute { mas_attribute(.trailing) }
    /// The width.
    public var mas_width: MASViewAttribute { mas_attribute(.width) }
    /// The height.
    public var mas_height: MASViewAttribute { mas_attribute(.height) }
    /// The middle across.
    public var mas_centerX: MASViewAttribute { mas_attribute(.centerX) }
    /// The middle from top to bottom.
    public var mas_centerY: MASViewAttribute { mas_attribute(.centerY) }
    /// The baseline of the last line.
    public var mas_baseline: MASViewAttribute { mas_attribute(.lastBaseline) }
    /// The baseline of the first line.
    public var mas_firstBaseline: MASViewAttribute { mas_attribute(.firstBaseline) }
    /// The baseline of the last line.
    public var mas_lastBaseline: MASViewAttribute { mas_attribute(.lastBaseline) }
    /// The left margin.
    public var mas_leftMargin: MASViewAttribute { mas_attribute(.leftMargin) }
    /// The right margin.
    public var mas_rightMargin: MASViewAttribute { mas_attribute(.rightMargin) }
    /// The top margin.
    public var mas_topMargin: MASViewAttribute { mas_attribute(.topMargin) }
    /// The bottom margin.
    public var mas_bottomMargin: MASViewAttribute { mas_attribute(.bottomMargin) }
    /// The margin where reading begins.
    public var mas_leadingMargin: MASViewAttribute { mas_attribute(.leadingMargin) }
    /// The margin where reading ends.
    public var mas_trailingMargin: MASViewAttribute { mas_attribute(.trailingMargin) }
    /// The middle between left and right margin.
    public var mas_centerXWithinMargins: MASViewAttribute { mas_attribute(.centerXWithinMargins) }
    /// The middle between top and bottom margin.
    public var mas_centerYWithinMargins: MASViewAttribute { mas_attribute(.centerYWithinMargins) }

    private func safeArea(_ attribute: NSLayoutConstraint.Attribute) -> MASViewAttribute {
        MASViewAttribute(view: self, item: safeAreaLayoutGuide, layoutAttribute: attribute)
    }
    /// The safe area; the attribute is that of the other side.
    public var mas_safeAreaLayoutGuide: MASViewAttribute { safeArea(.notAnAttribute) }
    /// The safe area: the edge where reading begins.
    public var mas_safeAreaLayoutGuideLeading: MASViewAttribute { safeArea(.leading) }
    /// The safe area: the edge where reading ends.
    public var mas_safeAreaLayoutGuideTrailing: MASViewAttribute { safeArea(.trailing) }
    /// The safe area: the left edge.
    public var mas_safeAreaLayoutGuideLeft: MASViewAttribute { safeArea(.left) }
    /// The safe area: the right edge.
    public var mas_safeAreaLayoutGuideRight: MASViewAttribute { safeArea(.right) }
    /// The safe area: the top edge.
    public var mas_safeAreaLayoutGuideTop: MASViewAttribute { safeArea(.top) }
    /// The safe area: the bottom edge.
    public var mas_safeAreaLayoutGuideBottom: MASViewAttribute { safeArea(.bottom) }
    /// The safe area: the width.
    public var mas_safeAreaLayoutGuideWidth: MASViewAttribute { safeArea(.width) }
    /// The safe area: the height.
    public var mas_safeAreaLayoutGuideHeight: MASViewAttribute { safeArea(.height) }
    /// The safe area: the middle across.
    public var mas_safeAreaLayoutGuideCenterX: MASViewAttribute { safeArea(.centerX) }
    /// The safe area: the middle from top to bottom.
    public var mas_safeAreaLayoutGuideCenterY: MASViewAttribute { safeArea(.centerY) }
}
