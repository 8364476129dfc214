import LayoutCore
import LayoutReport
import LayoutWorker

/// `layoutctl submit FILE...`: jobs on a pool, by default a private one for this run.
enum SubmitCommand {
    static let command = Command(
        path: ["submit"],
        summary: "run jobs on a pool of workers and record every variant",
        details: [
            "Without --controller, starts a pool of its own: one worker process a core, and a "
                + "results folder. Interrupted or killed, it leaves no worker behind, and the same "
                + "command goes on where it was. Workers check while they solve: the first twenty "
                + "errors are said as they are found. Ends with a summary.",
            "With --controller, hands the jobs to a running pool and returns when they are on its "
                + "disk; with --follow it stays, prints what is recorded, says errors, and why a "
                + "job waits, until the jobs end.",
        ],
        examples: [
            .init(
                line: "layoutctl submit Examples/jobs/login.json --results results/login",
                purpose: "run here, on all cores"),
            .init(
                line: "layoutctl submit Examples/jobs/login.json --dry-run",
                purpose: "only count the variants"),
            .init(
                line: "layoutctl submit Examples/jobs/login.json --controller tcp://127.0.0.1:7341",
                purpose: "hand over to the pool of this machine"),
        ],
        arguments: [JobInput.argument],
        options: [
            .single(
                "results", .text("DIR"),
                "Where results are recorded; \(ResultsCommand.standardFolder) if not said.", .folder
            ),
            .single(
                "reuse", .text("DIR"),
                "Results of an earlier run, only read: what has not changed since is taken over, the "
                    + "rest is solved.", .folder),
            .single(
                "workers", .integer("N", 1...1024), "Worker processes; one a core if not said."),
            .single("controller", .text("ADDRESS"), "A running pool's controller, for clients."),
            .single(
                "priority", .integer("N", -100...100), "With --controller: greater goes first."),
            .single(
                "frames", .choice(FrameSelection.allCases.map(\.rawValue)),
                "Variants to record frames of: those with findings, all or none; as the job says, "
                    + "or all, if not said. What holds of a variant is recorded of all."),
            .flag("follow", "Print NDJSON as variants are recorded, instead of the summary."),
            .flag("dry-run", "Count the variants and stop."),
            DaemonOptions.key,
            DaemonOptions.insecure,
            Threshold.submitOption,
            DaemonOptions.log,
        ] + TextOptions.options,
        run: run)

    @Sendable private static func run(
        _ invocation: Invocation, _ console: Console
    ) throws -> ExitCode {
        try invocation.refuse(
            ["priority", DaemonOptions.key.name, DaemonOptions.insecure.name],
            without: ["controller"])
        try invocation.refuse(
            ["results", "reuse", "workers", "log", "font", "metrics"], beside: "controller")
        if invocation.has("controller"), !invocation.has("follow"), invocation.has("fail-on") {
            throw UsageError.refused(
                "--fail-on goes with --follow when there is a --controller", command: "submit")
        }
        let controller = try DaemonOptions.address("controller", invocation)
        let specifications = try JobInput.load(
            invocation.arguments, textSources: TextOptions.sources(invocation), console: console
        ).map { keeping(invocation, $0) }
        // Refused here, with all mistakes, and not by a worker later.
        for specification in specifications { _ = try JobSolver(specification) }
        let total = specifications.reduce(0) { $0 + $1.variantCount }
        guard total > 0 else {
            console.say("error: the jobs have no variants")
            return .nothingSelected
        }
        if invocation.has("dry-run") {
            counts(specifications, total).lines.forEach(console.writeLine)
            return .success
        }
        console.say(
            CountText.text(specifications.count, "job") + ", " + CountText.text(total, "variant"))
        if let controller {
            return try handOver(specifications, to: controller, invocation, console)
        }
        _ = try TextOptions.model(invocation, for: specifications, console)
        return try runHere(specifications, invocation, console)
    }

    /// The specification with the frames that the option asks for.
    private static func keeping(
        _ invocation: Invocation, _ specification: JobSpecification
    ) -> JobSpecification {
        guard let frames = invocation.value("frames").flatMap(FrameSelection.init) else {
            return specification
        }
        var job = specification.job
        job.frames = frames
        return JobSpecification(
            job: job, layout: specification.layout, blocks: specification.blocks,
            devices: specification.devices)
    }

