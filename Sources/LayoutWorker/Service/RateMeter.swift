/// How fast a count grows, over the last seconds.
struct RateMeter {
    /// Length of the window, seconds.
    static let window = 5.0

    private var samples: [(time: Instant, count: Int)] = []

    /// Takes the count at a moment; moments ascend.
    mutating func add(_ count: Int, at now: Instant) {
        samples.append((now, count))
        // One sample older than the window is kept: the rate spans all of it.
        let old = samples.prefix { now.seconds(since: $0.time) > RateMeter.window }.count
        if old > 1 { samples.removeFirst(old - 1) }
    }

    /// Counts a second; nil before there are two moments or while nothing grows.
    var rate: Double? {
        guard let first = samples.first, let last = samples.last else { return nil }
        let seconds = last.time.seconds(since: first.time)
        let growth = Double(last.count - first.count)
        return seconds > 0 && growth > 0 ? growth / seconds : nil
    }
}
