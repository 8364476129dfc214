import SnapKit
import UIKit

/// Five pictures in a row that cover one another.
class PictureFan: UIView {
    let pictures = (0..<5).map { _ in UIImageView() }

    override init(frame: CGRect) {
        super.init(frame: frame)
        render()
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private func render() {
        for (index, offset) in stride(from: -80, through: 80, by: 40).enumerated() {
            let picture = pictures[index]
            addSubview(picture)
            picture.snp.makeConstraints {
                $0.centerX.equalToSuperview().offset(offset)
                $0.centerY.equalToSuperview()
                $0.height.width.equalTo(60)
            }
        }
        bringSubviewToFront(pictures[2])
    }
}
