import FoundationEssentials
import Glibc
import LayoutSolver

/// Replays a problem file: `problem-file FILE [--values] [--stepwise]`. One `= v0 v1 ...` line a solve, or `! reason`; a report as JSON on standard error.
func run() -> Int32 {
    let arguments = CommandLine.arguments.dropFirst()
    let names = arguments.filter { !$0.hasPrefix("--") }
    guard let name = names.first, names.count == 1,
        arguments.allSatisfy({ !$0.hasPrefix("--") || ["--values", "--stepwise"].contains($0) })
    else {
        write("usage: problem-file FILE [--values] [--stepwise]\n", to: FileHandleNumber.error)
        return 2
    }
    guard let data = FileManager.default.contents(atPath: name) else {
        write("problem-file: cannot read \(name)\n", to: FileHandleNumber.error)
        return 3
    }
    do {
        let script = try ProblemScript(String(decoding: data, as: UTF8.self))
        var replay = Replay(
            script, name: name, printsValues: arguments.contains("--values"),
            isStepwise: arguments.contains("--stepwise"))
        replay.run()
        write(replay.report(), to: FileHandleNumber.error)
        return 0
    } catch {
        write("problem-file: \(name): \(error)\n", to: FileHandleNumber.error)
        return 3
    }
}

exit(run())
