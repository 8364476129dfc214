/// Who follows which job.
struct FollowerKey: Hashable, Sendable {
    /// The client.
    var peer: PeerID
    /// The job.
    var job: String
}

/// How far a follower is.
struct Follower: Equatable, Sendable {
    /// Next sequence number to read.
    var next: UInt64
    /// Bytes it takes beyond what it confirmed.
    var window: Int
    /// What was sent and not confirmed: sequence number and bytes, ascending.
    private var underWay: [(sequence: UInt64, bytes: Int)] = []
    /// Bytes under way.
    private(set) var underWayBytes = 0
    /// Whether a read is asked for.
    var isReading = false

    /// Begins at a sequence number with a window in bytes.
    init(next: UInt64, window: Int) {
        self.next = next
        self.window = window
    }

    /// Takes note of a burst that was sent.
    mutating func send(_ sequence: UInt64, bytes: Int) {
        next = sequence + 1
        underWay.append((sequence, bytes))
        underWayBytes += bytes
    }

    /// Everything before a sequence number has arrived.
    mutating func confirm(before sequence: UInt64) {
        let arrived = underWay.prefix { $0.sequence < sequence }
        underWayBytes -= arrived.reduce(0) { $0 + $1.bytes }
        underWay.removeFirst(arrived.count)
        next = max(next, sequence)
    }

    static func == (left: Follower, right: Follower) -> Bool {
        left.next == right.next && left.window == right.window
            && left.isReading == right.isReading && left.underWayBytes == right.underWayBytes
    }
}

extension CollectorMachine {
    /// FOLLOW: begins, confirms or begins again. A job that is not known yet may still come.
    mutating func follow(
        _ header: FollowHeader, _ peer: PeerID, _ effects: inout [CollectorEffect]
    ) {
        let key = FollowerKey(peer: peer, job: header.job)
        let window = min(header.windowBytes, configuration.followerWindowBytes)
        if followers[key] != nil, !header.restarts {
            followers[key]?.window = window
            followers[key]?.confirm(before: header.from)
        } else {
            guard followers[key] != nil || followers.count < configuration.followers else {
                let error = ErrorHeader(
                    code: "busy", text: "too many followers; try again later",
                    major: WireLimits.major)
                effects.append(.send(peer, .error(error)))
                return
            }
            followers[key] = Follower(next: header.from, window: window)
            for variant in jobs[header.job]?.stored.quarantined ?? [] {
                let note = NoteHeader(job: header.job, quarantined: variant, text: nil)
                effects.append(.send(peer, .note(note)))
            }
        }
        read(key, &effects)
    }

    /// Goes on for all followers of a job.
    mutating func readForFollowers(of job: String, _ effects: inout [CollectorEffect]) {
        let keys = followers.keys.filter { $0.job == job }
        for key in keys.sorted(by: { $0.peer.route.lexicographicallyPrecedes($1.peer.route) }) {
            read(key, &effects)
        }
    }

    /// Asks for the next bursts while there are any and the window has room; says END after the last.
    private mutating func read(_ key: FollowerKey, _ effects: inout [CollectorEffect]) {
        guard let follower = followers[key], let job = jobs[key.job], !follower.isReading else {
            return
        }
        if follower.next <= job.stored.lastSequence {
            let room = follower.window - follower.underWayBytes
            guard room > 0 else { return }
            followers[key]?.isReading = true
            effects.append(.read(key.peer, job: key.job, from: follower.next, bytes: room))
        } else if let state = job.stored.end, job.pending.isEmpty {
            let header = EndHeader(
                job: key.job, state: state, lastSequence: job.stored.lastSequence,
                recorded: job.stored.recorded.count)
            effects.append(.send(key.peer, .end(header)))
            followers[key] = nil
        }
    }

    /// Sends bursts that were read.
    mutating func send(
        _ rows: [StoredFrames], to peer: PeerID, _ job: String, _ effects: inout [CollectorEffect]
    ) {
        let key = FollowerKey(peer: peer, job: job)
        guard let next = followers[key]?.next else { return }
        followers[key]?.isReading = false
        for row in rows where row.sequence >= next {
            var header = row.header
            header.sequence = row.sequence
            followers[key]?.send(row.sequence, bytes: row.payload.count)
            effects.append(.send(peer, .frames(header, payload: row.payload)))
        }
        // An empty answer would be asked for for ever; the next burst or END wakes the follower.
        if !rows.isEmpty { read(key, &effects) }
    }

    /// Sends a message to all followers of a job.
    func tellFollowers(
        of job: String, _ message: Message, _ effects: inout [CollectorEffect]
    ) {
        let peers = followers.keys.filter { $0.job == job }.map(\.peer)
        for peer in peers.sorted(by: { $0.route.lexicographicallyPrecedes($1.route) }) {
            effects.append(.send(peer, message))
        }
    }
}
