internal import Glibc
package import LayoutText

/// What a pool of one machine uses.
package struct UpOptions: Sendable {
    /// Folder of the queue and of the results; made when it is missing.
    package var folder: String
    /// Where clients connect.
    package var clients: Endpoint
    /// Where clients read results.
    package var results: Endpoint
    /// Worker processes.
    package var workers: Int
    /// The program to start as `PROGRAM worker --controller ADDRESS --log LEVEL`.
    package var executable = "/proc/self/exe"
    /// Where controller and collector are watched; nil is nowhere.
    package var monitor: MonitorAddress?
    /// How much is logged.
    package var logLevel: ServiceLog.Level
    /// Files that texts are measured with beside the packages' fonts.
    package var textSources: TextSources

    /// Creates options: the usual addresses, a worker for each core this process may use.
    package init(
        folder: String, clients: Endpoint = PoolAddresses.controllerClients,
        results: Endpoint = PoolAddresses.collectorClients, workers: Int? = nil,
        logLevel: ServiceLog.Level = .warning, textSources: TextSources = TextSources()
    ) {
        self.folder = folder
        self.clients = clients
        self.results = results
        self.workers = max(1, workers ?? PrivatePoolOptions.coreCount)
        self.logLevel = logLevel
        self.textSources = textSources
    }
}

/// A pool that stays: controller and collector in this process, worker processes that are restarted when they die.
package final class UpService {
    private let options: UpOptions
    private let signals: SignalSource
    private let log: ServiceLog

    /// Prepares a pool. To be made on the main thread before any other thread: SIGINT, SIGTERM and SIGCHLD are taken over.
    package init(_ options: UpOptions) throws {
        self.options = options
        signals = try SignalSource([SIGINT, SIGTERM, SIGCHLD])
        log = ServiceLog("pool", level: options.logLevel)
    }

    /// Serves until SIGINT or SIGTERM; workers finish their variant then.
    ///
    /// - Parameter ready: called once, when clients can connect, with where they do, where they read results and where the
    ///   pool is watched.
    /// - Throws: `StoreError`, `TransportError`, `PoolError` or `TextModelError`.
    package func run(
        ready: (_ clients: Endpoint, _ results: Endpoint, _ monitor: MonitorAddress?) -> Void
    ) throws {
        let program = WorkerProgram(
            executable: options.executable, logLevel: options.logLevel,
            textSources: options.textSources)
        let build = try program.build()
        let sockets = try SocketFolder()
        let services = try PrivateServices()
        defer { services.stop() }
        let frames = try sockets.endpoint("collector")
        let workers = try sockets.endpoint("controller")
        var controllerOptions = ControllerOptions(
            folder: options.folder, clients: options.clients, workers: workers, collector: frames,
            results: options.results, logLevel: options.logLevel)
        var collectorOptions = CollectorOptions(
            folder: options.folder, workers: frames, clients: options.results, controller: workers,
            logLevel: options.logLevel)
        controllerOptions.configuration.serveOwnWorkers(of: build)
        let desks = try services.desks()
        controllerOptions.monitor = .with(desks.controller)
        collectorOptions.monitor = .with(desks.collector)
        let monitor = try options.monitor.map { address in
            try MonitorServer(address, [desks.controller, desks.collector])
        }
        defer { withExtendedLifetime(monitor) {} }
        try services.start(controllerOptions, collectorOptions)
        let addresses = try services.waitForAddresses()
        let crew = try WorkerCrew(
            program, controller: addresses.controller.workers, build: build)
        try crew.start(options.workers)
        ready(addresses.controller.clients, addresses.collector.clients, monitor?.address)
        try tend(crew, services)
        crew.end(signals)
    }

    /// Looks after the workers until a signal asks for the end.
    private func tend(_ crew: WorkerCrew, _ services: PrivateServices) throws {
        while true {
            if !(try services.awaitNews(signals, until: crew.nextStart)).isEmpty { return }
            let jobs = services.board.snapshot().jobs.values
            try crew.tend(
                services.embedding, recorded: jobs.reduce(0) { $0 + $1.recorded }, log: log)
        }
    }
}
