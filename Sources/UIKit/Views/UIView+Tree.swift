internal import Foundation

extension UIView {
    /// Puts a view among the subviews; nil is in front of all.
    func insert(_ view: UIView, at index: Int?) {
        if view.superview === self {
            guard let old = subviews.firstIndex(where: { $0 === view }) else { return }
            subviews.remove(at: old)
            let place = index.map { $0 > old ? $0 - 1 : $0 } ?? subviews.count
            subviews.insert(view, at: min(max(place, 0), subviews.count))
            LayoutClock.tick()
            return
        }
        view.move(to: self, at: index)
    }

    /// Moves to another superview, or out of all.
    func move(to newSuperview: UIView?, at index: Int?) {
        let oldWindow = window
        let newWindow = newSuperview?.window
        willMove(toSuperview: newSuperview)
        if oldWindow !== newWindow { tellWindowWill(newWindow) }
        if let old = superview {
            old.willRemoveSubview(self)
            dropOuterConstraints()
            old.subviews.removeAll { $0 === self }
            old.forgetArranged(self)
        }
        superview = newSuperview
        if let newSuperview {
            let place = index ?? newSuperview.subviews.count
            newSuperview.subviews.insert(self, at: min(max(place, 0), newSuperview.subviews.count))
            ownSession = nil
            frameReference.superviewSize = frameReference.superviewSize ?? newSuperview.bounds.size
            newSuperview.needsLayout = true
        }
        LayoutClock.tick()
        if oldWindow !== newWindow { tellWindowDid() }
        didMoveToSuperview()
        newSuperview?.didAddSubview(self)
    }

    private func tellWindowWill(_ window: UIWindow?) {
        willMove(toWindow: window)
        for subview in subviews { subview.tellWindowWill(window) }
    }

    /// Tells the view and all below that they have another window.
    func tellWindowDid() {
        didMoveToWindow()
        for subview in subviews { subview.tellWindowDid() }
    }

    /// Constraints of views above that reach into this one end.
    private func dropOuterConstraints() {
        var ancestor = superview
        while let view = ancestor {
            for constraint in view.heldConstraints where constraint.reaches(into: self) {
                constraint.uninstall()
            }
            ancestor = view.superview
        }
    }

    /// Brings a subview in front of all others.
    public func bringSubviewToFront(_ view: UIView) { insert(view, at: nil) }

    /// Sends a subview behind all others.
    public func sendSubviewToBack(_ view: UIView) { insert(view, at: 0) }

    /// Swaps two subviews.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        subviews.swapAt(index1, index2)
        LayoutClock.tick()
    }

    /// Whether the view is another or stands in it.
    public func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.superview
        }
        return false
    }

    /// The view with a tag here or below.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    /// The nearest view that both are or stand in; nil across trees. O(depth²).
    func commonAncestor(with other: UIView) -> UIView? {
        var current: UIView? = self
        while let candidate = current {
            if other.isDescendant(of: candidate) { return candidate }
            current = candidate.superview
        }
        return nil
    }

    /// The view whose tree is laid out as one: the controller's view, else the topmost one.
    var layoutRoot: UIView {
        var current = self
        while let above = current.superview {
            if above is UIWindow, current.isLayoutRootInWindow { return current }
            current = above
        }
        return current
    }

    private var isLayoutRootInWindow: Bool {
        guard let window = superview, let root = window as? UIWindow else { return false }
        return root.heldConstraints.isEmpty
            && (root.hostedView === self
                || (controller.map { root.rootViewController === $0 } ?? false))
    }

    /// Every view from here down, in pre-order.
    var tree: [UIView] {
        var views: [UIView] = []
        var rest: [UIView] = [self]
        while let view = rest.popLast() {
            views.append(view)
            rest += view.subviews.reversed()
        }
        return views
    }

    /// Every view from here down that takes part in layout, in pre-order: parts of controls only where a constraint
    /// mentions them.
    var layoutTree: [UIView] {
        var views: [UIView] = []
        var rest: [UIView] = [self]
        while let view = rest.popLast() {
            views.append(view)
            rest += view.layoutSubtrees.reversed()
        }
        return views
    }

    /// The subviews that take part in layout.
    var layoutSubtrees: [UIView] {
        subviews.filter { !$0.isControlPart || $0.isMentioned }
    }

    private var isMentioned: Bool {
        var current: UIView? = self
        while let view = current {
            if view.heldConstraints.contains(where: { $0.reaches(into: self) }) { return true }
            current = view.superview
        }
        return false
    }

    /// What messages call the view.
    var logName: String {
        "'\(layoutID ?? accessibilityIdentifier ?? String(describing: type(of: self)))'"
    }
}

extension NSLayoutConstraint {
    /// Whether an end of it is a view, stands in it, or is a guide of one that does.
    func reaches(into view: UIView) -> Bool {
        [firstItem, secondItem].contains {
            ($0 as? any LayoutItem)?.itemView?.isDescendant(of: view) ?? false
        }
    }
}
