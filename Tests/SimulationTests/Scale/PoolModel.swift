import Foundation

@testable import LayoutWorker

/// A pool of any size on a virtual clock: the real state machines of controller, collector and workers, with the costs of a
/// machine. A service is one thread that takes turns as its real loop does; what a turn costs is what the machine's code took
/// right now, and the table's price of messages, variants and commits.
final class PoolModel {
    /// A job of the load.
    struct Job {
        var id: String
        var family: String
        var variants: Int
        /// Which of the load's families it costs as much as.
        var kind = 0
    }

    /// What is to be modelled.
    struct Setup {
        var workers: Int
        /// Collectors that share the jobs.
        var collectors = 1
        var load: CostTable.Load
        var jobs: [Job]
        /// Cores of the machine that all parts share; nil gives each service one and puts workers on machines of their own,
        /// as many on each as it has cores.
        var sharedCores: Int?
        /// Time of a message on its way; nil is the table's.
        var latencyMicroseconds: Double?
        /// Specifications a worker keeps warm.
        var warmJobs = 256
        /// Price of a state machine's event, microseconds; nil measures it, which is exact and not repeatable.
        var eventMicroseconds: Double?
        /// Told how far it is, once for each second of the pool.
        var progress: ((_ seconds: Int, _ recorded: Int) -> Void)?
        var controller = ControllerConfiguration()
        var collector = CollectorConfiguration(uuid: "collector", name: "collector")
    }

    /// What may happen.
    enum Action {
        case arrival(Service, PeerID, Message)
        case turn(Service)
        case tick
        case worker(Int, Message, WorkerLink)
        case burst(Int)
        case connection(Int, shard: Int)
        /// Those of a part of the workers.
        case workerTicks(Int)
    }

    /// The services.
    enum Service: Equatable {
        case controller
        case collector(Int)

        /// Place of its loop.
        var index: Int {
            switch self {
            case .controller: 0
            case .collector(let shard): 1 + shard
            }
        }
    }

    /// The thread of a service.
    struct Loop {
        var inbox: [(PeerID, Message)] = []
        var head = 0
        var busyUntil: Int64 = 0
        var isTurnPlanned = false
        var isTickDue = false
        /// Messages of this turn that find the thread as it wakes.
        var asleep = 0
        /// Time not free for more, nanoseconds.
        var busy: Int64 = 0
        /// Its part on a core; the rest waits for the disk.
        var processor: Int64 = 0
        /// Its part in the state machine.
        var machine: Int64 = 0
        var turns = 0
        var messages = 0
        var longestInbox = 0
    }

    static let workerTickMilliseconds = 100
    /// Parts of the workers whose ticks come together.
    static let tickParts = 10

    let setup: Setup
    let costs: CostTable
    var random = SplitMix64(state: 42)
    var now: Int64 = 0
    var agenda = Agenda<Action>()
    var loops: [Loop]
    var controller: ControllerMachine
    var collectors: [CollectorMachine]
    var workers: [ModelWorker] = []
    var specifications: [String: [UInt8]] = [:]
    let build = EngineBuild(engine: "e", textModel: "t")
    let warm: CostHistogram.Drawing
    let first: CostHistogram.Drawing
    /// What variants cost beside the mean, by specification.
    let kinds: [String: Double]
    /// Bytes of a model's variant for each byte of a real one.
    let scale: Double
    /// Factor on a worker's time: cores it shares, and what others beside it take of caches and memory.
    var slowness: Double
    /// Time on a core of workers' threads that do not solve, and of the library's, nanoseconds.
    var besideNanoseconds = 0.0
    /// Workers with an order.
    var solving = 0
    var recorded = 0
    var firstLease: Int64 = 0
    var lastRecord: Int64 = 0
    var builds = 0
    var payloads: [Int: [UInt8]] = [:]
    var windowBusy: Int64 = 0

