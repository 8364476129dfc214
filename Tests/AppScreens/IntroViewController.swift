import SnapKit
import UIKit

/// A picture at the bottom and two lines of text in the middle of what is above.
class IntroViewController: UIViewController {
    enum Size: CGFloat {
        case side = 20
        case gap = 8
    }

    let pictureView = UIImageView()
    let paddingView = UIView()
    let headline = UILabel()
    let subline = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        headline.text = "Welcome"
        headline.textAlignment = .center
        subline.text = "Begin here"
        subline.textAlignment = .center
        view.addSubview(pictureView)
        view.addSubview(paddingView)
        paddingView.addSubview(headline)
        paddingView.addSubview(subline)
        pictureView.snp.makeConstraints {
            $0.horizontalEdges.bottom.equalToSuperview()
            $0.height.equalTo(pictureView.snp.width).multipliedBy(1.1)
        }
        paddingView.snp.makeConstraints {
            $0.top.equalTo(view.safeAreaLayoutGuide)
            $0.horizontalEdges.equalToSuperview().inset(Size.side.rawValue)
            $0.bottom.equalTo(pictureView.snp.top)
        }
        headline.snp.makeConstraints {
            $0.bottom.equalTo(paddingView.snp.centerY).offset(-Size.gap.rawValue / 2)
            $0.horizontalEdges.equalToSuperview()
        }
        subline.snp.makeConstraints {
            $0.top.equalTo(paddingView.snp.centerY).offset(Size.gap.rawValue / 2)
            $0.horizontalEdges.equalTo(headline)
        }
    }
}
