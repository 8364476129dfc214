/// A variant that was given up after it killed workers or failed, with what is known about it.
package struct QuarantinedVariant: Hashable, Codable, Sendable {
    /// Why a variant fails.
    package enum Cause: String, Codable, Sendable {
        /// The workers that tried it died or went silent.
        case crash
        /// The solver met a limit.
        case limit
        /// The input is at fault.
        case badInput
    }

    /// Index of the variant.
    package var variant: Int
    /// Why.
    package var cause: Cause
    /// Workers lost to it, or failures.
    package var attempts: Int
    /// Name of the last worker.
    package var worker: String
    /// Signal, message or limit, for people.
    package var text: String
}

/// Counts of one job. Variants unless said otherwise.
package struct JobStatus: Equatable, Codable, Sendable {
    /// The job.
    package var job: String
    /// How it stands.
    package var state: JobState
    /// Its priority.
    package var priority: Int
    /// All of it.
    package var variants: Int
    /// On disk.
    package var recorded: Int
    /// With workers, not recorded yet.
    package var leased: Int
    /// Of those on disk, taken over from earlier jobs of the same content; nil is none.
    package var reused: Int?
    /// Given up: the first 64, in a list the first 4.
    package var quarantined: [QuarantinedVariant]
    /// Copies that came more than once.
    package var duplicates: Int
    /// Copies that differed from the recorded one.
    package var mismatches: Int
    /// Recorded a second, over the last seconds; nil before there is any.
    package var rate: Double?
    /// Seconds to the end at that rate; nil when unknown.
    package var remainingSeconds: Double?
    /// Why it failed, or a note such as "non-deterministic solve"; nil is nothing to say.
    package var note: String?
}

/// How a worker stands.
package enum WorkerState: String, Codable, Sendable, CaseIterable {
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
package struct WorkerStatus: Equatable, Codable, Sendable {
    /// Its name.
    package var name: String
    /// Its uuid.
    package var uuid: String
    /// How it stands.
    package var state: WorkerState
    /// Chunks it holds.
    package var chunks: Int
    /// Families it has warm.
    package var families: Int
    /// Bytes of its warm solvers.
    package var bytes: Int
    /// Engine and text model.
    package var build: EngineBuild
    /// Milliseconds since it was last heard.
    package var silenceMilliseconds: Int
}

/// The pool in numbers.
package struct PoolStatus: Equatable, Codable, Sendable {
    /// Grows with each start of the controller.
    package var epoch: UInt32
    /// Jobs that are not final.
    package var openJobs: Int
    /// Variants not recorded yet, of all open jobs.
    package var openVariants: Int
    /// The workers; at most `WireLimits.entries`.
    package var workers: [WorkerStatus]
    /// Whether a collector is connected and can write.
    package var collectorIsReady: Bool
    /// Whether the controller drains.
    package var isDraining: Bool
    /// What has been counted since the start.
    package var counters: ControllerCounters
}

/// Why a job does not run.
package struct JobExplanation: Equatable, Codable, Sendable {
    /// Its counts.
    package var status: JobStatus
    /// Sentences, most important first.
    package var reasons: [String]
}
