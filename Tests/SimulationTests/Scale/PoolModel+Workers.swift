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
    /// Specifications with a solver, least recently used first.
    var warm: [String] = []
    var families: [String: Int] = [:]
    /// Time it solved.
    var busy: Int64 = 0

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
    /// A worker's machine takes an event.
    func handle(_ index: Int, _ event: WorkerEvent) {
        for effect in workers[index].machine.handle(event, now: instant) {
            switch effect {
            case .send(let link, let message):
                let service: Service =
                    if case .collector(let shard) = link { .collector(shard) } else { .controller }
                var delay =
                    latency + Int64((costs.messageMicroseconds + costs.libraryMicroseconds) * 1_000)
                if case .frames(_, let payload) = message {
                    delay += Int64(Double(payload.count) / scale * costs.payloadNanoseconds)
                }
                agenda.add(.arrival(service, workers[index].peer, message), at: now + delay)
            case .solve(let order): begin(order, index)
            case .pauseSolve: workers[index].isPaused = true
            case .resumeSolve:
                workers[index].isPaused = false
                planBurst(index)
            case .dropSpecification(let hash): workers[index].warm.removeAll { $0 == hash }
            default: break
            }
        }
    }

    private func begin(_ order: SolveOrder, _ index: Int) {
        workers[index].order = order
        workers[index].next = order.range.lowerBound
        workers[index].isPaused = false
        planBurst(index)
    }

    /// Plans the end of the next burst: full after 50 ms, after as many variants as the order says, or at 1 MiB.
    private func planBurst(_ index: Int) {
        guard let order = workers[index].order, !workers[index].isPaused,
            !workers[index].isBurstPlanned
        else { return }
        let load = setup.load
        let left = order.range.upperBound - workers[index].next
        let isWarm = workers[index].warm.contains(order.specification)
        let each = max(0.01, (warm.mean + load.encodeMicroseconds) * slowness)
        let room = Int(Double(WireLimits.payload) / max(1, load.variantBytes))
        var first = 0.0
        if !isWarm { first = cold.sum(of: 1, &random) }
        let inTime = max(1, Int((Double(BurstBuilder.milliseconds) * 1_000 - first) / each))
        let count = max(1, min(left, order.burst, room, inTime))
        let warmCount = isWarm ? count : count - 1
        let work =
            first + warm.sum(of: warmCount, &random) + Double(count) * load.encodeMicroseconds
        workers[index].burst = count
        workers[index].began = now
        workers[index].isBuilding = !isWarm
        workers[index].isBurstPlanned = true
        let end = now + Int64(work * slowness * 1_000)
        workers[index].busy += end - now
        agenda.add(.burst(index), at: end)
    }

    func finishBurst(_ index: Int) {
        workers[index].isBurstPlanned = false
        guard let order = workers[index].order else { return }
        let count = workers[index].burst
        let isCold = workers[index].isBuilding
        if isCold {
            builds += 1
            workers[index].warm.append(order.specification)
            if workers[index].warm.count > setup.warmJobs { workers[index].warm.removeFirst() }
            workers[index].families[order.family, default: 0] += 1
        }
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
        handle(index, .finished(chunk: order.chunk, attempt: order.attempt))
        handle(index, .warm(warmFamilies(index)))
    }

    private func warmFamilies(_ index: Int) -> [WarmFamily] {
        workers[index].families.keys.sorted().suffix(WireLimits.entries).map { family in
            WarmFamily(
                family: family, bytes: 100_000, pivots: 10, coldMicroseconds: cold.mean,
                warmMicroseconds: warm.mean, variantBytes: setup.load.variantBytes)
        }
    }

    /// A payload of so many variants that the collector can check; it is the same each time.
    private func payload(_ count: Int) -> [UInt8] {
        if let known = payloads[count] { return known }
        var columns = FramesPayload(items: 0)
        for variant in 0..<count {
            columns.append(
                VariantResult(
                    values: [], status: [], report: VariantReport(),
                    trace: VariantTrace(builtSolver: false, pivots: variant % 2, isHit: true)),
                report: 0, encodedReport: Array("{}".utf8))
        }
        let bytes = columns.encoded()
        if payloads.count < 20_000 { payloads[count] = bytes }
        return bytes
    }
}
