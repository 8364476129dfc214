/// One worker process: what it holds, what is under way to the collector, and what the solver is to do next. Pure.
///
/// Bounds: held chunks <= `mostSlots` + 1; specifications <= `specifications`; bytes of bursts kept for one collector <= its
/// credit (4 MiB before the first WELCOME) plus one burst, because the solver is paused there, and that for at most as
/// many collectors as there are chunks held.
struct WorkerMachine: Sendable {
    /// Times and limits.
    let configuration: WorkerConfiguration
    /// Chunks in the order they are solved.
    var held: [HeldWork] = []
    /// The order the solver has.
    var running: SolveOrder?
    /// Why the running order is to end before its range does.
    var interruption: Interruption?
    /// When the interruption was asked for.
    var interruptedAt = Instant(nanoseconds: 0)
    /// Whether the solver waits for byte credit.
    var isPaused = false
    /// Specifications the service keeps, least recently used first.
    var specifications: [String] = []
    /// Families that are warm.
    var warm: [WarmFamily] = []
    /// The connection to the controller.
    var controller = LinkState()
    /// Whether it was said that nobody answers there.
    var controllerSilence = SilenceNotice()
    /// The connections to collectors, by shard, as far as there was work for them.
    var collectors: [Int: CollectorLink] = [0: CollectorLink()]
    /// Time between beats, as the controller said.
    var beatMilliseconds = 2_000
    /// What a chunk takes, microseconds, the newest tenth as much as all before; nil before the first.
    var chunkMicroseconds: Double?
    /// Number of the last beat.
    var beatNumber: UInt64 = 0
    /// Set once a drain began.
    var drainSince: Instant?
    /// Whether BYE was said.
    var hasExited = false

    /// Creates a worker that is connected to nobody.
    init(configuration: WorkerConfiguration) { self.configuration = configuration }

    /// Takes one event and says what is to be done.
    mutating func handle(_ event: WorkerEvent, now: Instant) -> [WorkerEffect] {
        if hasExited { return [] }
        var effects: [WorkerEffect] = []
        switch event {
        case .connected(let link): connect(link, now, &effects)
        case .received(let link, let message): receive(message, link, now, &effects)
        case .malformed(let link, let error):
            effects.append(.log(LogRecord(.warning, "malformed", [("code", error.code)])))
            effects.append(.reconnect(link))
        case .solved(let burst): take(burst)
        case .finished(let chunk, let attempt): end(chunk, attempt, now, &effects)
        case .stopped(let chunk, let attempt): stop(chunk, attempt, now, &effects)
        case .failed(let chunk, let attempt, let variant, let cause, let text):
            let failure = FailHeader(
                chunk: chunk, attempt: attempt, variant: variant, cause: cause, text: text)
            fail(failure, now, &effects)
        case .progress(let chunk, let attempt, let counter, let variant):
            note(chunk, attempt, counter, variant, now, &effects)
        case .warm(let families): learn(families, &effects)
        case .tick: tick(now, &effects)
        case .drain: drain(now, &effects)
        }
        settle(now, &effects)
        return effects
    }

    /// What every event ends with: bursts go out, chunks that are through are reported, the solver gets its next range.
    private mutating func settle(_ now: Instant, _ effects: inout [WorkerEffect]) {
        sendBursts(now, &effects)
        closeFinishedChunks(&effects)
        trimSpecifications(keeping: nil, &effects)
        startNext(now, &effects)
        finishDrain(&effects)
    }
}

/// A chunk a worker holds.
struct HeldWork: Equatable, Sendable {
    /// Its lease.
    var lease: LeaseHeader
    /// Ranges the solver has not been given yet.
    var todo: VariantRanges
    /// Variants that are not on disk as far as the worker knows.
    var unrecorded: VariantRanges
    /// Bursts that are not acknowledged yet.
    var openBursts = 0
    /// Variants solved.
    var solved = 0
    /// Time spent solving, microseconds.
    var microseconds = 0
    /// Solvers built.
    var coldBuilds = 0
    /// Progress counter as last heard.
    var progress: UInt64 = 0
    /// Variant under way.
    var variant: Int?
    /// Since when.
    var variantSince = Instant(nanoseconds: 0)
    /// Set when a variant failed; sent once the bursts before it are on disk.
    var failure: FailHeader?
    /// Whether the rest goes back to the controller once the bursts are on disk.
    var isReleased = false
    /// Of a chunk with care: whether it is begun, as the controller is told.
    var isBegun = false
    /// Number of the beat that tells it first.
    var toldIn: UInt64 = 0
    /// Whether the controller has answered that it knows.
    var isAgreed = true
}

/// One connection of a worker.
struct LinkState: Equatable, Sendable {
    /// Whether the other side answered HELLO.
    var isWelcomed = false
    /// When HELLO was last sent; nil while there is no connection.
    var greetedAt: Instant?
    /// HELLOs without an answer.
    var unanswered = 0
    /// When anything was last heard.
    var heardAt = Instant(nanoseconds: 0)
    /// When a beat was last sent.
    var beatAt = Instant(nanoseconds: 0)
}

/// A worker's connection to a collector, and the bursts on their way there.
struct CollectorLink: Equatable, Sendable {
    /// The connection.
    var state = LinkState()
    /// The bursts.
    var outbox = BurstQueue()
}

/// Why a running order ends early.
enum Interruption: Equatable, Sendable {
    /// The chunk is nobody's any more: what is solved is thrown away.
    case dropped
    /// The variant took longer than it may.
    case limit
    /// The worker drains.
    case drained
}
