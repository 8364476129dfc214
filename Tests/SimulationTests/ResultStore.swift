@testable import LayoutWorker

/// The collector's disk.
struct ResultStore {
    struct Stored {
        var job: CollectedJob
        var specification: [UInt8]
        var rows: [StoredFrames] = []
    }

    var jobs: [String: Stored] = [:]
    var unwritten: [(ticket: UInt64, effect: CollectorEffect)] = []
    var isFull = false

    mutating func dropUnwritten() { unwritten = [] }
}
