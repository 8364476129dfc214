import UIKit

/// A panel that opens.
final class PanelController: UIViewController {
    let panel = UIView()
    private(set) lazy var height = panel.heightAnchor.constraint(equalToConstant: 100)

    override func viewDidLoad() {
        super.viewDidLoad()
        panel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel)
        NSLayoutConstraint.activate([
            panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            panel.bottomAnchor.constraint(equalTo: view.bottomAnchor), height,
        ])
    }
}

@MainActor func recordingJobs() throws -> LayoutJob {
    try LayoutJob(
        viewController: PanelController(), on: [.devices("iphone-8")],
        states: ["open": { $0.height.constant = 300 }])
}
