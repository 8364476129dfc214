import LayoutCore
import LayoutSolver
import Synchronization

@testable import LayoutWorker

/// A solver whose answers follow from the index alone; a stand-in for the engine where the pool is tested.
final class CountingSolver: VariantSolving {
    /// Variants of any worker that were solved so far.
    static let solved = Atomic<Int>(0)

    var itemCount: Int { 2 }
    var byteCount: Int { 1_000 }
    var frames: FrameSelection { .all }

    func solve(_ index: Int) throws(SolverError) -> VariantResult {
        CountingSolver.solved.add(1, ordering: .relaxed)
        return CountingSolver.result(index)
    }

    static func result(_ index: Int) -> VariantResult {
        let values = (0..<8).map { Double(index) + Double($0) / 8 }
        let report =
            index % 100 == 7
            ? VariantReport(
                conflicts: [.init(givenUp: "c\(index)", members: ["c\(index)"], implicit: [])])
            : VariantReport()
        return VariantResult(
            values: values, status: report.conflicts.isEmpty ? [] : .conflict, report: report,
            trace: VariantTrace(builtSolver: index == 0, pivots: 1, isHit: false))
    }

    static let factory = SolverFactory { (_, _) throws(DiagnosticList) in CountingSolver() }
}

/// Controller, collector and workers as threads of the test.
final class PoolInProcess {
    let folder: ScratchFolder
    let clients: Endpoint
    let results: Endpoint
    let workersEndpoint: Endpoint
    let framesEndpoint: Endpoint
    private var services: [(stop: StopControl, thread: ServiceThread)] = []
    private let failures = Failures()

    /// What went wrong in threads.
    final class Failures: Sendable {
        private let texts = Mutex<[String]>([])
        func add(_ text: String) { texts.withLock { $0.append(text) } }
        var all: [String] { texts.withLock { $0 } }
    }

    /// The pool's keys; nil is plain connections.
    let keys: KeyFolder?

    /// Whether the services are watched over HTTP.
    let isWatched: Bool
    private let monitors = Monitors()

    /// Where services are watched, once they are.
    final class Monitors: Sendable {
        private let addresses = Mutex<[String: MonitorAddress]>([:])
        func set(_ service: String, _ address: MonitorAddress?) {
            addresses.withLock { $0[service] = address }
        }
        func address(_ service: String) -> MonitorAddress? {
            addresses.withLock { $0[service] }
        }
    }

    /// Collectors that share the jobs.
    let collectors: Int

    init(
        folder: ScratchFolder, isEncrypted: Bool = false, isWatched: Bool = false,
        collectors: Int = 1
    ) throws {
        self.folder = folder
        self.collectors = collectors
        self.isWatched = isWatched
        keys = isEncrypted ? KeyFolder(folder.path + "/keys") : nil
        _ = try keys?.createServer()
        clients = try Endpoint(socketFile: folder.path + "/clients")
        results = try Endpoint(socketFile: folder.path + "/results")
        workersEndpoint = try Endpoint(socketFile: folder.path + "/workers")
        framesEndpoint = try Endpoint(socketFile: folder.path + "/frames")
    }

    deinit { stop() }

    /// What went wrong in threads.
    var problems: [String] { failures.all }

    func startController() throws {
        var options = ControllerOptions(
            folder: folder.path, clients: clients, workers: workersEndpoint,
            collector: framesEndpoint, results: results)
        for shard in 1..<max(1, collectors) {
            options.collectors.append(try socket("frames", shard))
            options.results.append(try socket("results", shard))
        }
        options.keys = keys?.path
        options.monitor = try monitor()
        try start { [options, monitors] stop in
            try ControllerService(options, stop: stop).run {
                monitors.set("controller", $0.monitor)
            }
        }
    }

    /// Where a shard's collector listens and keeps its results.
    private func socket(_ name: String, _ shard: Int) throws -> Endpoint {
        try Endpoint(socketFile: folder.path + "/" + name + (shard == 0 ? "" : "\(shard)"))
    }

    /// Folder of a shard's results.
    func resultsPath(_ shard: Int) -> String { folder.path + (shard == 0 ? "" : "/shard\(shard)") }

    func startCollector(_ shard: Int = 0) throws {
        var options = CollectorOptions(
            folder: resultsPath(shard), workers: try socket("frames", shard),
            clients: try socket("results", shard), controller: workersEndpoint)
        options.shard = shard
        options.keys = keys?.path
        options.monitor = try monitor()
        try start { [options, monitors] stop in
            try CollectorService(options, stop: stop).run {
                monitors.set("collector", $0.monitor)
            }
        }
    }

    func startWorker(
        _ factory: SolverFactory = CountingSolver.factory, key: AccessKey? = nil
    ) throws {
        var options = WorkerOptions(controller: workersEndpoint)
        options.factory = factory
        options.key = key
        options.monitor = try monitor()
        try start { [options, monitors] stop in
            try WorkerService(options, stop: stop).run { monitors.set("worker", $0) }
        }
    }

    private func monitor() throws -> MonitorPlace {
        isWatched ? .at(try MonitorAddress("0")) : .nowhere
    }

    /// Asks a watched service over HTTP, once it can be asked.
    func get(_ path: String, of service: String, method: String = "GET") throws -> HTTPAnswer {
        let deadline = MonotonicClock.now.adding(milliseconds: 20_000)
        while true {
            if let address = monitors.address(service) {
                return try HTTPAnswer(method, path, port: address.port)
            }
            if MonotonicClock.now > deadline { throw HTTPAnswer.Failure(text: "nobody listens") }
            _ = try poll(sockets: [], descriptors: [], timeout: .milliseconds(5))
        }
    }

    private func start(
        _ body: @escaping @Sendable (StopControl) throws -> ServiceExit
    ) throws {
        let stop = try StopControl.owned()
        let failures = failures
        let thread = try ServiceThread(stackBytes: 8 << 20) {
            do {
                _ = try body(stop)
            } catch {
                failures.add("\(error)")
            }
        }
        services.append((stop, thread))
    }

    /// Makes a key and allows it.
    func key(_ name: String, _ role: KeyRole) throws -> AccessKey? {
        try keys.map { try AccessKey(reading: $0.issue(name, role), for: role) }
    }

    /// Ends one service as a crash would: nothing is handed over, and waits for its thread.
    func kill(_ index: Int) {
        let service = services.remove(at: index)
        service.stop.request()
        service.stop.request()
        service.thread.join()
    }

    /// Asks one service to hand over and waits for its thread.
    func drain(_ index: Int) {
        let service = services.remove(at: index)
        service.stop.request()
        service.thread.join()
    }

    /// Ends all.
    func stop() {
        while !services.isEmpty { kill(services.count - 1) }
    }

    /// A job of so many widths of an empty screen.
    static func submission(_ id: String, variants: Int) -> JobSubmission {
        var block = SweepBlock()
        block.widths = .range(from: 1, to: Double(variants), step: 1)
        block.heights = .values([100])
        let layout = Layout(root: ViewNode(id: "screen"))
        let job = Job(id: id, layout: "empty", sweep: "widths")
        return JobSubmission(JobSpecification(job: job, layout: layout, blocks: [block]))
    }
}
