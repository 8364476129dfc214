/// Makes assertions that hold on every screen observed: what stands in line, sizes that are the same, order and gaps.
struct ProposalMaker {
    private let observed: ObservedScreens
    private var proposals: [AssertionRule] = []
    private var seen: Set<Assertion> = []

    /// All proposals about the views of a layout, the most readable kinds first; only some where the work was cut short.
    /// O(siblings² × screens).
    static func proposals(_ observed: ObservedScreens) -> [AssertionRule] {
        var maker = ProposalMaker(observed: observed)
        let index = observed.scope.index
        for (number, entry) in index.entries.enumerated() where entry.node != nil {
            if observed.isCancelled { break }
            let children = entry.children.filter(observed.isSeen)
            maker.proposeGroups(children)
            maker.proposeNeighbours(children)
            for child in children {
                if observed.isCancelled { break }
                maker.propose(child, in: number)
            }
        }
        return maker.proposals
    }

    private init(observed: ObservedScreens) { self.observed = observed }

    private func views(_ item: Int) -> ViewSelector {
        .name(observed.scope.index.entries[item].id)
    }

    private func number(_ item: Int, _ attribute: NumberExpression.Attribute) -> NumberExpression {
        .attribute(views(item), attribute)
    }

    private mutating func add(_ assertion: Assertion) {
        // What is proposed is printed, and has to be read: the language takes no list of hundreds of views.
        if case .arranged = assertion, !isReadable(assertion) { return }
        if seen.insert(assertion).inserted { proposals.append(AssertionRule(assertion)) }
    }

    private func isReadable(_ assertion: Assertion) -> Bool {
        (try? AssertionParser.read(assertion.text, scope: observed.scope)) == assertion
    }

    // MARK: Siblings

    private mutating func proposeGroups(_ children: [Int]) {
        guard children.count > 1 else { return }
        let edges: [(NumberExpression.Attribute, Assertion.Arrangement.Edge)] = [
            (.leading, .leading), (.trailing, .trailing), (.centerX, .centerX), (.top, .top),
            (.bottom, .bottom), (.centerY, .centerY), (.left, .left), (.right, .right),
        ]
        for (attribute, edge) in edges {
            for group in observed.groups(children, attribute) {
                add(.arranged(.aligned(edge), group.map(views), within: Length(0.01)))
            }
        }
        let extents: [(NumberExpression.Attribute, Assertion.Arrangement.Extent)] = [
            (.width, .width), (.height, .height),
        ]
        for (attribute, extent) in extents {
            for group in observed.groups(children, attribute) {
                add(.arranged(.same(extent), group.map(views), within: Length(0.01)))
            }
        }
        add(.arranged(.noOverlap, children.map(views), within: nil))
        for axis in Axis.allCases {
            let attribute: NumberExpression.Attribute = axis == .horizontal ? .leading : .top
            let ordered = sorted(children, by: attribute)
            guard ordered.count > 2 else { continue }
            add(.arranged(.equalSpacing(axis), ordered.map(views), within: Length(0.01)))
            add(
                .arranged(axis == .horizontal ? .inRow : .inColumn, ordered.map(views), within: nil)
            )
        }
    }

    private func sorted(_ items: [Int], by attribute: NumberExpression.Attribute) -> [Int] {
        func first(_ item: Int) -> Double {
            observed.values(item, attribute).lazy.compactMap { $0 }.first ?? 0
        }
        return items.sorted { first($0) == first($1) ? $0 < $1 : first($0) < first($1) }
    }

    private mutating func proposeNeighbours(_ children: [Int]) {
        let sides:
            [(
                place: Assertion.Place, end: NumberExpression.Attribute,
                start: NumberExpression.Attribute
            )] = [
                (.above, .bottom, .top), (.before, .trailing, .leading), (.leftOf, .right, .left),
            ]
        for (place, end, start) in sides {
            for first in children {
                if observed.isCancelled { return }
                // The nearest ones behind it; a constant gap to any of them is worth saying.
                let behind = children.filter { $0 != first }.compactMap {
                    second -> (item: Int, gap: Double)? in
                    let gaps = zip(observed.values(second, start), observed.values(first, end))
                        .compactMap { one, other in one.flatMap { one in other.map { one - $0 } } }
                    guard let least = gaps.min(), least >= -0.5 else { return nil }
                    return (second, least)
                }.sorted { $0.gap == $1.gap ? $0.item < $1.item : $0.gap < $1.gap }
                for (second, _) in behind.prefix(3) {
                    let gap = ObservedScreens.constantDifference(
                        observed.values(second, start), observed.values(first, end))
                    add(
                        .place(
                            views(first), place, views(second),
                            by: gap.map { .compare(.equal, .length(Length($0))) },
                            within: gap == nil ? nil : Length(0.01)))
                }
            }
        }
    }

