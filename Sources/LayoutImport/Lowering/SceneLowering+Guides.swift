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
        guard document.platform != .tvOS else {
            let height = bars.televisionHeight
            if rootSeesSafeArea, height > 0 {
                layout.parameters[Parameter.topBars] = height
                layout.parameters[Parameter.bottomBars] = 0
            }
            return
        }
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
        let large = bars.hasLargeTitle ? BarHeight.largeTitle : 0
        layout.parameters[Parameter.topBars] =
            bars.hasNavigationBar ? BarHeight.navigation + large : 0
        layout.parameters[Parameter.bottomBars] =
            bars.bottom == .none ? 0 : (bars.bottom == .tab ? BarHeight.tab : BarHeight.tool)
        layout.rules.append(
            Layout.Rule(
                predicate: .and(.idiom(.phone), .sizeClass(.vertical, .compact)),
                updates: updates(top: BarHeight.onItsSide, bottom: BarHeight.onItsSide)))
        layout.rules.append(
            Layout.Rule(
                predicate: .idiom(.pad),
                updates: updates(top: BarHeight.tablet + large, bottom: BarHeight.tablet)))
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

    /// Whether a view's margins depend on the screen or on bars: a root's, unless the document states them.
    func needsMarginGuide(_ item: Item) -> Bool {
        item.parent == nil && !Self.tableCellTags.contains(item.view.tag)
    }

    /// Whether the safe area adds to a view's margins.
    func addsSafeArea(_ item: Item) -> Bool {
        item.seesSafeArea && margins.addsSafeArea
            && item.view.insetsMarginsFromSafeArea != false
    }

    /// Margins of a root on its design device that the document does not state.
    var rootMargins: EdgeInsets {
        let root = scene.root
        // Before Xcode 9 only a controller's view has margins other than a plain view's.
        if document.toolsVersion < XcodeBuild.firstOf9, !scene.isControllersView {
            return MarginRules.plain
        }
        let side = MarginRules.rootMargin(
            width: root.frame.width, toolsVersion: document.toolsVersion,
            isTelevision: document.platform == .tvOS)
        // What is around a screen's root is a plain view.
        let isKept = root.preservesSuperviewMargins && !Self.cellTags.contains(root.tag)
        let around = isKept ? MarginRules.plain : EdgeInsets.zero
        return EdgeInsets(top: around.top, left: side, bottom: around.bottom, right: side)
    }

    /// Margins that a document states for a root: since the SDK of iOS 11 the sides are no less than the system's.
    func rootMargins(stated: EdgeInsets) -> EdgeInsets {
        guard margins.addsSafeArea else { return stated }
        let system = rootMargins
        return EdgeInsets(
            top: stated.top, left: max(stated.left, system.left),
            bottom: stated.bottom, right: max(stated.right, system.right))
    }

    /// The rectangle inside the root's margins: a guide with an inset on each edge.
    mutating func marginGuide(_ item: Item) -> ItemReference {
        let id = "\(item.view.id)-margins"
        let guide = ItemReference(id)
        guard makeGuide(id, of: item) else { return guide }
        let system = rootMargins
        let stated = resolved(item.view.margins).map(rootMargins(stated:))
        let own = stated ?? system
        let outer: ItemReference
        if addsSafeArea(item) {
            outer =
                hasBarParameters
                ? safeAreaGuide("\(item.view.id)-safe", of: item)
                : ItemReference(item.view.id, .safe)
        } else {
            outer = ItemReference(item.view.id)
        }
        // What the document states is the same on any screen, unless it is no more than the system's.
        func side(_ edge: KeyPath<EdgeInsets, Double>, negated: Bool) -> ConstantValue {
            let value = own[keyPath: edge]
            return stated != nil && value > system[keyPath: edge]
                ? .number(negated ? -value : value)
                : self.value(Parameter.rootMargin, asDesigned: value, negated: negated)
        }
        pin(id, .left, to: outer, constant: side(\.left, negated: false), of: item)
        pin(id, .right, to: outer, constant: side(\.right, negated: true), of: item)
        pin(id, .top, to: outer, constant: .number(own.top), of: item)
        pin(id, .bottom, to: outer, constant: .number(-own.bottom), of: item)
        return guide
    }
}
