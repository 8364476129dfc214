public import LayoutSolver

/// Holds mutants of one job against checks, assertions and proposals. A value: mutants may be tried from several threads.
public struct MutationRun: Sendable {
    /// Frames that differ by no more are the same, points.
    static let sameFrame = 0.01

    /// How mutants are made and looked at.
    public struct Options: Sendable {
        /// Most mutants when nothing is said.
        public static let standardMutantLimit = 200

        /// Kinds of mistakes.
        public var operations = Mutant.Operation.allCases
        /// Chooses sites and directions.
        public var seed: UInt64 = 1
        /// Most mutants.
        public var mutantLimit = standardMutantLimit
        /// Most variants on which a mutant is looked at; they are spread evenly over the job's.
        public var variantLimit = 24

        /// Every operation, seed 1, 200 mutants on 24 variants.
        public init() {}
    }

    /// What came of one mutant.
    public struct Outcome: Sendable {
        /// Whether some view lies elsewhere on some variant, a longer text's own apart; a mutant that moves nothing does not
        /// count.
        public var isMoved: Bool
        /// Checks that say something the layout itself has not said of it, sorted.
        public var checks: [String]
        /// The worst of what they say; nil where they say nothing.
        public var severity: Severity?
        /// Assertions that do, sorted.
        public var assertions: [String]
        /// Proposals that are broken, by number.
        var proposals: [Int]

        /// Whether any check or assertion noticed it.
        public var isCaught: Bool { !checks.isEmpty || !assertions.isEmpty }
    }

    /// The job, in both directions unless it says directions itself.
    public let specification: JobSpecification
    /// The variants that are looked at, by number.
    public let variants: [Int]
    let assertions: [AssertionCheck]
    private let checks: [any Check]
    private let checkOptions: CheckOptions
    private let measurer: (any TextMeasurer)?
    private let cancellation: CancellationFlag?
    private let options: Options
    /// Ids of the result columns' items.
    private let items: [String]
    private var baseline = Baseline()

    /// What the layout itself comes to.
    private struct Baseline: Sendable {
        var frames: [[Double]] = []
        var findings: [Finding.Cause: Finding] = [:]

        /// Whether a finding says something else: of another cause, worse, or of variants that were well.
        func isNews(_ finding: Finding) -> Bool {
            guard let known = findings[finding.cause] else { return true }
            return finding.severity > known.severity
                || finding.extent.variants.ranges.contains { range in
                    range.contains { !known.extent.variants.contains($0) }
                }
        }
    }

    /// Looks at the layout itself. Throws diagnostics for a job that is not valid, and where the flag is raised.
    public init(
        _ specification: JobSpecification, assertions: [AssertionCheck] = [],
        checks: [any Check] = Checks.all, checkOptions: CheckOptions = .standard,
        options: Options = Options(), textMeasurer: (any TextMeasurer)? = nil,
        cancellation: CancellationFlag? = nil
    ) throws {
        self.specification = specification.inBothDirections
        self.assertions = assertions
        self.checks = checks
        self.checkOptions = checkOptions
        self.options = options
        measurer = textMeasurer
        self.cancellation = cancellation
        items = LayoutIndex(specification.layout).entries.map(\.id)
        variants = Self.spread(options.variantLimit, over: self.specification.variantCount)
        let own = try look(at: self.specification, proposals: [])
        baseline = Baseline(
            frames: own.frames,
            findings: Dictionary(uniqueKeysWithValues: own.findings.map { ($0.cause, $0) }))
    }

    /// The mutants of the job's layout.
    public var mutants: [Mutant] {
        MutantMaker.mutants(
            of: specification.layout, operations: options.operations, seed: options.seed,
            limit: options.mutantLimit)
    }

    /// What comes of a mutant. Throws only when cancelled. O(variants × (solve + views²)).
    public func outcome(of mutant: Mutant) throws -> Outcome {
        try outcome(of: mutant, proposals: [])
    }

    func outcome(of mutant: Mutant, proposals: [AssertionCheck]) throws -> Outcome {
        let mutated = JobSpecification(
            job: specification.job, layout: mutant.layout, blocks: specification.blocks,
            devices: specification.devices)
        let looked = try look(at: mutated, proposals: proposals)
        let news = looked.findings.filter(baseline.isNews)
        let names = Set(assertions.map(\.definition.id))
        let ofChecks = news.filter { !names.contains($0.cause.rule) }
        let ofAssertions = news.filter { names.contains($0.cause.rule) }
        let content = mutant.content.flatMap { items.firstIndex(of: $0) }
        let isMoved = zip(looked.frames, baseline.frames).contains {
            !Self.areSame($0, $1, but: content)
        }
        return Outcome(
            isMoved: isMoved, checks: Set(ofChecks.map(\.cause.rule)).sorted(),
            severity: ofChecks.map(\.severity).max(),
            assertions: Set(ofAssertions.map(\.cause.rule)).sorted(), proposals: looked.broken)
    }

    /// Frames, findings, and proposals that are broken on some variant.
    private func look(
        at specification: JobSpecification, proposals: [AssertionCheck]
    ) throws -> (frames: [[Double]], findings: [Finding], broken: [Int]) {
        var checker = try JobChecker(
            specification, checks: checks + assertions.map { $0 as any Check },
            options: checkOptions, textMeasurer: measurer, cancellation: cancellation)
        var collector = FindingCollector(specification)
        var frames: [[Double]] = []
        var broken: Set<Int> = []
        for index in variants {
            let variant = specification.variant(at: index)
            let piece = try checker.solver.point(variant)
            frames.append(piece.result.values)
            collector.add(try checker.hits(on: piece), of: variant)
            guard broken.count < proposals.count, !piece.result.status.contains(.failed) else {
                continue
            }
            let screen = checker.screen(
                piece, at: piece.place, companions: [:], trace: SweepTrace())
            for (number, proposal) in proposals.enumerated()
            where !broken.contains(number) && proposal.isBroken(on: screen) {
                broken.insert(number)
            }
            if screen.isCancelled { throw SolverError.cancelled }
        }
        for hit in try checker.staticHits() { collector.addEverywhere(hit) }
        return (frames, collector.findings(), broken.sorted())
    }

    /// Whether all items have the same frames, one apart where it is named.
    private static func areSame(_ first: [Double], _ second: [Double], but item: Int?) -> Bool {
        zip(first, second).enumerated().allSatisfy { place, numbers in
            let (one, other) = numbers
            if let item, place / 4 == item { return true }
            return one.isNaN ? other.isNaN : (one - other).magnitude <= sameFrame
        }
    }

    /// Numbers spread evenly, the first and the last among them.
    static func spread(_ limit: Int, over count: Int) -> [Int] {
        guard count > limit else { return Array(0..<count) }
        guard limit > 1 else { return count > 0 ? [0] : [] }
        return (0..<limit).map { $0 * (count - 1) / (limit - 1) }
    }
}

extension JobSpecification {
    /// The job with both reading directions in each block, unless one of them has right to left already: a swapped side
    /// shows in the other direction alone.
    var inBothDirections: JobSpecification {
        guard !blocks.contains(where: { $0.directions.contains(.rightToLeft) }) else { return self }
        var both = blocks
        for place in both.indices { both[place].directions = [.leftToRight, .rightToLeft] }
        return JobSpecification(job: job, layout: layout, blocks: both, devices: devices)
    }
}
