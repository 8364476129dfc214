import Foundation
import Testing

@testable import LayoutWorker

/// What `scripts/scale` asks for by the environment; nothing without it. Answers are lines that begin with SCALE.
@Suite(.serialized) struct ScaleOrderTests {
    private static func order(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name.isEmpty ? "SCALE" : "SCALE_" + name]
    }

    private static var isOrdered: Bool { order("") != nil }

    @Test(.enabled(if: isOrdered)) func carryOutTheOrder() throws {
        let loads = (ScaleOrderTests.order("LOADS") ?? "").split(separator: " ").compactMap {
            let parts = $0.split(separator: "=", maxSplits: 1).map { String($0) }
            return parts.count == 2 ? (name: parts[0], path: parts[1]) : nil
        }
        let path = ScaleOrderTests.order("COSTS") ?? ""
        switch ScaleOrderTests.order("") {
        case "costs": try CostMeasurement().run(loads).write(path)
        case "crowd":
            for (name, path) in loads {
                let (load, _) = try CostMeasurement().measureLoad(name, path)
                try ScaleOrderTests.answer([
                    name: load.warmMicroseconds + load.encodeMicroseconds
                ])
            }
        default: try ScaleOrderTests.predict(try CostTable.read(path))
        }
    }

    private static func predict(_ costs: CostTable) throws {
        let name = order("LOAD") ?? "text"
        let load = try #require(costs.loads.first { $0.name == name })
        for word in (order("WORKERS") ?? "10").split(separator: " ") {
            let workers = try #require(Int(word))
            let jobs =
                order("JOBS") == "measured"
                ? ScaleTests.jobs(load.jobs, of: load.variants)
                : fleet(workers, load, work: order("WORK").flatMap { Double($0) } ?? 20)
            var setup = PoolModel.Setup(workers: workers, load: load, jobs: jobs)
            setup.collectors = order("COLLECTORS").flatMap { Int($0) } ?? 1
            setup.sharedCores = order("SHARED").flatMap { Int($0) }
            if let milliseconds = order("CHUNK").flatMap({ Int($0) }) {
                setup.controller.chunkMilliseconds = milliseconds
            }
            if setup.sharedCores != nil {
                // One machine: messages do not leave it.
                setup.latencyMicroseconds = 0
            } else {
                let total = jobs.reduce(0) { $0 + $1.variants }
                setup.progress = { seconds, recorded in
                    say(
                        "SCALE-PROGRESS \(name) \(workers) workers: \(seconds) s, \(recorded) of \(total)"
                    )
                }
            }
            try answer(PoolModel(setup, costs).run())
        }
    }

    /// Jobs that give each worker so many seconds: two families a worker, every fifth of them five times as large.
    static func fleet(_ workers: Int, _ load: CostTable.Load, work: Double) -> [PoolModel.Job] {
        let families = max(8, 2 * workers)
        let each = (load.warmMicroseconds + load.encodeMicroseconds) * load.crowding
        let all = work * 1e6 * Double(workers) / each
        // Four of five are of one size and the fifth is of five: nine fifths of a size on average.
        let size = all / (Double(families) * 1.8)
        return (0..<families).map { index in
            PoolModel.Job(
                id: "j\(index)", family: "f\(index)",
                variants: max(1, Int(size * (index % 5 == 4 ? 5 : 1))),
                kind: index % max(1, load.families.count))
        }
    }

    private static func answer(_ outcome: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let line = String(decoding: try encoder.encode(outcome), as: UTF8.self)
        say("SCALE \(line)")
    }

    private static func say(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }
}
