@testable import LayoutWorker

/// A process of the cluster.
enum Node: Hashable {
    case controller
    case collector(Int)
    case worker(Int)
    case client
}

/// A connection from a DEALER to a ROUTER. The ROUTER makes a new routing id whenever either side is a new process or the
/// DEALER a new socket.
struct Connection {
    var dealer: Node
    var router: Node
    var port: PeerID.Port
    var route: [UInt8]
    var isOpen = true
    var cutUntil: Int64 = 0
    var lastUp: Int64 = 0
    var lastDown: Int64 = 0

    var peer: PeerID { PeerID(port: port, route: route) }
}

/// What happens next.
enum Action {
    case tick(Node, generation: Int)
    case up(connection: Int, Message)
    case down(connection: Int, Message)
    case journal(generation: Int)
    case store(Int, generation: Int)
    case compared(Int, generation: Int, CollectorEvent)
    case solver(worker: Int, generation: Int, step: Int)
    case stopped(Int, SolveOrder, generation: Int)
    case retire(Int, generation: Int)
    case start(Node)
    case thaw(Node)
    case fault(Fault.Kind)
    case client(Int)
    case journalHealed
    case storeHealed(Int)
    case connected(Node, WorkerLink?, generation: Int)
}

/// The whole pool in one process, on a virtual clock, with everything that can go wrong decided by a seed.
final class Cluster {
    static let tickMilliseconds = 200
    let scenario: Scenario
    let sabotage: Sabotage?
    var random: SplitMix64
    var now: Int64 = 0
    var agenda = Agenda<Action>()
    var generations: [Node: Int] = [:]
    var alive: Set<Node> = []
    var frozen: [Node: [Action]] = [:]
    var connections: [Int: Connection] = [:]
    var nextConnection = 1
    /// The DEALER's connection by node and the ROUTER it goes to.
    var outgoing: [[Node]: Int] = [:]
    var byRoute: [[UInt8]: Int] = [:]

    var controller: ControllerMachine?
    var journal = Journal()
    var collectors: [CollectorMachine?] = []
    var results: [ResultStore] = []
    var workers: [SimulatedWorker] = []
    var client: SimulatedClient
    var checker: Checker
    var trace: [String] = []
    let isTracing: Bool
    var failure: String?
    var messages = 0
    var kills = 0
    /// Jobs that took over what another had recorded.
    var adoptions = 0
    /// Solvers built.
    var builds = 0
    var firstSolved: Int64 = 0
    var lastSolved: Int64 = 0

    init(_ scenario: Scenario, sabotage: Sabotage? = nil, isTracing: Bool = false) {
        self.scenario = scenario
        self.sabotage = sabotage
        self.isTracing = isTracing
        random = SplitMix64(state: scenario.seed)
        client = SimulatedClient(plans: scenario.jobs)
        checker = Checker(plans: scenario.jobs)
        workers = scenario.builds.indices.map { _ in SimulatedWorker() }
        collectors = (0..<scenario.collectors).map { _ in nil }
        results = (0..<scenario.collectors).map { _ in ResultStore() }
        start(.controller)
        for shard in results.indices { start(.collector(shard)) }
        start(.client)
        for index in scenario.builds.indices {
            plan(.start(.worker(index)), in: scenario.workersAt)
        }
        for fault in scenario.faults { plan(.fault(fault.kind), in: fault.at) }
        for (index, job) in scenario.jobs.enumerated() { plan(.client(index), in: job.submitAt) }
    }

    /// What a collector has on disk of a job.
    func stored(_ job: String) -> ResultStore.Stored? {
        results.lazy.compactMap { $0.jobs[job] }.first
    }

    var instant: Instant { Instant(nanoseconds: now + 1_000_000_000_000) }
    var milliseconds: Int { Int(now / 1_000_000) }
    var isCalm: Bool { milliseconds >= scenario.calmAt }

    /// Runs until everything is settled, or says what is wrong. Nil is well.
    func run() -> String? {
        let limit = Int64(scenario.calmAt + 200_000) * 1_000_000
        while failure == nil, let (at, action) = agenda.next() {
            now = at
            perform(action)
            if isCalm && checker.isSettled(self) {
                checker.checkEnd(self)
                return failure
            }
            if now > limit {
                fail("not settled: \(checker.unsettled(self) ?? "settled")")
            }
        }
        return failure
    }

    func fail(_ text: String) {
        if failure == nil { failure = "at \(milliseconds) ms: \(text)" }
    }

    func note(_ text: @autoclosure () -> String) {
        guard isTracing else { return }
        trace.append(
            "\(milliseconds) \(text())".replacing("LayoutWorker.", with: "")
                .replacing("VariantRanges(ranges: ", with: "("))
        if trace.count > 4_000 { trace.removeFirst(2_000) }
    }

