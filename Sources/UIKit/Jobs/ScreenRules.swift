internal import LayoutCore

/// Makes one layout of what code made on several screens in several states: the views of all, and as rules and states what
/// differs.
///
/// The order in which a variant is made is: what a screen makes otherwise, then the views that are not there, then what a state
/// makes otherwise on that screen, then what it makes otherwise on all. A view that is removed does not come back, so it is
/// removed exactly where it is missing.
struct ScreenRules {
    /// What recordings depend on besides the state.
    enum Dependence: CaseIterable {
        case nothing, orientation, scale, orientationAndScale, screen

        /// Looks at recordings of several screens: the first of all that tells them apart where they differ.
        init(_ screens: [RecordedScreen]) {
            self =
                Self.allCases.first { dependence in
                    Dictionary(grouping: screens) { dependence.condition($0.environment) }.values
                        .allSatisfy { group in group.allSatisfy { $0.isSame(as: group[0]) } }
                } ?? .screen
        }

        /// Where what a screen makes holds.
        func condition(_ screen: Environment) -> LayoutCore.Predicate {
            let orientation = LayoutCore.Predicate.orientation(screen.orientation)
            let scale = LayoutCore.Predicate.compare(.scale, .equal, screen.scale)
            switch self {
            case .nothing: return .always
            case .orientation: return orientation
            case .scale: return scale
            case .orientationAndScale: return .and(orientation, scale)
            case .screen:
                let size = LayoutCore.Predicate.and(
                    .compare(.width, .equal, screen.size.width),
                    .compare(.height, .equal, screen.size.height))
                return screen.device.map { .and(.device($0), size) } ?? size
            }
        }
    }

    /// A state on the screens that stand for one another.
    private struct Case {
        let state: Int
        let condition: LayoutCore.Predicate
        /// What the screen alone makes there.
        let before: Layout
        let after: Layout
        /// Words for messages.
        let place: String
    }

    private let screens: [RecordedScreen]
    private let names: [String]
    private let dependence: Dependence
    private var union: LayoutUnion

    /// Brings recordings together; throws where there is no layout for all of them.
    init(_ recordings: [RecordedScreen], _ names: [String]) throws(DiagnosticList) {
        self.names = names
        dependence = Dependence(recordings)
        // The first upright screen is the base; of those that stand for one another the first counts.
        var screens = recordings
        let first =
            screens.firstIndex { $0.environment.orientation == .portrait } ?? screens.startIndex
        screens.insert(screens.remove(at: first), at: 0)
        var seen: Set<LayoutCore.Predicate> = []
        let dependence = dependence
        screens = screens.filter { seen.insert(dependence.condition($0.environment)).inserted }
        union = LayoutUnion(screens[0].states[0].layout)
        for state in screens[0].states.indices {
            for screen in screens.indices {
                guard let joined = union.join(screens[screen].states[state].layout) else {
                    let place = Self.place(screens[screen], state == 0 ? nil : names[state - 1])
                    throw DiagnosticList([Self.stuck(union.layout.root.id, place)])
                }
                screens[screen].states[state].layout = joined
            }
        }
        self.screens = screens
    }

    /// The layout with its rules and states.
    func layout() throws(DiagnosticList) -> Layout {
        var layout = union.layout
        let base = screens[0].states[0].layout
        for screen in screens.dropFirst() {
            let updates = try updates(
                from: base, to: screen.states[0].layout, Self.place(screen, nil))
            guard !updates.isEmpty else { continue }
            layout.rules.append(
                Layout.Rule(predicate: condition(screen.environment), updates: updates))
        }
        var rules: [Layout.Rule] = []
        var cases = screens.map {
            Case(
                state: 0, condition: condition($0.environment), before: $0.states[0].layout,
                after: $0.states[0].layout, place: "")
        }
        for (number, name) in names.enumerated() {
            let own = casesOfState(number + 1)
            cases += own
            var lists: [[Update]] = []
            for each in own {
                lists.append(try updates(from: each.before, to: each.after, each.place))
            }
            let isSameOnAll = changesScreensAlike(number + 1)
            layout.states[name] = isSameOnAll ? screens[0].screenUpdates(number + 1) : []
            guard !lists.allSatisfy({ $0 == lists[0] }) || !isSameOnAll else {
                layout.states[name, default: []] += lists[0]
                continue
            }
            for (place, list) in lists.enumerated() {
                let all = (isSameOnAll ? [] : screens[place].screenUpdates(number + 1)) + list
                guard !all.isEmpty else { continue }
                rules.append(
                    Layout.Rule(
                        predicate: Self.both(.state(name), own[place].condition), updates: all))
            }
        }
        layout.rules += removals(cases) + rules
        return layout
    }

