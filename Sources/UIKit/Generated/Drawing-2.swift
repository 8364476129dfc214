// swift-format-ignore-file
// Written by scripts/uikit-api from Sources/UIKit/API/Drawing.txt; do not edit.

public import Foundation

/// Names as UIKit has them.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// UIKit's center.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// UIKit's top.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// UIKit's bottom.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// UIKit's left.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// UIKit's right.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// UIKit's topLeft.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// UIKit's topRight.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// UIKit's bottomLeft.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// UIKit's bottomRight.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// UIKit's resize.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// UIKit's resizeAspect.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// UIKit's resizeAspectFill.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// Names as UIKit has them.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// UIKit's nearest.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// UIKit's linear.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// UIKit's trilinear.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// Names as UIKit has them.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// UIKit's forwards.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// UIKit's backwards.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// UIKit's both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// UIKit's removed.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Names as UIKit has them.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// UIKit's linear.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// UIKit's easeIn.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// UIKit's easeOut.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// UIKit's easeInEaseOut.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// UIKit's default.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// Names as UIKit has them.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// UIKit's nonZero.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// UIKit's evenOdd.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// Names as UIKit has them.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// UIKit's butt.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// UIKit's round.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// UIKit's square.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// Names as UIKit has them.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// UIKit's miter.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// UIKit's round.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// UIKit's bevel.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// Names as UIKit has them.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// UIKit's axial.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// UIKit's radial.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// UIKit's conic.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// Names as UIKit has them.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// UIKit's none.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// UIKit's start.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// UIKit's end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// UIKit's middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Names as UIKit has them.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// UIKit's natural.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// UIKit's left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// UIKit's right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// UIKit's center.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// UIKit's justified.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// Names as UIKit has them.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// UIKit's linear.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// UIKit's discrete.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// UIKit's paced.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// UIKit's cubic.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// UIKit's cubicPaced.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Names as UIKit has them.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// UIKit's rotateAuto.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// UIKit's rotateAutoReverse.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Names as UIKit has them.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// UIKit's fade.
    public static let fade = CATransitionType(rawValue: "fade")
    /// UIKit's moveIn.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// UIKit's push.
    public static let push = CATransitionType(rawValue: "push")
    /// UIKit's reveal.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Names as UIKit has them.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// UIKit's fromRight.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// UIKit's fromLeft.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// UIKit's fromTop.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// UIKit's fromBottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

extension NSAttributedString.Key {
    /// UIKit's font.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// UIKit's paragraphStyle.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// UIKit's foregroundColor.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// UIKit's backgroundColor.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// UIKit's ligature.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// UIKit's kern.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// UIKit's tracking.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// UIKit's strikethroughStyle.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// UIKit's underlineStyle.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// UIKit's strokeColor.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// UIKit's strokeWidth.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// UIKit's shadow.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// UIKit's textEffect.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// UIKit's attachment.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// UIKit's link.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// UIKit's baselineOffset.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// UIKit's underlineColor.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// UIKit's strikethroughColor.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// UIKit's obliqueness.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// UIKit's expansion.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// UIKit's writingDirection.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}

extension NSAttributedString {
    /// Names as UIKit has them.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// UIKit's documentType.
        public static let documentType = NSAttributedString.DocumentAttributeKey(rawValue: "DocumentType")
        /// UIKit's characterEncoding.
        public static let characterEncoding = NSAttributedString.DocumentAttributeKey(rawValue: "CharacterEncoding")
    }
}

extension NSAttributedString {
    /// Names as UIKit has them.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// UIKit's documentType.
        public static let documentType = NSAttributedString.DocumentReadingOptionKey(rawValue: "DocumentType")
        /// UIKit's characterEncoding.
        public static let characterEncoding = NSAttributedString.DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    }
}

extension NSAttributedString {
    /// Names as UIKit has them.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// UIKit's plain.
        public static let plain = NSAttributedString.DocumentType(rawValue: "NSPlainText")
        /// UIKit's rtf.
        public static let rtf = NSAttributedString.DocumentType(rawValue: "NSRTF")
        /// UIKit's html.
        public static let html = NSAttributedString.DocumentType(rawValue: "NSHTML")
    }
}

/// Values as UIKit numbers them.
public enum NSTextAlignment: Int, Sendable {
    case left
    case center
    case right
    case justified
    case natural
}

/// Values as UIKit numbers them.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping
    case byCharWrapping
    case byClipping
    case byTruncatingHead
    case byTruncatingTail
    case byTruncatingMiddle
}

