/// The turns of a collector: wait, hand events to the machine, write all of a turn in one transaction, then speak.
struct CollectorLoop {
    /// Time between looks at a disk that was full.
    static let probeMilliseconds = 1_000

    private var machine: CollectorMachine
    private var writer: CollectorWriter
    private let doors: ServiceDoors
    private let controller: ServerConnection
    private let folder: String
    private let budget: Int?
    private let log: ServiceLog
    private let observer: (CollectorObservation) -> Void
    private var figures = ServiceFigures("collector")
    private var events: [CollectorEvent] = []
    private var writes: [CollectorEffect] = []
    private var patience = WritePatience()
    private var nextProbe: Instant?
    private var nextLook = MonotonicClock.now
    private var turnStart = MonotonicClock.now
    private var busyPolling = BusyPolling()
    private var isStopped = false

    init(
        machine: CollectorMachine, store: ResultStore, options: CollectorOptions,
        sources: AdoptionSources, doors: ServiceDoors, controller: ServerConnection,
        log: ServiceLog,
        observer: @escaping (CollectorObservation) -> Void
    ) {
        self.machine = machine
        writer = CollectorWriter(store, adoptingFrom: sources)
        folder = options.folder
        budget = options.budget
        self.doors = doors
        self.controller = controller
        self.log = log
        self.observer = observer
    }

    /// Turns until the machine is through with a drain, the grace is over or an end at once is asked for.
    mutating func run(until stop: StopControl, watchedBy desk: MonitorDesk?) throws -> ServiceExit {
        var rhythm = ServiceRhythm()
        while true {
            let now = MonotonicClock.now
            if rhythm.takeTick(now) {
                events.append(.tick)
                probe(now)
                look(now)
            }
            let ports = [controller.messages, doors.workers, doors.clients]
            let dialling = controller.isDialling ? [controller.messages.socket] : []
            let ready = try poll(
                sockets: ports.map(\.socket), dialling: dialling, descriptors: stop.descriptors,
                timeout: events.isEmpty ? patience.wait(rhythm.wait(now), now) : .zero,
                look: busyPolling.beginWait(MonotonicClock.now))
            turnStart = MonotonicClock.now
            busyPolling.endWait(turnStart)
            if ready.connected == [true] {
                controller.isDialling = false
                events.append(.connectedController)
            }
            for (port, isReady) in zip(ports, ready.sockets) where isReady {
                try port.receiveAll { take($0) }
            }
            switch rhythm.order(stop, log) {
            case .goOn: break
            case .drain: events.append(.drain)
            case .end(let exit): return exit
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

    /// What this collector says of itself.
    private func report() -> MonitorReport {
        var problems: [String] = []
        var lag = figures.lag
        if let problem = figures.storageProblem {
            problems.append(problem.text)
            lag = MonotonicClock.now.seconds(since: problem.since)
        }
        if !machine.hasRoom { problems.append("the disk budget of the results is used up") }
        if machine.isDraining { problems.append("it is shutting down") }
        let disk = DiskSpace(folder: folder)
        let own: [Metric] = [
            Metric(
                .gauge, "layoutctl_collector_lag_seconds",
                "How long frames wait for the disk: the last ones, or since it takes nothing.",
                lag),
            .gauge(
                "layoutctl_results_bytes", "Bytes of the results on disk.", disk?.used ?? 0),
            .gauge(
                "layoutctl_disk_free_bytes", "Bytes the disk of the results still takes.",
                disk?.free ?? 0),
        ]
        return MonitorReport(
            service: figures.service,
            metrics: figures.common(nil)
                + figures.ofServer(keyRefusals: doors.security?.refusals ?? 0)
                + machine.metrics() + own,
            problems: problems, tables: machine.tables())
    }

    /// Looks once a second for room on the disk and for keys that are not allowed any more.
    private mutating func look(_ now: Instant) {
        guard now >= nextLook else { return }
        nextLook = now.adding(milliseconds: CollectorLoop.probeMilliseconds)
        for peer in doors.takeRevoked(log) { events.append(.disconnected(peer)) }
        guard let disk = DiskSpace(folder: folder) else { return }
        let reusable = (try? writer.store.reusableBytes()) ?? 0
        let hasRoom = disk.hasRoom(budget: budget, reusable: reusable)
        if hasRoom != machine.hasRoom { events.append(.room(hasRoom)) }
    }

    /// Looks once a second whether a disk that failed can be written again.
    private mutating func probe(_ now: Instant) {
        guard let due = nextProbe, now >= due else { return }
        if writer.canWrite() {
            nextProbe = nil
            log.write(.warning, "store-recovered")
            observer(.storage(nil))
            figures.recovered()
            events.append(.storeRecovered)
        } else {
            nextProbe = now.adding(milliseconds: CollectorLoop.probeMilliseconds)
        }
    }

    /// Hands events over until there are none, with one transaction for all that is to be written meanwhile. Where nobody
    /// waits for a write, the transaction waits a moment for company.
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
                MonotonicClock.now, isEmpty: writes.isEmpty, canWait: writes.allSatisfy(\.canWait))
            if !isDue { return }
            write()
        }
    }

    private mutating func carryOut(_ effect: CollectorEffect) throws(TransportError) {
        switch effect {
        case .send(let peer, let message): try send(message, to: peer)
        case .disconnect(let peer): doors.shutOut(peer)
        case .reconnectController: try controller.reconnect()
        case .read(let peer, let job, let from, let bytes):
            // At once, not after what else is to be said: a follower waits for it.
            let rows = CollectorEvent.rows(peer, job: job, read(job, from, bytes))
            for effect in machine.handle(rows, now: MonotonicClock.now) { try carryOut(effect) }
        case .log(let record): log.write(record)
        case .stopped: isStopped = true
        case .openJob, .append, .compare, .quarantine, .endJob, .reopenJob, .forget:
            writes.append(effect)
        }
    }

    private mutating func send(_ message: Message, to peer: PeerID) throws(TransportError) {
        let port =
            switch peer.port {
            case .clients: doors.clients
            case .workers: doors.workers
            case .controller: controller.messages
            }
        switch try port.send(message, to: peer.route, log: log) {
        case .sent: break
        case .full: log.write(.debug, "peer-full", [("message", "\(message.type)")])
        case .unreachable: events.append(.disconnected(peer))
        }
    }

    private mutating func write() {
        let batch = writes
        writes = []
        let start = MonotonicClock.now
        let outcome = writer.write(batch)
        events += outcome.events
        outcome.observations.forEach(observer)
        if let error = outcome.error {
            log.write(.error, "store", [("why", "\(error)")])
            observer(.storage("\(error)"))
            figures.failed("\(error)")
            nextProbe = MonotonicClock.now.adding(milliseconds: CollectorLoop.probeMilliseconds)
        } else {
            figures.committed(since: start, arrival: turnStart)
        }
    }

    private func read(_ job: String, _ from: UInt64, _ bytes: Int) -> [StoredFrames] {
        do throws(StoreError) {
            return try writer.read(job: job, from: from, bytes: bytes)
        } catch {
            log.write(.error, "store", [("why", "\(error)")])
            return []
        }
    }
}
