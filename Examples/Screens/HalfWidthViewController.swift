import Masonry
import UIKit

/// A bar half as wide as its container.
final class HalfWidthViewController: UIViewController {
    let container = UIView()
    let half = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(container)
        container.addSubview(half)
        container.mas_makeConstraints { make in
            make.left.right.top.equalTo(view)
            make.height.equalTo(44)
        }
        half.mas_makeConstraints { make in
            make.left.top.bottom.equalTo(container)
            make.width.equalTo(container).multipliedBy(0.5)
        }
    }
}
