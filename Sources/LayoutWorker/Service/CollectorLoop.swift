/// The turns of a collector: wait, hand events to the machine, write all of a turn in one transaction, then speak.
struct CollectorLoop {
    /// Time between ticks.
    static let tickMilliseconds = 100
    /// Time a drain may take.
    static let graceMilliseconds = 30_000
    /// Time between looks at a disk that was full.
    static let probeMilliseconds = 1_000

    private var machine: CollectorMachine
    private let writer: CollectorWriter
    private var clients: MessagePort
    private var workers: MessagePort
    private let controller: ServerConnection
    private let log: ServiceLog
    private let observer: (CollectorObservation) -> Void
    private var events: [CollectorEvent] = []
    private var writes: [CollectorEffect] = []
    private var reads: [CollectorEffect] = []
    private var nextProbe: Instant?
    private var isStopped = false

    init(
        machine: CollectorMachine, store: ResultStore, clients: MessagePort, workers: MessagePort,
        controller: ServerConnection, log: ServiceLog,
        observer: @escaping (CollectorObservation) -> Void
    ) {
        self.machine = machine
        writer = CollectorWriter(store)
        self.clients = clients
        self.workers = workers
        self.controller = controller
        self.log = log
        self.observer = observer
    }

    /// Turns until the machine is through with a drain, the grace is over or an end at once is asked for.
    mutating func run(until stop: StopControl) throws -> ServiceExit {
        var nextTick = MonotonicClock.now
        var deadline: Instant?
        while true {
            let now = MonotonicClock.now
            if now >= nextTick {
                events.append(.tick)
                nextTick = now.adding(milliseconds: CollectorLoop.tickMilliseconds)
                probe(now)
            }
            let wait = Duration.milliseconds(max(0, nextTick.milliseconds(since: now) + 1))
            let ports = [controller.messages, workers, clients]
            let dialling = controller.isDialling ? [controller.messages.socket] : []
            let ready = try poll(
                sockets: ports.map(\.socket), dialling: dialling, descriptors: stop.descriptors,
                timeout: events.isEmpty ? wait : .zero)
            if ready.connected == [true] {
                controller.isDialling = false
                events.append(.connectedController)
            }
            for (port, isReady) in zip(ports, ready.sockets) where isReady {
                try receive(from: port)
            }
            switch stop.check() {
            case .none: break
            case .drain where deadline == nil:
                log.write(.info, "draining")
                deadline = MonotonicClock.now.adding(milliseconds: CollectorLoop.graceMilliseconds)
                events.append(.drain)
            case .drain: break
            case .immediate: return .forced
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

    /// Looks once a second whether a disk that failed can be written again.
    private mutating func probe(_ now: Instant) {
        guard let due = nextProbe, now >= due else { return }
        if writer.canWrite() {
            nextProbe = nil
            log.write(.warning, "store-recovered")
            observer(.storage(nil))
            events.append(.storeRecovered)
        } else {
            nextProbe = now.adding(milliseconds: CollectorLoop.probeMilliseconds)
        }
    }

    /// Hands events over until there are none, with one transaction for all that is to be written meanwhile.
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
            if writes.isEmpty && reads.isEmpty { return }
            write()
            read()
        }
    }

    private mutating func carryOut(_ effect: CollectorEffect) throws(TransportError) {
        switch effect {
        case .send(let peer, let message): try send(message, to: peer)
        case .disconnect(let peer):
            switch peer.port {
            case .clients: clients.shutOut(peer.route)
            case .workers: workers.shutOut(peer.route)
            case .controller: break
            }
        case .reconnectController: try controller.reconnect()
        case .read: reads.append(effect)
        case .log(let record): log.write(record)
        case .stopped: isStopped = true
        case .openJob, .append, .compare, .quarantine, .endJob, .reopenJob, .forget:
            writes.append(effect)
        }
    }

    private mutating func send(_ message: Message, to peer: PeerID) throws(TransportError) {
        let port =
            switch peer.port {
            case .clients: clients
            case .workers: workers
            case .controller: controller.messages
            }
        switch try port.send(message, to: peer.route, log: log) {
        case .sent: break
        case .full: log.write(.debug, "peer-full", [("message", "\(message.type)")])
        case .unreachable: events.append(.disconnected(peer))
        }
    }

    private mutating func write() {
        if writes.isEmpty { return }
        let batch = writes
        writes = []
        let outcome = writer.write(batch)
        events += outcome.events
        outcome.observations.forEach(observer)
        if let error = outcome.error {
            log.write(.error, "store", [("why", "\(error)")])
            observer(.storage("\(error)"))
            nextProbe = MonotonicClock.now.adding(milliseconds: CollectorLoop.probeMilliseconds)
        }
    }

    private mutating func read() {
        for case .read(let peer, let job, let from, let bytes) in reads {
            do throws(StoreError) {
                let rows = try writer.store.read(job: job, from: from, bytes: bytes)
                events.append(.rows(peer, job: job, rows))
            } catch {
                log.write(.error, "store", [("why", "\(error)")])
                events.append(.rows(peer, job: job, []))
            }
        }
        reads = []
    }
}
