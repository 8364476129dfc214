/// Bursts that came before the word that opens their job. The controller sends a lease right behind that word, on another
/// connection, so a quick worker may be here first.
///
/// Bounded by `most` bursts and the bytes of one worker's credit; each burst waits at most `milliseconds` and a tick.
struct EarlyFrames: Equatable, Sendable {
    /// A burst and who sent it.
    struct Entry: Equatable, Sendable {
        /// Its header.
        var header: FramesHeader
        /// Its columns, not read yet.
        var payload: [UInt8]
        /// The worker.
        var peer: PeerID
        /// When it came.
        var arrivedAt: Instant
    }

    /// Time a burst waits before it is refused.
    static let milliseconds = 100
    /// Most bursts that wait: small ones cost more than their bytes.
    static let most = 1_024

    private var entries: [Entry] = []
    /// Bytes of payloads that wait.
    private(set) var bytes = 0

    /// Whether there is room for so many bytes within a limit.
    func hasRoom(for count: Int, within limit: Int) -> Bool {
        entries.count < EarlyFrames.most && bytes + count <= limit
    }

    /// Keeps a burst.
    mutating func append(_ entry: Entry) {
        entries.append(entry)
        bytes += entry.payload.count
    }

    /// Takes the bursts of a job, in the order they came in.
    mutating func take(of job: String) -> [Entry] { take { $0.header.job == job } }

    /// Takes the bursts that have waited long enough, in the order they came in.
    mutating func takeLate(_ now: Instant) -> [Entry] {
        take { now.milliseconds(since: $0.arrivedAt) >= EarlyFrames.milliseconds }
    }

    private mutating func take(_ isTaken: (Entry) -> Bool) -> [Entry] {
        let taken = entries.filter(isTaken)
        guard !taken.isEmpty else { return [] }
        entries.removeAll(where: isTaken)
        bytes = entries.reduce(0) { $0 + $1.payload.count }
        return taken
    }
}
