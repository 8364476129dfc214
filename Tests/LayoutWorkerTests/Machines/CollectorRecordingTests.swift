import Testing

@testable import LayoutWorker

/// What a collector records, acknowledges and refuses, and what it does when the disk is slow or full.
@Suite struct CollectorRecordingTests {
    @Test func acknowledgementsAndRecordedWaitForTheDisk() {
        var collector = CollectorHarness()
        collector.frames(0..<4)
        collector.frames(4..<10)
        let asked = collector.take()
        #expect(asked.appends.map(\.sequence) == [1, 2])
        #expect(asked.messages(to: CollectorHarness.worker).isEmpty)
        collector.store()
        let after = collector.take()
        let outcomes = after.messages(to: CollectorHarness.worker).compactMap { message in
            if case .acknowledge(let header) = message { header.outcome } else { nil }
        }
        #expect(outcomes == [.recorded, .recorded])
        let recorded = after.messages().compactMap { message in
            if case .recorded(let header) = message { header.ranges } else { nil }
        }
        #expect(recorded == [VariantRanges(0..<10)])
    }

    @Test func whatIsRecordedIsComparedAndOnlyTheRestIsWritten() throws {
        var collector = CollectorHarness()
        collector.frames(10..<20)
        _ = collector.take()
        // Before and after the first is on disk.
        for _ in 0..<2 {
            collector.frames(5..<25)
            collector.store()
        }
        let effects = collector.take()
        let written = effects.appends
        #expect(written.map(\.first) == [5, 20])
        #expect(effects.comparisons == [10..<20, 5..<25])
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

    @Test func differencesAreCountedAndTold() {
        var collector = CollectorHarness()
        collector.frames(0..<4)
        collector.store()
        collector.frames(0..<4)
        collector.feed(
            .compared(ticket: collector.machine.lastTicket, duplicates: 4, mismatches: 1))
        collector.frames(4..<8)
        collector.store()
        let told = collector.take().messages().compactMap {
            if case .recorded(let header) = $0 { header.mismatches } else { nil }
        }
        #expect(told.last == 1)
    }

    /// The word of the first may have been lost: without another a healthy variant would be solved until it is given up.
    @Test func aCopyIsToldAsRecordedAgain() {
        var collector = CollectorHarness()
        collector.frames(0..<4)
        collector.store()
        _ = collector.take()
        collector.frames(0..<4)
        collector.store()
        let told = collector.take().messages().compactMap {
            if case .recorded(let header) = $0 { header.ranges } else { nil }
        }
        #expect(told == [VariantRanges(0..<4)])
    }

    @Test func aFullDiskAcknowledgesNothingStopsLeasesAndRecovers() {
        var collector = CollectorHarness()
        collector.frames(0..<4)
        let ticket = collector.machine.lastTicket
        collector.frames(4..<8)
        _ = collector.take()
        collector.feed(.storeFailed(ticket: ticket, reason: "full"))
        collector.frames(8..<12)
        collector.feed(.tick)
        let effects = collector.take()
        #expect(effects.messages(to: CollectorHarness.worker).isEmpty)
        #expect(effects.appends.isEmpty)
        let ready = effects.messages().compactMap { message in
            if case .beat(let header) = message { header.isReady } else { nil }
        }
        #expect(ready == [false])
        #expect(collector.machine.pending.bytes == 0)
        collector.feed(.storeRecovered)
        let after = collector.take().messages(to: CollectorHarness.worker).map(\.type)
        #expect(after == [.welcome])
        collector.frames(0..<4)
        #expect(collector.take().appends.map(\.sequence) == [1])
    }

    /// Over its disk budget a collector asks for no more work but records what is under way.
    @Test func aUsedUpBudgetStopsLeasesAndRecordsWhatComes() {
        var collector = CollectorHarness()
        collector.feed(.room(false))
        collector.frames(0..<4)
        let effects = collector.take()
        let beats = effects.messages().compactMap { message in
            if case .beat(let header) = message { header } else { nil }
        }
        #expect(beats.map(\.isReady) == [false])
        #expect(beats.map(\.isFull) == [true])
        #expect(effects.appends.map(\.count) == [4])
        collector.feed(.room(true))
        let last = collector.take().messages().last
        guard case .beat(let header) = last else {
            Issue.record("no beat")
            return
        }
        #expect(header.isReady)
        #expect(header.isFull == nil)
    }

    @Test(arguments: ["cancel", "end", "unknown", "build", "beyond", "damaged"])
    func framesThatAreNotWantedAreRefused(why: String) {
        var collector = CollectorHarness()
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
            collector.tick(after: EarlyFrames.milliseconds)
        case "build":
            collector.frames(2..<4, build: EngineBuild(engine: "e2", textModel: "t1"))
        case "beyond", "damaged":
            let header = FramesHeader(
                job: "j", chunk: 1, attempt: 1, first: why == "beyond" ? 99 : 2, count: 2,
                worker: "w", build: MessageSamples.build, sequence: nil)
            collector.feed(.received(CollectorHarness.worker, .frames(header, payload: [1, 2, 3])))
        default: collector.frames(2..<4)
        }
        let effects = collector.take()
        #expect(effects.outcomes == [.refused])
        #expect(effects.appends.isEmpty)
    }

    @Test func whatWaitsForTheDiskIsBounded() {
        var collector = CollectorHarness { $0.workerCreditBytes = 2_000 }
        for first in stride(from: 0, to: 100, by: 4) { collector.frames(first..<first + 4) }
        #expect(collector.machine.pending.bytes <= 2_000 + 1_000)
        #expect(collector.machine.counters.postponed > 0)
        var small = CollectorHarness { $0.pendingBytes = 1_500 }
        for first in stride(from: 0, to: 100, by: 4) { small.frames(first..<first + 4) }
        #expect(small.machine.pending.bytes <= 1_500)
        #expect(!small.machine.isReady)
    }

    @Test func strangersAndGarbageChangeNothing() {
        var collector = CollectorHarness()
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
