import UIKit

enum Side: CaseIterable {
    case left, top, right, bottom
}

extension UIView {
    /// A line along a side.
    @discardableResult
    func addHairline(
        _ side: Side, color: UIColor = .lightGray, thickness: CGFloat = 1.0 / 2,
        left: CGFloat = 0, right: CGFloat = 0
    ) -> UIView {
        let line = UIView()
        line.backgroundColor = color
        addSubview(line)
        line.snp.makeConstraints { make in
            switch side {
            case .top:
                make.top.equalTo(self)
                make.height.equalTo(thickness)
                make.left.equalTo(self).offset(left)
                make.right.equalTo(self).inset(right)
            case .bottom:
                make.bottom.equalTo(self)
                make.height.equalTo(thickness)
                make.left.equalTo(self).offset(left)
                make.right.equalTo(self).inset(right)
            case .left:
                make.left.top.bottom.equalTo(self)
                make.width.equalTo(thickness)
            case .right:
                make.right.top.bottom.equalTo(self)
                make.width.equalTo(thickness)
            }
        }
        return line
    }
}
