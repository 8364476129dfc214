/// What selectors are looked up in: the views, guides and areas of one layout, and what a `for` runs through.
package struct AssertionScope: Sendable {
    /// Something with a rectangle.
    package enum Target: Hashable, Sendable {
        /// A view or guide by its number.
        case item(Int)
        /// A part of the screen.
        case area(ViewSelector.Area)
    }

    /// A name that a `for` runs through.
    struct Binding {
        /// The name.
        var name: String
        /// All it stands for, in order.
        var views: [Target]
        /// Which of them it is now; nil is any, for looking names up.
        var position: Int?

        init(name: String, views: [Target], position: Int? = nil) {
            self.name = name
            self.views = views
            self.position = position
        }
    }

    let index: LayoutIndex
    /// Names of states that conditions may speak of.
    let states: Set<String>

    /// The names of a layout. O(views and guides).
    package init(_ layout: Layout) {
        index = LayoutIndex(layout)
        states = Set(layout.states.keys)
    }

    /// Number of things a selector may find.
    var count: Int { index.count }

    /// The id of a view or guide, or the name of an area.
    package func name(of target: Target) -> String {
        switch target {
        case .item(let number): index.entries[number].id
        case .area(let area): area.rawValue
        }
    }

    // MARK: Looking up

    /// What a selector stands for, each once, in the order of the tree; empty where it finds nothing. O(items × steps).
    func found(_ selector: ViewSelector, _ bindings: [Binding]) -> [Target] {
        switch selector {
        case .name(let name): return named(name, bindings)
        case .id(let id): return index.number(of: id).map { [.item($0)] } ?? []
        case .pattern(let text):
            let pattern = NamePattern(text)
            return views { pattern.matches($0.id) }
        case .trait(let trait, let text):
            let pattern = NamePattern(text)
            return views { entry in
                entry.node.map { trait.words(of: $0).contains(where: pattern.matches) } == true
            }
        case .child(let parents, let step):
            return children(of: found(parents, bindings), fitting: NamePattern(step))
        case .descendants(let parents):
            let tops = items(found(parents, bindings))
            return index.entries.indices.filter { number in
                index.entries[number].node != nil
                    && tops.contains { $0 != number && index.isInside(number, $0) }
            }.map(Target.item)
        case .relative(let relative, let views):
            return related(relative, views, bindings)
        }
    }

    private func named(_ name: String, _ bindings: [Binding]) -> [Target] {
        if let binding = bindings.last(where: { $0.name == name }) {
            return binding.position.map { [binding.views[$0]] } ?? binding.views
        }
        if let number = index.number(of: name) { return [.item(number)] }
        if let area = ViewSelector.Area(rawValue: name) {
            return [area == .screen ? .item(0) : .area(area)]
        }
        guard let kind = ViewNode.Kind(rawValue: name) else { return [] }
        return views { $0.node?.kind == kind }
    }

    private func views(where fits: (LayoutIndex.Entry) -> Bool) -> [Target] {
        index.entries.indices.filter { fits(index.entries[$0]) }.map(Target.item)
    }

    /// Subviews that fit; guides by their full name alone.
    private func children(of parents: [Target], fitting pattern: NamePattern) -> [Target] {
        let tops = Set(items(parents))
        return index.entries.indices.filter { number in
            let entry = index.entries[number]
            return entry.parent.map(tops.contains) == true && pattern.matches(entry.id)
                && (entry.node != nil || !pattern.isWild)
        }.map(Target.item)
    }

    private func related(
        _ relative: ViewSelector.Relative, _ views: ViewSelector, _ bindings: [Binding]
    ) -> [Target] {
        let targets = found(views, bindings)
        switch relative {
        case .visible, .optional: return targets
        case .first: return targets.first.map { [$0] } ?? []
        case .last: return targets.last.map { [$0] } ?? []
        case .parent:
            let parents = Set(items(targets).compactMap { index.entries[$0].parent })
            return parents.sorted().map(Target.item)
        case .children: return children(of: targets, fitting: NamePattern("*"))
        case .siblings:
            let own = items(targets)
            let parents = own.compactMap { index.entries[$0].parent }.map(Target.item)
            return children(of: parents, fitting: NamePattern("*")).filter { sibling in
                !own.contains { Target.item($0) == sibling }
            }
        case .next, .previous:
            let step = relative == .next ? 1 : -1
            if case .name(let name) = views,
                let binding = bindings.last(where: { $0.name == name }),
                let position = binding.position
            {
                let place = position + step
                return binding.views.indices.contains(place) ? [binding.views[place]] : []
            }
            return items(targets).compactMap { neighbour(of: $0, step) }.map(Target.item)
        }
    }

    private func neighbour(of number: Int, _ step: Int) -> Int? {
        guard let parent = index.entries[number].parent else { return nil }
        let siblings = index.entries[parent].children
        guard let place = siblings.firstIndex(of: number), siblings.indices.contains(place + step)
        else { return nil }
        return siblings[place + step]
    }

    private func items(_ targets: [Target]) -> [Int] {
        targets.compactMap { target in
            if case .item(let number) = target { return number }
            return nil
        }
    }
}

extension ViewSelector.Trait {
    /// What a view has of the trait.
    func words(of node: ViewNode) -> [String] {
        switch self {
        case .kind: [node.kind.rawValue]
        case .class: node.className.map { [$0] } ?? []
        case .role: node.role.map { [$0] } ?? []
        case .tag: node.tags
        case .accessibility: node.accessibilityIdentifier.map { [$0] } ?? []
        }
    }
}
