import Testing

@testable import LayoutWorker

@Suite struct CollectorMachineTests {
    static let worker = PeerID(port: .workers, route: [1])
    static let client = PeerID(port: .clients, route: [2])

    /// A collector with one open job of 100 variants, and the effects since last asked.
    struct Harness {
        var machine: CollectorMachine
        var now = Instant(nanoseconds: 1_000_000_000)
        var effects: [CollectorEffect] = []

        init(_ change: (inout CollectorConfiguration) -> Void = { _ in }) {
            var configuration = CollectorConfiguration(uuid: "c", name: "c")
            change(&configuration)
            machine = CollectorMachine(restoring: [], configuration: configuration)
            feed(.connectedController)
            let welcome = WelcomeHeader(
                role: .controller, minor: 0, epoch: 1, beatMilliseconds: 2_000,
                leaseMilliseconds: 10_000, collector: nil, creditBytes: 0, drop: [])
            controller(.welcome(welcome))
            hello(CollectorMachineTests.worker, .worker)
            hello(CollectorMachineTests.client, .client)
            have("j")
            store()
            effects = []
        }

        mutating func feed(_ event: CollectorEvent) { effects += machine.handle(event, now: now) }

        mutating func controller(_ message: Message) {
            feed(.received(CollectorMachine.controllerPeer, message))
        }

        mutating func hello(_ peer: PeerID, _ role: PeerRole) {
            var header = MessageSamples.hello
            header.role = role
            feed(.received(peer, .hello(header)))
        }

        mutating func have(_ job: String, specification: String = "s") {
            let header = HaveHeader(
                job: job, specification: specification, variants: 100, build: nil, from: 0,
                reopens: false, question: 1)
            controller(.have(header, specification: [1]))
        }

        mutating func store() { feed(.stored(ticket: machine.lastTicket)) }

        mutating func take() -> [CollectorEffect] {
            defer { effects = [] }
            return effects
        }

        mutating func frames(
            _ range: Range<Int>, job: String = "j", build: EngineBuild = MessageSamples.build
        ) {
            let header = FramesHeader(
                job: job, chunk: 1, attempt: 1, first: range.lowerBound, count: range.count,
                worker: "w", build: build, sequence: nil)
            let payload = FramesPayloadTests.sample(100, seed: 1).slice(range).encoded()
            feed(.received(CollectorMachineTests.worker, .frames(header, payload: payload)))
        }
    }

    private func messages(_ effects: [CollectorEffect], to peer: PeerID) -> [Message] {
        effects.compactMap { effect in
            if case .send(peer, let message) = effect { message } else { nil }
        }
    }

    private func appends(_ effects: [CollectorEffect]) -> [AppendRequest] {
        effects.compactMap { if case .append(_, let request) = $0 { request } else { nil } }
    }

    private func outcomes(_ effects: [CollectorEffect]) -> [AcknowledgeHeader.Outcome] {
        messages(effects, to: Self.worker).compactMap { message in
            if case .acknowledge(let header) = message { header.outcome } else { nil }
        }
    }

    private func comparisons(_ effects: [CollectorEffect]) -> [Range<Int>] {
        effects.compactMap { effect in
            if case .compare(_, _, let range, _, _) = effect { range } else { nil }
        }
    }

