internal import LayoutCore
internal import LayoutSolver
internal import Synchronization

/// The thread that solves, and the desk between it and the thread that owns the sockets.
///
/// Orders go in under a lock, events come out under another and wake the sockets' thread; what the solver looks at
/// between two variants are atomics.
final class SolverThread: Sendable {
    private struct Inbox {
        var order: SolveOrder?
        var specifications: [String: [UInt8]] = [:]
        var dropped: [String] = []
        var isEnding = false
    }

    /// Bits of `control`.
    private enum Control {
        static let pause: UInt8 = 1
        static let finish: UInt8 = 2
        static let cancel: UInt8 = 4
    }

    /// Time between looks at what is warm while nothing comes or goes.
    private static let warmMilliseconds = 250

    /// Raised to stop a running solve.
    let cancellation = CancellationFlag()
    /// Readable when events wait.
    let events: WakeUp
    private let orders: WakeUp
    private let inbox = Mutex(Inbox())
    private let outbox = Mutex<[WorkerEvent]>([])
    private let running = Mutex<SolveOrder?>(nil)
    private let solveTimes = Mutex(SolveTimes())
    private let control = Atomic<UInt8>(0)
    private let counter = Atomic<UInt64>(0)
    private let variant = Atomic<Int>(-1)

    /// Creates the desk; `run` is the thread's body.
    init() throws(TransportError) {
        events = try WakeUp()
        orders = try WakeUp()
    }

    // MARK: The sockets' thread

    /// Keeps a specification for coming orders.
    func keep(_ specification: String, _ bytes: [UInt8]) {
        inbox.withLock { $0.specifications[specification] = bytes }
    }

    /// Forgets a specification and its solver.
    func drop(_ specification: String) {
        inbox.withLock {
            $0.specifications[specification] = nil
            $0.dropped.append(specification)
        }
        orders.signal()
    }

    /// Begins an order; the one before has ended.
    func start(_ order: SolveOrder) {
        control.store(0, ordering: .relaxed)
        cancellation.lower()
        running.withLock { $0 = order }
        inbox.withLock { $0.order = order }
        orders.signal()
    }

    /// Stops the running order within milliseconds; its burst is thrown away.
    func cancel() {
        control.bitwiseOr(Control.cancel, ordering: .relaxed)
        cancellation.raise()
        orders.signal()
    }

    /// Lets the solver wait before its next variant.
    func pause() { control.bitwiseOr(Control.pause, ordering: .relaxed) }

    /// Lets it go on.
    func resume() {
        control.bitwiseAnd(~Control.pause, ordering: .relaxed)
        orders.signal()
    }

    /// Ends the running order after the variant under way.
    func finishVariant() {
        control.bitwiseOr(Control.finish, ordering: .relaxed)
        orders.signal()
    }

    /// Ends the thread; a running solve is stopped.
    func end() {
        inbox.withLock { $0.isEnding = true }
        cancel()
    }

    /// What the solver has to say since the last look.
    func takeEvents() -> [WorkerEvent] {
        events.clear()
        return outbox.withLock { events in
            defer { events = [] }
            return events
        }
    }

    /// Where the solver stands; nil when it has no order.
    func progress() -> WorkerEvent? {
        guard let order = running.withLock({ $0 }) else { return nil }
        let variant = variant.load(ordering: .relaxed)
        return .progress(
            chunk: order.chunk, attempt: order.attempt, counter: counter.load(ordering: .relaxed),
            variant: variant < 0 ? nil : variant)
    }

    /// Times of the variants of bursts so far.
    var times: SolveTimes { solveTimes.withLock { $0 } }

    // MARK: The solver's thread

    /// Takes orders until the end.
    func run(factory: SolverFactory, cacheBytes: Int) {
        var cache = WarmCache(byteLimit: cacheBytes)
        var told = MonotonicClock.now
        while true {
            orders.clear()
            let (order, bytes, dropped, isEnding) = inbox.withLock { inbox in
                defer {
                    inbox.order = nil
                    inbox.dropped = []
                }
                let bytes = inbox.order.flatMap { inbox.specifications[$0.specification] }
                return (inbox.order, bytes, inbox.dropped, inbox.isEnding)
            }
            if isEnding { return }
            dropped.forEach { cache.remove($0) }
            if let order {
                let before = cache.changes
                let ending = solve(order, bytes, factory, &cache)
                running.withLock { $0 = nil }
                post(ending)
                // Weighing every solver costs more than a small order does: it is done when one came or left, else now
                // and then, since solvers grow.
                let now = MonotonicClock.now
                if cache.changes != before || !dropped.isEmpty
                    || now.milliseconds(since: told) >= SolverThread.warmMilliseconds
                {
                    told = now
                    cache.trim()
                    post([.warm(cache.families)])
                }
            } else {
                // A failing wait could only spin: every order comes with a wake-up, so nothing is missed.
                _ = try? poll(sockets: [], descriptors: [orders.descriptor], timeout: nil)
            }
        }
    }

