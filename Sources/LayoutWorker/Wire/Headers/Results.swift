/// FRAMES: a burst of results, or a part of one on its way to a client.
struct FramesHeader: Equatable, Codable, Sendable {
    /// The job.
    var job: String
    /// The chunk it was solved in.
    var chunk: UInt64
    /// The attempt.
    var attempt: Int
    /// First variant.
    var first: Int
    /// Number of variants, consecutive; 1...1,048,576.
    var count: Int
    /// Name of the worker that solved it.
    var worker: String
    /// Engine and text model that solved it.
    var build: EngineBuild
    /// Sequence number in the job, from 1, when sent to a client; nil from a worker.
    var sequence: UInt64?
}

/// ACK: what is on disk.
struct AcknowledgeHeader: Equatable, Codable, Sendable {
    /// What became of the burst.
    enum Outcome: String, Codable, Sendable {
        /// It is on disk, now or from before.
        case recorded
        /// The job takes no more: cancelled, forgotten or unknown. The chunk is to be dropped.
        case refused
    }

    /// The job.
    var job: String
    /// The chunk.
    var chunk: UInt64
    /// The attempt.
    var attempt: Int
    /// First variant of the burst.
    var first: Int
    /// Number of variants of the burst.
    var count: Int
    /// What became of it.
    var outcome: Outcome
    /// Bytes that may be under way unacknowledged from now on; absolute. 0 is a pause.
    var creditBytes: Int
}

/// RECORDED: what of a job is on disk. Ranges are new or said again; counts are totals.
struct RecordedHeader: Equatable, Codable, Sendable {
    /// The job.
    var job: String
    /// Variants on disk; not all of them, but those of bursts that came since the last.
    var ranges: VariantRanges
    /// Copies of recorded variants so far.
    var duplicates: Int
    /// Copies that differed so far.
    var mismatches: Int
}

/// HAVE: which variants of this job are on disk? Opens the job when the specification comes with it.
struct HaveHeader: Equatable, Codable, Sendable {
    /// The job.
    var job: String
    /// Hash of its specification.
    var specification: String
    /// Number of its variants.
    var variants: Int
    /// Engine and text model that may answer; nil while no worker began.
    var build: EngineBuild?
    /// Only variants from this on are asked for: an answer that did not fit goes on here.
    var from: Int
    /// Whether a job that has ended, but not by CANCEL, is to take frames again.
    var reopens: Bool
    /// Number of the question, echoed: an answer to an older one takes nothing back.
    var question: UInt64
    /// Engine and text model whose recorded answers may stand for the job's when it is opened; nil where that is not known.
    var reuse: EngineBuild?
}

/// RANGES: the answer to HAVE.
struct RangesHeader: Equatable, Codable, Sendable {
    /// The job.
    var job: String
    /// What the collector knows of a job.
    enum Standing: String, Codable, Sendable {
        /// It takes frames.
        case open
        /// It has ended; nothing new is taken.
        case ended
        /// It is not known: HAVE is to be sent with its specification.
        case unknown
        /// It is known with another specification.
        case differs
    }

    /// What the collector knows of the job.
    var standing: Standing
    /// What is on disk in `from..<upTo`.
    var ranges: VariantRanges
    /// First variant the answer speaks of.
    var from: Int
    /// The first it does not speak of; the job's variant count when it is complete.
    var upTo: Int
    /// Copies of recorded variants so far.
    var duplicates: Int
    /// Copies that differed so far.
    var mismatches: Int
    /// Number of the question.
    var question: UInt64
    /// Engine and text model of what is on disk; nil when nothing is.
    var build: EngineBuild?
    /// Variants on disk that were taken over from earlier jobs; nil is none.
    var reused: Int?
}

/// FOLLOW: results of a job from a sequence number on. Sent again as they are read; absolute, so repeats do no harm.
struct FollowHeader: Equatable, Codable, Sendable {
    /// The job.
    var job: String
    /// Everything before this sequence number is received; 1 is from the start.
    var from: UInt64
    /// Bytes the client takes beyond that point.
    var windowBytes: Int
    /// Whether what was sent beyond that point is lost and is to be sent again.
    var restarts = false
}

/// NOTE: something about a job that is not a frame.
struct NoteHeader: Equatable, Codable, Sendable {
    /// The job.
    var job: String
    /// A variant that was given up; nil for other notes.
    var quarantined: QuarantinedVariant?
    /// For people; nil when `quarantined` says it.
    var text: String?
}

/// END: nothing more will come of a job.
struct EndHeader: Equatable, Codable, Sendable {
    /// The job.
    var job: String
    /// How it ended.
    var state: JobState
    /// Sequence number of the last FRAMES; 0 from a controller.
    var lastSequence: UInt64
    /// Variants on disk; 0 from a controller.
    var recorded: Int
}
