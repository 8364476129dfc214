import AnchorKit
import UIKit

/// A body under a header, with a badge of fixed size.
@MainActor func constraining() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let header = UIView()
    let body = UIView()
    for view in [header, body] { root.addSubview(view) }
    header.constrain(.top, .leading, .trailing, to: root)
    header.constrainHeight(to: 64)
    body.constrain(.leading, .trailing, .bottom, to: root).inset(24)
    body.constrain(.top, to: .bottom, of: header).offset(20)
    return root
}