    func plan(_ action: Action, in milliseconds: Int) {
        agenda.add(action, at: now + Int64(milliseconds) * 1_000_000)
    }

    func chance(_ inThousand: Int) -> Bool {
        Int.random(in: 0..<1_000, using: &random) < inThousand
    }

    /// The process an action is for, when it can be frozen.
    private func target(_ action: Action) -> Node? {
        switch action {
        case .tick(let node, _): node
        case .up(let id, _): connections[id]?.router
        case .down(let id, _): connections[id]?.dealer
        case .journal: .controller
        case .store(let shard, _), .compared(let shard, _, _): .collector(shard)
        case .solver(let index, _, _), .stopped(let index, _, _): .worker(index)
        case .connected(let node, _, _): node
        default: nil
        }
    }

    private func perform(_ action: Action) {
        if let node = target(action), frozen[node] != nil {
            frozen[node]?.append(action)
            return
        }
        switch action {
        case .tick(let node, let generation): tick(node, generation)
        case .up(let id, let message): arriveUp(id, message)
        case .down(let id, let message): arriveDown(id, message)
        case .journal(let generation): commitJournal(generation)
        case .store(let shard, let generation): commitStore(shard, generation)
        case .compared(let shard, let generation, let event):
            if generation == generations[.collector(shard)] { feedCollector(shard, event) }
        case .solver(let index, let generation, let step): stepSolver(index, generation, step)
        case .stopped(let index, let order, let generation):
            stopSolver(index, order, generation)
        case .retire(let index, let generation): endWorker(index, generation)
        case .start(let node): start(node)
        case .thaw(let node): thaw(node)
        case .fault(let kind): strike(kind)
        case .client(let index): submit(index)
        case .journalHealed: journal.isFull = false
        case .storeHealed(let shard):
            results[shard].isFull = false
            if collectors[shard] != nil {
                feedCollector(shard, .storeRecovered)
                feedCollector(shard, .room(true))
            }
        case .connected(let node, let link, let generation):
            guard generation == generations[node] else { return }
            if case .worker(let index) = node, let link {
                feedWorker(index, .connected(link))
            } else if case .collector(let shard) = node {
                feedCollector(shard, .connectedController)
            }
        }
    }

    private func thaw(_ node: Node) {
        let waiting = frozen.removeValue(forKey: node) ?? []
        note("thaw \(node)")
        for action in waiting { perform(action) }
    }

    private func tick(_ node: Node, _ generation: Int) {
        guard generation == generations[node], alive.contains(node) else { return }
        switch node {
        case .controller: feedController(.tick)
        case .collector(let shard): feedCollector(shard, .tick)
        case .worker(let index): tickWorker(index)
        case .client: tickClient()
        }
        plan(.tick(node, generation: generation), in: Cluster.tickMilliseconds)
    }

    /// Starts a process: a new generation with what is on its disk.
    func start(_ node: Node) {
        guard !alive.contains(node) else { return }
        let generation = (generations[node] ?? 0) + 1
        generations[node] = generation
        alive.insert(node)
        note("start \(node)")
        switch node {
        case .controller: startController()
        case .collector(let shard):
            startCollector(shard)
            connect(node, to: .controller, port: .workers)
            feedCollector(shard, .connectedController)
        case .worker(let index):
            startWorker(index)
            connect(node, to: .controller, port: .workers)
            connect(node, to: .collector(0), port: .workers)
            feedWorker(index, .connected(.controller))
            feedWorker(index, .connected(.collector(0)))
        case .client:
            connect(node, to: .controller, port: .clients)
            for shard in results.indices {
                connect(node, to: .collector(shard), port: .clients)
            }
        }
        let shift = Int.random(in: 1...Cluster.tickMilliseconds, using: &random)
        plan(.tick(node, generation: generation), in: shift)
    }

    /// kill -9: memory and what was not on disk are gone, connections break.
    func kill(_ node: Node) {
        guard alive.remove(node) != nil else { return }
        note("kill \(node)")
        frozen[node] = nil
        generations[node] = (generations[node] ?? 0) + 1
        for (id, connection) in connections
        where connection.dealer == node || connection.router == node {
            if connection.dealer == node { close(id) } else { renew(id) }
        }
        switch node {
        case .controller:
            controller = nil
            journal.dropUnwritten()
        case .collector(let shard):
            collectors[shard] = nil
            results[shard].dropUnwritten()
        case .worker(let index): workers[index].machine = nil
        case .client: break
        }
    }
}
