/// The turns of a controller: wait, hand events to the machine, carry effects out, commit once.
struct ControllerLoop {
    private var machine: ControllerMachine
    private let store: ControllerStore
    private let doors: ServiceDoors
    private let log: ServiceLog
    private let embedding: ControllerEmbedding?
    private var figures = ServiceFigures("controller")
    private var events: [ControllerEvent] = []
    private var writes: [(ticket: UInt64, entries: [JournalEntry])] = []
    private var patience = WritePatience()
    private var busyPolling = BusyPolling()
    private var isStopped = false

    init(
        machine: ControllerMachine, store: ControllerStore, doors: ServiceDoors, log: ServiceLog,
        embedding: ControllerEmbedding?
    ) {
        self.embedding = embedding
        self.machine = machine
        self.store = store
        self.doors = doors
        self.log = log
    }

    /// Turns until the machine is through with a drain, the grace is over or an end at once is asked for.
    mutating func run(until stop: StopControl, watchedBy desk: MonitorDesk?) throws -> ServiceExit {
        var rhythm = ServiceRhythm()
        while true {
            let now = MonotonicClock.now
            if rhythm.takeTick(now) {
                events.append(.tick)
                for peer in doors.takeRevoked(log) { events.append(.disconnected(peer)) }
            }
            let ports = [doors.clients, doors.workers]
            let ready = try poll(
                sockets: ports.map(\.socket), descriptors: stop.descriptors,
                timeout: events.isEmpty ? patience.wait(rhythm.wait(now), now) : .zero,
                look: busyPolling.beginWait(MonotonicClock.now))
            busyPolling.endWait(MonotonicClock.now)
            for (port, isReady) in zip(ports, ready.sockets) where isReady {
                try port.receiveAll { take($0) }
            }
            switch rhythm.order(stop, log) {
            case .goOn: break
            case .drain: events.append(.drain(includingWorkers: embedding != nil))
            case .end(let exit): return exit
            }
            for death in embedding?.takeDeaths() ?? [] {
                events.append(.workerDied(uuid: death.uuid, text: death.text))
            }
            try settle()
            if isStopped { return .drained }
            desk?.answer { report() }
        }
    }

    private mutating func take(_ arrival: MessagePort.Arrival) {
        switch arrival {
        case .message(let peer, let message): events.append(.received(peer, message))
        case .malformed(let peer, let error):
            figures.refused(error)
            events.append(.malformed(peer, error))
        }
    }

    /// What this controller says of itself.
    private func report() -> MonitorReport {
        let now = MonotonicClock.now
        var problems: [String] = []
        if let problem = figures.storageProblem { problems.append(problem.text) }
        if machine.drain != .none { problems.append("it is shutting down") }
        return MonitorReport(
            service: figures.service,
            metrics: figures.common(nil)
                + figures.ofServer(keyRefusals: doors.security?.refusals ?? 0)
                + machine.metrics(now),
            problems: problems, tables: machine.tables(now))
    }

    /// Hands events over until there are none, with one commit for all that is to be written meanwhile. Where nobody waits
    /// for a write, the commit waits a moment for company.
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
            let isDue = patience.isDue(
                MonotonicClock.now, isEmpty: writes.isEmpty,
                canWait: writes.allSatisfy { $0.entries.allSatisfy(\.canWait) })
            if !isDue { return }
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
        case .disconnect(let peer): doors.shutOut(peer)
        case .log(let record): log.write(record)
        case .stopped: isStopped = true
        }
    }

    private mutating func send(_ message: Message, to peer: PeerID) throws(TransportError) {
        let port = peer.port == .clients ? doors.clients : doors.workers
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
        let start = MonotonicClock.now
        do throws(StoreError) {
            for (_, entries) in batch { try store.apply(entries) }
            try store.commit()
            figures.committed(since: start, arrival: start)
            if let last = batch.last { events.append(.persisted(ticket: last.ticket)) }
        } catch {
            store.rollback()
            if batch.count == 1 {
                log.write(.error, "store", [("why", "\(error)")])
                figures.failed("\(error)")
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
