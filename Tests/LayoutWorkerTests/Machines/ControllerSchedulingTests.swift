import Testing

@testable import LayoutWorker

@Suite struct ControllerSchedulingTests {
    /// Runs one worker for so many chunks; gives the jobs served, in order, and their variants.
    private func serve(_ pool: inout ControllerHarness, chunks: Int) -> [(String, Int)] {
        var served: [(String, Int)] = []
        for _ in 0..<chunks {
            for (worker, lease) in pool.leases() {
                served.append((lease.job, lease.ranges.count))
                pool.solve(worker, lease)
            }
        }
        return served
    }

    @Test(arguments: [true, false])
    func jobsOfOnePriorityGetFairShares(hasAffinity: Bool) {
        var configuration = ControllerConfiguration()
        configuration.hasAffinity = hasAffinity
        var pool = ControllerHarness(configuration)
        pool.connect()
        pool.submit("long", variants: 1_000_000, family: "f1")
        pool.addWorker(1, warm: ["f1"])
        _ = serve(&pool, chunks: 20)
        pool.submit("late", variants: 100_000, family: "f2")
        let served = serve(&pool, chunks: 60)
        let late = served.filter { $0.0 == "late" }.reduce(0) { $0 + $1.1 }
        let long = served.filter { $0.0 == "long" }.reduce(0) { $0 + $1.1 }
        #expect(late > long / 3)
        #expect(long > late / 3)
    }

    @Test func greaterPriorityGoesFirstAndPressingDeadlinesBeforeTheirLike() {
        var pool = ControllerHarness()
        pool.connect()
        pool.submit("low", variants: 1_000, priority: -1)
        pool.submit("plain", variants: 1_000)
        pool.submit("pressing", variants: 1_000, deadline: 500)
        pool.submit("high", variants: 20, priority: 1)
        pool.addWorker(1)
        let order = serve(&pool, chunks: 40).map(\.0)
        var firsts: [String] = []
        for job in order where !firsts.contains(job) { firsts.append(job) }
        #expect(firsts == ["high", "pressing", "plain", "low"])
    }

    @Test func chunksDoubleUpToTheAimAndShrinkAtTheEnd() {
        var pool = ControllerHarness()
        pool.connect()
        pool.submit("a", variants: 3_000)
        pool.addWorker(1)
        let sizes = serve(&pool, chunks: 60).map(\.1)
        #expect(Array(sizes.prefix(6)) == [8, 16, 32, 64, 128, 256])
        #expect(sizes.max() == 375)
        #expect(sizes.reduce(0, +) == 3_000)
        #expect((sizes.last ?? 100) <= 8)
    }

    /// Once it is known that a variant takes a millisecond, a burst is what 50 of them are.
    @Test func burstsGrowToWhatFiftyMillisecondsSolve() {
        var pool = ControllerHarness()
        pool.connect()
        pool.submit("a", variants: 3_000)
        pool.addWorker(1)
        var bursts: [Int] = []
        for _ in 0..<5 {
            for (worker, lease) in pool.leases() {
                bursts.append(lease.burst)
                pool.solve(worker, lease)
            }
        }
        #expect(bursts == [8, 16, 32, 50, 50])
    }

    /// One worker that gives a family up leaves it warm where else it is.
    @Test func aFamilyStaysWarmWithTheOthers() {
        var pool = ControllerHarness()
        pool.connect()
        for worker in [1, 2] { pool.addWorker(worker, warm: ["f"]) }
        pool.credit(2)
        #expect(pool.machine.warmWorkers == ["f": ["w1"]])
        pool.credit(1)
        #expect(pool.machine.warmWorkers.isEmpty)
    }

    @Test func anotherBuildGetsNoLeaseOfAJobThatIsBegun() {
        var pool = ControllerHarness()
        pool.connect()
        pool.addWorker(1)
        pool.submit("a", variants: 1_000)
        let other = EngineBuild(engine: "e2", textModel: "t1")
        pool.addWorker(2, slots: 2, build: other)
        pool.submit("b", variants: 1_000)
        let workers = Dictionary(grouping: pool.leases(), by: \.lease.job).mapValues { list in
            Set(list.map(\.worker))
        }
        #expect(workers["a"] == [1])
        #expect(workers["b"] == [2])
        #expect(pool.entries.contains(.pinned(job: "a", ControllerHarness.build)))
    }

    @Test func nothingIsLeasedWhileTheCollectorDoesNotKeepUp() {
        var pool = ControllerHarness()
        pool.connect()
        pool.submit("a")
        pool.ready(false)
        pool.addWorker(1)
        #expect(pool.leases().isEmpty)
        pool.ready(true)
        #expect(pool.leases().count == 1)
    }

    @Test func aSmallBacklogWaitsForItsWarmWorkerAndALargeOneOpensAnother() {
        for (variants, workers) in [(20, Set([1])), (5_000, Set([1, 2]))] {
            var pool = ControllerHarness()
            pool.connect()
            pool.addWorker(1, warm: ["f"])
            pool.addWorker(2, warm: ["other"])
            pool.submit("a", variants: variants)
            #expect(Set(pool.leases().map(\.worker)) == workers, "\(variants)")
        }
    }

    @Test func aWorkerThatIsAskedToLeaveGetsNothingNewAndIsToldAgain() {
        var pool = ControllerHarness()
        pool.connect()
        pool.addWorker(1)
        pool.addWorker(2)
        pool.receive(
            .drainWorker(WorkerRequestHeader(request: 5, worker: "w1")),
            from: ControllerHarness.client)
        let first = pool.take()
        #expect(
            first.contains { $0.peer == ControllerHarness.peer(1) && $0.message.type == .drain })
        #expect(first.contains { $0.message.type == .reply })
        pool.submit("a", variants: 1_000)
        #expect(Set(pool.leases().map(\.worker)) == [2])
        pool.beat(1)
        let drains = pool.take().compactMap { _, message in
            if case .beat(let header) = message { header.drain } else { nil }
        }
        #expect(drains == [true])
        pool.receive(
            .drainWorker(WorkerRequestHeader(request: 6, worker: "nobody")),
            from: ControllerHarness.client)
        let refused = pool.take().contains { $0.message.type == .rejected }
        #expect(refused)
    }

    @Test func creditBoundsWhatAWorkerHolds() {
        var pool = ControllerHarness()
        pool.connect()
        pool.submit("a", variants: 10_000)
        pool.addWorker(1, slots: 2)
        #expect(pool.leases().count == 2)
        pool.credit(1, slots: 0)
        #expect(pool.leases().isEmpty)
        pool.credit(1, slots: 3)
        #expect(pool.leases().count == 1)
    }
}
