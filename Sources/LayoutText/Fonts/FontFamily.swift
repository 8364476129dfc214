/// A family that iOS has and Debian has not: what stands in for its letters, and its own line heights.
struct FontFamily: Sendable {
    /// The Liberation family of the same or the nearest widths.
    var standIn: String
    /// The family's own vertical metrics, em.
    var metrics: VerticalMetrics
    /// Whether the stand-in has the same widths by design.
    var isExact = false

    /// Finds a family by a name without case, blanks and hyphens.
    static func named(_ name: String) -> FontFamily? { known[name] }

    /// CoreText adds 15 % to the ascender of Helvetica, Times and Courier.
    private static func heightened(_ ascender: Double, _ descender: Double) -> VerticalMetrics {
        VerticalMetrics(
            ascender: ascender + 0.15 * (ascender + descender), descender: descender, lineGap: 0)
    }

    /// What a font that nobody has is measured by: Interface Builder's records show Helvetica Neue, regular whatever the
    /// weight, in lines of 1.165 em.
    static let unknown = FontFamily(
        standIn: "Sans", metrics: VerticalMetrics(ascender: 0.952, descender: 0.213, lineGap: 0))

    private static let known: [String: FontFamily] = [
        "arial": FontFamily(
            standIn: "Sans",
            metrics: VerticalMetrics(ascender: 0.905, descender: 0.212, lineGap: 0.033),
            isExact: true),
        "helvetica": FontFamily(standIn: "Sans", metrics: heightened(0.77, 0.23), isExact: true),
        "helveticaneue": FontFamily(
            standIn: "Sans",
            metrics: VerticalMetrics(ascender: 0.952, descender: 0.213, lineGap: 0.028)),
        "avenirnext": FontFamily(
            standIn: "Sans",
            metrics: VerticalMetrics(ascender: 1, descender: 0.366, lineGap: 0)),
        "avenir": FontFamily(
            standIn: "Sans",
            metrics: VerticalMetrics(ascender: 1, descender: 0.366, lineGap: 0)),
        "timesnewroman": FontFamily(
            standIn: "Serif",
            metrics: VerticalMetrics(ascender: 0.891, descender: 0.216, lineGap: 0.042),
            isExact: true),
        "times": FontFamily(standIn: "Serif", metrics: heightened(0.75, 0.25), isExact: true),
        "georgia": FontFamily(
            standIn: "Serif",
            metrics: VerticalMetrics(ascender: 0.917, descender: 0.219, lineGap: 0)),
        "couriernew": FontFamily(
            standIn: "Mono",
            metrics: VerticalMetrics(ascender: 0.833, descender: 0.3, lineGap: 0), isExact: true),
        "courier": FontFamily(standIn: "Mono", metrics: heightened(0.754, 0.246), isExact: true),
        "menlo": FontFamily(
            standIn: "Mono",
            metrics: VerticalMetrics(ascender: 0.928, descender: 0.236, lineGap: 0)),
    ]
}
