internal import Glibc

/// The turns of a worker's sockets' thread.
struct WorkerLoop {
    /// Time between ticks while nothing is solved.
    static let idleTickMilliseconds = 100
    /// Time between ticks while the solver works.
    static let busyTickMilliseconds = 10
    /// Time that the last messages have to leave, milliseconds.
    static let lingerMilliseconds: Int32 = 1_000

    private var machine: WorkerMachine
    private let solver: SolverThread
    private let context: MessagingContext
    private let key: AccessKey?
    private let controller: ServerConnection
    private var collector: ServerConnection?
    private var collectorAddress: Endpoint?
    private let parentDescriptor: Int32?
    private let log: ServiceLog
    private var events: [WorkerEvent] = []
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
        self.parentDescriptor = parentDescriptor
        self.log = log
        self.controller = try ServerConnection(
            controller, .controller, in: context, options: WorkerLoop.socketOptions,
            security: key?.asPeer)
        if let collector { try dialCollector(collector) }
    }

    private static var socketOptions: SocketOptions {
        var options = SocketOptions()
        options.lingerMilliseconds = lingerMilliseconds
        return options
    }

    private mutating func dialCollector(_ address: Endpoint) throws(TransportError) {
        if address == collectorAddress { return }
        collectorAddress = address
        collector = try ServerConnection(
            address, .workers, in: context, options: WorkerLoop.socketOptions,
            security: key?.asPeer)
    }

    /// Turns until the machine is through with a drain or an end at once is asked for.
    mutating func run(until stop: StopControl) throws -> ServiceExit {
        var nextTick = MonotonicClock.now
        var isDraining = false
        while true {
            let now = MonotonicClock.now
            if now >= nextTick {
                if let progress = solver.progress() { events.append(progress) }
                events.append(.tick)
                nextTick = now.adding(
                    milliseconds: isBusy
                        ? WorkerLoop.busyTickMilliseconds : WorkerLoop.idleTickMilliseconds)
            }
            if try !wait(max(0, nextTick.milliseconds(since: now) + 1), stop) { return .forced }
            events += solver.takeEvents()
            switch stop.check() {
            case .none: break
            case .drain where !isDraining:
                log.write(.info, "draining")
                isDraining = true
                events.append(.drain)
            case .drain: break
            case .immediate: return .forced
            }
            try settle()
            if isStopped { return .drained }
        }
    }

    /// Waits for messages and takes them; false when the process that started this one is gone.
    private mutating func wait(_ milliseconds: Int, _ stop: StopControl) throws -> Bool {
        let connections = [controller] + (collector.map { [$0] } ?? [])
        let links: [WorkerLink] = [.controller, .collector]
        let dialling = connections.indices.filter { connections[$0].isDialling }
        let own = parentDescriptor.map { [$0] } ?? []
        let ready = try poll(
            sockets: connections.map(\.messages.socket),
            dialling: dialling.map { connections[$0].messages.socket },
            descriptors: own + [solver.events.descriptor] + stop.descriptors,
            timeout: events.isEmpty ? .milliseconds(milliseconds) : .zero)
        // Nobody writes into the pipe: readable means that its other end is closed.
        if parentDescriptor != nil && ready.descriptors[0] { return false }
        for (index, isConnected) in zip(dialling, ready.connected) where isConnected {
            connections[index].isDialling = false
            events.append(.connected(links[index]))
        }
        for (index, isReady) in ready.sockets.enumerated() where isReady {
            try receive(from: connections[index].messages, links[index])
        }
        return true
    }

    private mutating func receive(from port: MessagePort, _ link: WorkerLink) throws {
        for _ in 0..<MessagePort.mostATurn {
            switch try port.receive() {
            case nil: return
            case .message(_, let message):
                if case .welcome(let header) = message, link == .controller {
                    try learnCollector(header)
                }
                events.append(.received(link, message))
            case .malformed(_, let error): events.append(.malformed(link, error))
            }
        }
    }

    private mutating func learnCollector(_ header: WelcomeHeader) throws(TransportError) {
        guard let text = header.collector else { return }
        guard let address = try? Endpoint(text, isEncrypted: key != nil) else {
            log.write(.error, "bad-collector-address", [("address", text)])
            return
        }
        try dialCollector(address)
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

    private mutating func carryOut(_ effect: WorkerEffect) throws(TransportError) {
        switch effect {
        case .send(let link, let message):
            guard let port = link == .controller ? controller.messages : collector?.messages
            else { return }
            let outcome = try port.send(message, to: [], log: log)
            if outcome != .sent { log.write(.debug, "not-sent", [("message", "\(message.type)")]) }
        case .reconnect(.controller): try controller.reconnect()
        case .reconnect(.collector): try collector?.reconnect()
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
