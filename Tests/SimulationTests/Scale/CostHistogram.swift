import Foundation

@testable import LayoutWorker

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

    /// Counts the durations of another, each so many times as long; the shape is kept as it was counted.
    mutating func add(_ other: CostHistogram, scaledBy factor: Double) {
        steps.merge(other.steps, uniquingKeysWith: +)
        sum += other.sum * factor
    }

    /// A way to draw durations that are distributed so, with the very mean.
    var drawing: Drawing { Drawing([self]) }

    /// Draws durations.
    struct Drawing {
        private var limits: [(upTo: Int, value: Double)] = []
        private let count: Int
        let mean: Double

        /// Draws from several histograms as from one.
        init(_ histograms: [CostHistogram]) {
            count = histograms.reduce(0) { $0 + $1.count }
            mean = count == 0 ? 0 : histograms.reduce(0) { $0 + $1.sum } / Double(count)
            var below = 0
            for histogram in histograms {
                var sum = 0.0
                let begin = limits.count
                for (step, number) in histogram.steps.sorted(by: { $0.key < $1.key }) {
                    below += number
                    let value = 0.1 * pow(10, (Double(step) + 0.5) / 10)
                    sum += value * Double(number)
                    limits.append((below, value))
                }
                let scale = sum > 0 ? histogram.sum / sum : 1
                for index in begin..<limits.count { limits[index].value *= scale }
            }
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
