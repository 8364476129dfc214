import Testing

@testable import LayoutWorker

/// What a controller orders a collector to do beside recording, and how the two find each other again.
@Suite struct CollectorControlTests {
    @Test func aVariantIsGivenUpOnceOnTheDiskAndEchoed() {
        var collector = CollectorHarness()
        let note = NoteHeader(job: "j", quarantined: MessageSamples.variant, text: nil)
        collector.controller(.note(note))
        let ticket = collector.machine.lastTicket
        let write = CollectorEffect.quarantine(
            ticket: ticket, job: "j", MessageSamples.variant)
        #expect(collector.take() == [write])
        collector.store()
        #expect(collector.take().messages() == [.note(note)])
        // The echo was lost: it is known by now and needs no write.
        collector.controller(.note(note))
        #expect(collector.take() == [.send(CollectorMachine.controllerPeer, .note(note))])
        let talk = NoteHeader(job: "j", quarantined: nil, text: "hello")
        collector.controller(.note(talk))
        #expect(collector.take() == [.send(CollectorMachine.controllerPeer, .note(talk))])
    }

    /// Workers get no credit any more, and the end waits for the disk.
    @Test func aDrainEndsWhenTheDiskHasEverything() {
        var collector = CollectorHarness()
        collector.frames(0..<4)
        _ = collector.take()
        collector.feed(.drain)
        let drained = collector.take()
        let credits = drained.messages(to: CollectorHarness.worker).compactMap { message in
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
        var collector = CollectorHarness()
        let worker = CollectorHarness.worker
        func codes(_ effects: [CollectorEffect], _ peer: PeerID) -> [String] {
            effects.messages(to: peer).compactMap { message in
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

    /// A peer of another role or of a later version only is told which, as by a controller, and cut off.
    @Test(arguments: [(PeerRole.client, UInt8(0), "role"), (.worker, 1, "version")])
    func whoCannotBeGreetedIsToldWhy(role: PeerRole, version: UInt8, code: String) {
        var collector = CollectorHarness()
        let stranger = PeerID(port: .workers, route: [9])
        var header = MessageSamples.hello
        header.role = role
        header.minorLow = version
        header.minorHigh = version
        collector.feed(.received(stranger, .hello(header)))
        let effects = collector.take()
        guard case .error(let answer) = effects.messages(to: stranger).first else {
            Issue.record("no error")
            return
        }
        #expect(answer.code == code)
        #expect(effects.messages(to: stranger).count == 1)
        #expect(effects.contains(.disconnect(stranger)))
    }

    /// A controller that is silent for four beats is dialled anew, one that does not answer a greeting is greeted again.
    @Test func aSilentControllerIsDialledAndGreetedAgain() {
        var collector = CollectorHarness()
        func pass(_ milliseconds: Int) -> [CollectorEffect] {
            collector.now = collector.now.adding(milliseconds: milliseconds)
            collector.feed(.tick)
            return collector.take()
        }
        #expect(!pass(8_000).contains(.reconnectController))
        #expect(pass(1).contains(.reconnectController))
        #expect(pass(60_000).messages().isEmpty)
        collector.feed(.connectedController)
        #expect(collector.take().messages().map(\.type) == [.hello])
        #expect(pass(1_999).messages().isEmpty)
        #expect(pass(1).messages().map(\.type) == [.hello])
    }

    /// A controller that started anew asks for the name of who was connected before.
    @Test func aControllerThatAsksForTheNameIsTold() {
        var collector = CollectorHarness()
        let error = ErrorHeader(code: "hello", text: "say HELLO first", major: WireLimits.major)
        collector.controller(.error(error))
        #expect(collector.take().messages().map(\.type) == [.hello])
    }

    /// Beyond the most workers the one that was silent longest is forgotten, and asked for its name when it speaks.
    @Test(arguments: [1, 2])
    func beyondTheMostWorkersTheMostSilentIsForgotten(most: Int) {
        var collector = CollectorHarness { $0.workers = most }
        collector.now = collector.now.adding(milliseconds: 1)
        collector.hello(PeerID(port: .workers, route: [7]), .worker)
        _ = collector.take()
        collector.frames(0..<4)
        let isForgotten = collector.take().messages(to: CollectorHarness.worker)
            .contains { $0.type == .error }
        #expect(isForgotten == (most == 1))
    }

    /// The first frames settle a job's build only once they are on the disk.
    @Test func framesThatWereNotWrittenSettleNoBuild() {
        var collector = CollectorHarness()
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
}
