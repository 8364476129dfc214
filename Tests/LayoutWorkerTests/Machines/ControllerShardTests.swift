import Testing

@testable import LayoutWorker

/// Several collectors share the jobs of a controller.
@Suite struct ControllerShardTests {
    static let second = PeerID(port: .workers, route: [2, 2])

    /// A controller of two collectors, both connected and ready.
    private func pool(
        restoring stored: StoredController = StoredController(), connectsSecond: Bool = true
    ) -> ControllerHarness {
        var configuration = ControllerConfiguration()
        configuration.shards = [
            ShardAddresses(frames: "tcp://a:1", results: "tcp://a:2"),
            ShardAddresses(frames: "tcp://b:1", results: "tcp://b:2"),
        ]
        var pool = ControllerHarness(configuration, restoring: stored)
        pool.connect()
        if connectsSecond { join(&pool) }
        _ = pool.take()
        return pool
    }

    private func join(_ pool: inout ControllerHarness, shard: Int = 1) {
        let header = HelloHeader(
            role: .collector, minorLow: 0, minorHigh: 0, uuid: "second", name: "second", cores: 0,
            build: ControllerHarness.build, payloadLimit: WireLimits.payload, held: [],
            shard: shard)
        pool.receive(.hello(header), from: ControllerShardTests.second)
        say(&pool, isReady: true)
    }

    private func say(
        _ pool: inout ControllerHarness, isReady: Bool, isFull: Bool? = nil,
        from peer: PeerID = ControllerShardTests.second
    ) {
        let beat = BeatHeader(
            number: 1, chunks: [], answers: [], drain: false, isReady: isReady, isFull: isFull)
        pool.receive(.beat(beat), from: peer)
    }

    /// Submits without an answer to HAVE.
    private func submit(_ pool: inout ControllerHarness, _ job: String, variants: Int = 100) {
        let header = SubmitHeader(
            request: 1, job: job, specification: job, family: job, variants: variants, priority: 0,
            deadlineMilliseconds: nil, attemptLimit: nil)
        pool.receive(.submit(header, specification: [1]), from: ControllerHarness.client)
    }

    /// Each HAVE is answered by the collector it was sent to: nothing is recorded yet.
    private func answer(_ pool: inout ControllerHarness) -> [String: PeerID] {
        var asked: [String: PeerID] = [:]
        for (peer, message) in pool.take() {
            guard case .have(let header, _) = message else { continue }
            asked[header.job] = peer
            let answer = RangesHeader(
                job: header.job, standing: .open, ranges: VariantRanges(), from: header.from,
                upTo: header.variants, duplicates: 0, mismatches: 0, question: header.question)
            pool.receive(.ranges(answer), from: peer)
        }
        return asked
    }

