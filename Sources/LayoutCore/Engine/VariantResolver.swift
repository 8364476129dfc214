import LayoutSolver

/// Says for a variant which environment holds, which rules apply and what state the layout is in.
///
/// Pure: a function of the specification. The environment comes first, since rules look at it: the variant's own, then
/// the changes of state, data and steps; then the rules that hold, whose own changes of the environment come before
/// those of state, data and steps.
struct VariantResolver: Sendable {
    /// What decides a variant's state besides numbers of the environment; equal keys give equal states.
    struct Key: Hashable, Sendable {
        /// Which rules hold, a bit each.
        var rules: [UInt64]
        var direction: LayoutDirection
        /// Priorities of the root's fitting; nil when its size is imposed.
        var fitting: AxisPair?
        var state: String?
        var data: Int
        var step: Int
        var locale: String?
        /// What measured texts depend on besides the locale; nil where no text is measured.
        var textSize: String?
        var scale: Double?
    }

    let specification: JobSpecification
    let index: LayoutIndex
    /// Whether any update changes an environment; when not, the variant's own stands.
    private let changesEnvironment: Bool
    private let base: LayoutState
    private let measurer: (any TextMeasurer)?
    /// Whether natural sizes or spacings follow from texts, size tables or fonts.
    private let measuresTexts: Bool
    /// Whether some constraint asks for the system's spacing between baselines.
    private let needsFonts: Bool

    /// Prepares a valid specification.
    init(
        _ specification: JobSpecification, index: LayoutIndex,
        measurer: (any TextMeasurer)? = nil
    ) {
        self.specification = specification
        self.measurer = measurer
        self.index = index
        base = LayoutState(specification.layout, index: index)
        needsFonts = specification.constraints.contains(where: \.spacingFollowsFonts)
        measuresTexts =
            needsFonts || measurer != nil && specification.needsTextMeasurer
            || index.entries.contains { $0.node?.sizeTable.isEmpty == false }
        changesEnvironment = specification.updateLists.contains {
            $0.contains(where: \.changesEnvironment)
        }
    }

    /// The environment that holds for a variant and the key of its state. O(rules + updates of the environment).
    func resolve(_ variant: Variant) -> (environment: Environment, key: Key) {
        var environment = variant.environment
        if changesEnvironment { change(&environment, variant) }
        var outcome: [UInt64] = []
        let rules = specification.layout.rules
        if !rules.isEmpty {
            outcome = [UInt64](repeating: 0, count: (rules.count + 63) / 64)
            for (number, rule) in rules.enumerated()
            where rule.predicate.holds(in: environment, state: variant.state) {
                outcome[number / 64] |= 1 << (number % 64)
            }
            if changesEnvironment {
                environment = variant.environment
                for (number, rule) in rules.enumerated() where Self.holds(number, outcome) {
                    for update in rule.updates { environment.apply(update, in: specification) }
                }
                change(&environment, variant)
            }
        }
        let key = Key(
            rules: outcome, direction: environment.direction,
            fitting: environment.fitting?.priorities, state: variant.state,
            data: variant.data ?? -1, step: variant.step ?? -1,
            locale: measuresTexts ? environment.locale : nil,
            textSize: measuresTexts ? environment.textSize : nil,
            scale: measuresTexts ? environment.scale : nil)
        return (environment, key)
    }

    private static func holds(_ rule: Int, _ outcome: [UInt64]) -> Bool {
        outcome[rule / 64] & (1 << (rule % 64)) != 0
    }

    private func change(_ environment: inout Environment, _ variant: Variant) {
        if let name = variant.state, let updates = specification.layout.states[name] {
            for update in updates { environment.apply(update, in: specification) }
        }
        if let row = variant.data {
            for update in specification.job.data[row].updates {
                environment.apply(update, in: specification)
            }
        }
        guard let step = variant.step else { return }
        for updates in specification.job.steps[...step] {
            for update in updates { environment.apply(update, in: specification) }
        }
    }

    /// The state of the layout for a key: rules in order, then the named state, data, strings, and all steps so far.
    func state(_ key: Key) -> LayoutState {
        var state = base
        for (number, rule) in specification.layout.rules.enumerated()
        where Self.holds(number, key.rules) {
            for update in rule.updates { state.apply(update, index: index) }
        }
        if let name = key.state, let updates = specification.layout.states[name] {
            for update in updates { state.apply(update, index: index) }
        }
        let job = specification.job
        if key.data >= 0 {
            let row = job.data[key.data]
            for (id, text) in row.texts.sorted(by: { $0.key < $1.key }) {
                state.apply(.setText(id, LocalizedText(value: text)), index: index)
            }
            for update in row.updates { state.apply(update, index: index) }
        }
        if key.step >= 0 {
            for updates in job.steps[...key.step] {
                for update in updates { state.apply(update, index: index) }
            }
        }
        let strings = key.locale.map { job.strings.strings(for: $0) } ?? [:]
        state.measureTexts(
            TextSurroundings(
                measurer: measurer, strings: strings, locale: key.locale,
                category: key.textSize.flatMap(TextSizeCategory.init) ?? .large,
                scale: key.scale ?? 1, needsFonts: needsFonts), index: index)
        return state
    }
}

extension [String: [String: String]] {
    /// Strings of a locale: its own, else those of its language alone ("de" for "de-AT").
    func strings(for locale: String) -> [String: String] {
        if let own = self[locale] { return own }
        let language = locale.prefix { $0 != "-" && $0 != "_" }
        return self[String(language)] ?? [:]
    }
}
