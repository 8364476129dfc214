import Masonry
import UIKit

/// Four pictures in a row in the middle, each of which can be hidden: its width becomes 0.
final class FourImagesViewController: UIViewController {
    let box = UIView()
    let images = (0..<4).map { _ in UIView() }
    private var widths: [MASConstraint] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        box.mas_makeConstraints { make in
            make.height.equalTo(32)
            make.centerX.equalTo(view)
            make.top.equalTo(view).offset(200)
        }
        var previous: UIView?
        for image in images {
            box.addSubview(image)
            image.mas_makeConstraints { make in
                widths.append(make.width.equalTo(32))
                make.height.equalTo(32)
                make.left.equalTo(previous?.mas_right ?? box.mas_left)
                make.centerY.equalTo(box)
                if image === images.last { make.right.equalTo(box) }
            }
            previous = image
        }
    }

    func show(_ number: Int, _ isShown: Bool) { widths[number].equalTo(isShown ? 32 : 0) }
}
