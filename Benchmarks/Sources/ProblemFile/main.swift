import FoundationEssentials
import Glibc
import LayoutSolver

private let usage = """
    usage: problem-file FILE [--values] [--stepwise] [--pivots COUNT]
           problem-file FILE --random COUNT
           problem-file FILE --explain [--walk VAR FROM TO]

      --values    print "= v0 v1 ..." or "! reason" for each solve
      --stepwise  solve one point at a time instead of in batches
      --pivots    give each solve no more pivots than COUNT; the reason of one that needs more holds the problem's dump
      --random    time COUNT random sizes of the file's first problem
      --explain   print values, conflicts and freedom of each solve as a line of JSON
      --walk      besides, where something switches while the suggestion of VAR runs from FROM to TO

    """

/// Replays a problem file; a report as JSON goes to standard error.
private func run() -> Int32 {
    var options = Array(CommandLine.arguments.dropFirst())
    var randomCount: Int?
    if let at = options.firstIndex(of: "--random"), at + 1 < options.count {
        randomCount = Int(options[at + 1])
        options.removeSubrange(at...at + 1)
    }
    var limits = SolverLimits.standard
    if let at = options.firstIndex(of: "--pivots"), at + 1 < options.count {
        limits.pivots = Int(options[at + 1]) ?? limits.pivots
        options.removeSubrange(at...at + 1)
    }
    var walk: Explanation.Walk?
    if let at = options.firstIndex(of: "--walk"), at + 3 < options.count {
        walk = Explanation.Walk(options[at + 1], options[at + 2], options[at + 3])
        options.removeSubrange(at...at + 3)
    }
    let names = options.filter { !$0.hasPrefix("--") }
    let known = ["--values", "--stepwise", "--explain"]
    guard names.count == 1, options.allSatisfy({ !$0.hasPrefix("--") || known.contains($0) }) else {
        write(usage, to: FileHandleNumber.error)
        return 2
    }
    guard let data = FileManager.default.contents(atPath: names[0]) else {
        write("problem-file: cannot read \(names[0])\n", to: FileHandleNumber.error)
        return 3
    }
    do {
        let script = try ProblemScript(String(decoding: data, as: UTF8.self))
        if let randomCount, randomCount > 0 {
            var state = ScriptState(script)
            for command in script.commands {
                state.apply(command)
                if case .solve = command { break }
            }
            let report = try RandomSweep(state.family(), count: randomCount).run()
            write(report, to: FileHandleNumber.output)
            return 0
        }
        if options.contains("--explain") {
            try Explanation(script, walk: walk).print()
            return 0
        }
        var replay = Replay(
            script, name: names[0], printsValues: options.contains("--values"),
            isStepwise: options.contains("--stepwise"), limits: limits)
        replay.run()
        write(replay.report(), to: FileHandleNumber.error)
        return 0
    } catch {
        write("problem-file: \(names[0]): \(error)\n", to: FileHandleNumber.error)
        return 3
    }
}

exit(run())
