import Testing

@testable import LayoutWorker

/// What clients ask of a controller and the collector says to it, where only a word too many or too few would show.
@Suite struct ControllerRequestTests {
    /// A running job stays; an ended one is gone once the collector has forgotten it, and the client is told after that.
    @Test func aJobIsForgottenWhenItHasEnded() {
        var pool = ControllerHarness()
        pool.connect()
        pool.addWorker(1)
        pool.submit("a", variants: 8)
        let lease = pool.leases()[0].lease
        let early = JobRequestHeader(request: 4, job: "a")
        pool.receive(.forget(early), from: ControllerHarness.client)
        let refused = pool.take()
        #expect(refused.map(\.message.type) == [.rejected])

        pool.solve(1, lease)
        #expect(pool.state("a") == .done)
        _ = pool.take()
        let request = JobRequestHeader(request: 5, job: "a")
        pool.receive(.forget(request), from: ControllerHarness.client)
        let asked = pool.take()
        #expect(asked.map(\.peer) == [ControllerHarness.collector])
        #expect(asked.map(\.message) == [.forget(JobRequestHeader(request: 0, job: "a"))])
        pool.receive(
            .forgotten(JobRequestHeader(request: 0, job: "a")), from: ControllerHarness.collector)
        let told = pool.take()
        #expect(told.map(\.peer) == [ControllerHarness.client])
        #expect(told.map(\.message) == [.forgotten(request)])
        #expect(pool.entries.last == .forgotten(job: "a"))
        #expect(pool.machine.jobs.isEmpty)
        #expect(pool.machine.contents.isEmpty)
    }

    /// A client that repeats itself while the disk is slow is answered once, and so is another with the same job.
    @Test func whoSubmitsWhileTheDiskIsSlowIsAnsweredOnce() {
        var pool = ControllerHarness()
        pool.connect()
        let other = PeerID(port: .clients, route: [9])
        pool.hello(other, .client, uuid: "other")
        _ = pool.take()
        pool.holdsWrites = true
        for peer in [ControllerHarness.client, ControllerHarness.client, other] {
            let header = SubmitHeader(
                request: 1, job: "a", specification: "s", family: "f", variants: 100, priority: 0,
                deadlineMilliseconds: nil, attemptLimit: nil)
            pool.receive(.submit(header, specification: [1]), from: peer)
        }
        pool.commit()
        let answered = pool.take().filter { $0.message.type == .accepted }.map(\.peer)
        #expect(answered == [ControllerHarness.client, other])
    }

    /// A deadline that was far when the job came presses when it has come near.
    @Test(arguments: [(1_000, "first"), (59_000, "pressing")])
    func aDeadlineComesNear(waited: Int, served: String) {
        var pool = ControllerHarness()
        pool.connect()
        pool.submit("first", variants: 1_000)
        pool.submit("pressing", variants: 1_000, deadline: 60_000)
        // A chunk of each is solved, so that nothing but time changes from then on.
        pool.addWorker(1)
        for job in ["first", "pressing"] {
            let lease = pool.leases()[0].lease
            #expect(lease.job == job)
            pool.credit(1, slots: job == "first" ? 1 : 0)
            pool.solve(1, lease)
        }
        pool.pass(milliseconds: waited, beats: [1])
        _ = pool.take()
        pool.credit(1)
        #expect(pool.leases().map(\.lease.job) == [served])
    }

    /// Without an answer the collector would take the controller for gone.
    @Test func aBeatOfTheCollectorIsAnsweredWithItsNumber() {
        var pool = ControllerHarness()
        pool.connect()
        _ = pool.take()
        let beat = BeatHeader(number: 7, chunks: [], answers: [], drain: false, isReady: true)
        pool.receive(.beat(beat), from: ControllerHarness.collector)
        let answers = pool.take()
        #expect(answers.map(\.peer) == [ControllerHarness.collector])
        #expect(answers.map(\.message) == [.beat(beat)])
    }

    /// A collector that comes back with another disk: it is told the job at once, and what it lost is solved again.
    @Test func whatACollectorLostIsSolvedAgain() {
        var pool = ControllerHarness()
        pool.connect()
        pool.submit("a", variants: 100)
        pool.record("a", VariantRanges(0..<50))
        _ = pool.take()
        pool.hello(ControllerHarness.collector, .collector, uuid: "collector")
        pool.ready(true)
        let questions = pool.take().compactMap { _, message in
            if case .have(let header, _) = message { header.question } else { nil }
        }
        #expect(questions.count == 1)
        let unknown = RangesHeader(
            job: "a", standing: .unknown, ranges: VariantRanges(), from: 0, upTo: 0, duplicates: 0,
            mismatches: 0, question: questions.first ?? 0)
        pool.receive(.ranges(unknown), from: ControllerHarness.collector)
        #expect(pool.sent.map(\.message.type) == [.have])
        pool.answerHave()
        pool.addWorker(1)
        #expect(pool.leases().map(\.lease.ranges.first) == [0])
    }
}
