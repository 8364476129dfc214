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

    /// The mutants that proposals are ranked by.
    public let mutation: MutationRun
    let candidates: [AssertionCheck]
    private let rules: [AssertionRule]
    private let measurer: (any TextMeasurer)?

    /// Looks at the job and gathers what holds on the variants looked at. Throws diagnostics for a job that is not valid.
    public init(
        _ specification: JobSpecification, options: MutationRun.Options = .init(),
        textMeasurer: (any TextMeasurer)? = nil
    ) throws {
        measurer = textMeasurer
        mutation = try MutationRun(
            specification, checks: [], options: options, textMeasurer: textMeasurer)
        let scope = AssertionScope(specification.layout)
        var checker = try JobChecker(
            mutation.specification, checks: [], textMeasurer: textMeasurer)
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
        }
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
        var catchers = [Set<Int>](repeating: [], count: candidates.count)
        for (mutant, numbers) in broken.enumerated() {
            for number in numbers { catchers[number].insert(mutant) }
        }
        var refused: Set<Int> = []
        while true {
            let chosen = choose(catchers, refused, limit: limit)
            let failing = try notEverywhere(chosen.map(\.number))
            if failing.isEmpty {
                return chosen.map { choice in
                    Proposal(
                        rule: rules[choice.number], caught: catchers[choice.number].count,
                        fresh: choice.fresh)
                }
            }
            refused.formUnion(failing)
        }
    }

    private func choose(
        _ catchers: [Set<Int>], _ refused: Set<Int>, limit: Int
    ) -> [(number: Int, fresh: Int)] {
        var left = catchers.reduce(into: Set<Int>()) { $0.formUnion($1) }
        var chosen: [(number: Int, fresh: Int)] = []
        while !left.isEmpty, chosen.count < limit {
            var best: (number: Int, fresh: Int)?
            for number in candidates.indices where !refused.contains(number) {
                let fresh = catchers[number].intersection(left).count
                if fresh > best?.fresh ?? 0 { best = (number, fresh) }
            }
            guard let best else { break }
            left.subtract(catchers[best.number])
            chosen.append(best)
        }
        return chosen
    }

    /// Which candidates are broken on some variant of the job.
    private func notEverywhere(_ numbers: [Int]) throws -> [Int] {
        let checks = numbers.map { candidates[$0] }
        guard !checks.isEmpty else { return [] }
        var checker = try JobChecker(
            mutation.specification, checks: checks, textMeasurer: measurer)
        var collector = FindingCollector(mutation.specification)
        _ = try checker.run(into: &collector)
        let rules = Set(collector.findings().map(\.cause.rule))
        return numbers.filter { rules.contains(candidates[$0].definition.id) }
    }
}
