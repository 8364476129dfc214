import Foundation
import LayoutCore
import Testing

@testable import LayoutWorker

/// What changes of a job cost the disk: a job's specification may have megabytes, the word that it has ended has not.
@Suite struct StoreCostTests {
    private static let specification = [UInt8](repeating: 7, count: 1 << 20)

    /// Bytes that `body` adds to a database's log.
    private func logged(_ file: String, _ body: () throws -> Void) throws -> Int {
        func size() throws -> Int {
            let attributes = try FileManager.default.attributesOfItem(atPath: file + "-wal")
            return try #require(attributes[.size] as? Int)
        }
        let before = try size()
        try body()
        return try size() - before
    }

    @Test func theEndOfAJobIsNotItsSpecification() throws {
        let folder = try ScratchFolder()
        let store = try ResultStore(folder: folder.path)
        let file = folder.path + "/" + ResultsSchema.fileName
        let opening = try logged(file) {
            try store.open(Samples.collected("a", variants: 10), specification: Self.specification)
            try store.commit()
        }
        #expect(opening > Self.specification.count)
        let ending = try logged(file) {
            try store.append(Samples.burst("a", 1, 0..<1))
            try store.end("a", .done)
            try store.commit()
        }
        #expect((1..<64 << 10).contains(ending))
    }

    @Test func theStateOfAJobIsNotItsSpecification() throws {
        let folder = try ScratchFolder()
        let store = try ControllerStore(folder: folder.path)
        let file = folder.path + "/" + ControllerStore.fileName
        try store.apply([.accepted(Samples.record("a"), specification: Self.specification)])
        try store.commit()
        let changes = try logged(file) {
            try store.apply([
                .pinned(job: "a", Samples.build), .finished(job: "a", .done, note: nil),
            ])
            try store.commit()
        }
        #expect((1..<64 << 10).contains(changes))
    }

    /// A specification goes with its job.
    @Test func nothingOfAForgottenJobStays() throws {
        let folder = try ScratchFolder()
        let queue = try ControllerStore(folder: folder.path)
        try queue.apply([
            .accepted(Samples.record("a"), specification: [1]), .forgotten(job: "a"),
        ])
        try queue.commit()
        let results = try ResultStore(folder: folder.path)
        try results.open(Samples.collected("a", variants: 10), specification: [1])
        try results.forget("a")
        try results.commit()
        for database in [queue.database, results.database] {
            #expect(try database.integer("SELECT count(*) FROM specification") == 0)
        }
    }

    /// A statement whose rows are being read is not begun anew by who prepares the same text.
    @Test func aRunningStatementIsLeftAlone() throws {
        let folder = try ScratchFolder()
        let database = try ResultStore(folder: folder.path).database
        let text = "SELECT value FROM json_each('[1, 2, 3]')"
        var pairs: [[Int]] = []
        try database.prepare(text).run(operation: "count") { (outer) throws(StoreError) in
            let first = outer.integer(0)
            try database.prepare(text).run(operation: "count") { inner in
                pairs.append([first, inner.integer(0)])
                return true
            }
            return true
        }
        #expect(pairs == [1, 2, 3].flatMap { first in [1, 2, 3].map { [first, $0] } })
    }
}
