import LayoutCore

/// A job's own assertions as they are judged today: workers know no day.
struct DatedRules {
    /// The assertions.
    let checks: [AssertionCheck]

    /// Reads those of a job.
    init(_ specification: JobSpecification) throws {
        checks = try SpecificationInput.checks(for: specification, [])
    }

    /// Hits as they are judged today.
    func dated(_ hits: [RuledHit]) -> [RuledHit] {
        guard !checks.isEmpty else { return hits }
        return hits.map { ruled in
            guard let check = checks.first(where: { $0.definition.id == ruled.rule }) else {
                return ruled
            }
            return RuledHit(rule: ruled.rule, hit: check.dated(ruled.hit))
        }
    }
}
