/// Where a collector listens and keeps its results.
package struct CollectorOptions: Sendable {
    /// Where workers bring frames.
    package var workers: Endpoint
    /// Where clients read results.
    package var clients: Endpoint
    /// The controller's address for workers.
    package var controller: Endpoint
    /// Folder of the results; made when it is missing.
    package var folder: String
    /// Its place in the controller's list of collectors.
    package var shard = 0
    /// Folders of results that are read for what is recorded already of new jobs' content, beside this one.
    package var reuse: [String] = []
    /// Bytes the results may take; new work stops when they do. nil is what the disk has.
    package var budget: Int?
    /// Folder of the pool's keys, the controller's too; nil is plain connections, on this machine alone.
    package var keys: String?
    /// Who is told how the service stands, and where.
    package var monitor = MonitorPlace.nowhere
    /// How much is logged.
    package var logLevel: ServiceLog.Level

    /// Creates options with the usual addresses of one machine.
    package init(
        folder: String, workers: Endpoint = PoolAddresses.collectorWorkers,
        clients: Endpoint = PoolAddresses.collectorClients,
        controller: Endpoint = PoolAddresses.controllerWorkers,
        logLevel: ServiceLog.Level = .warning
    ) {
        self.folder = folder
        self.workers = workers
        self.clients = clients
        self.controller = controller
        self.logLevel = logLevel
    }
}

/// What a collector's owner in the same process may want to know, told after it is on disk.
enum CollectorObservation: Sendable {
    /// Jobs as they stood at the start.
    case restored([CollectedJob])
    /// So many variants more of a job are recorded.
    case recorded(job: String, variants: Int)
    /// A variant of a job was given up.
    case quarantined(job: String, QuarantinedVariant)
    /// A job ended.
    case ended(job: String, JobState)
    /// The results cannot be written, or can again (nil).
    case storage(String?)
}

/// The collector on its sockets and its disk: feeds the state machine and does what it says. One thread.
package final class CollectorService {
    private let options: CollectorOptions
    private let stop: StopControl
    private let log: ServiceLog

    /// Prepares a collector; nothing is opened before `run`.
    package init(_ options: CollectorOptions, stop: StopControl) {
        self.options = options
        self.stop = stop
        log = ServiceLog("collector", level: options.logLevel)
    }

    /// Serves until asked to stop.
    ///
    /// - Parameter ready: called once, on this thread, when clients and workers can connect.
    /// - Throws: `StoreError` or `TransportError`.
    package func run(ready: (BoundAddresses) -> Void = { _ in }) throws -> ServiceExit {
        try run(observer: { _ in }, ready: ready)
    }

    /// Serves and tells an observer, on this thread, what was recorded.
    func run(
        observer: @escaping (CollectorObservation) -> Void, ready: (BoundAddresses) -> Void
    ) throws -> ServiceExit {
        let store = try ResultStore(folder: options.folder)
        let restored = try store.load()
        let sources = try AdoptionSources(folders: options.reuse)
        let doors = try ServiceDoors(
            clients: options.clients, workers: options.workers, keys: options.keys, log: log)
        defer { doors.end() }
        let controller = try ServerConnection(
            options.controller, .controller, in: doors.context, security: doors.security?.asPeer)
        let configuration = CollectorConfiguration(
            uuid: ProcessIdentity.uuid, name: ProcessIdentity.name, shard: options.shard,
            controllerAddress: "\(options.controller)")
        let machine = CollectorMachine(restoring: restored, configuration: configuration)
        var loop = CollectorLoop(
            machine: machine, store: store, options: options, sources: sources, doors: doors,
            controller: controller, log: log, observer: observer)
        let monitor = try ServiceMonitor(options.monitor, "collector", stop: stop)
        observer(.restored(restored))
        monitor.announce(doors.bound, log, ready)
        return try loop.run(until: stop, watchedBy: monitor.desk)
    }
}
