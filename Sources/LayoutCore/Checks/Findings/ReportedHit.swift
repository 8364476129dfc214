/// A hit on one screen as it travels and is stored beside the frames.
public struct ReportedHit: Hashable, Codable, Sendable {
    /// The check.
    public var rule: String
    /// How bad it is.
    public var severity: Severity
    /// The views, the guilty one first.
    public var views: [String]
    /// What tells causes of the same views apart.
    public var detail: String
    /// What is wrong.
    public var message: String
    /// How bad it is in numbers, to 1/64 of its unit; nil where it has none.
    public var measure: Double?
    /// What the measure counts.
    public var unit: MeasureUnit?
    /// Constraints that have a part in it.
    public var constraints: [String]
    /// What becomes of the finding where every screen has it.
    public var everywhere: EverywhereRule

    /// Most hits that travel for one screen: a screen with more is broken beyond telling.
    static let limit = 64
    /// Parts of a unit to which measures are told.
    static let measureParts = 64.0

    /// Takes a hit of a rule.
    public init(_ ruled: RuledHit) {
        rule = ruled.rule
        severity = ruled.hit.severity
        views = ruled.hit.views
        detail = ruled.hit.detail
        message = ruled.hit.message
        measure = (ruled.hit.measure?.amount.value).map {
            ($0 * ReportedHit.measureParts).rounded() / ReportedHit.measureParts
        }
        unit = ruled.hit.measure?.unit
        constraints = ruled.hit.constraints
        everywhere = ruled.hit.everywhere
    }

    /// The hit as the collector of findings takes it.
    public var ruled: RuledHit {
        RuledHit(
            rule: rule,
            hit: Hit(
                severity, views: views, detail: detail, message: message,
                measure: measure.flatMap { amount in unit.map { Measure(Affine(amount), $0) } },
                constraints: constraints, everywhere: everywhere))
    }

    /// The hits of a screen that travel: the worst, in a fixed order. O(n log n).
    public static func reported(_ hits: [RuledHit]) -> [ReportedHit] {
        order(hits).map { ReportedHit(hits[$0]) }
    }

    /// The places of those hits, in the order in which they travel. O(n log n).
    static func order(_ hits: [RuledHit]) -> [Int] {
        Array(
            hits.indices.sorted { first, second in
                let (one, other) = (hits[first].hit.severity, hits[second].hit.severity)
                return one == other ? first < second : one > other
            }.prefix(limit))
    }
}
