import Testing

@testable import LayoutWorker

/// Chunks with care: whenever a worker dies, its controller knows which of them it was at, if any.
@Suite struct WorkerCareTests {
    private typealias Harness = WorkerMachineTests.Harness

    private func orders(_ effects: [WorkerEffect]) -> [UInt64] {
        effects.compactMap { if case .solve(let order) = $0 { order.chunk } else { nil } }
    }

    /// What beats say to be under way, by chunk.
    private func beats(_ effects: [WorkerEffect]) -> [[UInt64: Int]] {
        effects.compactMap { effect in
            guard case .send(.controller, .beat(let header)) = effect else { return nil }
            let pairs = header.chunks.compactMap { chunk in
                chunk.variant.map { (chunk.chunk, $0) }
            }
            return Dictionary(uniqueKeysWithValues: pairs)
        }
    }

    /// It is told at once, not with the next beat, and begun with the answer to that; the answer to a beat before says nothing.
    @Test func itIsBegunWhenTheControllerKnows() {
        var worker = Harness()
        worker.pass(2_000)
        _ = worker.take()
        worker.lease(1, VariantRanges(5..<6), isCareful: true)
        let effects = worker.take()
        #expect(beats(effects) == [[1: 5]])
        #expect(orders(effects).isEmpty)
        worker.answer(1)
        #expect(orders(worker.take()).isEmpty)
        worker.answer(2)
        #expect(orders(worker.take()) == [1])
        // It is under way from then on, and not only once the solver has said where it is.
        worker.pass(2_000)
        #expect(beats(worker.take()) == [[1: 5]])
    }

    @Test func itIsToldAgainWhereTheAnswerIsLost() {
        var worker = Harness()
        worker.lease(1, VariantRanges(5..<6), isCareful: true)
        _ = worker.take()
        worker.pass(2_000)
        #expect(beats(worker.take()) == [[1: 5]])
        worker.answer()
        #expect(orders(worker.take()) == [1])
    }

    /// It does not wait for others that are solved and not on disk, as their collector may be down: they are not under way. Nor
    /// do others wait for it once the controller knows that it is not under way any more.
    @Test func noBurstIsWaitedForWhereTheControllerKnows() {
        var worker = Harness()
        worker.lease(1, VariantRanges(0..<1))
        worker.solved(1, 0..<1)
        worker.feed(.finished(chunk: 1, attempt: 1))
        _ = worker.take()
        worker.lease(2, VariantRanges(1..<2), isCareful: true)
        worker.lease(3, VariantRanges(2..<3))
        #expect(orders(worker.take()).isEmpty)
        worker.answer()
        #expect(orders(worker.take()) == [2])
        worker.solved(2, 1..<2)
        worker.feed(.finished(chunk: 2, attempt: 1))
        let effects = worker.take()
        #expect(orders(effects).isEmpty)
        #expect(beats(effects) == [[:]])
        worker.answer()
        #expect(orders(worker.take()) == [3])
    }

    /// On disk it is not under way either.
    @Test func theNextBeginsWhenItIsOnDisk() {
        var worker = Harness()
        worker.lease(2, VariantRanges(1..<2), isCareful: true)
        worker.answer()
        worker.lease(3, VariantRanges(2..<3))
        worker.solved(2, 1..<2)
        worker.feed(.finished(chunk: 2, attempt: 1))
        _ = worker.take()
        worker.acknowledge(2, 1..<2)
        #expect(orders(worker.take()) == [3])
    }

    /// Without a controller the work that needs none goes on.
    @Test func itIsPassedOverWhileThereIsNoController() {
        var worker = Harness()
        worker.feed(.received(.controller, .bye(ReasonHeader(code: "shutdown", text: ""))))
        worker.lease(1, VariantRanges(1..<2), isCareful: true)
        worker.lease(2, VariantRanges(2..<3))
        #expect(orders(worker.take()) == [2])
    }
}
