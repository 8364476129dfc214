import LayoutCore
import LayoutReport
import LayoutText
import LayoutWorker

/// Gathers the findings that workers recorded beside the frames.
struct RecordedFindings {
    private struct Job {
        var collector: FindingCollector
        let rules: DatedRules
    }

    private var jobs: [Job] = []

    /// Most variants on which an assertion that no finding names is asked whether it says anything.
    private static let mostAsked = 2_000

    /// Ids of the jobs.
    var ids: [String] { jobs.map(\.collector.specification.job.id) }

    /// Reads what a folder has of the variants that a filter includes.
    init(_ folder: ResultsFolder, filter: VariantFilter) throws {
        let recorded = try folder.jobs()
        try filter.requireJobs(among: recorded.map(\.id))
        let meant = recorded.filter { filter.includes(job: $0.id) }
        let specifications = try meant.map { recorded in
            try JobSpecification(wireBytes: folder.specificationBytes(of: recorded.id))
        }
        try filter.requireNames(among: specifications)
        for (recorded, specification) in zip(meant, specifications) {
            let rules = try DatedRules(specification)
            var collector = FindingCollector(specification)
            _ = try folder.forEachReport(of: recorded.id, from: 1) { recorded in
                let hits = rules.dated(recorded.report.ruledHits)
                for index in recorded.indices {
                    let variant = specification.variant(at: index)
                    if filter.includes(variant) { collector.add(hits, of: variant) }
                }
            }
            jobs.append(Job(collector: collector, rules: rules))
        }
    }

    /// The findings of each job, what needs no screen among them, with the places that the job's file, if it is given, has for
    /// what they are about.
    func findings(
        _ model: Result<TextModel, TextModelError>, jobFiles: [String: String], _ console: Console
    ) throws -> [JobFindings] {
        var places = WrittenPlaces()
        return try jobs.compactMap { job in
            guard !job.collector.checked.isEmpty else { return nil }
            var collector = job.collector
            let specification = collector.specification
            let checks = Checks.all + job.rules.checks.map { $0 as any Check }
            var checker = try JobChecker(measuring: specification, by: model, checks: checks)
            try checker.listen(for: &collector, most: Self.mostAsked)
            try checker.addStatic(to: &collector)
            let path = jobFiles[specification.job.id]
            var findings = collector.findings()
            if let path {
                findings = places.completed(
                    findings, of: specification, from: path, console: console)
            }
            return JobFindings(
                specification, file: path.map(InputFile.name),
                findings: SpecificationInput.placed(findings, job.rules.checks),
                all: collector.all, rules: checks.map(\.definition.id))
        }
    }
}
