/// Place of a job in the order of service: priority, then overdue deadlines, then least served, then first come.
struct QueueKey: Hashable, Comparable, Sendable {
    /// Greater goes first.
    var priority: Int
    /// The deadline when it presses, else the end of time.
    var urgency: Int64
    /// Served work, milliseconds.
    var virtualTime: Double
    /// Number of the job.
    var job: Int

    static func < (left: QueueKey, right: QueueKey) -> Bool {
        if left.priority != right.priority { return left.priority > right.priority }
        if left.urgency != right.urgency { return left.urgency < right.urgency }
        if left.virtualTime != right.virtualTime { return left.virtualTime < right.virtualTime }
        return left.job < right.job
    }

    /// Whether both compete for the same share.
    func hasRank(of other: QueueKey) -> Bool {
        priority == other.priority && urgency == other.urgency
    }
}

/// Keys in order. Insertion and removal are a binary search and one move of memory, which for 10,000 jobs is microseconds.
struct SortedKeys: Equatable, Sendable {
    /// The keys, ascending.
    private(set) var keys: [QueueKey] = []

    /// Adds a key that is not there.
    mutating func insert(_ key: QueueKey) { keys.insert(key, at: position(of: key)) }

    /// Takes a key away that is there.
    mutating func remove(_ key: QueueKey) {
        let at = position(of: key)
        if at < keys.count && keys[at] == key { keys.remove(at: at) }
    }

    private func position(of key: QueueKey) -> Int {
        var low = 0
        var high = keys.count
        while low < high {
            let middle = (low + high) / 2
            if keys[middle] < key { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// Jobs that have something to lease now: in the order of service, and by family. Two keys a job.
struct JobQueue: Sendable {
    /// Jobs by the build that may answer them; nil for those that nobody began.
    private(set) var builds: [EngineBuild?: SortedKeys] = [:]
    /// Jobs by family.
    private(set) var families: [String: SortedKeys] = [:]
    /// Number of jobs.
    private(set) var count = 0

    /// Whether nothing can be leased.
    var isEmpty: Bool { count == 0 }

    /// Adds a job.
    mutating func insert(_ key: QueueKey, build: EngineBuild?, family: String) {
        builds[build, default: SortedKeys()].insert(key)
        families[family, default: SortedKeys()].insert(key)
        count += 1
    }

    /// Takes a job away.
    mutating func remove(_ key: QueueKey, build: EngineBuild?, family: String) {
        builds[build]?.remove(key)
        if builds[build]?.keys.isEmpty == true { builds[build] = nil }
        families[family]?.remove(key)
        if families[family]?.keys.isEmpty == true { families[family] = nil }
        count -= 1
    }

    /// The first jobs a build may answer and that are wanted now, in the order of service. O(limit + those passed over).
    func first(
        _ limit: Int, for build: EngineBuild, where isWanted: (Int) -> Bool
    ) -> [QueueKey] {
        let own = JobQueue.first(limit, of: builds[.some(build)], where: isWanted)
        let free = JobQueue.first(limit, of: builds[.none], where: isWanted)
        var merged: [QueueKey] = []
        merged.reserveCapacity(min(limit, own.count + free.count))
        var left = own.startIndex
        var right = free.startIndex
        while merged.count < limit, left < own.endIndex || right < free.endIndex {
            if right == free.endIndex || (left < own.endIndex && own[left] < free[right]) {
                merged.append(own[left])
                left += 1
            } else {
                merged.append(free[right])
                right += 1
            }
        }
        return merged
    }

    private static func first(
        _ limit: Int, of sorted: SortedKeys?, where isWanted: (Int) -> Bool
    ) -> [QueueKey] {
        var wanted: [QueueKey] = []
        for key in sorted?.keys ?? [] where isWanted(key.job) {
            wanted.append(key)
            if wanted.count == limit { break }
        }
        return wanted
    }
}
