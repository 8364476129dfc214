import SnapKit
import UIKit

/// One box in another in three ways: by inset, by offset, by multiplier.
final class GalleryViewController: UIViewController {
    let stack = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        let frames = ["inset", "offset", "multiplier"].map { name -> UIView in
            let outer = UIView()
            outer.accessibilityIdentifier = name
            view.addSubview(outer)
            return outer
        }
        for (index, outer) in frames.enumerated() {
            outer.snp.makeConstraints { make in
                make.width.equalToSuperview().multipliedBy(0.5)
                make.height.equalToSuperview().multipliedBy(0.25)
                make.centerX.equalToSuperview()
                make.centerY.equalToSuperview().multipliedBy(0.5 * Double(index + 1))
            }
            let inner = UIView()
            inner.accessibilityIdentifier = "\(outer.accessibilityIdentifier ?? "") inner"
            outer.addSubview(inner)
            inner.snp.makeConstraints { make in
                switch index {
                case 0:
                    make.edges.equalToSuperview().inset(
                        UIEdgeInsets(top: 10, left: 15, bottom: 20, right: 25))
                case 1:
                    make.top.equalToSuperview().offset(10)
                    make.left.equalToSuperview().offset(15)
                    make.bottom.equalToSuperview().offset(-20)
                    make.right.equalToSuperview().offset(-25)
                default:
                    make.center.equalToSuperview()
                    make.size.equalToSuperview().multipliedBy(0.5)
                }
            }
        }
    }
}
