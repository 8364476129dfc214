internal import Glibc

/// The turns of a worker's sockets' thread.
struct WorkerLoop {
    /// Time between ticks while the solver works.
    static let busyTickMilliseconds = 10
    /// Time that the last messages have to leave, milliseconds.
    static let lingerMilliseconds: Int32 = 1_000

    private var machine: WorkerMachine
    private let solver: SolverThread
    private let context: MessagingContext
    private let key: AccessKey?
    /// Whether the collector may be on another machine; with a key, and where the controller may be, too.
    private let allowsAnyHost: Bool
    private let controller: ServerConnection
    /// Connections to collectors, by shard.
    private var collectors: [Int: (address: Endpoint, connection: ServerConnection)] = [:]
    /// Where the controller said that collectors are, by shard.
    private var collectorAddresses: [Int: Endpoint] = [:]
    private let parentDescriptor: Int32?
    private let log: ServiceLog
    private let figures = ServiceFigures("worker")
    private var events: [WorkerEvent] = []
    private var busyPolling = BusyPolling()
    private var isStopped = false
    private var isBusy = false

    init(
        machine: WorkerMachine, solver: SolverThread, controller: Endpoint, collector: Endpoint?,
        key: AccessKey?, context: MessagingContext, parentDescriptor: Int32?, log: ServiceLog
    ) throws(TransportError) {
        self.machine = machine
        self.solver = solver
        self.context = context
        self.key = key
        allowsAnyHost = key != nil || controller.reachesOthers
        self.parentDescriptor = parentDescriptor
        self.log = log
        self.controller = try ServerConnection(
            controller, .controller, in: context, options: WorkerLoop.socketOptions,
            security: key?.asPeer)
        if let collector { try dialCollector(0, at: collector) }
    }

    private static var socketOptions: SocketOptions {
        var options = SocketOptions()
        options.lingerMilliseconds = lingerMilliseconds
        return options
    }

    private mutating func dialCollector(
        _ shard: Int, at address: Endpoint
    ) throws(TransportError) {
        if collectors[shard]?.address == address { return }
        let connection = try ServerConnection(
            address, .workers, in: context, options: WorkerLoop.socketOptions,
            security: key?.asPeer)
        collectors[shard] = (address, connection)
    }

    /// Turns until the machine is through with a drain or an end at once is asked for.
    mutating func run(until stop: StopControl, watchedBy desk: MonitorDesk?) throws -> ServiceExit {
        var rhythm = ServiceRhythm()
        while true {
            let now = MonotonicClock.now
            rhythm.tickMilliseconds =
                isBusy ? WorkerLoop.busyTickMilliseconds : ServiceRhythm.tickMilliseconds
            if rhythm.takeTick(now) {
                if let progress = solver.progress() { events.append(progress) }
                events.append(.tick)
            }
            let wait = events.isEmpty ? rhythm.wait(now) : .zero
            if try !receive(waiting: wait, stop) { return .forced }
            events += solver.takeEvents()
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

    /// What this worker says of itself.
    private func report() -> MonitorReport {
        MonitorReport(
            service: figures.service,
            metrics: figures.common(machine.configuration.build) + [solver.times.metric]
                + machine.metrics(),
            problems: machine.drainSince == nil ? [] : ["it is shutting down"],
            tables: machine.tables())
    }

    /// Waits for messages and takes them; false when the process that started this one is gone.
    private mutating func receive(waiting wait: Duration, _ stop: StopControl) throws -> Bool {
        let shards = collectors.sorted { $0.key < $1.key }
        let connections = [controller] + shards.map(\.value.connection)
        let links: [WorkerLink] = [.controller] + shards.map { .collector($0.key) }
        let dialling = connections.indices.filter { connections[$0].isDialling }
        let own = parentDescriptor.map { [$0] } ?? []
        let ready = try poll(
            sockets: connections.map(\.messages.socket),
            dialling: dialling.map { connections[$0].messages.socket },
            descriptors: own + [solver.events.descriptor] + stop.descriptors,
            timeout: wait, look: busyPolling.beginWait(MonotonicClock.now))
        busyPolling.endWait(MonotonicClock.now)
        // Nobody writes into the pipe: readable means that its other end is closed.
        if parentDescriptor != nil && ready.descriptors[0] { return false }
        for (index, isConnected) in zip(dialling, ready.connected) where isConnected {
            connections[index].isDialling = false
            events.append(.connected(links[index]))
        }
        for (index, isReady) in ready.sockets.enumerated() where isReady {
            try connections[index].messages.receiveAll { try take($0, links[index]) }
        }
        return true
    }

    private mutating func take(_ arrival: MessagePort.Arrival, _ link: WorkerLink) throws {
        switch arrival {
        case .message(_, let message):
            switch message {
            case .welcome(let header) where link == .controller: try learnCollectors(header)
            case .lease(let header, _):
                if let address = collectorAddresses[header.collector] {
                    try dialCollector(header.collector, at: address)
                }
            default: break
            }
            events.append(.received(link, message))
        case .malformed(_, let error): events.append(.malformed(link, error))
        }
    }

    /// Takes the collectors' addresses. The first is dialled at once, others with the first lease for them; those that
    /// are connected already and have moved, at once.
    private mutating func learnCollectors(_ header: WelcomeHeader) throws(TransportError) {
        let texts = header.collectors ?? header.collector.map { [$0] } ?? []
        for (shard, text) in texts.enumerated() where !text.isEmpty {
            guard let address = try? Endpoint(text, allowsAnyHost: allowsAnyHost) else {
                log.write(.error, "bad-collector-address", [("address", text)])
                continue
            }
            collectorAddresses[shard] = address
            if shard == 0 || collectors[shard] != nil { try dialCollector(shard, at: address) }
        }
    }

    private mutating func settle() throws(TransportError) {
        while !events.isEmpty {
            let batch = events
            events = []
            for event in batch {
                switch event {
                case .finished, .failed, .stopped: isBusy = false
                default: break
                }
                for effect in machine.handle(event, now: MonotonicClock.now) {
                    try carryOut(effect)
                }
            }
        }
    }

    private func connection(_ link: WorkerLink) -> ServerConnection? {
        switch link {
        case .controller: controller
        case .collector(let shard): collectors[shard]?.connection
        }
    }

    private mutating func carryOut(_ effect: WorkerEffect) throws(TransportError) {
        switch effect {
        case .send(let link, let message):
            guard let port = connection(link)?.messages else { return }
            let outcome = try port.send(message, to: [], log: log)
            if outcome != .sent { log.write(.debug, "not-sent", [("message", "\(message.type)")]) }
        case .reconnect(let link): try connection(link)?.reconnect()
        case .keepSpecification(let hash, let bytes): solver.keep(hash, bytes)
        case .dropSpecification(let hash): solver.drop(hash)
        case .solve(let order):
            isBusy = true
            solver.start(order)
        case .cancelSolve: solver.cancel()
        case .pauseSolve: solver.pause()
        case .resumeSolve: solver.resume()
        case .finishVariant: solver.finishVariant()
        case .log(let record): log.write(record)
        case .abandon:
            log.write(.error, "solver-stuck")
            // The solver's thread does not end, so neither would an orderly exit.
            _exit(70)
        case .exit: isStopped = true
        }
    }
}
