/// The order in which UIKit lays out: constraints from below, one solution, frames from above.
@MainActor
enum LayoutPass {
    /// Most rounds in which `layoutSubviews` may change what it was called for.
    private static let mostRounds = 10

    /// Lays out the whole tree that a view stands in.
    static func run(at view: UIView) {
        let root = view.layoutRoot
        guard !root.tree.contains(where: \.isLayingOut) else {
            // Asked for from inside `layoutSubviews`: give frames, and leave the rest to the pass that is running.
            updateConstraints(below: root)
            session(of: root).solveIfNeeded()
            takeFrames(below: root)
            return
        }
        for _ in 0..<mostRounds {
            updateConstraints(below: root)
            session(of: root).solveIfNeeded()
            guard layOut(root) else { return }
        }
        LayoutLog.report(
            "the layout of \(root.logName) does not settle: layoutSubviews changes it every time")
    }

    private static func session(of root: UIView) -> LayoutSession {
        if let session = root.ownSession { return session }
        let session = LayoutSession(root)
        root.ownSession = session
        LayoutAnimation.note(root)
        return session
    }

    /// Calls `updateConstraints` where it is due, subviews first.
    static func updateConstraints(below view: UIView) {
        for subview in view.subviews { updateConstraints(below: subview) }
        guard view.needsConstraints else { return }
        view.needsConstraints = false
        if let controller = view.controller {
            controller.updateViewConstraints()
        } else {
            view.updateConstraints()
        }
    }

    /// Calls `layoutSubviews` where it is due, superviews first; whether any was due.
    private static func layOut(_ view: UIView) -> Bool {
        var worked = false
        if view.needsLayout {
            view.needsLayout = false
            view.isLayingOut = true
            view.controller?.viewWillLayoutSubviews()
            view.layoutSubviews()
            view.isLayingOut = false
            view.controller?.viewDidLayoutSubviews()
            worked = true
        }
        for subview in view.subviews where layOut(subview) { worked = true }
        return worked
    }

    private static func takeFrames(below view: UIView) {
        view.takePendingFrames()
        for subview in view.subviews { takeFrames(below: subview) }
    }
}

extension UIView {
    /// Moves the subviews to where layout wants them.
    func takePendingFrames() {
        for subview in subviews {
            guard let frame = subview.pendingFrame else { continue }
            subview.pendingFrame = nil
            subview.place(frame)
        }
    }
}
