import Glibc
import LayoutWorker

/// `layoutctl top`: a pool as it works.
enum TopCommand {
    static let command = Command(
        path: ["top"],
        summary: "watch a pool: its workers and open jobs, again and again",
        details: [
            "On a terminal each picture replaces the one before; elsewhere they follow one another. "
                + "Ctrl-C ends it."
        ],
        examples: [.init(line: "layoutctl top", purpose: "the controller on this machine")],
        arguments: [],
        options: ControllerAddress.options + [
            .single("interval", .integer("SECONDS", 1...3_600), "Time between; 1 if not said."),
            .single(
                "count", .integer("N", 1...1_000_000), "Pictures to show; endless if not said."),
        ],
        run: run)

    @Sendable private static func run(
        _ invocation: Invocation, _ console: Console
    ) throws -> ExitCode {
        let client = try ControllerAddress.client(invocation)
        let interval = invocation.integer("interval") ?? 1
        var left = invocation.integer("count") ?? .max
        let clears = isatty(STDOUT_FILENO) == 1
        while !console.isClosed {
            let open = try client.list().filter { !$0.state.isFinal }
            let lines = PoolStatusText.lines(
                try client.status(), open, none: "no open jobs; `layoutctl jobs list` has all")
            // Home and clear to the end: less flicker than clearing first.
            if clears { console.write("\u{1B}[H\u{1B}[2J") }
            lines.forEach(console.writeLine)
            if !clears { console.writeLine("") }
            console.flush()
            left -= 1
            if left == 0 { break }
            sleep(UInt32(interval))
        }
        return .success
    }
}
