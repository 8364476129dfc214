/// A job in the controller. Every variant of an open job is in exactly one place: fresh, ready, leased, recorded or
/// quarantined; that is what `checkInvariants` of the simulation holds on to.
///
/// About 600 bytes plus its ranges; ranges follow the number of gaps, which leases bound.
struct ControllerJob: Sendable {
    /// Order of acceptance.
    let number: Int
    /// What was submitted.
    let record: JobRecord
    /// How it stands.
    var state: JobState
    /// Whether it is in the journal.
    var isStored = true
    /// The build that answers it; nil before the first lease.
    var build: EngineBuild?
    /// Whether the build is being written: no lease meanwhile.
    var isPinning = false
    /// When it was taken, or restored.
    let acceptedAt: Instant
    /// When it is due.
    var deadline: Instant?
    /// On disk at the collector.
    var recorded = VariantRanges()
    /// Of a job that has ended, how many the collector says it has on disk; nil before it says so. Which ones is not asked.
    var recordedAtEnd: Int?
    /// Who submitted it again after its end, while the collector is asked whether it has the results still.
    var resubmission: Resubmission?
    /// Never under suspicion and with nobody.
    var fresh: VariantRanges
    /// Back from a crash: suspects, and rests to be solved with care.
    var ready: [ReadyChunk] = []
    /// Chunks with workers, or waiting for RECORDED.
    var leased: Set<UInt64> = []
    /// Those of `leased` whose worker is through with them, or has them no more: they end with their last RECORDED.
    var ended: Set<UInt64> = []
    /// Of `recorded`, taken over from earlier jobs.
    var reused: Int?
    /// Given up.
    var quarantined: [QuarantinedVariant] = []
    /// Whether the collector said what it has, or need not be waited for.
    var isReconciled = false
    /// Whether it was just taken and the collector was not told yet: it has nothing of this job, unless under this id from
    /// an earlier life, and then it says so.
    var isNew = false
    /// Whether HAVE is to carry the specification: as far as is known, the collector has not opened the job.
    var needsSpecification = false
    /// Whether the collector is known to have opened it.
    var isOpened: Bool { isReconciled && !needsSpecification }
    /// Why it fails once the collector has opened it, where followers wait for its end.
    var failure: String?
    /// Whether HAVE is to open a job that has ended at the collector.
    var reopens = false
    /// Number of the last HAVE.
    var question: UInt64 = 0
    /// First variant the collector has not been heard about.
    var askedFrom = 0
    /// Nothing is leased before this.
    var notBefore: Instant
    /// Served work, milliseconds, as the fair order counts it.
    var virtualTime = 0.0
    /// Variants of the next chunk.
    var chunkSize: Int
    /// Average time of a warm variant, microseconds; nil before the first chunk.
    var variantMicroseconds: Double?
    /// Copies of recorded variants, as the collector counts.
    var duplicates = 0
    /// Copies that differed.
    var mismatches = 0
    /// Whether the end is being written.
    var isFinishing = false
    /// How often it is being written that what was given up is tried again: meanwhile it does not end.
    var retriesToCome = 0
    /// Requests that wait for CANCELLED.
    var cancelWaiters: [Waiter] = []
    /// Why it failed, or something worth knowing.
    var note: String?
    /// Its place in the queue; nil while there is nothing to lease.
    var key: QueueKey?
    /// Recorded count at the beginning of the rate's window, and when that was.
    var rateStart: (count: Int, at: Instant)
    /// Recorded a second over the window before.
    var rate: Double?

    /// A request of a client.
    struct Waiter: Equatable, Sendable {
        /// The client.
        var peer: PeerID
        /// Its number.
        var request: Int
    }

    /// Submitted again after its end.
    struct Resubmission: Sendable {
        /// When.
        let at: Instant
        /// Those who were not answered yet.
        var waiters: [Waiter] = []
    }

    /// Creates a job that was just taken, or restores one.
    init(number: Int, record: JobRecord, firstChunk: Int, now: Instant) {
        self.number = number
        self.record = record
        state = .accepted
        fresh = VariantRanges(0..<record.variants)
        notBefore = now
        acceptedAt = now
        chunkSize = firstChunk
        deadline = record.deadlineMilliseconds.map { now.adding(milliseconds: $0) }
        rateStart = (0, now)
    }

    /// The collector that records it.
    var shard: Int { record.shard ?? 0 }

    /// Number of variants on disk at the collector, as far as is known.
    var recordedCount: Int { state.isFinal ? recordedAtEnd ?? recorded.count : recorded.count }

