import UIKit

/// A title at the left and a switch at the right, built once there is a window.
class ToggleRow: UIView {
    private var isViewReady = false
    private let title: String
    let titleLabel: UILabel = {
        let label = UILabel(frame: .zero)
        label.textColor = .darkGray
        label.textAlignment = .left
        label.adjustsFontSizeToFitWidth = true
        return label
    }()
    lazy var toggle: UISwitch = {
        let toggle = UISwitch(frame: .zero)
        toggle.isOn = true
        return toggle
    }()

    init(title: String, frame: CGRect = .zero) {
        self.title = title
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { return nil }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard !isViewReady else { return }
        titleLabel.text = title
        addSubview(titleLabel)
        addSubview(toggle)
        titleLabel.snp.makeConstraints { make in
            make.leading.equalToSuperview().offset(20)
            make.centerY.height.equalToSuperview()
            make.trailing.lessThanOrEqualTo(toggle.snp.leading).offset(-8)
        }
        toggle.snp.makeConstraints { make in
            make.trailing.equalToSuperview().offset(-20)
            make.centerY.equalTo(self)
        }
        isViewReady = true
    }
}
