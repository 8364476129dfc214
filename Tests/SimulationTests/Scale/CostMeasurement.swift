import Foundation
import LayoutCore
import LayoutSolver
import LayoutText

@testable import LayoutWorker

/// Measures a `CostTable` with the pool's own code, one thing at a time. Work is counted in this thread's time on a core, so
/// that other programs of the machine matter little; commits are counted by the clock, because they wait for the disk.
struct CostMeasurement {
    /// Most specifications of a load that are solved, and most variants of each.
    static let jobs = 12
    static let variants = 1_000

    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(
            path: "costs-\(UInt32.random(in: 0...UInt32.max))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }

    /// Measures everything. `loads` are job files by name.
    func run(_ loads: [(name: String, path: String)]) throws -> CostTable {
        defer { try? FileManager.default.removeItem(at: folder) }
        var table = CostTable(
            machine: CostMeasurement.machine, messageMicroseconds: 0, libraryMicroseconds: 0,
            payloadNanoseconds: 0, turnMicroseconds: 0, burstMicroseconds: 0, recordNanoseconds: 0,
            commitMicroseconds: 0, latencyMicroseconds: 100, loads: [])
        try measureMessages(&table)
        try measureStore(&table)
        for (name, path) in loads { table.loads.append(try measureLoad(name, path)) }
        return table
    }

    /// Cores and name of the processor.
    private static var machine: String {
        let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
        let model = text.split(separator: "\n").first { $0.hasPrefix("model name") }
        let name = model?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
        return "\(ProcessInfo.processInfo.activeProcessorCount) cores, \(name ?? "unknown")"
    }

    // MARK: Messages

    private func measureMessages(_ table: inout CostTable) throws {
        let context = try MessagingContext()
        let router = try Socket(.router, in: context)
        let dealer = try Socket(.dealer, in: context)
        try dealer.connect(try router.bind(try Endpoint("tcp://127.0.0.1:*")))
        var port = MessagePort(router, .workers)
        let log = ServiceLog("costs", level: .silent)
        let done = Message.done(
            DoneHeader(
                chunk: 1 << 40, attempt: 1, variants: 400, microseconds: 123_456, coldBuilds: 0))
        let frames = FramesHeader(
            job: "settings-17", chunk: 1 << 40, attempt: 1, first: 123_000, count: 400,
            worker: "host/4711",
            build: EngineBuild(engine: "0123456789abcdef", textModel: "0123456789abcdef"),
            sequence: nil)
        let payload = [UInt8](repeating: 7, count: 256 << 10)
        _ = try exchange(done, 50, dealer, &port, log)
        let small = try exchange(done, 4_000, dealer, &port, log)
        let large = try exchange(.frames(frames, payload: payload), 400, dealer, &port, log)
        table.messageMicroseconds = small.thread / 2
        table.libraryMicroseconds = max(0, small.process - small.thread) / 2
        table.payloadNanoseconds =
            max(0, large.thread - small.thread) * 1_000 / 2 / Double(payload.count)
        let begin = threadNanoseconds()
        for _ in 0..<2_000 {
            _ = try poll(sockets: [router, dealer], descriptors: [], timeout: .zero)
        }
        table.turnMicroseconds = Double(threadNanoseconds() - begin) / 1e3 / 2_000
    }

    /// Sends a message so many times and takes it: microseconds a message, both ends.
    private func exchange(
        _ message: Message, _ count: Int, _ dealer: Socket, _ port: inout MessagePort,
        _ log: ServiceLog
    ) throws -> (thread: Double, process: Double) {
        let sender = MessagePort(dealer, .workers)
        let thread = threadNanoseconds()
        let process = clock()
        var taken = 0
        var sent = 0
        while taken < count {
            while sent < count, sent - taken < 64,
                try sender.send(message, to: [], log: log) == .sent
            {
                sent += 1
            }
            while try port.receive() != nil { taken += 1 }
        }
        let spent = Double(threadNanoseconds() - thread) / 1e3
        let all = Double(clock() - process) * 1e6 / Double(CLOCKS_PER_SEC)
        // The waiting loop's own turns count as the messages' here; a service that is busy does not wait.
        return (spent / Double(count), all / Double(count))
    }

    // MARK: The store

    private func measureStore(_ table: inout CostTable) throws {
        let store = try LayoutWorker.ResultStore(folder: folder.path)
        let build = EngineBuild(engine: "e", textModel: "t")
        let job = CollectedJob(
            job: "j", specification: "s", variants: 1 << 40, build: build,
            recorded: VariantRanges(),
            lastSequence: 0, duplicates: 0, mismatches: 0, end: nil, quarantined: [])
        try store.open(job, specification: [1, 2, 3])
        try store.commit()
        var sequence: UInt64 = 0
        var first = 0
        func append(_ payload: FramesPayload, _ bytes: [UInt8]) throws {
            let decoded = try FramesPayload(decoding: bytes)
            sequence += 1
            let origin = FramesHeader(
                job: "j", chunk: 1, attempt: 1, first: first, count: payload.count, worker: "w",
                build: build, sequence: sequence)
            try store.append(
                AppendRequest(
                    job: "j", sequence: sequence, first: first, count: payload.count,
                    origin: origin,
                    payload: bytes, digest: FramesPayload.statedDigest(bytes),
                    tally: BurstTally(decoded, 0..<payload.count)))
            first += payload.count
        }
        func payload(_ variants: Int, items: Int) -> FramesPayload {
            var payload = FramesPayload(items: items)
            for variant in 0..<variants {
                let values = (0..<items * 4).map { Double(variant * items * 4 + $0 % 977) }
                payload.append(
                    VariantResult(
                        values: values, status: [], report: VariantReport(),
                        trace: VariantTrace(builtSolver: false, pivots: 0, isHit: true)),
                    report: 0, encodedReport: Array("{}".utf8))
            }
            return payload
        }
        func seconds(_ body: () throws -> Void) rethrows -> Double {
            let begin = MonotonicClock.now
            try body()
            return MonotonicClock.now.seconds(since: begin)
        }
        let small = payload(1, items: 1)
        let smallBytes = small.encoded()
        let large = payload(200, items: 40)
        let largeBytes = large.encoded()
        // Best of some: what other programs do to the disk is not the pool's cost.
        var commits: [Double] = []
        var bursts: [Double] = []
        var bytes: [Double] = []
        for _ in 0..<15 {
            try append(small, smallBytes)
            commits.append(try seconds { try store.commit() })
        }
        for _ in 0..<5 {
            bursts.append(try seconds { for _ in 0..<200 { try append(small, smallBytes) } } / 200)
            try store.commit()
            bytes.append(
                try seconds {
                    for _ in 0..<40 { try append(large, largeBytes) }
                    try store.commit()
                } / 40)
        }
        let commit = commits.sorted()[commits.count / 2]
        let burst = bursts.min() ?? 0
        table.commitMicroseconds = commit * 1e6
        table.burstMicroseconds = burst * 1e6
        let all = bytes.sorted()[bytes.count / 2]
        table.recordNanoseconds = max(0, all - commit / 40 - burst) * 1e9 / Double(largeBytes.count)
    }

    // MARK: Loads

    private func measureLoad(_ name: String, _ path: String) throws -> CostTable.Load {
        let bytes = try [UInt8](Data(contentsOf: URL(filePath: path)))
        let specifications = try JobFileReader.read(bytes, file: path).specifications
        let factory = SolverFactory.layouts(measuredBy: try TextSources().open())
        var load = CostTable.Load(
            name: name, warm: CostHistogram(), cold: CostHistogram(), variantBytes: 0,
            encodeMicroseconds: 0, jobs: specifications.count,
            variants: specifications.first?.variantCount ?? 0)
        var variants = 0
        var warmNanoseconds = 0.0
        var encodeNanoseconds = 0.0
        var encodedBytes = 0
        for specification in specifications.prefix(CostMeasurement.jobs) {
            let wire = try specification.wireBytes()
            let count = min(specification.variantCount, CostMeasurement.variants)
            var begin = threadNanoseconds()
            let solver = try factory.make(wire, CancellationFlag())
            var results = [try solver.solve(0)]
            load.cold.add(Double(threadNanoseconds() - begin) / 1e3)
            begin = threadNanoseconds()
            var last = MonotonicClock.now
            for index in 1..<count {
                results.append(try solver.solve(index))
                let now = MonotonicClock.now
                load.warm.add(Double(now.nanoseconds - last.nanoseconds) / 1e3)
                last = now
            }
            warmNanoseconds += Double(threadNanoseconds() - begin)
            let order = SolveOrder(
                job: "j", chunk: 1, attempt: 1, range: 0..<count, burst: 1 << 30, family: "f",
                specification: "s")
            begin = threadNanoseconds()
            var builder = BurstBuilder(
                order: order, items: solver.itemCount, frames: .all, now: MonotonicClock.now)
            var bursts: [SolvedBurst] = []
            for (index, result) in results.enumerated() {
                bursts += builder.append(result, variant: index, now: MonotonicClock.now)
            }
            if let rest = builder.finish(now: MonotonicClock.now) { bursts.append(rest) }
            encodeNanoseconds += Double(threadNanoseconds() - begin)
            encodedBytes += bursts.reduce(0) { $0 + $1.payload.count }
            variants += count
        }
        load.warm.setMean(warmNanoseconds / 1e3 / Double(max(1, load.warm.count)))
        load.variantBytes = Double(encodedBytes) / Double(max(1, variants))
        load.encodeMicroseconds = encodeNanoseconds / 1e3 / Double(max(1, variants))
        return load
    }
}
