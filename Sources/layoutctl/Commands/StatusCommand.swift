import FoundationEssentials
import LayoutCore
import LayoutWorker

/// `layoutctl status`: a pool and its jobs.
enum StatusCommand {
    static let command = Command(
        path: ["status"],
        summary: "show a pool: its workers, its jobs, and why a job waits",
        details: [],
        examples: [
            .init(line: "layoutctl status", purpose: "the controller on this machine"),
            .init(line: "layoutctl status login", purpose: "one job, and why it waits"),
        ],
        arguments: [
            .init(
                name: "JOB", arity: .optional, summary: "A job; all of them without it.",
                completion: .none)
        ],
        options: ControllerAddress.options + [ControllerAddress.format],
        run: run)

    /// All of a pool as one line of JSON.
    private struct Line: Encodable {
        var pool: PoolStatus
        var jobs: [JobStatus]
    }

    @Sendable private static func run(
        _ invocation: Invocation, _ console: Console
    ) throws -> ExitCode {
        if let job = invocation.arguments.first {
            try JobsCommand.explain(job, invocation, console)
            return .success
        }
        let client = try ControllerAddress.client(invocation)
        let pool = try client.status()
        let jobs = try client.list()
        if invocation.value("format") != "ndjson" {
            PoolStatusText.lines(pool, jobs).forEach(console.writeLine)
        } else {
            console.writeLine(try ControllerAddress.json(Line(pool: pool, jobs: jobs)))
        }
        return .success
    }
}

/// How the commands about a running pool find it and print what it says.
enum ControllerAddress {
    /// The option that names the controller.
    static let option = DaemonOptions.address(
        "controller", PoolAddresses.controllerClients, "The controller, for clients")
    /// All that says how to reach it.
    static let options = [option, DaemonOptions.key, DaemonOptions.insecure]
    /// The option that says how to print.
    static let format = Command.Option.single(
        "format", .choice(["table", "ndjson"]), "How to print; table if not said.")

    /// A client of the controller that the option names.
    static func client(_ invocation: Invocation) throws -> ControllerClient {
        try ControllerClient(
            try DaemonOptions.address("controller", invocation) ?? PoolAddresses.controllerClients,
            key: try DaemonOptions.key(invocation, for: .client))
    }

    /// A value as one line of JSON with sorted keys.
    static func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
