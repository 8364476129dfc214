import LayoutWorker

/// `layoutctl workers list|drain`.
enum WorkersCommand {
    static let commands = [list, drain]

    private static let list = Command(
        path: ["workers", "list"],
        summary: "list the workers of a pool",
        details: [],
        examples: [.init(line: "layoutctl workers list", purpose: "name, state, what they hold")],
        arguments: [],
        options: ControllerAddress.options + [ControllerAddress.format],
        run: { invocation, console in
            try write(ControllerAddress.client(invocation).status().workers, invocation, console)
            return .success
        })

    private static let drain = Command(
        path: ["workers", "drain"],
        summary: "ask workers to finish what they have and leave",
        details: [
            "A worker hands over the variant it is at, gives the rest back and ends; nothing is "
                + "counted against a job. What keeps it running, such as systemd, may start it again."
        ],
        examples: [.init(line: "layoutctl workers drain rack-7:4211", purpose: "one worker")],
        arguments: [
            .init(
                name: "WORKER", arity: .oneOrMore, summary: "Names or uuids of workers.",
                completion: .none)
        ],
        options: ControllerAddress.options + [ControllerAddress.format],
        run: { invocation, console in
            let client = try ControllerAddress.client(invocation)
            var workers: [WorkerStatus] = []
            for name in invocation.arguments {
                workers += try client.drain(worker: name).workers.filter {
                    $0.name == name || $0.uuid == name
                }
            }
            try write(workers, invocation, console)
            return .success
        })

    private static func write(
        _ workers: [WorkerStatus], _ invocation: Invocation, _ console: Console
    ) throws {
        if invocation.value("format") == "ndjson" {
            for worker in workers { console.writeLine(try ControllerAddress.json(worker)) }
        } else {
            PoolStatusText.lines(workers).forEach(console.writeLine)
        }
    }
}
