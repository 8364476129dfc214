import LayoutCore
import Testing
import UIKit

/// Writes down what is called, in order.
@MainActor final class CallLog {
    var calls: [String] = []
    func note(_ call: String) { calls.append(call) }
}

/// A view that writes down what it is told.
private final class LoggedView: UIView {
    let log: CallLog

    init(_ log: CallLog) {
        self.log = log
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }

    override func willMove(toSuperview newSuperview: UIView?) { log.note("willMoveToSuperview") }
    override func didMoveToSuperview() { log.note("didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) { log.note("willMoveToWindow") }
    override func didMoveToWindow() {
        log.note("didMoveToWindow \(window == nil ? "none" : "window")")
    }
    override func updateConstraints() {
        log.note("updateConstraints")
        super.updateConstraints()
    }
    override func layoutSubviews() {
        super.layoutSubviews()
        log.note("layoutSubviews \(Int(bounds.width))")
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        log.note("view traits")
    }
}

/// A controller that writes down what it is told, and turns a constant when it is turned.
private final class LoggedController: UIViewController {
    let log = CallLog()
    lazy var box = LoggedView(log)
    var width: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        log.note("viewDidLoad")
        view.addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        width = box.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            width, box.heightAnchor.constraint(equalToConstant: 50),
            box.topAnchor.constraint(equalTo: view.topAnchor),
            box.leftAnchor.constraint(equalTo: view.leftAnchor),
        ])
    }
    override func viewWillAppear(_ animated: Bool) { log.note("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { log.note("viewDidAppear") }
    override func updateViewConstraints() {
        log.note("updateViewConstraints")
        super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { log.note("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() {
        log.note("viewDidLayoutSubviews \(Int(box.frame.width))")
    }
    override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        log.note("willTransition")
    }
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        log.note("viewWillTransition \(Int(size.width))")
        coordinator.animate(
            alongsideTransition: { _ in
                self.log.note("alongside \(Int(self.view.bounds.width))")
                self.width.constant = size.width > size.height ? 300 : 100
            }, completion: { _ in self.log.note("completion \(Int(self.box.frame.width))") })
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        log.note("controller traits")
    }
}

@MainActor @Suite struct LifecycleTests {
    @Test func appearingGoesInOrder() {
        UIScreen.simulate(device: "iphone-8")
        let controller = LoggedController()
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(
            controller.log.calls == [
                "viewDidLoad", "willMoveToSuperview", "didMoveToSuperview", "viewWillAppear",
                "willMoveToWindow", "didMoveToWindow window", "updateConstraints",
                "updateViewConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews 100",
                "layoutSubviews 100", "viewDidAppear",
            ])
    }

    @Test func turningRunsTheAppsTransition() {
        UIScreen.simulate(device: "iphone-8")
        let controller = LoggedController()
        let window = UIWindow()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.log.calls = []
        UIScreen.rotate()
        #expect(
            controller.log.calls == [
                "willTransition", "viewWillTransition 667", "controller traits", "view traits",
                "viewWillLayoutSubviews", "viewDidLayoutSubviews 100", "alongside 667",
                "viewWillLayoutSubviews", "viewDidLayoutSubviews 300", "layoutSubviews 300",
                "completion 300",
            ])
        UIScreen.rotate()
        #expect(controller.box.frame.width == 100)
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    }

    @Test func barsKeepContentFree() {
        UIScreen.simulate(device: "iphone-8")
        let content = UIViewController()
        let label = UIView()
        label.translatesAutoresizingMaskIntoConstraints = false
        content.view.addSubview(label)
        let safe = content.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: safe.topAnchor),
            label.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            label.leftAnchor.constraint(equalTo: safe.leftAnchor),
            label.rightAnchor.constraint(equalTo: safe.rightAnchor),
        ])
        let tabs = UITabBarController()
        let navigation = UINavigationController(rootViewController: content)
        tabs.viewControllers = [navigation]
        let window = UIWindow()
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        // Status bar 20, bar 44, tabs 49 on a screen of 375 x 667.
        #expect(label.frame == CGRect(x: 0, y: 64, width: 375, height: 554))
        navigation.isNavigationBarHidden = true
        tabs.view.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 0, y: 20, width: 375, height: 598))
    }

    @Test func framesByHandMixWithConstraints() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let byHand = UIView(frame: CGRect(x: 20, y: 10, width: 100, height: 30))
        byHand.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        let below = UIView()
        below.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(byHand)
        root.addSubview(below)
        NSLayoutConstraint.activate([
            below.leftAnchor.constraint(equalTo: byHand.rightAnchor, constant: 5),
            below.topAnchor.constraint(equalTo: byHand.bottomAnchor),
            below.widthAnchor.constraint(equalToConstant: 10),
            below.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(below.frame == CGRect(x: 125, y: 40, width: 10, height: 10))
        root.frame.size = CGSize(width: 260, height: 140)
        root.layoutIfNeeded()
        // The width takes the 60 points more, the gap above the 40.
        #expect(byHand.frame == CGRect(x: 20, y: 50, width: 160, height: 30))
        #expect(below.frame.origin == CGPoint(x: 185, y: 80))
    }

    @Test func animationsKnowBeforeAndAfter() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        let left = box.leftAnchor.constraint(equalTo: root.leftAnchor)
        NSLayoutConstraint.activate([
            left, box.topAnchor.constraint(equalTo: root.topAnchor),
            box.widthAnchor.constraint(equalToConstant: 10),
            box.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        let animations = LayoutAnimation.record {
            left.constant = 100
            UIView.animate(withDuration: 0.3) { root.layoutIfNeeded() }
        }
        let animation = try #require(animations.first)
        #expect(animations.count == 1)
        #expect(animation.views == [box])
        #expect(animation.frame(of: box, at: 0)?.minX == 0)
        #expect(animation.frame(of: box, at: 1)?.minX == 100)
        let middle = try #require(animation.frame(of: box, at: 0.5)?.minX)
        #expect(abs(middle - 50) < 0.001)
    }
}
