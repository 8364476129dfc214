import SnapKit

/// As wide as 400 points where there is room, never wider than the screen.
@MainActor func priorities() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let sheet = UIView()
    root.addSubview(sheet)
    sheet.snp.makeConstraints { make in
        make.centerX.top.equalToSuperview()
        make.height.equalTo(200)
        make.width.equalTo(400).priority(.high)
        make.width.lessThanOrEqualToSuperview()
    }
    return root
}
