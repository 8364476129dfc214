internal import Foundation

extension UIColor {
    /// The colour of the name.
    public class var black: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 1) }
    /// The colour of the name.
    public class var darkGray: UIColor {
        UIColor(red: 0.3333, green: 0.3333, blue: 0.3333, alpha: 1)
    }
    /// The colour of the name.
    public class var lightGray: UIColor {
        UIColor(red: 0.6667, green: 0.6667, blue: 0.6667, alpha: 1)
    }
    /// The colour of the name.
    public class var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }
    /// The colour of the name.
    public class var gray: UIColor { UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1) }
    /// The colour of the name.
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    /// The colour of the name.
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    /// The colour of the name.
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    /// The colour of the name.
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    /// The colour of the name.
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    /// The colour of the name.
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    /// The colour of the name.
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    /// The colour of the name.
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    /// The colour of the name.
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    /// The colour of the name.
    public class var clear: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 0) }
    /// The system's colour in light appearance.
    public class var systemRed: UIColor { UIColor(bytes: 255, 59, 48, 255) }
    /// The system's colour in light appearance.
    public class var systemGreen: UIColor { UIColor(bytes: 52, 199, 89, 255) }
    /// The system's colour in light appearance.
    public class var systemBlue: UIColor { UIColor(bytes: 0, 122, 255, 255) }
    /// The system's colour in light appearance.
    public class var systemOrange: UIColor { UIColor(bytes: 255, 149, 0, 255) }
    /// The system's colour in light appearance.
    public class var systemYellow: UIColor { UIColor(bytes: 255, 204, 0, 255) }
    /// The system's colour in light appearance.
    public class var systemPink: UIColor { UIColor(bytes: 255, 45, 85, 255) }
    /// The system's colour in light appearance.
    public class var systemPurple: UIColor { UIColor(bytes: 175, 82, 222, 255) }
    /// The system's colour in light appearance.
    public class var systemTeal: UIColor { UIColor(bytes: 48, 176, 199, 255) }
    /// The system's colour in light appearance.
    public class var systemIndigo: UIColor { UIColor(bytes: 88, 86, 214, 255) }
    /// The system's colour in light appearance.
    public class var systemBrown: UIColor { UIColor(bytes: 162, 132, 94, 255) }
    /// The system's colour in light appearance.
    public class var systemMint: UIColor { UIColor(bytes: 0, 199, 190, 255) }
    /// The system's colour in light appearance.
    public class var systemCyan: UIColor { UIColor(bytes: 50, 173, 230, 255) }
    /// The system's colour in light appearance.
    public class var systemGray: UIColor { UIColor(bytes: 142, 142, 147, 255) }
    /// The system's colour in light appearance.
    public class var systemGray2: UIColor { UIColor(bytes: 174, 174, 178, 255) }
    /// The system's colour in light appearance.
    public class var systemGray3: UIColor { UIColor(bytes: 199, 199, 204, 255) }
    /// The system's colour in light appearance.
    public class var systemGray4: UIColor { UIColor(bytes: 209, 209, 214, 255) }
    /// The system's colour in light appearance.
    public class var systemGray5: UIColor { UIColor(bytes: 229, 229, 234, 255) }
    /// The system's colour in light appearance.
    public class var systemGray6: UIColor { UIColor(bytes: 242, 242, 247, 255) }
    /// The system's colour in light appearance.
    public class var tintColor: UIColor { UIColor(bytes: 0, 122, 255, 255) }
    /// The system's colour in light appearance.
    public class var label: UIColor { UIColor(bytes: 0, 0, 0, 255) }
    /// The system's colour in light appearance.
    public class var secondaryLabel: UIColor { UIColor(bytes: 60, 60, 67, 153) }
    /// The system's colour in light appearance.
    public class var tertiaryLabel: UIColor { UIColor(bytes: 60, 60, 67, 76) }
    /// The system's colour in light appearance.
    public class var quaternaryLabel: UIColor { UIColor(bytes: 60, 60, 67, 45) }
    /// The system's colour in light appearance.
    public class var link: UIColor { UIColor(bytes: 0, 122, 255, 255) }
    /// The system's colour in light appearance.
    public class var placeholderText: UIColor { UIColor(bytes: 60, 60, 67, 76) }
    /// The system's colour in light appearance.
    public class var separator: UIColor { UIColor(bytes: 60, 60, 67, 73) }
    /// The system's colour in light appearance.
    public class var opaqueSeparator: UIColor { UIColor(bytes: 198, 198, 200, 255) }
    /// The system's colour in light appearance.
    public class var systemBackground: UIColor { UIColor(bytes: 255, 255, 255, 255) }
    /// The system's colour in light appearance.
    public class var secondarySystemBackground: UIColor { UIColor(bytes: 242, 242, 247, 255) }
    /// The system's colour in light appearance.
    public class var tertiarySystemBackground: UIColor { UIColor(bytes: 255, 255, 255, 255) }
    /// The system's colour in light appearance.
    public class var systemGroupedBackground: UIColor { UIColor(bytes: 242, 242, 247, 255) }
    /// The system's colour in light appearance.
    public class var secondarySystemGroupedBackground: UIColor {
        UIColor(bytes: 255, 255, 255, 255)
    }
    /// The system's colour in light appearance.
    public class var tertiarySystemGroupedBackground: UIColor { UIColor(bytes: 242, 242, 247, 255) }
    /// The system's colour in light appearance.
    public class var systemFill: UIColor { UIColor(bytes: 120, 120, 128, 51) }
    /// The system's colour in light appearance.
    public class var secondarySystemFill: UIColor { UIColor(bytes: 120, 120, 128, 40) }
    /// The system's colour in light appearance.
    public class var tertiarySystemFill: UIColor { UIColor(bytes: 118, 118, 128, 30) }
    /// The system's colour in light appearance.
    public class var quaternarySystemFill: UIColor { UIColor(bytes: 116, 116, 128, 20) }
    /// The system's colour in light appearance.
    public class var lightText: UIColor { UIColor(bytes: 255, 255, 255, 153) }
    /// The system's colour in light appearance.
    public class var darkText: UIColor { UIColor(bytes: 0, 0, 0, 255) }
    /// The system's colour in light appearance.
    public class var groupTableViewBackground: UIColor { UIColor(bytes: 242, 242, 247, 255) }
}