/// Values as UIKit numbers them.
public enum NSWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight = 0
    case rightToLeft
}

/// Bits as UIKit numbers them.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// UIKit's single.
    public static let single: NSUnderlineStyle = NSUnderlineStyle(rawValue: 1)
    /// UIKit's thick.
    public static let thick: NSUnderlineStyle = NSUnderlineStyle(rawValue: 2)
    /// UIKit's double.
    public static let double: NSUnderlineStyle = NSUnderlineStyle(rawValue: 9)
    /// UIKit's patternDot.
    public static let patternDot: NSUnderlineStyle = NSUnderlineStyle(rawValue: 256)
    /// UIKit's patternDash.
    public static let patternDash: NSUnderlineStyle = NSUnderlineStyle(rawValue: 512)
    /// UIKit's patternDashDot.
    public static let patternDashDot: NSUnderlineStyle = NSUnderlineStyle(rawValue: 768)
    /// UIKit's patternDashDotDot.
    public static let patternDashDotDot: NSUnderlineStyle = NSUnderlineStyle(rawValue: 1024)
    /// UIKit's byWord.
    public static let byWord: NSUnderlineStyle = NSUnderlineStyle(rawValue: 32768)
}

/// Bits as UIKit numbers them.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// UIKit's usesLineFragmentOrigin.
    public static let usesLineFragmentOrigin: NSStringDrawingOptions = NSStringDrawingOptions(rawValue: 1)
    /// UIKit's usesFontLeading.
    public static let usesFontLeading: NSStringDrawingOptions = NSStringDrawingOptions(rawValue: 2)
    /// UIKit's usesDeviceMetrics.
    public static let usesDeviceMetrics: NSStringDrawingOptions = NSStringDrawingOptions(rawValue: 8)
    /// UIKit's truncatesLastVisibleLine.
    public static let truncatesLastVisibleLine: NSStringDrawingOptions = NSStringDrawingOptions(rawValue: 32)
}

extension NSParagraphStyle {
    /// Bits as UIKit numbers them.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// UIKit's pushOut.
        public static let pushOut: LineBreakStrategy = LineBreakStrategy(rawValue: 1)
        /// UIKit's hangulWordPriority.
        public static let hangulWordPriority: LineBreakStrategy = LineBreakStrategy(rawValue: 2)
        /// UIKit's standard.
        public static let standard: LineBreakStrategy = LineBreakStrategy(rawValue: 0xFFFF)
    }
}

/// Values as UIKit numbers them.
public enum CGLineCap: Int32, Sendable {
    case butt
    case round
    case square
}

/// Values as UIKit numbers them.
public enum CGLineJoin: Int32, Sendable {
    case miter
    case round
    case bevel
}

/// Values as UIKit numbers them.
public enum CGPathFillRule: Int, Sendable {
    case winding
    case evenOdd
}

/// Values as UIKit numbers them.
public enum CGBlendMode: Int32, Sendable {
    case normal
    case multiply
    case screen
    case overlay
    case darken
    case lighten
    case colorDodge
    case colorBurn
    case softLight
    case hardLight
    case difference
    case exclusion
    case hue
    case saturation
    case color
    case luminosity
    case clear
    case copy
    case sourceIn
    case sourceOut
    case sourceAtop
    case destinationOver
    case destinationIn
    case destinationOut
    case destinationAtop
    case xor
    case plusDarker
    case plusLighter
}

/// Values as UIKit numbers them.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default`
    case none
    case low
    case high
    case medium
}

extension UIImage {
    /// Values as UIKit numbers them.
    public enum RenderingMode: Int, Sendable {
        case automatic
        case alwaysOriginal
        case alwaysTemplate
    }
}

extension UIImage {
    /// Values as UIKit numbers them.
    public enum ResizingMode: Int, Sendable {
        case tile
        case stretch
    }
}

extension UIImage {
    /// Values as UIKit numbers them.
    public enum Orientation: Int, Sendable {
        case up
        case down
        case left
        case right
        case upMirrored
        case downMirrored
        case leftMirrored
        case rightMirrored
    }
}

extension UIImage {
    /// Values as UIKit numbers them.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small
        case large = 3
        case medium = 2
    }
}

extension UIImage {
    /// Values as UIKit numbers them.
    public enum SymbolWeight: Int, Sendable {
        case unspecified
        case ultraLight
        case thin
        case light
        case regular
        case medium
        case semibold
        case bold
        case heavy
        case black
    }
}