    init(_ setup: Setup, _ costs: CostTable) {
        self.setup = setup
        self.costs = costs
        warm = CostHistogram.Drawing([setup.load.hit, setup.load.walk, setup.load.build])
        first = setup.load.first.drawing
        slowness = setup.sharedCores == nil ? setup.load.crowding : 1
        kinds = Dictionary(
            setup.jobs.map { job in
                let families = setup.load.families
                return ("s" + job.id, families[job.kind % families.count])
            }, uniquingKeysWith: { first, _ in first })
        scale = Double(PoolModel.modelBytes) / max(1, setup.load.variantBytes)
        var collectorSetup = setup.collector
        collectorSetup.workerCreditBytes = max(
            4_096, Int(Double(collectorSetup.workerCreditBytes) * scale))
        collectorSetup.pendingBytes = max(
            65_536, Int(Double(collectorSetup.pendingBytes) * scale))
        var controllerSetup = setup.controller
        controllerSetup.shards = (0..<setup.collectors).map { _ in ShardAddresses() }
        controller = ControllerMachine(
            restoring: StoredController(), configuration: controllerSetup, seed: 1,
            now: Instant(nanoseconds: 0))
        collectors = (0..<setup.collectors).map { shard in
            var own = collectorSetup
            own.shard = shard
            return CollectorMachine(restoring: [], configuration: own)
        }
        loops = [Loop](repeating: Loop(), count: 1 + setup.collectors)
        workers = (0..<setup.workers).map { ModelWorker($0, build) }
    }

    var instant: Instant { Instant(nanoseconds: now + 1_000_000_000_000) }

    var total: Int { setup.jobs.reduce(0) { $0 + $1.variants } }

    /// Runs to the end of all jobs.
    func run() -> Outcome {
        greetClients()
        loops[0].isTickDue = true
        plan(.controller)
        for shard in collectors.indices {
            let effects = collectors[shard].handle(.connectedController, now: instant)
            carryOut(effects, shard, at: 0)
        }
        for index in workers.indices {
            handle(index, .connected(.controller))
            handle(index, .connected(.collector(0)))
        }
        agenda.add(.tick, at: 100_000_000)
        for part in 0..<PoolModel.tickParts {
            agenda.add(.workerTicks(part), at: 100_000_000 + Int64(part) * 10_000_000)
        }
        var second: Int64 = 0
        while recorded < total, let (at, action) = agenda.next() {
            now = at
            if now / 1_000_000_000 > second {
                second = now / 1_000_000_000
                setup.progress?(Int(second), recorded)
            }
            perform(action)
            if now > 36_000_000_000_000 { break }
        }
        return outcome()
    }

    private func perform(_ action: Action) {
        switch action {
        case .arrival(let service, let peer, let message):
            loops[service.index].inbox.append((peer, message))
            plan(service)
        case .turn(let service): turn(service)
        case .tick:
            adaptSlowness()
            for service in [.controller] + collectors.indices.map({ Service.collector($0) }) {
                loops[service.index].isTickDue = true
                plan(service)
            }
            agenda.add(.tick, at: now + 100_000_000)
        case .worker(let index, let message, let link): take(message, link, index)
        case .burst(let index): finishBurst(index)
        case .connection(let index, let shard): handle(index, .connected(.collector(shard)))
        case .workerTicks(let part):
            for index in stride(from: part, to: workers.count, by: PoolModel.tickParts) {
                handle(index, .tick)
            }
            agenda.add(
                .workerTicks(part), at: now + Int64(PoolModel.workerTickMilliseconds) * 1_000_000)
        }
    }

    /// All parts on one machine: what the services and the library's threads take, the workers do not get; and each variant
    /// costs more while other cores work, as it did when it was measured so.
    private func adaptSlowness() {
        guard let cores = setup.sharedCores else { return }
        let busy = loops.reduce(0) { $0 + $1.processor } + Int64(besideNanoseconds)
        let used = Double(busy - windowBusy) / 100_000_000
        windowBusy = busy
        let free = max(0.1, Double(cores) - min(Double(cores), used))
        let others = min(Double(cores - 1), max(0, Double(solving) - 1 + used))
        let crowd = cores > 1 ? others / Double(cores - 1) : 0
        let target = max(1, Double(solving) / free) * (1 + (setup.load.crowding - 1) * crowd)
        slowness = slowness * 0.8 + target * 0.2
    }

    private func greetClients() {
        let peer = PeerID(port: .clients, route: [9])
        let hello = HelloHeader(
            role: .client, minorLow: 0, minorHigh: WireLimits.minor, uuid: "client", name: "client",
            cores: 0, build: build, payloadLimit: WireLimits.payload, held: [])
        agenda.add(.arrival(.controller, peer, .hello(hello)), at: 1_000_000)
        for (index, job) in setup.jobs.enumerated() {
            let header = SubmitHeader(
                request: index + 1, job: job.id, specification: "s" + job.id, family: job.family,
                variants: job.variants, priority: 0, deadlineMilliseconds: nil, attemptLimit: nil)
            specifications[job.id] = Array(("s" + job.id).utf8)
            let message = Message.submit(header, specification: Array(("s" + job.id).utf8))
            agenda.add(.arrival(.controller, peer, message), at: 2_000_000)
        }
    }
}
