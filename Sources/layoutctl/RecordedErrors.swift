import LayoutCore
import LayoutReport
import LayoutWorker

/// Says the errors that workers find while they solve, each cause once, as they are recorded. What else they found comes
/// with `layoutctl findings`.
struct RecordedErrors {
    private struct Job {
        let specification: JobSpecification
        let rules: DatedRules
        var told: Set<Finding.Cause> = []
        var next: UInt64 = 1

        init(_ specification: JobSpecification) throws {
            self.specification = specification
            rules = try DatedRules(specification)
        }
    }

    private var jobs: [String: Job] = [:]
    private var count = 0
    /// What was looked at last: of most variants in a row the same was found.
    private var last: (job: String, hits: [ReportedHit]) = ("", [])

    /// Most errors said: a person reads no more while a run goes on.
    private static let most = 20

    /// Whether so many were said that no more are looked for.
    var isFull: Bool { count >= Self.most }

    /// Whether any was said.
    var hasSaid: Bool { count > 0 }

    /// Nothing said yet of these jobs.
    init(_ specifications: [JobSpecification]) throws {
        for specification in specifications {
            jobs[specification.job.id] = try Job(specification)
        }
    }

    /// Says what is new in a folder since the last look.
    mutating func sayNews(of folder: ResultsFolder, _ console: Console) throws(StoreError) {
        for id in jobs.keys.sorted() where !isFull {
            guard let next = jobs[id]?.next else { continue }
            var news: [(hits: [ReportedHit], index: Int)] = []
            let after = try folder.forEachReport(of: id, from: next) { recorded in
                // Today no rule is stricter than on no day at all.
                guard let hits = recorded.report.hits,
                    hits.contains(where: { $0.severity == .error })
                else { return }
                news.append((hits, recorded.indices.lowerBound))
            }
            for (hits, index) in news { say(hits, of: id, at: index, console) }
            jobs[id]?.next = after
        }
    }

    /// Says what is new of one variant.
    mutating func say(_ hits: [ReportedHit], of id: String, at index: Int, _ console: Console) {
        if isFull || hits.isEmpty || last == (id, hits) { return }
        last = (id, hits)
        guard let job = jobs[id] else { return }
        for ruled in job.rules.dated(hits.map(\.ruled)) {
            // What everywhere would be the design is not told before everything is known.
            guard !isFull, ruled.hit.severity == .error, ruled.hit.everywhere == .counts,
                jobs[id]?.told.insert(ruled.cause).inserted == true
            else { continue }
            count += 1
            let place = VariantLabel.text(job.specification.variant(at: index))
            console.say(
                "error: \(id): \(ruled.cause.rule): \(ruled.hit.message), at \(place)")
        }
    }
}
