/// The items of a layout in one state, as checks see them.
public struct ScreenTree: Sendable {
    /// Views in pre-order, then guides, then extra roots: the order of the result columns.
    public let items: [ScreenItem]
    /// Constraints that take part, in the order written.
    public let constraints: [Constraint]
    /// Values of the layout's parameters, points.
    public let parameters: [String: Double]
    /// Margins that updates set, by item, points.
    let changedMargins: [Int: EdgeInsets]
    /// Constraints that give a view an aspect ratio of its own, by the view's number, in the order written.
    let ratios: [(item: Int, constraint: Constraint)]
    /// Constraints that make the sizes of two views equal, in the order written.
    let equalSizes: [Constraint]
    /// Views that required constraints pin to both sides of their superviews.
    let pinnedAcross: [PinnedAcross]
    /// Views that required constraints centre in their superviews.
    private(set) var centred: [Centred] = []
    /// Views that are the only one shown in their superview.
    let onlyChildren: [Int]
    /// Heights of the navigation and tab bars that a document has, from its parameters "topBars" and "bottomBars", points.
    let bars: (top: Double, bottom: Double)
    /// Sets of three and more siblings that are the same kind of thing, each in the order of its views.
    let alike: [[Int]]
    private let numbers: [String: Int]
    private let places: [String: Int]
    private let placesByItem: [String: [Int]]
    private let keysByItem: [String: [String]]

    /// The item of an id.
    public func item(_ id: String) -> ScreenItem? { numbers[id].map { items[$0] } }

    /// The constraint that takes part under a name or canonical text; nil for those that views make. O(1).
    public func constraint(_ key: String) -> Constraint? { places[key].map { constraints[$0] } }

    /// The constraints that speak of an item, in the order written. O(constraints of the item).
    public func constraints(of id: String) -> [Constraint] {
        (placesByItem[id] ?? []).map { constraints[$0] }
    }

    /// What those constraints are called, by name or canonical text. O(1).
    public func keys(of id: String) -> [String] { keysByItem[id] ?? [] }

    /// Whether an item is or stands below another. O(depth).
    public func isInside(_ item: Int, _ ancestor: Int) -> Bool {
        var current: Int? = item
        while let number = current {
            if number == ancestor { return true }
            current = items[number].parent
        }
        return false
    }

    /// The number that a constraint's constant stands for, points; the system's spacing between edges, not that of fonts.
    public func value(of constant: ConstantValue) -> Double {
        switch constant {
        case .number(let value): return value
        case .parameter(let name, let negated):
            return (negated ? -1 : 1) * (parameters[name] ?? 0)
        case .systemSpacing(let factor):
            return factor * VisualFormat.systemSpacing
        }
    }

    /// What a state comes to. O(items × depth + constraints).
    init(
        _ state: LayoutState, index: LayoutIndex, surroundings: TextSurroundings
    ) {
        var items: [ScreenItem] = []
        for (number, entry) in index.entries.enumerated() {
            let own = state.items[number]
            let parent = entry.parent.map { items.count > $0 ? items[$0] : nil } ?? nil
            let isOpaque = (entry.node?.alpha ?? 0) > 0.01
            let scrolls = parent?.node?.scrolls == true
            let clips = parent?.node?.clipsToBounds == true || scrolls
            items.append(
                ScreenItem(
                    number: number, entry: entry, node: entry.node.map { own.updated($0) },
                    isRemoved: own.isRemoved,
                    isShown: entry.node != nil && !own.isRemoved && !own.isHidden && isOpaque
                        && parent?.isShown != false,
                    clipper: clips ? entry.parent : parent?.clipper,
                    scroller: scrolls ? entry.parent : parent?.scroller,
                    text: entry.node.flatMap { ScreenText($0, own, surroundings) },
                    naturalSize: own.intrinsicSize))
        }
        self.items = items
        constraints = Array(state.activeConstraints)
        parameters = state.parameters
        changedMargins = state.changedMargins(index)
        var numbers: [String: Int] = [:]
        for item in items where numbers[item.id] == nil { numbers[item.id] = item.number }
        self.numbers = numbers
        var places: [String: Int] = [:]
        var placesByItem: [String: [Int]] = [:]
        var keysByItem: [String: [String]] = [:]
        for (place, constraint) in constraints.enumerated() {
            // A canonical text takes a while to write, and every finding names its constraints.
            let key = constraint.key
            places[key] = place
            let (first, second) = (constraint.first.item.id, constraint.second?.item.id)
            placesByItem[first, default: []].append(place)
            keysByItem[first, default: []].append(key)
            if let second, second != first {
                placesByItem[second, default: []].append(place)
                keysByItem[second, default: []].append(key)
            }
        }
        self.places = places
        ratios = constraints.compactMap { constraint in
            guard constraint.isOwnRatio else { return nil }
            return numbers[constraint.first.item.id].map { (item: $0, constraint: constraint) }
        }
        pinnedAcross = ScreenTree.pinnedAcross(items, constraints, numbers)
        onlyChildren = ScreenTree.onlyChildren(items)
        bars = (state.parameters["topBars"] ?? 0, state.parameters["bottomBars"] ?? 0)
        alike = ScreenTree.alike(items)
        equalSizes = constraints.filter { ScreenTree.makesSizesEqual($0, state.parameters) }
        self.placesByItem = placesByItem
        self.keysByItem = keysByItem
        centred = centredViews()
    }
}

extension ScreenText {
    /// The text of a view, or nil where it has none.
    fileprivate init?(
        _ node: ViewNode, _ state: LayoutState.ItemState, _ surroundings: TextSurroundings
    ) {
        guard let text = state.text else { return nil }
        let isButton = node.kind == .button
        words = text.key.flatMap { surroundings.strings[$0] } ?? text.value
        numberOfLines = node.numberOfLines
        minimumScale = node.minimumScale ?? 1
        padding = isButton ? ViewNode.buttonPadding : 0
        sidePadding = 0
        scale = surroundings.scale
        if let size = state.intrinsicSize, !state.isMeasured {
            extent = .stated(size, heights: state.textTable ?? [])
        } else if node.sizeTable.isEmpty, let measurer = surroundings.measurer,
            node.isSizedByText
        {
            extent = .measured(
                measurer.measure(
                    TextRequest(
                        text: words, font: node.font ?? LayoutState.font(of: node),
                        category: surroundings.category, locale: surroundings.locale)))
        } else {
            extent = .unknown
        }
    }
}
