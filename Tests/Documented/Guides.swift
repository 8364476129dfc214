import SnapKit

/// A label in the middle of what is left below a header.
@MainActor func guides() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let header = UIView()
    let mark = UIView()
    let rest = UILayoutGuide()
    root.addSubview(header)
    root.addSubview(mark)
    root.addLayoutGuide(rest)
    header.snp.makeConstraints { make in
        make.top.left.right.equalToSuperview()
        make.height.equalTo(80)
    }
    rest.snp.makeConstraints { make in
        make.top.equalTo(header.snp.bottom)
        make.left.right.bottom.equalToSuperview()
    }
    mark.snp.makeConstraints { make in
        make.center.equalTo(rest)
        make.size.equalTo(40)
    }
    return root
}
