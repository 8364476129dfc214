import Testing

@testable import LayoutWorker

/// How a job begins and ends at a collector, and begins again.
@Suite struct CollectorJobTests {
    @Test func framesOfAJobThatIsBeingOpenedAreWrittenAfterIt() {
        var collector = CollectorHarness()
        collector.have("k")
        collector.frames(0..<4, job: "k")
        let writes = collector.take().compactMap(\.ticket)
        #expect(writes == writes.sorted() && writes.count == 2)
        collector.store()
        let done = collector.take()
        #expect(
            done.messages().map(\.type) == [.ranges, .recorded])
        #expect(done.messages(to: CollectorHarness.worker).map(\.type) == [.acknowledge])
    }

    @Test func framesThatOvertookTheWordThatOpensTheirJobWaitForIt() {
        var collector = CollectorHarness()
        collector.frames(0..<4, job: "k")
        collector.frames(4..<8, job: "k")
        collector.frames(0..<4, job: "other")
        #expect(collector.take() == [])
        collector.have("k")
        #expect(collector.take().appends.map(\.first) == [0, 4])
        collector.store()
        #expect(collector.take().outcomes == [.recorded, .recorded])
        collector.tick(after: EarlyFrames.milliseconds - 1)
        #expect(collector.take().outcomes == [])
        collector.tick(after: 1)
        #expect(collector.take().outcomes == [.refused])
        #expect(collector.machine.early == EarlyFrames())
    }

    @Test func framesOfUnknownJobsAreKeptWithinAWorkersCredit() {
        let burst = FramesPayloadTests.sample(100, seed: 1).slice(0..<4).encoded().count
        var collector = CollectorHarness { $0.workerCreditBytes = 2 * burst }
        for _ in 0..<3 { collector.frames(0..<4, job: "k") }
        #expect(collector.take().outcomes == [.refused])
        #expect(collector.machine.early.bytes == 2 * burst)
        var small = CollectorHarness()
        for _ in 0...EarlyFrames.most { small.frames(0..<1, job: "k") }
        #expect(small.take().outcomes == [.refused])
    }

    @Test func framesOfAJobThatCouldNotBeOpenedAreNotKept() {
        var collector = CollectorHarness()
        collector.have("k")
        collector.frames(0..<4, job: "k")
        collector.feed(.storeFailed(ticket: collector.machine.lastTicket - 1, reason: "full"))
        #expect(collector.take().messages(to: CollectorHarness.worker).isEmpty)
        #expect(collector.machine.jobs["k"] == nil)
        #expect(collector.machine.pending.bytes == 0)
        collector.feed(.storeRecovered)
        collector.frames(0..<4, job: "k")
        collector.tick(after: EarlyFrames.milliseconds)
        #expect(collector.take().outcomes == [.refused])
    }

    @Test func whatIsTakenOverIsOnDiskWhenTheJobIs() throws {
        var collector = CollectorHarness()
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
        #expect(collector.take().messages().isEmpty)
        collector.store()
        let answers = collector.take().messages()
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
        #expect(effects.appends.map(\.sequence) == [5])
        #expect(effects.appends.map(\.first) == [50])
        #expect(effects.comparisons == [40..<50])
    }

    @Test func haveIsAnsweredWithWhatIsOnDisk() {
        var collector = CollectorHarness()
        for first in stride(from: 0, to: 20, by: 4) { collector.frames(first..<first + 2) }
        collector.store()
        _ = collector.take()
        collector.have("j")
        collector.have("j", specification: "other")
        let answers = collector.take().messages().compactMap {
            if case .ranges(let header) = $0 { header } else { nil }
        }
        #expect(answers.map(\.standing) == [.open, .differs])
        let expected = VariantRanges([0..<2, 4..<6, 8..<10, 12..<14, 16..<18])
        #expect(answers.first?.ranges == expected)
        #expect(answers.first?.upTo == 100)
    }

    /// A retry comes while the job's end is being written: were it answered that the job has ended, although it is to go on,
    /// the controller would take it for cancelled.
    @Test func aJobThatIsEndingIsReopenedOnceItHas() {
        var collector = CollectorHarness()
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
        let answers = collector.take().messages().compactMap {
            if case .ranges(let header) = $0 { header.standing } else { nil }
        }
        #expect(answers == [.open])
    }

    @Test func nothingIsRecordedAfterCancelled() {
        var collector = CollectorHarness()
        collector.frames(0..<4)
        collector.controller(.cancel(JobRequestHeader(request: 0, job: "j")))
        collector.frames(4..<8)
        collector.store()
        let effects = collector.take()
        #expect(effects.appends.map(\.first) == [0])
        let told = effects.messages()
        let answer = CancelledHeader(request: 0, job: "j", recorded: 4, dropped: 96)
        #expect(told.contains(.cancelled(answer)))
    }

    /// Forgotten is said when the disk has forgotten, and at once of what was never there.
    @Test func aJobIsForgottenOnceByTheDisk() {
        var collector = CollectorHarness()
        let unknown = JobRequestHeader(request: 0, job: "nobody's")
        collector.controller(.forget(unknown))
        #expect(collector.take().messages() == [.forgotten(unknown)])

        let header = JobRequestHeader(request: 0, job: "j")
        collector.controller(.forget(header))
        let ticket = collector.machine.lastTicket
        #expect(collector.take() == [.forget(ticket: ticket, job: "j")])
        // It comes again while the disk is slow.
        collector.controller(.forget(header))
        #expect(collector.take().isEmpty)
        collector.store()
        #expect(collector.take().messages() == [.forgotten(header)])
        #expect(collector.machine.jobs["j"] == nil)
    }

    /// An ended job takes frames again when it is asked to, but not a cancelled one.
    @Test(arguments: [JobState.doneWithQuarantine, .cancelled])
    func anEndedJobIsOpenedAgain(state: JobState) {
        var collector = CollectorHarness()
        if state == .cancelled {
            collector.controller(.cancel(JobRequestHeader(request: 0, job: "j")))
        } else {
            collector.controller(
                .end(EndHeader(job: "j", state: state, lastSequence: 0, recorded: 0)))
        }
        #expect(
            collector.take()
                == [.endJob(ticket: collector.machine.lastTicket, job: "j", state)])
        collector.store()
        _ = collector.take()
        let question = HaveHeader(
            job: "j", specification: "s", variants: 100, build: nil, from: 0, reopens: true,
            question: 2)
        collector.controller(.have(question, specification: []))
        let effects = collector.take()
        if state == .cancelled {
            #expect(effects.messages().map(\.type) == [.ranges])
        } else {
            #expect(effects == [.reopenJob(ticket: collector.machine.lastTicket, job: "j")])
        }
        #expect(collector.machine.jobs["j"]?.stored.end == state)
        if state != .cancelled {
            collector.store()
            #expect(collector.take().messages().map(\.type) == [.ranges])
            #expect(collector.machine.jobs["j"]?.stored.end == nil)
        }
    }
}
