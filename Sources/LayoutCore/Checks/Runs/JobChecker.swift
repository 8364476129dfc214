public import LayoutSolver

/// Holds the screens of one job against checks: single variants, or whole lines of sizes exactly. Not thread-safe.
public struct JobChecker: ~Copyable {
    /// What is checked.
    public var specification: JobSpecification { solver.specification }

    let checks: [any Check]
    /// Their names, parallel to `checks`.
    let rules: [String]
    /// The numbers of those that look at screens.
    let followed: [Int]
    let options: CheckOptions
    /// The companions that some check asks for.
    let wantedCompanions: Set<Companion>
    var solver: JobSolver
    private let cancellation: CancellationFlag?
    private let measurer: (any TextMeasurer)?
    /// The assertions among the checks that have said nothing so far, by number.
    private(set) var silent: [(number: Int, check: AssertionCheck)]
    /// Whether they were asked on every screen that was checked.
    var isSilenceWhole = true
    private var trees: [VariantResolver.Key: ScreenTree] = [:]
    private var base: Screen??
    /// What was said of the screens seen last, by the number of their step.
    var memories: [Int: ScreenMemory] = [:]

    /// Most trees remembered.
    private static let treeCapacity = 4_096

    /// Prepares a job. Throws diagnostics when a constraint or an update of it is not valid.
    public init(
        _ specification: JobSpecification, checks: [any Check] = Checks.all,
        options: CheckOptions = .standard, textMeasurer: (any TextMeasurer)? = nil,
        limits: SolverLimits = .standard, cancellation: CancellationFlag? = nil
    ) throws(DiagnosticList) {
        self.checks = checks
        rules = checks.map(\.definition.id)
        followed = checks.indices.filter { !checks[$0].isStatic }
        silent = checks.enumerated().compactMap { number, check in
            (check as? AssertionCheck).map { (number, $0) }
        }
        self.options = options
        wantedCompanions = Set(checks.filter { !$0.isStatic }.flatMap(\.companions))
        measurer = textMeasurer
        self.cancellation = cancellation
        solver = try JobSolver(
            specification, textMeasurer: textMeasurer, limits: limits, cancellation: cancellation)
    }

    /// The items of the result columns.
    public var items: ItemTable { solver.items }

    /// Bytes held by the warm solvers.
    public var byteCount: Int { solver.byteCount }

    /// Solves a variant and checks it: the answer's report has the hits. Throws only when cancelled; a limit is a failed
    /// result.
    public mutating func solve(_ index: Int) throws(SolverError) -> VariantResult {
        let piece = try solver.point(specification.variant(at: index))
        var result = piece.result
        if result.status.contains(.failed) { return result }
        result.report.hits = try reportedHits(on: piece)
        return result
    }

    /// What the checks say of a variant. Throws only when cancelled. O(solve + views²).
    public mutating func hits(_ index: Int) throws(SolverError) -> [RuledHit] {
        let piece = try solver.point(specification.variant(at: index))
        return try hits(on: piece)
    }

    /// What the static checks say of the job's design; it holds for every variant. Throws only when cancelled.
    public mutating func staticHits() throws(SolverError) -> [RuledHit] {
        guard checks.contains(where: \.isStatic), let screen = try baseScreen() else { return [] }
        return checks.filter(\.isStatic).flatMap { check in
            check.hits(on: screen, options: options).map {
                RuledHit(rule: check.definition.id, hit: $0)
            }
        }
    }

    /// What the checks say of a screen of its own, or of one size of a sweep as wide as `widest`.
    mutating func hits(
        on piece: FramePiece, widest: Screen? = nil
    ) throws(SolverError) -> [RuledHit] {
        if piece.result.status.contains(.failed) { return [] }
        let screen = try screen(piece, trace: SweepTrace(), widest: widest)
        listen(on: screen)
        var hits: [RuledHit] = []
        for number in followed { hits += try self.hits(of: number, on: screen) }
        return hits
    }

    /// What one of the checks says of a screen. Throws only when cancelled.
    func hits(of number: Int, on screen: Screen) throws(SolverError) -> [RuledHit] {
        let hits = checks[number].hits(on: screen, options: options)
        if screen.isCancelled { throw .cancelled }
        return hits.map { RuledHit(rule: rules[number], hit: $0) }
    }

