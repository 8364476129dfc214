import LayoutWorker

/// `layoutctl collector`: the daemon that records results.
enum CollectorCommand {
    static let command = Command(
        path: ["collector"],
        summary: "run the daemon that records frames and serves them",
        details: [
            "Each variant is recorded once, on disk before it is acknowledged. The folder can be "
                + "read with \"layoutctl results\" while the daemon runs. SIGTERM drains; a second "
                + "one ends at once."
        ],
        examples: [
            .init(
                line: "layoutctl collector --results /var/lib/layoutctl/results",
                purpose: "on the usual ports of this machine")
        ],
        arguments: [],
        options: [
            .single(
                "results", .text("DIR"),
                "Where results are kept; \(ResultsCommand.standardFolder) if not said.",
                .folder),
            DaemonOptions.address(
                "workers-address", PoolAddresses.collectorWorkers, "Where workers bring frames"
            ).formerly("workers"),
            DaemonOptions.address(
                "clients", PoolAddresses.collectorClients, "Where clients read results"),
            DaemonOptions.address(
                "controller", PoolAddresses.controllerWorkers, "The controller, for workers"),
            .single(
                "shard", .integer("N", 0...255),
                "Its place in the controller's list of collectors; 0, the first, if not said."),
            .single(
                "budget", .integer("MIB", 1...1_073_741_824),
                "MiB the results may take; jobs are refused beyond. What the disk has if not said."
            ),
            DaemonOptions.monitor,
            DaemonOptions.keys,
            DaemonOptions.insecure,
            DaemonOptions.log,
        ],
        run: run)

    @Sendable private static func run(
        _ invocation: Invocation, _ console: Console
    ) throws -> ExitCode {
        var options = CollectorOptions(
            folder: invocation.value("results") ?? ResultsCommand.standardFolder,
            logLevel: DaemonOptions.level(invocation))
        try DaemonOptions.set(
            &options, invocation,
            ["workers-address": \.workers, "clients": \.clients, "controller": \.controller])
        try DaemonOptions.refuseEqual(
            ["clients": options.clients, "workers-address": options.workers], invocation)
        options.monitor = MonitorPlace(try DaemonOptions.monitor(invocation))
        options.shard = invocation.integer("shard") ?? 0
        if let size = invocation.integer("budget") { options.budget = size << 20 }
        options.keys = invocation.value("keys")
        let service = CollectorService(options, stop: try StopControl.ofProcess())
        let exit = try service.run { DaemonOptions.announce("collector", $0, invocation, console) }
        return DaemonOptions.code(exit)
    }
}
