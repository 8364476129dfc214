import LayoutCore

@testable import LayoutWorker

/// A worker of the model: its machine, and a solver that takes time.
struct ModelWorker {
    let index: Int
    var machine: WorkerMachine
    /// The order under way.
    var order: SolveOrder?
    var next = 0
    var isPaused = false
    /// Variants of the burst under way, and when it began.
    var burst = 0
    var began: Int64 = 0
    var isBurstPlanned = false
    /// Whether the burst under way builds a solver.
    var isBuilding = false
    /// Specifications with a solver.
    var warm: Set<String> = []
    /// The same, oldest first.
    var built: [String] = []
    /// Their families.
    var families: Set<String> = []
    /// When the controller was last told of them.
    var toldAt: Int64 = 0
    /// Collectors it is connected to, or dials.
    var dialled: Set<Int> = [0]

    init(_ index: Int, _ build: EngineBuild) {
        self.index = index
        let configuration = WorkerConfiguration(
            uuid: "w\(index)", name: "w\(index)", build: build)
        machine = WorkerMachine(configuration: configuration)
    }

    /// Its connection, as both services know it.
    var peer: PeerID {
        PeerID(
            port: .workers,
            route: [1, UInt8(index & 255), UInt8(index >> 8 & 255), UInt8(index >> 16 & 255)])
    }

    /// Whose connection it is.
    static func index(_ peer: PeerID) -> Int? {
        guard peer.port == .workers, peer.route.count == 4, peer.route[0] == 1 else { return nil }
        return Int(peer.route[1]) | Int(peer.route[2]) << 8 | Int(peer.route[3]) << 16
    }
}

extension PoolModel {
    /// Time between looks of a worker at what is warm, as of `SolverThread`.
    private static let warmNanoseconds: Int64 = 250_000_000

    /// A message for a worker. Its service dials a collector with the first lease for it.
    func take(_ message: Message, _ link: WorkerLink, _ index: Int) {
        handle(index, .received(link, message))
        guard case .lease(let header, _) = message,
            workers[index].dialled.insert(header.collector).inserted
        else { return }
        agenda.add(.connection(index, shard: header.collector), at: now + 3 * latency)
    }

    /// A worker's machine takes an event.
    func handle(_ index: Int, _ event: WorkerEvent) {
        // A worker's other thread sleeps between what happens, and the solver has its core meanwhile.
        switch event {
        case .received:
            besideNanoseconds += (costs.messageMicroseconds + costs.asleepMicroseconds) * 1_000
        case .solved, .finished: besideNanoseconds += costs.asleepMicroseconds * 1_000
        default: break
        }
        for effect in workers[index].machine.handle(event, now: instant) {
            switch effect {
            case .send(let link, let message): send(message, link, from: index)
            case .solve(let order): begin(order, index)
            case .pauseSolve: workers[index].isPaused = true
            case .resumeSolve:
                workers[index].isPaused = false
                planBurst(index)
            case .dropSpecification(let hash):
                workers[index].warm.remove(hash)
                workers[index].built.removeAll { $0 == hash }
            default: break
            }
        }
    }

    private func send(_ message: Message, _ link: WorkerLink, from index: Int) {
        let service: Service =
            if case .collector(let shard) = link { .collector(shard) } else { .controller }
        var nanoseconds = costs.messageMicroseconds * 1_000
        var library = costs.libraryMicroseconds * 1_000
        if case .frames(_, let payload) = message {
            let bytes = Double(payload.count) / scale
            nanoseconds += bytes * costs.payloadNanoseconds
            library += bytes * costs.libraryNanoseconds
        }
        besideNanoseconds += nanoseconds + costs.asleepMicroseconds * 1_000
        agenda.add(
            .arrival(service, workers[index].peer, message),
            at: now + latency + Int64(nanoseconds + library))
    }

