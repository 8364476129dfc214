/// Where a collector is to be found, as workers and clients are told.
struct ShardAddresses: Equatable, Sendable {
    /// Where it takes frames, for WELCOME; nil where workers know it.
    var frames: String?
    /// Where it serves results, for ACCEPTED; nil where clients know it.
    var results: String?
}

/// One of the collectors as the controller knows it. A pool has one or several; each records its own jobs, so that the
/// rate at which results can be recorded grows with their number (docs/scale.md).
struct CollectorShard: Sendable {
    /// Its connection; nil while there is none.
    var peer: PeerID?
    /// Its process.
    var uuid = ""
    /// The process that was last refused its place.
    var refused: String?
    /// Whether it keeps up and has room.
    var isReady = false
    /// Whether its disk budget is used up.
    var isFull = false
    /// When it was last heard.
    var heardAt = Instant(nanoseconds: 0)
    /// What it is to be told.
    var tasks = CollectorTasks()
    /// Variants of its open jobs.
    var openVariants = 0

    /// Whether its jobs may be leased.
    var isUsable: Bool { peer != nil && isReady }
}

extension ControllerMachine {
    /// The shard of a job; the first for one that is not known.
    func shard(of number: Int) -> Int { jobs[number]?.shard ?? 0 }

    /// Whether the results of a job can be recorded now.
    func isRecordable(_ number: Int) -> Bool { shards[shard(of: number)].isUsable }

    /// The shard of a collector's connection.
    func shard(of peer: PeerID) -> Int? { shards.firstIndex { $0.peer == peer } }

    /// The shard a new job is to belong to: one that records now before others; among those where the same content was
    /// recorded before, since that may be taken over; then the one with the fewest open variants. Nil while the disks of
    /// all are used up.
    func shardForNewJob(of specification: String) -> Int? {
        let twin = contents[specification].map { shard(of: $0) }
        return shards.indices.filter { !shards[$0].isFull }.min { left, right in
            let (one, other) = (shards[left], shards[right])
            if one.isUsable != other.isUsable { return one.isUsable }
            if (left == twin) != (right == twin) { return left == twin }
            return one.openVariants < other.openVariants
        }
    }

    /// Has the collector of a job told something.
    mutating func tell(_ task: CollectorTasks.Task) { shards[shard(of: task.job)].tasks.add(task) }

    /// Takes a question away.
    mutating func untell(_ task: CollectorTasks.Task) {
        shards[shard(of: task.job)].tasks.remove(task)
    }

    /// When a question was sent; nil when it was not, or is none.
    func toldAt(_ task: CollectorTasks.Task) -> Instant? {
        shards[shard(of: task.job)].tasks.sentAt(task)
    }
}
