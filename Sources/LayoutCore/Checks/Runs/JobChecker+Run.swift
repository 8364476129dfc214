public import LayoutSolver

extension JobChecker {
    /// A variant without an answer, and why.
    public typealias Failure = (variant: Int, reason: String)

    /// Checks every variant of the job that is wanted into a collector: lines of free sizes as a whole and exactly, all
    /// others one by one. Throws only when cancelled.
    ///
    /// - Parameters:
    ///   - collector: Takes what is found.
    ///   - isWanted: Which variants; a line of which some are not wanted is checked variant by variant.
    ///   - progress: Told what was done so far, now and then; false stops the run.
    /// - Returns: Variants without an answer.
    public mutating func run(
        into collector: inout FindingCollector, isWanted: ((Variant) -> Bool)? = nil,
        progress: (FindingCollector) -> Bool = { _ in true }
    ) throws(SolverError) -> [Failure] {
        let failures = try run(
            specification.variantLines, into: &collector, isWanted: isWanted, progress: progress)
        try addStatic(to: &collector)
        return failures
    }

    /// As `run`, over some of the job's lines, and without what needs no screen.
    package mutating func run(
        _ lines: some Sequence<VariantLine>, into collector: inout FindingCollector,
        isWanted: ((Variant) -> Bool)? = nil,
        progress: (FindingCollector) -> Bool = { _ in true }
    ) throws(SolverError) -> [Failure] {
        var failures: [Failure] = []
        defer { collector.addSpoken(spoken) }
        for line in lines {
            var left = (0..<line.count).map(line.index)
            if line.axis != nil, isWhole(line, isWanted) {
                let (hits, covered) = try hits(along: line)
                collector.add(hits, along: line)
                left = (0..<line.count).filter { !covered.contains(size: line.sizes.value(at: $0)) }
                    .map(line.index)
            }
            for index in left {
                let variant = specification.variant(at: index)
                if let isWanted, !isWanted(variant) { continue }
                let piece = try solver.point(variant)
                if piece.result.status.contains(.failed) {
                    failures.append((index, piece.result.report.failure ?? "no reason given"))
                }
                collector.add(try hits(on: piece), of: variant)
                if !progress(collector) { return failures }
            }
            if !progress(collector) { return failures }
        }
        return failures
    }

    /// Adds what the checks say without a screen, for everything that was checked.
    package mutating func addStatic(to collector: inout FindingCollector) throws(SolverError) {
        for ruled in try staticHits() { collector.addEverywhere(ruled) }
        addEmptiness(to: &collector)
    }

    /// Asks the assertions on variants that were checked elsewhere until each has said something, on `most` of them at most,
    /// spread evenly. Throws only when cancelled.
    package mutating func listen(
        for collector: inout FindingCollector, most: Int
    ) throws(SolverError) {
        let checked = collector.checked.numbers
        isSilenceWhole = checked.count <= most
        for place in MutationRun.spread(most, over: checked.count) where !silent.isEmpty {
            let piece = try solver.point(specification.variant(at: checked[place]))
            if piece.result.status.contains(.failed) { continue }
            listen(on: screen(piece, at: piece.place, companions: [:], trace: SweepTrace()))
        }
        collector.addSpoken(spoken)
    }

    /// Adds what is to be said of assertions that spoke of no screen, and of waivers of those that nothing breaks.
    private func addEmptiness(to collector: inout FindingCollector) {
        // A rule that was not tried on every screen may speak of the others.
        guard collector.checked.count == specification.variantCount else { return }
        for case let check as AssertionCheck in checks {
            let rule = check.definition.id
            let isSilent = !collector.spoken.contains(rule)
            // One that was not asked on every screen may speak of the others.
            if isSilent && !isSilenceWhole { continue }
            let isBroken = collector.causes.contains { $0.rule == rule }
            if let hit = check.emptiness(isSilent: isSilent, isBroken: isBroken) {
                collector.addEverywhere(RuledHit(rule: rule, hit: hit))
            }
        }
    }

    private func isWhole(_ line: VariantLine, _ isWanted: ((Variant) -> Bool)?) -> Bool {
        guard let isWanted else { return true }
        return (0..<line.count).allSatisfy {
            isWanted(specification.variant(at: line.index($0)))
        }
    }
}
