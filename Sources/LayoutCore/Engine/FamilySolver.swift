public import LayoutSolver

/// A live screen: a layout that takes updates one at a time or batched and is solved warm after each.
///
/// The answer is a function of the layout, all updates so far and the environment: how often and when it was solved
/// changes no bit. A changed constant or parameter asks the warm solver anew; other updates find the configuration of
/// the new state, which is warm when it was there before. Not thread-safe.
public struct FamilySolver: ~Copyable {
    /// The layout before any update.
    public var layout: Layout { specification.layout }
    /// The items of the result columns.
    public let items: ItemTable
    /// Where the screen is; updates of the environment change it. One that is set stands for what updates and rules made of
    /// the former.
    public var environment: Environment {
        get { screen }
        set {
            screen = newValue
            guard rulesChangeEnvironment else { return }
            base = newValue
            updates.forgetEnvironment()
        }
    }

    private let specification: JobSpecification
    private let index: LayoutIndex
    private let measurer: (any TextMeasurer)?
    private let strings: [String: [String: String]]
    private var family: WarmFamily
    private var state: LayoutState
    /// The environment with the updates so far, without what rules change in it.
    private var screen: Environment
    /// The environment before the updates in `updates`; kept where rules change it.
    private var base: Environment
    private let rulesChangeEnvironment: Bool
    /// All updates so far, kept where `when` rules must come before them.
    private var updates = UpdateHistory()
    private var validator: LayoutValidator
    private var current: (key: Key, resolution: Resolution)?

    /// What decides the state besides the updates.
    private struct Key: Equatable {
        var rules: [Bool]
        var direction: LayoutDirection
        var fitting: AxisPair?
        var textSize: String
        var scale: Double
        var locale: String?
    }

    /// Prepares a layout. Throws diagnostics when it is not valid.
    public init(
        _ layout: Layout, in environment: Environment, textMeasurer: (any TextMeasurer)? = nil,
        strings: [String: [String: String]] = [:], limits: SolverLimits = .standard,
        cancellation: CancellationFlag? = nil
    ) throws(DiagnosticList) {
        let specification = JobSpecification(
            job: Job(id: "live", layout: "live", sweep: "live"), layout: layout, blocks: [])
        index = LayoutIndex(layout)
        validator = LayoutValidator(layout, index: index)
        validator.check(specification)
        guard validator.diagnostics.isEmpty else { throw DiagnosticList(validator.diagnostics) }
        self.specification = specification
        screen = environment
        base = environment
        rulesChangeEnvironment = layout.rules.contains {
            $0.updates.contains(where: \.changesEnvironment)
        }
        self.strings = strings
        measurer = textMeasurer
        items = index.table
        state = LayoutState(layout, index: index)
        family = WarmFamily(
            index, editable: .everything, limits: limits, cancellation: cancellation)
    }

    /// Applies a batch, all of it or, when one update of it is not valid, none. A batch of numbers takes O(batch), any
    /// other has the layout lowered anew when it is solved next.
    public mutating func apply(_ batch: [Update]) throws(DiagnosticList) {
        if batch.contains(where: { !validator.isPlainNumber($0) }) {
            var checked = validator
            checked.collectNames(in: batch)
            checked.check(batch, path: "")
            guard checked.diagnostics.isEmpty else { throw DiagnosticList(checked.diagnostics) }
            validator = checked
        }
        for update in batch {
            screen.apply(update, in: specification)
            state.apply(update, index: index)
        }
        if !specification.layout.rules.isEmpty { updates.append(batch) }
        guard let known = current else { return }
        // Numbers leave the configuration as it is, unless a stack view shares its length in proportion to them; what
        // changes the environment is looked at when solving; everything else looks the configuration up anew.
        let isProportional = known.resolution.configuration.lowered.sharesInProportion
        guard
            batch.allSatisfy({
                $0.changesEnvironment || ($0.changesNumbersAlone && !isProportional)
            })
        else {
            current = nil
            return
        }
        for update in batch { known.resolution.take(update) }
    }

    /// Solves the screen as it is now. Throws only when cancelled; a limit is a failed result.
    public mutating func solve() throws(SolverError) -> VariantResult {
        let rules = specification.layout.rules.map { $0.predicate.holds(in: screen, state: nil) }
        let environment = rulesChangeEnvironment ? changed(by: rules) : screen
        let key = Key(
            rules: rules, direction: environment.direction,
            fitting: environment.fitting?.priorities, textSize: environment.textSize,
            scale: environment.scale, locale: environment.locale)
        if let known = current, known.key == key {
            return try family.solve(known.resolution, in: environment)
        }
        if family.isFull {
            current = nil
            family.forget()
        }
        let resolution = family.resolution(
            of: measured(state(for: key), in: environment), direction: key.direction,
            fitting: key.fitting,
            scale: key.scale)
        current = (key, resolution)
        return try family.solve(resolution, in: environment)
    }

    /// The screen as it is now in numbers, as another solver would be asked: its rows, and the values of their parameters in
    /// the last round of text and insets. Throws only when cancelled.
    public mutating func numbers() throws(SolverError) -> (
        problem: LinearProblem, parameters: [Double]
    ) {
        _ = try solve()
        guard let current else { preconditionFailure("a solved screen has a configuration") }
        return (current.resolution.configuration.lowered.problem, family.parameters)
    }

    /// Number of configurations for which a solver was built so far.
    public var builtSolverCount: Int { family.builtSolverCount }

    /// Bytes held by the warm solvers.
    public var byteCount: Int { family.byteCount }

    /// The environment with what the rules that hold change in it, before all updates: as for a job's variant.
    private func changed(by rules: [Bool]) -> Environment {
        var changed = base
        for (rule, holds) in zip(specification.layout.rules, rules) where holds {
            for update in rule.updates { changed.apply(update, in: specification) }
        }
        for update in updates.list { changed.apply(update, in: specification) }
        return changed
    }

    /// The state with the rules that hold before all updates.
    private func state(for key: Key) -> LayoutState {
        guard !key.rules.isEmpty else { return state }
        var state = LayoutState(specification.layout, index: index)
        for (rule, holds) in zip(specification.layout.rules, key.rules) where holds {
            for update in rule.updates { state.apply(update, index: index) }
        }
        for update in updates.list { state.apply(update, index: index) }
        return state
    }

    private func measured(_ state: LayoutState, in environment: Environment) -> LayoutState {
        var measured = state
        measured.measureTexts(
            TextSurroundings(
                measurer: measurer,
                strings: environment.locale.map { strings.strings(for: $0) } ?? [:],
                locale: environment.locale,
                category: TextSizeCategory(rawValue: environment.textSize) ?? .large,
                scale: environment.scale, needsFonts: true), index: index)
        return measured
    }
}
