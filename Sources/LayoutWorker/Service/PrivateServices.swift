internal import Glibc
internal import Synchronization

/// A controller and a collector, each on a thread of this process.
final class PrivateServices: Sendable {
    private struct State {
        var controller: BoundAddresses?
        var collector: BoundAddresses?
        var failure: String?
    }

    /// Readable when a service is ready or has failed.
    let news: WakeUp
    /// What the collector records.
    let board: PoolBoard
    /// Tells the controller of worker processes that ended.
    let embedding: ControllerEmbedding
    private let controllerStop: StopControl
    private let collectorStop: StopControl
    private let state = Mutex(State())
    private let threads = Mutex<[ServiceThread]>([])

    /// Prepares the services; `start` opens them.
    init() throws {
        news = try WakeUp()
        board = try PoolBoard()
        controllerStop = try StopControl.owned()
        collectorStop = try StopControl.owned()
        embedding = ControllerEmbedding(stop: controllerStop)
    }

    /// Desks at which both can be asked how they stand; to be put into their options.
    func desks() throws(TransportError) -> (controller: MonitorDesk, collector: MonitorDesk) {
        (
            try MonitorDesk("controller", stop: controllerStop),
            try MonitorDesk("collector", stop: collectorStop)
        )
    }

    /// Starts both threads.
    func start(_ controllerOptions: ControllerOptions, _ collectorOptions: CollectorOptions) throws
    {
        try startThread {
            let service = ControllerService(controllerOptions, stop: self.controllerStop)
            _ = try service.run(embedding: self.embedding) { bound in
                self.change { $0.controller = bound }
            }
        }
        try startThread {
            let service = CollectorService(collectorOptions, stop: self.collectorStop)
            _ = try service.run(observer: { self.board.note($0) }) { bound in
                self.change { $0.collector = bound }
            }
        }
    }

    private func startThread(_ body: @escaping @Sendable () throws -> Void) throws {
        let thread = try ServiceThread(stackBytes: 8 << 20) {
            do {
                try body()
            } catch {
                self.change { state in state.failure = state.failure ?? "\(error)" }
            }
        }
        threads.withLock { $0.append(thread) }
    }

    private func change(_ body: (inout sending State) -> Void) {
        state.withLock { body(&$0) }
        news.signal()
    }

    /// The addresses once both listen; nil before. Throws what made a service end.
    func addresses() throws -> (controller: BoundAddresses, collector: BoundAddresses)? {
        news.clear()
        let (controller, collector, failure) = state.withLock {
            ($0.controller, $0.collector, $0.failure)
        }
        if let failure { throw PoolError(description: failure) }
        guard let controller, let collector else { return nil }
        return (controller, collector)
    }

    /// Waits until both listen. Throws what made a service end.
    func waitForAddresses() throws -> (controller: BoundAddresses, collector: BoundAddresses) {
        while true {
            if let addresses = try addresses() { return addresses }
            _ = try poll(sockets: [], descriptors: [news.descriptor], timeout: nil)
        }
    }

    /// Waits until a service, what is recorded or a process has news, or until an instant; nil waits as long as it takes.
    ///
    /// - Returns: Signals that came, but for those of children. Throws what made a service end.
    func awaitNews(_ signals: SignalSource, until instant: Instant?) throws -> [Int32] {
        let wait = instant.map { max(0, $0.milliseconds(since: MonotonicClock.now) + 1) }
        _ = try poll(
            sockets: [],
            descriptors: [signals.descriptor, board.news.descriptor, news.descriptor],
            timeout: wait.map { .milliseconds($0) })
        _ = try addresses()
        return signals.take().filter { $0 != SIGCHLD }
    }

    /// Ends both and waits for their threads. All that was recorded is on disk already.
    func stop() {
        for control in [controllerStop, collectorStop] {
            control.request()
            control.request()
        }
        for thread in threads.withLock({ $0 }) { thread.join() }
        threads.withLock { $0 = [] }
    }
}
