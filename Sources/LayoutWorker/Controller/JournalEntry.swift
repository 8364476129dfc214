/// One change of what must survive the controller. Applying an entry twice is the same as once.
enum JournalEntry: Equatable, Sendable {
    /// The controller started; written before anything is leased.
    case epoch(UInt32)
    /// A job was taken.
    case accepted(JobRecord, specification: [UInt8])
    /// The build that answers a job was settled by its first lease.
    case pinned(job: String, EngineBuild)
    /// All ranges of a job under suspicion, replacing those before.
    case suspects(job: String, [SuspectRange])
    /// A variant was given up; replaces one of the same index.
    case quarantined(job: String, QuarantinedVariant)
    /// All quarantined variants of a job are to be tried again; the job runs again.
    case retried(job: String)
    /// A job reached a final state.
    case finished(job: String, JobState, note: String?)
    /// A job and its specification are to be removed.
    case forgotten(job: String)
}

extension JournalEntry {
    /// Whether nobody is kept waiting when it is written with what comes a moment later: how a job ended by itself.
    var canWait: Bool {
        switch self {
        case .finished(_, let state, _): state != .cancelled
        case .quarantined: true
        default: false
        }
    }
}

/// What is kept of a job beside its specification.
struct JobRecord: Hashable, Codable, Sendable {
    /// Made by the client.
    var job: String
    /// Hash of the specification.
    var specification: String
    /// Hash of what a warm solver depends on.
    var family: String
    /// Number of variants.
    var variants: Int
    /// Greater goes first.
    var priority: Int
    /// Deadline at acceptance, milliseconds; nil is none. Counted from the restart after one: clocks do not survive.
    var deadlineMilliseconds: Int?
    /// Workers one variant may kill.
    var attemptLimit: Int
    /// Bytes of the specification.
    var specificationBytes: Int
    /// The collector that records it, by its place in the controller's list; nil, as older journals have it, is the first.
    var shard: Int?
}

/// Variants that were under way when a worker died.
struct SuspectRange: Hashable, Codable, Sendable {
    /// First variant.
    var lower: Int
    /// The one after the last.
    var upper: Int
    /// Workers that died on it.
    var crashes: Int
    /// Times it failed; nil, as older journals have it, is none.
    var failures: Int?
}

/// What of a job survives the controller.
struct StoredJob: Equatable, Sendable {
    /// The job.
    var record: JobRecord
    /// How it stands; `.running` is not told from `.accepted`.
    var state: JobState
    /// The build that answers it; nil while nothing was leased.
    var build: EngineBuild?
    /// Variants under suspicion.
    var suspects: [SuspectRange]
    /// Variants given up, by index.
    var quarantined: [QuarantinedVariant]
    /// Why it failed.
    var note: String?
}

/// All that survives the controller, in the order of acceptance.
struct StoredController: Equatable, Sendable {
    /// Epoch of the last start; 0 before the first.
    var epoch: UInt32
    /// The jobs, final ones among them, in the order of acceptance.
    var jobs: [StoredJob]

    /// Refuses a journal whose jobs belong to collectors that are not named any more.
    ///
    /// - Throws: `StoreError` that says how many are needed.
    func checkShards(_ count: Int, folder: String) throws(StoreError) {
        let needed = (jobs.lazy.map { ($0.record.shard ?? 0) + 1 }.max() ?? 0)
        guard needed > count else { return }
        throw StoreError(
            kind: .missing, path: folder, operation: "start the controller",
            reason: "its jobs are recorded by \(needed) collectors and \(count) are named",
            remedy: "name all of them with --collector and --results-address, in the old order")
    }

    /// Creates the state before the first start.
    init() {
        epoch = 0
        jobs = []
    }
}
