/// Bursts from solver to acknowledgement, in order. Bounded by the credit: the solver pauses when `isFull`.
struct BurstQueue: Equatable, Sendable {
    /// A burst and the job it belongs to.
    struct Entry: Equatable, Sendable {
        /// The job.
        var job: String
        /// The burst.
        var burst: SolvedBurst
    }

    /// Credit before the collector said its own, bytes.
    static let initialCredit = 4 << 20
    /// Not sent yet, or to be sent again.
    private(set) var waiting: [Entry] = []
    /// Sent and not acknowledged.
    private(set) var underWay: [Entry] = []
    /// Bytes of `underWay`.
    private(set) var underWayBytes = 0
    /// Bytes of both.
    private(set) var bytes = 0
    /// Bytes that may be under way.
    var credit = initialCredit
    /// When something was last sent or acknowledged.
    private(set) var movedAt = Instant(nanoseconds: 0)
    /// Times all was sent again since the last acknowledgement.
    private(set) var resends = 0

    /// Whether the solver is to wait.
    var isFull: Bool { bytes >= max(credit, 1) }

    /// Whether nothing is kept.
    var isEmpty: Bool { waiting.isEmpty && underWay.isEmpty }

    /// Adds a burst.
    mutating func append(_ entry: Entry) {
        waiting.append(entry)
        bytes += entry.burst.payload.count
    }

    /// Takes the next burst that credit allows; one always may go when none is under way and there is any credit.
    mutating func next(now: Instant) -> Entry? {
        guard let entry = waiting.first, credit > 0 else { return nil }
        let size = entry.burst.payload.count
        guard underWay.isEmpty || underWayBytes + size <= credit else { return nil }
        waiting.removeFirst()
        if underWay.isEmpty { movedAt = now }
        underWay.append(entry)
        underWayBytes += size
        return entry
    }

    /// Forgets a burst that is on disk or refused; says whether it was there.
    mutating func remove(_ header: AcknowledgeHeader, now: Instant) -> Bool {
        func matches(_ entry: Entry) -> Bool {
            entry.job == header.job && entry.burst.chunk == header.chunk
                && entry.burst.attempt == header.attempt && entry.burst.first == header.first
                && entry.burst.count == header.count
        }
        movedAt = now
        resends = 0
        if let index = underWay.firstIndex(where: matches) {
            let size = underWay.remove(at: index).burst.payload.count
            underWayBytes -= size
            bytes -= size
            return true
        }
        if let index = waiting.firstIndex(where: matches) {
            bytes -= waiting.remove(at: index).burst.payload.count
            return true
        }
        return false
    }

    /// Forgets all bursts of a chunk.
    mutating func removeAll(chunk: UInt64, attempt: Int) {
        func isGone(_ entry: Entry) -> Bool {
            entry.burst.chunk == chunk && entry.burst.attempt == attempt
        }
        underWay.removeAll(where: isGone)
        waiting.removeAll(where: isGone)
        underWayBytes = underWay.reduce(0) { $0 + $1.burst.payload.count }
        bytes = waiting.reduce(underWayBytes) { $0 + $1.burst.payload.count }
    }

    /// Puts all that is under way back to be sent again, in the old order.
    mutating func resend(now: Instant) {
        waiting = underWay + waiting
        underWay = []
        underWayBytes = 0
        movedAt = now
        resends += 1
    }
}