    /// Whether it ended with results that the collector has no more: another disk, or an older copy of it.
    var hasLostResults: Bool {
        guard state == .done || state == .doneWithQuarantine, let recordedAtEnd else {
            return false
        }
        return recordedAtEnd + quarantined.count < record.variants
    }

    /// Variants nobody has and nobody needs to wait for.
    var leasable: Int { ready.reduce(fresh.count) { $0 + $1.ranges.count } }

    /// Time of a warm variant, milliseconds; a guess before the first chunk.
    var variantMilliseconds: Double { (variantMicroseconds ?? 1_000) / 1_000 }

    /// Counts what a chunk cost. `cold` is the time of one cold build, microseconds.
    mutating func learn(variants: Int, microseconds: Int, coldBuilds: Int, cold: Double) {
        guard variants > 0 else { return }
        let warm = Double(microseconds) - Double(coldBuilds) * cold
        let one = max(0.05, max(warm, Double(microseconds) * 0.05) / Double(variants))
        variantMicroseconds = variantMicroseconds.map { $0 * 0.5 + one * 0.5 } ?? one
    }

    /// Moves the window of the rate on.
    mutating func updateRate(now: Instant) {
        let seconds = now.seconds(since: rateStart.at)
        guard seconds >= 2 else { return }
        let count = recorded.count
        rate = Double(max(0, count - rateStart.count)) / seconds
        rateStart = (count, now)
    }
}

/// Variants that came back from a crash or failure.
struct ReadyChunk: Equatable, Sendable {
    /// What is to be solved.
    var ranges: VariantRanges
    /// Attempts charged so far.
    var attempts: Int
    /// Deaths since it has its present size.
    var crashes: Int
    /// Failures of its only variant, counted apart: neither makes up for the other.
    var failures = 0
    /// Whether a death while solving it points at it: it is halved or given up, not cut.
    var isSuspect: Bool
    /// Not before this.
    var notBefore: Instant
}

/// A chunk with a worker.
struct LeasedChunk: Equatable, Sendable {
    /// Unique over restarts: the epoch in the upper half.
    let id: UInt64
    /// Number of the job.
    let job: Int
    /// The fence, with the id.
    let attempt: Int
    /// All of it, recorded or not.
    var ranges: VariantRanges
    /// The worker's uuid.
    let worker: String
    /// When it was leased.
    let grantedAt: Instant
    /// When it is leased again if nothing moves.
    var expires: Instant
    /// Progress counter as last heard.
    var progress: UInt64 = 0
    /// The most variants in one burst.
    let burst: Int
    /// Deaths so far, as `ReadyChunk.crashes`.
    let crashes: Int
    /// As `ReadyChunk.failures`.
    var failures = 0
    /// As `ReadyChunk.isSuspect`.
    let isSuspect: Bool
    /// Whether each burst waits for its ACK.
    let isCareful: Bool
    /// Whether its worker has begun it, as it says of chunks with care before it does.
    var isBegun = false
    /// Set when the worker is through with it, or has it no more: the collector's record decides what is left.
    var endedAt: Instant?
}

/// A worker as the controller knows it.
struct ControllerWorker: Sendable {
    /// Random, one a process.
    let uuid: String
    /// Name for people.
    var name: String
    /// Its connection; nil after it was lost.
    var peer: PeerID?
    /// Engine and text model.
    var build: EngineBuild
    /// Chunks it may hold.
    var slots = 0
    /// Families it has warm.
    var warm: [String: WarmFamily] = [:]
    /// Chunks it holds, in the order leased; at most `slots` at the time of the lease.
    var chunks: [UInt64] = []
    /// Specifications sent to it, least recently used first; at most `ControllerWorker.specifications`.
    var specifications: [String] = []
    /// When it was last heard.
    var heardAt: Instant
    /// When its connection was lost.
    var lostAt: Instant?
    /// Number of the newest BEAT.
    var beat: UInt64 = 0
    /// When a chunk was last charged with its silence.
    var chargedAt: Instant?
    /// Whether it drains.
    var isDraining = false

    /// Whether its silence is charged already: it dies once, over one chunk, and others it holds only waited behind that.
    var isCharged: Bool { chargedAt.map { $0 >= heardAt } ?? false }

    /// Most specifications remembered; a worker keeps as many, and asks when it has one no more.
    static let specifications = 64

    /// Remembers that it has a specification; says whether it had it.
    mutating func uses(_ specification: String) -> Bool {
        if let index = specifications.firstIndex(of: specification) {
            specifications.append(specifications.remove(at: index))
            return true
        }
        specifications.append(specification)
        if specifications.count > ControllerWorker.specifications { specifications.removeFirst() }
        return false
    }
}
