import SnapKit
import UIKit

/// Parts in a row, in the middle or over the whole width.
class SwitchableStack: UIView {
    private let stackView = UIStackView()

    init(centered: Bool) {
        super.init(frame: .zero)
        addSubview(stackView)
        stackView.snp.makeConstraints { maker in
            if centered {
                maker.centerX.equalToSuperview()
                maker.top.bottom.equalToSuperview()
                maker.leading.greaterThanOrEqualToSuperview()
            } else {
                maker.edges.equalToSuperview()
            }
        }
        stackView.spacing = 16
        stackView.distribution = centered ? .fill : .fillEqually
    }

    required init?(coder: NSCoder) { fatalCoder() }

    func bind<Part: UIView>(_ parts: [Part]) {
        parts.forEach { stackView.addArrangedSubview($0) }
    }

    func part<Part: UIView>(at index: Int) -> Part? {
        stackView.arrangedSubviews[index] as? Part
    }
}
