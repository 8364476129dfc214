public import Foundation
internal import LayoutCore

/// A picture; all that layout knows of it is its size.
open class UIImage: NSObject, @unchecked Sendable {
    /// Size, points; zero where it is not known.
    public let size: CGSize
    /// Pixels a point.
    public let scale: CGFloat
    /// Name of the asset or symbol; nil without one.
    let name: String?
    /// Whether the size is known.
    let isSizeKnown: Bool
    /// How it takes colour.
    public private(set) var renderingMode = RenderingMode.automatic
    /// How it is turned.
    public private(set) var imageOrientation = Orientation.up
    /// What is cut away of it as a part of a layout.
    public private(set) var alignmentRectInsets = UIEdgeInsets.zero
    /// What of it does not stretch.
    public private(set) var capInsets = UIEdgeInsets.zero
    /// How it stretches.
    public private(set) var resizingMode = ResizingMode.tile
    /// Settings of a symbol.
    public private(set) var configuration: Configuration?

    init(size: CGSize, scale: CGFloat, name: String?, isKnown: Bool) {
        self.size = size
        self.scale = scale
        self.name = name
        isSizeKnown = isKnown
    }

    /// Creates a picture without size.
    public override convenience init() {
        self.init(size: .zero, scale: 1, name: nil, isKnown: true)
    }
    /// A picture of the app by name; its size is what `UIImage.knownSizes` says.
    @preconcurrency @MainActor
    public convenience init?(named name: String) { self.init(asset: name) }
    /// A picture of the app by name; its size is what `UIImage.knownSizes` says.
    @preconcurrency @MainActor
    public convenience init?(
        named name: String, in bundle: Bundle?, with configuration: Configuration?
    ) {
        self.init(asset: name)
    }
    /// A picture of the app by name; its size is what `UIImage.knownSizes` says.
    @preconcurrency @MainActor
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) { self.init(asset: name) }
    /// A symbol of the system by name; its size is what `UIImage.knownSizes` says.
    @preconcurrency @MainActor
    public convenience init?(systemName name: String) { self.init(asset: name) }
    /// A symbol of the system by name; its size is what `UIImage.knownSizes` says.
    @preconcurrency @MainActor
    public convenience init?(
        systemName name: String, withConfiguration configuration: Configuration?
    ) {
        self.init(asset: name)
        self.configuration = configuration
    }
    /// A picture of pixels.
    public convenience init(cgImage: CGImage) {
        self.init(cgImage: cgImage, scale: 1, orientation: .up)
    }
    /// A picture of pixels.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(
            size: CGSize(
                width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
            scale: scale, name: nil, isKnown: true)
        imageOrientation = orientation
    }
    /// A picture from data, which are not read: its size is not known.
    public convenience init?(data: Data) {
        self.init(size: .zero, scale: 1, name: "data", isKnown: false)
    }
    /// A picture from data, which are not read: its size is not known.
    public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }
    /// A picture from a file, which is not read: its size is not known.
    public convenience init?(contentsOfFile path: String) {
        self.init(size: .zero, scale: 1, name: path, isKnown: false)
    }
    /// A picture written in the source.
    @preconcurrency @MainActor
    public convenience init(imageLiteralResourceName name: String) { self.init(asset: name) }

    @MainActor private convenience init(asset name: String) {
        let known = UIImage.knownSizes[name]
        self.init(
            size: known ?? .zero, scale: CGFloat(UIScreen.main.environment.scale), name: name,
            isKnown: known != nil)
    }

    /// Sizes of pictures and symbols by name, points. Layout cannot read asset catalogues of an app that is not built.
    @preconcurrency @MainActor
    public static var knownSizes: [String: CGSize] = [:]

    /// The picture's pixels.
    open var cgImage: CGImage? {
        isSizeKnown
            ? CGImage(width: Int(size.width * scale), height: Int(size.height * scale)) : nil
    }
    /// Whether it is a symbol of the system.
    open var isSymbolImage: Bool { configuration is SymbolConfiguration }
    /// The pictures of a moving one.
    open var images: [UIImage]? { nil }
    /// How long a moving picture takes.
    open var duration: TimeInterval { 0 }

    private func changed(_ change: (UIImage) -> Void) -> UIImage {
        let copy = UIImage(size: size, scale: scale, name: name, isKnown: isSizeKnown)
        copy.renderingMode = renderingMode
        copy.imageOrientation = imageOrientation
        copy.alignmentRectInsets = alignmentRectInsets
        copy.capInsets = capInsets
        copy.configuration = configuration
        change(copy)
        return copy
    }

    /// The picture taking colour another way.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }
    /// The picture in a colour.
    open func withTintColor(_ color: UIColor) -> UIImage { changed { _ in } }
    /// The picture in a colour.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        withRenderingMode(renderingMode)
    }
    /// The picture with other settings.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        changed { $0.configuration = configuration }
    }
    /// The symbol with other settings.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        withConfiguration(configuration)
    }
    /// The picture stretched between its caps.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        changed { $0.capInsets = capInsets }
    }
    /// The picture stretched between its caps.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode)
        -> UIImage
    {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }
    /// The picture stretched in its middle.
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        self
    }
    /// The picture cut as a part of a layout.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentInsets }
    }
    /// The picture that turns with the direction of reading.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    /// The picture turned over.
    open func withHorizontallyFlippedOrientation() -> UIImage { self }
    /// A moving picture.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        images.first
    }
    /// Draws nothing here.
    open func draw(in rect: CGRect) {}
    /// Draws nothing here.
    open func draw(at point: CGPoint) {}
    /// Draws nothing here.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
    /// No data here.
    open func pngData() -> Data? { nil }
    /// No data here.
    open func jpegData(compressionQuality: CGFloat) -> Data? { nil }

    /// Settings of a picture.
    open class Configuration: NSObject, @unchecked Sendable {
        /// These settings, then others.
        open func applying(_ otherConfiguration: Configuration?) -> Self { self }
    }

    /// Settings of a symbol; its size stays what is known.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// A size.
        public convenience init(pointSize: CGFloat) { self.init() }
        /// A size and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
        /// A size, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init()
        }
        /// A text style.
        public convenience init(textStyle: UIFont.TextStyle) { self.init() }
        /// A text style and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
        /// A scale.
        public convenience init(scale: SymbolScale) { self.init() }
        /// A weight.
        public convenience init(weight: SymbolWeight) { self.init() }
        /// A font.
        public convenience init(font: UIFont) { self.init() }
        /// A font and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) { self.init() }
        /// Colours.
        public convenience init(paletteColors: [UIColor]) { self.init() }
        /// A colour in degrees.
        public convenience init(hierarchicalColor: UIColor) { self.init() }
    }
}

/// Data of a picture: none here.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { nil }
/// Data of a picture: none here.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
    nil
}
