/// How long writes wait for others to share their transaction with: each costs a sync of the disk, and while it lasts a
/// service does nothing else. Only what nobody waits for is kept back.
struct WritePatience {
    /// Longest wait.
    static let milliseconds = 1

    private var deadline: Instant?

    /// Whether writes are to be done now. Waiting ones have been there at most `milliseconds` then.
    mutating func isDue(_ now: Instant, isEmpty: Bool, canWait: Bool) -> Bool {
        if isEmpty {
            deadline = nil
            return false
        }
        if canWait {
            let end = deadline ?? now.adding(milliseconds: WritePatience.milliseconds)
            deadline = end
            if now < end { return false }
        }
        deadline = nil
        return true
    }

    /// How long the service may sleep.
    func wait(_ otherwise: Duration, _ now: Instant) -> Duration {
        guard let deadline else { return otherwise }
        return min(otherwise, .nanoseconds(max(0, deadline.nanoseconds - now.nanoseconds)))
    }
}
