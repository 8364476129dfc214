import UIKit

// The snippets of docs/uikit.md, as they stand there.

/// A form over a button that a keyboard pushes up.
final class LoginViewController: UIViewController {
    let login = UIButton(type: .system)
    private var bottom: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        login.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(login)
        let bottom = login.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20)
        self.bottom = bottom
        NSLayoutConstraint.activate([
            login.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            login.widthAnchor.constraint(equalToConstant: 120),
            login.heightAnchor.constraint(equalToConstant: 44), bottom,
        ])
    }

    func keyboardWillShow() { bottom?.constant = -320 }
}

/// Not run by the tests: it writes where the program stands.
@MainActor func recordedEverywhere() throws {
    let job = try LayoutJob(
        viewController: LoginViewController(), on: [.devices("iphone-*", "ipad-*")])
    try job.write(to: "jobs.json")  // layoutctl solve jobs.json
}

/// The controller in two states.
@MainActor func recordedInStates() throws -> LayoutJob {
    let job = try LayoutJob(
        viewController: LoginViewController(), on: [.devices("iphone-*")],
        checks: ["login.width >= 44"],
        states: [
            "keyboard": { $0.keyboardWillShow() },
            "turned": { _ in UIScreen.rotate() },
        ])
    return job
}

/// Kinds of sweeps.
@MainActor func screensOfMany() -> [LayoutSweep] {
    [
        .devices(
            "iphone-*", "ipad-mini-6", landscape: false, textSizes: ["large", "accessibility3"]),
        .widths(320...1366, step: 2, heights: [667, 1024], base: "iphone-15", rightToLeft: true),
    ]
}
