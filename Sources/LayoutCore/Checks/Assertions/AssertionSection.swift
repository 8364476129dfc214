/// Rules of one screen: a part of a specification file, or what `expect` of the Swift spelling gives.
public struct AssertionSection: Hashable, Sendable {
    /// The layout or job it is about, `*` standing for any characters; nil is every one.
    public var screen: String?
    /// The variants it is about.
    public var domain: AssertionDomain
    /// The rules, in the order written.
    public var rules: [AssertionRule]

    /// Creates a section about every variant of a screen.
    public init(
        screen: String? = nil, domain: AssertionDomain = .all, rules: [AssertionRule] = []
    ) {
        self.screen = screen
        self.domain = domain
        self.rules = rules
    }

    /// Whether it is about a job.
    public func isAbout(_ job: Job) -> Bool {
        guard let screen else { return true }
        let pattern = NamePattern(screen)
        return pattern.matches(job.layout) || pattern.matches(job.id)
    }

    /// The rules with the domain as their condition.
    public var conditionedRules: [AssertionRule] {
        guard let condition = domain.condition else { return rules }
        return rules.map { rule in
            var conditioned = rule
            conditioned.name = rule.name ?? rule.assertion.text
            conditioned.assertion = .when(condition, rule.assertion)
            return conditioned
        }
    }
}

/// Variants by their axes.
public struct AssertionDomain: Hashable, Sendable {
    /// Widths of the root, points; nil is any.
    public var widths: ClosedRange<Double>?
    /// Heights of the root, points; nil is any.
    public var heights: ClosedRange<Double>?
    /// Text sizes; nil is any.
    public var textSizes: ClosedRange<TextSizeCategory>?
    /// Reading directions; empty is any.
    public var directions: [LayoutDirection] = []

    /// Every variant.
    public static let all = AssertionDomain()

    /// Every variant.
    public init() {}

    /// The domain as a condition; nil where it is every variant.
    var condition: Predicate? {
        var parts: [Predicate] = []
        if let widths {
            parts.append(.compare(.width, .greaterOrEqual, widths.lowerBound))
            parts.append(.compare(.width, .lessOrEqual, widths.upperBound))
        }
        if let heights {
            parts.append(.compare(.height, .greaterOrEqual, heights.lowerBound))
            parts.append(.compare(.height, .lessOrEqual, heights.upperBound))
        }
        if let textSizes {
            parts.append(.textSize(.greaterOrEqual, textSizes.lowerBound))
            parts.append(.textSize(.lessOrEqual, textSizes.upperBound))
        }
        if let first = directions.first {
            let any = directions.dropFirst().reduce(Predicate.direction(first)) {
                .or($0, .direction($1))
            }
            parts.append(any)
        }
        return parts.dropFirst().reduce(parts.first) { joined, part in
            joined.map { .and($0, part) }
        }
    }
}
