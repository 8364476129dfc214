import Testing

@testable import LayoutWorker

@Suite struct ControllerFaultTests {
    /// One poison variant: how many workers it costs, and that it alone is given up.
    @Test(arguments: [0, 1, 37, 63, 199])
    func poisonIsHalvedDownAndAloneGivenUp(poison: Int) {
        var pool = ControllerHarness()
        pool.connect()
        pool.submit("a", variants: 200)
        var deaths = 0
        var worker = 1
        pool.addWorker(worker)
        for _ in 0..<400 where pool.state("a") != .doneWithQuarantine {
            for (index, lease) in pool.leases() {
                guard lease.ranges.contains(poison) else {
                    pool.solve(index, lease)
                    continue
                }
                // Frames leave burst by burst: those before the burst under way are on disk.
                var before = lease.ranges.intersection(0..<poison)
                before = before.removeFirst(before.count / lease.burst * lease.burst)
                pool.record("a", before)
                if lease.isCareful { pool.begin(index, lease) }
                deaths += 1
                pool.feed(.workerDied(uuid: "w\(index)", text: "killed by signal 11"))
                worker += 1
                pool.addWorker(worker)
            }
            pool.pass(milliseconds: 1_000, beats: [worker])
        }
        #expect(pool.state("a") == .doneWithQuarantine)
        let job = pool.machine.numbers["a"].flatMap { pool.machine.jobs[$0] }
        #expect(job?.quarantined.map(\.variant) == [poison])
        #expect(job?.quarantined.first?.text == "killed by signal 11")
        #expect(job?.recorded.count == 199)
        // A burst is 8 variants before the first DONE, 50 after: log2(50) + 3, and one for the burst itself.
        #expect(deaths <= 10)
    }

    @Test func theChunkThatWaitedBehindIsNotCharged() {
        var pool = ControllerHarness()
        pool.connect()
        pool.submit("a", variants: 100)
        pool.addWorker(1, slots: 2)
        let leases = pool.leases().map(\.lease)
        pool.feed(.workerDied(uuid: "w1", text: "gone"))
        let job = pool.machine.numbers["a"].flatMap { pool.machine.jobs[$0] }
        let suspects = job?.ready.filter(\.isSuspect).map(\.ranges)
        #expect(suspects == [leases[0].ranges])
        #expect(job?.fresh.contains(leases[1].ranges.ranges[0]) == true)
        #expect(pool.machine.counters.crashes == 1)
    }

    @Test func releaseAndDrainChargeNothing() {
        var pool = ControllerHarness()
        pool.connect()
        pool.submit("a", variants: 8)
        pool.addWorker(1)
        let lease = pool.leases()[0].lease
        pool.record("a", VariantRanges(0..<3))
        let reason = ReasonHeader(code: "drain", text: "")
        pool.receive(.drain(reason), from: ControllerHarness.peer(1))
        let left = ReleaseHeader(
            chunk: lease.chunk, attempt: lease.attempt, ranges: VariantRanges(3..<8))
        pool.receive(.release(left), from: ControllerHarness.peer(1))
        pool.receive(.bye(reason), from: ControllerHarness.peer(1))
        pool.addWorker(2)
        let again = pool.leases().map(\.lease)
        #expect(again.map(\.ranges) == [VariantRanges(3..<8)])
        #expect(again.map(\.attempt) == [1])
        #expect(pool.machine.counters.crashes == 0)
    }

    @Test func aFrozenWorkerLosesItsLeaseAndItsAnswersAreFenced() {
        var pool = ControllerHarness()
        pool.connect()
        pool.submit("a", variants: 8)
        pool.addWorker(1)
        let lease = pool.leases()[0].lease
        pool.pass(milliseconds: 11_000)
        pool.addWorker(2)
        pool.pass(milliseconds: 1_000, beats: [2])
        let second = pool.leases().filter { $0.worker == 2 }.map(\.lease)
        #expect(second.map(\.attempt) == [2])
        // It comes back by the same connection: it is unknown, and learns with HELLO what to drop.
        let done = DoneHeader(
            chunk: lease.chunk, attempt: 1, variants: 8, microseconds: 1, coldBuilds: 0)
        pool.receive(.done(done), from: ControllerHarness.peer(1))
        #expect(pool.state("a") == .running)
        let held = HeldChunk(
            job: "a", specification: "a", chunk: lease.chunk, attempt: 1, ranges: lease.ranges,
            burst: 8, isCareful: false)
        pool.hello(ControllerHarness.peer(1), .worker, uuid: "w1", held: [held])
        let drops = pool.take().compactMap { _, message in
            if case .welcome(let header) = message { header.drop } else { nil }
        }
        #expect(drops == [[lease.chunk]])
    }

    @Test func aStuckSolverLosesItsLeaseAndALongVariantDoesNot() {
        for (milliseconds, isLost) in [(5_000, false), (60_000, true)] {
            var pool = ControllerHarness()
            pool.connect()
            pool.submit("a", variants: 8)
            pool.addWorker(1)
            let lease = pool.leases()[0].lease
            for _ in 0..<13 {
                pool.pass(milliseconds: 1_000)
                let progress = ChunkProgress(
                    chunk: lease.chunk, attempt: 1, progress: 7, variant: 3,
                    milliseconds: milliseconds)
                let beat = BeatHeader(
                    number: 1, chunks: [progress], answers: [], drain: false, isReady: true)
                pool.receive(.beat(beat), from: ControllerHarness.peer(1))
            }
            #expect((pool.machine.counters.expiries > 0) == isLost)
        }
    }

