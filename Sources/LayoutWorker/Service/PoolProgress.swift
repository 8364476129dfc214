/// How a run in a private pool stands.
package struct PoolProgress: Equatable, Sendable {
    /// Variants on disk, those of earlier runs into the same folder among them.
    package var recorded = 0
    /// Variants of all jobs.
    package var total = 0
    /// Variants that were given up.
    package var quarantined = 0
    /// Jobs that ended.
    package var endedJobs = 0
    /// All jobs.
    package var jobs = 0
    /// Variants recorded a second, over the last seconds; nil before there is any.
    package var rate: Double?
    /// Seconds to the end at that rate; nil when unknown.
    package var remainingSeconds: Double?
    /// Seconds since the start.
    package var elapsedSeconds = 0.0
    /// Why nothing can be recorded at the moment, such as a full disk; nil when all is well.
    package var storageProblem: String?
}

/// How a run in a private pool ended.
package struct PoolOutcome: Equatable, Sendable {
    /// Why it ended.
    package enum Reason: Equatable, Sendable {
        /// Every job ended: recorded, quarantined or failed.
        case complete
        /// A signal asked for the end; the results folder holds what was recorded, and the same command resumes.
        case interrupted(signal: Int32)
    }

    /// How a job ended.
    package struct JobEnd: Equatable, Sendable {
        /// The job.
        package var job: String
        /// Its final state; nil when it was interrupted.
        package var state: JobState?
        /// Its variants.
        package var variants: Int
        /// Variants on disk.
        package var recorded: Int
        /// Why it failed; nil otherwise.
        package var note: String?
    }

    /// Why it ended.
    package var reason: Reason
    /// The jobs, in the order submitted.
    package var jobs: [JobEnd]
    /// The last progress.
    package var progress: PoolProgress

    /// Whether every variant is recorded.
    package var isEverythingRecorded: Bool {
        reason == .complete && jobs.allSatisfy { $0.recorded == $0.variants }
    }
}
