internal import Foundation
internal import LayoutCore

/// Changes of the screen in UIKit's order: controllers are told before, views after, and the app's own transition runs.
@MainActor
enum ScreenChange {
    /// The environment after the screen was turned, with its device's insets and traits.
    static func turned(_ environment: Environment) -> Environment {
        let job = JobSpecification(
            job: Job(id: "", layout: "", sweep: ""), layout: Layout(root: ViewNode(id: "")),
            blocks: [])
        return job.rotated(environment)
    }

    /// Makes the screen another one for all windows that are shown.
    static func change(to environment: Environment) {
        let screen = UIScreen.main
        let old = screen.environment
        guard environment != old else { return }
        let windows = UIWindow.shown
        let (oldTraits, traits) = (UITraitCollection(old), UITraitCollection(environment))
        let size = CGSize(environment.size)
        let coordinator = TransitionCoordinator()
        for window in windows {
            guard let controller = window.rootViewController else { continue }
            if oldTraits != traits { controller.willTransition(to: traits, with: coordinator) }
            if old.size != environment.size {
                controller.viewWillTransition(to: size, with: coordinator)
            }
        }
        screen.environment = environment
        for window in windows {
            window.fit(to: size)
            if oldTraits != traits { tell(window, oldTraits) }
            window.subviews.forEach { $0.layoutIfNeeded() }
        }
        coordinator.runAnimations()
        for window in windows { window.subviews.forEach { $0.layoutIfNeeded() } }
        coordinator.runCompletions()
        if old.orientation != environment.orientation {
            NotificationCenter.default.post(
                name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
        }
    }

    private static func tell(_ view: UIView, _ oldTraits: UITraitCollection) {
        view.controller?.traitCollectionDidChange(oldTraits)
        view.traitCollectionDidChange(oldTraits)
        for subview in view.subviews { tell(subview, oldTraits) }
    }

    /// Shows or hides the keyboard.
    static func showKeyboard(_ height: Double) {
        let screen = UIScreen.main
        let old = screen.environment.keyboardHeight
        guard height != old else { return }
        let size = screen.environment.size
        func frame(_ height: Double) -> CGRect {
            CGRect(
                x: 0, y: size.height - height, width: size.width,
                height: max(height, old, screen.environment.keyboardHeight))
        }
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: frame(old)),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame(height)),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        func post(_ name: NSNotification.Name) {
            NotificationCenter.default.post(name: name, object: nil, userInfo: info)
        }
        post(UIResponder.keyboardWillChangeFrameNotification)
        post(
            height > 0
                ? UIResponder.keyboardWillShowNotification
                : UIResponder.keyboardWillHideNotification)
        screen.environment.keyboardHeight = height
        for window in UIWindow.shown { window.subviews.forEach { $0.layoutIfNeeded() } }
        post(UIResponder.keyboardDidChangeFrameNotification)
        post(
            height > 0
                ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
    }
}
