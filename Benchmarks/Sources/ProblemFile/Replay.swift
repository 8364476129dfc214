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
struct Replay {
    private let script: ProblemScript
    private let name: String
    private let printsValues: Bool
    private var coldMilliseconds = 0.0
    private var stepMilliseconds: [Double] = []
    private var failures = 0
    private var conflicts = 0
    private var heapBytes = 0
    private var output = ""

    init(_ script: ProblemScript, name: String, printsValues: Bool) {
        self.script = script
        self.name = name
        self.printsValues = printsValues
    }

    /// Carries all commands out in order.
    mutating func run() {
        var state = ScriptState(script)
        var solver: ParametricSolver?
        var values = Array(repeating: 0.0, count: script.variableCount)
        let clock = ContinuousClock()
        var start = clock.now
        var isFirst = true
        for command in script.commands {
            state.apply(command)
            guard case .solve = command else { continue }
            let failure = answer(&state, &solver, &values)
            let took = Double((clock.now - start) / .nanoseconds(1)) / 1e6
            if isFirst {
                coldMilliseconds = took
                heapBytes = solver?.byteCount ?? 0
            } else {
                stepMilliseconds.append(took)
            }
            isFirst = false
            if printsValues { show(values, failure: failure) }
            start = clock.now
        }
        if printsValues { write(output, to: FileHandleNumber.output) }
    }

    /// Solves; the reason when there is no answer in the sense of the format.
    private mutating func answer(
        _ state: inout ScriptState, _ solver: inout ParametricSolver?, _ values: inout [Double]
    ) -> String? {
        do {
            if state.isFamilyStale || solver == nil {
                solver = try ParametricSolver(state.family(), rounding: .none)
            }
            guard let solution = try solver?.solve(at: state.parameters, into: &values) else {
                return "failed"
            }
            if solver?.report(solution.report).conflicts.isEmpty == true { return nil }
            conflicts += 1
            return "infeasible"
        } catch {
            failures += 1
            solver = nil
            return "failed: \(error)".split(separator: "\n").joined(separator: "\\n")
        }
    }

    private mutating func show(_ values: [Double], failure: String?) {
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
