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
    }

    private func isWhole(_ line: VariantLine, _ isWanted: ((Variant) -> Bool)?) -> Bool {
        guard let isWanted else { return true }
        return (0..<line.count).allSatisfy {
            isWanted(specification.variant(at: line.index($0)))
        }
    }
}
