import Testing

@testable import LayoutWorker

/// What a controller orders a collector to do beside recording, and how the two find each other again.
@Suite struct CollectorControlTests {
    private typealias Harness = CollectorMachineTests.Harness

    private func messages(
        _ effects: [CollectorEffect], to peer: PeerID = CollectorMachine.controllerPeer
    ) -> [Message] {
        effects.compactMap { effect in
            if case .send(peer, let message) = effect { message } else { nil }
        }
    }

    /// Forgotten is said when the disk has forgotten, and at once of what was never there.
    @Test func aJobIsForgottenOnceByTheDisk() {
        var collector = Harness()
        let unknown = JobRequestHeader(request: 0, job: "nobody's")
        collector.controller(.forget(unknown))
        #expect(messages(collector.take()) == [.forgotten(unknown)])

        let header = JobRequestHeader(request: 0, job: "j")
        collector.controller(.forget(header))
        let ticket = collector.machine.lastTicket
        #expect(collector.take() == [.forget(ticket: ticket, job: "j")])
        // It comes again while the disk is slow.
        collector.controller(.forget(header))
        #expect(collector.take().isEmpty)
        collector.store()
        #expect(messages(collector.take()) == [.forgotten(header)])
        #expect(collector.machine.jobs["j"] == nil)
    }

    @Test func aVariantIsGivenUpOnceOnTheDiskAndEchoed() {
        var collector = Harness()
        let note = NoteHeader(job: "j", quarantined: MessageSamples.variant, text: nil)
        collector.controller(.note(note))
        let ticket = collector.machine.lastTicket
        let write = CollectorEffect.quarantine(
            ticket: ticket, job: "j", MessageSamples.variant)
        #expect(collector.take() == [write])
        collector.store()
        #expect(messages(collector.take()) == [.note(note)])
        // The echo was lost: it is known by now and needs no write.
        collector.controller(.note(note))
        #expect(collector.take() == [.send(CollectorMachine.controllerPeer, .note(note))])
        let talk = NoteHeader(job: "j", quarantined: nil, text: "hello")
        collector.controller(.note(talk))
        #expect(collector.take() == [.send(CollectorMachine.controllerPeer, .note(talk))])
    }

