import SnapKit
import UIKit

/// A slider over the times at its ends: a stack view that sets itself up.
final class TimesStack: UIStackView {
    let slider = UISlider()
    let elapsedLabel = UILabel()
    let remainingLabel = UILabel()
    private let labels = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        axis = .vertical
        spacing = 5
        elapsedLabel.text = "00:00"
        remainingLabel.text = "--:--"
        remainingLabel.textAlignment = .right
        labels.distribution = .fillEqually
        [elapsedLabel, remainingLabel].forEach {
            $0.font = .systemFont(ofSize: 12)
            $0.textColor = .gray
            labels.addArrangedSubview($0)
        }
        addArrangedSubview(slider)
        addArrangedSubview(labels)
        slider.snp.makeConstraints { $0.height.equalTo(36) }
        labels.snp.makeConstraints { $0.height.equalTo(22) }
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)
    }
}
