public import LayoutSolver

/// Proposes assertions that hold everywhere today, the most watchful first.
public struct InferenceRun: Sendable {
    /// An assertion worth writing down.
    public struct Proposal: Sendable {
        /// What holds.
        public var rule: AssertionRule
        /// Mutants that break it.
        public var caught: Int
        /// Mutants that it catches and no proposal before it does.
        public var fresh: Int
    }

    /// Parts into which mutants to score fall.
    static let partCount = 5

    /// The mutants that proposals are ranked by.
    public let mutation: MutationRun
    let candidates: [AssertionCheck]
    private let rules: [AssertionRule]
    private let measurer: (any TextMeasurer)?
    private let cancellation: CancellationFlag?

    /// Looks at the job and gathers what holds on the variants looked at. Throws diagnostics for a job that is not valid, and
    /// where the flag is raised.
    public init(
        _ specification: JobSpecification, options: MutationRun.Options = .init(),
        textMeasurer: (any TextMeasurer)? = nil, cancellation: CancellationFlag? = nil
    ) throws {
        measurer = textMeasurer
        self.cancellation = cancellation
        mutation = try MutationRun(
            specification, checks: [], options: options, textMeasurer: textMeasurer,
            cancellation: cancellation)
        let scope = AssertionScope(specification.layout)
        var checker = try JobChecker(
            mutation.specification, checks: [], textMeasurer: textMeasurer,
            cancellation: cancellation)
        var screens: [Screen] = []
        for index in mutation.variants {
            let piece = try checker.solver.point(mutation.specification.variant(at: index))
            guard piece.result.status.isDisjoint(with: [.failed, .conflict]) else { continue }
            screens.append(
                checker.screen(piece, at: piece.place, companions: [:], trace: SweepTrace()))
        }
        let observed = ObservedScreens(screens, scope: scope)
        var kept: [(rule: AssertionRule, check: AssertionCheck)] = []
        for rule in ProposalMaker.proposals(observed) {
            let check = try AssertionCheck(rule, in: scope)
            let holds = screens.allSatisfy { check.hits(on: $0, options: .standard).isEmpty }
            if holds, screens.contains(where: check.says) { kept.append((rule, check)) }
            if cancellation?.isRaised ?? false { throw SolverError.cancelled }
        }
        // Proposals cut short are few or none: not what holds.
        if cancellation?.isRaised ?? false { throw SolverError.cancelled }
        rules = kept.map(\.rule)
        candidates = kept.map(\.check)
    }

    /// The mutants to try.
    public var mutants: [Mutant] { mutation.mutants }

    /// Which candidates a mutant breaks, by number; none when it moves nothing. May be called from several threads.
    public func broken(by mutant: Mutant) throws -> [Int] {
        let outcome = try mutation.outcome(of: mutant, proposals: candidates)
        return outcome.isMoved ? outcome.proposals : []
    }

    /// The fewest candidates that catch what all of them catch, greedily: each the one that catches most of what is left.
    /// Those that do not hold on every variant of the job are left out. Throws only when cancelled.
    ///
    /// - Parameters:
    ///   - broken: For each mutant what `broken(by:)` says.
    ///   - limit: Most proposals.
    public func proposals(_ broken: [[Int]], limit: Int) throws -> [Proposal] {
        var choice = ProposalChoice(candidateCount: candidates.count, limit: limit)
        return try choice.chosen(broken, refusing: notEverywhere).map { chosen in
            Proposal(rule: rules[chosen.number], caught: chosen.caught, fresh: chosen.fresh)
        }
    }

    /// For each of the mutants to score the proposals that notice it, chosen without it: these mutants fall into parts, and
    /// each part is held against what all the others choose. Throws only when cancelled.
    ///
    /// - Parameters:
    ///   - scored: For each mutant to score what `broken(by:)` says.
    ///   - others: The same for mutants that only choose.
    ///   - limit: Most proposals of a part.
    public func noticing(
        _ scored: [[Int]], others: [[Int]], limit: Int
    ) throws -> [[AssertionRule]] {
        var choice = ProposalChoice(candidateCount: candidates.count, limit: limit)
        var noticing = [[AssertionRule]](repeating: [], count: scored.count)
        for part in 0..<Swift.min(Self.partCount, scored.count) {
            let places = scored.indices.filter { $0 % Self.partCount == part }
            let choosing = scored.indices.filter { $0 % Self.partCount != part }.map { scored[$0] }
            let chosen = Set(
                try choice.chosen(choosing + others, refusing: notEverywhere).map(\.number))
            for place in places {
                noticing[place] = scored[place].filter(chosen.contains).map { rules[$0] }
            }
        }
        return noticing
    }

    /// Those of some mutants that are none of others: at another site or of another kind.
    public static func mutants(_ mutants: [Mutant], without others: [Mutant]) -> [Mutant] {
        var sites: [Mutant.Operation: Set<String>] = [:]
        for mutant in others { sites[mutant.operation, default: []].insert(mutant.site) }
        return mutants.filter { sites[$0.operation]?.contains($0.site) != true }
    }

    /// Which candidates are broken on some variant of the job.
    private func notEverywhere(_ numbers: [Int]) throws -> [Int] {
        let checks = numbers.map { candidates[$0] }
        guard !checks.isEmpty else { return [] }
        var checker = try JobChecker(
            mutation.specification, checks: checks, textMeasurer: measurer,
            cancellation: cancellation)
        var collector = FindingCollector(mutation.specification)
        _ = try checker.run(into: &collector)
        let rules = Set(collector.findings().map(\.cause.rule))
        return numbers.filter { rules.contains(candidates[$0].definition.id) }
    }
}
