/// The queue: jobs, chunks, leases and who holds them. Pure: no socket, clock, file or thread inside.
///
/// Bounds: jobs <= `openJobs` + `finalJobs`; chunks <= workers × slots, plus those that wait for RECORDED; workers and
/// clients by their limits; questions to the collectors as `CollectorTasks` says. No payload is kept.
struct ControllerMachine: Sendable {
    /// Times and limits.
    let configuration: ControllerConfiguration
    /// Grows with each start.
    let epoch: UInt32
    /// Whether the epoch is on disk; nothing is leased before.
    var isStarted = false
    /// Whether the epoch was asked to be written.
    var isStarting = false
    /// Jobs by number, in the order of acceptance.
    var jobs: [Int: ControllerJob] = [:]
    /// Numbers by id.
    var numbers: [String: Int] = [:]
    /// Number of the last job of a content, by the hash of the specification.
    var contents: [String: Int] = [:]
    /// Number of the next job.
    var nextJob = 0
    /// Final jobs, oldest first.
    var finals: [Int] = []
    /// Open jobs by priority.
    var openCounts: [Int: Int] = [:]
    /// Totals of open jobs.
    var totals = OpenTotals()
    /// Jobs with something to lease.
    var queue = JobQueue()
    /// Jobs to look at when time passes: backoff, deadline, adoption.
    var timed: Set<Int> = []
    /// Served work of the job served last, by priority: where newcomers begin.
    var virtualTimes: [Int: Double] = [:]
    /// Chunks with workers.
    var chunks: [UInt64: LeasedChunk] = [:]
    /// Number of the next chunk in this epoch.
    var nextChunk: UInt64 = 1
    /// Workers by uuid.
    var workers: [String: ControllerWorker] = [:]
    /// Number of workers by build.
    var builds: [EngineBuild: Int] = [:]
    /// Uuids by connection.
    var uuids: [PeerID: String] = [:]
    /// Workers that may be given a chunk.
    var hungry: Set<String> = []
    /// What has changed since hungry workers were last asked.
    var changes = SchedulingChanges()
    /// Workers that have a family warm, or hold a chunk of it.
    var warmWorkers: [String: Set<String>] = [:]
    /// Clients that said HELLO.
    var clients: [PeerID: Instant] = [:]
    /// The collectors, as many as the configuration names.
    var shards: [CollectorShard]
    /// Number of the last HAVE of any job.
    var lastQuestion: UInt64 = 0
    /// What waits for the journal.
    var pending: [(ticket: UInt64, action: JournalAction)] = []
    /// Ticket of the last write.
    var lastTicket: UInt64 = 0
    /// When time was last looked at.
    var tickedAt: Instant?
    /// Jitter of waits.
    var random: SplitMix64
    /// What has been counted.
    var counters = ControllerCounters()
    /// How often a job was looked for on behalf of a worker: what scheduling costs.
    var picks = 0
    /// Whether a drain began, and whether it takes the workers along.
    var drain: Drain = .none

    /// How far a drain is.
    enum Drain: Equatable, Sendable {
        case none
        case alone
        case withWorkers
        case stopped
    }

    /// Sums over open jobs.
    struct OpenTotals: Equatable, Sendable {
        /// Their number.
        var jobs = 0
        /// Their variants.
        var variants = 0
        /// Bytes of their specifications.
        var bytes = 0
    }

    /// Starts from what the journal holds. The first effects come with the first event.
    ///
    /// `seed` makes the jitter of waits; any number will do.
    init(
        restoring stored: StoredController, configuration: ControllerConfiguration, seed: UInt64,
        now: Instant
    ) {
        precondition(!configuration.shards.isEmpty, "a controller needs a collector")
        self.configuration = configuration
        shards = configuration.shards.map { _ in CollectorShard() }
        epoch = stored.epoch &+ 1
        random = SplitMix64(state: seed)
        for job in stored.jobs { restore(job, now) }
    }

    /// Takes one event and says what is to be done.
    mutating func handle(_ event: ControllerEvent, now: Instant) -> [ControllerEffect] {
        var effects: [ControllerEffect] = []
        if !isStarting {
            isStarting = true
            persist([.epoch(epoch)], .start, &effects)
        }
        switch event {
        case .received(let peer, let message): receive(message, peer, now, &effects)
        case .malformed(let peer, let error): refuse(peer, error, &effects)
        case .disconnected(let peer): disconnected(peer, now)
        case .persisted(let ticket): persisted(ticket, now, &effects)
        case .persistFailed(let ticket, let reason): failed(ticket, reason, now, &effects)
        case .workerDied(let uuid, let text): died(uuid, text, now, &effects)
        case .tick:
            changes.isAll = true
            tick(now, &effects)
        case .drain(let includingWorkers): beginDrain(includingWorkers, &effects)
        }
        askCollectors(now, &effects)
        schedule(now, &effects)
        finishDrain(&effects)
        return effects
    }

    private mutating func beginDrain(
        _ includingWorkers: Bool, _ effects: inout [ControllerEffect]
    ) {
        drain = includingWorkers ? .withWorkers : .alone
        guard includingWorkers else { return }
        let reason = ReasonHeader(code: "shutdown", text: "the pool is shutting down")
        for uuid in workers.keys.sorted() {
            if let peer = workers[uuid]?.peer { effects.append(.send(peer, .drain(reason))) }
        }
    }

    private mutating func finishDrain(_ effects: inout [ControllerEffect]) {
        let isOver =
            switch drain {
            case .none, .stopped: false
            case .alone: pending.isEmpty
            case .withWorkers: pending.isEmpty && workers.values.allSatisfy { $0.chunks.isEmpty }
            }
        guard isOver else { return }
        drain = .stopped
        effects.append(.stopped)
    }
}

/// A small generator of known quality (Steele, Lea, Flood 2014): same seed, same numbers, on every machine.
struct SplitMix64: RandomNumberGenerator, Equatable, Sendable {
    /// What the next number is made from.
    var state: UInt64

    /// The next number.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
