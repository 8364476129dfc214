import SnapKit
import UIKit

/// A box that grows by half its first size with each tap, as far as the screen lets it.
final class GrowingBoxViewController: UIViewController {
    let box = UIView()
    private var scale = 1.0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        box.snp.makeConstraints { make in
            make.center.equalTo(view)
            make.width.height.equalTo(100 * scale).priority(.low)
            make.width.height.lessThanOrEqualTo(view.snp.width)
            make.width.height.lessThanOrEqualTo(view.snp.height)
        }
    }

    func tap() {
        scale += 0.5
        view.setNeedsUpdateConstraints()
        view.updateConstraintsIfNeeded()
        UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
    }

    override func updateViewConstraints() {
        box.snp.updateConstraints { make in
            make.width.height.equalTo(100 * scale).priority(.low)
        }
        super.updateViewConstraints()
    }
}
