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

    /// What the job's constraints say.
    let words: ConstraintWords

    /// Creates the findings of a job. O(its constraints).
    public init(
        _ specification: JobSpecification, file: String?, findings: [Finding], all: FindingExtent,
        rules: [String]
    ) {
        job = specification.job.id
        self.file = file
        self.findings = findings
        self.all = all
        self.rules = rules
        dataNames = specification.job.data.map(\.id)
        words = ConstraintWords(specification)
    }

    /// Number of findings of a severity.
    public func count(_ severity: Severity) -> Int {
        findings.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
    }
}