    // MARK: A view in its superview

    private mutating func propose(_ child: Int, in parent: Int) {
        add(.place(views(child), .inside, views(parent), by: nil, within: nil))
        for axis in Axis.allCases {
            add(.centered(views(child), axis, in: views(parent), within: Length(0.01)))
        }
        let edges: [NumberExpression.Attribute] = [
            .leading, .trailing, .top, .bottom, .left, .right,
        ]
        for edge in edges {
            let own = observed.values(child, edge)
            let outer = observed.values(parent, edge)
            if let inset = ObservedScreens.constantDifference(own, outer) {
                add(equal(number(child, edge), number(parent, edge), plus: inset))
            }
            if parent == 0 { proposeSafeArea(child, edge) }
        }
        for size in [NumberExpression.Attribute.width, .height] {
            let own = observed.values(child, size)
            if let length = ObservedScreens.constant(own) {
                add(.compare(number(child, size), .equal, .length(Length(length)), within: nil))
            }
            let outer = observed.values(parent, size)
            if let rest = ObservedScreens.constantDifference(own, outer) {
                add(equal(number(child, size), number(parent, size), plus: rest))
            } else if let share = share(own, of: outer) {
                add(
                    .compare(
                        number(child, size), .equal,
                        .percent(share, of: number(parent, size)), within: nil))
            }
        }
        if let ratio = ratio(child) {
            add(.compare(number(child, .ratio), .equal, .length(Length(ratio)), within: nil))
        }
        proposeContents(child)
    }

    private mutating func proposeSafeArea(_ child: Int, _ edge: NumberExpression.Attribute) {
        let area = NumberExpression.attribute(.name(ViewSelector.Area.safeArea.rawValue), edge)
        let outer = observed.screens.map { screen -> Double? in
            let evaluator = AssertionEvaluator(screen: screen, scope: observed.scope)
            guard case .known(let number) = evaluator.value(.attribute(.area(.safeArea), edge))
            else { return nil }
            return number.value
        }
        let own = observed.values(child, edge)
        if let inset = ObservedScreens.constantDifference(own, outer) {
            add(equal(number(child, edge), area, plus: inset))
        }
    }

    private mutating func proposeContents(_ child: Int) {
        guard let item = observed.screens.first?.tree.items[child] else { return }
        if item.isInteractive {
            add(.compare(number(child, .target), .greaterOrEqual, 44, within: nil))
        }
        if item.text != nil { add(.not(.condition(views(child), .truncated))) }
    }

    private func equal(
        _ first: NumberExpression, _ second: NumberExpression, plus difference: Double
    ) -> Assertion {
        if difference == 0 { return .compare(first, .equal, second, within: nil) }
        let length = NumberExpression.length(Length(difference.magnitude))
        return .compare(
            first, .equal, .operation(second, difference < 0 ? .minus : .plus, length), within: nil)
    }

    /// The share of one number in another in hundredths, where it is a plain one and the same everywhere.
    private func share(_ first: [Double?], of second: [Double?]) -> Double? {
        let shares = zip(first, second).map { one, other in
            one.flatMap { one in other.flatMap { $0 > 0 ? one / $0 * 100 : nil } }
        }
        guard let share = ObservedScreens.constant(shares), share > 0 else { return nil }
        return share
    }

    /// Width divided by height where it is the same everywhere and the sizes are not.
    private func ratio(_ item: Int) -> Double? {
        let widths = observed.values(item, .width)
        let heights = observed.values(item, .height)
        guard ObservedScreens.constant(widths) == nil else { return nil }
        return share(widths, of: heights).map { $0 / 100 }
    }
}
