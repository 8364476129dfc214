import Glibc
import LayoutSolver

/// Numbers of the standard streams.
enum FileHandleNumber {
    static let output: Int32 = 1
    static let error: Int32 = 2
}

/// Writes all of a text to a file descriptor.
func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
        var done = 0
        while done < bytes.count {
            let rest = unsafe UnsafeRawBufferPointer(
                rebasing: UnsafeRawBufferPointer(bytes)[done...])
            let count = unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
            if count <= 0 { return }
            done += count
        }
    }
}

/// Replays a script and times its steps.
///
/// After the first, solves between which only parameters change are one batch, and each gets an equal share of its time:
/// that of building, if the family changed, and of the solver with the points in its hands.
struct Replay {
    private let script: ProblemScript
    private let name: String
    private let printsValues: Bool
    private let isStepwise: Bool
    private let limits: SolverLimits
    private var state: ScriptState
    private var coldMilliseconds = 0.0
    private var stepMilliseconds: [Double] = []
    private var hasSolved = false
    private var failures = 0
    private var conflicts = 0
    private var heapBytes = 0
    private var output = ""
    /// Parameters of solves that wait for their batch.
    private var waiting: [Double] = []
    private var waitingCount = 0
    /// Time spent on building since the last batch. Gathering points from the script does not count: they are the input.
    private var building = Duration.zero

    init(
        _ script: ProblemScript, name: String, printsValues: Bool, isStepwise: Bool,
        limits: SolverLimits
    ) {
        self.script = script
        self.name = name
        self.printsValues = printsValues
        self.isStepwise = isStepwise
        self.limits = limits
        state = ScriptState(script)
    }

    /// Carries all commands out in order.
    mutating func run() {
        Replay.wakeRuntime()
        var solver: ParametricSolver?
        for command in script.commands {
            if state.isStructural(command), waitingCount > 0 { flush(&solver) }
            state.apply(command)
            guard case .solve = command else { continue }
            if state.isFamilyStale || solver == nil { build(&solver) }
            waiting += state.parameters
            waitingCount += 1
            // The clock is read once a batch: twice a size would be a part of what is measured.
            if !hasSolved || isStepwise { flush(&solver) }
        }
        if waitingCount > 0 { flush(&solver) }
        if printsValues { write(output, to: FileHandleNumber.output) }
    }

    /// Solves a toy once: the runtime looks generic types up at their first use, which is no cost of solving.
    private static func wakeRuntime() {
        let size = LinearExpression(terms: [.init(0, 1)], parameters: [.init(0, -1)])
        let toy = LinearProblem(
            variableCount: 2, parameterCount: 1, parameterLowerBounds: [0],
            constraints: [
                LinearConstraint(size, .equal),
                LinearConstraint(
                    LinearExpression(terms: [.init(1, 1), .init(0, -0.5)]), .lessThanOrEqual),
                LinearConstraint(LinearExpression(terms: [.init(1, 1)]), .greaterThanOrEqual),
                LinearConstraint(
                    LinearExpression(terms: [.init(1, 1)], constant: -1), .equal, priority: 500),
            ], tieBreak: [])
        // Out of order and enough of them that sorting does all it can.
        let sizes = (0..<64).map { Double($0 * 37 % 64) }
        var values = Array(repeating: 0.0, count: 2 * sizes.count)
        var solver = try? ParametricSolver(toy)
        _ = try? solver?.solve(sweep: sizes, count: sizes.count, into: &values)
    }

    /// Makes the solver of the family as it is now.
    private mutating func build(_ solver: inout ParametricSolver?) {
        let clock = ContinuousClock()
        let start = clock.now
        defer { building += clock.now - start }
        do {
            solver = try ParametricSolver(state.family(), limits: limits, rounding: .none)
        } catch {
            solver = nil
        }
    }

    /// Solves what waits.
    private mutating func flush(_ solver: inout ParametricSolver?) {
        var values = Array(repeating: 0.0, count: waitingCount * script.variableCount)
        let clock = ContinuousClock()
        var solutions: [Solution] = []
        var error: SolverError?
        let start = clock.now
        do throws(SolverError) {
            solutions =
                try solver?.solve(
                    sweep: waiting, count: waitingCount, into: &values, findsAmbiguity: false)
                ?? []
        } catch let thrown {
            error = thrown
        }
        let took = building + (clock.now - start)
        let failures = reasons(solutions, error, &solver)
        let share = Double(took / .nanoseconds(1)) / 1e6 / Double(waitingCount)
        if hasSolved {
            stepMilliseconds += Array(repeating: share, count: waitingCount)
        } else {
            coldMilliseconds = share
            heapBytes = solver?.byteCount ?? 0
        }
        hasSolved = true
        if printsValues {
            for at in 0..<waitingCount {
                let first = at * script.variableCount
                show(values[first..<first + script.variableCount], failure: failures[at])
            }
        }
        waiting.removeAll(keepingCapacity: true)
        waitingCount = 0
        building = .zero
    }

    /// For each point the reason when it has no answer in the sense of the format.
    private mutating func reasons(
        _ solutions: [Solution], _ error: SolverError?, _ solver: inout ParametricSolver?
    ) -> [String?] {
        if let error {
            failures += waitingCount
            solver = nil
            let reason = "failed: \(error)".split(separator: "\n").joined(separator: "\\n")
            return Array(repeating: reason, count: waitingCount)
        }
        guard solutions.count == waitingCount else {
            return Array(repeating: "failed", count: waitingCount)
        }
        return solutions.map { solution in
            if solver?.report(solution.report).conflicts.isEmpty == true { return nil }
            conflicts += 1
            return "infeasible"
        }
    }

    private mutating func show(_ values: ArraySlice<Double>, failure: String?) {
        if let failure {
            output += "! \(failure)\n"
        } else {
            output += "="
            for value in values { output += " \(value)" }
            output += "\n"
        }
    }

    /// The report as one line of JSON.
    func report() -> String {
        let sorted = stepMilliseconds.sorted()
        func at(_ share: Double) -> Double {
            sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]
        }
        var usage = rusage()
        _ = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        let fields = [
            "\"solver\": \"layoutctl\"", "\"file\": \"\(name)\"",
            "\"cold_ms\": \(coldMilliseconds)", "\"steps\": \(stepMilliseconds.count)",
            "\"step_ms_median\": \(at(0.5))", "\"step_ms_p99\": \(at(0.99))",
            "\"step_ms_max\": \(at(1))",
            "\"steps_ms_total\": \(stepMilliseconds.reduce(0, +))",
            "\"peak_rss_mib\": \(Double(usage.ru_maxrss) / 1024)",
            "\"heap_mib\": \(Double(heapBytes) / 1_048_576)", "\"conflicts\": \(conflicts)",
            "\"failures\": \(failures)",
        ]
        return "{" + fields.joined(separator: ", ") + "}\n"
    }
}
