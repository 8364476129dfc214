/// The turns of a controller: wait, hand events to the machine, carry effects out, commit once.
struct ControllerLoop {
    /// Time between ticks.
    static let tickMilliseconds = 100
    /// Time a drain may take.
    static let graceMilliseconds = 30_000

    private var machine: ControllerMachine
    private let store: ControllerStore
    private var clients: MessagePort
    private var workers: MessagePort
    private let log: ServiceLog
    private let embedding: ControllerEmbedding?
    private var events: [ControllerEvent] = []
    private var writes: [(ticket: UInt64, entries: [JournalEntry])] = []
    private var isStopped = false

    init(
        machine: ControllerMachine, store: ControllerStore, clients: MessagePort,
        workers: MessagePort, log: ServiceLog, embedding: ControllerEmbedding?
    ) {
        self.embedding = embedding
        self.machine = machine
        self.store = store
        self.clients = clients
        self.workers = workers
        self.log = log
    }

    /// Turns until the machine is through with a drain, the grace is over or an end at once is asked for.
    mutating func run(until stop: StopControl) throws -> ServiceExit {
        var nextTick = MonotonicClock.now
        var deadline: Instant?
        while true {
            let now = MonotonicClock.now
            if now >= nextTick {
                events.append(.tick)
                nextTick = now.adding(milliseconds: ControllerLoop.tickMilliseconds)
            }
            let wait = Duration.milliseconds(max(0, nextTick.milliseconds(since: now) + 1))
            let ready = try poll(
                sockets: [clients.socket, workers.socket], descriptors: stop.descriptors,
                timeout: events.isEmpty ? wait : .zero)
            if ready.sockets[0] { try receive(from: clients) }
            if ready.sockets[1] { try receive(from: workers) }
            switch stop.check() {
            case .none: break
            case .drain where deadline == nil:
                log.write(.info, "draining")
                deadline = MonotonicClock.now.adding(
                    milliseconds: ControllerLoop.graceMilliseconds)
                events.append(.drain(includingWorkers: embedding != nil))
            case .drain: break
            case .immediate: return .forced
            }
            for death in embedding?.takeDeaths() ?? [] {
                events.append(.workerDied(uuid: death.uuid, text: death.text))
            }
            try settle()
            if isStopped { return .drained }
            if let deadline, MonotonicClock.now >= deadline { return .forced }
        }
    }

    private mutating func receive(from port: MessagePort) throws(TransportError) {
        for _ in 0..<MessagePort.mostATurn {
            switch try port.receive() {
            case nil: return
            case .message(let peer, let message): events.append(.received(peer, message))
            case .malformed(let peer, let error): events.append(.malformed(peer, error))
            }
        }
    }

    /// Hands events over until there are none, with one commit for all that is to be written meanwhile.
    private mutating func settle() throws(TransportError) {
        while true {
            while !events.isEmpty {
                let batch = events
                events = []
                for event in batch {
                    for effect in machine.handle(event, now: MonotonicClock.now) {
                        try carryOut(effect)
                    }
                }
            }
            if writes.isEmpty { return }
            persist()
        }
    }

    private mutating func carryOut(_ effect: ControllerEffect) throws(TransportError) {
        switch effect {
        case .send(let peer, let message): try send(message, to: peer)
        case .sendWithSpecification(let peer, let message, let job):
            guard let complete = completed(message, job) else { return }
            try send(complete, to: peer)
        case .persist(let ticket, let entries): writes.append((ticket, entries))
        case .disconnect(let peer):
            if peer.port == .clients {
                clients.shutOut(peer.route)
            } else {
                workers.shutOut(peer.route)
            }
        case .log(let record): log.write(record)
        case .stopped: isStopped = true
        }
    }

    private mutating func send(_ message: Message, to peer: PeerID) throws(TransportError) {
        let port = peer.port == .clients ? clients : workers
        switch try port.send(message, to: peer.route, log: log) {
        case .sent: break
        case .full: log.write(.warning, "peer-full", [("message", "\(message.type)")])
        case .unreachable: events.append(.disconnected(peer))
        }
    }

    /// The message with the stored specification as its payload; nil when it cannot be read.
    private func completed(_ message: Message, _ job: String) -> Message? {
        do throws(StoreError) {
            guard let specification = try store.specification(of: job) else { return nil }
            return switch message {
            case .lease(let header, _): .lease(header, specification: specification)
            case .have(let header, _): .have(header, specification: specification)
            default: message
            }
        } catch {
            log.write(.error, "store", [("why", "\(error)")])
            return nil
        }
    }

    /// Writes what waits in one transaction; where that fails, one by one, so that one bad write harms no other.
    private mutating func persist() {
        let batch = writes
        writes = []
        do throws(StoreError) {
            for (_, entries) in batch { try store.apply(entries) }
            try store.commit()
            if let last = batch.last { events.append(.persisted(ticket: last.ticket)) }
        } catch {
            store.rollback()
            if batch.count == 1 {
                log.write(.error, "store", [("why", "\(error)")])
                events.append(.persistFailed(ticket: batch[0].ticket, reason: "\(error)"))
                return
            }
            for write in batch {
                writes = [write]
                persist()
            }
        }
    }
}
