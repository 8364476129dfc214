public import LayoutCore

/// The findings of one job with what they are told against.
public struct JobFindings: Sendable {
    /// The job's id.
    public var job: String
    /// The file it came from, as the user named it; nil where there is none.
    public var file: String?
    /// The findings, the worst first.
    public var findings: [Finding]
    /// The axes of everything that was checked, and its variants.
    public var all: FindingExtent
    /// Rules that were tried, in order: a report that has a case for each says so too where nothing was found.
    public var rules: [String]
    /// Rows of data by number, for names.
    public var dataNames: [String]

    /// Creates the findings of a job.
    public init(
        job: String, file: String?, findings: [Finding], all: FindingExtent, rules: [String],
        dataNames: [String]
    ) {
        self.job = job
        self.file = file
        self.findings = findings
        self.all = all
        self.rules = rules
        self.dataNames = dataNames
    }

    /// Number of findings of a severity.
    public func count(_ severity: Severity) -> Int {
        findings.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
    }
}
