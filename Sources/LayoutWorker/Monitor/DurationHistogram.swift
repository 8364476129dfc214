/// Durations counted by size, from a microsecond to ten seconds, three bounds a decade.
struct DurationHistogram: Equatable, Sendable {
    /// Upper bounds, seconds, ascending; what is longer counts under the last one, which is endless.
    static let bounds: [Double] = [
        1e-6, 2e-6, 5e-6, 1e-5, 2e-5, 5e-5, 1e-4, 2e-4, 5e-4, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05,
        0.1, 0.2, 0.5, 1, 2, 5, 10,
    ]

    /// Durations by bound, one more for the endless.
    private var counts = [Int](repeating: 0, count: bounds.count + 1)
    /// Sum of all, seconds.
    private(set) var sum = 0.0

    /// Number of durations.
    var count: Int { counts.reduce(0, +) }

    /// Counts a duration. O(number of bounds).
    mutating func add(seconds: Double) {
        var index = 0
        while index < DurationHistogram.bounds.count, seconds > DurationHistogram.bounds[index] {
            index += 1
        }
        counts[index] += 1
        sum += seconds
    }

    /// As series of a metric: cumulative counts by `le`, the sum and the count.
    func samples(_ labels: [Metric.Label]) -> [Metric.Sample] {
        var samples: [Metric.Sample] = []
        var below = 0
        for (index, count) in counts.enumerated() {
            below += count
            let bound =
                index < DurationHistogram.bounds.count
                ? MetricsText.number(DurationHistogram.bounds[index]) : "+Inf"
            samples.append(
                Metric.Sample(
                    suffix: "_bucket", labels: labels + [Metric.Label("le", bound)],
                    value: Double(below)))
        }
        samples.append(Metric.Sample(suffix: "_sum", labels: labels, value: sum))
        samples.append(Metric.Sample(suffix: "_count", labels: labels, value: Double(below)))
        return samples
    }
}
