import Foundation
import Testing

@testable import LayoutWorker

@Suite struct ControllerStoreTests {
    /// A journal that meets every entry, and the state it comes to.
    private static let journal: [JournalEntry] = [
        .epoch(1),
        .accepted(Samples.record("a"), specification: [1, 2]),
        .accepted(Samples.record("b"), specification: [3]),
        .accepted(Samples.record("c"), specification: [4]),
        .pinned(job: "a", Samples.build),
        .suspects(job: "a", [SuspectRange(lower: 3, upper: 5, crashes: 1)]),
        .quarantined(job: "a", Samples.quarantined(7)),
        .quarantined(job: "b", Samples.quarantined(8)),
        .finished(job: "b", .doneWithQuarantine, note: "one given up"),
        .retried(job: "b"),
        .finished(job: "c", .failed, note: "bad input"),
        .forgotten(job: "c"),
        .epoch(2),
    ]

    private static var state: StoredController {
        var state = StoredController()
        state.epoch = 2
        state.jobs = [
            StoredJob(
                record: Samples.record("a"), state: .accepted, build: Samples.build,
                suspects: [SuspectRange(lower: 3, upper: 5, crashes: 1)],
                quarantined: [Samples.quarantined(7)], note: nil),
            StoredJob(
                record: Samples.record("b"), state: .accepted, build: nil, suspects: [],
                quarantined: [], note: nil),
        ]
        return state
    }

    /// Once, and with every entry said twice: applying again changes nothing.
    @Test(arguments: [1, 2])
    func aJournalComesBack(repeats: Int) throws {
        let folder = try ScratchFolder()
        do {
            let store = try ControllerStore(folder: folder.path + "/new/folder")
            for entry in ControllerStoreTests.journal {
                try store.apply([JournalEntry](repeating: entry, count: repeats))
            }
            try store.commit()
        }
        let store = try ControllerStore(folder: folder.path + "/new/folder")
        #expect(try store.load() == ControllerStoreTests.state)
        #expect(try store.specification(of: "a") == [1, 2])
        #expect(try store.specification(of: "c") == nil)
    }

    @Test func whatWasNotCommittedIsGone() throws {
        let folder = try ScratchFolder()
        do {
            let store = try ControllerStore(folder: folder.path)
            try store.apply([.accepted(Samples.record("a"), specification: [1])])
            try store.commit()
            try store.apply([.accepted(Samples.record("b"), specification: [2])])
        }
        let store = try ControllerStore(folder: folder.path)
        #expect(try store.load().jobs.map(\.record.job) == ["a"])
    }

    @Test func aFullDiskKeepsWhatIsThere() throws {
        let folder = try ScratchFolder()
        let store = try ControllerStore(folder: folder.path)
        try store.apply([.accepted(Samples.record("a"), specification: [1])])
        try store.commit()
        let pages = try store.database.integer("PRAGMA page_count")
        try store.database.execute("PRAGMA max_page_count=\(pages + 2)", "limit the file")
        let large = [UInt8](repeating: 7, count: 100_000)
        let error = #expect(throws: StoreError.self) {
            try store.apply([.accepted(Samples.record("b"), specification: large)])
            try store.commit()
        }
        #expect(error?.kind == .diskFull)
        store.rollback()
        try store.apply([.pinned(job: "a", Samples.build)])
        try store.commit()
        #expect(try store.load().jobs.map(\.build) == [Samples.build])
    }

    @Test func aFolderHasOneWriter() throws {
        let folder = try ScratchFolder()
        let first = try ControllerStore(folder: folder.path)
        let error = #expect(throws: StoreError.self) { try ControllerStore(folder: folder.path) }
        #expect(error?.kind == .locked)
        #expect(error?.reason == "process \(getpid()) writes there")
        #expect(try first.load().jobs.isEmpty)
    }

    @Test(arguments: [
        ("PRAGMA user_version=99", StoreError.Kind.newerSchema),
        ("PRAGMA application_id=7", StoreError.Kind.corrupt),
    ])
    func aForeignFileIsRefused(change: String, kind: StoreError.Kind) throws {
        let folder = try ScratchFolder()
        do {
            let store = try ControllerStore(folder: folder.path)
            try store.database.execute(change, "change the file")
        }
        let error = #expect(throws: StoreError.self) { try ControllerStore(folder: folder.path) }
        #expect(error?.kind == kind)
    }

    @Test func whatIsNoDatabaseIsRefused() throws {
        let folder = try ScratchFolder()
        let file = folder.path + "/" + ControllerStore.fileName
        try Data("no database, but long enough to look at".utf8).write(to: URL(filePath: file))
        let error = #expect(throws: StoreError.self) { try ControllerStore(folder: folder.path) }
        #expect(error?.kind == .corrupt)
    }
}
