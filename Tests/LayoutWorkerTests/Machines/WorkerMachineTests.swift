import Testing

@testable import LayoutWorker

@Suite struct WorkerMachineTests {
    /// A worker that is welcomed by both sides, and the effects since last asked.
    struct Harness {
        var machine: WorkerMachine
        var now = Instant(nanoseconds: 1_000_000_000)
        var effects: [WorkerEffect] = []

        init(credit: Int = 1_000) {
            machine = WorkerMachine(
                configuration: WorkerConfiguration(
                    uuid: "u", name: "w", build: MessageSamples.build, specifications: 2))
            for link in [WorkerLink.controller, .collector(0)] {
                feed(.connected(link))
                feed(.received(link, .welcome(Harness.welcome(credit))))
            }
            effects = []
        }

        static func welcome(_ credit: Int, drop: [UInt64] = []) -> WelcomeHeader {
            WelcomeHeader(
                role: .controller, minor: 0, epoch: 1, beatMilliseconds: 2_000,
                leaseMilliseconds: 10_000, collector: nil, creditBytes: credit, drop: drop)
        }

        mutating func feed(_ event: WorkerEvent) { effects += machine.handle(event, now: now) }

        mutating func pass(_ milliseconds: Int) {
            for _ in 0..<milliseconds / 100 {
                now = now.adding(milliseconds: 100)
                feed(.tick)
            }
        }

        mutating func take() -> [WorkerEffect] {
            defer { effects = [] }
            return effects
        }

        mutating func lease(
            _ chunk: UInt64, _ ranges: VariantRanges = VariantRanges(0..<8), attempt: Int = 1,
            specification: String = "s", body: [UInt8] = [1], isCareful: Bool = false
        ) {
            let header = LeaseHeader(
                job: "j", chunk: chunk, attempt: attempt, ranges: ranges, family: "f",
                specification: specification, leaseMilliseconds: 10_000,
                variantMilliseconds: 1_000, burst: 4, isCareful: isCareful)
            feed(.received(.controller, .lease(header, specification: body)))
        }

        /// The controller answers a beat, the last one unless said: all that is held goes on.
        mutating func answer(_ number: UInt64? = nil) {
            let beat = BeatHeader(
                number: number ?? machine.beatNumber, chunks: [],
                answers: machine.held.map { work in
                    .init(chunk: work.lease.chunk, attempt: work.lease.attempt, order: .extend)
                }, drain: false, isReady: true)
            feed(.received(.controller, .beat(beat)))
        }

        mutating func solved(_ chunk: UInt64, _ range: Range<Int>, bytes: Int = 100) {
            feed(
                .solved(
                    SolvedBurst(
                        chunk: chunk, attempt: 1, first: range.lowerBound, count: range.count,
                        payload: [UInt8](repeating: 1, count: bytes), coldBuilds: 1,
                        microseconds: 10)))
        }

        mutating func acknowledge(
            _ chunk: UInt64, _ range: Range<Int>,
            _ outcome: AcknowledgeHeader.Outcome = .recorded, credit: Int = 1_000
        ) {
            let header = AcknowledgeHeader(
                job: "j", chunk: chunk, attempt: 1, first: range.lowerBound, count: range.count,
                outcome: outcome, creditBytes: credit)
            feed(.received(.collector(0), .acknowledge(header)))
        }
    }

    private func types(_ effects: [WorkerEffect]) -> [MessageType] {
        effects.compactMap { if case .send(_, let message) = $0 { message.type } else { nil } }
    }

    private func orders(_ effects: [WorkerEffect]) -> [Range<Int>] {
        effects.compactMap { if case .solve(let order) = $0 { order.range } else { nil } }
    }

    @Test func doneFollowsTheLastAcknowledgement() {
        var worker = Harness()
        worker.lease(1, VariantRanges([0..<4, 6..<8]))
        #expect(orders(worker.take()) == [0..<4])
        worker.solved(1, 0..<4)
        worker.feed(.finished(chunk: 1, attempt: 1))
        #expect(orders(worker.take()) == [6..<8])
        worker.acknowledge(1, 0..<4)
        worker.solved(1, 6..<8)
        worker.feed(.finished(chunk: 1, attempt: 1))
        #expect(!types(worker.take()).contains(.done))
        worker.acknowledge(1, 6..<8)
        let done = DoneHeader(chunk: 1, attempt: 1, variants: 6, microseconds: 20, coldBuilds: 2)
        #expect(worker.take() == [.send(.controller, .done(done))])
    }

