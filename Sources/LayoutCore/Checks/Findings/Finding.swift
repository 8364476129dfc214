/// One thing that is wrong, with everywhere it is wrong: one for each cause, however many variants share it.
public struct Finding: Equatable, Sendable {
    /// What tells findings of one job apart.
    public struct Cause: Hashable, Sendable {
        /// The check, such as "overlap", or an assertion's id.
        public var rule: String
        /// Views, the guilty one first.
        public var views: [String]
        /// What tells causes of the same views apart.
        public var detail: String

        /// Creates a cause.
        public init(rule: String, views: [String], detail: String = "") {
            self.rule = rule
            self.views = views
            self.detail = detail
        }
    }

    /// The job.
    public var job: String
    /// What it is.
    public var cause: Cause
    /// How bad it is at worst.
    public var severity: Severity
    /// What is wrong, one sentence without a full stop.
    public var message: String
    /// What its measures count; nil where it has none.
    public var unit: MeasureUnit?
    /// Where.
    public var extent: FindingExtent
    /// Where it is worst.
    public var worst: FindingPlace
    /// Where it begins or ends, the place nearest to a good one; nil where it is everywhere.
    public var boundary: FindingPlace?
    /// The first variant without it, beside the boundary where there is one; nil where it is everywhere.
    public var firstGood: FindingPlace?
    /// Constraints that have a part in it, by name or canonical text.
    public var constraints: [String]
    /// The set that cannot hold together, where that is what is wrong. Its implicit members have the numbers of one of the
    /// screens.
    public var conflict: VariantReport.Conflict?
    /// Where views and constraints of it were written, such as "LoginView.swift:41"; the first is the likeliest.
    public var sources: [String]
    /// Options of `layoutctl check` that show its worst place, without the file.
    public var reproduction: [String]

    /// Creates a finding.
    public init(
        job: String, cause: Cause, severity: Severity, message: String, unit: MeasureUnit? = nil,
        extent: FindingExtent, worst: FindingPlace, boundary: FindingPlace? = nil,
        firstGood: FindingPlace? = nil, constraints: [String] = [],
        conflict: VariantReport.Conflict? = nil, sources: [String] = [],
        reproduction: [String] = []
    ) {
        self.job = job
        self.cause = cause
        self.severity = severity
        self.message = message
        self.unit = unit
        self.extent = extent
        self.worst = worst
        self.boundary = boundary
        self.firstGood = firstGood
        self.constraints = constraints
        self.conflict = conflict
        self.sources = sources
        self.reproduction = reproduction
    }

    /// A name that stays the same while the cause does: rule, and eight digits of a hash (FNV-1a) over job, rule, views and
    /// detail.
    public var id: String {
        var hash: UInt32 = 2_166_136_261
        let parts = [job, cause.rule] + cause.views + [cause.detail]
        for byte in parts.joined(separator: "\u{1F}").utf8 {
            hash = (hash ^ UInt32(byte)) &* 16_777_619
        }
        let digits = String(hash, radix: 16)
        return "\(cause.rule)-\(String(repeating: "0", count: 8 - digits.count))\(digits)"
    }
}
