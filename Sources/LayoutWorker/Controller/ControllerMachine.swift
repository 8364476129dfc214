/// The queue: jobs, chunks, leases and who holds them. Pure: no socket, clock, file or thread inside.
struct ControllerMachine: Sendable {
    /// Times and limits.
    let configuration: ControllerConfiguration

    /// Starts from what the journal holds. The first effects come with the first `.tick`.
    ///
    /// `seed` makes the jitter of waits; any number will do.
    init(
        restoring stored: StoredController, configuration: ControllerConfiguration, seed: UInt64,
        now: Instant
    ) {
        self.configuration = configuration
    }

    /// Takes one event and says what is to be done.
    mutating func handle(_ event: ControllerEvent, now: Instant) -> [ControllerEffect] {
        []
    }
}
