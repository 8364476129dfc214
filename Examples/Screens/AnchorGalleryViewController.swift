import AnchorKit
import UIKit

/// Views placed with AnchorKit's words.
final class AnchorGalleryViewController: UIViewController {
    let header = UIView()
    let body = UIView()
    let badge = UIView()
    let footer = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        footer.text = "All rights reserved"
        for subview in [header, body, badge, footer] { view.addSubview(subview) }
        header.constrain(.leading, .trailing, .top, to: view)
        header.constrainHeight(to: 80)
        body.constrain(.leading, .trailing, to: view).inset(24)
        body.constrain(.top, to: .bottom, of: header).offset(20)
        body.constrain(.height, to: view, multiplier: 0.4)
        badge.constrain(to: CGSize(width: 40, height: 40))
        badge.constrainCenter(to: body)
        footer.constrain(.centerX, to: view)
        footer.constrain(.bottom, to: view.safeAreaLayoutGuide).inset(10)
    }
}
