/// What becomes of a finding that holds on every screen that was checked.
public enum EverywhereRule: String, Codable, Sendable {
    /// The same as elsewhere.
    case counts
    /// It is no more than a note: parked there on purpose.
    case isNote
    /// It is the design, and not told.
    case isDesign
}

/// What a check says of one screen: it becomes, with the same cause on other screens, a finding.
public struct Hit: Equatable, Sendable {
    /// The views, guides or constraints it is about, the guilty one first.
    public var views: [String]
    /// What tells causes of the same views apart, such as "top" or a set of constraints; empty where nothing does.
    public var detail: String
    /// How bad it is here.
    public var severity: Severity
    /// What is wrong, one sentence without a full stop and without numbers that differ between screens.
    public var message: String
    /// How bad it is in numbers, or nil.
    public var measure: Measure?
    /// Constraints that have a part in it, by name or canonical text.
    public var constraints: [String]
    /// The set that cannot hold together, where that is what is wrong; numbers in it may differ between screens.
    public var conflict: VariantReport.Conflict?
    /// What becomes of the finding where all of its hits say so and every screen has one.
    public var everywhere: EverywhereRule

    /// Creates a hit.
    public init(
        _ severity: Severity, views: [String], detail: String = "", message: String,
        measure: Measure? = nil, constraints: [String] = [],
        conflict: VariantReport.Conflict? = nil,
        everywhere: EverywhereRule = .counts
    ) {
        self.severity = severity
        self.views = views
        self.detail = detail
        self.message = message
        self.measure = measure
        self.constraints = constraints
        self.conflict = conflict
        self.everywhere = everywhere
    }
}
