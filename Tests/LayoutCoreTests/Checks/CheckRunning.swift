@testable import LayoutCore

/// Runs checks over job files in tests.
enum CheckRunning {
    /// The collector after all variants of the only job of a text were checked.
    static func collect(
        _ jobFile: String, checks: [any Check] = Checks.all,
        measurer: (any TextMeasurer)? = nil
    ) throws -> FindingCollector {
        let specifications = try JobFileReader.readAll(Array(jobFile.utf8), file: "test")
            .flatMap(\.specifications)
        guard let specification = specifications.first, specifications.count == 1 else {
            throw Diagnostic(code: "test", message: "one job is wanted")
        }
        var checker = try JobChecker(specification, checks: checks, textMeasurer: measurer)
        var collector = FindingCollector(specification)
        let failures = try checker.run(into: &collector)
        guard failures.isEmpty else {
            throw Diagnostic(code: "test", message: failures[0].reason)
        }
        return collector
    }

    /// A job file of one layout.
    static func job(layout: String, sweep: String, states: String = "\"none\"") -> String {
        """
        { "version": 1, "layouts": { "l": \(layout) }, "sweeps": { "s": [ \(sweep) ] },
          "jobs": [ { "id": "j", "layout": "l", "sweep": "s", "states": \(states) } ] }
        """
    }

    /// "rule severity views, width ..." of the findings that are no notes.
    static func lines(_ collector: FindingCollector) -> [String] {
        collector.findings().filter { $0.severity > .note }.map { finding in
            var line = "\(finding.cause.rule) \(finding.line(within: collector.all))"
            if finding.extent.states.count < collector.all.states.count {
                line += ", state \(finding.extent.states.joined(separator: " "))"
            }
            return line
        }
    }
}
