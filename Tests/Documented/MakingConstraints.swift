import SnapKit

/// A card over the whole width, with a badge in its corner.
@MainActor func makingConstraints() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let card = UIView()
    let badge = UIView()
    root.addSubview(card)
    card.addSubview(badge)
    card.snp.makeConstraints { make in
        make.top.left.right.equalToSuperview().inset(16)
        make.height.equalTo(120)
    }
    badge.snp.makeConstraints { make in
        make.size.equalTo(CGSize(width: 24, height: 24))
        make.top.right.equalTo(card)
    }
    return root
}
