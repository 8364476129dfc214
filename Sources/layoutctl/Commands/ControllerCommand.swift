import LayoutWorker

/// `layoutctl controller`: the daemon that keeps the queue.
enum ControllerCommand {
    static let command = Command(
        path: ["controller"],
        summary: "run the daemon that keeps the queue and hands out work",
        details: [
            "An accepted job is on disk: killed and started again with the same folder, the "
                + "controller goes on where it was. SIGTERM drains; a second one ends at once. "
                + "Without --keys, addresses must be on this machine: tcp on loopback, or ipc."
        ],
        examples: [
            .init(
                line: "layoutctl controller --folder /var/lib/layoutctl/queue",
                purpose: "on the usual ports of this machine")
        ],
        arguments: [],
        options: [
            .single(
                "folder", .text("DIR"), "Where the queue is kept; layoutctl-queue if not said.",
                .folder),
            DaemonOptions.address(
                "clients", PoolAddresses.controllerClients, "Where clients connect"),
            DaemonOptions.address(
                "workers-address", PoolAddresses.controllerWorkers,
                "Where workers and collector connect"
            ).formerly("workers"),
            .list(
                "collector", .text("ADDRESS"),
                "Where workers find the collector; \(PoolAddresses.collectorWorkers) if not said. "
                    + "Several share the jobs; each is started with its --shard."),
            .list(
                "results-address", .text("ADDRESS"),
                "Where clients read results of the collector; \(PoolAddresses.collectorClients) if not said. "
                    + "One for each --collector, in the same order."
            ).formerly("results"),
            .single(
                "chunk", .integer("N", 1...1_000_000),
                "Most variants handed out at once; as many as take 0.4 seconds if not said."),
            DaemonOptions.monitor,
            DaemonOptions.keys,
            DaemonOptions.insecure,
            DaemonOptions.log,
        ],
        run: run)

    @Sendable private static func run(
        _ invocation: Invocation, _ console: Console
    ) throws -> ExitCode {
        var options = ControllerOptions(
            folder: invocation.value("folder") ?? "layoutctl-queue",
            logLevel: DaemonOptions.level(invocation))
        try DaemonOptions.set(
            &options, invocation, ["clients": \.clients, "workers-address": \.workers])
        try DaemonOptions.refuseEqual(
            ["clients": options.clients, "workers-address": options.workers], invocation)
        let collectors = try DaemonOptions.addresses("collector", invocation)
        let results = try DaemonOptions.addresses("results-address", invocation)
        if !collectors.isEmpty { options.collectors = collectors }
        if !results.isEmpty { options.results = results }
        guard options.collectors.count == options.results.count else {
            throw UsageError.refused(
                "each --collector needs a --results-address: \(options.collectors.count) "
                    + "and \(options.results.count) were given", command: invocation.command.name)
        }
        options.monitor = MonitorPlace(try DaemonOptions.monitor(invocation))
        if let chunk = invocation.integer("chunk") { options.largestChunk = chunk }
        options.keys = invocation.value("keys")
        let service = ControllerService(options, stop: try StopControl.ofProcess())
        let exit = try service.run { DaemonOptions.announce("controller", $0, invocation, console) }
        return DaemonOptions.code(exit)
    }
}
