import Testing

@testable import LayoutWorker

/// Who comes, goes and comes back, as the controller sees it.
@Suite struct ControllerPeerTests {
    /// Who does not belong where it knocks is told so and cut off.
    @Test func strangersAreToldAndCutOff() {
        var pool = ControllerHarness()
        pool.connect()
        _ = pool.take()
        let stranger = PeerID(port: .clients, route: [5])
        pool.hello(stranger, .worker, uuid: "w")
        let future = HelloHeader(
            role: .client, minorLow: 99, minorHigh: 99, uuid: "c", name: "c", cores: 1,
            build: ControllerHarness.build, payloadLimit: WireLimits.payload, held: [])
        pool.receive(.hello(future), from: stranger)
        pool.feed(.malformed(stranger, .badHead))
        let errors = pool.take().compactMap { peer, message -> ErrorHeader? in
            if case .error(let header) = message, peer == stranger { header } else { nil }
        }
        #expect(errors.map(\.code) == ["role", "version", WireError.badHead.code])
        // Who is at the wrong door is told which is the right one.
        #expect(
            errors.first?.text
                == "a worker does not belong here: this is where clients of the controller connect; "
                + "clients connect at tcp://127.0.0.1:7341, workers and collectors at "
                + "tcp://127.0.0.1:7342")
        #expect(pool.disconnected == [stranger, stranger, stranger])
    }

    /// With as many clients as are remembered, a new one takes the place of the one that was silent longest.
    @Test func aNewClientTakesThePlaceOfTheMostSilent() {
        var configuration = ControllerConfiguration()
        configuration.clients = 2
        var pool = ControllerHarness(configuration)
        let clients = (1...3).map { PeerID(port: .clients, route: [$0]) }
        func answer(to client: PeerID) -> [MessageType] {
            _ = pool.take()
            pool.now = pool.now.adding(milliseconds: 1)
            pool.receive(.status(RequestHeader(request: 1)), from: client)
            return pool.take().map(\.message.type)
        }
        for client in clients.prefix(2) {
            _ = pool.take()
            pool.hello(client, .client, uuid: "c")
            #expect(pool.take().map(\.message.type) == [.welcome])
        }
        #expect(answer(to: clients[0]) == [.reply])
        #expect(answer(to: clients[1]) == [.reply])
        pool.hello(clients[2], .client, uuid: "c")
        #expect(answer(to: clients[2]) == [.reply])
        #expect(answer(to: clients[1]) == [.reply])
        #expect(answer(to: clients[0]) == [.error])
    }

    @Test func aWorkerThatWasSilentGetsWorkWhenItIsHeardAgain() {
        var pool = ControllerHarness()
        pool.connect()
        pool.addWorker(1)
        pool.pass(milliseconds: 5_000)
        pool.submit("a")
        #expect(pool.leases().isEmpty)
        pool.beat(1)
        #expect(pool.leases().map(\.worker) == [1])
    }

    /// After a restart, what a returning worker may hold waits a moment for it; a job that nobody began does not.
    @Test(arguments: [ControllerHarness.build, nil])
    func afterARestartABegunJobWaitsForItsWorkers(build: EngineBuild?) {
        var stored = StoredController()
        let record = JobRecord(
            job: "a", specification: "s", family: "f", variants: 100, priority: 0,
            deadlineMilliseconds: nil, attemptLimit: 3, specificationBytes: 3)
        stored.jobs = [
            StoredJob(
                record: record, state: .accepted, build: build, suspects: [], quarantined: [],
                note: nil)
        ]
        var pool = ControllerHarness(restoring: stored)
        pool.connect()
        pool.answerHave()
        pool.addWorker(1)
        #expect(pool.leases().isEmpty == (build != nil))
        pool.pass(milliseconds: 1_500, beats: [1])
        #expect(pool.leases().isEmpty == (build == nil))
    }

    /// The journal says what is under suspicion: nothing any more once it is recorded, by another worker or by late frames.
    @Test(arguments: [true, false])
    func whatIsRecordedIsNotUnderSuspicion(isSolvedAgain: Bool) {
        var pool = ControllerHarness()
        pool.connect()
        pool.submit("a", variants: 10_000)
        pool.addWorker(1)
        let lease = pool.leases()[0].lease
        func suspects() -> [SuspectRange]? {
            pool.entries.compactMap { entry -> [SuspectRange]? in
                if case .suspects(_, let ranges) = entry { ranges } else { nil }
            }.last
        }
        pool.feed(.workerDied(uuid: "w1", text: "killed by signal 11"))
        #expect(suspects() == [SuspectRange(lower: 0, upper: 8, crashes: 0)])
        if isSolvedAgain {
            pool.addWorker(2)
            for _ in 0..<3 {
                for (_, lease) in pool.leases() {
                    // DONE overtakes what the collector says.
                    let done = DoneHeader(
                        chunk: lease.chunk, attempt: lease.attempt, variants: lease.ranges.count,
                        microseconds: 1, coldBuilds: 0)
                    pool.receive(.done(done), from: ControllerHarness.peer(2))
                    pool.record("a", lease.ranges)
                }
                pool.pass(milliseconds: 1_000, beats: [2])
            }
        } else {
            pool.record("a", lease.ranges)
        }
        #expect(suspects() == [])
    }

    /// Few variants wait for the worker that has their family warm, many are worth a cold build.
    @Test(arguments: [(20, [1, 0, 0]), (5_000, [1, 1, 1])])
    func leasesAreCountedByWarmth(variants: Int, counts: [Int]) {
        var pool = ControllerHarness()
        pool.connect()
        pool.addWorker(1, warm: ["f"])
        pool.addWorker(2, warm: ["other"])
        pool.submit("a", variants: variants)
        let counters = pool.machine.counters
        #expect([counters.warmLeases, counters.coldLeases, counters.steals] == counts)
    }

    /// A worker that comes back by another connection keeps what is its own; what is another's by now it is to drop.
    @Test func aReturningWorkerKeepsItsChunksAlone() {
        var pool = ControllerHarness()
        pool.connect()
        pool.submit("a")
        pool.addWorker(1)
        let lease = pool.leases()[0].lease
        for (attempt, drop) in [(lease.attempt + 1, [lease.chunk]), (lease.attempt, [])] {
            let held = HeldChunk(
                job: "a", specification: "a", chunk: lease.chunk, attempt: attempt,
                ranges: lease.ranges, burst: lease.burst, isCareful: lease.isCareful)
            var other = ControllerHarness()
            other.machine = pool.machine
            other.now = pool.now
            let peer = ControllerHarness.peer(9)
            other.hello(peer, .worker, uuid: "w1", held: [held])
            let drops = other.take().compactMap { to, message -> [UInt64]? in
                if case .welcome(let header) = message, to == peer { header.drop } else { nil }
            }
            #expect(drops == [drop])
            #expect(other.machine.workers["w1"]?.chunks == (drop.isEmpty ? [lease.chunk] : []))
        }
    }

    @Test func beyondTheMostWorkersOneIsTurnedAway() {
        var configuration = ControllerConfiguration()
        configuration.workers = 1
        var pool = ControllerHarness(configuration)
        pool.connect()
        pool.addWorker(1)
        pool.addWorker(2)
        #expect(pool.machine.workers.keys.sorted() == ["w1"])
        #expect(pool.disconnected == [ControllerHarness.peer(2)])
    }

    /// A controller that ends alone leaves its workers at work; one that ends its pool tells them and waits.
    @Test(arguments: [false, true])
    func aDrainEndsAtOnceOrWithTheWorkers(includesWorkers: Bool) {
        var pool = ControllerHarness()
        pool.connect()
        pool.submit("a", variants: 8)
        pool.addWorker(1)
        let lease = pool.leases()[0].lease
        pool.feed(.drain(includingWorkers: includesWorkers))
        let isTold = pool.take().contains { $0.message.type == .drain }
        #expect(isTold == includesWorkers)
        #expect(pool.isStopped == !includesWorkers)
        pool.solve(1, lease)
        #expect(pool.isStopped)
    }
}
