import LayoutWorker

/// `layoutctl worker`: the daemon that solves.
enum WorkerCommand {
    static let command = Command(
        path: ["worker"],
        summary: "run a daemon that solves what the controller hands out",
        details: [
            "One worker uses one core; start as many as there are. It keeps warm solvers up to its "
                + "memory limit. SIGTERM finishes what is under way, hands the rest back and ends; a "
                + "second one ends at once and loses nothing either."
        ],
        examples: [
            .init(line: "layoutctl worker", purpose: "for the controller on this machine")
        ],
        arguments: [],
        options: [
            DaemonOptions.address(
                "controller", PoolAddresses.controllerWorkers, "The controller, for workers"),
            .single(
                "collector", .text("ADDRESS"),
                "The collector, for workers; the controller says it if not said."),
            .single(
                "cache", .integer("MIB", 1...1_048_576),
                "MiB of warm solvers to keep; 512 if not said."),
            DaemonOptions.monitor,
            DaemonOptions.key,
            DaemonOptions.insecure,
            DaemonOptions.log,
        ] + TextOptions.options,
        run: run)

    @Sendable private static func run(
        _ invocation: Invocation, _ console: Console
    ) throws -> ExitCode {
        var options = WorkerOptions(
            collector: try DaemonOptions.address("collector", invocation),
            logLevel: DaemonOptions.level(invocation),
            textSources: TextOptions.sources(invocation))
        try DaemonOptions.set(&options, invocation, ["controller": \.controller])
        options.monitor = MonitorPlace(try DaemonOptions.monitor(invocation))
        if let size = invocation.integer("cache") { options.cacheBytes = size << 20 }
        options.key = try DaemonOptions.key(invocation, for: .worker)
        let service = WorkerService(options, stop: try WorkerService.stopControl())
        let exit = try service.run { monitor in
            // A worker waits for its controller as long as it takes: it is ready when it runs.
            ServiceManager.tellReady()
            if !service.isPrivate {
                console.say(
                    "worker: controller at \(options.controller)" + DaemonOptions.watched(monitor))
            }
        }
        return DaemonOptions.code(exit)
    }
}
