import Foundation

@testable import LayoutWorker

/// What the parts of a pool cost on one machine, as `scripts/scale costs` measured it. Microseconds of one core unless said
/// otherwise; what the state machines themselves cost is measured while they run.
struct CostTable: Codable {
    /// Work of a kind: what its variants cost a worker.
    struct Load: Codable {
        /// Its name.
        var name: String
        /// A variant on a warm solver.
        var warm: CostHistogram
        /// The first variant of a specification: its solver is built.
        var cold: CostHistogram
        /// Bytes of a recorded variant.
        var variantBytes: Double
        /// Putting a variant into a burst and encoding it.
        var encodeMicroseconds: Double
        /// Specifications of the load that was measured, and variants of each.
        var jobs: Int
        /// Variants of each.
        var variants: Int
    }

    /// Where it was measured.
    var machine: String
    /// One message without payload, taken or sent, in the thread of a service.
    var messageMicroseconds: Double
    /// The same in the library's own thread, which has a core of its own if there is one.
    var libraryMicroseconds: Double
    /// A byte of payload, taken or sent; nanoseconds.
    var payloadNanoseconds: Double
    /// A turn of a service's loop without work.
    var turnMicroseconds: Double
    /// Checking and appending a burst, without its bytes.
    var burstMicroseconds: Double
    /// Checking, appending and writing a byte; nanoseconds.
    var recordNanoseconds: Double
    /// A commit to disk, waiting included, without its bytes.
    var commitMicroseconds: Double
    /// From one process to another on a network; not measured but taken.
    var latencyMicroseconds: Double
    /// Kinds of work.
    var loads: [Load]

    /// The table of a file.
    static func read(_ path: String) throws -> CostTable {
        try JSONDecoder().decode(CostTable.self, from: try Data(contentsOf: URL(filePath: path)))
    }

    /// Writes it, keys sorted.
    func write(_ path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        try (encoder.encode(self) + Data("\n".utf8)).write(to: URL(filePath: path))
    }
}

/// Measured durations by size: ten steps a decade from a tenth of a microsecond on.
struct CostHistogram: Codable {
    /// Number of durations by step.
    private(set) var steps: [Int: Int] = [:]
    /// Sum of all, microseconds.
    private(set) var sum = 0.0

    /// Number of durations.
    var count: Int { steps.values.reduce(0, +) }
    /// Their mean, microseconds; 0 for none.
    var mean: Double { count == 0 ? 0 : sum / Double(count) }

    /// Counts a duration.
    mutating func add(_ microseconds: Double) {
        let step = Int((10 * log10(max(microseconds, 0.1) / 0.1)).rounded(.down))
        steps[step, default: 0] += 1
        sum += microseconds
    }

    /// Keeps the shape and takes another mean.
    mutating func setMean(_ microseconds: Double) { sum = microseconds * Double(count) }

    /// A way to draw durations that are distributed so, with the very mean.
    var drawing: Drawing { Drawing(self) }

    /// Draws durations.
    struct Drawing {
        private var limits: [(upTo: Int, value: Double)] = []
        private let count: Int
        let mean: Double

        fileprivate init(_ histogram: CostHistogram) {
            count = histogram.count
            mean = histogram.mean
            var below = 0
            var sum = 0.0
            for (step, number) in histogram.steps.sorted(by: { $0.key < $1.key }) {
                below += number
                let value = 0.1 * pow(10, (Double(step) + 0.5) / 10)
                sum += value * Double(number)
                limits.append((below, value))
            }
            let scale = sum > 0 ? histogram.sum / sum : 1
            for index in limits.indices { limits[index].value *= scale }
        }

        /// The sum of so many durations; many are so many times the mean.
        func sum(of number: Int, _ random: inout SplitMix64) -> Double {
            if count == 0 || number > 64 { return mean * Double(number) }
            var total = 0.0
            for _ in 0..<number {
                let place = Int.random(in: 0..<count, using: &random)
                total += limits.first { place < $0.upTo }?.value ?? mean
            }
            return total
        }
    }
}
