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

    /// A job that nobody has warm is open to all, until one worker has it: the others are not asked any more, in the same turn.
    @Test func whatOneTakesIsNotOfferedToAll() {
        var pool = ControllerHarness()
        pool.connect()
        for worker in 0..<50 { pool.addWorker(worker, warm: ["other"]) }
        let before = pool.machine.picks
        pool.submit("a", variants: 20, family: "f")
        #expect(pool.leases().count == 1)
        // One look settles the build, another takes the chunk, and a worker or two are asked for nothing.
        #expect(pool.machine.picks - before <= 6)
    }

    /// Once nothing was found, nothing is looked for until something changes.
    @Test func nothingIsLookedForTwice() {
        var pool = ControllerHarness()
        pool.connect()
        pool.addWorker(0, warm: ["f"])
        pool.addWorker(1, warm: ["other"])
        pool.submit("a", variants: 20, family: "f")
        pool.credit(1, warm: ["other"])
        let before = pool.machine.picks
        for _ in 0..<10 { pool.beat(0) }
        #expect(pool.machine.picks == before)
    }

    /// A worker looks at 64 jobs. The next one comes into its sight when another worker takes one of those, and with the next
    /// message, not with the next tick, it has it.
    @Test func whatALeaseBringsIntoSightIsFoundWithTheNextMessage() {
        var pool = ControllerHarness()
        pool.connect()
        pool.ready(false)
        pool.addWorker(0, warm: ["other"])
        pool.addWorker(1, warm: ["f"])
        for job in 0..<64 { pool.submit("f\(job)", variants: 1, family: "f") }
        pool.submit("g", variants: 1, family: "g")
        pool.ready(true)
        #expect(pool.leases().map(\.lease.job) == ["f0"])
        pool.beat(1)
        let found = pool.leases()
        #expect(found.map(\.worker) == [0])
        #expect(found.map(\.lease.job) == ["g"])
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
