/// One rule of a specification: an assertion with what it is called, how bad it is to break it, and who stands for it.
public struct AssertionRule: Sendable {
    /// What the rule is called in findings; its text where it has no name.
    public var name: String?
    /// How bad it is to break it.
    public var severity: Severity
    /// What is asked.
    public var assertion: Assertion
    /// Why, for who reads the finding.
    public var reason: String?
    /// Who is asked about it.
    public var owner: String?
    /// Until and with which day it may be broken.
    public var waivedUntil: Day?
    /// Where it is written; nil for one made in code.
    public var place: SourcePlace?

    /// Creates a rule; an error without a name where nothing is said.
    public init(
        _ assertion: Assertion, name: String? = nil, severity: Severity = .error,
        reason: String? = nil, owner: String? = nil, waivedUntil: Day? = nil,
        place: SourcePlace? = nil
    ) {
        self.assertion = assertion
        self.name = name
        self.severity = severity
        self.reason = reason
        self.owner = owner
        self.waivedUntil = waivedUntil
        self.place = place
    }
}

extension AssertionRule: Hashable {
    /// Whether two rules say the same; where they are written does not matter.
    public static func == (first: AssertionRule, second: AssertionRule) -> Bool {
        first.name == second.name && first.severity == second.severity
            && first.assertion == second.assertion && first.reason == second.reason
            && first.owner == second.owner && first.waivedUntil == second.waivedUntil
    }

    /// Feeds what the rule says.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(severity)
        hasher.combine(assertion)
        hasher.combine(reason)
        hasher.combine(owner)
        hasher.combine(waivedUntil)
    }
}

extension Severity {
    /// The word before a rule.
    var word: String { self == .warning ? "warn" : rawValue }

    /// Reads the word before a rule.
    init?(word: String) {
        guard let severity = Severity.allCases.first(where: { $0.word == word }) else { return nil }
        self = severity
    }

    /// The words before a rule, the worst first.
    static let words: [String] = allCases.reversed().map(\.word)
}

extension AssertionRule {
    /// Reads a rule. With a layout, the views it speaks of must be there. The diagnostic's column is inside the text,
    /// from 1.
    public init(parsing text: String, for layout: Layout? = nil) throws(Diagnostic) {
        self = try AssertionParser.readRule(text, scope: layout.map(AssertionScope.init))
    }
}
