import UIKit

/// Two columns of equal width.
@MainActor func liveLayout() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let left = UIView()
    let right = UIView()
    for column in [left, right] {
        column.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(column)
        column.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        column.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
        left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8),
        right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        left.widthAnchor.constraint(equalTo: right.widthAnchor),
    ])
    return root
}