    /// A state on each screen: beside what the screen makes that the state leaves behind.
    private func casesOfState(_ state: Int) -> [Case] {
        let isSameOnAll = changesScreensAlike(state)
        return screens.map { screen in
            let after = isSameOnAll ? screen.states[state].environment : screen.environment
            let condition = condition(after)
            let before = screens.first { self.condition($0.environment) == condition }
            return Case(
                state: state, condition: condition,
                before: (before ?? screens[0]).states[0].layout,
                after: screen.states[state].layout, place: Self.place(screen, names[state - 1]))
        }
    }

    /// Whether a state does the same to each screen, and different screens stay different.
    private func changesScreensAlike(_ state: Int) -> Bool {
        let after = Set(screens.map { condition($0.states[state].environment) })
        return after.count == screens.count
            && screens.allSatisfy { $0.screenUpdates(state) == screens[0].screenUpdates(state) }
    }

    private func updates(
        from old: Layout, to new: Layout, _ place: String
    ) throws(DiagnosticList) -> [Update] {
        let difference = LayoutDifference.updates(from: old, to: new, in: union.layout)
        guard let updates = difference.updates else {
            throw DiagnosticList([Self.stuck(difference.stuck ?? "", place)])
        }
        return updates
    }

    // MARK: Views that are not everywhere

    /// Rules that remove views where they are missing: the topmost of each part of the tree.
    private func removals(_ cases: [Case]) -> [Layout.Rule] {
        let present = cases.map(\.after.itemIDs)
        return missing(union.layout.root, cases, present, Array(cases.indices))
            + union.layout.guides.compactMap { guide in
                let without = cases.indices.filter {
                    present[$0].contains(guide.owner) && !present[$0].contains(guide.id)
                }
                return removal(of: guide.id, without.map { cases[$0] }, cases)
            }
    }

    private func missing(
        _ node: ViewNode, _ cases: [Case], _ present: [Set<String>], _ among: [Int]
    ) -> [Layout.Rule] {
        let there = among.filter { present[$0].contains(node.id) }
        let without = among.filter { !present[$0].contains(node.id) }
        let own = removal(of: node.id, without.map { cases[$0] }, cases)
        return [own].compactMap { $0 }
            + node.children.flatMap { missing($0, cases, present, there) }
    }

    private func removal(of id: String, _ without: [Case], _ cases: [Case]) -> Layout.Rule? {
        guard !without.isEmpty else { return nil }
        var parts: [LayoutCore.Predicate] = []
        var rest = without
        // A state that is without it on every screen, then a screen that is without it in every state.
        for state in Set(cases.map(\.state)).sorted() {
            let all = cases.filter { $0.state == state }.count
            guard rest.filter({ $0.state == state }).count == all else { continue }
            rest.removeAll { $0.state == state }
            parts.append(.state(name(of: state)))
        }
        while let first = rest.first {
            let isEverywhere =
                cases.filter { $0.condition == first.condition }.count
                == without.filter { $0.condition == first.condition }.count
            if isEverywhere {
                rest.removeAll { $0.condition == first.condition }
                parts.append(first.condition)
            } else {
                rest.removeFirst()
                parts.append(Self.both(.state(name(of: first.state)), first.condition))
            }
        }
        guard let first = parts.first else { return nil }
        return Layout.Rule(
            predicate: parts.dropFirst().reduce(first) { .or($0, $1) }, updates: [.removeView(id)])
    }

    private func name(of state: Int) -> String {
        state == 0 ? LayoutCore.Predicate.baseState : names[state - 1]
    }

    // MARK: Words and conditions

    private func condition(_ screen: Environment) -> LayoutCore.Predicate {
        dependence.condition(screen)
    }

    private static func both(
        _ first: LayoutCore.Predicate, _ second: LayoutCore.Predicate
    ) -> LayoutCore.Predicate {
        second == .always ? first : .and(first, second)
    }

    private static func place(_ screen: RecordedScreen, _ state: String?) -> String {
        let size = screen.environment.size
        let place =
            "on \(screen.environment.device ?? "a screen") of \(NumberText.text(size.width))x"
            + NumberText.text(size.height)
        return state.map { "in the state '\($0)' \(place)" } ?? place
    }

    private static func stuck(_ id: String, _ place: String) -> Diagnostic {
        Diagnostic(
            code: "other-views",
            message: "what '\(id)' is changes \(place) in a way that no update says",
            expected: "a root that stays what it is: put what changes into a view inside it")
    }
}
