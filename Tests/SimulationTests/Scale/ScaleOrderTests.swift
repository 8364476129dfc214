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
        let path = try #require(ScaleOrderTests.order("COSTS"))
        if ScaleOrderTests.order("") == "costs" {
            let loads = (ScaleOrderTests.order("LOADS") ?? "").split(separator: " ").compactMap {
                let parts = $0.split(separator: "=", maxSplits: 1).map { String($0) }
                return parts.count == 2 ? (name: parts[0], path: parts[1]) : nil
            }
            try CostMeasurement().run(loads).write(path)
            return
        }
        let costs = try CostTable.read(path)
        let name = ScaleOrderTests.order("LOAD") ?? "text"
        let load = try #require(costs.loads.first { $0.name == name })
        for word in (ScaleOrderTests.order("WORKERS") ?? "10").split(separator: " ") {
            let workers = try #require(Int(word))
            let jobs =
                ScaleOrderTests.order("JOBS") == "measured"
                ? ScaleTests.jobs(load.jobs, of: load.variants)
                : ScaleOrderTests.fleet(
                    workers, load, work: ScaleOrderTests.order("WORK").flatMap { Double($0) } ?? 20)
            var setup = PoolModel.Setup(workers: workers, load: load, jobs: jobs)
            setup.collectors =
                ScaleOrderTests.order("COLLECTORS").flatMap { Int($0) } ?? 1
            setup.sharedCores = ScaleOrderTests.order("SHARED").flatMap { Int($0) }
            if setup.sharedCores != nil {
                // One machine: messages do not leave it.
                setup.latencyMicroseconds = 0
            }
            try ScaleOrderTests.answer(PoolModel(setup, costs).run())
        }
    }

    /// Jobs that give each worker so many seconds: two families a worker, every fifth of them five times as large.
    static func fleet(_ workers: Int, _ load: CostTable.Load, work: Double) -> [PoolModel.Job] {
        let families = max(8, 2 * workers)
        let each = load.warm.mean + load.encodeMicroseconds
        let all = work * 1e6 * Double(workers) / each
        // Four of five are of one size and the fifth is of five: nine fifths of a size on average.
        let size = all / (Double(families) * 1.8)
        return (0..<families).map { index in
            PoolModel.Job(
                id: "j\(index)", family: "f\(index)",
                variants: max(1, Int(size * (index % 5 == 4 ? 5 : 1))))
        }
    }

    private static func answer(_ outcome: PoolModel.Outcome) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let line = String(decoding: try encoder.encode(outcome), as: UTF8.self)
        FileHandle.standardOutput.write(Data("SCALE \(line)\n".utf8))
    }
}