    /// Solves an order and gives its last burst, if there is one, and the event that ends it: told at once, they cost the
    /// sockets' thread one turn and not two.
    private func solve(
        _ order: SolveOrder, _ bytes: [UInt8]?, _ factory: SolverFactory, _ cache: inout WarmCache
    ) -> [WorkerEvent] {
        func failed(
            _ variant: Int?, _ cause: QuarantinedVariant.Cause, _ text: String
        ) -> [WorkerEvent] {
            let text = String(text.prefix(1_000))
            return [
                .failed(
                    chunk: order.chunk, attempt: order.attempt, variant: variant, cause: cause,
                    text: text)
            ]
        }
        let stopped = [WorkerEvent.stopped(chunk: order.chunk, attempt: order.attempt)]
        let entry: WarmCache.Entry
        do throws(DiagnosticList) {
            entry = try warmEntry(order, bytes, factory, &cache)
        } catch {
            let messages = error.diagnostics.map(\.message).joined(separator: "; ")
            return failed(nil, .badInput, messages)
        }
        if entry.solver.itemCount > BurstBuilder.items {
            return failed(
                nil, .badInput, "more than \(BurstBuilder.items) views and guides in one layout")
        }
        var now = MonotonicClock.now
        // Told with each burst, so that a variant of a microsecond takes no lock.
        var times = times
        var builder = BurstBuilder(
            order: order, items: entry.solver.itemCount, frames: entry.solver.frames, now: now)
        defer {
            variant.store(-1, ordering: .relaxed)
            solveTimes.withLock { $0 = times }
        }
        for index in order.range {
            switch waitForLeave() {
            case .go: break
            case .cancel: return stopped
            case .finish: return last(builder.finish(now: now), entry) + stopped
            }
            variant.store(index, ordering: .relaxed)
            counter.add(1, ordering: .relaxed)
            do throws(SolverError) {
                let result = try entry.solver.solve(index)
                let end = MonotonicClock.now
                let microseconds = Double(end.nanoseconds - now.nanoseconds) / 1_000
                entry.note(result.trace, microseconds: microseconds)
                times.add(result.trace, microseconds: microseconds)
                now = end
                for burst in builder.append(result, variant: index, now: now) {
                    entry.note(burst)
                    post([.solved(burst)])
                    solveTimes.withLock { $0 = times }
                }
            } catch .cancelled {
                return stopped
            } catch {
                return last(builder.finish(now: now), entry) + failed(index, .limit, "\(error)")
            }
        }
        let finished = WorkerEvent.finished(chunk: order.chunk, attempt: order.attempt)
        return last(builder.finish(now: now), entry) + [finished]
    }

    private func last(_ burst: SolvedBurst?, _ entry: WarmCache.Entry) -> [WorkerEvent] {
        guard let burst else { return [] }
        entry.note(burst)
        return [.solved(burst)]
    }

    private func warmEntry(
        _ order: SolveOrder, _ bytes: [UInt8]?, _ factory: SolverFactory, _ cache: inout WarmCache
    ) throws(DiagnosticList) -> WarmCache.Entry {
        if let entry = cache.entry(order.specification) { return entry }
        guard let bytes else {
            throw DiagnosticList([
                Diagnostic(code: "no-specification", message: "the specification is not here")
            ])
        }
        let solver = try factory.make(bytes, cancellation)
        return cache.insert(solver, specification: order.specification, family: order.family)
    }

    private enum Leave { case go, finish, cancel }

    /// Waits while paused and says whether the next variant may begin.
    private func waitForLeave() -> Leave {
        while true {
            let bits = control.load(ordering: .relaxed)
            if bits == 0 { return .go }
            if bits & Control.cancel != 0 { return .cancel }
            if bits & Control.finish != 0 { return .finish }
            _ = try? poll(sockets: [], descriptors: [orders.descriptor], timeout: nil)
            orders.clear()
        }
    }

    private func post(_ new: [WorkerEvent]) {
        outbox.withLock { $0 += new }
        events.signal()
    }
}
