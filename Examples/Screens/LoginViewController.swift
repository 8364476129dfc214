import SnapKit
import UIKit

/// Two fields in a frame, which move up when the keyboard comes.
final class LoginViewController: UIViewController {
    let titleLabel = UILabel()
    let form = UIView()
    let line = UIView()
    let user = UITextField()
    let password = UITextField()
    let login = UIButton(type: .system)
    private var formCenterY: Constraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = "Welcome"
        login.setTitle("Log in", for: .normal)
        view.addSubview(form)
        form.snp.makeConstraints { make in
            make.left.equalTo(15)
            make.right.equalTo(-15)
            make.height.equalTo(90)
            formCenterY = make.centerY.equalTo(view).constraint
        }
        form.addSubview(line)
        line.snp.makeConstraints { make in
            make.height.equalTo(0.5)
            make.left.equalTo(15)
            make.right.equalTo(-15)
            make.centerY.equalToSuperview()
        }
        for (field, offset) in [(user, -22), (password, 22)] {
            field.delegate = self
            form.addSubview(field)
            field.snp.makeConstraints { make in
                make.left.right.equalToSuperview().inset(15)
                make.height.equalTo(44)
                make.centerY.equalToSuperview().offset(offset)
            }
        }
        view.addSubview(login)
        login.snp.makeConstraints { make in
            make.left.right.equalToSuperview().inset(15)
            make.top.equalTo(form.snp.bottom).offset(20)
            make.height.equalTo(44)
        }
        view.addSubview(titleLabel)
        titleLabel.snp.makeConstraints { make in
            make.bottom.equalTo(form.snp.top).offset(-20)
            make.centerX.equalToSuperview()
            make.height.equalTo(44)
        }
    }
}

extension LoginViewController: UITextFieldDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) {
        UIView.animate(withDuration: 0.5) {
            self.formCenterY?.update(offset: -125)
            self.view.layoutIfNeeded()
        }
    }
}
