import SnapKit
import UIKit

/// A row of a list: a picture of 100 points beside texts that grow.
final class StoryCell: UITableViewCell {
    static let reuseIdentifier = String(describing: StoryCell.self)

    let pictureView = UIImageView()
    let dateLabel = UILabel()
    let titleLabel = UILabel()
    let bodyLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        dateLabel.font = .systemFont(ofSize: 13)
        titleLabel.font = .boldSystemFont(ofSize: 17)
        titleLabel.numberOfLines = 0
        bodyLabel.numberOfLines = 2
        for view in [pictureView, dateLabel, titleLabel, bodyLabel] as [UIView] {
            contentView.addSubview(view)
        }
        makeConstraints()
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    private func makeConstraints() {
        pictureView.snp.makeConstraints { make in
            make.width.height.equalTo(100)
            make.leading.equalTo(contentView.snp.leadingMargin)
            make.top.greaterThanOrEqualTo(contentView.snp.topMargin)
            make.bottom.lessThanOrEqualTo(contentView.snp.bottomMargin)
            make.centerY.equalToSuperview()
        }
        let texts = UIStackView(arrangedSubviews: [dateLabel, titleLabel, bodyLabel])
        texts.axis = .vertical
        texts.spacing = 4
        contentView.addSubview(texts)
        texts.snp.makeConstraints { make in
            make.leading.equalTo(pictureView.snp.trailing).offset(12)
            make.trailing.equalTo(contentView.snp.trailingMargin)
            make.centerY.equalTo(pictureView)
            make.top.greaterThanOrEqualTo(contentView.snp.topMargin)
        }
    }
}
