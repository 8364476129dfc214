import LayoutCore

/// Findings as workflow commands of GitHub Actions: one annotation a cause, the worst first.
///
/// GitHub shows ten errors, ten warnings and ten notices of a step; what is over is told in the last one of its kind.
public enum GitHubAnnotations {
    /// Annotations of a kind that GitHub shows for one step.
    public static let limit = 10

    /// The lines.
    public static func lines(_ jobs: [JobFindings]) -> [String] {
        var lines: [String] = []
        for severity in Severity.allCases.reversed() {
            let own = jobs.flatMap { job in
                job.findings.filter { $0.severity == severity }.map { (job, $0) }
            }
            let isOver = own.count > limit
            for (number, (job, finding)) in own.prefix(limit).enumerated() {
                let isLast = isOver && number == limit - 1
                let rest =
                    isLast ? " (and \(own.count - limit) more \(severity.rawValue)s)" : ""
                lines.append(line(finding, job, rest))
            }
        }
        return lines
    }

    private static func line(_ finding: Finding, _ job: JobFindings, _ rest: String) -> String {
        let command =
            switch finding.severity {
            case .error: "error"
            case .warning: "warning"
            case .note: "notice"
            }
        var properties: [String] = []
        if let place = ReportedPlace(finding, of: job), let file = place.file {
            properties.append("file=\(property(file))")
            if let line = place.line { properties.append("line=\(line)") }
            if let column = place.column { properties.append("col=\(column)") }
        }
        properties.append("title=\(property("\(finding.cause.rule) in \(job.job)"))")
        let text = FindingText.message(finding, of: job, remark: rest)
        return "::\(command) \(properties.joined(separator: ","))::\(data(text))"
    }

    private static func data(_ text: String) -> String {
        text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    private static func property(_ text: String) -> String {
        data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
