import LayoutCore
import LayoutReport
import LayoutText
import LayoutWorker

/// Gathers the findings that workers recorded beside the frames, and says those that are errors as they come.
struct RecordedFindings {
    private struct Job {
        var collector: FindingCollector
        /// The job's own assertions by name, judged today: workers know no day.
        var assertions: [AssertionCheck]
        var next: UInt64 = 1

        init(_ specification: JobSpecification) throws {
            collector = FindingCollector(specification)
            assertions = try SpecificationInput.checks(for: specification, [])
        }

        /// Hits as they are judged today.
        func dated(_ hits: [RuledHit]) -> [RuledHit] {
            hits.map { ruled in
                guard let check = assertions.first(where: { $0.definition.id == ruled.rule })
                else { return ruled }
                return RuledHit(rule: ruled.rule, hit: check.dated(ruled.hit))
            }
        }
    }

    private let filter: VariantFilter
    private var jobs: [String: Job] = [:]
    private var order: [String] = []
    private var told = 0

    /// Most errors said while a run goes on; the rest comes with the end.
    private static let mostTold = 20
    /// Most variants on which an assertion that no finding names is asked whether it says anything.
    private static let mostAsked = 2_000

    /// Nothing gathered yet.
    init(filter: VariantFilter) { self.filter = filter }

    /// Takes a job of which variants will come.
    mutating func add(_ specification: JobSpecification) throws {
        jobs[specification.job.id] = try Job(specification)
        order.append(specification.job.id)
    }

    /// Takes one recorded variant; says what is an error and new, where told to.
    mutating func add(
        _ recorded: RecordedVariant, of id: String, saysNews: Bool, _ console: Console
    ) {
        guard let variant = jobs[id]?.collector.specification.variant(at: recorded.index),
            filter.includes(variant)
        else { return }
        let hits = jobs[id]?.dated((recorded.result.report.hits ?? []).map(\.ruled)) ?? []
        let fresh = jobs[id]?.collector.add(hits, of: variant) ?? []
        guard saysNews else { return }
        for cause in fresh {
            // What everywhere would be the design is not told before everything is known.
            guard
                let hit = hits.first(where: { $0.cause == cause && $0.hit.severity == .error })?
                    .hit,
                hit.everywhere == .counts
            else { continue }
            told += 1
            if told > Self.mostTold { continue }
            console.say(
                "error: \(id): \(cause.rule): \(hit.message), at \(VariantLabel.text(variant))")
        }
    }

    /// Takes what was recorded in a folder since the last look.
    mutating func addNews(
        of folder: ResultsFolder, saysNews: Bool, _ console: Console
    ) throws {
        for recorded in try folder.jobs() where filter.includes(job: recorded.id) {
            let id = recorded.id
            if jobs[id] == nil {
                try add(try JobSpecification(wireBytes: folder.specificationBytes(of: id)))
            }
            var copy = self
            let next = try folder.forEachVariant(of: id, from: jobs[id]?.next ?? 1) {
                (variant) throws(StoreError) in
                copy.add(variant, of: id, saysNews: saysNews, console)
                return true
            }
            self = copy
            jobs[id]?.next = next
        }
    }

    /// The findings of each job, what needs no screen among them.
    func findings(_ model: Result<TextModel, TextModelError>) throws -> [JobFindings] {
        try order.compactMap { id in
            guard let job = jobs[id], !job.collector.checked.isEmpty else { return nil }
            var collector = job.collector
            let specification = collector.specification
            let checks = Checks.all + job.assertions.map { $0 as any Check }
            var checker = try JobChecker(measuring: specification, by: model, checks: checks)
            try checker.listen(for: &collector, most: Self.mostAsked)
            try checker.addStatic(to: &collector)
            return JobFindings(
                job: id, file: nil,
                findings: SpecificationInput.placed(collector.findings(), job.assertions),
                all: collector.all, rules: checks.map(\.definition.id),
                dataNames: specification.job.data.map(\.id))
        }
    }
}
