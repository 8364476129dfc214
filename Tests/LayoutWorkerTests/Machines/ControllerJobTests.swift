import Testing

@testable import LayoutWorker

@Suite struct ControllerJobTests {
    @Test func acceptedIsSaidOnlyAfterTheDiskHasTheJob() {
        var pool = ControllerHarness()
        pool.connect()
        pool.holdsWrites = true
        pool.submit("a")
        #expect(!pool.kept.contains { $0.type == .accepted })
        pool.commit()
        let accepted = pool.take().count { $0.message.type == .accepted }
        #expect(accepted == 1)
    }

    /// One write and no question stand between SUBMIT and LEASE of a small job where a worker is free.
    @Test func aNewJobGoesToAFreeWorkerOnceItIsOnDisk() {
        var pool = ControllerHarness()
        pool.connect()
        pool.addWorker(1)
        _ = pool.take()
        pool.entries = []
        pool.holdsWrites = true
        let header = SubmitHeader(
            request: 1, job: "a", specification: "s", family: "f", variants: 5, priority: 0,
            deadlineMilliseconds: nil, attemptLimit: nil)
        pool.receive(.submit(header, specification: [1]), from: ControllerHarness.client)
        #expect(pool.take().isEmpty)
        #expect(pool.entries.last == .pinned(job: "a", ControllerHarness.build))
        pool.commit()
        // The collector is told before the worker, so that it knows the job when frames come.
        #expect(pool.take().map(\.message.type) == [.accepted, .have, .lease])
        #expect(pool.waiting.isEmpty)
    }

    /// The collector could not open the job: nothing more of it is leased until it can.
    @Test func aNewJobTheCollectorDoesNotTakeWaits() {
        var pool = ControllerHarness()
        pool.connect()
        pool.addWorker(1)
        let header = SubmitHeader(
            request: 1, job: "a", specification: "s", family: "f", variants: 8, priority: 0,
            deadlineMilliseconds: nil, attemptLimit: nil)
        pool.receive(.submit(header, specification: [1]), from: ControllerHarness.client)
        let sent = pool.take().map(\.message)
        guard case .have(let question, _) = sent.first(where: { $0.type == .have }),
            case .lease(let lease, _) = sent.first(where: { $0.type == .lease })
        else {
            Issue.record("no HAVE or no LEASE in \(sent)")
            return
        }
        let unknown = RangesHeader(
            job: "a", standing: .unknown, ranges: VariantRanges(), from: 0, upTo: 0,
            duplicates: 0, mismatches: 0, question: question.question)
        pool.receive(.ranges(unknown), from: ControllerHarness.collector)
        let release = ReleaseHeader(
            chunk: lease.chunk, attempt: lease.attempt, ranges: lease.ranges)
        pool.receive(.release(release), from: ControllerHarness.peer(1))
        pool.pass(milliseconds: 3_000, beats: [1])
        #expect(!pool.sent.contains { $0.message.type == .lease })
        #expect(pool.sent.contains { $0.message.type == .have })
        pool.answerHave()
        #expect(pool.leases().map(\.lease.ranges.first) == [0])
    }

    /// A larger one waits for the collector's word: what it has of the same content is not solved again.
    @Test func aLargerJobWaitsForWhatIsRecordedOfItsContent() throws {
        var pool = ControllerHarness()
        pool.connect()
        pool.addWorker(1)
        _ = pool.take()
        let header = SubmitHeader(
            request: 1, job: "a", specification: "s", family: "f", variants: 100, priority: 0,
            deadlineMilliseconds: nil, attemptLimit: nil)
        pool.receive(.submit(header, specification: [1]), from: ControllerHarness.client)
        let question = pool.sent.compactMap { _, message -> HaveHeader? in
            if case .have(let header, _) = message { header } else { nil }
        }
        #expect(question.map(\.reuse) == [ControllerHarness.build])
        #expect(!pool.sent.contains { $0.message.type == .lease })
        pool.answerHave(VariantRanges(0..<60))
        #expect(pool.leases().map(\.lease.ranges.first) == [60])
    }

