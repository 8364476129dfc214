import Testing

@testable import LayoutWorker

struct RecentBurstsTests {
    private static let written: [CollectorEffect] = [
        .append(ticket: 1, Samples.burst("a", 7, 0..<10)),
        .append(ticket: 2, Samples.burst("b", 1, 0..<10)),
        .append(ticket: 3, Samples.burst("a", 8, 10..<20)),
        .append(ticket: 4, Samples.burst("a", 9, 20..<30)),
    ]

    @Test(arguments: [
        (7, 1 << 20, [7, 8, 9]), (8, 1 << 20, [8, 9]), (8, 1, [8]), (9, 0, [9]),
    ])
    func whatWasWrittenLastIsKnown(from: UInt64, bytes: Int, sequences: [UInt64]) {
        let recent = RecentBursts(Self.written)
        #expect(recent.read(job: "a", from: from, bytes: bytes)?.map(\.sequence) == sequences)
    }

    @Test(arguments: [("a", 6), ("a", 10), ("c", 1)])
    func theDiskIsAskedForTheRest(job: String, from: UInt64) {
        #expect(RecentBursts(Self.written).read(job: job, from: from, bytes: 1_000) == nil)
        #expect(RecentBursts().read(job: job, from: from, bytes: 1_000) == nil)
    }

    /// What a follower gets is the same from memory and from the disk.
    @Test func bothWaysGiveTheSame() throws {
        let folder = try ScratchFolder()
        let store = try ResultStore(folder: folder.path)
        var writer = CollectorWriter(store)
        let open = CollectorEffect.openJob(
            ticket: 1, Samples.collected("a", variants: 100), specification: [1], reuse: nil)
        var bursts: [CollectorEffect] = []
        for index in 0..<3 {
            var request = Samples.burst("a", UInt64(index + 1), index * 10..<index * 10 + 10)
            request.origin.sequence = request.sequence
            bursts.append(.append(ticket: UInt64(index + 2), request))
        }
        let outcome = writer.write([open] + bursts)
        #expect(outcome.error == nil)
        let kept = try writer.read(job: "a", from: 2, bytes: 1 << 20)
        #expect(kept.map(\.sequence) == [2, 3])
        #expect(try store.read(job: "a", from: 2, bytes: 1 << 20) == kept)
    }
}
