/// A connection of a worker.
enum WorkerLink: Hashable, Sendable {
    /// Queue and leases.
    case controller
    /// Storage, by shard.
    case collector(Int)
}

/// One burst of results as the solver thread made it (`BurstBuilder`), encoded and ready to send.
struct SolvedBurst: Equatable, Sendable {
    /// The chunk.
    var chunk: UInt64
    /// Its attempt.
    var attempt: Int
    /// First variant.
    var first: Int
    /// Number of variants, consecutive.
    var count: Int
    /// Encoded `FramesPayload`.
    var payload: [UInt8]
    /// Solvers built for it.
    var coldBuilds: Int
    /// Time spent on it, microseconds.
    var microseconds: Int
}

/// What happens to a worker.
enum WorkerEvent: Sendable {
    /// The process started, or a socket was made anew after `.reconnect`: say HELLO on this link.
    case connected(WorkerLink)
    /// A message came.
    case received(WorkerLink, Message)
    /// Bytes came that are no message.
    case malformed(WorkerLink, WireError)
    /// The solver finished a burst.
    case solved(SolvedBurst)
    /// The solver is through with the range of a `.solve`.
    case finished(chunk: UInt64, attempt: Int)
    /// The solver could not go on with a chunk; a cancelled one says `.stopped` instead.
    case failed(
        chunk: UInt64, attempt: Int, variant: Int?, cause: QuarantinedVariant.Cause, text: String)
    /// The solver stopped because of `.cancelSolve`.
    case stopped(chunk: UInt64, attempt: Int)
    /// Where the solver stands; given right before a `.tick` while it works.
    case progress(chunk: UInt64, attempt: Int, counter: UInt64, variant: Int?)
    /// Families that are warm now; given when they change.
    case warm([WarmFamily])
    /// Time passed; at least every 100 ms, and every 10 ms while bursts wait.
    case tick
    /// SIGTERM: finish the variant, flush, give back the rest.
    case drain
}