    @Test func aJobThatCannotBeWrittenIsRejectedAndGone() {
        var pool = ControllerHarness()
        pool.connect()
        pool.holdsWrites = true
        pool.submit("a")
        pool.feed(.persistFailed(ticket: pool.waiting.last ?? 0, reason: "full"))
        let reasons = pool.take().compactMap { _, message in
            if case .rejected(let header) = message { header.reason } else { nil }
        }
        #expect(reasons == [.storage])
        #expect(pool.machine.jobs.isEmpty)
        #expect(pool.machine.totals == ControllerMachine.OpenTotals())
    }

    /// Only one build of all workers may stand for a job's answers, and what was taken over settles the job's build on disk.
    @Test func whatWasTakenOverSettlesTheBuild() {
        var pool = ControllerHarness()
        pool.connect()
        pool.addWorker(0)
        pool.holdsWrites = true
        pool.submit("a")
        pool.commit()
        let questions = pool.take().compactMap { _, message in
            if case .have(let header, _) = message { header } else { nil }
        }
        #expect(questions.map(\.reuse) == [ControllerHarness.build])
        guard let question = questions.first else { return }
        var answer = RangesHeader(
            job: "a", standing: .open, ranges: VariantRanges(0..<60), from: 0, upTo: 100,
            duplicates: 0, mismatches: 0, question: question.question)
        answer.build = ControllerHarness.build
        answer.reused = 60
        pool.receive(.ranges(answer), from: ControllerHarness.collector)
        #expect(pool.leases().isEmpty)
        #expect(pool.entries.last == .pinned(job: "a", ControllerHarness.build))
        pool.commit()
        let leased = pool.leases().flatMap { $0.lease.ranges.ranges }
        #expect(!leased.isEmpty)
        #expect(leased.allSatisfy { $0.lowerBound >= 60 })
        #expect(pool.machine.jobs.values.map(\.reused) == [60])
    }

    @Test func nobodyKnowsTheBuildOfWorkersToComeUnlessTold() {
        for expected in [nil, ControllerHarness.build] {
            var configuration = ControllerConfiguration()
            configuration.expectedBuild = expected
            var pool = ControllerHarness(configuration)
            pool.connect()
            pool.holdsWrites = true
            pool.submit("a")
            pool.commit()
            let questions = pool.take().compactMap { _, message in
                if case .have(let header, _) = message { header } else { nil }
            }
            #expect(questions.map(\.reuse) == [expected])
        }
    }

    @Test func jobsAreRefusedWhileTheResultsHaveNoRoom() {
        var pool = ControllerHarness()
        pool.connect()
        for isFull in [true, false] {
            let beat = BeatHeader(
                number: 1, chunks: [], answers: [], drain: false, isReady: !isFull,
                isFull: isFull ? true : nil)
            pool.receive(.beat(beat), from: ControllerHarness.collector)
            pool.kept = []
            pool.submit("a")
            let reasons = pool.kept.compactMap { message in
                if case .rejected(let header) = message { header.reason } else { nil }
            }
            #expect(reasons == (isFull ? [.storage] : []))
            #expect(pool.machine.jobs.isEmpty == isFull)
        }
    }

    @Test func theSameJobTwiceIsOneAndAnotherUnderItsIdIsRefused() {
        var pool = ControllerHarness()
        pool.connect()
        pool.submit("a", specification: "s1")
        pool.kept = []
        pool.submit("a", specification: "s1")
        pool.submit("a", specification: "s2")
        let duplicates = pool.kept.compactMap { message in
            if case .accepted(let header) = message { header.isDuplicate } else { nil }
        }
        let refused = pool.kept.compactMap { message in
            if case .rejected(let header) = message { header.reason } else { nil }
        }
        #expect(duplicates == [true])
        #expect(refused == [.differs])
        #expect(pool.machine.jobs.count == 1)
    }

