import UIKit

/// Three parts of equal height, of which one is hidden.
@MainActor func stackViews() -> UIView {
    let root = UIStackView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.axis = .vertical
    root.spacing = 10
    root.distribution = .fillEqually
    for _ in 0..<3 { root.addArrangedSubview(UIView()) }
    root.arrangedSubviews[1].isHidden = true
    return root
}
