/// Bursts from solver to acknowledgement, in order. Bounded by the credit: the solver pauses when `isFull`.
struct BurstQueue: Equatable, Sendable {
    /// A burst and the job it belongs to.
    struct Entry: Equatable, Sendable {
        /// The job.
        var job: String
        /// The burst.
        var burst: SolvedBurst
        /// When it was last sent.
        var sentAt = Instant(nanoseconds: 0)
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
    /// Times bursts were sent again since the last acknowledgement.
    private(set) var resends = 0

    /// Whether the solver is to wait.
    var isFull: Bool { bytes >= max(credit, 1) }

    /// Whether nothing is kept.
    var isEmpty: Bool { waiting.isEmpty && underWay.isEmpty }

    /// Whether bursts wait, none is under way and there is no credit to send one.
    var isStalled: Bool { credit <= 0 && underWay.isEmpty && !waiting.isEmpty }

    /// Adds a burst.
    mutating func append(_ entry: Entry) {
        waiting.append(entry)
        bytes += entry.burst.payload.count
    }

    /// Takes the next burst that credit allows; one always may go when none is under way and there is any credit.
    mutating func next(now: Instant) -> Entry? {
        guard var entry = waiting.first, credit > 0 else { return nil }
        let size = entry.burst.payload.count
        guard underWay.isEmpty || underWayBytes + size <= credit else { return nil }
        waiting.removeFirst()
        entry.sentAt = now
        underWay.append(entry)
        underWayBytes += size
        return entry
    }

    /// Forgets a burst that is on disk or refused; says whether it was there.
    mutating func remove(_ header: AcknowledgeHeader) -> Bool {
        func matches(_ entry: Entry) -> Bool {
            entry.job == header.job && entry.burst.chunk == header.chunk
                && entry.burst.attempt == header.attempt && entry.burst.first == header.first
                && entry.burst.count == header.count
        }
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
    mutating func resend() {
        waiting = underWay + waiting
        underWay = []
        underWayBytes = 0
    }

    /// Puts what was sent before an instant back to be sent again; says whether there was any.
    mutating func resend(sentBefore instant: Instant) -> Bool {
        let late = underWay.filter { $0.sentAt < instant }
        guard !late.isEmpty else { return false }
        underWay.removeAll { $0.sentAt < instant }
        underWayBytes = underWay.reduce(0) { $0 + $1.burst.payload.count }
        waiting = late + waiting
        resends += 1
        return true
    }
}
