/// What a collector wants done, in order.
enum CollectorEffect: Equatable, Sendable {
    /// Send a message.
    case send(PeerID, Message)
    /// Close the connection after what was sent.
    case disconnect(PeerID)
    /// Close the socket to the controller and make a new one, then say `.connectedController`.
    case reconnectController
    /// Write a job that was opened, with its specification; and what is recorded already of its content and answered by
    /// `reuse`, which `.adopted` tells.
    case openJob(ticket: UInt64, CollectedJob, specification: [UInt8], reuse: EngineBuild?)
    /// Write a burst and its ranges in one transaction, and `origin.build` as the job's build when it has none.
    case append(ticket: UInt64, AppendRequest)
    /// Compare variants that are recorded already with what is recorded: read the bursts that hold `range`, compare
    /// digests of the common variants (`FramesPayload.digest(of:)`), add to the job's stored counts and say `.compared`.
    ///
    /// `first` is the first variant of `payload`.
    case compare(ticket: UInt64, job: String, range: Range<Int>, first: Int, payload: [UInt8])
    /// Write that a variant was given up.
    case quarantine(ticket: UInt64, job: String, QuarantinedVariant)
    /// Write how a job ended; a cancelled job takes no more.
    case endJob(ticket: UInt64, job: String, JobState)
    /// A job goes on after `retry`: it has no end and nothing quarantined any more.
    case reopenJob(ticket: UInt64, job: String)
    /// Remove a job and all its bursts.
    case forget(ticket: UInt64, job: String)
    /// Read the next bursts from a sequence number on, together at most so many bytes but at least one burst.
    case read(PeerID, job: String, from: UInt64, bytes: Int)
    /// Write a log line.
    case log(LogRecord)
    /// All is on disk and acknowledged after `.drain`: the process can end.
    case stopped
}
