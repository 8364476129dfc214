import Testing

@testable import LayoutWorker

struct DiskBudgetTests {
    @Test func roomIsWhatTheDiskAndTheBudgetLeave() throws {
        let folder = try ScratchFolder()
        var disk = try #require(DiskSpace(folder: folder.path))
        #expect(disk.used == 0)
        #expect(disk.total > 0)
        let mebi = 1 << 20
        disk.total = 1_000 * mebi
        #expect(disk.reserve == 50 * mebi)
        disk.free = 50 * mebi
        disk.used = 10 * mebi
        #expect(!disk.hasRoom(budget: nil, reusable: 0))
        #expect(disk.hasRoom(budget: nil, reusable: 1))
        disk.free = 51 * mebi
        #expect(disk.hasRoom(budget: nil, reusable: 0))
        #expect(!disk.hasRoom(budget: 10 * mebi, reusable: 0))
        #expect(disk.hasRoom(budget: 10 * mebi, reusable: 1))
        disk.total = 1_000_000 * mebi
        #expect(disk.reserve == 256 * mebi)
    }

    @Test func pruningKeepsTheNewestAndWhatRuns() throws {
        let folder = try ScratchFolder()
        try fill(folder)
        #expect(throws: StoreError.self) {
            // Somebody writes there.
            let store = try ResultStore(folder: folder.path)
            defer { withExtendedLifetime(store) {} }
            _ = try ResultsPruning.prune(folder: folder.path, keeping: 0, isRehearsal: false)
        }
        let rehearsal = try ResultsPruning.prune(
            folder: folder.path, keeping: 1, isRehearsal: true)
        #expect(rehearsal == ResultsPruning.Outcome(removed: ["a", "b"], freedBytes: 0))
        let outcome = try ResultsPruning.prune(folder: folder.path, keeping: 1, isRehearsal: false)
        #expect(outcome.removed == ["a", "b"])
        #expect(outcome.freedBytes > 100_000)
        #expect(try ResultsFolder(opening: folder.path).jobs().map(\.id) == ["c", "d"])
        #expect(try ControllerStore(folder: folder.path).load().jobs.map(\.record.job) == ["c"])
    }

    /// Four jobs: a, b, d have ended, c runs; a and c are in the queue too.
    private func fill(_ folder: ScratchFolder) throws {
        let store = try ResultStore(folder: folder.path)
        for job in ["a", "b", "c", "d"] {
            let record = CollectedJob(
                job: job, specification: "s", variants: 1, build: nil, recorded: VariantRanges(),
                lastSequence: 0, duplicates: 0, mismatches: 0, end: nil, quarantined: [])
            try store.open(record, specification: [UInt8](repeating: 1, count: 100_000))
            if job != "c" { try store.end(job, .done) }
        }
        try store.commit()
        let queue = try ControllerStore(folder: folder.path)
        for job in ["a", "c"] {
            let record = JobRecord(
                job: job, specification: "s", family: "f", variants: 1, priority: 0,
                deadlineMilliseconds: nil, attemptLimit: 3, specificationBytes: 1)
            try queue.apply([.accepted(record, specification: [1])])
        }
        try queue.commit()
    }
}
