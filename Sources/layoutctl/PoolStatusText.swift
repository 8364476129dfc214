import LayoutReport
import LayoutWorker

/// The state of a pool and its jobs for people.
enum PoolStatusText {
    /// A pool and its jobs.
    ///
    /// - Parameter none: said where there are no jobs.
    static func lines(
        _ status: PoolStatus, _ jobs: [JobStatus], none: String = "no jobs"
    ) -> [String] {
        lines(status) + [""] + lines(jobs, none: none)
    }

    /// The pool in a few lines and its workers as a table.
    static func lines(_ status: PoolStatus) -> [String] {
        let collector = status.collectorIsReady ? "collector ready" : "no collector that can write"
        var lines = [
            CountText.text(status.openJobs, "open job") + ", "
                + CountText.text(status.openVariants, "variant") + " to go, \(collector)"
                + (status.isDraining ? ", draining" : "")
        ]
        let counters = status.counters
        lines.append(
            CountText.text(counters.leases, "lease")
                + " (\(counters.warmLeases) warm, \(counters.coldLeases) cold), "
                + "\(counters.expiries) expired, \(counters.crashes) crashed, "
                + "\(counters.quarantined) variants quarantined")
        return lines + (status.workers.isEmpty ? [] : [""]) + self.lines(status.workers)
    }

    /// Workers as a table.
    static func lines(_ workers: [WorkerStatus]) -> [String] {
        guard !workers.isEmpty else { return ["no workers"] }
        var table = AlignedTable([
            ("worker", .left), ("state", .left), ("chunks", .right), ("families", .right),
            ("MiB", .right), ("silent ms", .right),
        ])
        for worker in workers {
            table.add([
                worker.name, worker.state.rawValue, String(worker.chunks), String(worker.families),
                String(worker.bytes >> 20), String(worker.silenceMilliseconds),
            ])
        }
        return table.lines
    }

    /// Jobs as a table, and below it why variants were quarantined.
    ///
    /// - Parameter none: said where there are none.
    static func lines(_ jobs: [JobStatus], none: String = "no jobs") -> [String] {
        guard !jobs.isEmpty else { return [none] }
        var table = AlignedTable([
            ("job", .left), ("state", .left), ("recorded", .right), ("variants", .right),
            ("taken over", .right), ("rate", .right), ("left", .right), ("quarantined", .right),
            ("note", .left),
        ])
        for job in jobs {
            table.add([
                job.job, word(job.state), String(job.recorded), String(job.variants),
                job.reused.map { String($0) } ?? "-",
                job.rate.map { "\(Int($0))/s" } ?? "-",
                job.remainingSeconds.map(Progress.duration) ?? "-",
                String(job.quarantined.count), job.note ?? "",
            ])
        }
        let reasons = jobs.flatMap { job in
            job.quarantined.map { variant in
                "\(job.job) variant \(variant.variant): \(variant.cause.rawValue) after "
                    + "\(CountText.text(variant.attempts, "attempt")), last on \(variant.worker): \(variant.text)"
            }
        }
        return table.lines + (reasons.isEmpty ? [] : [""] + reasons)
    }

    private static func word(_ state: JobState) -> String {
        switch state {
        case .doneWithQuarantine: "done, some quarantined"
        default: state.rawValue
        }
    }
}
