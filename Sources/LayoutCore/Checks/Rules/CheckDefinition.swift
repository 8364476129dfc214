/// What a check is, for people: the source of docs/checks.md and of `layoutctl check --list`.
public struct CheckDefinition: Sendable {
    /// Stable name, such as "overlap"; waivers and reports use it.
    public var id: String
    /// What is wrong where it fires, one sentence.
    public var summary: String
    /// When exactly it fires, with thresholds.
    public var rule: String
    /// How bad it is, where it depends on something with the words for it.
    public var severity: String
    /// What keeps it from crying wolf, a sentence each.
    public var controls: [String]
    /// Numbers that a user may set.
    public var options: [CheckOption]
    /// Layouts that must and must not make it fire.
    public var examples: [CheckExample]

    /// Creates a definition.
    public init(
        id: String, summary: String, rule: String, severity: String, controls: [String] = [],
        options: [CheckOption] = [], examples: [CheckExample] = []
    ) {
        self.id = id
        self.summary = summary
        self.rule = rule
        self.severity = severity
        self.controls = controls
        self.options = options
        self.examples = examples
    }
}

/// A number of a check that a user may set.
public struct CheckOption: Sendable {
    /// Name, such as "tolerance"; set as "overlap.tolerance".
    public var name: String
    /// Value when nothing is said.
    public var standard: Double
    /// What it counts, such as "pt".
    public var unit: String
    /// What it decides.
    public var summary: String

    /// Creates an option.
    public init(_ name: String, _ standard: Double, _ unit: String, _ summary: String) {
        self.name = name
        self.standard = standard
        self.unit = unit
        self.summary = summary
    }
}

/// A layout with the findings of one check in it.
public struct CheckExample: Sendable {
    /// What it shows.
    public var title: String
    /// A layout as in a job file.
    public var layout: String
    /// The block of a sweep as in a job file.
    public var sweep: String
    /// The check's findings: severity, views, and widths and heights where they are less than all, such as
    /// "error price title, width [320, 341.5)". Empty where it must not fire.
    public var findings: [String]

    /// Creates an example; on one screen of 375 x 667 points if nothing is said.
    public init(
        _ title: String, layout: String,
        sweep: String = #"{ "widths": 375, "heights": 667, "scale": 2 }"#, findings: [String] = []
    ) {
        self.title = title
        self.layout = layout
        self.sweep = sweep
        self.findings = findings
    }
}
