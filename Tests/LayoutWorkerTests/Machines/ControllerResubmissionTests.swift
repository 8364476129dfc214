import FoundationEssentials
import Testing

@testable import LayoutWorker

/// A job that has ended and is submitted again, and what is said of ended ones: the collector's word counts, not the queue's.
@Suite struct ControllerResubmissionTests {
    /// A controller that was started again with a job of 100 variants that is done.
    private static func restarted() -> ControllerHarness {
        var pool = ControllerHarness(restoring: stored(.done))
        pool.connect()
        return pool
    }

    private static func stored(_ state: JobState) -> StoredController {
        let record = JobRecord(
            job: "a", specification: "a", family: "f", variants: 100, priority: 0,
            deadlineMilliseconds: nil, attemptLimit: 3, specificationBytes: 3, shard: nil)
        let job = StoredJob(
            record: record, state: state, build: ControllerHarness.build, suspects: [],
            quarantined: [], note: nil)
        var stored = StoredController()
        stored.jobs = [job]
        return stored
    }

    private static func answerEnd(_ pool: inout ControllerHarness, recorded: Int) {
        let end = EndHeader(job: "a", state: .done, lastSequence: 0, recorded: recorded)
        pool.receive(.end(end), from: ControllerHarness.collector)
    }

    /// What explain says of the job: its status and the first reason.
    private static func explained(_ pool: inout ControllerHarness) throws -> JobExplanation {
        _ = pool.take()
        pool.receive(
            .explain(JobRequestHeader(request: 7, job: "a")), from: ControllerHarness.client)
        for (_, message) in pool.take() {
            if case .reply(_, let body) = message {
                return try JSONDecoder().decode(JobExplanation.self, from: Data(body))
            }
        }
        throw CancellationError()
    }

    /// Workers of the life before may come back with parts of a job, but not where they ended with their controller's process.
    @Test(arguments: [(true, 0), (false, 1_000)])
    func onlyForeignWorkersAreWaitedFor(areOwn: Bool, milliseconds: Int) {
        let stored = Self.stored(.running)
        var configuration = ControllerConfiguration()
        if areOwn { configuration.serveOwnWorkers(of: ControllerHarness.build) }
        var pool = ControllerHarness(configuration, restoring: stored)
        pool.connect()
        pool.answerHave(VariantRanges(0..<40))
        pool.addWorker(1)
        if milliseconds > 0 {
            pool.pass(milliseconds: milliseconds - 100, beats: [1])
            #expect(pool.leases().isEmpty)
            pool.pass(milliseconds: 100, beats: [1])
        }
        #expect(pool.leases().map(\.lease.ranges.first) == [40])
    }

    @Test func whatTheCollectorHasNoMoreIsSolvedAgain() throws {
        var pool = Self.restarted()
        Self.answerEnd(&pool, recorded: 0)
        // Nobody asked for it: it is told, and nothing else.
        #expect(pool.state("a") == .done)
        let explanation = try Self.explained(&pool)
        #expect(explanation.status.recorded == 0)
        #expect(explanation.reasons.first?.contains("the collector has 0 of its 100") == true)

        pool.submit("a")
        #expect(!pool.kept.contains { $0.type == .accepted })
        Self.answerEnd(&pool, recorded: 0)
        #expect(pool.entries.contains(.retried(job: "a")))
        pool.answerHave()
        #expect(pool.kept.contains { $0.type == .accepted })
        #expect(pool.state("a") == .running)
        pool.addWorker(1)
        // Workers of the life before may hold parts of it: they are waited for.
        pool.pass(milliseconds: 20_000, beats: [1])
        for _ in 0..<100 {
            for (worker, lease) in pool.leases() { pool.solve(worker, lease) }
        }
        #expect(pool.state("a") == .done)
        #expect(try Self.explained(&pool).status.recorded == 100)
    }

    @Test func whatTheCollectorHasStillIsNotSolvedAgain() throws {
        var pool = Self.restarted()
        Self.answerEnd(&pool, recorded: 100)
        #expect(try Self.explained(&pool).status.recorded == 100)
        pool.submit("a")
        Self.answerEnd(&pool, recorded: 100)
        #expect(pool.take().map(\.message.type) == [.accepted])
        #expect(pool.state("a") == .done)
        #expect(!pool.entries.contains(.retried(job: "a")))
        #expect(try Self.explained(&pool).reasons == ["it has ended: done"])
    }

    /// The answer is not kept back for longer than a beat; the collector's word counts whenever it comes.
    @Test func aSilentCollectorKeepsNobodyWaiting() {
        var pool = Self.restarted()
        Self.answerEnd(&pool, recorded: 100)
        pool.submit("a")
        pool.pass(milliseconds: 1_900)
        #expect(!pool.take().contains { $0.message.type == .accepted })
        pool.pass(milliseconds: 200)
        #expect(pool.take().filter { $0.message.type == .accepted }.count == 1)
        Self.answerEnd(&pool, recorded: 30)
        #expect(pool.state("a") == .running)
        #expect(!pool.take().contains { $0.message.type == .accepted })
    }

    /// A retry asks for the same, and answers both who asked.
    @Test func aRetryMayComeInstead() {
        var pool = Self.restarted()
        Self.answerEnd(&pool, recorded: 30)
        pool.submit("a")
        _ = pool.take()
        pool.receive(
            .retry(JobRequestHeader(request: 8, job: "a")), from: ControllerHarness.client)
        let types = pool.take().map(\.message.type)
        #expect(types.contains(.reply) && types.contains(.accepted))
        #expect(pool.state("a") == .running)
    }

    /// Its disk takes nothing: who submitted is told, and may try again.
    @Test func aQueueThatCannotBeWrittenSaysSo() {
        var pool = Self.restarted()
        pool.submit("a")
        pool.holdsWrites = true
        Self.answerEnd(&pool, recorded: 0)
        let ticket = pool.waiting.last ?? 0
        pool.waiting = []
        _ = pool.take()
        pool.feed(.persistFailed(ticket: ticket, reason: "full"))
        #expect(pool.take().map(\.message.type) == [.rejected])
        #expect(pool.state("a") == .done)
    }

    @Test func aCancelAfterTheEndSaysWhatIsRecorded() {
        var pool = Self.restarted()
        Self.answerEnd(&pool, recorded: 100)
        _ = pool.take()
        pool.receive(
            .cancel(JobRequestHeader(request: 9, job: "a")), from: ControllerHarness.client)
        let answer = CancelledHeader(
            request: 9, job: "a", recorded: 100, dropped: 0, ended: .done)
        #expect(pool.take().map(\.message) == [.cancelled(answer)])
    }

    /// What was recorded while there were workers says nothing of when a job will be done without any.
    @Test func nobodyKnowsHowLongItTakesWithoutWorkers() throws {
        var pool = ControllerHarness()
        pool.connect()
        pool.submit("a", variants: 1_000_000)
        pool.addWorker(1)
        for _ in 0..<4 {
            for (worker, lease) in pool.leases() { pool.solve(worker, lease) }
            pool.pass(milliseconds: 1_000, beats: [1])
        }
        #expect(try Self.explained(&pool).status.remainingSeconds != nil)
        pool.feed(.disconnected(ControllerHarness.peer(1)))
        pool.pass(milliseconds: 20_000)
        #expect(pool.machine.workers.isEmpty)
        let status = try Self.explained(&pool).status
        #expect(status.rate == nil)
        #expect(status.remainingSeconds == nil)
    }
}
