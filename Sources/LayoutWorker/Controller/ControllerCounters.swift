/// What a controller has counted since its start.
struct ControllerCounters: Equatable, Codable, Sendable {
    /// Leases given.
    var leases = 0
    /// Leases that ran out.
    var expiries = 0
    /// Leases whose worker was seen to die.
    var crashes = 0
    /// FAIL messages that counted.
    var failures = 0
    /// Chunks given back.
    var releases = 0
    /// Answers refused because the lease was somebody else's by then.
    var fenced = 0
    /// Variants given up.
    var quarantined = 0
    /// SUBMITs refused because of a limit.
    var busy = 0
    /// Leases given to a worker that had the family warm.
    var warmLeases = 0
    /// Leases that needed a cold build.
    var coldLeases = 0
    /// Messages that were no message, or not allowed from that peer.
    var malformed = 0
}
