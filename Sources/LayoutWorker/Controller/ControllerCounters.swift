/// What a controller has counted since its start.
package struct ControllerCounters: Equatable, Codable, Sendable {
    /// Leases given.
    package var leases = 0
    /// Leases that ran out.
    package var expiries = 0
    /// Leases whose worker was seen to die.
    package var crashes = 0
    /// FAIL messages that counted.
    package var failures = 0
    /// Chunks given back.
    package var releases = 0
    /// Answers refused because the lease was somebody else's by then.
    package var fenced = 0
    /// Variants given up.
    package var quarantined = 0
    /// SUBMITs refused because of a limit.
    package var busy = 0
    /// Leases given to a worker that had the family warm.
    package var warmLeases = 0
    /// Leases that needed a cold build.
    package var coldLeases = 0
    /// Leases to a worker that had the family cold while another had it warm.
    package var steals = 0
    /// Messages that were no message, or not allowed from that peer.
    package var malformed = 0
}
