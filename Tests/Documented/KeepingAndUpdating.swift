import SnapKit

/// A form that moves up and a box that grows.
@MainActor func keepingAndUpdating() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let form = UIView()
    let box = UIView()
    for view in [form, box] { root.addSubview(view) }
    var middle: Constraint?
    form.snp.makeConstraints { make in
        make.left.right.equalToSuperview()
        make.height.equalTo(80)
        middle = make.centerY.equalToSuperview().constraint
    }
    box.snp.makeConstraints { make in
        make.left.top.equalToSuperview()
        make.size.equalTo(50)
    }
    middle?.update(offset: -100)
    box.snp.updateConstraints { make in
        make.size.equalTo(75)
    }
    return root
}
