import SnapKit
import UIKit

/// A field with a line under it and a warning below its own bounds; constrained anew in each layout.
final class WarningField: UITextField {
    private let underline = CALayer()
    let warningLabel: UILabel = {
        let label = UILabel()
        label.text = "Too short"
        label.textColor = .red
        label.isHidden = true
        return label
    }()

    var lineFrame: CGRect { underline.frame }

    init() {
        super.init(frame: .zero)
        layer.addSublayer(underline)
        addSubview(warningLabel)
    }

    required init?(coder: NSCoder) { fatalCoder() }

    override func layoutSubviews() {
        super.layoutSubviews()
        underline.frame = CGRect(x: 0, y: frame.height - 1, width: frame.width, height: 1)
        underline.backgroundColor = UIColor.gray.cgColor
        warningLabel.snp.makeConstraints {
            $0.top.equalTo(self.snp.bottom).offset(6)
            $0.horizontalEdges.equalToSuperview()
        }
    }
}
