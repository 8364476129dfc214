internal import Glibc

/// A pool for one run in one place: controller and collector in this process, worker processes over local sockets.
///
/// Killed in any way it leaves no worker, and the same run into the same folder goes on where it was.
package final class PrivatePool {
    private let options: PrivatePoolOptions
    private let signals: SignalSource
    private let log: ServiceLog

    /// Prepares a pool. To be made on the main thread before any other thread: SIGINT, SIGTERM and SIGCHLD are taken over.
    package init(_ options: PrivatePoolOptions) throws {
        self.options = options
        signals = try SignalSource([SIGINT, SIGTERM, SIGCHLD])
        log = ServiceLog("pool", level: options.logLevel)
    }

    /// Runs jobs to their end, or until SIGINT or SIGTERM.
    ///
    /// - Parameter progress: called on this thread now and then, and once at the end.
    /// - Throws: `StoreError`, `TransportError`, `ClientError`, `PoolError` or `TextModelError`.
    package func run(
        _ submissions: [JobSubmission], progress: (PoolProgress) -> Void = { _ in }
    ) throws -> PoolOutcome {
        // Before the services' first thread and context exist, so that workers inherit nothing of them.
        let program = WorkerProgram(
            executable: options.executable, logLevel: options.logLevel,
            textSources: options.textSources)
        let build = try program.build()
        let sockets = try SocketFolder()
        let services = try PrivateServices()
        defer { services.stop() }
        let (controllerOptions, collectorOptions) = try serviceOptions(sockets, build)
        try services.start(controllerOptions, collectorOptions)
        let addresses = try services.waitForAddresses()
        try refuseOtherBuilds(services.board.snapshot(), submissions, build)
        let crew = try WorkerCrew(
            program, controller: addresses.controller.workers, build: build)
        try crew.start(options.workers)
        let client = try ControllerClient(addresses.controller.clients)
        var run = PoolRun(submissions: submissions)
        try run.submit(to: client, resultsFolder: options.resultsFolder)
        let reason = try supervise(&run, crew, services, client, progress)
        crew.end(signals)
        run.update(services.board.snapshot(), now: MonotonicClock.now)
        progress(run.progress)
        return run.outcome(reason)
    }

    private func serviceOptions(
        _ sockets: SocketFolder, _ build: EngineBuild
    ) throws -> (ControllerOptions, CollectorOptions) {
        let frames = try sockets.endpoint("collector")
        let workers = try sockets.endpoint("controller")
        var controller = ControllerOptions(
            folder: options.resultsFolder, clients: try sockets.endpoint("clients"),
            workers: workers, collector: frames, results: nil, logLevel: options.logLevel)
        controller.configuration.serveOwnWorkers(of: build)
        var collector = CollectorOptions(
            folder: options.resultsFolder, workers: frames,
            clients: try sockets.endpoint("results"), controller: workers,
            logLevel: options.logLevel)
        collector.reuse = options.reuse.map { [$0] } ?? []
        return (controller, collector)
    }

    /// Answers of two builds are never mixed in one job.
    private func refuseOtherBuilds(
        _ state: PoolBoard.State, _ submissions: [JobSubmission], _ build: EngineBuild
    ) throws {
        for submission in submissions {
            guard let known = state.jobs[submission.id]?.build, known != build else { continue }
            throw PoolError(
                description: "cannot resume job \(submission.id) in \(options.resultsFolder): "
                    + "its results were made by another build of layoutctl; "
                    + "give another folder or remove this one")
        }
    }

    /// Waits for the ends of all jobs; looks after workers, signals and progress meanwhile.
    private func supervise(
        _ run: inout PoolRun, _ crew: WorkerCrew, _ services: PrivateServices,
        _ client: ControllerClient, _ progress: (PoolProgress) -> Void
    ) throws -> PoolOutcome.Reason {
        var nextReport = MonotonicClock.now
        while true {
            let now = MonotonicClock.now
            run.update(services.board.snapshot(), now: now)
            if try run.isComplete(asking: client) { return .complete }
            if now >= nextReport {
                progress(run.progress)
                nextReport = now.adding(milliseconds: milliseconds(options.progressInterval))
            }
            let wake = min(nextReport, crew.nextStart ?? nextReport)
            if let signal = try services.awaitNews(signals, until: wake).first {
                log.write(.info, "interrupted", [("signal", "\(signal)")])
                return .interrupted(signal: signal)
            }
            try crew.tend(services.embedding, recorded: run.progress.recorded, log: log)
        }
    }

    private func milliseconds(_ duration: Duration) -> Int {
        let (seconds, attoseconds) = duration.components
        return Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
    }
}
