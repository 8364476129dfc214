/// A weight on the scale of font files.
enum FontWeight: Int, CaseIterable, Sendable {
    case thin = 100
    case extraLight = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case extraBold = 800
    case black = 900

    /// Finds a weight by UIKit's name, a file's name or a number; nil when it is none of them.
    init?(name: String) {
        let known: [String: FontWeight] = [
            "ultralight": .thin, "thin": .extraLight, "hairline": .thin, "extralight": .extraLight,
            "light": .light, "regular": .regular, "normal": .regular, "roman": .regular,
            "book": .regular, "medium": .medium, "semibold": .semibold, "demibold": .semibold,
            "demi": .semibold, "bold": .bold, "extrabold": .extraBold, "heavy": .extraBold,
            "black": .black,
        ]
        if let weight = known[name.lowercased()] {
            self = weight
        } else if let number = Int(name), (1...1000).contains(number) {
            self = FontWeight(rawValue: min(max((number + 50) / 100 * 100, 100), 900)) ?? .regular
        } else {
            return nil
        }
    }

    /// Whether fonts of two weights use the bold one.
    var isBold: Bool { rawValue >= FontWeight.semibold.rawValue }

    /// The style in the name of an Inter file.
    func fileName(italic: Bool) -> String {
        let name =
            switch self {
            case .thin: "Thin"
            case .extraLight: "ExtraLight"
            case .light: "Light"
            case .regular: "Regular"
            case .medium: "Medium"
            case .semibold: "SemiBold"
            case .bold: "Bold"
            case .extraBold: "ExtraBold"
            case .black: "Black"
            }
        if !italic { return name }
        return self == .regular ? "Italic" : name + "Italic"
    }
}