    @Test func framesOfAJobThatIsBeingOpenedAreWrittenAfterIt() {
        var collector = Harness()
        collector.have("k")
        collector.frames(0..<4, job: "k")
        let writes = collector.take().compactMap(\.ticket)
        #expect(writes == writes.sorted() && writes.count == 2)
        collector.store()
        let done = collector.take()
        #expect(
            messages(done, to: CollectorMachine.controllerPeer).map(\.type) == [.ranges, .recorded])
        #expect(messages(done, to: Self.worker).map(\.type) == [.acknowledge])
    }

    @Test func framesThatOvertookTheWordThatOpensTheirJobWaitForIt() {
        var collector = Harness()
        collector.frames(0..<4, job: "k")
        collector.frames(4..<8, job: "k")
        collector.frames(0..<4, job: "other")
        #expect(collector.take() == [])
        collector.have("k")
        #expect(appends(collector.take()).map(\.first) == [0, 4])
        collector.store()
        let done = collector.take()
        #expect(messages(done, to: Self.worker).map(\.type) == [.acknowledge, .acknowledge])
        collector.now = collector.now.adding(milliseconds: EarlyFrames.milliseconds - 1)
        collector.feed(.tick)
        #expect(outcomes(collector.take()) == [])
        collector.now = collector.now.adding(milliseconds: 1)
        collector.feed(.tick)
        #expect(outcomes(collector.take()) == [.refused])
        #expect(collector.machine.early == EarlyFrames())
    }

    @Test func framesOfUnknownJobsAreKeptWithinAWorkersCredit() {
        let burst = FramesPayloadTests.sample(100, seed: 1).slice(0..<4).encoded().count
        var collector = Harness { $0.workerCreditBytes = 2 * burst }
        for _ in 0..<3 { collector.frames(0..<4, job: "k") }
        #expect(outcomes(collector.take()) == [.refused])
        #expect(collector.machine.early.bytes == 2 * burst)
    }

    @Test func framesOfAJobThatCouldNotBeOpenedAreNotKept() {
        var collector = Harness()
        collector.have("k")
        collector.frames(0..<4, job: "k")
        collector.feed(.storeFailed(ticket: collector.machine.lastTicket - 1, reason: "full"))
        #expect(messages(collector.take(), to: Self.worker).isEmpty)
        #expect(collector.machine.jobs["k"] == nil)
        #expect(collector.machine.pending.bytes == 0)
        collector.feed(.storeRecovered)
        collector.frames(0..<4, job: "k")
        collector.now = collector.now.adding(milliseconds: EarlyFrames.milliseconds)
        collector.feed(.tick)
        #expect(outcomes(collector.take()) == [.refused])
    }

    @Test func acknowledgementsAndRecordedWaitForTheDisk() {
        var collector = Harness()
        collector.frames(0..<4)
        collector.frames(4..<10)
        let asked = collector.take()
        #expect(appends(asked).map(\.sequence) == [1, 2])
        #expect(messages(asked, to: Self.worker).isEmpty)
        collector.store()
        let after = collector.take()
        let outcomes = messages(after, to: Self.worker).compactMap { message in
            if case .acknowledge(let header) = message { header.outcome } else { nil }
        }
        #expect(outcomes == [.recorded, .recorded])
        let recorded = messages(after, to: CollectorMachine.controllerPeer).compactMap { message in
            if case .recorded(let header) = message { header.ranges } else { nil }
        }
        #expect(recorded == [VariantRanges(0..<10)])
    }

    @Test func whatIsRecordedIsComparedAndOnlyTheRestIsWritten() throws {
        var collector = Harness()
        collector.frames(10..<20)
        _ = collector.take()
        // Before and after the first is on disk.
        for _ in 0..<2 {
            collector.frames(5..<25)
            collector.store()
        }
        let effects = collector.take()
        let written = appends(effects)
        #expect(written.map(\.first) == [5, 20])
        #expect(comparisons(effects) == [10..<20, 5..<25])
        let whole = FramesPayloadTests.sample(100, seed: 1)
        for request in written {
            let payload = try FramesPayload(decoding: request.payload)
            let range = request.first..<request.first + request.count
            #expect(payload.count == request.count)
            #expect(request.digest == whole.digest(of: range))
        }
        collector.feed(.compared(ticket: 1, duplicates: 0, mismatches: 0))
        #expect(collector.machine.jobs["j"]?.stored.recorded == VariantRanges(5..<25))
    }

    @Test func whatIsTakenOverIsOnDiskWhenTheJobIs() throws {
        var collector = Harness()
        let header = HaveHeader(
            job: "k", specification: "s", variants: 100, build: nil, from: 0, reopens: false,
            question: 7, reuse: MessageSamples.build)
        collector.controller(.have(header, specification: [1]))
        let opened = collector.take().compactMap { effect in
            if case .openJob(_, let job, _, let reuse) = effect { (job, reuse) } else { nil }
        }
        var record = try #require(opened.first).0
        #expect(opened.first?.1 == MessageSamples.build)
        record.recorded = VariantRanges(20..<50)
        record.reused = 30
        record.build = MessageSamples.build
        record.lastSequence = 4
        collector.feed(.adopted(ticket: collector.machine.lastTicket, record))
        #expect(messages(collector.take(), to: CollectorMachine.controllerPeer).isEmpty)
        collector.store()
        let answers = messages(collector.take(), to: CollectorMachine.controllerPeer)
        guard case .ranges(let answer) = answers.first else {
            Issue.record("no RANGES")
            return
        }
        #expect(answer.ranges == VariantRanges(20..<50))
        #expect(answer.reused == 30)
        #expect(answer.build == MessageSamples.build)
        // What comes next goes on from there; what is there is compared.
        collector.frames(40..<60, job: "k")
        let effects = collector.take()
        #expect(appends(effects).map(\.sequence) == [5])
        #expect(appends(effects).map(\.first) == [50])
        #expect(comparisons(effects) == [40..<50])
    }

    @Test func differencesAreCountedAndTold() {
        var collector = Harness()
        collector.frames(0..<4)
        collector.store()
        collector.frames(0..<4)
        collector.feed(
            .compared(ticket: collector.machine.lastTicket, duplicates: 4, mismatches: 1))
        collector.frames(4..<8)
        collector.store()
        let told = messages(collector.take(), to: CollectorMachine.controllerPeer).compactMap {
            if case .recorded(let header) = $0 { header.mismatches } else { nil }
        }
        #expect(told.last == 1)
    }

    /// A retry comes while the job's end is being written: were it answered that the job has ended, although it is to go on,
    /// the controller would take it for cancelled.
    @Test func aJobThatIsEndingIsReopenedOnceItHas() {
        var collector = Harness()
        let end = EndHeader(job: "j", state: .doneWithQuarantine, lastSequence: 0, recorded: 0)
        collector.controller(.end(end))
        let header = HaveHeader(
            job: "j", specification: "s", variants: 100, build: nil, from: 0, reopens: true,
            question: 9)
        _ = collector.take()
        collector.controller(.have(header, specification: []))
        #expect(collector.take().isEmpty)
        collector.store()
        collector.controller(.have(header, specification: []))
        collector.store()
        let answers = messages(collector.take(), to: CollectorMachine.controllerPeer).compactMap {
            if case .ranges(let header) = $0 { header.standing } else { nil }
        }
        #expect(answers == [.open])
    }

    /// The word of the first may have been lost: without another a healthy variant would be solved until it is given up.
    @Test func aCopyIsToldAsRecordedAgain() {
        var collector = Harness()
        collector.frames(0..<4)
        collector.store()
        _ = collector.take()
        collector.frames(0..<4)
        collector.store()
        let told = messages(collector.take(), to: CollectorMachine.controllerPeer).compactMap {
            if case .recorded(let header) = $0 { header.ranges } else { nil }
        }
        #expect(told == [VariantRanges(0..<4)])
    }

    @Test func aFullDiskAcknowledgesNothingStopsLeasesAndRecovers() {
        var collector = Harness()
        collector.frames(0..<4)
        let ticket = collector.machine.lastTicket
        collector.frames(4..<8)
        _ = collector.take()
        collector.feed(.storeFailed(ticket: ticket, reason: "full"))
        collector.frames(8..<12)
        collector.feed(.tick)
        let effects = collector.take()
        #expect(messages(effects, to: Self.worker).isEmpty)
        #expect(appends(effects).isEmpty)
        let ready = messages(effects, to: CollectorMachine.controllerPeer).compactMap { message in
            if case .beat(let header) = message { header.isReady } else { nil }
        }
        #expect(ready == [false])
        #expect(collector.machine.pending.bytes == 0)
        collector.feed(.storeRecovered)
        let after = messages(collector.take(), to: Self.worker).map(\.type)
        #expect(after == [.welcome])
        collector.frames(0..<4)
        #expect(appends(collector.take()).map(\.sequence) == [1])
    }

    /// Over its disk budget a collector asks for no more work but records what is under way.
    @Test func aUsedUpBudgetStopsLeasesAndRecordsWhatComes() {
        var collector = Harness()
        collector.feed(.room(false))
        collector.frames(0..<4)
        let effects = collector.take()
        let beats = messages(effects, to: CollectorMachine.controllerPeer).compactMap { message in
            if case .beat(let header) = message { header } else { nil }
        }
        #expect(beats.map(\.isReady) == [false])
        #expect(beats.map(\.isFull) == [true])
        #expect(appends(effects).map(\.count) == [4])
        collector.feed(.room(true))
        let last = messages(collector.take(), to: CollectorMachine.controllerPeer).last
        guard case .beat(let header) = last else {
            Issue.record("no beat")
            return
        }
        #expect(header.isReady)
        #expect(header.isFull == nil)
    }

    @Test(arguments: ["cancel", "end", "unknown", "build", "beyond", "damaged"])
    func framesThatAreNotWantedAreRefused(why: String) {
        var collector = Harness()
        collector.frames(0..<2)
        collector.store()
        switch why {
        case "cancel": collector.controller(.cancel(JobRequestHeader(request: 0, job: "j")))
        case "end":
            collector.controller(
                .end(EndHeader(job: "j", state: .done, lastSequence: 0, recorded: 0)))
        default: break
        }
        _ = collector.take()
        switch why {
        case "unknown":
            collector.frames(2..<4, job: "k")
            collector.now = collector.now.adding(milliseconds: EarlyFrames.milliseconds)
            collector.feed(.tick)
        case "build":
            collector.frames(2..<4, build: EngineBuild(engine: "e2", textModel: "t1"))
        case "beyond", "damaged":
            let header = FramesHeader(
                job: "j", chunk: 1, attempt: 1, first: why == "beyond" ? 99 : 2, count: 2,
                worker: "w", build: MessageSamples.build, sequence: nil)
            collector.feed(.received(Self.worker, .frames(header, payload: [1, 2, 3])))
        default: collector.frames(2..<4)
        }
        let effects = collector.take()
        #expect(outcomes(effects) == [.refused])
        #expect(appends(effects).isEmpty)
    }

    @Test func nothingIsRecordedAfterCancelled() {
        var collector = Harness()
        collector.frames(0..<4)
        collector.controller(.cancel(JobRequestHeader(request: 0, job: "j")))
        collector.frames(4..<8)
        collector.store()
        let effects = collector.take()
        #expect(appends(effects).map(\.first) == [0])
        let told = messages(effects, to: CollectorMachine.controllerPeer)
        let answer = CancelledHeader(request: 0, job: "j", recorded: 4, dropped: 96)
        #expect(told.contains(.cancelled(answer)))
    }

    @Test func haveIsAnsweredWithWhatIsOnDisk() {
        var collector = Harness()
        for first in stride(from: 0, to: 20, by: 4) { collector.frames(first..<first + 2) }
        collector.store()
        _ = collector.take()
        collector.have("j")
        collector.have("j", specification: "other")
        let answers = messages(collector.take(), to: CollectorMachine.controllerPeer).compactMap {
            if case .ranges(let header) = $0 { header } else { nil }
        }
        #expect(answers.map(\.standing) == [.open, .differs])
        let expected = VariantRanges([0..<2, 4..<6, 8..<10, 12..<14, 16..<18])
        #expect(answers.first?.ranges == expected)
        #expect(answers.first?.upTo == 100)
    }

    @Test func followersGetWhatTheirWindowTakesAndAnEnd() {
        var collector = Harness()
        for first in [0, 4, 8] {
            collector.frames(first..<first + 4)
            collector.store()
        }
        let stored = appends(collector.take()).map { request in
            StoredFrames(
                sequence: request.sequence, header: request.origin, payload: request.payload)
        }
        let size = stored[0].payload.count
        func follow(_ from: UInt64, restarts: Bool = false) -> CollectorEvent {
            let header = FollowHeader(
                job: "j", from: from, windowBytes: size + 1, restarts: restarts)
            return .received(Self.client, .follow(header))
        }
        func reads(_ effects: [CollectorEffect]) -> [UInt64] {
            effects.compactMap { effect in
                if case .read(_, _, let from, _) = effect { from } else { nil }
            }
        }
        collector.feed(follow(1))
        #expect(reads(collector.take()) == [1])
        collector.feed(.rows(Self.client, job: "j", Array(stored.prefix(2))))
        let sent = collector.take()
        #expect(messages(sent, to: Self.client).map(\.type) == [.frames, .frames])
        #expect(reads(sent).isEmpty)
        collector.feed(follow(2, restarts: true))
        #expect(reads(collector.take()) == [2])
        collector.feed(.rows(Self.client, job: "j", Array(stored.dropFirst())))
        collector.feed(follow(4))
        collector.controller(
            .end(EndHeader(job: "j", state: .done, lastSequence: 0, recorded: 0)))
        collector.store()
        let last = messages(collector.take(), to: Self.client).last
        let end = EndHeader(job: "j", state: .done, lastSequence: 3, recorded: 12)
        #expect(last == .end(end))
    }

    @Test func whatWaitsForTheDiskIsBounded() {
        var collector = Harness { $0.workerCreditBytes = 2_000 }
        for first in stride(from: 0, to: 100, by: 4) { collector.frames(first..<first + 4) }
        #expect(collector.machine.pending.bytes <= 2_000 + 1_000)
        #expect(collector.machine.counters.postponed > 0)
        var small = Harness { $0.pendingBytes = 1_500 }
        for first in stride(from: 0, to: 100, by: 4) { small.frames(first..<first + 4) }
        #expect(small.machine.pending.bytes <= 1_500)
        #expect(!small.machine.isReady)
    }

    @Test func strangersAndGarbageChangeNothing() {
        var collector = Harness()
        let before = collector.machine.jobs
        for port in [PeerID.Port.workers, .clients] {
            let stranger = PeerID(port: port, route: [9])
            for message in MessageSamples.all where message.type != .hello {
                collector.feed(.received(stranger, message))
            }
            collector.feed(.malformed(stranger, .badHead))
        }
        #expect(collector.machine.jobs == before)
        #expect(collector.machine.pending.isEmpty)
        #expect(collector.machine.followers.isEmpty)
    }
}
