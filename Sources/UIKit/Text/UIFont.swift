public import Foundation
internal import LayoutCore

/// A font: a family, a size and a weight; texts are measured with the model's fonts (docs/text.md).
open class UIFont: NSObject, @unchecked Sendable {
    /// A weight, -1...1.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// The number.
        public var rawValue: CGFloat
        /// Creates a weight from its number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a weight from its number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The thinnest.
        public static let ultraLight = Weight(-0.8)
        /// Very thin.
        public static let thin = Weight(-0.6)
        /// Thin.
        public static let light = Weight(-0.4)
        /// As texts are set.
        public static let regular = Weight(0)
        /// A little strong.
        public static let medium = Weight(0.23)
        /// Half bold.
        public static let semibold = Weight(0.3)
        /// Bold.
        public static let bold = Weight(0.4)
        /// Very strong.
        public static let heavy = Weight(0.56)
        /// The strongest.
        public static let black = Weight(0.62)

        /// The nearest weight with a name, as the model calls it.
        var name: String {
            let names: [(Weight, String)] = [
                (.ultraLight, "ultraLight"), (.thin, "thin"), (.light, "light"),
                (.regular, "regular"), (.medium, "medium"), (.semibold, "semibold"),
                (.bold, "bold"), (.heavy, "heavy"), (.black, "black"),
            ]
            let nearest = names.min {
                abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue)
            }
            return nearest?.1 ?? "regular"
        }
    }

    /// What the model measures with.
    let model: FontDescription

    /// Creates a font of the model's.
    init(_ model: FontDescription) { self.model = model }

    /// The font of a family or a face by its name; nil without a name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard !fontName.isEmpty else { return nil }
        self.init(FontDescription(family: fontName, size: Double(fontSize)))
    }

    /// The system font.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescription(size: Double(fontSize)))
    }
    /// The system font in a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(size: Double(fontSize), weight: weight.name))
    }
    /// The system font in bold.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }
    /// The system font in italics; measured upright.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize)
    }
    /// The system font with digits of one width; measured as the system font.
    open class func monospacedDigitSystemFont(
        ofSize fontSize: CGFloat, weight: Weight
    ) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }
    /// The system font with characters of one width; measured in a typewriter face.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(family: "Menlo", size: Double(fontSize), weight: weight.name))
    }

    /// Size that labels have, points.
    public class var labelFontSize: CGFloat { 17 }
    /// Size that buttons have, points.
    public class var buttonFontSize: CGFloat { 18 }
    /// Size of small texts, points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// Size of texts, points.
    public class var systemFontSize: CGFloat { 14 }

    /// The same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var model = model
        model.size = Double(fontSize)
        model.textStyle = nil
        return UIFont(model)
    }

    /// Size, points.
    open var pointSize: CGFloat { CGFloat(model.size) }
    /// Family.
    open var familyName: String { model.family ?? ".AppleSystemUIFont" }
    /// Face.
    open var fontName: String { model.family ?? ".SFUI-\(model.weight ?? "Regular")" }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFont).map { $0.model == model } ?? false
    }

    open override var hash: Int { model.hashValue }
}
