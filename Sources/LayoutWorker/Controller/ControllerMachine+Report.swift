extension ControllerMachine {
    /// Most open jobs with series of their own; the others share the job `(others)`.
    static let mostReportedJobs = 256

    /// The queue in numbers, as `/metrics` gives them. O(jobs).
    func metrics(_ now: Instant) -> [Metric] {
        let open = openJobs
        let oldest = open.map { now.seconds(since: $0.acceptedAt) }.max() ?? 0
        return [
            variantMetric(open), jobMetric,
            Metric(
                .gauge, "layoutctl_oldest_job_seconds", "Age of the oldest open job, 0 for none.",
                oldest),
            workerMetric(now),
            .by(
                "warmth", .counter, "layoutctl_leases_total",
                "Chunks given to workers that had the family warm or cold.",
                ["warm": counters.warmLeases, "cold": counters.coldLeases]),
            .counter(
                "layoutctl_steals_total",
                "Leases to a worker that had the family cold while another had it warm.",
                counters.steals),
            .counter(
                "layoutctl_lease_expiries_total", "Leases that ran out.", counters.expiries),
            .by(
                "class", .counter, "layoutctl_retries_total", "Chunks that came back unsolved.",
                [
                    "crash": counters.crashes, "failure": counters.failures,
                    "release": counters.releases,
                ]),
            .counter(
                "layoutctl_fenced_answers_total",
                "Answers refused because the lease was another worker's by then.",
                counters.fenced),
            .counter(
                "layoutctl_quarantined_variants_total", "Variants given up.", counters.quarantined),
            .counter(
                "layoutctl_busy_refusals_total", "Jobs refused because of a limit.", counters.busy),
            .gauge(
                "layoutctl_collector_ready", "1 while every collector is connected and keeps up.",
                shards.allSatisfy(\.isUsable) ? 1 : 0),
            .gauge(
                "layoutctl_controller_draining", "1 once the controller drains.",
                drain == .none ? 0 : 1),
        ]
    }

    /// Open jobs in the order of acceptance.
    private var openJobs: [ControllerJob] {
        jobs.keys.sorted().compactMap { jobs[$0] }.filter { !$0.state.isFinal }
    }

    private struct Counts {
        var queued = 0
        var leased = 0
        var recorded = 0
        var quarantined = 0
    }

    private func counts(_ job: ControllerJob) -> Counts {
        let leased = job.leased.reduce(0) { count, id in
            count + (chunks[id]?.ranges.subtracting(job.recorded).count ?? 0)
        }
        return Counts(
            queued: job.leasable, leased: leased, recorded: job.recorded.count,
            quarantined: job.quarantined.count)
    }

    private func variantMetric(_ open: [ControllerJob]) -> Metric {
        var metric = Metric(
            .gauge, "layoutctl_variants", "Variants of open jobs by where they are.")
        func add(_ counts: Counts, _ job: String, _ priority: Int) {
            let labels = [Metric.Label("job", job), Metric.Label("priority", String(priority))]
            let states = [
                ("queued", counts.queued), ("leased", counts.leased),
                ("recorded", counts.recorded), ("quarantined", counts.quarantined),
            ]
            for (state, count) in states {
                metric.add(Double(count), labels + [Metric.Label("state", state)])
            }
        }
        var others: [Int: Counts] = [:]
        for (index, job) in open.enumerated() {
            let counts = counts(job)
            if index < ControllerMachine.mostReportedJobs {
                add(counts, job.record.job, job.record.priority)
                continue
            }
            others[job.record.priority, default: Counts()].queued += counts.queued
            others[job.record.priority, default: Counts()].leased += counts.leased
            others[job.record.priority, default: Counts()].recorded += counts.recorded
            others[job.record.priority, default: Counts()].quarantined += counts.quarantined
        }
        for (priority, counts) in others.sorted(by: { $0.key > $1.key }) {
            add(counts, "(others)", priority)
        }
        return metric
    }

    private var jobMetric: Metric {
        var metric = Metric(.gauge, "layoutctl_jobs", "Jobs the controller knows, by state.")
        var numbers: [JobState: Int] = [:]
        for job in jobs.values { numbers[job.state, default: 0] += 1 }
        for state in JobState.allCases {
            metric.add(Double(numbers[state] ?? 0), [Metric.Label("state", state.rawValue)])
        }
        return metric
    }

    private func workerMetric(_ now: Instant) -> Metric {
        var metric = Metric(.gauge, "layoutctl_workers", "Workers by state.")
        var numbers: [WorkerState: Int] = [:]
        for worker in workers.values { numbers[status(worker, now).state, default: 0] += 1 }
        for state in WorkerState.allCases {
            metric.add(Double(numbers[state] ?? 0), [Metric.Label("state", state.rawValue)])
        }
        return metric
    }

    /// The queue for people: workers and open jobs.
    func tables(_ now: Instant) -> [MonitorReport.Table] {
        let uuids = workers.keys.sorted()
        let workerRows = uuids.prefix(MonitorReport.mostRows).compactMap { uuid in
            workers[uuid].map { status($0, now) }
        }.map { worker in
            [
                worker.name, worker.state.rawValue, "\(worker.chunks)", "\(worker.families)",
                "\(worker.bytes >> 20)", "\(worker.silenceMilliseconds)",
            ]
        }
        let open = openJobs
        let jobRows = open.prefix(MonitorReport.mostRows).map { status($0, now) }.map { job in
            [
                job.job, job.state.rawValue, "\(job.priority)", "\(job.recorded)", "\(job.leased)",
                "\(job.variants)", "\(job.quarantined.count)",
                job.rate.map { "\(Int($0))" } ?? "", job.note ?? "",
            ]
        }
        return [
            MonitorReport.Table(
                "Pool",
                [
                    "open jobs": "\(totals.jobs)", "jobs known": "\(jobs.count)",
                    "collectors": "\(shards.count(where: \.isUsable)) of \(shards.count) ready",
                    "leases": "\(counters.leases)", "expired": "\(counters.expiries)",
                    "crashed": "\(counters.crashes)", "quarantined": "\(counters.quarantined)",
                ]),
            MonitorReport.Table(
                "Workers", ["name", "state", "chunks", "families", "MiB", "silent ms"], workerRows,
                of: uuids.count),
            MonitorReport.Table(
                "Open jobs",
                [
                    "job", "state", "priority", "recorded", "leased", "variants", "quarantined",
                    "a second", "note",
                ], jobRows, of: open.count),
        ]
    }
}
