/// Decides how long a loop looks for messages before it sleeps.
///
/// A message to a thread that sleeps waits until a core has woken: on virtual machines that is a large part of a lease's
/// way. Looking saves the wait and takes a core meanwhile. So a loop looks only where both hold: its waits are short, so
/// that looking mostly finds something, and it works little, so that there are cores to spare. Where messages come seldom,
/// or so many that cores are short, it sleeps at once.
struct BusyPolling {
    /// Longest look, and the mean wait from which on there is none, microseconds.
    static let spanMicroseconds = 300
    /// Share of the time in work from which on there is no look: in a pool that has more to do than cores, looking slows
    /// down whoever is looked for.
    static let busiestShare = 0.4
    /// Time over which the share is taken, nanoseconds.
    private static let horizon = 20_000_000.0
    /// Waits over which their mean is taken.
    private static let waits = 8.0
    /// A wait counts as at most this, so that a night without messages is forgotten after some waits, nanoseconds.
    private static let longestWait = 4 * span
    private static let span = Double(spanMicroseconds) * 1_000

    /// Whether there is a second core, for those who are looked for.
    private let hasCores: Bool
    /// Share of the last 20 milliseconds in work, 0 to 1.
    private(set) var share = 0.0
    /// Mean of the last waits, nanoseconds.
    private(set) var meanWait = BusyPolling.longestWait
    private var workBegan: Instant?
    private var waitBegan: Instant?

    /// Creates what has seen no wait yet: it does not look.
    ///
    /// - Parameter cores: cores of the machine.
    init(cores: Int = PrivatePoolOptions.coreCount) { hasCores = cores > 1 }

    /// Begins a wait and says how long to look before sleeping; zero is not at all.
    mutating func beginWait(_ now: Instant) -> Duration {
        waitBegan = now
        let pays = hasCores && meanWait < BusyPolling.span && share < BusyPolling.busiestShare
        return pays ? .microseconds(BusyPolling.spanMicroseconds) : .zero
    }

    /// Ends the wait that was begun.
    mutating func endWait(_ now: Instant) {
        guard let waitBegan else { preconditionFailure("a wait ends that was not begun") }
        let wait = Double(now.nanoseconds - waitBegan.nanoseconds)
        meanWait += (min(wait, BusyPolling.longestWait) - meanWait) / BusyPolling.waits
        if let workBegan {
            let work = Double(waitBegan.nanoseconds - workBegan.nanoseconds)
            let turn = max(1, work + wait)
            share += (work / turn - share) * min(1, turn / BusyPolling.horizon)
        }
        workBegan = now
    }
}
