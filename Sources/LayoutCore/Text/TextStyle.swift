/// A text style of Dynamic Type.
public enum TextStyle: String, CaseIterable, Codable, Sendable {
    // UIKit's styles, largest first; the names are the job file's.
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
    case caption1, caption2

    /// Finds a style by the job file's name or by UIKit's raw value, such as "UICTFontTextStyleBody".
    public init?(name: String) {
        let rawValues: [String: TextStyle] = ["Title0": .largeTitle, "Subhead": .subheadline]
        let prefix = "UICTFontTextStyle"
        guard name.hasPrefix(prefix) else {
            self.init(rawValue: name)
            return
        }
        let rest = String(name.dropFirst(prefix.count))
        if let style = rawValues[rest] {
            self = style
        } else {
            self.init(rawValue: rest.prefix(1).lowercased() + rest.dropFirst())
        }
    }

    /// Weight of the system font in this style.
    public var weight: String { self == .headline ? "semibold" : "regular" }

    /// Point size that the system gives the style in a category: Apple's Human Interface Guidelines, iOS 11 and later.
    public func pointSize(at category: TextSizeCategory) -> Double {
        TextStyle.pointSizes[self]?[category.rank] ?? 17
    }

    /// Distance from line to line of the system font in a category, points: the guidelines' leading. UILabel keeps it
    /// between lines and not below the last (recorded: 2 lines of body are 42.5 high, 5 of caption1 78.5).
    public func leading(at category: TextSizeCategory) -> Double {
        TextStyle.leadings[self]?[category.rank] ?? 22
    }

    /// Leadings by category, xSmall to accessibility5.
    private static let leadings: [TextStyle: [Double]] = [
        .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
        .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
        .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
        .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
        .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
        .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
        .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
        .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
        .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
        .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
        .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
    ]

    /// Sizes by category, xSmall to accessibility5.
    private static let pointSizes: [TextStyle: [Double]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
}

extension FontDescription {
    /// The size in points at a category.
    ///
    /// The system font in a text style has the style's size; a family in a text style keeps its size at the large category
    /// and grows in the style's proportion; a font without a style, or with one that is not known, has its own size.
    public func pointSize(at category: TextSizeCategory) -> Double {
        guard let name = textStyle, let style = TextStyle(name: name) else { return size }
        let styled = style.pointSize(at: category)
        return family == nil ? styled : size * styled / style.pointSize(at: .large)
    }

    /// The weight's name as UIKit's: the one given, else the text style's, else "regular".
    public var effectiveWeight: String {
        weight ?? textStyle.flatMap { TextStyle(name: $0)?.weight } ?? "regular"
    }
}
