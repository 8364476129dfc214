import Masonry
import UIKit

/// Two labels in a row: the first keeps its text whole, the second gives way.
final class TwoLabelsViewController: UIViewController {
    let first = UILabel()
    let second = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        first.text = "A label that keeps all of its text"
        second.text = "A label that is cut where there is no room"
        for label in [first, second] {
            view.addSubview(label)
            label.setContentHuggingPriority(.required, for: .horizontal)
        }
        first.setContentCompressionResistancePriority(.required, for: .horizontal)
        second.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        first.mas_makeConstraints { make in
            make.top.equalTo(view.mas_safeAreaLayoutGuideTop).offset(5)
            make.left.equalTo(view.mas_safeAreaLayoutGuideLeft).offset(2)
            make.height.equalTo(40)
        }
        second.mas_makeConstraints { make in
            make.left.equalTo(first.mas_right).offset(2)
            make.top.equalTo(first)
            make.right.lessThanOrEqualTo(view.mas_safeAreaLayoutGuideRight).offset(-2)
            make.height.equalTo(40)
        }
    }
}
