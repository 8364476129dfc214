import FoundationEssentials
import Glibc
import LayoutCore
import LayoutSolver

/// What one kind of step costs, printed as a line of JSON.
func measure(_ name: String, _ layout: Layout, keyboard: String?, steps: Int, scripts: String?)
    throws
{
    var environment = Environment(size: Size(390, 844))
    environment.safeArea = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let built = now()
    var solver = try FamilySolver(layout, in: environment)
    _ = try solver.solve()
    let cold = now() - built
    var random = SeededGenerator()
    // Drawn before the clock starts.
    let sizes = (0..<max(steps, 1)).map { _ in
        Size(
            (Double.random(in: 320...1366, using: &random) * 4).rounded() / 4,
            (Double.random(in: 568...1366, using: &random) * 4).rounded() / 4)
    }
    func step(_ number: Int, _ solver: inout FamilySolver) throws {
        guard let keyboard else {
            solver.environment.size = sizes[number]
            return
        }
        try solver.apply([.setConstant(keyboard, number % 2 == 0 ? -125 : 0)])
    }
    var nanoseconds: [Int] = []
    nanoseconds.reserveCapacity(steps)
    var hits = 0
    for number in 0..<steps {
        let start = now()
        try step(number, &solver)
        let result = try solver.solve()
        nanoseconds.append(now() - start)
        if result.trace.isHit { hits += 1 }
    }
    nanoseconds.sort()
    print(
        "{\"name\": \"\(name)\", \"views\": \(solver.items.items.count), \"steps\": \(steps), "
            + "\"cold_ms\": \(Double(cold) / 1e6), \"median_us\": \(Double(nanoseconds[steps / 2]) / 1000), "
            + "\"late_us\": \(Double(nanoseconds[steps * 99 / 100]) / 1000), \"hits\": \(hits), "
            + "\"bytes\": \(solver.byteCount)}")
    guard let scripts else { return }
    let first = try solver.numbers()
    var script = LinearScript(first.problem, first.parameters)
    for number in 0..<min(200, steps) {
        try step(number, &solver)
        script.append(try solver.numbers().parameters)
    }
    try Data(script.text.utf8).write(to: URL(filePath: "\(scripts)/\(name).lcp"))
}

/// Nanoseconds of a clock that never goes back.
func now() -> Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// The screens and the constraint whose constant moves; nil where the size does.
let screens: [(name: String, layout: () throws -> Layout, keyboard: String?)] = [
    ("login-size", loginLayout, nil), ("login-keyboard", loginLayout, "formMiddle"),
    ("settings-size", settingsLayout, nil), ("settings-keyboard", settingsLayout, "toolBottom"),
]

// engine steps STEPS [FOLDER]: the screens, their edits as scripts into the folder.
// engine step NAME STEPS: one screen alone, for a profiler.
// engine corpus FOLDER FILE...: Interface Builder documents, their edits as scripts into the folder.
let arguments = Array(CommandLine.arguments.dropFirst())
let steps = arguments.dropFirst(arguments.first == "step" ? 2 : 1).first.flatMap { Int($0) }
if arguments.first == "corpus", arguments.count > 2 {
    try corpus(Array(arguments[2...]), scripts: arguments[1])
} else if arguments.first == "step", arguments.count > 1 {
    for screen in screens where screen.name == arguments[1] {
        try measure(
            screen.name, try screen.layout(), keyboard: screen.keyboard, steps: steps ?? 20_000,
            scripts: nil)
    }
} else {
    let folder = arguments.count > 2 ? arguments[2] : nil
    for screen in screens {
        try measure(
            screen.name, try screen.layout(), keyboard: screen.keyboard, steps: steps ?? 20_000,
            scripts: folder)
    }
    try measure("list-5000", try listLayout(rows: 1000), keyboard: nil, steps: 200, scripts: nil)
}
