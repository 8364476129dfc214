internal import Foundation
internal import LayoutCore
internal import LayoutSolver

/// Records a tree of live views into the model.
///
/// Views and constraints keep the id and the name that they got first, so that two recordings of one tree can be compared.
@MainActor
struct LayoutRecorder {
    private var names = NameGiver()
    private var views: [UIView] = []
    private var generated: [Constraint] = []
    private var constraints: [String: NSLayoutConstraint] = [:]
    private var recorded: [Constraint] = []
    private var guides: [UILayoutGuide] = []
    private var extraGuides: [GuideNode] = []

    /// Records the tree below a view. O(views and constraints).
    static func record(_ root: UIView) -> LayoutRecording {
        var recorder = LayoutRecorder()
        return recorder.record(root)
    }

    private mutating func record(_ root: UIView) -> LayoutRecording {
        views = root.layoutTree
        names.nameViews(views)
        let node = describe(root, isRoot: true)
        for view in views {
            for guide in view.layoutGuides {
                names.name(guide)
                guides.append(guide)
            }
        }
        names.claimConstraints(views.flatMap(\.heldConstraints))
        for view in views {
            for constraint in view.heldConstraints { record(constraint) }
        }
        var layout = Layout(root: node, constraints: generated + recorded)
        layout.guides = guides.compactMap { guide in
            guard let owner = guide.owningView.flatMap(names.id) else { return nil }
            return names.id(of: guide).map { GuideNode(id: $0, owner: owner) }
        }
        layout.guides += extraGuides
        return LayoutRecording(
            layout: layout, items: items(of: layout), constraints: constraints, ids: names.ids)
    }

    private func items(of layout: Layout) -> [LayoutRecording.Item] {
        var byID: [String: LayoutRecording.Item] = [:]
        for view in views { names.id(of: view).map { byID[$0] = .view(view) } }
        for guide in guides { names.id(of: guide).map { byID[$0] = .guide(guide) } }
        return ItemTable(layout).items.map { byID[$0.id] ?? .helper }
    }

    // MARK: Views

    private mutating func describe(_ view: UIView, isRoot: Bool) -> ViewNode {
        let id = names.id(of: view) ?? ""
        var node = ViewNode(id: id)
        view.describe(&node)
        if !isRoot, view.translatesAutoresizingMaskIntoConstraints, !view.isControlPart,
            let superview = view.superview, let superviewID = names.id(of: superview),
            !superview.placesSubview(view)
        {
            generated += view.frameReference.constraints(
                of: id, in: superviewID,
                mask: superview.autoresizesSubviews ? view.autoresizingMask : [])
        }
        let stack = view as? UIStackView
        var arranged: [ViewNode] = []
        for subview in stack?.arrangedSubviews ?? [] {
            arranged.append(describe(subview, isRoot: false))
        }
        var free: [ViewNode] = []
        for subview in view.layoutSubtrees where !(stack?.arranges(subview) ?? false) {
            free.append(describe(subview, isRoot: false))
        }
        guard let stack else {
            node.children = free
            generated += view.generatedConstraints { names.id(of: $0) }
            return node
        }
        record(stack, into: &node, arranged: arranged, free: free)
        return node
    }

    /// A stack view of the model arranges all its children: what is not arranged stands beside an inner stack.
    private func innerStackID(_ id: String) -> String { "\(id)-arranged" }

    private mutating func record(
        _ stack: UIStackView, into node: inout ViewNode, arranged: [ViewNode], free: [ViewNode]
    ) {
        let settings = stack.settings { names.id(of: $0) }
        guard !free.isEmpty else {
            node.kind = .stack
            node.stack = settings
            node.children = arranged
            return
        }
        var inner = ViewNode(id: innerStackID(node.id), kind: .stack, children: arranged)
        inner.stack = settings
        inner.margins = node.margins
        node.children = free + [inner]
        for edge in [LayoutAttribute.left, .top, .right, .bottom] {
            generated.append(
                Constraint(
                    name: "\(inner.id)-\(edge.rawValue)",
                    Anchor(ItemReference(inner.id), edge), .equal,
                    Anchor(ItemReference(node.id), edge), isGenerated: true))
        }
    }

    // MARK: Constraints

    private mutating func record(_ constraint: NSLayoutConstraint) {
        guard let first = anchor(constraint.firstItem, constraint.firstAttribute) else { return }
        var second: Anchor?
        if constraint.hasSecondItem {
            guard let anchor = anchor(constraint.secondItem, constraint.secondAttribute) else {
                return
            }
            second = anchor
        }
        let name = names.name(of: constraint, first: first)
        let model = Constraint(
            name: name, first, constraint.relation.model, second,
            multiplier: Double(constraint.multiplier),
            constant: .number(Double(constraint.constant)),
            priority: Double(constraint.priority.rawValue),
            source: constraint.sourceLocation?.text)
        for objection in ConstraintRules.objections(to: model) {
            LayoutLog.reportOnce(
                "\(model.text)\(constraint.placeText): "
                    + DiagnosticText.sentence(objection.diagnostic))
            return
        }
        constraints[name] = constraint
        recorded.append(model)
    }

    /// A guide for the safe area or the margins of a controller's view that ends at bars or has insets of its own.
    private mutating func ownGuide(
        _ part: ItemReference.Part, of view: UIView, _ id: String
    ) -> String {
        let name = "\(id)-\(part == .safe ? "safeArea" : "margins")"
        guard !extraGuides.contains(where: { $0.id == name }) else { return name }
        extraGuides.append(GuideNode(id: name, owner: id))
        var maker = GeneratedConstraints()
        if part == .safe {
            let added = view.controller?.additionalSafeAreaInsets ?? .zero
            let top = ContainerView.bar(over: view, isTop: true).flatMap(names.id)
            let bottom = ContainerView.bar(over: view, isTop: false).flatMap(names.id)
            maker.equate(
                name, .top, top ?? id, top == nil ? .top : .bottom,
                part: top == nil ? .safe : .body, constant: Double(added.top))
            maker.equate(
                name, .bottom, bottom ?? id, bottom == nil ? .bottom : .top,
                part: bottom == nil ? .safe : .body, constant: -Double(added.bottom))
            maker.equate(name, .left, id, .left, part: .safe, constant: Double(added.left))
            maker.equate(name, .right, id, .right, part: .safe, constant: -Double(added.right))
        } else {
            let safe = view.insetsLayoutMarginsFromSafeArea ? ownGuide(.safe, of: view, id) : id
            let margins = view.layoutMargins
            maker.equate(name, .top, safe, .top, constant: Double(margins.top))
            maker.equate(name, .bottom, safe, .bottom, constant: -Double(margins.bottom))
            maker.equate(name, .left, id, .left, part: .margins)
            maker.equate(name, .right, id, .right, part: .margins)
        }
        generated += maker.constraints
        return name
    }

    /// One side in the model; nil where the item is gone or stands outside of the tree.
    private mutating func anchor(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
    ) -> Anchor? {
        guard let item, let attribute = attribute.model else { return nil }
        if let guide = item as? UILayoutGuide, let part = guide.part {
            guard let view = guide.owningView, let id = names.id(of: view) else { return nil }
            if part == .safe || part == .margins, view.hasOwnSafeArea {
                return Anchor(ItemReference(ownGuide(part, of: view, id)), attribute)
            }
            return Anchor(ItemReference(id, part), attribute)
        }
        guard let id = names.id(of: item) else { return nil }
        return Anchor(ItemReference(id), attribute)
    }
}