    @Test func aRestartTakesOverWhatWorkersHoldAndAsksForTheRest() {
        var stored = StoredController()
        stored.epoch = 4
        let record = JobRecord(
            job: "a", specification: "s", family: "f", variants: 100, priority: 0,
            deadlineMilliseconds: nil, attemptLimit: 3, specificationBytes: 3)
        let bad = QuarantinedVariant(
            variant: 50, cause: .crash, attempts: 3, worker: "w", text: "t")
        stored.jobs = [
            StoredJob(
                record: record, state: .accepted, build: ControllerHarness.build,
                suspects: [SuspectRange(lower: 60, upper: 64, crashes: 1)], quarantined: [bad],
                note: nil)
        ]
        var pool = ControllerHarness(restoring: stored)
        pool.connect()
        let held = HeldChunk(
            job: "a", specification: "s", chunk: 4 << 32 | 7, attempt: 1,
            ranges: VariantRanges(10..<20), burst: 8, isCareful: false)
        let stale = HeldChunk(
            job: "a", specification: "s", chunk: 4 << 32 | 8, attempt: 1,
            ranges: VariantRanges(15..<25), burst: 8, isCareful: false)
        pool.hello(ControllerHarness.peer(1), .worker, uuid: "w1", held: [held, stale])
        let drops = pool.take().compactMap { peer, message in
            if case .welcome(let header) = message, peer == ControllerHarness.peer(1) {
                header.drop
            } else {
                nil
            }
        }
        #expect(drops == [[stale.chunk]])
        pool.hello(ControllerHarness.collector, .collector, uuid: "collector")
        pool.ready(true)
        pool.answerHave(VariantRanges(0..<10))
        let job = pool.machine.numbers["a"].flatMap { pool.machine.jobs[$0] }
        #expect(job?.recorded == VariantRanges(0..<10))
        #expect(job?.fresh == VariantRanges([20..<50, 51..<60, 64..<100]))
        #expect(job?.ready.map(\.ranges) == [VariantRanges(60..<64)])
        #expect(pool.machine.workers["w1"]?.chunks == [held.chunk])
        #expect(pool.machine.epoch == 5)
    }

    @Test func badInputGivesUpAtOnceAndALimitAfterThreeTries() {
        for (cause, tries) in [(QuarantinedVariant.Cause.badInput, 1), (.limit, 3)] {
            var pool = ControllerHarness()
            pool.connect()
            pool.submit("a", variants: 8)
            pool.addWorker(1)
            var failures = 0
            for _ in 0..<60 where pool.state("a") != .doneWithQuarantine {
                for (worker, lease) in pool.leases() {
                    guard lease.ranges.contains(5) else {
                        pool.solve(worker, lease)
                        continue
                    }
                    pool.record("a", lease.ranges.intersection(0..<5))
                    failures += 1
                    let fail = FailHeader(
                        chunk: lease.chunk, attempt: lease.attempt, variant: 5, cause: cause,
                        text: "no")
                    pool.receive(.fail(fail), from: ControllerHarness.peer(worker))
                }
                pool.pass(milliseconds: 1_000, beats: [1])
            }
            let job = pool.machine.numbers["a"].flatMap { pool.machine.jobs[$0] }
            #expect(job?.quarantined.map(\.variant) == [5])
            #expect(failures == tries)
            #expect(pool.machine.counters.crashes == 0)
        }
    }

    @Test func retryTriesQuarantinedVariantsAgain() {
        var pool = ControllerHarness()
        pool.connect()
        pool.submit("a", variants: 8)
        pool.addWorker(1)
        let lease = pool.leases()[0].lease
        pool.record("a", VariantRanges([0..<5, 6..<8]))
        let fail = FailHeader(
            chunk: lease.chunk, attempt: 1, variant: 5, cause: .badInput, text: "no")
        pool.receive(.fail(fail), from: ControllerHarness.peer(1))
        #expect(pool.state("a") == .doneWithQuarantine)
        pool.sent = []
        pool.receive(
            .retry(JobRequestHeader(request: 3, job: "a")), from: ControllerHarness.client)
        pool.answerHave(VariantRanges([0..<5, 6..<8]))
        let again = pool.kept + pool.take().map(\.message)
        let ranges = again.compactMap { message in
            if case .lease(let header, _) = message { header.ranges } else { nil }
        }
        #expect(ranges == [VariantRanges(5..<6)])
        #expect(pool.state("a") == .running)
    }

    @Test func malformedAndUnknownPeersChangeNothing() {
        var pool = ControllerHarness()
        pool.connect()
        pool.submit("a", variants: 8)
        let stranger = PeerID(port: .workers, route: [77])
        let before = pool.machine.jobs[0]?.recorded
        for message in MessageSamples.all where message.type != .hello {
            pool.receive(message, from: stranger)
        }
        pool.feed(.malformed(stranger, .badHead))
        #expect(pool.machine.workers.isEmpty)
        #expect(pool.machine.jobs.count == 1)
        #expect(pool.machine.jobs[0]?.recorded == before)
        // A client does not get a worker's rights by saying it is one.
        pool.hello(ControllerHarness.client, .worker, uuid: "w9")
        #expect(pool.machine.workers.isEmpty)
    }
}
