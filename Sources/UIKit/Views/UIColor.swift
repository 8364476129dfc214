public import Foundation

/// A colour; layout does not look at it.
open class UIColor: NSObject, @unchecked Sendable {
    /// Red, green, blue and opacity, 0...1.
    let components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

    /// Creates a colour from its parts, 0...1.
    public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = (red, green, blue, alpha)
    }

    /// Creates a grey.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// The colour with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(
            red: components.red, green: components.green, blue: components.blue, alpha: alpha)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor).map { $0.components == components } ?? false
    }

    open override var hash: Int { components.red.hashValue ^ components.green.hashValue }

    /// Black.
    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    /// White.
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    /// Nothing.
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    /// Red.
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    /// Green.
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    /// Blue.
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    /// Grey.
    public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
}
