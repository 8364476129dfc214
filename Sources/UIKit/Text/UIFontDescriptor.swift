public import Foundation
internal import LayoutCore

/// What a font is asked to be.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    let model: FontDescription
    private let traits: SymbolicTraits

    init(_ model: FontDescription, _ traits: SymbolicTraits = []) {
        self.model = model
        self.traits = traits
    }

    /// A face by its name.
    public convenience init(name: String, size: CGFloat) {
        self.init(FontDescription(family: name, size: Double(size)))
    }
    /// A font by attributes, of which family, name and size count.
    public convenience init(fontAttributes attributes: [AttributeName: Any]) {
        let name = attributes[.name] as? String ?? attributes[.family] as? String
        let size = attributes[.size] as? CGFloat ?? 17
        self.init(FontDescription(family: name, size: Double(size)))
    }

    /// The system's font of a text style.
    @preconcurrency @MainActor
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle
    ) -> UIFontDescriptor { UIFontDescriptor(UIFont.preferredFont(forTextStyle: style).model) }

    /// Size, points.
    open var pointSize: CGFloat { CGFloat(model.size) }
    /// Bold, italic and so on.
    open var symbolicTraits: SymbolicTraits { traits }
    /// Face.
    open var postscriptName: String { UIFont(model).fontName }

    /// The font with traits; bold counts.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var model = model
        if symbolicTraits.contains(.traitBold) { model.weight = "bold" }
        return UIFontDescriptor(model, symbolicTraits)
    }
    /// The font in another size; 0 is the same.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var model = model
        if newPointSize > 0 { model.size = Double(newPointSize) }
        return UIFontDescriptor(model, traits)
    }
    /// The font of a family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        var model = model
        model.family = newFamily
        return UIFontDescriptor(model, traits)
    }
    /// The font in a design of the system; measured as the system font.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
    /// The font with attributes; measured without.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        guard let size = attributes[.size] as? CGFloat else { return self }
        return withSize(size)
    }
}

/// Fonts that grow with the text size.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle

    /// The metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }
    /// The metrics of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// A font that grows as the style does: one of a family stays so in jobs, the system font has the size of now.
    @preconcurrency @MainActor
    open func scaledFont(for font: UIFont) -> UIFont {
        var model = font.model
        guard model.family == nil else {
            model.textStyle = style.rawValue
            return UIFont(model)
        }
        model.size = Double(scaledValue(for: font.pointSize))
        return UIFont(model)
    }
    /// A font that grows as the style does, up to a size.
    @preconcurrency @MainActor
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        let scaled = scaledFont(for: font)
        return scaledValue(for: font.pointSize) > maximumPointSize
            ? font.withSize(maximumPointSize) : scaled
    }
    /// A length that grows as the style does, points.
    @preconcurrency @MainActor
    open func scaledValue(for value: CGFloat) -> CGFloat {
        guard let style = TextStyle(name: style.rawValue) else { return value }
        let category = TextSizeCategory(rawValue: UIScreen.main.environment.textSize) ?? .large
        return value
            * CGFloat(style.pointSize(at: category) / style.pointSize(at: .large))
    }
}

extension UIFont {
    /// The system's font of a text style in the text size of now; jobs keep the style.
    @preconcurrency @MainActor
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let category = TextSizeCategory(rawValue: UIScreen.main.environment.textSize) ?? .large
        let size = LayoutCore.TextStyle(name: style.rawValue)?.pointSize(at: category) ?? 17
        return UIFont(FontDescription(size: size, textStyle: style.rawValue))
    }
    /// The system's font of a text style in the text size of traits.
    @preconcurrency @MainActor
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { preferredFont(forTextStyle: style) }

    /// The font of a descriptor; size 0 is the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(descriptor.withSize(pointSize).model)
    }
    /// What the font is asked to be.
    public var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(
            model, ["bold", "semibold", "heavy", "black"].contains(model.weight) ? .traitBold : [])
    }
    /// The families known by name: none is listed.
    public class var familyNames: [String] { [] }
    /// The faces of a family: none is listed.
    public class func fontNames(forFamilyName familyName: String) -> [String] { [] }

    /// Height of capitals, points: 0.7 of the size, as of most faces.
    public var capHeight: CGFloat { pointSize * 0.7 }
    /// Height of small letters, points: half of the size, as of most faces.
    public var xHeight: CGFloat { pointSize * 0.5 }
}
