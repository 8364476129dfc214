import Testing

@testable import LayoutWorker

/// What a controller believes of others that die, are silent or say a thing twice. Each was found by a seed of the simulation.
@Suite struct ControllerDoubtTests {
    /// A job "a" of one variant.
    private static let submission = Message.submit(
        SubmitHeader(
            request: 1, job: "a", specification: "a", family: "f", variants: 1, priority: 0,
            deadlineMilliseconds: nil, attemptLimit: nil), specification: [1])

    /// A journal with a job "a", one of whose variants may be given up.
    private static func stored(_ state: JobState, variants: Int, givenUp: Int?) -> StoredController
    {
        let record = JobRecord(
            job: "a", specification: "a", family: "f", variants: variants, priority: 0,
            deadlineMilliseconds: nil, attemptLimit: 3, specificationBytes: 1)
        let quarantined = givenUp.map {
            QuarantinedVariant(variant: $0, cause: .badInput, attempts: 1, worker: "w", text: "bad")
        }
        var stored = StoredController()
        stored.jobs = [
            StoredJob(
                record: record, state: state, build: nil, suspects: [],
                quarantined: quarantined.map { [$0] } ?? [], note: nil)
        ]
        return stored
    }

    /// The collector dies before it heard of a job that cannot be solved, or not in its only variant: had the job ended
    /// before the next one opened it, followers would wait for its end for ever.
    @Test(arguments: [(nil, JobState.failed), (0, .doneWithQuarantine)])
    func aJobEndsOnlyWhereItIsKnown(variant: Int?, state: JobState) throws {
        var pool = ControllerHarness()
        pool.connect()
        pool.addWorker(1)
        pool.receive(Self.submission, from: ControllerHarness.client)
        let lease = try #require(pool.leases().first?.lease)
        let failure = FailHeader(
            chunk: lease.chunk, attempt: lease.attempt, variant: variant, cause: .badInput,
            text: "bad")
        pool.receive(.fail(failure), from: ControllerHarness.peer(1))
        #expect(pool.state("a") == .running)
        #expect(!pool.take().contains { $0.message.type == .end || $0.message.type == .lease })
        pool.hello(ControllerHarness.collector, .collector, uuid: "another")
        pool.ready(true)
        pool.answerHave()
        #expect(pool.state("a") == state)
        let ends = (pool.kept + pool.take().map(\.message)).filter { $0.type == .end }
        #expect(ends.count == 1)
    }

    /// The same where the controller was started again meanwhile, and its journal says that all was given up.
    @Test func aRestoredJobEndsOnlyWhereItIsKnown() {
        var pool = ControllerHarness(restoring: Self.stored(.running, variants: 1, givenUp: 0))
        pool.pass(milliseconds: 1_000)
        #expect(pool.state("a") == .running)
        pool.connect()
        pool.answerHave()
        #expect(pool.state("a") == .doneWithQuarantine)
    }

    /// One cancelled before is opened to be ended, for the same reason; after a restart, too, whether it was cancelled before
    /// that or is now.
    @Test(arguments: [nil, JobState.cancelled, .accepted])
    func aCancelledJobIsOpenedToBeEnded(restored: JobState?) {
        let stored = restored.map { Self.stored($0, variants: 1, givenUp: nil) }
        var pool = ControllerHarness(restoring: stored ?? StoredController())
        pool.connect()
        if stored == nil { pool.receive(Self.submission, from: ControllerHarness.client) }
        let request = JobRequestHeader(request: 2, job: "a")
        pool.receive(.cancel(request), from: ControllerHarness.client)
        var isOpen = false
        var cancels = 0
        for _ in 0..<4 {
            for (_, message) in pool.take() {
                switch message {
                case .have(let header, _):
                    // The harness has no store: that the specification goes along is what the job's flag says.
                    isOpen = isOpen || pool.machine.jobs[0]?.needsSpecification == true
                    let answer = RangesHeader(
                        job: "a", standing: isOpen ? .open : .unknown, ranges: VariantRanges(),
                        from: 0, upTo: 1, duplicates: 0, mismatches: 0, question: header.question)
                    pool.receive(.ranges(answer), from: ControllerHarness.collector)
                case .cancel: if isOpen { cancels += 1 }
                default: break
                }
            }
        }
        #expect(isOpen)
        #expect(cancels > 0)
    }

