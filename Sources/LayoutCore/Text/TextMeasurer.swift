/// Measures texts: shapes each once, after which every width is a look-up.
///
/// An answer depends on the request and `modelVersion` alone, never on what was measured before. Implementations may be
/// called from several threads.
public protocol TextMeasurer: Sendable {
    /// Names fonts, tables and algorithm; results of two versions must not be mixed.
    var modelVersion: String { get }

    /// Shapes a text, or finds it shaped. Never fails: what cannot be measured well is said in `MeasuredText.warnings`.
    func measure(_ request: TextRequest) -> MeasuredText
}

/// What a text is measured by; the width comes later.
public struct TextRequest: Hashable, Sendable {
    /// The text as shown.
    public var text: String
    /// The font as its author says it.
    public var font: FontDescription
    /// Content size category; it matters only to fonts with a text style.
    public var category: TextSizeCategory
    /// Locale such as "de" or "zh-Hans"; decides line breaks and which Han glyphs are meant. Nil is no locale.
    public var locale: String?

    /// Creates a request, at the large category of a device as it is sold.
    public init(
        text: String, font: FontDescription, category: TextSizeCategory = .large,
        locale: String? = nil
    ) {
        self.text = text
        self.font = font
        self.category = category
        self.locale = locale
    }

    /// Whether everything is the same, and the texts unit by unit: canonically equal ones may be drawn at different widths.
    public static func == (one: TextRequest, other: TextRequest) -> Bool {
        ExactText(one.text) == ExactText(other.text) && one.font == other.font
            && one.category == other.category && one.locale == other.locale
    }

    /// Feeds everything to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(font)
        hasher.combine(category)
        hasher.combine(locale)
    }
}

extension FontDescription {
    /// The font of a label of which nothing is said: the system font in 17 points.
    public static let standard = FontDescription(size: 17)
}
