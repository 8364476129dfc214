/// A variant that was given up after it killed workers or failed, with what is known about it.
struct QuarantinedVariant: Hashable, Codable, Sendable {
    /// Why a variant fails.
    enum Cause: String, Codable, Sendable {
        /// The workers that tried it died or went silent.
        case crash
        /// The solver met a limit.
        case limit
        /// The input is at fault.
        case badInput
    }

    /// Index of the variant.
    var variant: Int
    /// Why.
    var cause: Cause
    /// Workers lost to it, or failures.
    var attempts: Int
    /// Name of the last worker.
    var worker: String
    /// Signal, message or limit, for people.
    var text: String
}

/// Counts of one job. Variants unless said otherwise.
struct JobStatus: Equatable, Codable, Sendable {
    /// The job.
    var job: String
    /// How it stands.
    var state: JobState
    /// Its priority.
    var priority: Int
    /// All of it.
    var variants: Int
    /// On disk.
    var recorded: Int
    /// With workers, not recorded yet.
    var leased: Int
    /// Given up.
    var quarantined: [QuarantinedVariant]
    /// Copies that came more than once.
    var duplicates: Int
    /// Copies that differed from the recorded one.
    var mismatches: Int
    /// Recorded a second, over the last seconds; nil before there is any.
    var rate: Double?
    /// Seconds to the end at that rate; nil when unknown.
    var remainingSeconds: Double?
    /// Why it failed, or a note such as "non-deterministic solve"; nil is nothing to say.
    var note: String?
}

/// How a worker stands.
enum WorkerState: String, Codable, Sendable {
    /// Said hello.
    case new
    /// Has credit and nothing to do.
    case ready
    /// Holds a chunk.
    case busy
    /// Missed two beats; gets nothing new.
    case suspect
    /// Finishes what it has.
    case draining
}

/// One worker as the controller sees it.
struct WorkerStatus: Equatable, Codable, Sendable {
    /// Its name.
    var name: String
    /// Its uuid.
    var uuid: String
    /// How it stands.
    var state: WorkerState
    /// Chunks it holds.
    var chunks: Int
    /// Families it has warm.
    var families: Int
    /// Bytes of its warm solvers.
    var bytes: Int
    /// Engine and text model.
    var build: EngineBuild
    /// Milliseconds since it was last heard.
    var silenceMilliseconds: Int
}

/// The pool in numbers.
struct PoolStatus: Equatable, Codable, Sendable {
    /// Grows with each start of the controller.
    var epoch: UInt32
    /// Jobs that are not final.
    var openJobs: Int
    /// Variants not recorded yet, of all open jobs.
    var openVariants: Int
    /// The workers; at most `WireLimits.entries`.
    var workers: [WorkerStatus]
    /// Whether a collector is connected and can write.
    var collectorIsReady: Bool
    /// Whether the controller drains.
    var isDraining: Bool
    /// What has been counted since the start.
    var counters: ControllerCounters
}

/// Why a job does not run.
struct JobExplanation: Equatable, Codable, Sendable {
    /// Its counts.
    var status: JobStatus
    /// Sentences, most important first.
    var reasons: [String]
}