    /// A new job "a" of 100 variants; workers of two builds are there at once, or the second comes while the collector has not
    /// answered, or leaves. Gives what was offered of each question and whether anything was leased.
    private func offers(_ before: Set<Int>, _ after: Set<Int>) -> (
        [EngineBuild?], ControllerHarness
    ) {
        let other = EngineBuild(engine: "e2", textModel: "t1")
        var pool = ControllerHarness()
        pool.connect()
        for worker in before.sorted() {
            pool.addWorker(worker, slots: 0, build: worker == 1 ? ControllerHarness.build : other)
        }
        let submit = SubmitHeader(
            request: 1, job: "a", specification: "a", family: "f", variants: 100, priority: 0,
            deadlineMilliseconds: nil, attemptLimit: nil)
        pool.receive(.submit(submit, specification: [1]), from: ControllerHarness.client)
        for worker in before.subtracting(after) {
            pool.receive(
                .bye(ReasonHeader(code: "drained", text: "")), from: ControllerHarness.peer(worker))
        }
        for worker in after.subtracting(before) { pool.addWorker(worker, build: other) }
        pool.pass(milliseconds: 3_000, beats: after.sorted())
        let offers = pool.sent.compactMap { _, message -> EngineBuild?? in
            if case .have(let header, _) = message { .some(header.reuse) } else { nil }
        }
        return (offers, pool)
    }

    /// The collector was offered the answers of one build and has not said what it did of it. Had another build begun the job
    /// meanwhile, its frames would be refused for ever.
    @Test func whatMayHaveBeenTakenOverIsWaitedFor() {
        var (offers, pool) = offers([1], [1, 2])
        #expect(offers == [ControllerHarness.build, nil])
        #expect(pool.leases().isEmpty)
    }

    /// And nothing is offered any more once workers may begin without an answer.
    @Test func nothingIsOfferedOfAJobThatMayBegin() {
        let (offers, _) = offers([1, 2], [1])
        #expect(offers == [nil, nil])
    }

    /// A copy of an answer comes when more is recorded than it speaks of.
    @Test func anAnswerThatComesTwiceTakesNothingBack() throws {
        var pool = ControllerHarness()
        pool.connect()
        pool.submit("a", variants: 8)
        pool.addWorker(1)
        let question = try #require(pool.machine.jobs[0]?.question)
        pool.record("a", VariantRanges(0..<4))
        let copy = RangesHeader(
            job: "a", standing: .open, ranges: VariantRanges(), from: 0, upTo: 8, duplicates: 0,
            mismatches: 0, question: question)
        pool.receive(.ranges(copy), from: ControllerHarness.collector)
        #expect(pool.machine.jobs[0]?.recorded == VariantRanges(0..<4))
    }

    /// The chunk it was solving has killed it, not the one that waited behind: neither when both leases run out at once nor
    /// when the worker is given up a moment later.
    @Test func aSilentWorkerIsChargedOnce() {
        var pool = ControllerHarness()
        pool.connect()
        pool.submit("a", variants: 1)
        pool.submit("b", variants: 1)
        pool.addWorker(1, slots: 2)
        #expect(pool.leases().count == 2)
        pool.pass(milliseconds: 15_000)
        #expect(pool.machine.workers.isEmpty)
        #expect(pool.machine.counters.crashes == 1)
    }

    /// A job ended before the controller began, and its collector has less of it than it had.
    @Test func aRetrySolvesWhatIsMissing() {
        var pool = ControllerHarness(
            restoring: Self.stored(.doneWithQuarantine, variants: 3, givenUp: 1))
        pool.connect()
        pool.addWorker(1, slots: 4)
        pool.sent = []
        pool.receive(
            .retry(JobRequestHeader(request: 3, job: "a")), from: ControllerHarness.client)
        pool.answerHave(VariantRanges(0..<1))
        var leased = VariantRanges()
        for message in pool.kept + pool.take().map(\.message) {
            if case .lease(let header, _) = message { leased.formUnion(header.ranges) }
        }
        #expect(leased == VariantRanges(1..<3))
    }

    /// The last variant is recorded while it is being written that another is tried again. Had the job ended with that one given
    /// up, it would be neither.
    @Test func aJobThatIsTriedAgainDoesNotEnd() throws {
        var pool = ControllerHarness()
        pool.connect()
        pool.submit("a", variants: 8)
        pool.addWorker(1)
        let lease = try #require(pool.leases().first?.lease)
        pool.record("a", VariantRanges([0..<5, 6..<7]))
        let fail = FailHeader(
            chunk: lease.chunk, attempt: 1, variant: 5, cause: .badInput, text: "no")
        pool.receive(.fail(fail), from: ControllerHarness.peer(1))
        pool.holdsWrites = true
        pool.receive(
            .retry(JobRequestHeader(request: 3, job: "a")), from: ControllerHarness.client)
        pool.record("a", VariantRanges(7..<8))
        pool.holdsWrites = false
        pool.commit()
        pool.answerHave(VariantRanges([0..<5, 6..<8]))
        #expect(pool.state("a") == .running)
        pool.record("a", VariantRanges(5..<6))
        #expect(pool.state("a") == .done)
    }
}
