import SnapKit
import UIKit

/// Two fields and a button under the navigation bar.
final class AccountViewController: UIViewController {
    fileprivate let nameField = UITextField()
    fileprivate let passwordField = UITextField()
    fileprivate let doneButton = UIButton()

    init() {
        super.init(nibName: nil, bundle: nil)
        title = "Account"
    }

    required init?(coder aDecoder: NSCoder) { fatalCoder() }

    var parts: [UIView] { [nameField, passwordField, doneButton] }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor.white
        nameField.borderStyle = .roundedRect
        passwordField.borderStyle = .roundedRect
        passwordField.isSecureTextEntry = true
        doneButton.setTitle("Done", for: .normal)
        view.addSubview(nameField)
        view.addSubview(passwordField)
        view.addSubview(doneButton)
        nameField.snp.makeConstraints { make in
            make.left.equalTo(30)
            make.right.equalTo(-30)
            make.top.equalTo(self.topLayoutGuide.snp.bottom).offset(30)
            make.height.equalTo(30)
        }
        passwordField.snp.makeConstraints { make in
            make.left.right.height.equalTo(nameField)
            make.top.equalTo(nameField.snp.bottom).offset(10)
        }
        doneButton.snp.makeConstraints { make in
            make.left.right.equalTo(nameField)
            make.top.equalTo(passwordField.snp.bottom).offset(15)
            make.height.equalTo(40)
        }
    }
}
