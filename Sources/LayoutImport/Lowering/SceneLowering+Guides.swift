import LayoutCore
import LayoutSolver

/// Guides that a document only names: their edges follow from rules, so they become guides of the layout with
/// generated constraints.
extension SceneLowering {
    /// Names of the layout's parameters that rules set by screen.
    enum Parameter {
        /// Height of the bars below the safe area's top edge, points.
        static let topBars = "topBars"
        /// Height of the bars above the safe area's bottom edge, points.
        static let bottomBars = "bottomBars"
        /// Leading and trailing margin of the root view, points.
        static let rootMargin = "rootMargin"
    }

    /// Whether bars take a part of the safe area that the environment's does not have.
    var hasBarParameters: Bool { layout.parameters[Parameter.topBars] != nil }

    /// Parameters of bars and root margins, with rules for the screens where they differ.
    mutating func addRootParameters() {
        let bars = scene.bars
        layout.parameters[Parameter.rootMargin] = MarginRules.rootMargin(width: 375)
        layout.rules.append(
            Layout.Rule(
                predicate: .compare(.width, .greaterOrEqual, MarginRules.wideScreen),
                updates: [
                    .setParameter(
                        Parameter.rootMargin,
                        MarginRules.rootMargin(width: MarginRules.wideScreen))
                ]))
        guard rootSeesSafeArea, bars.hasNavigationBar || bars.bottom != .none else { return }
        func updates(top: Double, bottom: Double) -> [Update] {
            [
                .setParameter(Parameter.topBars, bars.hasNavigationBar ? top : 0),
                .setParameter(Parameter.bottomBars, bars.bottom == .none ? 0 : bottom),
            ]
        }
        let large: Double = bars.hasLargeTitle ? 52 : 0
        layout.parameters[Parameter.topBars] = bars.hasNavigationBar ? 44 + large : 0
        layout.parameters[Parameter.bottomBars] =
            bars.bottom == .none ? 0 : (bars.bottom == .tab ? 49 : 44)
        layout.rules.append(
            Layout.Rule(
                predicate: .and(.idiom(.phone), .sizeClass(.vertical, .compact)),
                updates: updates(top: 32, bottom: 32)))
        layout.rules.append(
            Layout.Rule(predicate: .idiom(.pad), updates: updates(top: 50 + large, bottom: 50)))
    }

    /// A number for the design device, a parameter for any screen.
    private func value(_ parameter: String, asDesigned: Double, negated: Bool = false)
        -> ConstantValue
    {
        layout.parameters[parameter] == nil
            ? .number(negated ? -asDesigned : asDesigned)
            : .parameter(parameter, negated: negated)
    }

    private mutating func makeGuide(_ id: String, of owner: Item) -> Bool {
        guard madeGuides.insert(id).inserted else { return false }
        layout.guides.append(GuideNode(id: id, owner: owner.view.id))
        return true
    }

    private mutating func pin(
        _ guide: String, _ attribute: LayoutAttribute, to item: ItemReference,
        _ other: LayoutAttribute? = nil, constant: ConstantValue = .number(0), of owner: Item
    ) {
        generate(
            "\(guide).\(attribute)", Anchor(ItemReference(guide), attribute), .equal,
            Anchor(item, other ?? attribute), constant: constant, place: owner.view.place)
    }

    /// The guide between the top of the screen and the content, or the one between the content and the bottom.
    mutating func barGuide(
        _ id: String, _ kind: DesignGuide.Kind, of owner: Item
    ) -> ItemReference {
        let guide = ItemReference(id)
        guard makeGuide(id, of: owner) else { return guide }
        let body = ItemReference(owner.view.id)
        let safe = ItemReference(owner.view.id, .safe)
        pin(id, .left, to: body, of: owner)
        pin(id, .right, to: body, of: owner)
        if kind == .top {
            pin(id, .top, to: body, of: owner)
            pin(
                id, .bottom, to: safe, .top,
                constant: value(Parameter.topBars, asDesigned: 0), of: owner)
        } else {
            pin(id, .bottom, to: body, of: owner)
            pin(
                id, .top, to: safe, .bottom,
                constant: value(Parameter.bottomBars, asDesigned: 0, negated: true), of: owner)
        }
        return guide
    }