    /// Ten milliseconds of work may be ahead, in at most 64 chunks, and never less than one chunk.
    @Test(arguments: [(1, 64), (500, 20), (9_000, 2), (400_000, 2)])
    func smallChunksComeInNumbers(microseconds: Int, slots: Int) {
        var worker = Harness()
        worker.lease(1, VariantRanges(0..<4))
        let burst = SolvedBurst(
            chunk: 1, attempt: 1, first: 0, count: 4, payload: [1], coldBuilds: 0,
            microseconds: microseconds)
        worker.feed(.solved(burst))
        worker.feed(.finished(chunk: 1, attempt: 1))
        worker.acknowledge(1, 0..<4)
        _ = worker.take()
        worker.feed(.warm([]))
        let credits = worker.take().compactMap { effect in
            if case .send(.controller, .credit(let header)) = effect { header.slots } else { nil }
        }
        #expect(credits == [slots])
    }

    @Test func withoutCreditTheSolverWaitsAndGoesOnWithTheNextAcknowledgement() {
        var worker = Harness(credit: 250)
        worker.lease(1)
        _ = worker.take()
        worker.solved(1, 0..<2)
        worker.solved(1, 2..<4)
        #expect(!worker.take().contains(.pauseSolve))
        worker.solved(1, 4..<6)
        let effects = worker.take()
        #expect(effects.contains(.pauseSolve))
        #expect(!types(effects).contains(.frames))
        worker.acknowledge(1, 0..<2, credit: 250)
        let after = worker.take()
        #expect(after.contains(.resumeSolve))
        #expect(types(after) == [.frames])
    }

    @Test func aCarefulChunkGoesBurstByBurst() {
        var worker = Harness()
        worker.lease(1, isCareful: true)
        worker.answer()
        #expect(orders(worker.take()) == [0..<4])
        worker.solved(1, 0..<4)
        worker.feed(.finished(chunk: 1, attempt: 1))
        #expect(orders(worker.take()).isEmpty)
        worker.acknowledge(1, 0..<4)
        #expect(orders(worker.take()) == [4..<8])
    }

    @Test func unacknowledgedBurstsComeAgainAfterASilenceAndAfterARestart() {
        var worker = Harness()
        worker.lease(1)
        worker.solved(1, 0..<4)
        _ = worker.take()
        // A collector that says nothing is asked for its name first.
        worker.pass(2_500)
        #expect(types(worker.take()).contains(.hello))
        worker.feed(.received(.collector(0), .welcome(Harness.welcome(1_000))))
        #expect(types(worker.take()) == [.frames])
        let unknown = ErrorHeader(code: "hello", text: "", major: 1)
        worker.feed(.received(.collector(0), .error(unknown)))
        worker.feed(.received(.collector(0), .error(unknown)))
        #expect(types(worker.take()).count { $0 == .hello } == 1)
        worker.feed(.received(.collector(0), .welcome(Harness.welcome(1_000))))
        #expect(types(worker.take()) == [.frames])
    }

    @Test func aVariantThatTakesTooLongIsGivenUp() {
        var worker = Harness()
        worker.lease(1)
        worker.solved(1, 0..<2)
        worker.feed(.progress(chunk: 1, attempt: 1, counter: 2, variant: 2))
        worker.now = worker.now.adding(milliseconds: 1_100)
        worker.feed(.progress(chunk: 1, attempt: 1, counter: 2, variant: 2))
        #expect(worker.take().contains(.cancelSolve))
        worker.feed(.stopped(chunk: 1, attempt: 1))
        #expect(!types(worker.take()).contains(.fail))
        worker.acknowledge(1, 0..<2)
        let failures = worker.take().compactMap { effect in
            if case .send(_, .fail(let header)) = effect { header } else { nil }
        }
        #expect(failures.map(\.variant) == [2])
        #expect(failures.map(\.cause) == [.limit])
    }

    @Test func aSolverThatDoesNotObeyEndsTheProcess() {
        var worker = Harness()
        worker.lease(1)
        worker.feed(.received(.controller, .cancel(JobRequestHeader(request: 0, job: "j"))))
        #expect(worker.take().contains(.cancelSolve))
        worker.pass(11_000)
        #expect(worker.take().contains(.abandon))
    }

    @Test(arguments: [
        "cancel", "drop", "welcome", "refused",
    ])
    func aChunkThatIsNobodysStopsAtOnce(how: String) {
        var worker = Harness()
        worker.lease(1)
        worker.solved(1, 0..<2)
        _ = worker.take()
        switch how {
        case "cancel":
            worker.feed(.received(.controller, .cancel(JobRequestHeader(request: 0, job: "j"))))
        case "drop":
            let beat = BeatHeader(
                number: 1, chunks: [], answers: [.init(chunk: 1, attempt: 1, order: .drop)],
                drain: false, isReady: true)
            worker.feed(.received(.controller, .beat(beat)))
        case "welcome":
            worker.feed(.received(.controller, .welcome(Harness.welcome(0, drop: [1]))))
        default: worker.acknowledge(1, 0..<2, .refused)
        }
        let effects = worker.take()
        #expect(effects.contains(.cancelSolve))
        #expect(types(effects).contains(.release) == (how == "refused"))
        #expect(worker.machine.collectors[0]?.outbox.isEmpty == true)
        #expect(worker.machine.held.isEmpty)
        // The next chunk waits until the solver has let go of the old one.
        worker.lease(2)
        #expect(orders(worker.take()).isEmpty)
        worker.feed(.stopped(chunk: 1, attempt: 1))
        #expect(orders(worker.take()) == [0..<8])
    }

