import Foundation
import LayoutCore
import Testing

@testable import LayoutWorker

@Suite struct ResultStoreTests {
    private func store(in folder: ScratchFolder, variants: Int = 100) throws -> ResultStore {
        let store = try ResultStore(folder: folder.path)
        try store.open(Samples.collected("a", variants: variants), specification: [9, 9])
        try store.commit()
        return store
    }

    @Test func aJobComesBackAndReadsInOrder() throws {
        let folder = try ScratchFolder()
        do {
            let store = try store(in: folder)
            try store.append(Samples.burst("a", 1, 20..<30))
            try store.append(Samples.burst("a", 2, 0..<10))
            try store.append(Samples.burst("a", 3, 10..<11))
            try store.quarantine("a", Samples.quarantined(50))
            try store.end("a", .doneWithQuarantine)
            try store.commit()
        }
        let loaded = try #require(ResultStore(folder: folder.path).load().first)
        #expect(loaded.recorded == VariantRanges([0..<11, 20..<30]))
        #expect(loaded.lastSequence == 3)
        #expect(loaded.build == Samples.build)
        #expect(loaded.quarantined == [Samples.quarantined(50)])
        #expect(loaded.end == .doneWithQuarantine)

        let results = try ResultsFolder(opening: folder.path)
        let job = try #require(results.jobs().first)
        #expect(job.recorded == 21)
        #expect(job.conflicts == 5)
        #expect(job.builds == 3)
        #expect(job.hits == 10)
        #expect(job.pivots == 42)
        #expect(try results.specificationBytes(of: "a") == [9, 9])
        var indices: [Int] = []
        try results.forEachVariant(of: "a") { variant in
            indices.append(variant.index)
            return variant.result.values[0] == Double(variant.index * 1_000)
        }
        #expect(indices == Array(0..<11) + Array(20..<30))
        var late: [Int] = []
        let next = try results.forEachVariant(of: "a", from: 3) { variant in
            late.append(variant.index)
            return true
        }
        #expect(late == [10])
        #expect(next == 4)
    }

    /// What holds of the variants is read without their frames, and is what comes with them.
    @Test func reportsAreReadInRuns() throws {
        let folder = try ScratchFolder()
        let store = try store(in: folder)
        try store.append(Samples.burst("a", 1, 20..<30))
        try store.append(Samples.burst("a", 2, 0..<10))
        try store.commit()
        let results = try ResultsFolder(opening: folder.path)
        for first in [1, 2, 3] as [UInt64] {
            var expected: [Int: VariantReport] = [:]
            let end = try results.forEachVariant(of: "a", from: first) { variant in
                expected[variant.index] = variant.result.report
                return true
            }
            var read: [Int: VariantReport] = [:]
            var runs = 0
            let next = try results.forEachReport(of: "a", from: first) { run in
                runs += 1
                for index in run.indices { read[index] = run.report }
            }
            #expect(read == expected)
            #expect(next == end)
            #expect(runs <= expected.count)
        }
    }

    /// Ranges that meet 10..<20 in every way there is.
    @Test(arguments: [10..<20, 0..<11, 19..<30, 12..<13, 5..<25])
    func aVariantIsRecordedOnce(range: Range<Int>) throws {
        let folder = try ScratchFolder()
        let store = try store(in: folder)
        try store.append(Samples.burst("a", 1, 10..<20))
        try store.append(Samples.burst("a", 2, 30..<40))
        try store.commit()
        #expect(throws: StoreError.self) { try store.append(Samples.burst("a", 3, range)) }
        store.rollback()
        #expect(try store.load().first?.recorded == VariantRanges([10..<20, 30..<40]))
    }

    @Test func copiesAreComparedVariantByVariant() throws {
        let folder = try ScratchFolder()
        let store = try store(in: folder)
        try store.append(Samples.burst("a", 1, 0..<10))
        try store.append(Samples.burst("a", 2, 10..<20))
        let same = Samples.payload(5..<15).encoded()
        let equal = try store.compare(job: "a", range: 5..<15, first: 5, payload: same)
        #expect(equal.duplicates == 10)
        #expect(equal.mismatches == 0)
        let other = Samples.payload(5..<15, shift: 0.5).encoded()
        let unequal = try store.compare(job: "a", range: 8..<12, first: 5, payload: other)
        #expect(unequal.duplicates == 4)
        #expect(unequal.mismatches == 4)
        try store.commit()
        #expect(try store.load().first?.duplicates == 14)
    }

