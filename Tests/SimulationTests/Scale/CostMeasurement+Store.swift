import Foundation
import LayoutCore

@testable import LayoutWorker

extension CostMeasurement {
    /// Time of a piece of work: by the clock, and of this thread on a core; microseconds.
    private func timed(_ body: () throws -> Void) rethrows -> (clock: Double, processor: Double) {
        let thread = threadNanoseconds()
        let begin = MonotonicClock.now
        try body()
        return (
            MonotonicClock.now.seconds(since: begin) * 1e6,
            Double(threadNanoseconds() - thread) / 1e3
        )
    }

    /// A store with one open job.
    private func openStore(_ name: String) throws -> LayoutWorker.ResultStore {
        let store = try LayoutWorker.ResultStore(folder: folder.appending(path: name).path)
        try store.open(
            CollectedJob(
                job: "j", specification: "s", variants: 1 << 40, build: CostMeasurement.build,
                recorded: VariantRanges(), lastSequence: 0, duplicates: 0, mismatches: 0, end: nil,
                quarantined: []), specification: [1, 2, 3])
        try store.commit()
        return store
    }

    private static let build = EngineBuild(engine: "e", textModel: "t")

    /// Takes a burst as a collector does: decodes it, counts it and appends it.
    private func record(
        _ bytes: [UInt8], _ number: Int, at first: Int, in store: LayoutWorker.ResultStore
    ) throws -> Int {
        let decoded = try FramesPayload(decoding: bytes)
        let origin = FramesHeader(
            job: "j", chunk: 1, attempt: 1, first: first, count: decoded.count, worker: "w",
            build: CostMeasurement.build, sequence: UInt64(number))
        try store.append(
            AppendRequest(
                job: "j", sequence: UInt64(number), first: first, count: decoded.count,
                origin: origin, payload: bytes, digest: FramesPayload.statedDigest(bytes),
                tally: BurstTally(decoded, 0..<decoded.count)))
        return decoded.count
    }

    /// What a commit and a burst cost that carry next to nothing. Medians: what other programs do to the disk is not the
    /// pool's cost.
    func measureStore(_ table: inout CostTable) throws {
        let store = try openStore("small")
        var payload = FramesPayload(items: 1)
        payload.append(
            VariantResult(
                values: [1, 2, 3, 4], status: [], report: VariantReport(),
                trace: VariantTrace(builtSolver: false, pivots: 0, isHit: true)),
            report: 0, encodedReport: Array("{}".utf8))
        let bytes = payload.encoded()
        var number = 0
        func append() throws {
            number += 1
            _ = try record(bytes, number, at: number, in: store)
        }
        var commits: [(clock: Double, processor: Double)] = []
        var bursts: [Double] = []
        for _ in 0..<15 {
            try append()
            commits.append(try timed { try store.commit() })
        }
        for _ in 0..<5 {
            bursts.append(try timed { for _ in 0..<200 { try append() } }.processor / 200)
            try store.commit()
        }
        table.commitMicroseconds = CostMeasurement.median(commits.map(\.clock))
        table.commitProcessorMicroseconds = CostMeasurement.median(commits.map(\.processor))
        table.burstMicroseconds = CostMeasurement.median(bursts)
    }

    /// What the bursts of the last load cost a collector beside that, for each variant; a turn takes sixteen.
    func measureRecording(_ bursts: [SolvedBurst], _ table: inout CostTable) throws {
        let name = table.loads[table.loads.count - 1].name
        let store = try openStore("load-" + name)
        var number = 0
        var first = 0
        var clock: [Double] = []
        var processor: [Double] = []
        for begin in stride(from: 0, to: bursts.count, by: 16) {
            let turn = bursts[begin..<min(begin + 16, bursts.count)]
            let before = first
            let time = try timed {
                for burst in turn {
                    number += 1
                    first += try record(burst.payload, number, at: first, in: store)
                }
                try store.commit()
            }
            let known = Double(turn.count) * table.burstMicroseconds
            let variants = Double(max(1, first - before))
            clock.append(max(0, time.clock - known - table.commitMicroseconds) / variants)
            processor.append(
                max(0, time.processor - known - table.commitProcessorMicroseconds) / variants)
        }
        let each = (clock: CostMeasurement.median(clock), CostMeasurement.median(processor))
        table.loads[table.loads.count - 1].recordMicroseconds = each.clock
        table.loads[table.loads.count - 1].recordProcessorMicroseconds = each.1
        var others = OtherWork()
        var asleep: [Double] = []
        for burst in bursts.prefix(100) {
            others.run()
            let before = first
            let time = try timed {
                number += 1
                first += try record(burst.payload, number, at: first, in: store)
                try store.commit()
            }
            let known = table.burstMicroseconds + Double(first - before) * each.1
            asleep.append(max(0, time.processor - known - table.commitProcessorMicroseconds))
        }
        table.loads[table.loads.count - 1].recordAsleepMicroseconds =
            CostMeasurement.median(asleep)
    }

    private static func median(_ values: [Double]) -> Double {
        values.isEmpty ? 0 : values.sorted()[values.count / 2]
    }
}
