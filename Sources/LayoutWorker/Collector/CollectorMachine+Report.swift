extension CollectorMachine {
    /// The record in numbers, as `/metrics` gives them.
    func metrics() -> [Metric] {
        [
            .counter(
                "layoutctl_recorded_variants_total", "Variants recorded.", counters.variants),
            .counter("layoutctl_recorded_bursts_total", "Bursts recorded.", counters.bursts),
            .counter(
                "layoutctl_recorded_bytes_total", "Bytes of frames recorded.", counters.bytes),
            .by(
                "kind", .counter, "layoutctl_solves_total",
                "Recorded variants by how they were solved.",
                [
                    "hit": counters.hits,
                    "walk": counters.variants - counters.hits - counters.builds,
                    "build": counters.builds,
                ]),
            .counter(
                "layoutctl_pivots_total", "Pivots of recorded variants.", counters.pivots),
            .counter(
                "layoutctl_reused_variants_total",
                "Variants taken over from earlier jobs of the same content.", counters.reused),
            .counter(
                "layoutctl_duplicates_total", "Copies of recorded variants.", counters.duplicates),
            .counter(
                "layoutctl_mismatches_total",
                "Copies that differed from what is recorded: a defect of the solver.",
                counters.mismatches),
            .by(
                "reason", .counter, "layoutctl_dropped_bursts_total",
                "Bursts not taken: unwanted for good, or to be sent again.",
                ["refused": counters.refused, "postponed": counters.postponed]),
            .gauge(
                "layoutctl_pending_bytes", "Bytes of frames that wait for the disk.",
                pending.bytes),
            .gauge(
                "layoutctl_worker_credit_bytes", "Bytes of frames a worker may have under way.",
                credit),
            .gauge("layoutctl_collector_workers", "Workers connected here.", workers.count),
            .gauge(
                "layoutctl_disk_budget_left", "1 while the results are within their disk budget.",
                hasRoom ? 1 : 0),
            .gauge("layoutctl_followers", "Clients that read results.", followers.count),
            .gauge(
                "layoutctl_controller_connected", "1 while the controller answers.",
                controller.isWelcomed ? 1 : 0),
        ]
    }

    /// The record for people: counts and the jobs that are open.
    func tables() -> [MonitorReport.Table] {
        let open = jobs.values.filter(\.isOpen).sorted { $0.stored.job < $1.stored.job }
        let rows = open.prefix(MonitorReport.mostRows).map { job in
            [
                job.stored.job, "\(job.stored.recorded.count)", "\(job.stored.variants)",
                "\(job.stored.quarantined.count)", "\(job.stored.duplicates)",
                "\(job.stored.mismatches)",
            ]
        }
        return [
            MonitorReport.Table(
                "Record",
                [
                    "jobs": "\(jobs.count)", "variants since the start": "\(counters.variants)",
                    "bytes since the start": "\(counters.bytes)",
                    "copies": "\(counters.duplicates)", "mismatches": "\(counters.mismatches)",
                    "controller": controller.isWelcomed ? "connected" : "does not answer",
                ]),
            MonitorReport.Table(
                "Open jobs",
                ["job", "recorded", "variants", "quarantined", "copies", "mismatches"], rows,
                of: open.count),
        ]
    }
}
