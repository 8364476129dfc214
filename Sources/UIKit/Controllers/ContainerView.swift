internal import Foundation
internal import LayoutCore
internal import LayoutSolver

/// The view of a controller that shows another one between bars.
///
/// The content fills the view; bars stand on the safe area, and the content's own safe area ends at them.
@MainActor
final class ContainerView: UIView {
    /// Bar at the top with its height, points.
    var topBar: UIView?
    /// Bar at the bottom with its height, points.
    var bottomBar: UIView?
    /// View of the controller that is shown.
    private(set) weak var content: UIView?

    /// Shows a view behind the bars.
    func show(_ view: UIView?) {
        guard view !== content else { return }
        content?.removeFromSuperview()
        content = view
        if let view { insertSubview(view, at: 0) }
    }

    override func placesSubview(_ view: UIView) -> Bool {
        view === content || view === topBar || view === bottomBar
    }

    override func generatedConstraints(_ id: (AnyObject) -> String?) -> [Constraint] {
        guard let own = id(self) else { return [] }
        var maker = GeneratedConstraints()
        if let content, let view = id(content) {
            for edge in [LayoutAttribute.left, .top, .right, .bottom] {
                maker.equate(view, edge, own, edge)
            }
        }
        for (bar, isTop) in [(topBar, true), (bottomBar, false)] {
            guard let bar, let name = id(bar) else { continue }
            maker.equate(name, .left, own, .left)
            maker.equate(name, .right, own, .right)
            maker.equate(name, .height, Double(bar.intrinsicContentSize.height))
            // A bar at the top hangs from the safe area, one at the bottom stands on it.
            maker.equate(name, isTop ? .top : .bottom, own, isTop ? .top : .bottom, part: .safe)
        }
        return maker.constraints
    }

    /// The bar that ends a content view's safe area at an edge, of the nearest container that has one there; nil where
    /// none is shown.
    static func bar(over view: UIView, isTop: Bool) -> UIView? {
        var content = view
        while let container = content.superview as? ContainerView, container.content === content {
            if let bar = isTop ? container.topBar : container.bottomBar, !bar.isHidden {
                return bar
            }
            content = container
        }
        return nil
    }
}

/// Makes required constraints that nobody wrote.
struct GeneratedConstraints {
    /// What was made.
    private(set) var constraints: [Constraint] = []

    /// `first.attribute == second.other + constant`.
    mutating func equate(
        _ first: String, _ attribute: LayoutAttribute, _ second: String, _ other: LayoutAttribute,
        part: ItemReference.Part = .body, constant: Double = 0
    ) {
        constraints.append(
            Constraint(
                name: "\(first)-placed-\(attribute.rawValue)",
                Anchor(ItemReference(first), attribute), .equal,
                Anchor(ItemReference(second, part), other), constant: .number(constant),
                isGenerated: true))
    }

    /// `first.attribute == constant`.
    mutating func equate(_ first: String, _ attribute: LayoutAttribute, _ constant: Double) {
        constraints.append(
            Constraint(
                name: "\(first)-placed-\(attribute.rawValue)",
                Anchor(ItemReference(first), attribute), .equal, constant: .number(constant),
                isGenerated: true))
    }
}
