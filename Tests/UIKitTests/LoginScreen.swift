import UIKit

/// A label whose natural size does not depend on fonts.
final class SizedLabel: UILabel {
    override var intrinsicContentSize: CGSize { CGSize(width: 180, height: 43) }
}

/// A login form in plain anchors: Examples/jobs/login.json as an app would write it.
final class LoginViewController: UIViewController {
    let titleLabel = SizedLabel()
    let form = UIView()
    let user = UITextField()
    let line = UIView()
    let password = UITextField()
    let login = UIButton(type: .system)
    var formMiddle: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.accessibilityIdentifier = "title"
        titleLabel.text = "hangge.com"
        login.setTitle("Log in", for: .normal)
        for view in [titleLabel, form, login] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        for view in [user, line, password] {
            view.translatesAutoresizingMaskIntoConstraints = false
            form.addSubview(view)
        }
        formMiddle = form.centerYAnchor.constraint(equalTo: view.centerYAnchor)
        NSLayoutConstraint.activate([
            form.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 15),
            form.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -15),
            form.heightAnchor.constraint(equalToConstant: 90),
            formMiddle,
            line.heightAnchor.constraint(equalToConstant: 0.5),
            line.centerYAnchor.constraint(equalTo: form.centerYAnchor),
            user.centerYAnchor.constraint(equalTo: form.centerYAnchor, constant: -22),
            password.centerYAnchor.constraint(equalTo: form.centerYAnchor, constant: 22),
            login.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 15),
            login.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -15),
            login.heightAnchor.constraint(equalToConstant: 44),
            login.topAnchor.constraint(equalTo: form.bottomAnchor, constant: 20),
            titleLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            titleLabel.heightAnchor.constraint(equalToConstant: 44),
            titleLabel.bottomAnchor.constraint(equalTo: form.topAnchor, constant: -20),
        ])
        for field in [user, password, line] {
            field.leftAnchor.constraint(equalTo: form.leftAnchor, constant: 15).isActive = true
            field.rightAnchor.constraint(equalTo: form.rightAnchor, constant: -15).isActive = true
        }
        for field in [user, password] {
            field.heightAnchor.constraint(equalToConstant: 44).isActive = true
        }
    }

    func keyboardWillShow() { formMiddle.constant = -125 }
    func keyboardWillHide() { formMiddle.constant = 0 }
}
