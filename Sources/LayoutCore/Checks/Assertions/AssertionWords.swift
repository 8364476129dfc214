/// The words of the assertion language that are no names where they stand bare.
enum AssertionWords {
    /// Words a statement or a part of it can begin with, or that go on after a selector.
    static let reserved: Set<String> =
        Set(["not", "no", "for", "when", "in", "by", "within", "and", "or", "of", "among", "is"])
        .union(["aligned", "same", "equal", "near", "centered", "because", "owner", "waived"])
        .union(
            Assertion.Place.allCases.flatMap { $0.rawValue.split(separator: " ").map(String.init) }
        )
        .union(Assertion.Condition.allCases.map(\.rawValue))
        .union(Severity.words)

    /// Words that may stand after a selector, for suggestions.
    static let afterViews: [String] =
        Assertion.Place.allCases.map(\.rawValue) + Assertion.Condition.allCases.map(\.rawValue)
        + ["near", "centered in", "not"]

    /// A name as it must be written: bare where it cannot be mistaken, else in quotes.
    static func written(_ name: String) -> String {
        let isBare =
            TextScanner.isBareComponent(name) && !name.contains("*") && !reserved.contains(name)
        return isBare ? name : TextScanner.quoted(name)
    }

    /// How an axis is called behind a verb.
    static func adverb(_ axis: Axis) -> String {
        axis == .horizontal ? "horizontally" : "vertically"
    }

    /// A screen's name or pattern as it must be written.
    static func writtenScreen(_ name: String) -> String {
        let isWord = Assertion.Condition(rawValue: name) != nil
        return TextScanner.isBareComponent(name) && !isWord ? name : TextScanner.quoted(name)
    }
}