    /// The screen of a piece where it was solved, with its companions.
    mutating func screen(
        _ piece: FramePiece, trace: SweepTrace, widest: Screen? = nil
    ) throws(SolverError) -> Screen {
        var screen = screen(piece, at: piece.place, companions: [:], trace: trace)
        screen.companions = try companions(of: piece, widest: widest)
        return screen
    }

    /// Takes note of the assertions that say something of a screen.
    mutating func listen(on screen: Screen) {
        if !silent.isEmpty { silent.removeAll { $0.check.says(of: screen) } }
    }

    /// Takes note of whether assertions of a name say something of a screen.
    mutating func listen(to rule: String, on screen: Screen) {
        if silent.isEmpty { return }
        silent.removeAll { rules[$0.number] == rule && $0.check.says(of: screen) }
    }

    /// The assertions that said something of some screen so far, by what they are called.
    var spoken: Set<String> {
        let numbers = Set(silent.map(\.number))
        return Set(
            rules.indices.filter { checks[$0] is AssertionCheck && !numbers.contains($0) }
                .map { rules[$0] })
    }

    /// The screen of a piece at a size.
    mutating func screen(
        _ piece: FramePiece, at size: Double, companions: [Companion: Screen], trace: SweepTrace
    ) -> Screen {
        var screen = Screen(
            piece, of: specification, tree: tree(of: piece), companions: companions,
            at: size, trace: trace)
        screen.cancellation = cancellation
        return screen
    }

    /// The companions that the checks ask for, on screens of their own.
    private mutating func companions(
        of piece: FramePiece, widest: Screen?
    ) throws(SolverError) -> [Companion: Screen] {
        var companions: [Companion: Screen] = [:]
        for companion in wantedCompanions {
            switch companion {
            case .base: companions[.base] = try baseScreen()
            case .leftToRight:
                guard piece.environment.direction == .rightToLeft else { continue }
                var twin = piece.variant
                twin.environment.direction = .leftToRight
                let other = try solver.point(twin)
                companions[.leftToRight] = screen(
                    other, at: 0, companions: [:], trace: SweepTrace())
            case .widest: companions[.widest] = widest
            }
        }
        return companions
    }

    /// The screen of the design; nil where it has no answer.
    mutating func baseScreen() throws(SolverError) -> Screen? {
        if let base { return base }
        var screen: Screen?
        if specification.variantCount > 0 {
            var variant = specification.variant(at: 0)
            variant.environment.textSize = TextSizeCategory.large.rawValue
            variant.environment.direction = .leftToRight
            variant.environment.locale = nil
            variant.state = nil
            let piece = try solver.point(variant)
            if !piece.result.status.contains(.failed) {
                screen = self.screen(piece, at: 0, companions: [:], trace: SweepTrace())
            }
        }
        base = .some(screen)
        return screen
    }

    /// The tree of a piece's state.
    mutating func tree(of piece: FramePiece) -> ScreenTree {
        let (environment, key) = (piece.environment, piece.key)
        if let known = trees[key] { return known }
        if trees.count >= JobChecker.treeCapacity { trees.removeAll() }
        let strings = environment.locale.map { specification.job.strings.strings(for: $0) } ?? [:]
        let tree = ScreenTree(
            solver.resolver.state(key), index: solver.resolver.index,
            surroundings: TextSurroundings(
                measurer: measurer, strings: strings, locale: environment.locale,
                category: TextSizeCategory(rawValue: environment.textSize) ?? .large,
                scale: environment.scale, needsFonts: true))
        trees[key] = tree
        return tree
    }
}

/// A hit with the rule that says it.
public struct RuledHit: Equatable, Sendable {
    /// The check or assertion.
    public var rule: String
    /// What it says.
    public var hit: Hit

    /// Creates a hit of a rule.
    public init(rule: String, hit: Hit) {
        self.rule = rule
        self.hit = hit
    }

    /// What tells its finding apart.
    public var cause: Finding.Cause {
        Finding.Cause(rule: rule, views: hit.views, detail: hit.detail)
    }
}
