import FoundationEssentials
import Testing

@testable import LayoutWorker

/// The whole pool on a virtual clock. SIMULATION_SEEDS sets how many seeds, SIMULATION_FIRST the first of them.
@Suite struct SimulationTests {
    static let environment = ProcessInfo.processInfo.environment
    static let first = environment["SIMULATION_FIRST"].flatMap { UInt64($0) } ?? 1
    static let seeds = environment["SIMULATION_SEEDS"].flatMap { UInt64($0) } ?? 500
    static let parts: UInt64 = 4

    @Test("no seed breaks an invariant", arguments: 0..<parts)
    func invariants(part: UInt64) {
        for seed in Self.first..<Self.first + Self.seeds where seed % Self.parts == part {
            let cluster = Cluster(Scenario(seed: seed))
            if let failure = cluster.run() {
                Issue.record("seed \(seed): \(failure)\n\(Self.story(seed))")
                return
            }
        }
    }

    /// Jobs of the same content find each other's results, so that what is checked above holds of those jobs, too.
    @Test func resultsAreTakenOver() {
        let adoptions = (UInt64(1)...60).reduce(0) { count, seed in
            let cluster = Cluster(Scenario(seed: seed))
            _ = cluster.run()
            return count + cluster.adoptions
        }
        #expect(adoptions > 0)
    }

    /// The end of the trace of a failing seed, with as few faults as it needs to fail.
    static func story(_ seed: UInt64, sabotage: Sabotage? = nil) -> String {
        var scenario = Scenario(seed: seed)
        var index = 0
        while index < scenario.faults.count {
            var smaller = scenario
            smaller.faults.remove(at: index)
            if Cluster(smaller, sabotage: sabotage).run() != nil {
                scenario = smaller
            } else {
                index += 1
            }
        }
        let cluster = Cluster(scenario, sabotage: sabotage, isTracing: true)
        let failure = cluster.run() ?? "well"
        let lines = cluster.trace.suffix(environment["SIMULATION_LINES"].flatMap { Int($0) } ?? 60)
        return "\(scenario)\n\(lines.joined(separator: "\n"))\n\(failure)"
    }
}
