import Foundation
import LayoutCore
import LayoutSolver

@testable import LayoutWorker

/// Measures a `CostTable` with the pool's own code, one thing at a time. Work is counted in this thread's time on a core, so
/// that other programs of the machine matter little; what waits for the disk or for another thread is counted by the clock.
struct CostMeasurement {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(
            path: "costs-\(UInt32.random(in: 0...UInt32.max))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    }

    /// Measures everything. `loads` are job files by name.
    func run(_ loads: [(name: String, path: String)]) throws -> CostTable {
        defer { try? FileManager.default.removeItem(at: folder) }
        var table = CostTable(
            machine: CostMeasurement.machine, messageMicroseconds: 0, payloadNanoseconds: 0,
            libraryMicroseconds: 0, libraryNanoseconds: 0, asleepMicroseconds: 0,
            libraryAsleepMicroseconds: 0, turnMicroseconds: 0,
            orderMicroseconds: 0, burstMicroseconds: 0, commitMicroseconds: 0,
            commitProcessorMicroseconds: 0, latencyMicroseconds: 100, loads: [])
        try measureMessages(&table)
        try measureOrders(&table)
        try measureStore(&table)
        for (name, path) in loads {
            let (load, bursts) = try measureLoad(name, path)
            table.loads.append(load)
            try measureRecording(bursts, &table)
        }
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
        let bytes = Double(payload.count)
        table.messageMicroseconds = small.thread / 2
        table.libraryMicroseconds = max(0, small.process - small.thread) / 2
        table.payloadNanoseconds = max(0, large.thread - small.thread) * 1_000 / 2 / bytes
        table.libraryNanoseconds =
            max(0, large.process - large.thread - (small.process - small.thread)) * 1_000 / 2
            / bytes
        try measureWaking(done, dealer, &port, &table)
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

    /// Sends a message now and then to one who sleeps.
    private func measureWaking(
        _ message: Message, _ dealer: Socket, _ port: inout MessagePort, _ table: inout CostTable
    ) throws {
        let sender = MessagePort(dealer, .workers)
        let log = ServiceLog("costs", level: .silent)
        var others = OtherWork()
        let count = 300
        let thread = threadNanoseconds()
        let process = clock()
        for _ in 0..<count {
            others.run()
            _ = try sender.send(message, to: [], log: log)
            repeat {
                _ = try poll(sockets: [port.socket], descriptors: [], timeout: .milliseconds(100))
            } while try port.receive() == nil
        }
        let all = Double(clock() - process) * 1e6 / Double(CLOCKS_PER_SEC) - others.microseconds
        let spent = Double(threadNanoseconds() - thread) / 1e3 - others.microseconds
        table.asleepMicroseconds = max(0, spent / Double(count) / 2 - table.messageMicroseconds)
        table.libraryAsleepMicroseconds =
            max(0, (all - spent) / Double(count) / 2 - table.libraryMicroseconds)
    }

    // MARK: Orders

    /// A solver that answers at once.
    private final class Instantly: VariantSolving {
        let itemCount = 1
        let frames = FrameSelection.all
        let byteCount = 0
        func solve(_ index: Int) throws(SolverError) -> VariantResult {
            VariantResult(
                values: [0, 0, 0, 0], status: [], report: VariantReport(),
                trace: VariantTrace(builtSolver: false, pivots: 0, isHit: true))
        }
    }

    /// Orders of one variant, handed over as a worker's threads do.
    private func measureOrders(_ table: inout CostTable) throws {
        let solver = try SolverThread()
        let factory = SolverFactory { (_, _) throws(DiagnosticList) in Instantly() }
        let thread = try ServiceThread { solver.run(factory: factory, cacheBytes: 1 << 20) }
        defer {
            solver.end()
            thread.join()
        }
        solver.keep("s", [1])
        let count = 2_000
        let begin = MonotonicClock.now
        for number in 0..<count {
            solver.start(
                SolveOrder(
                    job: "j", chunk: UInt64(number), attempt: 1, range: 0..<1, burst: 1,
                    family: "f", specification: "s"))
            var isOpen = true
            while isOpen {
                _ = try poll(
                    sockets: [], descriptors: [solver.events.descriptor], timeout: nil)
                for case .finished in solver.takeEvents() { isOpen = false }
            }
        }
        table.orderMicroseconds = MonotonicClock.now.seconds(since: begin) * 1e6 / Double(count)
    }
}
