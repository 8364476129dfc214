import Glibc
import LayoutSolver

/// A million sizes nobody chose: random fractional values for all parameters of a file's family, in random order.
///
/// Times the sweep in batches, sums all values up, and solves samples again from cold to compare them bit for bit.
struct RandomSweep {
    private let family: LinearProblem
    private let count: Int
    private static let batchSize = 2_048
    private static let sampleCount = 1_000

    /// Ranges of the parameters: those of screens, width and height in turn.
    private static let ranges: [ClosedRange<Double>] = [320...1366, 480...1366]

    init(_ family: LinearProblem, count: Int) {
        self.family = family
        self.count = count
    }

    /// The report as one line of JSON.
    func run() throws -> String {
        var random = SplitMix64(state: 2026)
        let width = family.parameterCount
        let points = (0..<count * width).map {
            Double.random(
                in: RandomSweep.ranges[$0 % width % RandomSweep.ranges.count], using: &random)
        }
        let samples = Set(
            (0..<min(count, RandomSweep.sampleCount)).map { _ in
                Int.random(in: 0..<count, using: &random)
            })
        var kept: [(point: Int, values: [Double])] = []
        var values = Array(
            repeating: 0.0, count: RandomSweep.batchSize * family.variableCount)
        var solver = try ParametricSolver(family)
        let clock = ContinuousClock()
        var took = Duration.zero
        var processorSeconds = 0.0
        var checksum = 0.0
        var start = 0
        while start < count {
            let end = min(count, start + RandomSweep.batchSize)
            let batch = Array(points[start * width..<end * width])
            let begin = clock.now
            let processorBegin = processorTime()
            _ = try solver.solve(
                sweep: batch, count: end - start, into: &values, findsAmbiguity: false)
            processorSeconds += processorTime() - processorBegin
            took += clock.now - begin
            for at in 0..<(end - start) * family.variableCount { checksum += values[at] }
            for point in start..<end where samples.contains(point) {
                let first = (point - start) * family.variableCount
                kept.append((point, Array(values[first..<first + family.variableCount])))
            }
            start = end
        }
        var equal = 0
        var cold = Array(repeating: 0.0, count: family.variableCount)
        for (point, values) in kept {
            var fresh = try ParametricSolver(family)
            _ = try fresh.solve(
                at: Array(points[point * width..<(point + 1) * width]), into: &cold)
            if cold.map(\.bitPattern) == values.map(\.bitPattern) { equal += 1 }
        }
        let microseconds = Double(took / .nanoseconds(1)) / 1e3 / Double(count)
        return "{\"sizes\": \(count), \"us_per_size\": \(microseconds), "
            + "\"cpu_us_per_size\": \(processorSeconds * 1e6 / Double(count)), \"checksum\": \(checksum), "
            + "\"samples\": \(kept.count), \"samples_equal_to_cold\": \(equal)}\n"
    }
}

/// Seconds of processor time that the process has used; unlike the clock it does not see other processes.
private func processorTime() -> Double {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// A small generator, the same everywhere.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
