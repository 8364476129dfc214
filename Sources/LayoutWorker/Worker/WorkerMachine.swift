/// Times and limits of a worker.
struct WorkerConfiguration: Equatable, Sendable {
    /// Random, one a process.
    var uuid: String
    /// Name for people.
    var name: String
    /// Engine and text model.
    var build: EngineBuild
    /// Chunks held at once: one running and one ahead.
    var slots = 2
    /// Specifications kept; the least recently used is dropped beyond it.
    var specifications = 64
    /// Time without an ACK after which bursts are sent again.
    var resendMilliseconds = 2_000
    /// Time a drain may take before the process ends all the same.
    var drainMilliseconds = 25_000
}

/// One worker process: what it holds, what is under way to the collector, and what the solver is to do next. Pure.
struct WorkerMachine: Sendable {
    /// Times and limits.
    let configuration: WorkerConfiguration

    /// Creates a worker that is connected to nobody.
    init(configuration: WorkerConfiguration) { self.configuration = configuration }

    /// Takes one event and says what is to be done.
    mutating func handle(_ event: WorkerEvent, now: Instant) -> [WorkerEffect] {
        []
    }
}
