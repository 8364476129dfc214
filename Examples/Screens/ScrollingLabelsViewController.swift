import SnapKit
import UIKit

/// Labels side by side that scroll: the chain from edge to edge is as wide as the content.
final class ScrollingLabelsViewController: UIViewController {
    let scroll = UIScrollView()
    let container = UIView()
    let labels = (1...8).map { number -> UILabel in
        let label = UILabel()
        label.text = "Subject \(number)"
        return label
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(scroll)
        scroll.addSubview(container)
        scroll.snp.makeConstraints { make in
            make.top.equalTo(view.safeAreaLayoutGuide)
            make.left.right.equalToSuperview()
            make.height.equalTo(40)
        }
        container.snp.makeConstraints { make in
            make.edges.equalTo(scroll)
            make.height.equalTo(40)
        }
        var previous: UIView?
        for label in labels {
            container.addSubview(label)
            label.snp.makeConstraints { make in
                make.top.bottom.equalTo(container)
                if let previous {
                    make.left.equalTo(previous.snp.right).offset(20)
                } else {
                    make.left.equalTo(container).offset(10)
                }
            }
            previous = label
        }
        if let previous {
            container.snp.makeConstraints { make in
                make.right.equalTo(previous).offset(10)
            }
        }
    }
}
