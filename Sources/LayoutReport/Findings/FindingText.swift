public import LayoutCore

/// Findings for people: each cause once, the worst first, with where it holds and how to see it.
public enum FindingText {
    /// Findings of one job shown before "and N more".
    public static let standardLimit = 20

    private static let ruleWidth = 14

    /// The lines of a job.
    ///
    /// - Parameters:
    ///   - findings: What was found.
    ///   - limit: Most findings told; nil tells all.
    public static func lines(_ findings: JobFindings, limit: Int? = standardLimit) -> [String] {
        let count = findings.all.variants.count
        let variants = CountText.text(count, "variant")
        var lines = ["\(findings.job)  \(variants)  \(counts(findings.findings))"]
        let shown = findings.findings.prefix(limit ?? .max)
        for finding in shown {
            lines += self.lines(
                finding, of: findings, setLimit: limit.map { _ in ConflictText.standardLimit })
        }
        let rest = findings.findings.count - shown.count
        if rest > 0 { lines.append("  and \(rest) more: --all") }
        return lines
    }

    /// The lines of one finding: what, where, the worst place, and of a conflict its constraints.
    ///
    /// - Parameter setLimit: Most constraints of a conflict; nil tells all.
    static func lines(
        _ finding: Finding, of job: JobFindings, setLimit: Int? = ConflictText.standardLimit
    ) -> [String] {
        let mark = padded(finding.severity.rawValue, 8)
        let rule = padded(finding.cause.rule, ruleWidth)
        let indent = String(repeating: " ", count: 2 + 8 + ruleWidth)
        var first = "  \(mark)\(rule)\(finding.message)"
        if let amount = amount(finding.worst.measure, finding.unit) {
            first += ", by up to \(amount)"
        }
        var lines = [first, indent + ExtentText.text(finding.extent, within: job.all)]
        var last = "worst at \(label(finding.worst))"
        if let source = finding.sources.first { last += "  \(source)" }
        lines.append(indent + last)
        return lines + constraintLines(finding, of: job, limit: setLimit).map { indent + $0 }
    }

    /// A finding in one sentence, with where it holds.
    public static func sentence(_ finding: Finding, within all: FindingExtent) -> String {
        var text = finding.message
        if let amount = amount(finding.worst.measure, finding.unit) {
            text += ", by up to \(amount)"
        }
        return text + "; " + ExtentText.text(finding.extent, within: all)
    }

    /// A finding as a message of its own: the sentence with `remark` behind it, and of a conflict its constraints below.
    static func message(_ finding: Finding, of job: JobFindings, remark: String = "") -> String {
        let constraints = constraintLines(finding, of: job, limit: ConflictText.standardLimit)
        return ([sentence(finding, within: job.all) + remark] + constraints)
            .joined(separator: "\n")
    }

    private static func constraintLines(
        _ finding: Finding, of job: JobFindings, limit: Int?
    ) -> [String] {
        guard let conflict = finding.conflict else { return [] }
        return ConflictText.lines(conflict, job.words, remark: "  (implicit)", limit: limit)
    }

    /// "2 errors, 1 warning", "no findings".
    public static func counts(_ findings: [Finding]) -> String {
        let parts = Severity.allCases.reversed().compactMap { severity -> String? in
            let count = findings.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
            return count == 0 ? nil : CountText.text(count, severity.rawValue)
        }
        return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
    }

    /// A place's variant in words; sizes between two variants without the device.
    public static func label(_ place: FindingPlace) -> String {
        var variant = place.variant
        if !place.isSampled { variant.environment.device = nil }
        return VariantLabel.text(variant)
    }

    static func amount(_ measure: Double?, _ unit: MeasureUnit?) -> String? {
        guard let measure, let unit else { return nil }
        let number = SummaryText.points(measure)
        return unit == .percent ? "\(number) %" : "\(number) \(unit.rawValue)"
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(1, width - text.count))
    }
}
