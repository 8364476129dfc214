package import UIKit

/// A window with a root view and named views, as the suites of seed-tests and the worked cases have them.
@MainActor
package final class Stage {
    /// The screen of the worked cases, upright.
    package static let portrait = CGSize(width: 375, height: 667)
    /// The screen of the worked cases, turned.
    package static let landscape = CGSize(width: 667, height: 375)

    /// The window.
    package let window: UIWindow
    /// The view that fills it.
    package let root = UIView()
    private var names: [ObjectIdentifier: String] = [:]
    /// Views by name.
    package private(set) var views: [String: UIView] = [:]
    /// What the layout had to say.
    package private(set) var messages: [String] = []

    /// Puts an empty root into a window of a size, points.
    package init(_ size: CGSize = Stage.portrait) {
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        root.frame = window.bounds
        window.addSubview(root)
        names[ObjectIdentifier(root)] = "root"
        LayoutLog.handler = { [weak self] in self?.messages.append($0) }
    }

    /// A view of the root, or of another view.
    package func add<View: UIView>(_ view: View, _ name: String, to parent: UIView? = nil) -> View {
        (parent ?? root).addSubview(view)
        names[ObjectIdentifier(view)] = name
        views[name] = view
        view.accessibilityIdentifier = name
        return view
    }

    /// A plain view of the root, or of another view.
    package func add(_ name: String, to parent: UIView? = nil) -> UIView {
        add(UIView(), name, to: parent)
    }

    /// Names anything else for records.
    package func name(_ item: AnyObject, _ name: String) { names[ObjectIdentifier(item)] = name }

    /// Gives the window another size, as turning the device does.
    package func turn(to size: CGSize) {
        window.frame = CGRect(origin: .zero, size: size)
        root.frame = window.bounds
    }

    /// Frame after layout: x, y, width, height in the superview.
    package func frame(_ view: UIView) -> [CGFloat] {
        root.layoutIfNeeded()
        return [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
    }

    /// Frames after layout by name: x and y from the root's corner, width, height.
    package func places() -> [String: [CGFloat]] {
        root.layoutIfNeeded()
        return views.mapValues { view in
            var place = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
            var above = view.superview
            while let parent = above, parent !== root {
                place[0] += parent.frame.minX
                place[1] += parent.frame.minY
                above = parent.superview
            }
            return place
        }
    }

    /// Records of constraints: "box.left == root.left * 1 + 20 @1000", in the order given.
    package func records(_ constraints: [NSLayoutConstraint]) -> [String] {
        constraints.map(record)
    }

    /// Records of everything that the root and all views below hold, sorted.
    package func records() -> [String] { (root.everyConstraint).map(record).sorted() }

    private func record(_ constraint: NSLayoutConstraint) -> String {
        let relations: [NSLayoutConstraint.Relation: String] = [
            .equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">=",
        ]
        var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute) "
        text += relations[constraint.relation] ?? "?"
        if let second = constraint.secondItem {
            text += " \(name(second)).\(constraint.secondAttribute)"
            if constraint.multiplier != 1 { text += " * \(number(constraint.multiplier))" }
            if constraint.constant < 0 { text += " - \(number(-constraint.constant))" }
            if constraint.constant > 0 { text += " + \(number(constraint.constant))" }
        } else {
            text += " \(number(constraint.constant))"
        }
        if constraint.priority != .required {
            text += " @\(number(CGFloat(constraint.priority.rawValue)))"
        }
        return text
    }

    private func name(_ item: AnyObject?) -> String {
        item.flatMap { names[ObjectIdentifier($0)] } ?? "?"
    }

    private func number(_ value: CGFloat) -> String {
        value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
}

extension UIView {
    /// Every constraint that this view and those below hold.
    fileprivate var everyConstraint: [NSLayoutConstraint] {
        constraints + subviews.flatMap(\.everyConstraint)
    }
}
