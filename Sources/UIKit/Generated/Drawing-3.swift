// swift-format-ignore-file
// Written by scripts/uikit-api from Sources/UIKit/API/Drawing.txt; do not edit.

public import Foundation

extension UIFont {
    /// Names as UIKit has them.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// UIKit's largeTitle.
        public static let largeTitle = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// UIKit's title1.
        public static let title1 = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// UIKit's title2.
        public static let title2 = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// UIKit's title3.
        public static let title3 = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// UIKit's headline.
        public static let headline = UIFont.TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// UIKit's subheadline.
        public static let subheadline = UIFont.TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// UIKit's body.
        public static let body = UIFont.TextStyle(rawValue: "UICTFontTextStyleBody")
        /// UIKit's callout.
        public static let callout = UIFont.TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// UIKit's footnote.
        public static let footnote = UIFont.TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// UIKit's caption1.
        public static let caption1 = UIFont.TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// UIKit's caption2.
        public static let caption2 = UIFont.TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }
}

extension UIFontDescriptor {
    /// Bits as UIKit numbers them.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt32
        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// UIKit's traitItalic.
        public static let traitItalic: SymbolicTraits = SymbolicTraits(rawValue: 1)
        /// UIKit's traitBold.
        public static let traitBold: SymbolicTraits = SymbolicTraits(rawValue: 2)
        /// UIKit's traitExpanded.
        public static let traitExpanded: SymbolicTraits = SymbolicTraits(rawValue: 32)
        /// UIKit's traitCondensed.
        public static let traitCondensed: SymbolicTraits = SymbolicTraits(rawValue: 64)
        /// UIKit's traitMonoSpace.
        public static let traitMonoSpace: SymbolicTraits = SymbolicTraits(rawValue: 1024)
        /// UIKit's traitVertical.
        public static let traitVertical: SymbolicTraits = SymbolicTraits(rawValue: 2048)
        /// UIKit's traitUIOptimized.
        public static let traitUIOptimized: SymbolicTraits = SymbolicTraits(rawValue: 4096)
        /// UIKit's traitTightLeading.
        public static let traitTightLeading: SymbolicTraits = SymbolicTraits(rawValue: 32768)
        /// UIKit's traitLooseLeading.
        public static let traitLooseLeading: SymbolicTraits = SymbolicTraits(rawValue: 65536)
    }
}

extension UIFontDescriptor {
    /// Names as UIKit has them.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// UIKit's family.
        public static let family = UIFontDescriptor.AttributeName(rawValue: "NSFontFamilyAttribute")
        /// UIKit's name.
        public static let name = UIFontDescriptor.AttributeName(rawValue: "NSFontNameAttribute")
        /// UIKit's face.
        public static let face = UIFontDescriptor.AttributeName(rawValue: "NSFontFaceAttribute")
        /// UIKit's size.
        public static let size = UIFontDescriptor.AttributeName(rawValue: "NSFontSizeAttribute")
        /// UIKit's traits.
        public static let traits = UIFontDescriptor.AttributeName(rawValue: "NSCTFontTraitsAttribute")
        /// UIKit's textStyle.
        public static let textStyle = UIFontDescriptor.AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        /// UIKit's featureSettings.
        public static let featureSettings = UIFontDescriptor.AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }
}

extension UIFontDescriptor {
    /// Names as UIKit has them.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// UIKit's default.
        public static let `default` = UIFontDescriptor.SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// UIKit's rounded.
        public static let rounded = UIFontDescriptor.SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// UIKit's serif.
        public static let serif = UIFontDescriptor.SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// UIKit's monospaced.
        public static let monospaced = UIFontDescriptor.SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }
}

/// NSAttributedString.Key under its older name.
@available(*, deprecated, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key

/// UIImage.RenderingMode under its older name.
@available(*, deprecated, renamed: "UIImage.RenderingMode")
public typealias UIImageRenderingMode = UIImage.RenderingMode

/// UIFont.TextStyle under its older name.
@available(*, deprecated, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle

/// UIFont.Weight under its older name.
@available(*, deprecated, renamed: "UIFont.Weight")
public typealias UIFontWeight = UIFont.Weight

/// CAMediaTimingFillMode.forwards under its older name.
@available(*, deprecated, message: "use CAMediaTimingFillMode.forwards")
public var kCAFillModeForwards: CAMediaTimingFillMode { CAMediaTimingFillMode.forwards }

/// CAMediaTimingFillMode.both under its older name.
@available(*, deprecated, message: "use CAMediaTimingFillMode.both")
public var kCAFillModeBoth: CAMediaTimingFillMode { CAMediaTimingFillMode.both }

/// CAShapeLayerLineCap.round under its older name.
@available(*, deprecated, message: "use CAShapeLayerLineCap.round")
public var kCALineCapRound: CAShapeLayerLineCap { CAShapeLayerLineCap.round }

/// CAShapeLayerLineJoin.round under its older name.
@available(*, deprecated, message: "use CAShapeLayerLineJoin.round")
public var kCALineJoinRound: CAShapeLayerLineJoin { CAShapeLayerLineJoin.round }

/// CAMediaTimingFunctionName.linear under its older name.
@available(*, deprecated, message: "use CAMediaTimingFunctionName.linear")
public var kCAMediaTimingFunctionLinear: CAMediaTimingFunctionName { CAMediaTimingFunctionName.linear }

/// CAMediaTimingFunctionName.easeInEaseOut under its older name.
@available(*, deprecated, message: "use CAMediaTimingFunctionName.easeInEaseOut")
public var kCAMediaTimingFunctionEaseInEaseOut: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeInEaseOut }

/// CAMediaTimingFunctionName.easeIn under its older name.
@available(*, deprecated, message: "use CAMediaTimingFunctionName.easeIn")
public var kCAMediaTimingFunctionEaseIn: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeIn }

/// CAMediaTimingFunctionName.easeOut under its older name.
@available(*, deprecated, message: "use CAMediaTimingFunctionName.easeOut")
public var kCAMediaTimingFunctionEaseOut: CAMediaTimingFunctionName { CAMediaTimingFunctionName.easeOut }