    @Test func jobsGoToTheCollectorWithTheFewestOpenVariants() {
        var pool = pool()
        submit(&pool, "large", variants: 1_000)
        submit(&pool, "small", variants: 10)
        submit(&pool, "next", variants: 10)
        let accepted = pool.sent.compactMap { peer, message -> (String, String?)? in
            guard case .accepted(let header) = message else { return nil }
            return (header.job, header.collector)
        }
        #expect(accepted.map(\.0) == ["large", "small", "next"])
        #expect(accepted.map(\.1) == ["tcp://a:2", "tcp://b:2", "tcp://b:2"])
        let asked = answer(&pool)
        #expect(asked["large"] == ControllerHarness.collector)
        #expect(asked["small"] == ControllerShardTests.second)
        #expect(asked["next"] == ControllerShardTests.second)
        for worker in 0..<3 { pool.addWorker(worker) }
        let leases = pool.leases().map(\.lease)
        #expect(
            Set(leases.map { "\($0.job) \($0.collector)" }) == ["large 0", "small 1", "next 1"])
    }

    @Test func aCollectorThatDoesNotKeepUpStopsItsOwnJobsAlone() throws {
        var pool = pool()
        submit(&pool, "a", variants: 10)
        submit(&pool, "b", variants: 20)
        _ = answer(&pool)
        say(&pool, isReady: false)
        pool.addWorker(0)
        #expect(pool.leases().map(\.lease.job) == ["a"])
        // The rest of a, two variants, is not worth another solver, and b cannot be recorded.
        pool.addWorker(1)
        #expect(pool.leases().isEmpty)
        say(&pool, isReady: true)
        #expect(pool.leases().map(\.lease.job) == ["b"])
    }

    @Test func newJobsAvoidACollectorThatIsFullOrGone() {
        var pool = pool()
        say(&pool, isReady: false, isFull: true)
        for job in ["a", "b"] { submit(&pool, job) }
        #expect(pool.machine.jobs.values.allSatisfy { $0.shard == 0 })
        say(&pool, isReady: false, isFull: true, from: ControllerHarness.collector)
        submit(&pool, "c")
        #expect(pool.machine.numbers["c"] == nil)
        say(&pool, isReady: true)
        pool.feed(.disconnected(ControllerHarness.collector))
        submit(&pool, "d")
        #expect(pool.machine.numbers["d"].map { pool.machine.shard(of: $0) } == 1)
    }

    @Test func theShardIsInTheJournalAndComesBack() throws {
        var first = pool()
        submit(&first, "a")
        submit(&first, "b")
        let records = first.entries.compactMap { entry -> JobRecord? in
            guard case .accepted(let record, _) = entry else { return nil }
            return record
        }
        #expect(records.map(\.shard) == [nil, 1])
        var stored = StoredController()
        stored.epoch = 1
        stored.jobs = records.map {
            StoredJob(
                record: $0, state: .accepted, build: nil, suspects: [], quarantined: [], note: nil)
        }
        var second = pool(restoring: stored, connectsSecond: false)
        #expect(answer(&second).isEmpty)
        join(&second)
        #expect(answer(&second) == ["b": ControllerShardTests.second])
        #expect(throws: StoreError.self) { try stored.checkShards(1, folder: "queue") }
        try stored.checkShards(2, folder: "queue")
    }

    /// What a job of the same content has recorded can be taken over where it lies.
    @Test func theSameContentGoesWhereItWasRecordedBefore() {
        var pool = pool()
        submit(&pool, "a")
        submit(&pool, "b", variants: 1_000)
        let header = SubmitHeader(
            request: 1, job: "b again", specification: "b", family: "b", variants: 1_000,
            priority: 0, deadlineMilliseconds: nil, attemptLimit: nil)
        pool.receive(.submit(header, specification: [1]), from: ControllerHarness.client)
        #expect(pool.machine.numbers["b again"].map { pool.machine.shard(of: $0) } == 1)
    }

    /// Solving again is sooner than waiting for a collector that may never come back.
    @Test(arguments: [false, true])
    func theSameContentIsRecordedElsewhereWhileItsCollectorCannot(_ isGone: Bool) {
        var pool = pool()
        func submit(_ job: String) {
            let header = SubmitHeader(
                request: 1, job: job, specification: "b", family: "b", variants: 1_000,
                priority: 0, deadlineMilliseconds: nil, attemptLimit: nil)
            pool.receive(.submit(header, specification: [1]), from: ControllerHarness.client)
        }
        self.submit(&pool, "a")
        submit("b")
        if isGone {
            pool.feed(.disconnected(ControllerShardTests.second))
        } else {
            say(&pool, isReady: false)
        }
        submit("while it is down")
        #expect(pool.machine.numbers["while it is down"].map { pool.machine.shard(of: $0) } == 0)
        // Nobody can record: then where it can be taken over later.
        say(&pool, isReady: false, from: ControllerHarness.collector)
        pool.machine.contents["b"] = pool.machine.numbers["b"]
        submit("while both are")
        #expect(pool.machine.numbers["while both are"].map { pool.machine.shard(of: $0) } == 1)
    }

    @Test func aCollectorThatIsNotNamedIsTurnedAway() {
        var pool = pool(connectsSecond: false)
        join(&pool, shard: 7)
        let errors = pool.sent.compactMap { peer, message -> String? in
            guard case .error(let header) = message, peer == ControllerShardTests.second else {
                return nil
            }
            return header.code
        }
        #expect(errors.first == "shard")
        #expect(pool.disconnected == [ControllerShardTests.second])
        #expect(pool.machine.shards.allSatisfy { $0.peer != ControllerShardTests.second })
    }

    /// Another process does not get the place of one that is there; both sides say why, once.
    @Test func aPlaceIsOneCollectors() {
        var pool = pool(connectsSecond: false)
        for _ in 0..<3 {
            join(&pool, shard: 0)
            let sent = pool.take()
            // The holder is sent something: what cannot be delivered says that it is gone.
            #expect(sent.contains { $0.peer == ControllerHarness.collector })
            let told = sent.compactMap { peer, message -> ErrorHeader? in
                guard case .error(let header) = message, peer == Self.second else { return nil }
                return header
            }
            #expect(told.first?.code == "taken")
            #expect(told.first?.text.contains("--shard") == true)
            #expect(pool.machine.shards[0].peer == ControllerHarness.collector)
        }
        let refusals = pool.logs.filter { $0.event == "second-collector" }
        #expect(refusals.count == 1)
        // A process that was killed and started again is let in once its predecessor is known to be gone.
        pool.feed(.disconnected(ControllerHarness.collector))
        join(&pool, shard: 0)
        #expect(pool.machine.shards[0].peer == Self.second)
    }

    /// One that says nothing any more gives its place up without a word of its connection.
    @Test func aSilentCollectorLosesItsPlace() {
        var pool = pool(connectsSecond: false)
        pool.now = pool.now.adding(milliseconds: 4_100)
        join(&pool, shard: 0)
        #expect(pool.machine.shards[0].peer == Self.second)
    }
}