    @Test(arguments: [
        (2, 1_000_000, 1_000_000), (100, 250, 1_000_000), (100, 1_000_000, 7),
    ])
    func overALimitTheQueueIsBusy(jobs: Int, variants: Int, bytes: Int) {
        var configuration = ControllerConfiguration()
        configuration.openJobs = jobs
        configuration.openVariants = variants
        configuration.specificationBytes = bytes
        var pool = ControllerHarness(configuration)
        pool.connect()
        for job in ["a", "b", "c"] { pool.submit(job, variants: 100) }
        let reasons = pool.kept.compactMap { message in
            if case .rejected(let header) = message { header.reason } else { nil }
        }
        #expect(reasons == [.busy])
        #expect(pool.machine.jobs.count == 2)
    }

    @Test func cancelStopsWorkersInTheSameTurnAndAnswersAfterTheCollector() {
        var pool = ControllerHarness()
        pool.connect()
        pool.addWorker(1, slots: 2)
        pool.submit("a")
        _ = pool.leases()
        pool.receive(
            .cancel(JobRequestHeader(request: 9, job: "a")), from: ControllerHarness.client)
        let first = pool.take()
        #expect(
            first.contains { $0.peer == ControllerHarness.peer(1) && $0.message.type == .cancel })
        #expect(
            first.contains { $0.peer == ControllerHarness.collector && $0.message.type == .cancel })
        #expect(!first.contains { $0.message.type == .cancelled })
        #expect(pool.machine.workers["w1"]?.chunks.isEmpty == true)
        pool.receive(
            .cancelled(CancelledHeader(request: 0, job: "a", recorded: 40, dropped: 60)),
            from: ControllerHarness.collector)
        let answer = CancelledHeader(request: 9, job: "a", recorded: 40, dropped: 60)
        let isAnswered = pool.take().contains { $0.message == .cancelled(answer) }
        #expect(isAnswered)
        #expect(pool.state("a") == .cancelled)
    }

    @Test func aJobIsDoneWhenTheCollectorHasAllAndNotBefore() {
        var pool = ControllerHarness()
        pool.connect()
        pool.addWorker(1)
        pool.submit("a", variants: 8)
        let lease = pool.leases()[0].lease
        let done = DoneHeader(
            chunk: lease.chunk, attempt: 1, variants: 8, microseconds: 8, coldBuilds: 0)
        pool.receive(.done(done), from: ControllerHarness.peer(1))
        #expect(pool.state("a") == .running)
        pool.record("a", VariantRanges(0..<8))
        #expect(pool.state("a") == .done)
        #expect(pool.entries.contains(.finished(job: "a", .done, note: nil)))
    }

    @Test func explainSaysWhyAJobWaits() throws {
        var pool = ControllerHarness()
        pool.connect()
        pool.submit("a")
        pool.sent = []
        let request = JobRequestHeader(request: 2, job: "a")
        pool.receive(.explain(request), from: ControllerHarness.client)
        let bodies = pool.take().compactMap { _, message in
            if case .reply(_, let body) = message {
                String(decoding: body, as: UTF8.self)
            } else {
                nil
            }
        }
        #expect(try #require(bodies.first).contains("no worker is connected"))
    }

    /// Ten thousand jobs and one of a thousand million variants: neither is kept by the variant.
    @Test func memoryFollowsJobsNotVariants() {
        var pool = ControllerHarness()
        pool.connect()
        for index in 0..<2_000 { pool.submit("job\(index)", family: "f\(index % 10)") }
        pool.submit("huge", variants: 1_000_000_000)
        pool.addWorker(1, slots: 2)
        for _ in 0..<50 {
            for (worker, lease) in pool.leases() { pool.solve(worker, lease) }
        }
        let ranges = pool.machine.jobs.values.reduce(0) { sum, job in
            sum + job.fresh.ranges.count + job.recorded.ranges.count + job.ready.count
        }
        let jobs = pool.machine.jobs.count
        #expect(ranges <= 3 * jobs)
        #expect(MemoryLayout<ControllerJob>.size < 700)
        #expect(pool.machine.chunks.count <= 2)
    }
}
