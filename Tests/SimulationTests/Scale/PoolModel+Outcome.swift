@testable import LayoutWorker

extension PoolModel {
    /// What came of a run. Seconds, and shares of one core.
    struct Outcome: Encodable {
        var workers: Int
        var collectors: Int
        var variants: Int
        var isComplete: Bool
        var seconds: Double
        /// All work divided by the workers: no schedule is shorter.
        var bound: Double
        /// What is busy more than nine tenths of the time and holds the workers up; nil for nothing.
        var wall: String?
        var controllerLoad: Double
        /// Of the busiest.
        var collectorLoad: Double
        /// Part of the controller's load that is its state machine.
        var controllerMachine: Double
        var collectorMachine: Double
        /// Work of the controller, microseconds for a thousand variants.
        var controllerPerThousand: Double
        var collectorPerThousand: Double
        var longestQueue: Int
        var leases: Int
        var bursts: Int
        var builds: Int
        var leastBuilds: Int
        var warmShare: Double
        var steals: Int
        var bytesPerSecond: Double
        var messagesPerSecond: Double

        /// Variants a second.
        var rate: Double
    }

    func outcome() -> Outcome {
        let seconds = Double(max(1, lastRecord - firstLease)) / 1e9
        let load = setup.load
        let crowding = setup.sharedCores == nil ? load.crowding : 1
        let work = setup.jobs.reduce(0.0) { sum, job in
            let each = warm.mean * (kinds["s" + job.id] ?? 1) + load.encodeMicroseconds
            return sum + crowding * (Double(job.variants) * each + max(0, first.mean - warm.mean))
        }
        let hands = setup.sharedCores.map { min($0, setup.workers) } ?? setup.workers
        let leases = controller.counters.warmLeases + controller.counters.coldLeases
        let busiest = loops.dropFirst().max { $0.busy < $1.busy } ?? Loop()
        let thousand = Double(max(1, recorded)) / 1_000
        let loads = [
            ("controller", Double(loops[0].busy) / 1e9 / seconds),
            ("collector", Double(busiest.busy) / 1e9 / seconds),
        ]
        return Outcome(
            workers: setup.workers, collectors: setup.collectors, variants: recorded,
            isComplete: recorded >= total,
            seconds: seconds, bound: work / 1e6 / Double(hands),
            wall: loads.filter { $0.1 > 0.9 }.max { $0.1 < $1.1 }?.0,
            controllerLoad: loads[0].1, collectorLoad: loads[1].1,
            controllerMachine: Double(loops[0].machine) / 1e9 / seconds,
            collectorMachine: Double(busiest.machine) / 1e9 / seconds,
            controllerPerThousand: Double(loops[0].busy) / 1e3 / thousand,
            collectorPerThousand: Double(loops.dropFirst().reduce(0) { $0 + $1.busy }) / 1e3
                / thousand,
            longestQueue: loops.map(\.longestInbox).max() ?? 0, leases: leases,
            bursts: collectors.reduce(0) { $0 + $1.counters.bursts }, builds: builds,
            leastBuilds: setup.jobs.count,
            warmShare: Double(controller.counters.warmLeases) / Double(max(1, leases)),
            steals: controller.counters.steals,
            bytesPerSecond: Double(recorded) * load.variantBytes / seconds,
            messagesPerSecond: Double(loops.reduce(0) { $0 + $1.messages }) / seconds,
            rate: Double(recorded) / seconds)
    }
}
