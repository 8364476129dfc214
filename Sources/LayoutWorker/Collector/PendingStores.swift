/// Writes that are not confirmed, in the order of their tickets. Bounded by `CollectorConfiguration.pendingBytes` and, for
/// control writes, by the controller's window of questions.
struct PendingStores: Equatable, Sendable {
    /// What is to happen when a write is on disk.
    enum Action: Equatable, Sendable {
        /// A burst: the range counts as recorded.
        case append(job: String, range: Range<Int>, build: EngineBuild, sequence: UInt64)
        /// A comparison: counted by `.compared`. That the range is recorded is told once more: a copy comes where the word of
        /// it was lost.
        case compare(job: String, range: Range<Int>)
        /// The last write of a burst: its worker is told.
        case acknowledge(PeerID, AcknowledgeHeader, bytes: Int)
        /// The job is open: HAVE is answered.
        case open(HaveHeader)
        /// A variant was given up: NOTE is echoed.
        case quarantine(NoteHeader)
        /// The job has ended: CANCEL or END is answered, followers are told.
        case end(job: String, JobState)
        /// The job goes on: HAVE is answered.
        case reopen(HaveHeader)
        /// The job is gone: FORGET is answered.
        case forget(job: String)
    }

    private var entries: [(ticket: UInt64, action: Action)] = []
    private var head = 0
    /// Bytes of bursts that wait.
    private(set) var bytes = 0

    /// Whether nothing waits.
    var isEmpty: Bool { head == entries.count }

    /// Number of actions that wait.
    var count: Int { entries.count - head }

    /// Adds an action that waits for a ticket.
    mutating func append(_ action: Action, ticket: UInt64) {
        if case .acknowledge(_, _, let size) = action { bytes += size }
        entries.append((ticket, action))
    }

    /// Takes the actions up to a ticket, in order.
    mutating func take(through ticket: UInt64) -> [Action] {
        var actions: [Action] = []
        while head < entries.count, entries[head].ticket <= ticket {
            if case .acknowledge(_, _, let size) = entries[head].action { bytes -= size }
            actions.append(entries[head].action)
            head += 1
        }
        if head > 1_024 && head * 2 > entries.count {
            entries.removeFirst(head)
            head = 0
        }
        return actions
    }

    /// Takes all actions from a ticket on, which failed.
    mutating func takeAll(from ticket: UInt64) -> [Action] {
        let keep = take(through: ticket &- 1)
        precondition(keep.isEmpty, "a failed ticket comes after all before it were confirmed")
        return take(through: .max)
    }

    /// The job of a comparison that waits.
    func comparedJob(ticket: UInt64) -> String? {
        for entry in entries[head...] where entry.ticket == ticket {
            if case .compare(let job, _) = entry.action { return job }
        }
        return nil
    }

    static func == (left: PendingStores, right: PendingStores) -> Bool {
        left.bytes == right.bytes && left.count == right.count
            && zip(left.entries[left.head...], right.entries[right.head...]).allSatisfy {
                $0.ticket == $1.ticket && $0.action == $1.action
            }
    }
}