    private static func counts(_ specifications: [JobSpecification], _ total: Int) -> AlignedTable {
        var table = AlignedTable([("job", .left), ("variants", .right)])
        for specification in specifications {
            table.add([specification.job.id, String(specification.variantCount)])
        }
        if specifications.count > 1 { table.add(["all", String(total)]) }
        return table
    }

    private static func handOver(
        _ specifications: [JobSpecification], to controller: Endpoint, _ invocation: Invocation,
        _ console: Console
    ) throws -> ExitCode {
        let threshold = Threshold(invocation)
        let key = try DaemonOptions.key(invocation, for: .client)
        let client = try ControllerClient(controller, key: key)
        let receipts = try specifications.map {
            try client.submit(JobSubmission($0, priority: invocation.integer("priority") ?? 0))
        }
        guard invocation.has("follow") else {
            var code = ExitCode.success
            var table = AlignedTable([("job", .left), ("jobs before it", .right)])
            for receipt in receipts {
                let (place, willRun) = place(of: receipt, client)
                table.add([receipt.job, place])
                if !willRun { code = .incomplete }
            }
            table.lines.forEach(console.writeLine)
            var next = ["layoutctl", "status", "--controller", "\(controller)"]
            for option in [DaemonOptions.key, DaemonOptions.insecure]
            where invocation.has(option.name) {
                // A switch has no value.
                next += ["--\(option.name)"] + invocation.list(option.name).filter { !$0.isEmpty }
            }
            console.say("next: " + ShellText.line(next))
            return code
        }
        var code = ExitCode.success
        // Nothing is printed while it is asked why nothing comes. Dialled each time: the controller may be another process.
        let explain = { (job: String) in
            try ControllerClient(controller, key: key, timeout: .seconds(2)).explain(job)
        }
        for (specification, receipt) in zip(specifications, receipts) {
            let follower = try ResultsFollower(
                receipt.results ?? PoolAddresses.collectorClients, key: key)
            let end = try follow(specification, follower, explain, threshold, console)
            if code == .success || end == .incomplete { code = end }
            if console.isClosed { break }
        }
        return code
    }

    /// How many jobs are before one that was handed over, or how the one stands that was there before.
    ///
    /// - Returns: That, and whether its variants are recorded or will be.
    private static func place(
        of receipt: SubmissionReceipt, _ client: ControllerClient
    ) -> (String, willRun: Bool) {
        guard receipt.isDuplicate else { return ("\(receipt.position)", true) }
        // The job is safe in any case: an answer that does not come takes nothing from that.
        let explanation = try? client.explain(receipt.job)
        let text = (["there already"] + (explanation?.reasons ?? [])).joined(separator: "; ")
        return (text, ![.cancelled, .failed].contains(explanation?.status.state))
    }

    /// Prints the variants of a job of a running pool as they are recorded.
    private static func follow(
        _ specification: JobSpecification, _ follower: ResultsFollower,
        _ explain: (String) throws -> JobExplanation, _ threshold: Threshold, _ console: Console
    ) throws -> ExitCode {
        let id = specification.job.id
        var output = ResultOutput(format: .ndjson)
        let items = try JobSolver(specification).items
        output.begin(specification, items: items, console: console)
        var isThresholdMet = false
        var errors = try RecordedErrors([specification])
        var reason: String?
        var isAnswered = true
        let silence = {
            console.flush()
            do {
                let said = try explain(id).reasons.first
                if !isAnswered { console.say("the controller answers again") }
                isAnswered = true
                if reason == nil, let said { console.say("waiting: \(id): \(said)") }
                reason = reason ?? said
            } catch {
                // One that is gone may come back: nothing is lost meanwhile.
                if isAnswered { console.say("waiting: \(id): \(error); trying again") }
                isAnswered = false
            }
        }
        let end = try follower.follow(job: id, silence: silence) { recorded in
            if threshold.isMet(by: recorded.result.status) { isThresholdMet = true }
            errors.say(recorded.result.report.hits ?? [], of: id, at: recorded.index, console)
            output.add(
                recorded.result, of: specification.variant(at: recorded.index),
                sequence: Int(clamping: recorded.sequence), console: console)
            return !console.isClosed || threshold.isSet
        }
        // A stopped reader is no end of the job.
        guard let end else { return .success }
        guard end == .done else {
            console.say("error: \(id): \(end.rawValue)")
            return .incomplete
        }
        let isFailure = isThresholdMet || threshold.failsOnErrors && errors.hasSaid
        return isFailure ? .findings : .success
    }

