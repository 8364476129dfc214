/// What happens to a controller.
///
/// The service hands over one at a time, decoded, and carries out the effects in order. `.tick` comes at least every
/// 100 ms; the machine itself has no timers.
enum ControllerEvent: Sendable {
    /// A message came.
    case received(PeerID, Message)
    /// Bytes came that are no message.
    case malformed(PeerID, WireError)
    /// The peer cannot be reached any more (EHOSTUNREACH).
    case disconnected(PeerID)
    /// Journal entries up to this ticket are on disk.
    case persisted(ticket: UInt64)
    /// Writing the entries of this ticket failed; they will not be tried again.
    case persistFailed(ticket: UInt64, reason: String)
    /// Time passed.
    case tick
    /// A worker process of ours ended without BYE; `text` says how, such as "killed by signal 11 (SIGSEGV)".
    case workerDied(uuid: String, text: String)
    /// The process is to end: no new jobs, no new leases; with its workers when they are its own.
    case drain(includingWorkers: Bool)
}
