import Testing

@testable import LayoutWorker

/// A test of the test: bugs that are planted on purpose are found within 200 seeds.
@Suite struct PlantedBugTests {
    @Test(arguments: Sabotage.allCases)
    func aPlantedBugIsFound(sabotage: Sabotage) {
        for seed in UInt64(1)...200 {
            if let failure = Cluster(Scenario(seed: seed), sabotage: sabotage).run() {
                let story = SimulationTests.story(seed, sabotage: sabotage)
                #expect(story.contains("at "), "\(seed): \(failure)")
                return
            }
        }
        Issue.record("\(sabotage) was not found within 200 seeds")
    }

    @Test func aSeedReplaysToTheSameTrace() {
        let traces = (0..<2).map { _ in
            let cluster = Cluster(Scenario(seed: 7), isTracing: true)
            _ = cluster.run()
            return cluster.trace
        }
        #expect(traces[0] == traces[1])
        #expect(traces[0].count > 50)
    }
}
