/// Gathers rules from the lines of an `expect` block (docs/assertions.md, "Swift").
@resultBuilder
public enum AssertionBuilder {
    /// An assertion alone is a rule that is an error to break.
    public static func buildExpression(_ assertion: Assertion) -> [AssertionRule] {
        [AssertionRule(assertion)]
    }
    /// A rule with more to it.
    public static func buildExpression(_ rule: AssertionRule) -> [AssertionRule] { [rule] }
    /// The lines in order.
    public static func buildBlock(_ rules: [AssertionRule]...) -> [AssertionRule] {
        rules.flatMap { $0 }
    }
    /// Rules of a loop.
    public static func buildArray(_ rules: [[AssertionRule]]) -> [AssertionRule] {
        rules.flatMap { $0 }
    }
    /// Rules of an `if`.
    public static func buildOptional(_ rules: [AssertionRule]?) -> [AssertionRule] { rules ?? [] }
    /// Rules of one branch.
    public static func buildEither(first rules: [AssertionRule]) -> [AssertionRule] { rules }
    /// Rules of the other branch.
    public static func buildEither(second rules: [AssertionRule]) -> [AssertionRule] { rules }
}

/// The views of a screen by name, in an `expect` block.
@dynamicMemberLookup
public struct ScreenViews: Sendable {
    /// A view by id, an area such as `safeArea`, or all views of a kind.
    public subscript(dynamicMember name: String) -> ViewSelector { .name(name) }
    /// Any selector as text, such as "row-*"; throws what is wrong with the text.
    public func views(_ text: String) throws(Diagnostic) -> ViewSelector {
        try AssertionParser.readSelector(text, scope: nil)
    }
}

/// Rules about a screen, written in Swift.
///
/// - Parameters:
///   - screen: The layout or job they are about, `*` standing for any characters.
///   - rules: Gives a rule a line.
public func expect(
    _ screen: String, @AssertionBuilder _ rules: (ScreenViews) throws(Diagnostic) -> [AssertionRule]
) throws(Diagnostic) -> AssertionSection {
    AssertionSection(screen: screen, rules: try rules(ScreenViews()))
}

extension AssertionSection {
    /// An axis of the variants that rules are about.
    public enum Axis: Sendable {
        // Extents of the root in points, text sizes, reading directions.
        case width(ClosedRange<Double>)
        case height(ClosedRange<Double>)
        case textSize(ClosedRange<TextSizeCategory>)
        case directions([LayoutDirection])
    }

    /// The section about some variants alone.
    public func forAll(_ axes: Axis...) -> AssertionSection {
        var section = self
        for axis in axes {
            switch axis {
            case .width(let range): section.domain.widths = range
            case .height(let range): section.domain.heights = range
            case .textSize(let range): section.domain.textSizes = range
            case .directions(let directions): section.domain.directions = directions
            }
        }
        return section
    }
}

extension Assertion {
    /// A rule of a name.
    public func named(_ name: String) -> AssertionRule { AssertionRule(self, name: name) }
    /// A rule that is a warning to break.
    public var warning: AssertionRule { AssertionRule(self, severity: .warning) }
    /// A rule that is a note to break.
    public var note: AssertionRule { AssertionRule(self, severity: .note) }
    /// The assertion where a condition holds.
    public func when(_ condition: Predicate) -> Assertion { .when(condition, self) }

    /// Both.
    public static func && (first: Assertion, second: Assertion) -> Assertion { .and(first, second) }
    /// Either.
    public static func || (first: Assertion, second: Assertion) -> Assertion { .or(first, second) }
    /// The opposite.
    public static prefix func ! (assertion: Assertion) -> Assertion { .not(assertion) }
    /// The comparison with a tolerance of its own, points; anything else as it is.
    public func within(_ points: Double) -> Assertion {
        let tolerance = Length(points)
        switch self {
        case .compare(let first, let comparison, let second, _):
            return .compare(first, comparison, second, within: tolerance)
        case .place(let first, let place, let second, let gap, _):
            return .place(first, place, second, by: gap, within: tolerance)
        case .centered(let first, let axis, let second, _):
            return .centered(first, axis, in: second, within: tolerance)
        case .arranged(let arrangement, let views, _):
            return .arranged(arrangement, views, within: tolerance)
        default: return self
        }
    }
}

extension AssertionRule {
    /// The rule under a name.
    public func named(_ name: String) -> AssertionRule {
        var rule = self
        rule.name = name
        return rule
    }
    /// The rule with a reason for who reads the finding.
    public func because(_ reason: String) -> AssertionRule {
        var rule = self
        rule.reason = reason
        return rule
    }
}
