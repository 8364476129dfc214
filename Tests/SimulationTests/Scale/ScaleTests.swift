import Foundation
import Testing

@testable import LayoutWorker

/// The model of docs/scale.md: small pools in every run, and what `scripts/scale` asks for by the environment.
@Suite(.serialized) struct ScaleTests {
    /// A table of round numbers.
    private static func table(
        warm: Double, cold: Double, bytes: Double
    ) -> (CostTable, CostTable.Load) {
        var one = CostHistogram()
        for _ in 0..<100 { one.add(warm) }
        var build = CostHistogram()
        for _ in 0..<100 { build.add(cold) }
        let load = CostTable.Load(
            name: "round", hit: one, walk: CostHistogram(), build: CostHistogram(), first: build,
            families: [1], crowding: 1, encodeMicroseconds: 0, variantBytes: bytes,
            recordMicroseconds: bytes / 1_000, recordProcessorMicroseconds: bytes / 1_000,
            recordAsleepMicroseconds: 0, jobs: 1,
            variants: 1)
        return (
            CostTable(
                machine: "none", messageMicroseconds: 5, payloadNanoseconds: 0.2,
                libraryMicroseconds: 2, libraryNanoseconds: 0.2, asleepMicroseconds: 0,
                libraryAsleepMicroseconds: 0, turnMicroseconds: 2,
                orderMicroseconds: 50, burstMicroseconds: 20, commitMicroseconds: 500,
                commitProcessorMicroseconds: 100, latencyMicroseconds: 50, loads: [load]), load
        )
    }

    static func jobs(_ families: Int, of variants: Int) -> [PoolModel.Job] {
        (0..<families).map {
            PoolModel.Job(id: "j\($0)", family: "f\($0)", variants: variants, kind: $0)
        }
    }

    /// Ten workers with little to move are kept busy, and hardly a solver is built twice.
    @Test func tenWorkersComeNearTheBound() {
        let (costs, load) = ScaleTests.table(warm: 1_000, cold: 20_000, bytes: 100)
        let outcome = PoolModel(
            PoolModel.Setup(
                workers: 10, load: load, jobs: ScaleTests.jobs(20, of: 1_000),
                eventMicroseconds: 5), costs
        ).run()
        #expect(outcome.isComplete)
        #expect(outcome.variants == 20_000)
        // 20,000 ms of variants and 20 x 19 ms of building for ten workers.
        #expect(abs(outcome.bound - 2.038) < 0.001)
        #expect(outcome.seconds >= outcome.bound)
        #expect(outcome.seconds < 1.3 * outcome.bound, "\(outcome.seconds) s")
        #expect(outcome.builds < 60, "\(outcome.builds) builds")
    }

    /// A collector that needs 4 microseconds a variant takes 250,000 a second at most, however many workers there are.
    @Test func theCollectorIsTheLimitWhereBytesAreMany() {
        var (costs, load) = ScaleTests.table(warm: 10, cold: 1_000, bytes: 4_000)
        costs.payloadNanoseconds = 0
        load.encodeMicroseconds = 0
        let outcome = PoolModel(
            PoolModel.Setup(
                workers: 8, load: load, jobs: ScaleTests.jobs(8, of: 50_000),
                eventMicroseconds: 1), costs
        ).run()
        #expect(outcome.isComplete)
        #expect(outcome.rate < 250_000, "\(outcome.rate)")
        #expect(outcome.rate > 150_000, "\(outcome.rate)")
        #expect(outcome.collectorLoad > 0.8)
    }

    /// The same load with four collectors: each takes its jobs, and the workers are the limit again.
    @Test func severalCollectorsMoveTheLimit() {
        var (costs, load) = ScaleTests.table(warm: 10, cold: 1_000, bytes: 4_000)
        costs.payloadNanoseconds = 0
        load.encodeMicroseconds = 0
        func rate(_ collectors: Int) -> Double {
            let outcome = PoolModel(
                PoolModel.Setup(
                    workers: 8, collectors: collectors, load: load,
                    jobs: ScaleTests.jobs(16, of: 25_000), eventMicroseconds: 1), costs
            ).run()
            #expect(outcome.isComplete)
            return outcome.rate
        }
        // Eight workers of 10 microseconds solve 800,000 a second at most, a collector of 4 records 250,000.
        let (one, four) = (rate(1), rate(4))
        #expect(one < 250_000, "\(one)")
        #expect(four > 2 * one, "\(one), \(four)")
    }

    @Test func drawnCostsHaveTheMeasuredMean() {
        var histogram = CostHistogram()
        for value in [1.0, 1.1, 1.2, 40, 45, 900] { histogram.add(value) }
        let drawing = histogram.drawing
        var random = SplitMix64(state: 7)
        var sum = 0.0
        for _ in 0..<20_000 { sum += drawing.sum(of: 1, &random) }
        #expect(abs(sum / 20_000 - histogram.mean) < 0.05 * histogram.mean)
        #expect(abs(drawing.sum(of: 1_000, &random) - 1_000 * histogram.mean) < 1e-6)
    }
}
