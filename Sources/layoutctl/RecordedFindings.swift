import LayoutCore
import LayoutReport
import LayoutText
import LayoutWorker

/// Gathers the findings that workers recorded beside the frames, and says those that are errors as they come.
struct RecordedFindings {
    private struct Job {
        var collector: FindingCollector
        var next: UInt64 = 1
    }

    private let filter: VariantFilter
    private var jobs: [String: Job] = [:]
    private var order: [String] = []
    private var told = 0

    /// Most errors said while a run goes on; the rest comes with the end.
    private static let mostTold = 20

    /// Nothing gathered yet.
    init(filter: VariantFilter) { self.filter = filter }

    /// Takes one recorded variant; says what is an error and new, where told to.
    mutating func add(
        _ recorded: RecordedVariant, of specification: JobSpecification, saysNews: Bool,
        _ console: Console
    ) {
        let variant = specification.variant(at: recorded.index)
        guard filter.includes(variant) else { return }
        let id = specification.job.id
        if jobs[id] == nil {
            jobs[id] = Job(collector: FindingCollector(specification))
            order.append(id)
        }
        let hits = (recorded.result.report.hits ?? []).map(\.ruled)
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
            let specification: JobSpecification
            if let known = jobs[id]?.collector.specification {
                specification = known
            } else {
                specification = try JobSpecification(wireBytes: folder.specificationBytes(of: id))
            }
            var copy = self
            let next = try folder.forEachVariant(of: id, from: jobs[id]?.next ?? 1) {
                (variant) throws(StoreError) in
                copy.add(variant, of: specification, saysNews: saysNews, console)
                return true
            }
            self = copy
            jobs[id]?.next = next
        }
    }

    /// The findings of each job, what needs no screen among them.
    func findings(_ model: Result<TextModel, TextModelError>) throws -> [JobFindings] {
        try order.compactMap { id in
            guard let job = jobs[id] else { return nil }
            var collector = job.collector
            let specification = collector.specification
            var checker = try JobChecker(measuring: specification, by: model)
            try checker.addStatic(to: &collector)
            return JobFindings(
                job: id, file: nil, findings: collector.findings(), all: collector.all,
                rules: Checks.definitions.map(\.id), dataNames: specification.job.data.map(\.id))
        }
    }
}
