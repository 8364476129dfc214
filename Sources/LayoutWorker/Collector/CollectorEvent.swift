/// A burst on its way to the store: variants that are not recorded yet, and only those.
struct AppendRequest: Equatable, Sendable {
    /// The job.
    var job: String
    /// Sequence number in the job, from 1, without gaps.
    var sequence: UInt64
    /// First variant.
    var first: Int
    /// Number of variants.
    var count: Int
    /// Chunk, attempt, worker and build, as the burst said.
    var origin: FramesHeader
    /// Encoded `FramesPayload` of exactly these variants.
    var payload: [UInt8]
    /// Digest of what is kept of values, status and reports, as the payload states it.
    var digest: UInt64
    /// What its variants are.
    var tally: BurstTally
}

/// A stored burst.
struct StoredFrames: Equatable, Sendable {
    /// Sequence number in the job.
    var sequence: UInt64
    /// As it is sent to a client, `sequence` set.
    var header: FramesHeader
    /// Encoded `FramesPayload`.
    var payload: [UInt8]
}

/// A job as the collector's store keeps it.
struct CollectedJob: Equatable, Sendable {
    /// The job.
    var job: String
    /// Hash of its specification.
    var specification: String
    /// Number of variants.
    var variants: Int
    /// The build whose frames are taken; nil before the first.
    var build: EngineBuild?
    /// What is on disk.
    var recorded: VariantRanges
    /// Sequence number of the last burst; 0 before the first.
    var lastSequence: UInt64
    /// Copies of recorded variants so far.
    var duplicates: Int
    /// Copies that differed so far.
    var mismatches: Int
    /// How it ended; nil while it is open. A cancelled job takes no more.
    var end: JobState?
    /// Variants that were given up.
    var quarantined: [QuarantinedVariant]
    /// Variants that were taken over from earlier jobs.
    var reused = 0
}

/// What happens to a collector.
///
/// The store does what it is asked in order, many requests in one transaction, and says `.stored` with the highest
/// ticket of the transaction after it is on disk.
enum CollectorEvent: Sendable {
    /// A message came.
    case received(PeerID, Message)
    /// Bytes came that are no message.
    case malformed(PeerID, WireError)
    /// The peer cannot be reached any more.
    case disconnected(PeerID)
    /// The connection to the controller was made (anew): say HELLO.
    case connectedController
    /// A job that was opened with this ticket took over what was recorded before; as it is on disk. Told before `.stored`.
    case adopted(ticket: UInt64, CollectedJob)
    /// Writes up to this ticket are on disk.
    case stored(ticket: UInt64)
    /// Writes from this ticket on failed and none of them is on disk; they are not tried again by the store.
    case storeFailed(ticket: UInt64, reason: String)
    /// The store can be written again after a failure (space was made; the service looks once a second).
    case storeRecovered
    /// Whether the disk has room within its budget; told when it changes.
    case room(Bool)
    /// Answer to `.compare`.
    case compared(ticket: UInt64, duplicates: Int, mismatches: Int)
    /// Answer to `.read`: the next bursts, or none when there are no more.
    case rows(PeerID, job: String, [StoredFrames])
    /// Time passed; at least every 100 ms.
    case tick
    /// The process is to end: what came is stored and acknowledged first.
    case drain
}
