/// The bursts of the last transaction, for followers that are up to date: they get them without a read from the disk.
struct RecentBursts {
    private var jobs: [String: [StoredFrames]] = [:]

    /// Keeps what a transaction wrote that is on disk now, and nothing older.
    init(_ written: [CollectorEffect] = []) {
        for case .append(_, let request) in written {
            // In the order of their sequence numbers, without gaps.
            jobs[request.job, default: []].append(
                StoredFrames(
                    sequence: request.sequence, header: request.origin, payload: request.payload))
        }
    }

    /// The next bursts from a sequence number on: at most so many bytes, but at least one burst; nil when the disk has to
    /// be asked.
    func read(job: String, from sequence: UInt64, bytes: Int) -> ArraySlice<StoredFrames>? {
        guard let kept = jobs[job], let first = kept.first?.sequence, first <= sequence,
            sequence - first < UInt64(kept.count)
        else { return nil }
        let start = Int(sequence - first)
        var end = start
        var left = bytes
        while end < kept.count, end == start || kept[end].payload.count <= left {
            left -= kept[end].payload.count
            end += 1
        }
        return kept[start..<end]
    }
}
