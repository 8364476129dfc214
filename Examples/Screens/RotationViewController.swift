import SnapKit
import UIKit

/// A box whose width is another one when the screen is turned.
final class RotationViewController: UIViewController {
    let box = UIView()
    private var width: Constraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        box.snp.makeConstraints { make in
            make.height.equalTo(150)
            make.center.equalToSuperview()
            width = make.width.equalTo(150).constraint
        }
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        width?.update(offset: size.width > size.height ? 300 : 150)
    }
}
