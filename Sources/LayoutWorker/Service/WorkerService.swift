internal import Glibc
package import LayoutText

/// Whom a worker serves and what it may use.
package struct WorkerOptions: Sendable {
    /// The controller's address for workers.
    package var controller: Endpoint
    /// The collector's address for workers; nil waits for the controller to tell it.
    package var collector: Endpoint?
    /// This worker's key; nil is plain connections, on this machine alone.
    package var key: AccessKey?
    /// Bytes of warm solvers; the least recently used leave first.
    package var cacheBytes: Int
    /// Who is told how the worker stands, and where.
    package var monitor = MonitorPlace.nowhere
    /// How much is logged.
    package var logLevel: ServiceLog.Level
    /// Files that texts are measured with beside the packages' fonts.
    package var textSources: TextSources
    /// What solves; nil is the layout engine.
    var factory: SolverFactory?

    /// Creates options with the usual addresses of one machine.
    package init(
        controller: Endpoint = PoolAddresses.controllerWorkers, collector: Endpoint? = nil,
        cacheBytes: Int = 512 << 20, logLevel: ServiceLog.Level = .warning,
        textSources: TextSources = TextSources()
    ) {
        self.controller = controller
        self.collector = collector
        self.cacheBytes = cacheBytes
        self.logLevel = logLevel
        self.textSources = textSources
    }
}

/// One worker: this thread owns the sockets and feeds the state machine, another one solves.
package final class WorkerService {
    private let options: WorkerOptions
    private let stop: StopControl
    private let log: ServiceLog
    private let household: Household?

    /// Prepares a worker; nothing is opened before `run`.
    ///
    /// The stop control of a worker that a private pool started is made by `WorkerService.stopControl()`.
    package init(_ options: WorkerOptions, stop: StopControl) {
        self.options = options
        self.stop = stop
        household = Household.ofEnvironment
        log = ServiceLog("worker", level: options.logLevel)
    }

    /// The stop control of a worker process: SIGTERM drains, and so does SIGINT unless a private pool started it.
    package static func stopControl() throws -> StopControl {
        try StopControl.ofProcess(ignoresInterrupt: Household.ofEnvironment != nil)
    }

    /// Whether a private pool started this worker, and speaks for it.
    package var isPrivate: Bool { household != nil }

    /// Serves until asked to stop, or until the program that started this worker is gone.
    ///
    /// - Parameter ready: called once, when the worker dials, with where it is watched.
    /// - Throws: `TransportError`, or `TextModelError` when a file of the text sources cannot be read.
    package func run(ready: (MonitorAddress?) -> Void = { _ in }) throws -> ServiceExit {
        if let household, !ParentProcess.dieWithParent(household.parent) { return .forced }
        let model = try options.textSources.open()
        let context = try MessagingContext()
        let build = household?.build ?? .current(model)
        let configuration = WorkerConfiguration(
            uuid: household?.uuid ?? ProcessIdentity.uuid, name: ProcessIdentity.name,
            build: build, controllerAddress: "\(options.controller)")
        let solver = try SolverThread()
        let factory = options.factory ?? .layouts(measuredBy: model)
        let cacheBytes = options.cacheBytes
        let thread = try ServiceThread { solver.run(factory: factory, cacheBytes: cacheBytes) }
        var loop = try WorkerLoop(
            machine: WorkerMachine(configuration: configuration), solver: solver,
            controller: options.controller, collector: options.collector, key: options.key,
            context: context,
            parentDescriptor: household?.descriptor, log: log)
        let monitor = try ServiceMonitor(options.monitor, "worker", stop: stop)
        if let address = monitor.address {
            log.write(.info, "listening", [("monitor", "http://\(address)/")])
        }
        ready(monitor.address)
        let exit = try loop.run(until: stop, watchedBy: monitor.desk)
        solver.end()
        // A solver that does not hear goes down with the process.
        if exit == .drained { thread.join() } else { thread.detach() }
        return exit
    }
}

/// What a private pool tells the workers it starts, in the environment.
struct Household: Equatable {
    /// Readable, at its end, when the pool's process is gone.
    var descriptor: Int32
    /// The pool's process.
    var parent: Int32
    /// The worker's uuid.
    var uuid: String
    /// The build, which is the pool's own.
    var build: EngineBuild

    /// Name of the variable.
    static let variable = "LAYOUTCTL_PRIVATE_WORKER"

    /// As the variable's value.
    var text: String { "\(descriptor) \(parent) \(uuid) \(build.engine) \(build.textModel)" }

    /// Reads the variable's value; nil when it makes no sense.
    init?(_ text: String) {
        let words = text.split(separator: " ").map { String($0) }
        guard words.count == 5, let descriptor = Int32(words[0]), let parent = Int32(words[1])
        else { return nil }
        self.init(
            descriptor: descriptor, parent: parent, uuid: words[2],
            build: EngineBuild(engine: words[3], textModel: words[4]))
    }

    init(descriptor: Int32, parent: Int32, uuid: String, build: EngineBuild) {
        self.descriptor = descriptor
        self.parent = parent
        self.uuid = uuid
        self.build = build
    }

    /// The household of this process; nil when nobody started it as a private worker.
    static var ofEnvironment: Household? {
        guard let value = unsafe getenv(variable) else { return nil }
        return Household(unsafe String(cString: value))
    }
}