    @Test func drainFinishesTheVariantFlushesAndGivesBackTheRest() {
        var worker = Harness()
        worker.lease(1)
        worker.lease(2)
        _ = worker.take()
        worker.feed(.drain)
        let first = worker.take()
        #expect(first.contains(.finishVariant))
        #expect(types(first) == [.drain, .credit, .release])
        worker.lease(3)
        #expect(types(worker.take()) == [.release])
        worker.solved(1, 0..<3)
        worker.feed(.stopped(chunk: 1, attempt: 1))
        #expect(types(worker.take()) == [.frames])
        worker.acknowledge(1, 0..<3)
        let last = worker.take()
        let left = ReleaseHeader(chunk: 1, attempt: 1, ranges: VariantRanges(3..<8))
        #expect(last.first == .send(.controller, .release(left)))
        #expect(types(last) == [.release, .bye, .bye])
        #expect(last.last == .exit)
    }

    @Test func aSecondDrainAndTheGraceTimeEndAtOnce() {
        for isSecond in [true, false] {
            var worker = Harness()
            worker.lease(1)
            worker.feed(.drain)
            _ = worker.take()
            if isSecond { worker.feed(.drain) } else { worker.pass(26_000) }
            #expect(worker.take().contains(.exit))
        }
    }

    @Test func specificationsAreBoundedAndAskedForAgain() {
        var worker = Harness()
        for (index, name) in ["a", "b", "c"].enumerated() {
            let chunk = UInt64(index + 1)
            worker.lease(chunk, VariantRanges(0..<1), specification: name)
            worker.solved(chunk, 0..<1)
            worker.feed(.finished(chunk: chunk, attempt: 1))
            worker.acknowledge(chunk, 0..<1)
        }
        #expect(worker.take().contains(.dropSpecification(hash: "a")))
        worker.lease(9, specification: "a", body: [])
        let effects = worker.take()
        #expect(types(effects) == [.needSpecification])
        #expect(orders(effects).isEmpty)
        worker.lease(9, specification: "a", body: [5])
        let after = worker.take()
        #expect(after.contains(.keepSpecification(hash: "a", [5])))
        #expect(orders(after) == [0..<8])
    }

    @Test func helloNamesWhatIsHeldAndASilentControllerIsConnectedAnew() {
        var worker = Harness()
        worker.lease(1)
        worker.solved(1, 0..<4)
        worker.acknowledge(1, 0..<4)
        _ = worker.take()
        worker.pass(9_000)
        #expect(worker.take().contains(.reconnect(.controller)))
        worker.feed(.connected(.controller))
        let held = worker.take().compactMap { effect in
            if case .send(.controller, .hello(let header)) = effect { header.held } else { nil }
        }
        #expect(held.first?.map(\.ranges) == [VariantRanges(4..<8)])
    }

    /// Bursts of a job go to its own collector, and what that one does not take holds up nothing else.
    @Test func eachCollectorHasItsOwnCredit() {
        var worker = Harness(credit: 1_000)
        let header = LeaseHeader(
            job: "k", chunk: 2, attempt: 1, ranges: VariantRanges(0..<8), family: "f",
            specification: "s", leaseMilliseconds: 10_000, variantMilliseconds: 1_000, burst: 4,
            isCareful: false, shard: 1)
        worker.feed(.received(.controller, .lease(header, specification: [1])))
        worker.feed(.connected(.collector(1)))
        #expect(
            worker.take().contains {
                if case .send(.collector(1), .hello) = $0 { true } else { false }
            })
        worker.solved(2, 0..<4)
        #expect(types(worker.take()).isEmpty)
        worker.feed(.received(.collector(1), .welcome(Harness.welcome(50))))
        #expect(
            worker.take().contains {
                if case .send(.collector(1), .frames) = $0 { true } else { false }
            })
        worker.solved(2, 4..<8)
        // 200 bytes are more than the 50 of its credit: the solver waits.
        #expect(worker.machine.isPaused)
        worker.feed(.finished(chunk: 2, attempt: 1))
        worker.lease(1)
        #expect(worker.machine.running?.chunk == 1)
        #expect(!worker.machine.isPaused)
        worker.solved(1, 0..<4)
        #expect(
            worker.take().contains {
                if case .send(.collector(0), .frames) = $0 { true } else { false }
            })
    }
}
