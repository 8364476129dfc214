internal import LayoutCore

/// Times of solved variants, as `/metrics` gives them.
struct SolveTimes: Equatable, Sendable {
    /// Of variants a warm solver answered.
    private(set) var warm = DurationHistogram()
    /// Of variants that needed a solver built.
    private(set) var cold = DurationHistogram()

    /// Counts a variant.
    mutating func add(_ trace: VariantTrace, microseconds: Double) {
        if trace.builtSolver {
            cold.add(seconds: microseconds * 1e-6)
        } else {
            warm.add(seconds: microseconds * 1e-6)
        }
    }

    /// As a metric.
    var metric: Metric {
        var metric = Metric(
            .histogram, "layoutctl_solve_seconds",
            "Time of one variant, with a warm solver or one built for it.")
        metric.add(warm, [Metric.Label("warmth", "warm")])
        metric.add(cold, [Metric.Label("warmth", "cold")])
        return metric
    }
}