    @Test func readingStopsAtTheByteLimit() throws {
        let folder = try ScratchFolder()
        let store = try store(in: folder)
        for number in 0..<5 {
            let first = number * 10
            try store.append(Samples.burst("a", UInt64(number + 1), first..<first + 10))
        }
        try store.commit()
        let size = Samples.burst("a", 1, 0..<10).payload.count
        #expect(try store.read(job: "a", from: 2, bytes: 2 * size).map(\.sequence) == [2, 3])
        #expect(try store.read(job: "a", from: 5, bytes: 1).map(\.sequence) == [5])
        #expect(try store.read(job: "a", from: 6, bytes: 1).isEmpty)
        #expect(try store.read(job: "unknown", from: 1, bytes: 1).isEmpty)
    }

    @Test func aFullDiskLosesOnlyWhatWasNotCommitted() throws {
        let folder = try ScratchFolder()
        let store = try store(in: folder, variants: 100_000)
        try store.append(Samples.burst("a", 1, 0..<10))
        try store.commit()
        let pages = try store.database.integer("PRAGMA page_count")
        try store.database.execute("PRAGMA max_page_count=\(pages + 4)", "limit the file")
        var writer = CollectorWriter(store)
        let outcome = writer.write([
            .append(ticket: 5, Samples.burst("a", 2, 10..<20)),
            .append(ticket: 6, Samples.burst("a", 3, 20..<2_020)),
        ])
        #expect(outcome.error?.kind == .diskFull)
        #expect(outcome.observations.isEmpty)
        guard case .storeFailed(ticket: 5, _)? = outcome.events.first else {
            Issue.record("not said")
            return
        }
        #expect(!CollectorWriter(store).canWrite())
        #expect(try store.load().first?.recorded == VariantRanges(0..<10))

        try store.database.execute("PRAGMA max_page_count=1000000", "unlimit the file")
        #expect(CollectorWriter(store).canWrite())
        try store.append(Samples.burst("a", 2, 10..<20))
        try store.commit()
        #expect(try store.load().first?.recorded == VariantRanges(0..<20))
    }

    /// A write-ahead log cut anywhere, as by a crash of the machine, gives a prefix of the commits.
    @Test(arguments: [0, 1, 30, 4_000, 9_000, 40_000, 100_000])
    func aTornLogKeepsAPrefix(bytesCut: Int) throws {
        let folder = try ScratchFolder()
        let copy = try ScratchFolder()
        let store = try store(in: folder)
        for number in 0..<10 {
            let first = number * 10
            try store.append(Samples.burst("a", UInt64(number + 1), first..<first + 10))
            try store.commit()
        }
        // Copied while the store is open: that is what a crash leaves.
        for name in [ResultsSchema.fileName, ResultsSchema.fileName + "-wal"] {
            let bytes = try Data(contentsOf: URL(filePath: folder.path + "/" + name))
            let kept = name.hasSuffix("-wal") ? bytes.dropLast(bytesCut) : bytes
            try kept.write(to: URL(filePath: copy.path + "/" + name))
        }
        let loaded = try ResultStore(folder: copy.path).load()
        let recorded = loaded.first?.recorded ?? VariantRanges()
        let lastSequence = Int(loaded.first?.lastSequence ?? 0)
        #expect(recorded == VariantRanges(0..<lastSequence * 10))
        if bytesCut == 0 { #expect(lastSequence == 10) }
        if bytesCut >= 9_000 { #expect(lastSequence < 10) }
    }

    @Test func reopeningAndForgetting() throws {
        let folder = try ScratchFolder()
        let store = try store(in: folder)
        try store.append(Samples.burst("a", 1, 0..<10))
        try store.quarantine("a", Samples.quarantined(11))
        try store.end("a", .doneWithQuarantine)
        try store.reopen("a")
        try store.commit()
        let open = try #require(store.load().first)
        #expect(open.end == nil)
        #expect(open.quarantined.isEmpty)
        #expect(open.recorded.count == 10)
        try store.forget("a")
        try store.commit()
        #expect(try store.load().isEmpty)
        #expect(try store.read(job: "a", from: 1, bytes: 1_000).isEmpty)
    }
}
