import AnchorKit

// The snippets and examples of docs/authoring.md on AnchorKit, as they stand there.

/// A body under a header, and a badge.
@MainActor func anchorKitBody() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let header = UIView()
    let body = UIView()
    let badge = UIView()
    for part in [header, body, badge] { view.addSubview(part) }
    header.constrain(.top, .leading, .trailing, to: view)
    header.constrainHeight(to: 64)
    body.constrain(.bottom, to: view)
    badge.constrain(.top, .leading, to: view)
    body.constrain(.leading, .trailing, to: view).inset(24)
    body.constrain(.top, to: .bottom, of: header, priority: .high).offset(20)
    badge.constrain(to: CGSize(width: 40, height: 40))
    return view
}

/// Every word of the table.
@MainActor func anchorKitWords(_ view: UIView, _ other: UIView, _ controller: UIViewController) {
    view.constrain(.leading, to: other)
    view.constrain(.top, .bottom, to: other)
    view.constrain(.firstBaseline, to: .lastBaseline, of: other)
    view.constrain(.top, to: .bottom, of: controller.topLayoutGuide)
    view.constrain(.width, toConstant: 40)
    view.constrain(.centerX, toConstant: 10)
    view.constrainWidth(to: 40)
    view.constrainHeight(.greaterThanOrEqual, to: 44)
    view.constrain(to: CGSize(width: 40, height: 40))
    view.constrainEdges(to: other)
    view.constrainCenter(to: other)
    view.constrain(.right, relation: .lessThanOrEqual, to: other)
    view.constrain(.width, to: .height, of: other, multiplier: 2)
    view.constrain(.left, to: other, priority: .custom(251))
    view.constrain(.left, to: other, priority: .high - 1)
    view.constrainUsingSystemSpacing(.leading, .after, .trailing, of: other)
    let edges = view.constrainEdges(to: other)
    edges.inset(8).insetHorizontal(4).insetVertical(2).deactivate().activate()
    edges.inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).offset(8)
    edges[0].offset(8).inset(8).layoutPriority = .low
    edges[0].updateOffset(8)
    edges[0].updateInset(8)
    edges.updateOffsets(8)
    edges.updateInsets(8)
    edges.updateHorizontalInsets(8)
    edges.updateVerticalInsets(8)
    view.updateSize(CGSize(width: 50, height: 50))
    view.updateWidth(50)
    view.updateHeight(50)
    view.hug(with: .high)
    view.resistCompression(with: .low, for: .horizontal)
    print(view.huggingPriority(for: .vertical), view.compressionResistancePriority(for: .vertical))
}
