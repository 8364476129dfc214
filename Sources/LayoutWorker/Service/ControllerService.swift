internal import Synchronization

/// The controller on its sockets and its disk: feeds the state machine and does what it says. One thread.
package final class ControllerService {
    private let options: ControllerOptions
    private let stop: StopControl
    private let log: ServiceLog

    /// Prepares a controller; nothing is opened before `run`.
    package init(_ options: ControllerOptions, stop: StopControl) {
        self.options = options
        self.stop = stop
        log = ServiceLog("controller", level: options.logLevel)
    }

    /// Serves until asked to stop.
    ///
    /// - Parameter ready: called once, on this thread, when clients and workers can connect.
    /// - Throws: `StoreError` or `TransportError`.
    package func run(ready: (BoundAddresses) -> Void = { _ in }) throws -> ServiceExit {
        try run(embedding: nil, ready: ready)
    }

    /// Serves inside a program whose worker processes are its own.
    func run(
        embedding: ControllerEmbedding?, ready: (BoundAddresses) -> Void
    ) throws -> ServiceExit {
        let store = try ControllerStore(folder: options.folder)
        let doors = try ServiceDoors(
            clients: options.clients, workers: options.workers, keys: options.keys, log: log)
        defer { doors.end() }
        var configuration = options.configuration
        configuration.shards = options.shards
        configuration.doors.clients = "\(doors.bound.clients)"
        configuration.doors.workers = "\(doors.bound.workers)"
        let now = MonotonicClock.now
        let stored = try store.load()
        try stored.checkShards(configuration.shards.count, folder: options.folder)
        let machine = ControllerMachine(
            restoring: stored, configuration: configuration,
            seed: UInt64.random(in: 0...UInt64.max), now: now)
        var loop = ControllerLoop(
            machine: machine, store: store, doors: doors, log: log, embedding: embedding)
        let monitor = try ServiceMonitor(options.monitor, "controller", stop: stop)
        monitor.announce(doors.bound, log, ready)
        return try loop.run(until: stop, watchedBy: monitor.desk)
    }
}

/// What the program around an embedded controller tells it: worker processes that ended.
final class ControllerEmbedding: Sendable {
    /// A worker process that ended without saying so.
    struct Death: Sendable {
        /// The worker's uuid.
        var uuid: String
        /// How it ended, for people.
        var text: String
    }

    private let deaths = Mutex<[Death]>([])
    private let stop: StopControl

    /// Creates one for the controller that `stop` ends.
    init(stop: StopControl) { self.stop = stop }

    /// Tells that a worker process ended. Any thread may call it.
    func report(_ death: Death) {
        deaths.withLock { $0.append(death) }
        stop.wake()
    }

    /// What was told since the last look.
    func takeDeaths() -> [Death] {
        deaths.withLock { deaths in
            defer { deaths = [] }
            return deaths
        }
    }
}
