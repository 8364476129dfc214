import Testing

@testable import LayoutWorker

/// Families stay where they are warm, and no worker idles: whole loads on a pool where nothing goes wrong.
@Suite struct AffinityTests {
    struct Load: Sendable, CustomStringConvertible {
        var description: String
        var jobs: [JobPlan]
        /// Cold builds that the load cannot do without.
        var leastBuilds: Int
        /// Milliseconds of work for each of four workers, cold builds included.
        var leastMilliseconds: Double
    }

    static func jobs(_ count: Int, _ variants: Int, named prefix: String) -> [JobPlan] {
        (0..<count).map { index in
            JobPlan(
                job: "\(prefix)\(index)", specification: "\(prefix)s\(index)",
                family: "\(prefix)f\(index)", variants: variants, priority: 0,
                coldMilliseconds: 20, variantMilliseconds: 1, submitAt: 0)
        }
    }

    static let loads = [
        Load(
            description: "40 families of 200", jobs: jobs(40, 200, named: "a"), leastBuilds: 40,
            leastMilliseconds: 2_200),
        Load(
            description: "one of 4,000 and 20 of 100",
            jobs: jobs(1, 4_000, named: "b") + jobs(20, 100, named: "c"), leastBuilds: 21,
            leastMilliseconds: 1_605),
        Load(
            description: "one of 2,000", jobs: jobs(1, 2_000, named: "d"), leastBuilds: 1,
            leastMilliseconds: 505),
    ]

    @Test(arguments: loads)
    func fewBuildsAndNoIdleWorkers(load: Load) {
        var scenario = Scenario(seed: 1)
        scenario.jobs = load.jobs
        scenario.faults = []
        scenario.dropped = 0
        scenario.doubled = 0
        scenario.delay = 1
        scenario.calmAt = 0
        scenario.workersAt = 3_000
        scenario.warmFamilies = 8
        scenario.builds = [EngineBuild](
            repeating: EngineBuild(engine: "e", textModel: "t"), count: 4)
        let cluster = Cluster(scenario)
        #expect(cluster.run() == nil)
        #expect(cluster.builds <= load.leastBuilds + 8)
        // Solving begins once everybody is connected and ends with the last record: well under twice the least.
        let spent = Double(cluster.lastSolved - cluster.firstSolved) / 1e6
        #expect(spent < 1.5 * load.leastMilliseconds + 150, "\(spent) ms")
    }
}
