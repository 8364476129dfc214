/// Storage of results, each variant once. Pure: the store, sockets and clock are outside.
///
/// Bounds: bytes waiting for the disk <= `pendingBytes` and <= `workerCreditBytes` a worker; bytes waiting for their job to
/// be opened <= `workerCreditBytes` in all, in `EarlyFrames.most` bursts; workers, followers and jobs by their limits; a follower
/// has at most its window under way and one read asked for.
struct CollectorMachine: Sendable {
    /// Times and limits.
    let configuration: CollectorConfiguration
    /// Jobs by id.
    var jobs: [String: CollectorJob] = [:]
    /// Workers that said HELLO.
    var workers: [PeerID: CollectorWorker] = [:]
    /// Clients that said HELLO, with when they were last heard.
    var clients: [PeerID: Instant] = [:]
    /// Who follows what.
    var followers: [FollowerKey: Follower] = [:]
    /// What waits for the disk, in order of tickets.
    var pending = PendingStores()
    /// Bursts of jobs that are not known yet.
    var early = EarlyFrames()
    /// Whether the store can be written.
    var isWritable = true
    /// Whether the disk has room within its budget. Without, no new work is asked for, but what is under way is recorded.
    var hasRoom = true
    /// The connection to the controller.
    var controller = ControllerLink()
    /// Whether it was said that nobody answers there.
    var controllerSilence = SilenceNotice()
    /// What the controller complained of last; nil once it took this collector.
    var complaint: String?
    /// Ticket of the last write asked for.
    var lastTicket: UInt64 = 0
    /// Set once a drain began.
    var isDraining = false
    /// What has been counted.
    var counters = CollectorCounters()

    /// Starts from what the store holds.
    init(restoring jobs: [CollectedJob], configuration: CollectorConfiguration) {
        self.configuration = configuration
        for job in jobs { self.jobs[job.job] = CollectorJob(stored: job) }
    }

    /// Takes one event and says what is to be done.
    mutating func handle(_ event: CollectorEvent, now: Instant) -> [CollectorEffect] {
        var effects: [CollectorEffect] = []
        switch event {
        case .received(let peer, let message): receive(message, peer, now, &effects)
        case .malformed(let peer, let error): refuse(peer, error, &effects)
        case .disconnected(let peer): forgetPeer(peer)
        case .connectedController: greetController(now, &effects)
        case .adopted(let ticket, let job): adopt(job, ticket)
        case .stored(let ticket): stored(ticket, &effects)
        case .storeFailed(let ticket, let reason): storeFailed(ticket, reason, &effects)
        case .storeRecovered: storeRecovered(now, &effects)
        case .room(let hasRoom):
            self.hasRoom = hasRoom
            effects.append(.log(LogRecord(.warning, hasRoom ? "room-again" : "disk-budget-used")))
            tick(now, &effects)
        case .compared(let ticket, let duplicates, let mismatches):
            compared(ticket, duplicates, mismatches)
        case .rows(let peer, let job, let rows): send(rows, to: peer, job, &effects)
        case .tick: tick(now, &effects)
        case .drain:
            isDraining = true
            for peer in workers.keys { sendWelcome(peer, &effects) }
        }
        if isDraining && pending.isEmpty {
            isDraining = false
            effects.append(.stopped)
        }
        return effects
    }

    /// The next ticket.
    mutating func nextTicket() -> UInt64 {
        lastTicket += 1
        return lastTicket
    }

    /// Whether leases may go on: there is room, and the disk keeps up.
    var isReady: Bool {
        isWritable && hasRoom && !isDraining && pending.bytes < configuration.pendingBytes / 2
    }
}

/// What a collector has counted since its start.
struct CollectorCounters: Equatable, Codable, Sendable {
    /// Bursts written.
    var bursts = 0
    /// Variants written.
    var variants = 0
    /// Bytes of payloads written.
    var bytes = 0
    /// Variants written that were look-ups in a warm solver.
    var hits = 0
    /// Variants written whose solver was built for them.
    var builds = 0
    /// Pivots of the variants written.
    var pivots = 0
    /// Variants taken over from earlier jobs.
    var reused = 0
    /// Copies of recorded variants.
    var duplicates = 0
    /// Copies that differed.
    var mismatches = 0
    /// Bursts refused: their job takes no more, or they were no frames.
    var refused = 0
    /// Bursts dropped because the disk was behind; they come again.
    var postponed = 0
    /// Messages that were no message, or not allowed from that peer.
    var malformed = 0

    /// Counts how variants were solved.
    mutating func count(_ tally: BurstTally) {
        hits += tally.hits
        builds += tally.builds
        pivots += tally.pivots
    }
}

/// A job in memory: what is stored, and what is on its way there.
struct CollectorJob: Equatable, Sendable {
    /// As on disk, ranges included.
    var stored: CollectedJob
    /// Variants asked to be written and not confirmed.
    var pending = VariantRanges()
    /// Sequence number of the last burst asked to be written.
    var sequence: UInt64
    /// Whether writing the job itself is not confirmed yet.
    var isOpening = false
    /// Whether it may take over results while it is opened: no other frames meanwhile.
    var mayAdopt = false
    /// The end asked to be written and not confirmed; nothing new is taken meanwhile.
    var ending: JobState?
    /// Whether it is being removed.
    var isForgetting = false

    /// Creates a job that is on disk.
    init(stored: CollectedJob) {
        self.stored = stored
        sequence = stored.lastSequence
    }

    /// Whether it takes frames of variants that are not recorded.
    var isOpen: Bool { stored.end == nil && ending == nil && !isForgetting }
}

/// A worker as the collector knows it.
struct CollectorWorker: Equatable, Sendable {
    /// Its name.
    var name: String
    /// Bytes of its frames that wait for the disk.
    var pendingBytes = 0
    /// When it was last heard.
    var heardAt: Instant
}

/// The connection to the controller.
struct ControllerLink: Equatable, Sendable {
    /// Whether it answered HELLO.
    var isWelcomed = false
    /// When HELLO was last sent; nil without a connection.
    var greetedAt: Instant?
    /// When anything was last heard.
    var heardAt = Instant(nanoseconds: 0)
    /// When a beat was last sent.
    var beatAt = Instant(nanoseconds: 0)
    /// Number of the last beat.
    var beatNumber: UInt64 = 0
    /// Readiness as last told.
    var toldReady = true
}
