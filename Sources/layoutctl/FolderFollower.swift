import Glibc
import LayoutCore
import LayoutReport
import LayoutWorker

/// Prints the variants of a results folder as they are recorded, as NDJSON with sequence numbers.
struct FolderFollower {
    private struct Job {
        var specification: JobSpecification
        var items: ItemTable
        var next: UInt64
    }

    private let folder: ResultsFolder
    private let filter: VariantFilter
    private let threshold: Threshold
    private let from: UInt64
    private var output: ResultOutput
    private var isThresholdMet = false
    private var jobs: [String: Job] = [:]
    private var lastChange = -1

    /// Milliseconds between two looks at the folder.
    private static let interval: Int32 = 100

    /// Follows from a sequence number on. `output` prints NDJSON.
    init(
        folder: ResultsFolder, filter: VariantFilter, threshold: Threshold = Threshold(),
        output: ResultOutput = ResultOutput(format: .ndjson), from: UInt64 = 1
    ) {
        self.folder = folder
        self.filter = filter
        self.threshold = threshold
        self.output = output
        self.from = from
    }

    /// Prints until all jobs have ended, nobody reads, or a signal comes.
    mutating func run(_ console: Console) throws -> ExitCode {
        Interruption.install()
        // What is not there may still come; a name that is mistyped never does.
        if let reason = filter.explanation(forJobs: try folder.jobs().map(\.id)) {
            console.say("waiting: \(reason)")
        }
        while true {
            let isEnded = try printNews(console)
            if Interruption.isRequested {
                console.say("interrupted")
                return .interrupted
            }
            if isEnded { return isThresholdMet ? .findings : .success }
            if console.isClosed && !threshold.isSet { return .success }
            _ = poll(nil, 0, FolderFollower.interval)
        }
    }

    /// Prints what was recorded since the last look; true when all jobs have ended and everything is printed.
    mutating func printNews(_ console: Console) throws -> Bool {
        // The change is read before the data: what comes in between is seen by the next look.
        let change = try folder.changeNumber()
        guard change != lastChange else { return false }
        lastChange = change
        let recorded = try folder.jobs().filter { filter.includes(job: $0.id) }
        for job in recorded {
            try printNews(of: job.id, console)
            if console.isClosed && !threshold.isSet { return false }
        }
        console.flush()
        return !recorded.isEmpty && recorded.allSatisfy { $0.end != nil }
    }

    private mutating func printNews(of id: String, _ console: Console) throws {
        let job: Job
        if let known = jobs[id] {
            job = known
        } else {
            let specification = try JobSpecification(wireBytes: folder.specificationBytes(of: id))
            let items = try JobSolver(specification).items
            job = Job(specification: specification, items: items, next: from)
        }
        output.begin(job.specification, items: job.items, console: console)
        let next = try folder.forEachVariant(of: id, from: job.next) {
            (recorded) throws(StoreError) in
            let variant = job.specification.variant(at: recorded.index)
            guard filter.includes(variant) else { return true }
            if threshold.isMet(by: recorded.result.status) { isThresholdMet = true }
            output.add(
                recorded.result, of: variant, sequence: Int(clamping: recorded.sequence),
                origin: ResultOrigin(worker: recorded.worker, attempt: recorded.attempt),
                console: console)
            return (!console.isClosed || threshold.isSet) && !Interruption.isRequested
        }
        jobs[id] = Job(specification: job.specification, items: job.items, next: next)
    }
}
