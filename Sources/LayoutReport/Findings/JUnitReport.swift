import LayoutCore

/// Findings as JUnit XML: a suite for each screen, a case for each screen and rule, so that dashboards stay usable however
/// many variants there are. Errors fail a case; warnings and notes stand in its output.
public enum JUnitReport {
    /// The document. Nothing in it differs between two runs: it has no times.
    public static func document(_ jobs: [JobFindings]) -> String {
        var suites = ""
        var (cases, failures) = (0, 0)
        for job in jobs {
            var body = ""
            var failed = 0
            for rule in job.rules {
                let own = job.findings.filter { $0.cause.rule == rule }
                let errors = own.filter { $0.severity == .error }
                if !errors.isEmpty { failed += 1 }
                body += testCase(rule, own, errors, job)
            }
            cases += job.rules.count
            failures += failed
            suites +=
                "  <testsuite name=\"\(escaped(job.job))\" tests=\"\(job.rules.count)\" "
                + "failures=\"\(failed)\" errors=\"0\" skipped=\"0\">\n\(body)  </testsuite>\n"
        }
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + "<testsuites name=\"layoutctl check\" tests=\"\(cases)\" failures=\"\(failures)\" errors=\"0\">\n"
            + suites + "</testsuites>\n"
    }

    private static func testCase(
        _ rule: String, _ findings: [Finding], _ errors: [Finding], _ job: JobFindings
    ) -> String {
        let file = job.file.map { " file=\"\(escaped($0))\"" } ?? ""
        let start =
            "    <testcase classname=\"\(escaped(job.job))\" name=\"\(escaped(rule))\"\(file)"
        guard !findings.isEmpty else { return start + "/>\n" }
        var text = start + ">\n"
        if let first = errors.first {
            let more = errors.count > 1 ? " (and \(errors.count - 1) more)" : ""
            let message = FindingText.sentence(first, within: job.all) + more
            text +=
                "      <failure type=\"\(escaped(rule))\" message=\"\(escaped(message))\">"
                + escaped(lines(errors, job)) + "</failure>\n"
        }
        let others = findings.filter { $0.severity != .error }
        if !others.isEmpty {
            text += "      <system-out>\(escaped(lines(others, job)))</system-out>\n"
        }
        return text + "    </testcase>\n"
    }

    private static func lines(_ findings: [Finding], _ job: JobFindings) -> String {
        findings.flatMap { FindingText.lines($0, of: job) }.joined(separator: "\n")
    }

    /// Text for XML 1.0: five characters escaped, and those that XML cannot hold left out.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n": result += "&#10;"
            case "\t": result += " "
            default:
                let isAllowed =
                    scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
                if isAllowed { result.unicodeScalars.append(scalar) }
            }
        }
        return result
    }
}
