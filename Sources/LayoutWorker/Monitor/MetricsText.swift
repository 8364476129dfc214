/// Metrics in the text format that Prometheus reads (exposition format 0.0.4).
enum MetricsText {
    /// The type of the text.
    static let contentType = "text/plain; version=0.0.4; charset=utf-8"

    /// The text of metrics; those of one name, from several services of a process, stand together.
    static func text(_ metrics: [Metric]) -> String {
        var order: [String] = []
        var merged: [String: Metric] = [:]
        for metric in metrics {
            if merged[metric.name] == nil {
                order.append(metric.name)
                merged[metric.name] = metric
            } else {
                merged[metric.name]?.samples += metric.samples
            }
        }
        var text = ""
        for name in order {
            guard let metric = merged[name] else { continue }
            text += "# HELP \(name) \(escaped(metric.help))\n"
            text += "# TYPE \(name) \(metric.kind.rawValue)\n"
            for sample in metric.samples { text += line(name, sample) }
        }
        return text
    }

    private static func line(_ name: String, _ sample: Metric.Sample) -> String {
        let labels = sample.labels.map { label in
            let value = escaped(label.value).replacing("\"", with: "\\\"")
            return "\(label.name)=\"\(value)\""
        }
        let series = labels.isEmpty ? "" : "{" + labels.joined(separator: ",") + "}"
        return "\(name)\(sample.suffix)\(series) \(number(sample.value))\n"
    }

    /// A number: whole ones without a fraction.
    static func number(_ value: Double) -> String {
        let isWhole = value.rounded() == value && abs(value) < 9e15
        return isWhole ? String(Int(value)) : String(value)
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
    }
}
