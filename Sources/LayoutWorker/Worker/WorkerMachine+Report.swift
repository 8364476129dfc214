extension WorkerMachine {
    /// The worker in numbers, as `/metrics` gives them.
    func metrics() -> [Metric] {
        [
            .gauge("layoutctl_held_chunks", "Chunks this worker holds.", held.count),
            .gauge("layoutctl_warm_families", "Families this worker has warm.", warm.count),
            .gauge(
                "layoutctl_warm_bytes", "Bytes of warm solvers.",
                warm.reduce(0) { $0 + $1.bytes }),
            .gauge(
                "layoutctl_unacknowledged_bytes", "Bytes of frames not acknowledged yet.",
                collectors.values.reduce(0) { $0 + $1.outbox.bytes }),
            .gauge(
                "layoutctl_credit_bytes", "Bytes of frames that may be under way.",
                collectors.values.reduce(0) { $0 + $1.outbox.credit }),
            .by(
                "peer", .gauge, "layoutctl_worker_connected", "1 while the other side answers.",
                [
                    "controller": controller.isWelcomed ? 1 : 0,
                    "collector": collectors.values.allSatisfy(\.state.isWelcomed) ? 1 : 0,
                ]),
            .gauge(
                "layoutctl_worker_draining", "1 once the worker drains.", drainSince == nil ? 0 : 1),
        ]
    }

    /// The worker for people: what it holds and what it has warm.
    func tables() -> [MonitorReport.Table] {
        [
            MonitorReport.Table(
                "Worker",
                [
                    "name": configuration.name, "uuid": configuration.uuid,
                    "controller": controller.isWelcomed ? "connected" : "does not answer",
                    "collectors":
                        "\(collectors.values.count(where: \.state.isWelcomed)) of "
                        + "\(collectors.count) connected",
                ]),
            MonitorReport.Table(
                "Chunks", ["job", "chunk", "attempt", "variants left"],
                held.map { work in
                    [
                        work.lease.job, "\(work.lease.chunk)", "\(work.lease.attempt)",
                        "\(work.unrecorded.count)",
                    ]
                }, of: held.count),
            MonitorReport.Table(
                "Warm families", ["family", "MiB", "pivots", "warm us", "cold us"],
                warm.prefix(MonitorReport.mostRows).map { family in
                    [
                        String(family.family.prefix(12)), "\(family.bytes >> 20)",
                        "\(family.pivots)", "\(Int(family.warmMicroseconds.rounded()))",
                        "\(Int(family.coldMicroseconds.rounded()))",
                    ]
                }, of: warm.count),
        ]
    }
}