    private static func runHere(
        _ specifications: [JobSpecification], _ invocation: Invocation, _ console: Console
    ) throws -> ExitCode {
        let folder = invocation.value("results") ?? ResultsCommand.standardFolder
        var options = PrivatePoolOptions(
            resultsFolder: folder, workers: invocation.integer("workers"),
            logLevel: DaemonOptions.level(invocation),
            textSources: TextOptions.sources(invocation))
        options.reuse = invocation.value("reuse")
        let pool = try PrivatePool(options)
        let filter = VariantFilter(jobs: specifications.map(\.job.id))
        let before = recordedBefore(in: folder, filter)
        var isBegun = false
        let follows = invocation.has("follow")
        var follower: FolderFollower?
        var errors = try RecordedErrors(specifications)
        var results: ResultsFolder?
        let outcome = try pool.run(specifications.map { JobSubmission($0) }) { progress in
            // Not before the pool has taken the jobs: it may refuse to go on.
            if before > 0 && !isBegun {
                console.say("going on: \(CountText.text(before, "variant")) recorded before")
            }
            isBegun = true
            // The folder is there once the pool runs; what cannot be read now is read at the end.
            results = results ?? (try? ResultsFolder(opening: folder))
            if let results { try? errors.sayNews(of: results, console) }
            if !follows { return show(progress, console) }
            // The folder is there once the pool runs; what cannot be printed now is printed at the end.
            follower = follower ?? results.map { FolderFollower(folder: $0, filter: filter) }
            _ = try? follower?.printNews(console)
        }
        console.endProgress()
        // The pool took the signals over; from here on they end what is only told.
        Interruption.install()
        let recorded = try ResultsFolder(opening: folder)
        try errors.sayNews(of: recorded, console)
        for job in outcome.jobs {
            if let note = job.note { console.say("error: \(job.job): \(note)") }
        }
        if follows {
            var last = follower ?? FolderFollower(folder: recorded, filter: filter)
            _ = try last.printNews(console)
        }
        let threshold = Threshold(invocation)
        var run = RecordedRun(
            folder: recorded, filter: filter, threshold: threshold,
            output: ResultOutput(format: .summary))
        let seconds = before > 0 ? nil : outcome.progress.elapsedSeconds
        let code = follows ? try run.conclude(console) : try run.run(console, seconds: seconds)
        sayWhatWasReused(folder, filter, console)
        console.say("results: \(folder)")
        console.say("next: " + ShellText.line(["layoutctl", "findings", folder]))
        if case .interrupted = outcome.reason {
            console.say("interrupted; the same command goes on")
            return .interrupted
        }
        if !outcome.isEverythingRecorded { return .incomplete }
        let isFailure = threshold.failsOnErrors && errors.hasSaid
        return code == .success && isFailure ? .findings : code
    }

    /// Says how much was not solved because earlier jobs had recorded the same.
    private static func sayWhatWasReused(
        _ folder: String, _ filter: VariantFilter, _ console: Console
    ) {
        guard let all = try? ResultsFolder(opening: folder).jobs() else { return }
        let jobs = all.filter { filter.includes(job: $0.id) }
        let reused = jobs.reduce(0) { $0 + $1.reused }
        guard reused > 0 else { return }
        let total = jobs.reduce(0) { $0 + $1.variants }
        console.say("taken over: \(reused) of \(total) variants had been solved before")
    }

    /// Variants that earlier runs into the folder recorded of these jobs.
    private static func recordedBefore(in folder: String, _ filter: VariantFilter) -> Int {
        guard let jobs = try? ResultsFolder(opening: folder).jobs() else { return 0 }
        return jobs.filter { filter.includes(job: $0.id) }.reduce(0) { $0 + $1.recorded }
    }

    private static func show(_ progress: PoolProgress, _ console: Console) {
        guard console.drawsProgress else { return }
        var line = "\(progress.recorded) of \(progress.total) variants"
        if progress.total > 0 { line += "  \(progress.recorded * 100 / progress.total) %" }
        if let rate = progress.rate { line += "  \(Int(rate))/s" }
        if let left = progress.remainingSeconds { line += "  \(Progress.duration(left)) left" }
        if progress.quarantined > 0 { line += "  \(progress.quarantined) quarantined" }
        if let problem = progress.storageProblem { line += "  waiting: \(problem)" }
        console.showProgress(line)
    }
}
