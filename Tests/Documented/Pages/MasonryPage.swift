import Masonry

// The snippets and examples of docs/authoring.md on Masonry, as they stand there.

/// A picture beside another, folded away.
@MainActor func masonryImage() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let previous = UIView()
    let other = UIView()
    let image = UIView()
    for part in [previous, other, image] { view.addSubview(part) }
    previous.mas_makeConstraints { make in
        make.left.top.equalTo(view)
        make.size.equalTo(20)
    }
    other.mas_makeConstraints { make in
        make.left.bottom.equalTo(view)
        make.size.equalTo(300)
    }
    var width: MASConstraint!
    image.mas_makeConstraints { make in
        width = make.width.equalTo(32)
        make.left.equalTo(previous.mas_right).offset(8)
        make.size.lessThanOrEqualTo([other, 200])
    }
    width.equalTo(0)  // the installed constraint changes
    image.mas_makeConstraints { make in
        make.top.equalTo(view)
        make.height.equalTo(10)
    }
    return view
}

/// Every spelling of a line.
@MainActor func masonrySpellings(_ view: UIView, _ form: UIView) {
    view.mas_makeConstraints { make in
        make.left.equalTo(form)
        make.left.equalTo()(form)
    }
    view.mas_makeConstraints { make in
        make?.left.equalTo()(form)?.offset()(8)
        make!.left.equalTo()(form)
    }
    view.mas_makeConstraints { (make: MASConstraintMaker!) in
        make.left.equalTo()(form)
    }
}

/// Every word of the table.
@MainActor func masonryWords(_ view: UIView, _ other: UIView, _ controller: UIViewController) {
    var kept: MASConstraint!
    view.mas_makeConstraints { make in
        make.left.top.right.bottom.equalTo(other)
        make.leading.trailing.width.height.centerX.centerY.equalTo(other)
        make.baseline.firstBaseline.lastBaseline.equalTo(other)
        make.leftMargin.rightMargin.topMargin.bottomMargin.equalTo(other)
        make.leadingMargin.trailingMargin.centerXWithinMargins.centerYWithinMargins.equalTo(other)
        make.attributes([.left, .top]).equalTo(other)
        make.edges.equalTo(other)
        make.size.equalTo(other)
        make.center.equalTo(other)
        make.left.equalTo(other.mas_left)
        make.left.equalTo(other.mas_attribute(.left))
        make.width.equalTo(20)
        make.width.equalTo([other, 20])
        make.width.mas_equalTo(20)
        make.width.lessThanOrEqualTo(20)
        make.width.greaterThanOrEqualTo(20)
        make.width.mas_lessThanOrEqualTo(20)
        make.width.mas_greaterThanOrEqualTo(20)
        make.top.equalTo(other.mas_safeAreaLayoutGuideTop)
        make.top.equalTo(controller.mas_topLayoutGuideBottom)
        make.bottom.equalTo(controller.mas_bottomLayoutGuideTop)
        make.left.equalTo(other).with.offset(8)
        make.left.and.right.equalTo(other).inset(8)
        make.edges.equalTo(other).insets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        make.size.equalTo(other).sizeOffset(CGSize(width: 1, height: 2))
        make.center.equalTo(other).centerOffset(CGPoint(x: 1, y: 2))
        make.left.equalTo(other).valueOffset(8)
        make.left.equalTo(other).mas_offset(8)
        make.width.equalTo(other).multipliedBy(0.5)
        make.width.equalTo(other).dividedBy(2)
        make.width.equalTo(30).priority(251)
        make.width.equalTo(30).priorityLow()
        make.width.equalTo(30).priorityMedium()
        make.width.equalTo(30).priorityHigh()
        make.left.equalTo(other).key("gap")
        kept = make.group { make.right.equalTo(other) }
    }
    kept.uninstall()
    kept.install()
    kept.deactivate()
    kept.activate()
    kept.setOffset(4)
    kept.setInset(4)
    kept.setInsets(.zero)
    kept.setSizeOffset(.zero)
    kept.setCenterOffset(.zero)
    view.mas_updateConstraints { make in make.width.equalTo(30) }
    view.mas_remakeConstraints { make in make.width.equalTo(30) }
    view.mas_makeConstraints { make in
        make.updateExisting = true
        make.removeExisting = false
    }
    [view, other].mas_makeConstraints { make in make.width.equalTo(30) }
    [view, other].mas_distributeViews(
        along: .horizontal, withFixedSpacing: 8, leadSpacing: 0, tailSpacing: 0)
    [view, other].mas_distributeViews(
        along: .vertical, withFixedItemLength: 8, leadSpacing: 0, tailSpacing: 0)
    view.mas_key = "form"
    MASAttachKeys(["form": view, "other": other])
    print(view.mas_closestCommonSuperview(other) ?? view)
}
