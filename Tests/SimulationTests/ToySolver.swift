@testable import LayoutWorker

/// A solver whose answers anybody can compute: what the simulated workers run and what the checker expects.
enum ToySolver {
    /// Items of every toy job.
    static let items = 2

    /// The payload of one variant, solved cold and alone.
    static func payload(specification: String, variant: Int, isWarm: Bool) -> FramesPayload {
        var random = SplitMix64(state: UInt64(variant) &* 0x1234_5678_9ABC_DEF1)
        for byte in specification.utf8 { random.state ^= random.next() ^ UInt64(byte) }
        let values = (0..<4 * items).map { _ in Double(Int32(truncatingIfNeeded: random.next())) }
        let report = Array(#"{"report":\#(variant % 3)}"#.utf8)
        return FramesPayload(
            items: items, statuses: [UInt8(variant % 4)], reportIndices: [0], values: values,
            traces: [.init(builtSolver: !isWarm, isHit: isWarm, pivots: isWarm ? 0 : 7)],
            reports: [report])
    }

    /// Consecutive payloads as one.
    static func join(_ parts: [FramesPayload]) -> FramesPayload {
        var reports: [[UInt8]] = []
        var indices: [UInt32] = []
        for part in parts {
            let number = reports.firstIndex(of: part.reports[0]) ?? reports.count
            if number == reports.count { reports.append(part.reports[0]) }
            indices.append(UInt32(number))
        }
        return FramesPayload(
            items: items, statuses: parts.flatMap(\.statuses), reportIndices: indices,
            values: parts.flatMap(\.values), traces: parts.flatMap(\.traces), reports: reports)
    }
}
