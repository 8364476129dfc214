import Testing

@testable import LayoutWorker

/// What clients that read results get.
@Suite struct CollectorFollowerTests {
    @Test func followersGetWhatTheirWindowTakesAndAnEnd() {
        var collector = CollectorHarness()
        for first in [0, 4, 8] {
            collector.frames(first..<first + 4)
            collector.store()
        }
        let stored = collector.take().appends.map { request in
            StoredFrames(
                sequence: request.sequence, header: request.origin, payload: request.payload)
        }
        let size = stored[0].payload.count
        func follow(_ from: UInt64, restarts: Bool = false) -> CollectorEvent {
            let header = FollowHeader(
                job: "j", from: from, windowBytes: size + 1, restarts: restarts)
            return .received(CollectorHarness.client, .follow(header))
        }
        collector.feed(follow(1))
        #expect(collector.take().reads == [1])
        collector.feed(.rows(CollectorHarness.client, job: "j", Array(stored.prefix(2))))
        let sent = collector.take()
        #expect(sent.messages(to: CollectorHarness.client).map(\.type) == [.frames, .frames])
        #expect(sent.reads.isEmpty)
        collector.feed(follow(2, restarts: true))
        #expect(collector.take().reads == [2])
        collector.feed(.rows(CollectorHarness.client, job: "j", Array(stored.dropFirst())))
        collector.feed(follow(4))
        collector.controller(
            .end(EndHeader(job: "j", state: .done, lastSequence: 0, recorded: 0)))
        collector.store()
        let last = collector.take().messages(to: CollectorHarness.client).last
        let end = EndHeader(job: "j", state: .done, lastSequence: 3, recorded: 12)
        #expect(last == .end(end))
    }

    /// A follower learns what was given up before it came and while it follows; one too many is told so.
    @Test func followersAreToldWhatWasGivenUp() {
        var collector = CollectorHarness { $0.followers = 1 }
        let client = CollectorHarness.client
        func follow(_ job: String) -> CollectorEvent {
            .received(
                client,
                .follow(FollowHeader(job: job, from: 1, windowBytes: 1_000, restarts: true)))
        }
        var variants: [QuarantinedVariant] = []
        for index in [3, 4] {
            var variant = MessageSamples.variant
            variant.variant = index
            variants.append(variant)
        }
        let notes = variants.map { NoteHeader(job: "j", quarantined: $0, text: nil) }
        collector.controller(.note(notes[0]))
        collector.store()
        _ = collector.take()
        collector.feed(follow("j"))
        #expect(collector.take().messages(to: client) == [.note(notes[0])])
        collector.controller(.note(notes[1]))
        collector.store()
        #expect(collector.take().messages(to: client) == [.note(notes[1])])
        collector.feed(follow("k"))
        #expect(collector.take().messages(to: client).map(\.type) == [.error])
    }

    /// A follower with room goes on reading after an answer, but not after an empty one.
    @Test func anEmptyAnswerIsNotAskedForAgain() {
        var collector = CollectorHarness()
        for first in [0, 4] {
            collector.frames(first..<first + 4)
            collector.store()
        }
        let rows = collector.take().compactMap { effect -> StoredFrames? in
            guard case .append(_, let request) = effect else { return nil }
            return StoredFrames(
                sequence: request.sequence, header: request.origin, payload: request.payload)
        }
        let client = CollectorHarness.client
        let header = FollowHeader(job: "j", from: 1, windowBytes: 1_000_000, restarts: true)
        for (answer, next) in [([], []), ([rows[0]], [2])] as [([StoredFrames], [UInt64])] {
            collector.feed(.received(client, .follow(header)))
            _ = collector.take()
            collector.feed(.rows(client, job: "j", answer))
            #expect(collector.take().reads == next)
        }
    }
}
