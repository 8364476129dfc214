/// How far a follower has the bursts of a job, without a gap.
///
/// Small bursts may come faster than the sockets between take them. What is lost then shows as a gap, or as an end that
/// comes too soon, and is asked for again.
struct FollowedPosition: Equatable {
    /// What to do with something that came.
    enum Step: Equatable {
        /// It is what was waited for.
        case take
        /// It was there before, or comes again after what is missing.
        case ignore
        /// Something before it is lost: everything from `next` on is to be sent again.
        case restart
    }

    /// Sequence number of the next burst.
    private(set) var next: UInt64
    /// Whether what is missing is on its way again.
    private var isRestarting = false

    /// Begins at a sequence number.
    init(next: UInt64) { self.next = next }

    /// A burst came.
    mutating func receive(_ sequence: UInt64) -> Step {
        if sequence == next {
            next += 1
            isRestarting = false
            return .take
        }
        if sequence < next || isRestarting { return .ignore }
        isRestarting = true
        return .restart
    }

    /// The end came, after a last burst. Nothing comes after it by itself.
    mutating func end(last: UInt64) -> Step {
        if last < next { return .take }
        isRestarting = true
        return .restart
    }

    /// A new connection was made: what was sent on the old one may be lost.
    mutating func reconnect() { isRestarting = false }
}
