import SnapKit

/// The same distances written in two ways.
@MainActor func offsetsAndInsets() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let first = UIView()
    let second = UIView()
    for view in [first, second] { root.addSubview(view) }
    first.snp.makeConstraints { make in
        make.edges.equalToSuperview().inset(UIEdgeInsets(top: 10, left: 15, bottom: 20, right: 25))
    }
    second.snp.makeConstraints { make in
        make.top.equalToSuperview().offset(10)
        make.left.equalToSuperview().offset(15)
        make.bottom.equalToSuperview().offset(-20)
        make.right.equalToSuperview().offset(-25)
    }
    return root
}
