public import Foundation

/// A colour; layout does not look at it.
open class UIColor: NSObject, @unchecked Sendable {
    /// Red, green, blue and opacity, 0...1.
    let parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

    /// Creates a colour from its parts, 0...1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        parts = (red, green, blue, alpha)
    }

    /// Creates a colour from its parts, 0...255.
    convenience init(bytes red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) {
        self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha / 255)
    }

    /// Creates a grey.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }
    /// Creates a colour from its parts, 0...1.
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
    }
    /// Creates a colour by hue, saturation and brightness, 0...1.
    public convenience init(
        hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
    ) {
        let sector = (hue - hue.rounded(.down)) * 6
        let part = sector - sector.rounded(.down)
        let (low, falling, rising) = (
            brightness * (1 - saturation), brightness * (1 - saturation * part),
            brightness * (1 - saturation * (1 - part))
        )
        switch Int(sector) {
        case 0: self.init(red: brightness, green: rising, blue: low, alpha: alpha)
        case 1: self.init(red: falling, green: brightness, blue: low, alpha: alpha)
        case 2: self.init(red: low, green: brightness, blue: rising, alpha: alpha)
        case 3: self.init(red: low, green: falling, blue: brightness, alpha: alpha)
        case 4: self.init(red: rising, green: low, blue: brightness, alpha: alpha)
        default: self.init(red: brightness, green: low, blue: falling, alpha: alpha)
        }
    }
    /// Creates the colour of the present appearance.
    @preconcurrency @MainActor
    public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        let colour = dynamicProvider(UITraitCollection.current).parts
        self.init(red: colour.red, green: colour.green, blue: colour.blue, alpha: colour.alpha)
    }
    /// Creates a colour from another.
    public convenience init(cgColor: CGColor) {
        let parts = cgColor.components ?? [0, 0, 0, 1]
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    /// Creates a colour from a picture: clear here.
    public convenience init(patternImage image: UIImage) {
        self.init(red: 0, green: 0, blue: 0, alpha: 0)
    }
    /// A colour of the app's assets: grey here, since assets are not read.
    public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }
    /// A colour of the app's assets: grey here, since assets are not read.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) { self.init(white: 0.5, alpha: 1) }
    /// A colour written in the source.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(
            red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// The colour for layers.
    open var cgColor: CGColor {
        CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    }

    /// The colour with another opacity.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: alpha)
    }
    /// The colour of an appearance: the same.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

    /// Gives the parts.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        unsafe red?.pointee = parts.red
        unsafe green?.pointee = parts.green
        unsafe blue?.pointee = parts.blue
        unsafe alpha?.pointee = parts.alpha
        return true
    }

    /// Draws nothing here.
    open func set() {}
    /// Draws nothing here.
    open func setFill() {}
    /// Draws nothing here.
    open func setStroke() {}

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor).map { $0.parts == parts } ?? false
    }

    open override var hash: Int { cgColor.hashValue }
}

extension UIColor: _ExpressibleByColorLiteral {}