    private func begin(_ order: SolveOrder, _ index: Int) {
        if workers[index].order == nil { solving += 1 }
        workers[index].order = order
        workers[index].next = order.range.lowerBound
        workers[index].isPaused = false
        planBurst(index, after: costs.orderMicroseconds)
    }

    /// Plans the end of the next burst: full after 50 ms, after as many variants as the order says, or at 1 MiB.
    private func planBurst(_ index: Int, after microseconds: Double = 0) {
        guard let order = workers[index].order, !workers[index].isPaused,
            !workers[index].isBurstPlanned
        else { return }
        let load = setup.load
        let kind = kinds[order.specification] ?? 1
        let left = order.range.upperBound - workers[index].next
        let isWarm = workers[index].warm.contains(order.specification)
        let each = max(0.01, (warm.mean * kind + load.encodeMicroseconds) * slowness)
        let room = Int(Double(WireLimits.payload) / max(1, load.variantBytes))
        let cold = isWarm ? 0 : first.sum(of: 1, &random)
        let inTime = max(1, Int((Double(BurstBuilder.milliseconds) * 1_000 - cold) / each))
        let count = max(1, min(left, order.burst, WireLimits.burst, room, inTime))
        let work =
            cold + warm.sum(of: isWarm ? count : count - 1, &random) * kind
            + Double(count) * load.encodeMicroseconds
        workers[index].burst = count
        workers[index].began = now
        workers[index].isBuilding = !isWarm
        workers[index].isBurstPlanned = true
        agenda.add(.burst(index), at: now + Int64((microseconds + work * slowness) * 1_000))
    }

    func finishBurst(_ index: Int) {
        workers[index].isBurstPlanned = false
        guard let order = workers[index].order else { return }
        let count = workers[index].burst
        let isCold = workers[index].isBuilding
        if isCold { keep(order, index) }
        let burst = SolvedBurst(
            chunk: order.chunk, attempt: order.attempt, first: workers[index].next, count: count,
            payload: payload(count), coldBuilds: isCold ? 1 : 0,
            microseconds: Int((now - workers[index].began) / 1_000))
        workers[index].next += count
        handle(index, .solved(burst))
        if workers[index].next < order.range.upperBound {
            planBurst(index)
            return
        }
        workers[index].order = nil
        solving -= 1
        handle(index, .finished(chunk: order.chunk, attempt: order.attempt))
        if isCold || now - workers[index].toldAt >= PoolModel.warmNanoseconds {
            workers[index].toldAt = now
            handle(index, .warm(warmFamilies(index)))
        }
    }

    /// A solver was built for an order.
    private func keep(_ order: SolveOrder, _ index: Int) {
        builds += 1
        workers[index].warm.insert(order.specification)
        workers[index].built.append(order.specification)
        if workers[index].built.count > setup.warmJobs {
            workers[index].warm.remove(workers[index].built.removeFirst())
        }
        workers[index].families.insert(order.family)
    }

    private func warmFamilies(_ index: Int) -> [WarmFamily] {
        workers[index].families.sorted().suffix(WireLimits.entries).map { family in
            WarmFamily(
                family: family, bytes: 100_000, pivots: 10, coldMicroseconds: first.mean,
                warmMicroseconds: warm.mean, variantBytes: setup.load.variantBytes)
        }
    }

    /// A payload of so many variants that the collector can check: one piece, whose report is as long as their bytes in the
    /// model.
    private func payload(_ count: Int) -> [UInt8] {
        if let known = payloads[count] { return known }
        var columns = FramesPayload(items: 0)
        let report = [UInt8](repeating: 32, count: count * PoolModel.modelBytes)
        for _ in 0..<count {
            columns.append(
                VariantResult(
                    values: [], status: [], report: VariantReport(),
                    trace: VariantTrace(builtSolver: false, pivots: 0, isHit: true)),
                report: 0, encodedReport: report, keepsFrames: false)
        }
        let bytes = columns.encoded()
        if payloads.count < 20_000 { payloads[count] = bytes }
        return bytes
    }
}