    /// An ended job takes frames again when it is asked to, but not a cancelled one.
    @Test(arguments: [JobState.doneWithQuarantine, .cancelled])
    func anEndedJobIsOpenedAgain(state: JobState) {
        var collector = Harness()
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
            #expect(messages(effects).map(\.type) == [.ranges])
        } else {
            #expect(effects == [.reopenJob(ticket: collector.machine.lastTicket, job: "j")])
        }
        #expect(collector.machine.jobs["j"]?.stored.end == state)
        if state != .cancelled {
            collector.store()
            #expect(messages(collector.take()).map(\.type) == [.ranges])
            #expect(collector.machine.jobs["j"]?.stored.end == nil)
        }
    }

    /// Workers get no credit any more, and the end waits for the disk.
    @Test func aDrainEndsWhenTheDiskHasEverything() {
        var collector = Harness()
        collector.frames(0..<4)
        _ = collector.take()
        collector.feed(.drain)
        let drained = collector.take()
        let credits = messages(drained, to: CollectorMachineTests.worker).compactMap { message in
            if case .welcome(let header) = message { header.creditBytes } else { nil }
        }
        #expect(credits == [0])
        #expect(!drained.contains(.stopped))
        collector.store()
        let last = collector.take()
        #expect(last.last == .stopped)
    }

    /// Bytes that are no message end a connection, a message out of place does not.
    @Test func garbageIsRefusedAndStrangersAreAskedForTheirName() {
        var collector = Harness()
        let worker = CollectorMachineTests.worker
        func codes(_ effects: [CollectorEffect], _ peer: PeerID) -> [String] {
            messages(effects, to: peer).compactMap { message in
                if case .error(let header) = message { header.code } else { nil }
            }
        }
        collector.feed(.received(worker, .drain(ReasonHeader(code: "c", text: "t"))))
        #expect(codes(collector.take(), worker) == ["unexpected"])
        collector.feed(.malformed(worker, .badHead))
        let refused = collector.take()
        #expect(codes(refused, worker) == [WireError.badHead.code])
        #expect(refused.contains(.disconnect(worker)))
        collector.frames(0..<4)
        #expect(codes(collector.take(), worker) == ["hello"])
    }

    /// A controller that is silent for four beats is dialled anew, one that does not answer a greeting is greeted again.
    @Test func aSilentControllerIsDialledAndGreetedAgain() {
        var collector = Harness()
        func pass(_ milliseconds: Int) -> [CollectorEffect] {
            collector.now = collector.now.adding(milliseconds: milliseconds)
            collector.feed(.tick)
            return collector.take()
        }
        #expect(!pass(8_000).contains(.reconnectController))
        #expect(pass(1).contains(.reconnectController))
        #expect(pass(60_000).isEmpty)
        collector.feed(.connectedController)
        #expect(messages(collector.take()).map(\.type) == [.hello])
        #expect(messages(pass(1_999)).isEmpty)
        #expect(messages(pass(1)).map(\.type) == [.hello])
    }

    /// A controller that started anew asks for the name of who was connected before.
    @Test func aControllerThatAsksForTheNameIsTold() {
        var collector = Harness()
        let error = ErrorHeader(code: "hello", text: "say HELLO first", major: WireLimits.major)
        collector.controller(.error(error))
        #expect(messages(collector.take()).map(\.type) == [.hello])
    }

    /// Beyond the most workers the one that was silent longest is forgotten, and asked for its name when it speaks.
    @Test(arguments: [1, 2])
    func beyondTheMostWorkersTheMostSilentIsForgotten(most: Int) {
        var collector = Harness { $0.workers = most }
        collector.now = collector.now.adding(milliseconds: 1)
        collector.hello(PeerID(port: .workers, route: [7]), .worker)
        _ = collector.take()
        collector.frames(0..<4)
        let isForgotten = messages(collector.take(), to: CollectorMachineTests.worker)
            .contains { $0.type == .error }
        #expect(isForgotten == (most == 1))
    }

    /// The first frames settle a job's build only once they are on the disk.
    @Test func framesThatWereNotWrittenSettleNoBuild() {
        var collector = Harness()
        collector.frames(0..<4)
        collector.feed(.storeFailed(ticket: collector.machine.lastTicket, reason: "full"))
        collector.feed(.storeRecovered)
        _ = collector.take()
        collector.frames(0..<4, build: EngineBuild(engine: "another", textModel: "one"))
        let isWritten = collector.take().contains { effect in
            if case .append = effect { true } else { false }
        }
        #expect(isWritten)
    }

    /// A follower learns what was given up before it came and while it follows; one too many is told so.
    @Test func followersAreToldWhatWasGivenUp() {
        var collector = Harness { $0.followers = 1 }
        let client = CollectorMachineTests.client
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
        #expect(messages(collector.take(), to: client) == [.note(notes[0])])
        collector.controller(.note(notes[1]))
        collector.store()
        #expect(messages(collector.take(), to: client) == [.note(notes[1])])
        collector.feed(follow("k"))
        #expect(messages(collector.take(), to: client).map(\.type) == [.error])
    }

    /// A follower with room goes on reading after an answer, but not after an empty one.
    @Test func anEmptyAnswerIsNotAskedForAgain() {
        var collector = Harness()
        for first in [0, 4] {
            collector.frames(first..<first + 4)
            collector.store()
        }
        let rows = collector.take().compactMap { effect -> StoredFrames? in
            guard case .append(_, let request) = effect else { return nil }
            return StoredFrames(
                sequence: request.sequence, header: request.origin, payload: request.payload)
        }
        let client = CollectorMachineTests.client
        let header = FollowHeader(job: "j", from: 1, windowBytes: 1_000_000, restarts: true)
        for (answer, next) in [([], []), ([rows[0]], [2])] as [([StoredFrames], [UInt64])] {
            collector.feed(.received(client, .follow(header)))
            _ = collector.take()
            collector.feed(.rows(client, job: "j", answer))
            let reads = collector.take().compactMap { effect -> UInt64? in
                if case .read(_, _, let from, _) = effect { from } else { nil }
            }
            #expect(reads == next)
        }
    }
}
