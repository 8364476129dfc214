import SnapKit
import UIKit

/// A player over the bottom edge: a hairline, then picture, title and two buttons in a row.
class PlayerBar: UIView {
    fileprivate(set) lazy var hairline = UIView()
    fileprivate(set) lazy var cover = UIImageView()
    fileprivate(set) lazy var titleLabel = UILabel()
    fileprivate(set) lazy var playButton = UIButton(type: .system)
    fileprivate(set) lazy var nextButton = UIButton(type: .system)
    fileprivate(set) lazy var row = UIStackView(
        arrangedSubviews: [cover, titleLabel, playButton, nextButton])

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard superview != nil else { return }
        setupView()
        setupConstraints()
    }
}

extension PlayerBar {
    fileprivate func setupView() {
        backgroundColor = .white
        hairline.backgroundColor = UIColor.black.withAlphaComponent(0.2)
        titleLabel.font = .systemFont(ofSize: 15)
        playButton.tintColor = .black
        row.spacing = 10
        row.alignment = .center
        [hairline, row].forEach { addSubview($0) }
    }

    fileprivate func setupConstraints() {
        hairline.snp.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
            make.height.equalTo(1)
        }
        row.snp.makeConstraints { make in
            make.top.equalTo(hairline.snp.bottom).offset(6)
            make.leading.trailing.equalTo(safeAreaLayoutGuide).inset(12)
            make.bottom.equalTo(self.snp.bottom).inset(6)
        }
        cover.snp.makeConstraints { $0.width.height.equalTo(50) }
        playButton.snp.makeConstraints { $0.size.equalTo(CGSize(width: 40, height: 40)) }
        nextButton.snp.makeConstraints { make in make.size.equalTo(playButton) }
    }
}
