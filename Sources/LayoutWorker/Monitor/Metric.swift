/// One measured quantity with all its series, as Prometheus reads it. Names and meaning are in docs/pool.md.
struct Metric: Equatable, Sendable {
    /// How a value moves.
    enum Kind: String, Sendable {
        /// Only grows, from 0 at the start of the process.
        case counter
        /// Stands where it stands.
        case gauge
        /// Counts of durations by upper bound.
        case histogram
    }

    /// What tells one series from the others of its metric.
    struct Label: Equatable, Sendable {
        /// Name, of a fixed set.
        var name: String
        /// Any text.
        var value: String
    }

    /// One line of the text.
    struct Sample: Equatable, Sendable {
        /// What stands behind the metric's name; empty but for histograms.
        var suffix = ""
        /// The series.
        var labels: [Label] = []
        /// The value; seconds and bytes where it is time or size.
        var value: Double
    }

    /// How it moves.
    let kind: Kind
    /// Its name, which begins with `layoutctl_`.
    let name: String
    /// What it says, one sentence.
    let help: String
    /// Its series.
    var samples: [Sample] = []

    /// Creates a metric without a series.
    init(_ kind: Kind, _ name: String, _ help: String) {
        self.kind = kind
        self.name = name
        self.help = help
    }

    /// A metric with one series.
    init(_ kind: Kind, _ name: String, _ help: String, _ value: Double, _ labels: [Label] = []) {
        self.init(kind, name, help)
        samples = [Sample(labels: labels, value: value)]
    }

    /// A counter with one series.
    static func counter(_ name: String, _ help: String, _ value: Int) -> Metric {
        Metric(.counter, name, help, Double(value))
    }

    /// A gauge with one series.
    static func gauge(_ name: String, _ help: String, _ value: Int) -> Metric {
        Metric(.gauge, name, help, Double(value))
    }

    /// A metric with a series for each value of one label.
    static func by(
        _ label: String, _ kind: Kind, _ name: String, _ help: String,
        _ values: KeyValuePairs<String, Int>
    ) -> Metric {
        var metric = Metric(kind, name, help)
        for (value, count) in values { metric.add(Double(count), [Label(label, value)]) }
        return metric
    }

    /// Adds a series.
    mutating func add(_ value: Double, _ labels: [Label]) {
        samples.append(Sample(labels: labels, value: value))
    }

    /// Adds the series of a histogram.
    mutating func add(_ histogram: DurationHistogram, _ labels: [Label]) {
        samples += histogram.samples(labels)
    }
}

extension Metric.Label {
    /// Creates a label.
    init(_ name: String, _ value: String) { self.init(name: name, value: value) }
}
