public import LayoutSolver

extension JobChecker {
    /// Checks every variant of the job that is wanted into a collector: lines of free sizes as a whole and exactly, all
    /// others one by one. Throws only when cancelled.
    ///
    /// - Parameters:
    ///   - isWanted: Which variants; a line of which some are not wanted is checked variant by variant.
    ///   - progress: Told the number of variants done so far; false stops the run.
    /// - Returns: Variants without an answer, with the reason.
    public mutating func run(
        into collector: inout FindingCollector, isWanted: ((Variant) -> Bool)? = nil,
        progress: (FindingCollector) -> Bool = { _ in true }
    ) throws(SolverError) -> [(variant: Int, reason: String)] {
        var failures: [(variant: Int, reason: String)] = []
        for line in specification.variantLines {
            var left = (0..<line.count).map(line.index)
            let isWhole =
                line.axis != nil
                && (isWanted.map { wanted in
                    left.allSatisfy { wanted(specification.variant(at: $0)) }
                } ?? true)
            if isWhole {
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
}
