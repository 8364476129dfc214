import LayoutReport
import LayoutWorker

/// `layoutctl jobs list|why|cancel|retry|forget`.
enum JobsCommand {
    static let commands = [list, why, cancel, retry, forget]

    private static let job = Command.Argument(
        name: "JOB", arity: .oneOrMore, summary: "Ids of jobs.", completion: .none)

    private static let list = Command(
        path: ["jobs", "list"],
        summary: "list the jobs of a pool",
        details: [],
        examples: [.init(line: "layoutctl jobs list", purpose: "in the order of acceptance")],
        arguments: [],
        options: ControllerAddress.options + [ControllerAddress.format],
        run: { invocation, console in
            let jobs = try ControllerAddress.client(invocation).list()
            if invocation.value("format") == "ndjson" {
                for job in jobs { console.writeLine(try ControllerAddress.json(job)) }
            } else {
                PoolStatusText.lines(jobs).forEach(console.writeLine)
            }
            return .success
        })

    private static let why = Command(
        path: ["jobs", "why"],
        summary: "say why a job waits",
        details: [],
        examples: [.init(line: "layoutctl jobs why login", purpose: "most important reason first")],
        arguments: [.init(name: "JOB", arity: .one, summary: "A job's id.", completion: .none)],
        options: ControllerAddress.options + [ControllerAddress.format],
        run: { invocation, console in
            try explain(invocation.arguments[0], invocation, console)
            return .success
        })

    /// Prints how a job stands and why it waits.
    static func explain(
        _ job: String, _ invocation: Invocation, _ console: Console
    ) throws {
        let explanation = try ControllerAddress.client(invocation).explain(job)
        if invocation.value("format") == "ndjson" {
            console.writeLine(try ControllerAddress.json(explanation))
        } else {
            PoolStatusText.lines([explanation.status]).forEach(console.writeLine)
            explanation.reasons.forEach { console.writeLine("  \($0)") }
        }
    }

    private static let cancel = Command(
        path: ["jobs", "cancel"],
        summary: "stop jobs; what is recorded stays",
        details: [],
        examples: [.init(line: "layoutctl jobs cancel login", purpose: "one job")],
        arguments: [job],
        options: ControllerAddress.options,
        run: { invocation, console in
            let client = try ControllerAddress.client(invocation)
            for job in invocation.arguments {
                let (recorded, dropped, ended) = try client.cancel(job)
                console.writeLine(
                    "\(job): " + (ended.map { "had ended before: \($0.rawValue), " } ?? "")
                        + "\(CountText.text(recorded, "variant")) recorded, \(dropped) dropped")
            }
            return .success
        })

    private static let retry = Command(
        path: ["jobs", "retry"],
        summary: "try the quarantined variants of jobs again",
        details: [],
        examples: [
            .init(
                line: "layoutctl jobs retry login",
                purpose: "once what they failed of is mended")
        ],
        arguments: [job],
        options: ControllerAddress.options,
        run: { invocation, console in
            let client = try ControllerAddress.client(invocation)
            let jobs = try invocation.arguments.map { try client.retry($0) }
            PoolStatusText.lines(jobs).forEach(console.writeLine)
            return .success
        })

    private static let forget = Command(
        path: ["jobs", "forget"],
        summary: "remove finished jobs with their results",
        details: [],
        examples: [.init(line: "layoutctl jobs forget login", purpose: "one job")],
        arguments: [job],
        options: ControllerAddress.options,
        run: { invocation, console in
            let client = try ControllerAddress.client(invocation)
            for job in invocation.arguments {
                try client.forget(job)
                console.writeLine("\(job): forgotten")
            }
            return .success
        })
}
