/// A family a worker has warm.
struct WarmFamily: Hashable, Codable, Sendable {
    /// The family.
    var family: String
    /// Bytes of its solvers.
    var bytes: Int
    /// Pivots made so far.
    var pivots: Int
    /// Average time of a cold build, microseconds.
    var coldMicroseconds: Double
    /// Average time of a warm variant, microseconds.
    var warmMicroseconds: Double
    /// Average payload of a variant, bytes.
    var variantBytes: Double
}

/// CREDIT: how much a worker takes. Absolute, so a lost or repeated one does no harm.
struct CreditHeader: Equatable, Codable, Sendable {
    /// Chunks it may hold at once: one running and one ahead, or more where chunks take next to no time; at most 256, 0 is a pause.
    var slots: Int
    /// Families it has warm; those it has not are cold.
    var warm: [WarmFamily]
}

/// LEASE: a chunk to solve.
struct LeaseHeader: Equatable, Codable, Sendable {
    /// The job.
    var job: String
    /// The chunk; unique over restarts of the controller, whose epoch is its upper half.
    var chunk: UInt64
    /// Fence: an answer with another attempt is refused.
    var attempt: Int
    /// The variants, in the order to solve them; never none.
    var ranges: VariantRanges
    /// The family.
    var family: String
    /// Hash of the specification.
    var specification: String
    /// Time without progress after which the chunk is leased again.
    var leaseMilliseconds: Int
    /// Time one variant may take before the worker gives it up as a limit.
    var variantMilliseconds: Int
    /// The most variants in one burst of frames, at least 1: what is lost and suspected when the worker dies.
    var burst: Int
    /// Whether it begins only once the controller has answered a BEAT that says so, and each burst of it only once the one before
    /// is acknowledged, so that a death points at one burst.
    var isCareful: Bool
    /// The collector that records the job, by its place in WELCOME's `collectors`; nil is the first.
    var shard: Int?

    /// The collector that records the job.
    var collector: Int { shard ?? 0 }
}

/// NEEDSPEC: the LEASE came without a specification that the worker has no more.
struct NeedSpecificationHeader: Equatable, Codable, Sendable {
    /// The chunk of the LEASE.
    var chunk: UInt64
    /// Its attempt.
    var attempt: Int
    /// Hash of the specification.
    var specification: String
}

/// How one chunk goes.
struct ChunkProgress: Hashable, Codable, Sendable {
    /// The chunk.
    var chunk: UInt64
    /// Its attempt.
    var attempt: Int
    /// Grows while the solver works; standing still is being stuck.
    var progress: UInt64
    /// Variant under way, or, of a chunk with care, about to be; nil before it began or after the last.
    var variant: Int?
    /// Milliseconds spent on that variant.
    var milliseconds: Int
}

/// BEAT: a worker's state, and the controller's answer to it.
struct BeatHeader: Equatable, Codable, Sendable {
    /// What is to be done with a chunk.
    enum Order: String, Codable, Sendable {
        /// Go on; the lease is extended.
        case extend
        /// Stop it at once: the job was cancelled.
        case cancel
        /// Stop it at once: the lease is somebody else's.
        case drop
    }

    /// Order for one chunk.
    struct Answer: Hashable, Codable, Sendable {
        /// The chunk.
        var chunk: UInt64
        /// Its attempt.
        var attempt: Int
        /// What to do.
        var order: Order
    }

    /// Number of the beat, echoed in the answer.
    var number: UInt64
    /// From a worker: chunks it holds. Empty in an answer.
    var chunks: [ChunkProgress]
    /// In an answer: an order for each chunk. Empty from a worker.
    var answers: [Answer]
    /// In an answer: whether the worker is to drain.
    var drain: Bool
    /// From a collector: whether it keeps up and has room; leases stop while it is false. True from others.
    var isReady: Bool
    /// From a collector: whether its disk budget is used up; jobs are refused while it is. Absent is false.
    var isFull: Bool?
}

/// DONE: a chunk is solved and every burst of it acknowledged.
struct DoneHeader: Equatable, Codable, Sendable {
    /// The chunk.
    var chunk: UInt64
    /// Its attempt.
    var attempt: Int
    /// Variants solved.
    var variants: Int
    /// Time spent solving, microseconds, at most 2^50.
    var microseconds: Int
    /// Solvers built on the way.
    var coldBuilds: Int
}

/// FAIL: a variant could not be solved; the rest of the chunk is given back with it.
struct FailHeader: Equatable, Codable, Sendable {
    /// The chunk.
    var chunk: UInt64
    /// Its attempt.
    var attempt: Int
    /// The variant; nil when the whole specification is at fault.
    var variant: Int?
    /// Why.
    var cause: QuarantinedVariant.Cause
    /// For people.
    var text: String
}

/// RELEASE: what is left of a chunk goes back; no attempt is charged.
struct ReleaseHeader: Equatable, Codable, Sendable {
    /// The chunk.
    var chunk: UInt64
    /// Its attempt.
    var attempt: Int
    /// Variants that are not acknowledged.
    var ranges: VariantRanges
}
