// The prefixed spellings of 0.x on views: `form.snp_makeConstraints { make in ... }`.

extension UIView {
    /// `snp.left`.
    @available(*, deprecated, renamed: "snp.left")
    public var snp_left: ConstraintItem { snp.left }
    /// `snp.top`.
    @available(*, deprecated, renamed: "snp.top")
    public var snp_top: ConstraintItem { snp.top }
    /// `snp.right`.
    @available(*, deprecated, renamed: "snp.right")
    public var snp_right: ConstraintItem { snp.right }
    /// `snp.bottom`.
    @available(*, deprecated, renamed: "snp.bottom")
    public var snp_bottom: ConstraintItem { snp.bottom }
    /// `snp.leading`.
    @available(*, deprecated, renamed: "snp.leading")
    public var snp_leading: ConstraintItem { snp.leading }
    /// `snp.trailing`.
    @available(*, deprecated, renamed: "snp.trailing")
    public var snp_trailing: ConstraintItem { snp.trailing }
    /// `snp.width`.
    @available(*, deprecated, renamed: "snp.width")
    public var snp_width: ConstraintItem { snp.width }
    /// `snp.height`.
    @available(*, deprecated, renamed: "snp.height")
    public var snp_height: ConstraintItem { snp.height }
    /// `snp.centerX`.
    @available(*, deprecated, renamed: "snp.centerX")
    public var snp_centerX: ConstraintItem { snp.centerX }
    /// `snp.centerY`.
    @available(*, deprecated, renamed: "snp.centerY")
    public var snp_centerY: ConstraintItem { snp.centerY }
    /// `snp.lastBaseline`.
    @available(*, deprecated, renamed: "snp.lastBaseline")
    public var snp_baseline: ConstraintItem { snp.lastBaseline }
    /// `snp.firstBaseline`.
    @available(*, deprecated, renamed: "snp.firstBaseline")
    public var snp_firstBaseline: ConstraintItem { snp.firstBaseline }
    /// `snp.leftMargin`.
    @available(*, deprecated, renamed: "snp.leftMargin")
    public var snp_leftMargin: ConstraintItem { snp.leftMargin }
    /// `snp.rightMargin`.
    @available(*, deprecated, renamed: "snp.rightMargin")
    public var snp_rightMargin: ConstraintItem { snp.rightMargin }
    /// `snp.topMargin`.
    @available(*, deprecated, renamed: "snp.topMargin")
    public var snp_topMargin: ConstraintItem { snp.topMargin }
    /// `snp.bottomMargin`.
    @available(*, deprecated, renamed: "snp.bottomMargin")
    public var snp_bottomMargin: ConstraintItem { snp.bottomMargin }
    /// `snp.leadingMargin`.
    @available(*, deprecated, renamed: "snp.leadingMargin")
    public var snp_leadingMargin: ConstraintItem { snp.leadingMargin }
    /// `snp.trailingMargin`.
    @available(*, deprecated, renamed: "snp.trailingMargin")
    public var snp_trailingMargin: ConstraintItem { snp.trailingMargin }
    /// `snp.centerXWithinMargins`.
    @available(*, deprecated, renamed: "snp.centerXWithinMargins")
    public var snp_centerXWithinMargins: ConstraintItem { snp.centerXWithinMargins }
    /// `snp.centerYWithinMargins`.
    @available(*, deprecated, renamed: "snp.centerYWithinMargins")
    public var snp_centerYWithinMargins: ConstraintItem { snp.centerYWithinMargins }
    /// `snp.edges`.
    @available(*, deprecated, renamed: "snp.edges")
    public var snp_edges: ConstraintItem { snp.edges }
    /// `snp.size`.
    @available(*, deprecated, renamed: "snp.size")
    public var snp_size: ConstraintItem { snp.size }
    /// `snp.center`.
    @available(*, deprecated, renamed: "snp.center")
    public var snp_center: ConstraintItem { snp.center }
    /// `snp.margins`.
    @available(*, deprecated, renamed: "snp.margins")
    public var snp_margins: ConstraintItem { snp.margins }
    /// `snp.centerWithinMargins`.
    @available(*, deprecated, renamed: "snp.centerWithinMargins")
    public var snp_centerWithinMargins: ConstraintItem { snp.centerWithinMargins }

    /// Runs a block and gives its constraints, none of them active.
    @available(*, deprecated, renamed: "snp.prepareConstraints(_:_:_:)")
    @discardableResult
    public func snp_prepareConstraints(
        _ closure: (_ make: ConstraintMaker) -> Void, _ file: String = #fileID, _ line: UInt = #line
    ) -> [Constraint] { snp.prepareConstraints(closure, file, line) }

    /// Makes the constraints of a block.
    @available(*, deprecated, renamed: "snp.makeConstraints(_:_:_:)")
    public func snp_makeConstraints(
        _ closure: (_ make: ConstraintMaker) -> Void, _ file: String = #fileID, _ line: UInt = #line
    ) { snp.makeConstraints(closure, file, line) }

    /// Removes what was made and makes the constraints of a block.
    @available(*, deprecated, renamed: "snp.remakeConstraints(_:_:_:)")
    public func snp_remakeConstraints(
        _ closure: (_ make: ConstraintMaker) -> Void, _ file: String = #fileID, _ line: UInt = #line
    ) { snp.remakeConstraints(closure, file, line) }

    /// Gives constraints that were made the constants of a block.
    @available(*, deprecated, renamed: "snp.updateConstraints(_:_:_:)")
    public func snp_updateConstraints(
        _ closure: (_ make: ConstraintMaker) -> Void, _ file: String = #fileID, _ line: UInt = #line
    ) { snp.updateConstraints(closure, file, line) }

    /// Deactivates everything that was made.
    @available(*, deprecated, renamed: "snp.removeConstraints()")
    public func snp_removeConstraints() { snp.removeConstraints() }
}
