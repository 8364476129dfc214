import SnapKit
import UIKit

/// A box held by two constraints of different priority; the stronger one is switched off and on.
final class StepsViewController: UIViewController {
    let box = UIView()
    private var top: Constraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        box.snp.makeConstraints { make in
            make.size.equalTo(150)
            make.centerX.equalTo(view)
            make.centerY.equalTo(view).priority(.medium)
            top = make.top.equalTo(view).offset(40).priority(.high).constraint
        }
    }

    func move(to offset: Double) {
        UIView.animate(withDuration: 0.3) {
            self.top?.update(offset: offset)
            self.view.layoutIfNeeded()
        }
    }

    func letGo() {
        top?.deactivate()
        UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
    }

    func shrink() {
        box.snp.remakeConstraints { make in
            make.size.equalTo(100)
            make.center.equalTo(view)
        }
    }
}
