import Masonry
import UIKit

/// A picture and a text beside it, in both spellings.
@MainActor func makingLines() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let picture = UIView()
    let text = UIView()
    for view in [picture, text] { root.addSubview(view) }
    picture.mas_makeConstraints { make in
        make.left.top.equalTo(root).offset(12)
        make.size.equalTo(48)
    }
    text.mas_makeConstraints { make in
        make?.left.equalTo()(picture.mas_right)?.offset()(8)
        make?.right.equalTo()(root)?.offset()(-12)
        make?.top.bottom().equalTo()(picture)
    }
    return root
}
