import Testing

@testable import LayoutWorker

/// How a worker keeps in touch with its controller, and what interrupts its solver.
@Suite struct WorkerLinkTests {
    private typealias Harness = WorkerMachineTests.Harness

    private func toController(_ effects: [WorkerEffect]) -> [Message] {
        effects.compactMap { effect in
            if case .send(.controller, let message) = effect { message } else { nil }
        }
    }

    /// A beat names what is held; what may have been lost is said again with it.
    @Test func aBeatNamesWhatIsHeldAndRepeatsWhatMayBeLost() {
        var worker = Harness()
        worker.pass(1_900)
        #expect(toController(worker.take()).isEmpty)
        worker.pass(100)
        #expect(toController(worker.take()).map(\.type) == [.beat, .credit])
        worker.lease(1, specification: "unknown", body: [])
        worker.lease(2)
        _ = worker.take()
        worker.pass(2_000)
        let again = toController(worker.take())
        #expect(again.map(\.type) == [.beat, .needSpecification])
        guard case .beat(let beat)? = again.first else { return }
        #expect(beat.chunks.map(\.chunk) == [1, 2])
    }

    @Test func aGreetingIsRepeatedTwiceAndThenTheControllerIsDialledAnew() {
        var worker = Harness()
        worker.feed(.connected(.controller))
        #expect(toController(worker.take()).map(\.type) == [.hello])
        for _ in 0..<2 {
            worker.pass(2_000)
            let effects = worker.take()
            #expect(toController(effects).map(\.type) == [.hello])
            #expect(!effects.contains(.reconnect(.controller)))
        }
        worker.pass(2_000)
        let effects = worker.take()
        #expect(toController(effects).isEmpty)
        #expect(effects.contains(.reconnect(.controller)))
        // Until there is a connection nothing can be said.
        worker.pass(10_000)
        #expect(toController(worker.take()).isEmpty)
    }

    @Test func garbageEndsAConnection() {
        var worker = Harness()
        worker.feed(.malformed(.controller, .badHead))
        #expect(worker.take().contains(.reconnect(.controller)))
    }

    /// The same lease again changes nothing; a later attempt of the chunk takes the place of the one before.
    @Test func aLaterAttemptTakesThePlaceOfTheOneBefore() {
        var worker = Harness()
        worker.lease(1)
        _ = worker.take()
        worker.lease(1)
        #expect(!worker.take().contains(.cancelSolve))
        worker.lease(1, attempt: 2)
        #expect(worker.take().contains(.cancelSolve))
        worker.feed(.stopped(chunk: 1, attempt: 1))
        let attempts = worker.take().compactMap { effect in
            if case .solve(let order) = effect { order.attempt } else { nil }
        }
        #expect(attempts == [2])
    }

    /// A solver that waits for credit has to wake up to hear that its job was cancelled.
    @Test(arguments: [(250, true), (10_000, false)])
    func aCancelledSolverThatWaitsIsWokenUp(credit: Int, waits: Bool) {
        var worker = Harness(credit: credit)
        worker.lease(1)
        for first in [0, 2, 4] { worker.solved(1, first..<first + 2) }
        #expect(worker.take().contains(.pauseSolve) == waits)
        worker.feed(.received(.controller, .cancel(JobRequestHeader(request: 0, job: "j"))))
        let effects = worker.take()
        #expect(effects.contains(.cancelSolve))
        #expect(effects.contains(.resumeSolve) == waits)
    }
}
