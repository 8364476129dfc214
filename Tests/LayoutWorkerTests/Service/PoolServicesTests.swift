import LayoutCore
import Testing

@testable import LayoutWorker

@Suite(.serialized) struct PoolServicesTests {
    /// Waits until a job is final, by following its results.
    private func end(of job: String, _ pool: PoolInProcess) throws -> EndHeader {
        let follower = try ResultsFollower(pool.results)
        var end: EndHeader?
        try follower.follow(job: job) { event in
            if case .ended(let state, let recorded) = event {
                end = EndHeader(job: job, state: state, lastSequence: 0, recorded: recorded)
            }
            return true
        }
        return try #require(end)
    }

    private func recorded(_ job: String, _ pool: PoolInProcess) throws -> [RecordedVariant] {
        var variants: [RecordedVariant] = []
        try ResultsFolder(opening: pool.folder.path).forEachVariant(of: job) { variant in
            variants.append(variant)
            return true
        }
        return variants
    }

    @Test func everyVariantIsRecordedOnceAndAsSolved() throws {
        let pool = try PoolInProcess(folder: ScratchFolder())
        try pool.startController()
        try pool.startCollector()
        try pool.startWorker()
        try pool.startWorker()
        let submission = PoolInProcess.submission("a", variants: 5_000)
        let client = try ControllerClient(pool.clients)
        let receipt = try client.submit(submission)
        #expect(receipt.job == "a")
        #expect(!receipt.isDuplicate)
        let end = try end(of: "a", pool)
        #expect(end.state == .done)
        #expect(end.recorded == 5_000)
        let variants = try recorded("a", pool)
        #expect(variants.map(\.index) == Array(0..<5_000))
        let strange = variants.filter {
            $0.result.values != CountingSolver.result($0.index).values
                || $0.result.report != CountingSolver.result($0.index).report
        }
        #expect(strange.isEmpty)
        #expect(try client.submit(submission).isDuplicate)
        #expect(try client.list().map(\.recorded) == [5_000])
        #expect(pool.problems == [])
    }

    /// Two collectors share four jobs: each records its own, and clients find them where ACCEPTED said.
    @Test func twoCollectorsShareTheJobs() throws {
        let pool = try PoolInProcess(folder: ScratchFolder(), collectors: 2)
        try pool.startController()
        for shard in 0..<2 { try pool.startCollector(shard) }
        let client = try ControllerClient(pool.clients)
        // Jobs avoid a collector that is not there yet.
        let deadline = MonotonicClock.now.adding(milliseconds: 20_000)
        while try !client.status().collectorIsReady {
            try #require(MonotonicClock.now < deadline, "a collector does not come up")
            _ = try poll(sockets: [], descriptors: [], timeout: .milliseconds(5))
        }
        let jobs = (0..<4).map { "job\($0)" }
        var receipts: [SubmissionReceipt] = []
        for job in jobs {
            receipts.append(try client.submit(PoolInProcess.submission(job, variants: 2_000)))
        }
        // Only now: a job that is through is not open any more, and all are to be shared out.
        for _ in 0..<2 { try pool.startWorker() }
        for receipt in receipts {
            let follower = try ResultsFollower(try #require(receipt.results))
            var count = 0
            try follower.follow(job: receipt.job) { event in
                if case .variants(_, let payload) = event { count += payload.count }
                return true
            }
            #expect(count == 2_000)
        }
        let recorded = try (0..<2).map { shard in
            try ResultsFolder(opening: pool.resultsPath(shard)).jobs().map(\.id).sorted()
        }
        #expect(recorded.map(\.count) == [2, 2])
        #expect(recorded.flatMap(\.self).sorted() == jobs)
        #expect(pool.problems == [])
    }

    /// The controller dies after the first frames and comes back: nothing is lost, nothing twice.
    @Test func aControllerComesBack() throws {
        let pool = try PoolInProcess(folder: ScratchFolder())
        try pool.startCollector()
        try pool.startController()
        try pool.startWorker()
        _ = try ControllerClient(pool.clients).submit(
            PoolInProcess.submission("a", variants: 20_000))
        let follower = try ResultsFollower(pool.results)
        var isRestarted = false
        var frames = 0
        try follower.follow(job: "a") { event in
            if case .variants(_, let payload) = event { frames += payload.count }
            if !isRestarted {
                isRestarted = true
                pool.kill(1)
                try pool.startController()
            }
            return true
        }
        #expect(frames == 20_000)
        #expect(try recorded("a", pool).count == 20_000)
        #expect(pool.problems == [])
    }

    @Test func aCancelledJobEnds() throws {
        let pool = try PoolInProcess(folder: ScratchFolder())
        try pool.startController()
        try pool.startCollector()
        let client = try ControllerClient(pool.clients)
        _ = try client.submit(PoolInProcess.submission("a", variants: 1_000))
        let answer = try client.cancel("a")
        #expect(answer.recorded == 0)
        #expect(try client.list().map(\.state) == [.cancelled])
        #expect(throws: ClientError.self) { try client.cancel("unknown") }
        #expect(pool.problems == [])
    }

    /// A job or worker that is not there: every request about one names the nearest that is.
    @Test func aMistypedNameIsAnsweredWithTheNearest() throws {
        let pool = try PoolInProcess(folder: ScratchFolder())
        try pool.startController()
        try pool.startCollector()
        try pool.startWorker()
        let client = try ControllerClient(pool.clients)
        for job in ["login", "menu"] {
            _ = try client.submit(PoolInProcess.submission(job, variants: 10))
        }
        let requests: [(String) throws -> Void] = [
            { _ = try client.explain($0) }, { _ = try client.cancel($0) },
            { _ = try client.retry($0) }, { try client.forget($0) },
        ]
        for request in requests {
            let near = #expect(throws: ClientError.self) { try request("logni") }
            #expect(near?.isUnknownName == true)
            #expect(near?.description.hasSuffix("; did you mean \"login\"?") == true)
            let far = #expect(throws: ClientError.self) { try request("something else") }
            #expect(far?.description.hasSuffix("there is no job of this id") == true)
        }
        var workers: [WorkerStatus] = []
        while workers.isEmpty { workers = try client.status().workers }
        let name = try #require(workers.first?.name)
        let error = #expect(throws: ClientError.self) { try client.drain(worker: name + "x") }
        #expect(error?.description.hasSuffix("; did you mean \"\(name)\"?") == true)
        #expect(pool.problems == [])
    }
}
