public import Foundation

/// What is drawn on; nothing is here.
public final class CGContext: @unchecked Sendable {
    init() {}

    /// The picture drawn: none.
    public func makeImage() -> CGImage? { nil }
    /// Draws nothing here.
    public func setFillColor(_ color: CGColor) {}
    /// Draws nothing here.
    public func setStrokeColor(_ color: CGColor) {}
    /// Draws nothing here.
    public func setLineWidth(_ width: CGFloat) {}
    /// Draws nothing here.
    public func setLineCap(_ cap: CGLineCap) {}
    /// Draws nothing here.
    public func setLineJoin(_ join: CGLineJoin) {}
    /// Draws nothing here.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
    /// Draws nothing here.
    public func setAlpha(_ alpha: CGFloat) {}
    /// Draws nothing here.
    public func setBlendMode(_ mode: CGBlendMode) {}
    /// Draws nothing here.
    public func setShadow(offset: CGSize, blur: CGFloat) {}
    /// Draws nothing here.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
    /// Draws nothing here.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    /// Draws nothing here.
    public func fill(_ rect: CGRect) {}
    /// Draws nothing here.
    public func fill(_ rects: [CGRect]) {}
    /// Draws nothing here.
    public func stroke(_ rect: CGRect) {}
    /// Draws nothing here.
    public func fillEllipse(in rect: CGRect) {}
    /// Draws nothing here.
    public func strokeEllipse(in rect: CGRect) {}
    /// Draws nothing here.
    public func clear(_ rect: CGRect) {}
    /// Draws nothing here.
    public func clip() {}
    /// Draws nothing here.
    public func clip(to rect: CGRect) {}
    /// Draws nothing here.
    public func clip(to rect: CGRect, mask: CGImage) {}
    /// Draws nothing here.
    public func draw(_ image: CGImage, in rect: CGRect) {}
    /// Draws nothing here.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {}
    /// Draws nothing here.
    public func saveGState() {}
    /// Draws nothing here.
    public func restoreGState() {}
    /// Draws nothing here.
    public func translateBy(x: CGFloat, y: CGFloat) {}
    /// Draws nothing here.
    public func scaleBy(x: CGFloat, y: CGFloat) {}
    /// Draws nothing here.
    public func rotate(by angle: CGFloat) {}
    /// Draws nothing here.
    public func concatenate(_ transform: CGAffineTransform) {}
    /// Draws nothing here.
    public func beginPath() {}
    /// Draws nothing here.
    public func closePath() {}
    /// Draws nothing here.
    public func move(to point: CGPoint) {}
    /// Draws nothing here.
    public func addLine(to point: CGPoint) {}
    /// Draws nothing here.
    public func addLines(between points: [CGPoint]) {}
    /// Draws nothing here.
    public func addRect(_ rect: CGRect) {}
    /// Draws nothing here.
    public func addEllipse(in rect: CGRect) {}
    /// Draws nothing here.
    public func addPath(_ path: CGPath) {}
    /// Draws nothing here.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {}
    /// Draws nothing here.
    public func fillPath() {}
    /// Draws nothing here.
    public func strokePath() {}
    /// Draws nothing here.
    public func drawPath(using mode: CGPathDrawingMode) {}
}

/// How far a change of colours goes on.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// After the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// What of a line is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// Sizes of pictures that are being drawn, the last of them being drawn on.
@MainActor private var pictureSizes: [CGSize] = []

/// Begins a picture.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) { pictureSizes.append(size) }
/// Begins a picture.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
    _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { pictureSizes.append(size) }
/// The picture that is being drawn: of the size asked for, and empty.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    pictureSizes.last.map { UIImage(size: $0, scale: 1, name: nil, isKnown: true) }
}
/// Ends the picture.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() { _ = pictureSizes.popLast() }
/// What is drawn on.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext() }
/// Draws nothing here.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {}

/// What a picture is drawn with.
public final class UIGraphicsImageRendererContext: NSObject {
    /// What is drawn on.
    public let cgContext = CGContext()
    /// Draws nothing here.
    public func fill(_ rect: CGRect) {}
    /// Draws nothing here.
    public func stroke(_ rect: CGRect) {}
    /// Draws nothing here.
    public func clip(to rect: CGRect) {}
}

/// How a picture is drawn.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels a point.
    open var scale: CGFloat = 1
    /// Whether there is nothing to see through.
    open var opaque = false
    /// Creates the standard.
    public required override init() { super.init() }
    /// The standard.
    open class func `default`() -> Self { self.init() }
    /// The standard of the screen.
    open class func preferred() -> Self { self.init() }
}

/// Draws pictures: of the size asked for, and empty.
open class UIGraphicsImageRenderer: NSObject {
    private let size: CGSize

    /// Creates a renderer of a size.
    public init(size: CGSize) { self.size = size }
    /// Creates a renderer of a size.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }
    /// Creates a renderer of a size.
    public init(bounds: CGRect) { size = bounds.size }

    /// A picture of the size.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        actions(UIGraphicsImageRendererContext())
        return UIImage(size: size, scale: 1, name: nil, isKnown: true)
    }
    /// No data.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
}
