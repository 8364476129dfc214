/// What a controller wants done, in order.
enum ControllerEffect: Equatable, Sendable {
    /// Send a message. Where it cannot be sent at once (EAGAIN, EHOSTUNREACH) it is dropped: leases end the doubt.
    case send(PeerID, Message)
    /// Send a message whose payload is the stored specification of a job (LEASE, HAVE). The machine holds no payloads.
    case sendWithSpecification(PeerID, Message, job: String)
    /// Write entries in order, in one transaction (with others of the same turn), then say `.persisted`.
    ///
    /// Tickets ascend. What must wait for the disk, such as ACCEPTED, is sent by the machine after `.persisted`.
    case persist(ticket: UInt64, [JournalEntry])
    /// Close the connection after what was sent: the peer broke the protocol.
    case disconnect(PeerID)
    /// Write a log line.
    case log(LogRecord)
    /// Everything is handed back or settled after `.drain`: the process can end.
    case stopped
}
