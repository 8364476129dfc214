import LayoutWorker

/// `layoutctl up`: a pool of one machine in one command.
enum UpCommand {
    static let command = Command(
        path: ["up"],
        summary: "run controller, collector and workers of one machine",
        details: [
            "One command instead of three daemons. Workers that die are started again. Ended by "
                + "SIGTERM or Ctrl-C, or killed, it leaves no worker behind; started again with the "
                + "same folder it goes on where it was."
        ],
        examples: [
            .init(line: "layoutctl up --folder pool", purpose: "a worker on every core"),
            .init(
                line: "layoutctl submit Examples/jobs/login.json --controller tcp://127.0.0.1:7341",
                purpose: "in another terminal: hand a job over"),
            .init(line: "layoutctl results pool", purpose: "what was recorded"),
        ],
        arguments: [],
        options: [
            .single(
                "folder", .text("DIR"),
                "Where the queue and the results are kept; layoutctl-pool if not said.", .folder),
            .single(
                "workers", .integer("N", 1...1024), "Worker processes; one a core if not said."),
            DaemonOptions.address(
                "clients", PoolAddresses.controllerClients, "Where clients connect"),
            DaemonOptions.address(
                "results-address", PoolAddresses.collectorClients, "Where clients read results"
            ).formerly("results"),
            DaemonOptions.monitor,
            DaemonOptions.log,
        ] + TextOptions.options,
        run: run)

    @Sendable private static func run(
        _ invocation: Invocation, _ console: Console
    ) throws -> ExitCode {
        var options = UpOptions(
            folder: invocation.value("folder") ?? "layoutctl-pool",
            workers: invocation.integer("workers"), logLevel: DaemonOptions.level(invocation),
            textSources: TextOptions.sources(invocation))
        try DaemonOptions.set(
            &options, invocation, ["clients": \.clients, "results-address": \.results])
        try DaemonOptions.refuseEqual(
            ["clients": options.clients, "results-address": options.results], invocation)
        options.monitor = try DaemonOptions.monitor(invocation)
        try UpService(options).run { clients, results, monitor in
            ServiceManager.tellReady()
            console.say(
                "up: clients at \(clients), results at \(results)"
                    + DaemonOptions.watched(monitor))
        }
        return .success
    }
}
