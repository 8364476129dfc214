import SnapKit

// The snippets and examples of docs/authoring.md on SnapKit, as they stand there.

/// A form in a view, moved up.
@MainActor func snapKitForm() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let form = UIView()
    view.addSubview(form)
    var middle: Constraint!
    form.snp.makeConstraints { make in
        make.left.right.equalToSuperview().inset(15)
        make.height.equalTo(90)
        middle = make.centerY.equalTo(view).constraint
    }
    middle.update(offset: -125)
    return view
}

/// A box of no size in the middle, as articles from before release 3 have it.
@MainActor func snapKitOfVersion0() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let box = UIView()
    view.addSubview(box)
    ConstraintConfig.meaning = .version0
    box.snp_makeConstraints { $0.center.equalTo(0) }  // the middle; since 3.0.2 the top left corner
    ConstraintConfig.meaning = .current
    box.snp.makeConstraints { $0.size.equalTo(0) }
    return view
}

/// A picture over three buttons that share a row.
@MainActor func snapKitExtras() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 330, height: 480))
    let picture = UIView()
    let buttons = [UIView(), UIView(), UIView()]
    for part in [picture] + buttons { view.addSubview(part) }
    let narrow = ConstraintGroup(buttons[0].snp.prepareConstraints { $0.height.equalTo(30) })
    let wide = ConstraintGroup(buttons[0].snp.prepareConstraints { $0.height.equalTo(44) })
    narrow.activate()
    picture.snp.makeConstraints { make in
        wide.activate(insteadOf: narrow)  // ConstraintGroup: several lines switched as one
        make.aspectRatio(16, 9)  // width == height * 16 / 9
        make.edges(excluding: .bottom).equalToSuperview()
        buttons.snp.distribute(.horizontal, spacing: 10, lead: 5, tail: 5, equalLengths: true)
    }
    for button in buttons {
        button.snp.makeConstraints { make in
            make.bottom.equalToSuperview()
            make.height.equalTo(buttons[0])
        }
    }
    return view
}

/// Every word of the table.
@MainActor func snapKitWords(_ view: UIView, _ other: UIView, _ controller: UIViewController) {
    let guide = UILayoutGuide()
    other.addLayoutGuide(guide)
    var kept: Constraint?
    view.snp.makeConstraints { make in
        make.width.left.equalTo(other)
        make.leading.trailing.top.bottom.right.height.centerX.centerY.equalTo(other)
        make.firstBaseline.lastBaseline.equalTo(other)
        make.leftMargin.rightMargin.topMargin.bottomMargin.equalTo(other)
        make.leadingMargin.trailingMargin.centerXWithinMargins.centerYWithinMargins.equalTo(other)
        make.edges.equalTo(other)
        make.size.equalTo(other)
        make.center.equalTo(other)
        make.directionalEdges.equalTo(other)
        make.margins.equalTo(other)
        make.directionalMargins.equalTo(other)
        make.centerWithinMargins.equalTo(other)
        make.horizontalEdges.equalTo(other)
        make.verticalEdges.equalTo(other)
        make.directionalHorizontalEdges.equalTo(other)
        make.directionalVerticalEdges.equalTo(other)
        make.left.equalTo(other.snp.left)
        make.top.equalTo(guide)
        make.top.equalTo(controller.topLayoutGuide.snp.bottom)
        make.width.equalTo(20)
        make.top.equalTo(20)
        make.size.equalTo(CGSize(width: 20, height: 30))
        make.width.lessThanOrEqualTo(other)
        make.width.greaterThanOrEqualTo(44)
        make.edges.equalToSuperview()
        make.width.lessThanOrEqualToSuperview()
        make.height.greaterThanOrEqualToSuperview()
        make.top.equalToSuperview { $0.safeAreaLayoutGuide }
        make.left.equalTo(other).offset(8)
        make.edges.equalTo(other).inset(8)
        make.edges.equalTo(other).inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        make.edges.equalTo(other)
            .inset(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        make.width.equalTo(other).multipliedBy(0.5)
        make.width.equalTo(other).dividedBy(2)
        make.width.equalTo(30).priority(.low)
        make.width.equalTo(31).priority(251)
        make.left.equalTo(other).labeled("gap")
        kept = make.right.equalTo(other).priority(.medium).constraint
    }
    kept?.update(inset: 4)
    kept?.update(priority: 300)
    kept?.isActive = false
    print(kept?.layoutConstraints.count ?? 0)
    view.snp.updateConstraints { $0.width.equalTo(30) }
    view.snp.remakeConstraints { $0.width.equalTo(30) }
    view.snp.removeConstraints()
    guide.snp.makeConstraints { $0.height.equalTo(4) }
    view.snp.contentHuggingHorizontalPriority = 251
    view.snp.contentHuggingVerticalPriority = 251
    view.snp.contentCompressionResistanceHorizontalPriority = 749
    view.snp.contentCompressionResistanceVerticalPriority = 749
    view.snp.setLabel("form")
    ConstraintConfig.interfaceLayoutDirection = .leftToRight
    ConstraintGroup().replace(with: [])
}

/// Every line of SnapKit's in the table of mistakes.
@MainActor func snapKitMistakes(_ view: UIView, _ other: UIView) {
    view.snp.makeConstraints { make in
        make.edges.equalTo(other.snp.size)
        _ = make.left
        make.left.equalTo(other.snp.top)
        make.width.equalTo(other).dividedBy(0)
        make.width.equalTo(5).priority(1001)
    }
    view.snp.updateConstraints { make in make.height.equalTo(30) }
    UIView().snp.makeConstraints { make in make.top.equalToSuperview() }
}
