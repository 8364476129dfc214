/// Times and limits of a collector.
struct CollectorConfiguration: Equatable, Sendable {
    /// Random, one a process.
    var uuid: String
    /// Name for people.
    var name: String
    /// Time between beats to the controller.
    var beatMilliseconds = 2_000
    /// Bytes of frames one worker may have under way.
    var workerCreditBytes = 4 << 20
    /// Bytes of frames of all workers that may wait for the disk; beyond it workers are paused and leases stop.
    var pendingBytes = 256 << 20
    /// Workers connected at once.
    var workers = 4_096
    /// Followers at once.
    var followers = 256
    /// Greatest window of a follower.
    var followerWindowBytes = 8 << 20
    /// Jobs kept open in memory.
    var jobs = 200_000
}

/// Storage of results, each variant once. Pure: the store, sockets and clock are outside.
struct CollectorMachine: Sendable {
    /// Times and limits.
    let configuration: CollectorConfiguration

    /// Starts from what the store holds.
    init(restoring jobs: [CollectedJob], configuration: CollectorConfiguration) {
        self.configuration = configuration
    }

    /// Takes one event and says what is to be done.
    mutating func handle(_ event: CollectorEvent, now: Instant) -> [CollectorEffect] {
        []
    }
}
