import Testing

@testable import LayoutWorker

/// What scheduling costs in a large pool, counted.
@Suite struct ControllerLoadTests {
    /// Towards the end of the work most of a large pool is idle: one family is left, it is warm at two workers and not worth
    /// one more cold build. What these two say must not ask all the others.
    @Test(arguments: [50, 200]) func idleWorkersAreNotAskedWithEveryMessage(idle: Int) {
        var pool = ControllerHarness()
        pool.connect()
        for worker in 0..<2 { pool.addWorker(worker, warm: ["f"]) }
        for worker in 2..<2 + idle { pool.addWorker(worker, warm: ["other"]) }
        pool.submit("a", variants: 40, family: "f")
        let before = pool.machine.picks
        var chunks = 0
        var leases = pool.leases()
        while !leases.isEmpty {
            for (worker, lease) in leases {
                #expect(worker < 2)
                pool.solve(worker, lease)
                chunks += 1
            }
            leases = pool.leases()
        }
        #expect(pool.state("a") == .done)
        // A lease takes one look, a worker that finds nothing another; two workers are concerned.
        #expect(pool.machine.picks - before <= 6 * chunks, "\(chunks) chunks")
    }

    /// A worker that was idle is found when a job opens to everybody.
    @Test func aLargeBacklogFindsIdleWorkers() {
        var pool = ControllerHarness()
        pool.connect()
        pool.addWorker(0, warm: ["f"])
        for worker in 1..<40 { pool.addWorker(worker, warm: ["other"]) }
        pool.submit("small", variants: 20, family: "f")
        #expect(Set(pool.leases().map(\.worker)) == [0])
        pool.submit("large", variants: 100_000, family: "f")
        #expect(Set(pool.leases().map(\.worker)).count == 39)
    }

    /// Many workers on many jobs: a job has few of them to share its variants with, so its chunks grow to what a chunk should
    /// be. Each of 40 jobs is solved in a few large chunks and not in a lease for every few variants.
    @Test func manyJobsAreNotCutToPiecesForAllWorkers() {
        var pool = ControllerHarness()
        pool.connect()
        for job in 0..<40 { pool.submit("j\(job)", variants: 4_000, family: "f\(job)") }
        for worker in 0..<40 { pool.addWorker(worker) }
        var leases = pool.leases()
        var count = 0
        while !leases.isEmpty {
            for (worker, lease) in leases { pool.solve(worker, lease) }
            count += leases.count
            leases = pool.leases()
        }
        for job in 0..<40 { #expect(pool.state("j\(job)") == .done) }
        // 8 to 256 by doubling is 504 variants in 6 chunks, then about 9 of 375, and the end by halves: 10 more.
        #expect(count <= 40 * 26, "\(count) leases")
    }
}
