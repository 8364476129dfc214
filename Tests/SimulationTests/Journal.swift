@testable import LayoutWorker

/// The controller's disk: what is written in groups, what is lost in a crash, and every entry ever written.
struct Journal {
    var stored = StoredController()
    var specifications: [String: [UInt8]] = [:]
    /// All entries in order, for replay.
    var log: [JournalEntry] = []
    var unwritten: [(ticket: UInt64, entries: [JournalEntry])] = []
    var isFull = false

    mutating func dropUnwritten() { unwritten = [] }

    /// Writes what waits; gives the last ticket.
    mutating func commit() -> UInt64? {
        for (_, entries) in unwritten {
            for entry in entries {
                Journal.apply(entry, to: &stored)
                log.append(entry)
                if case .accepted(let record, let specification) = entry {
                    specifications[record.job] = specification
                }
            }
        }
        defer { unwritten = [] }
        return unwritten.last?.ticket
    }

    /// The meaning of an entry; applying one twice is applying it once.
    static func apply(_ entry: JournalEntry, to stored: inout StoredController) {
        func change(_ name: String, _ body: (inout StoredJob) -> Void) {
            for index in stored.jobs.indices where stored.jobs[index].record.job == name {
                body(&stored.jobs[index])
            }
        }
        switch entry {
        case .epoch(let epoch): stored.epoch = epoch
        case .accepted(let record, _):
            guard !stored.jobs.contains(where: { $0.record.job == record.job }) else { return }
            stored.jobs.append(
                StoredJob(
                    record: record, state: .accepted, build: nil, suspects: [], quarantined: [],
                    note: nil))
        case .pinned(let name, let build): change(name) { $0.build = build }
        case .suspects(let name, let ranges): change(name) { $0.suspects = ranges }
        case .quarantined(let name, let variant):
            change(name) { job in
                job.quarantined.removeAll { $0.variant == variant.variant }
                job.quarantined.append(variant)
                job.quarantined.sort { $0.variant < $1.variant }
            }
        case .retried(let name):
            change(name) { job in
                job.quarantined = []
                job.state = .accepted
                job.note = nil
            }
        case .finished(let name, let state, let note):
            change(name) { job in
                job.state = state
                job.note = note
            }
        case .forgotten(let name): stored.jobs.removeAll { $0.record.job == name }
        }
    }

    /// Replays the log, each entry `times` times.
    func replay(times: Int) -> StoredController {
        var state = StoredController()
        for entry in log { for _ in 0..<times { Journal.apply(entry, to: &state) } }
        return state
    }
}
