import Testing

@testable import LayoutWorker

/// What a death of a worker is laid to.
@Suite struct ControllerGuiltTests {
    /// A job of one variant that is under suspicion, leased with care to worker 1.
    private func suspicion() throws -> (pool: ControllerHarness, lease: LeaseHeader) {
        var pool = ControllerHarness()
        pool.connect()
        pool.submit("a", variants: 1)
        pool.addWorker(0)
        pool.feed(.workerDied(uuid: "w0", text: "killed"))
        pool.addWorker(1)
        pool.sent = []
        pool.pass(milliseconds: 1_000, beats: [1])
        let lease = try #require(pool.leases().first?.lease)
        #expect(lease.isCareful)
        return (pool, lease)
    }

    private func crashes(_ pool: ControllerHarness) -> [Int]? {
        pool.machine.jobs[0]?.ready.map(\.crashes)
    }

    /// Worker 1 dies, and that is seen in one of three ways.
    private func die(_ how: String, _ pool: inout ControllerHarness) {
        switch how {
        case "seen": pool.feed(.workerDied(uuid: "w1", text: "killed"))
        case "unreachable":
            pool.feed(.disconnected(ControllerHarness.peer(1)))
            pool.pass(milliseconds: 2_000)
        default: pool.pass(milliseconds: 11_000)
        }
        #expect(pool.machine.workers.isEmpty)
    }

    /// The LEASE may not have arrived: it was lost, or its worker was dead already.
    @Test(arguments: ["seen", "unreachable", "silent"])
    func aVariantThatIsNotBegunIsInnocent(how: String) throws {
        var (pool, _) = try suspicion()
        die(how, &pool)
        #expect(crashes(pool) == [0])
        #expect(pool.machine.counters.crashes == 1)
    }

    @Test(arguments: ["seen", "unreachable", "silent"])
    func oneThatIsBegunIsNot(how: String) throws {
        var (pool, lease) = try suspicion()
        pool.begin(1, lease)
        die(how, &pool)
        #expect(crashes(pool) == [1])
    }

    /// What a worker said last counts, and not a copy of what it said before.
    @Test(arguments: [true, false]) func aLateCopyOfABeatSaysNothing(isBegun: Bool) throws {
        var (pool, lease) = try suspicion()
        for (number, variant) in [(9, isBegun ? 0 : nil), (8, isBegun ? nil : 0)]
            as [(UInt64, Int?)]
        {
            let progress = ChunkProgress(
                chunk: lease.chunk, attempt: lease.attempt, progress: 0, variant: variant,
                milliseconds: 0)
            let beat = BeatHeader(
                number: 100 + number, chunks: [progress], answers: [], drain: false, isReady: true)
            pool.receive(.beat(beat), from: ControllerHarness.peer(1))
        }
        die("seen", &pool)
        #expect(crashes(pool) == [isBegun ? 1 : 0])
    }

    /// Another chunk of the worker is solved but not on disk, or waits: what it has begun with care has killed it.
    @Test func theOneThatIsBegunIsChargedAlone() throws {
        var pool = ControllerHarness()
        pool.connect()
        pool.submit("a", variants: 1)
        pool.addWorker(0)
        pool.feed(.workerDied(uuid: "w0", text: "killed"))
        pool.submit("b", variants: 1)
        pool.addWorker(1, slots: 2)
        pool.pass(milliseconds: 1_000, beats: [1])
        let leases = pool.leases().filter { $0.worker == 1 }.map(\.lease)
        #expect(leases.map(\.job) == ["b", "a"])
        pool.begin(1, try #require(leases.last))
        die("seen", &pool)
        #expect(crashes(pool) == [1])
        #expect(pool.machine.jobs[1]?.fresh.count == 1)
    }

    /// Two failures and a death, which may have come from outside, are not three of either; nor after a restart.
    @Test func deathsAndFailuresAreCountedApart() throws {
        var (pool, lease) = try suspicion()
        var suspects: [ReadyChunk] = []
        for isDeath in [false, true, false] {
            if isDeath {
                pool.begin(1, lease)
                die("seen", &pool)
                pool.addWorker(1)
            } else {
                let failure = FailHeader(
                    chunk: lease.chunk, attempt: lease.attempt, variant: 0, cause: .limit,
                    text: "slow")
                pool.receive(.fail(failure), from: ControllerHarness.peer(1))
            }
            suspects = pool.machine.jobs[0]?.ready ?? []
            pool.pass(milliseconds: 4_000, beats: [1])
            lease = try #require(pool.leases().last?.lease)
        }
        #expect(suspects.map(\.crashes) == [1])
        #expect(suspects.map(\.failures) == [2])
        let written = pool.entries.compactMap { entry in
            if case .suspects(_, let ranges) = entry { ranges } else { nil }
        }
        var stored = StoredController()
        stored.jobs = try [
            StoredJob(
                record: #require(pool.machine.jobs[0]?.record), state: .running,
                build: ControllerHarness.build, suspects: #require(written.last), quarantined: [],
                note: nil)
        ]
        let again = ControllerHarness(restoring: stored).machine.jobs[0]?.ready.first
        #expect(again?.crashes == 1)
        #expect(again?.failures == 2)
    }

    /// The controller's process was stopped for longer than a lease, and looks at the clock before it reads what came meanwhile.
    @Test func silenceOfTheControllerItselfIsNobodysFault() throws {
        var (pool, lease) = try suspicion()
        pool.begin(1, lease)
        pool.now = pool.now.adding(milliseconds: 60_000)
        pool.feed(.tick)
        pool.begin(1, lease)
        pool.pass(milliseconds: 9_000)
        #expect(pool.machine.workers["w1"]?.chunks == [lease.chunk])
        #expect(pool.machine.counters.expiries == 0)
        // From then on its silence counts again.
        pool.pass(milliseconds: 2_000)
        #expect(crashes(pool) == [1])
    }
}