    /// The root's safe area inside the bars.
    mutating func safeAreaGuide(_ id: String, of owner: Item) -> ItemReference {
        let guide = ItemReference(id)
        guard makeGuide(id, of: owner) else { return guide }
        let safe = ItemReference(owner.view.id, .safe)
        pin(id, .left, to: safe, of: owner)
        pin(id, .right, to: safe, of: owner)
        pin(
            id, .top, to: safe, constant: value(Parameter.topBars, asDesigned: 0), of: owner)
        pin(
            id, .bottom, to: safe,
            constant: value(Parameter.bottomBars, asDesigned: 0, negated: true), of: owner)
        return guide
    }

    // MARK: Margins

    /// Whether a view's margins follow from more than numbers.
    func needsMarginGuide(_ item: Item) -> Bool {
        let view = item.view
        if Self.cellTags.contains(view.tag) { return false }
        if item.parent == nil { return true }
        if view.preservesSuperviewMargins, view.tag != "stackView" { return true }
        return addsSafeArea(item)
    }

    private func addsSafeArea(_ item: Item) -> Bool {
        item.seesSafeArea && margins.addsSafeArea
            && item.view.insetsMarginsFromSafeArea != false
    }

    /// The rectangle inside a view's margins, as UIKit makes it: a guide with an inset on each edge.
    mutating func marginGuide(_ item: Item) -> ItemReference {
        let id = "\(item.view.id)-margins"
        let guide = ItemReference(id)
        guard makeGuide(id, of: item) else { return guide }
        let isRoot = item.parent == nil
        let width = scene.root.frame.width
        var own = item.view.margins ?? (isRoot ? .zero : MarginRules.plain)
        if item.view.margins == nil, isRoot {
            own.left = MarginRules.rootMargin(width: width)
            own.right = own.left
        }
        let outer: ItemReference
        if addsSafeArea(item) {
            outer =
                isRoot && hasBarParameters
                ? safeAreaGuide("\(item.view.id)-safe", of: item)
                : ItemReference(item.view.id, .safe)
        } else {
            outer = ItemReference(item.view.id)
        }
        let isSystem = isRoot && item.view.margins == nil
        func side(_ value: Double, negated: Bool) -> ConstantValue {
            isSystem
                ? self.value(Parameter.rootMargin, asDesigned: value, negated: negated)
                : .number(negated ? -value : value)
        }
        let edges: [(LayoutAttribute, ConstantValue)] = [
            (.left, side(own.left, negated: false)), (.right, side(own.right, negated: true)),
            (.top, .number(own.top)), (.bottom, .number(-own.bottom)),
        ]
        guard item.view.preservesSuperviewMargins, let parent = item.parent,
            let superview = items[parent]
        else {
            for (edge, constant) in edges {
                pin(id, edge, to: outer, constant: constant, of: item)
            }
            return guide
        }
        let around =
            needsMarginGuide(superview)
            ? marginGuide(superview) : ItemReference(superview.view.id, .margins)
        for (edge, constant) in edges {
            preserve(id, edge, inside: outer, constant: constant, and: around, of: item)
        }
        return guide
    }

    /// An edge that is inside the view's own margin and inside the superview's, and no further than that.
    private mutating func preserve(
        _ guide: String, _ edge: LayoutAttribute, inside outer: ItemReference,
        constant: ConstantValue, and around: ItemReference, of owner: Item
    ) {
        let isFirst = edge == .left || edge == .top
        let relation: Relation = isFirst ? .greaterThanOrEqual : .lessThanOrEqual
        let anchor = Anchor(ItemReference(guide), edge)
        let place = owner.view.place
        generate(
            "\(guide).\(edge).own", anchor, relation, Anchor(outer, edge), constant: constant,
            place: place)
        generate(
            "\(guide).\(edge).preserved", anchor, relation, Anchor(around, edge), place: place)
        generate(
            "\(guide).\(edge).least", anchor, .equal, Anchor(outer, edge), constant: constant,
            priority: 999.9, place: place)
    }
}
