import SnapKit
import UIKit

private let margin: CGFloat = 24

/// A logo, a field in a rounded box, a button and a row of links.
final class SignInView: UIView {
    lazy var logo = UIImageView(image: nil)
    lazy var box: UIView = {
        let view = UIView()
        view.layer.cornerRadius = 10
        view.layer.borderWidth = 1
        view.layer.borderColor = UIColor.lightGray.cgColor
        return view
    }()
    lazy var countryLabel: UILabel = {
        let label = UILabel()
        label.text = "+49"
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        label.setContentHuggingPriority(.required, for: .horizontal)
        return label
    }()
    lazy var field: UITextField = {
        let field = UITextField()
        field.attributedPlaceholder = NSAttributedString(
            string: "Number",
            attributes: [
                .foregroundColor: UIColor.gray,
                .font: UIFont(name: "PingFangSC-Regular", size: 16)
                    ?? UIFont.systemFont(ofSize: 16),
            ])
        field.keyboardType = .phonePad
        return field
    }()
    lazy var button: UIButton = {
        let button = UIButton(type: .custom)
        button.setTitle("Sign in", for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.layer.masksToBounds = true
        return button
    }()
    private(set) var links: [UIButton] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        constructViewHierarchy()
        activateConstraints()
    }

    required init?(coder: NSCoder) { fatalCoder() }

    func constructViewHierarchy() {
        addSubview(logo)
        addSubview(box)
        box.addSubview(countryLabel)
        box.addSubview(field)
        addSubview(button)
        for title in ["Help", "Terms", "About"] {
            let link = UIButton(type: .system)
            link.setTitle(title, for: .normal)
            links.append(link)
            addSubview(link)
        }
    }

    func activateConstraints() {
        logo.snp.makeConstraints { make in
            make.top.equalTo(safeAreaLayoutGuide.snp.top).offset(60)
            make.centerX.equalToSuperview()
            make.size.equalTo(CGSize(width: 80, height: 80))
        }
        box.snp.makeConstraints { make in
            make.top.equalTo(logo.snp.bottom).offset(40)
            make.leading.trailing.equalToSuperview().inset(margin)
            make.height.equalTo(52)
        }
        countryLabel.snp.makeConstraints { make in
            make.leading.equalToSuperview().offset(16)
            make.centerY.equalToSuperview()
        }
        field.snp.makeConstraints { make in
            make.leading.equalTo(countryLabel.snp.trailing).offset(10)
            make.trailing.equalToSuperview().offset(-16)
            make.top.bottom.equalToSuperview()
        }
        button.snp.makeConstraints { make in
            make.top.equalTo(box.snp.bottom).offset(margin)
            make.leading.trailing.height.equalTo(box)
        }
        for (index, link) in links.enumerated() {
            link.snp.makeConstraints { make in
                make.width.equalToSuperview().dividedBy(links.count).priority(.high)
                make.height.equalTo(30)
                make.bottom.equalTo(safeAreaLayoutGuide).inset(10)
                if index == 0 {
                    make.leading.equalToSuperview()
                } else {
                    make.leading.equalTo(links[index - 1].snp.trailing)
                }
            }
        }
    }
}
