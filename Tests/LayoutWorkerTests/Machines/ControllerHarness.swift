@testable import LayoutWorker

/// A controller with a disk that always works, a collector that records at once, and workers of slips of paper.
struct ControllerHarness {
    static let build = EngineBuild(engine: "e1", textModel: "t1")
    static let client = PeerID(port: .clients, route: [1])
    static let collector = PeerID(port: .workers, route: [2])

    var machine: ControllerMachine
    var now = Instant(nanoseconds: 1_000_000_000)
    /// What was sent and not looked at yet.
    var sent: [(peer: PeerID, message: Message)] = []
    /// Peers that were cut off, in order.
    var disconnected: [PeerID] = []
    /// Whether the machine said that it is through.
    var isStopped = false
    /// What was logged, in order.
    var logs: [LogRecord] = []
    /// Journal entries, in order.
    var entries: [JournalEntry] = []
    /// Whether writes wait until `commit`.
    var holdsWrites = false
    var waiting: [UInt64] = []

    init(
        _ configuration: ControllerConfiguration = ControllerConfiguration(),
        restoring stored: StoredController = StoredController()
    ) {
        machine = ControllerMachine(
            restoring: stored, configuration: configuration, seed: 1, now: now)
        feed(.tick)
    }

    static func peer(_ worker: Int) -> PeerID { PeerID(port: .workers, route: [3, UInt8(worker)]) }

    mutating func feed(_ event: ControllerEvent) {
        for effect in machine.handle(event, now: now) {
            switch effect {
            case .send(let peer, let message): sent.append((peer, message))
            case .sendWithSpecification(let peer, let message, _): sent.append((peer, message))
            case .persist(let ticket, let list):
                entries += list
                waiting.append(ticket)
            case .disconnect(let peer): disconnected.append(peer)
            case .stopped: isStopped = true
            case .log(let record): logs.append(record)
            }
        }
        if !holdsWrites { commit() }
    }

    mutating func commit() {
        guard let last = waiting.last else { return }
        waiting = []
        feed(.persisted(ticket: last))
    }

    mutating func receive(_ message: Message, from peer: PeerID) { feed(.received(peer, message)) }

    /// Moves the clock on, in steps as the service does.
    mutating func pass(milliseconds: Int, beats: [Int] = []) {
        for _ in 0..<max(1, milliseconds / 100) {
            now = now.adding(milliseconds: 100)
            for worker in beats { beat(worker) }
            ready(machine.shards[0].isReady)
            feed(.tick)
        }
    }

    mutating func hello(_ peer: PeerID, _ role: PeerRole, uuid: String, held: [HeldChunk] = []) {
        let header = HelloHeader(
            role: role, minorLow: 0, minorHigh: 0, uuid: uuid, name: uuid, cores: 1,
            build: Self.build, payloadLimit: WireLimits.payload, held: held)
        receive(.hello(header), from: peer)
    }

    /// Connects client and collector.
    mutating func connect() {
        hello(Self.client, .client, uuid: "client")
        hello(Self.collector, .collector, uuid: "collector")
        ready(true)
    }

    mutating func ready(_ isReady: Bool) {
        let beat = BeatHeader(number: 1, chunks: [], answers: [], drain: false, isReady: isReady)
        receive(.beat(beat), from: Self.collector)
    }

    mutating func addWorker(
        _ index: Int, slots: Int = 1, warm: [String] = [], build: EngineBuild = build
    ) {
        let header = HelloHeader(
            role: .worker, minorLow: 0, minorHigh: 0, uuid: "w\(index)", name: "w\(index)",
            cores: 1, build: build, payloadLimit: WireLimits.payload, held: [])
        receive(.hello(header), from: Self.peer(index))
        credit(index, slots: slots, warm: warm)
    }

    mutating func credit(_ index: Int, slots: Int = 1, warm: [String] = []) {
        let families = warm.map {
            WarmFamily(
                family: $0, bytes: 1, pivots: 1, coldMicroseconds: 20_000,
                warmMicroseconds: 1_000, variantBytes: 10)
        }
        receive(.credit(CreditHeader(slots: slots, warm: families)), from: Self.peer(index))
    }

    mutating func beat(_ index: Int) {
        let chunks = (machine.workers["w\(index)"]?.chunks ?? []).map {
            ChunkProgress(
                chunk: $0, attempt: machine.chunks[$0]?.attempt ?? 1, progress: 0, variant: nil,
                milliseconds: 0)
        }
        beat(index, chunks)
    }

    private mutating func beat(_ index: Int, _ chunks: [ChunkProgress]) {
        beats += 1
        let beat = BeatHeader(
            number: beats, chunks: chunks, answers: [], drain: false, isReady: true)
        receive(.beat(beat), from: Self.peer(index))
    }

    /// A worker says that it begins a chunk.
    mutating func begin(_ worker: Int, _ lease: LeaseHeader) {
        let progress = ChunkProgress(
            chunk: lease.chunk, attempt: lease.attempt, progress: 0, variant: lease.ranges.first,
            milliseconds: 0)
        beat(worker, [progress])
    }

    mutating func submit(
        _ job: String, variants: Int = 100, family: String = "f", priority: Int = 0,
        specification: String? = nil, deadline: Int? = nil
    ) {
        let header = SubmitHeader(
            request: 1, job: job, specification: specification ?? job, family: family,
            variants: variants, priority: priority, deadlineMilliseconds: deadline,
            attemptLimit: nil)
        receive(.submit(header, specification: [1, 2, 3]), from: Self.client)
        answerHave()
    }

    /// The collector answers every HAVE with what is said to be on its disk.
    mutating func answerHave(_ recorded: VariantRanges = VariantRanges()) {
        for (peer, message) in take() {
            if case .have(let header, _) = message {
                let answer = RangesHeader(
                    job: header.job, standing: .open, ranges: recorded, from: header.from,
                    upTo: header.variants, duplicates: 0, mismatches: 0,
                    question: header.question)
                receive(.ranges(answer), from: Self.collector)
            } else if message.type == .lease {
                sent.append((peer, message))
            } else {
                kept.append(message)
            }
        }
    }
    var kept: [Message] = []
    /// Number of the last beat of any worker.
    var beats: UInt64 = 0

    mutating func take() -> [(peer: PeerID, message: Message)] {
        defer { sent = [] }
        return sent
    }

    /// The leases sent since last asked, with their worker.
    mutating func leases() -> [(worker: Int, lease: LeaseHeader)] {
        take().compactMap { peer, message in
            guard case .lease(let header, _) = message else { return nil }
            return (Int(peer.route.last ?? 0), header)
        }
    }

    mutating func record(_ job: String, _ ranges: VariantRanges) {
        let header = RecordedHeader(job: job, ranges: ranges, duplicates: 0, mismatches: 0)
        receive(.recorded(header), from: Self.collector)
    }

    /// A worker solves all of a chunk, at a millisecond a variant.
    mutating func solve(_ worker: Int, _ lease: LeaseHeader) {
        record(lease.job, lease.ranges)
        let done = DoneHeader(
            chunk: lease.chunk, attempt: lease.attempt, variants: lease.ranges.count,
            microseconds: lease.ranges.count * 1_000, coldBuilds: 0)
        receive(.done(done), from: Self.peer(worker))
    }

    func state(_ job: String) -> JobState? {
        machine.numbers[job].flatMap { machine.jobs[$0]?.state }
    }
}
