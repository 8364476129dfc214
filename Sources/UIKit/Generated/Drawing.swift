// swift-format-ignore-file
// Written by scripts/uikit-api from Sources/UIKit/API/Drawing.txt; do not edit.

public import Foundation

/// What layout does not look at of CALayer.
open class CALayerMembers: NSObject, @unchecked Sendable {
    /// Stored; layout does not look at it.
    open var cornerRadius: CGFloat = 0
    /// Stored; layout does not look at it.
    open var borderWidth: CGFloat = 0
    /// Stored; layout does not look at it.
    open var zPosition: CGFloat = 0
    /// Stored; layout does not look at it.
    open var anchorPointZ: CGFloat = 0
    /// Stored; layout does not look at it.
    open var cornerCurve: CALayerCornerCurve = .circular
    /// Stored; layout does not look at it.
    open var maskedCorners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    /// Stored; layout does not look at it.
    open var borderColor: CGColor?
    /// Stored; layout does not look at it.
    open var shadowColor: CGColor?
    /// Stored; layout does not look at it.
    open var backgroundColor: CGColor?
    /// Stored; layout does not look at it.
    open var shadowOpacity: Float = 0
    /// Stored; layout does not look at it.
    open var shadowOffset: CGSize = CGSize(width: 0, height: -3)
    /// Stored; layout does not look at it.
    open var shadowRadius: CGFloat = 3
    /// Stored; layout does not look at it.
    open var shadowPath: CGPath?
    /// Stored; layout does not look at it.
    open var opacity: Float = 1
    /// Stored; layout does not look at it.
    open var isHidden: Bool = false
    /// Stored; layout does not look at it.
    open var masksToBounds: Bool = false
    /// Stored; layout does not look at it.
    open var isOpaque: Bool = false
    /// Stored; layout does not look at it.
    open var isGeometryFlipped: Bool = false
    /// Stored; layout does not look at it.
    open var shouldRasterize: Bool = false
    /// Stored; layout does not look at it.
    open var needsDisplayOnBoundsChange: Bool = false
    /// Stored; layout does not look at it.
    open var drawsAsynchronously: Bool = false
    /// Stored; layout does not look at it.
    open var allowsGroupOpacity: Bool = false
    /// Stored; layout does not look at it.
    open var isDoubleSided: Bool = true
    /// Stored; layout does not look at it.
    open var allowsEdgeAntialiasing: Bool = true
    /// Stored; layout does not look at it.
    open var anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5)
    /// Stored; layout does not look at it.
    open var transform: CATransform3D = CATransform3DIdentity
    /// Stored; layout does not look at it.
    open var sublayerTransform: CATransform3D = CATransform3DIdentity
    /// Stored; layout does not look at it.
    open var contents: Any?
    /// Stored; layout does not look at it.
    open var contentsRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Stored; layout does not look at it.
    open var contentsCenter: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// Stored; layout does not look at it.
    open var contentsGravity: CALayerContentsGravity = .resize
    /// Stored; layout does not look at it.
    open var contentsScale: CGFloat = 1
    /// Stored; layout does not look at it.
    open var rasterizationScale: CGFloat = 1
    /// Stored; layout does not look at it.
    open var minificationFilter: CALayerContentsFilter = .linear
    /// Stored; layout does not look at it.
    open var magnificationFilter: CALayerContentsFilter = .linear
    /// Stored; layout does not look at it.
    open var mask: CALayer?
    /// Stored; layout does not look at it.
    open var name: String?
    /// Stored; layout does not look at it.
    open var style: [AnyHashable: Any]?
    /// Stored; layout does not look at it.
    open var filters: [Any]?
    /// Stored; layout does not look at it.
    open var backgroundFilters: [Any]?
    /// Stored; layout does not look at it.
    open var compositingFilter: Any?
    /// Stored; layout does not look at it.
    open var actions: [String: any CAAction]?
    /// Stored; layout does not look at it.
    open var speed: Float = 1
    /// Stored; layout does not look at it.
    open var timeOffset: CFTimeInterval = 0
    /// Stored; layout does not look at it.
    open var beginTime: CFTimeInterval = 0
    /// Stored; layout does not look at it.
    open var duration: CFTimeInterval = 0
    /// Stored; layout does not look at it.
    open var repeatDuration: CFTimeInterval = 0
    /// Stored; layout does not look at it.
    open var repeatCount: Float = 0
    /// Stored; layout does not look at it.
    open var autoreverses: Bool = false
    /// Stored; layout does not look at it.
    open var fillMode: CAMediaTimingFillMode = .removed
    /// Stored; layout does not look at it.
    open weak var delegate: (any CALayerDelegate)?
    /// Does nothing here.
    open func display() {  }
    /// Does nothing here.
    open func draw(in ctx: CGContext) {  }
    /// Does nothing here.
    open func render(in ctx: CGContext) {  }
    /// Does nothing here.
    open func setNeedsDisplay() {  }
    /// Does nothing here.
    open func setNeedsDisplay(_ r: CGRect) {  }
    /// Does nothing here.
    open func displayIfNeeded() {  }
    /// Does nothing here.
    open func setNeedsLayout() {  }
    /// Does nothing here.
    open func layoutIfNeeded() {  }
    /// Does nothing here.
    open func layoutSublayers() {  }
    /// Does nothing here.
    open func add(_ anim: CAAnimation, forKey key: String?) {  }
    /// Does nothing here.
    open func removeAllAnimations() {  }
    /// Does nothing here.
    open func removeAnimation(forKey key: String) {  }
    /// Does nothing here.
    open func animation(forKey key: String) -> CAAnimation? { nil }
    /// Does nothing here.
    open func animationKeys() -> [String]? { nil }
    /// Does nothing here.
    open func action(forKey event: String) -> (any CAAction)? { nil }
    /// Does nothing here.
    open func hitTest(_ p: CGPoint) -> CALayer? { nil }
    /// Does nothing here.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
}

/// UIKit's CAShapeLayer; layout does not look at it.
open class CAShapeLayer: CALayer, @unchecked Sendable {
    /// Stored; layout does not look at it.
    open var path: CGPath?
    /// Stored; layout does not look at it.
    open var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    /// Stored; layout does not look at it.
    open var strokeColor: CGColor?
    /// Stored; layout does not look at it.
    open var fillRule: CAShapeLayerFillRule = .nonZero
    /// Stored; layout does not look at it.
    open var strokeStart: CGFloat = 0
    /// Stored; layout does not look at it.
    open var lineDashPhase: CGFloat = 0
    /// Stored; layout does not look at it.
    open var strokeEnd: CGFloat = 1
    /// Stored; layout does not look at it.
    open var lineWidth: CGFloat = 1
    /// Stored; layout does not look at it.
    open var miterLimit: CGFloat = 10
    /// Stored; layout does not look at it.
    open var lineCap: CAShapeLayerLineCap = .butt
    /// Stored; layout does not look at it.
    open var lineJoin: CAShapeLayerLineJoin = .miter
    /// Stored; layout does not look at it.
    open var lineDashPattern: [NSNumber]?
}

/// UIKit's CAGradientLayer; layout does not look at it.
open class CAGradientLayer: CALayer, @unchecked Sendable {
    /// Stored; layout does not look at it.
    open var colors: [Any]?
    /// Stored; layout does not look at it.
    open var locations: [NSNumber]?
    /// Stored; layout does not look at it.
    open var startPoint: CGPoint = CGPoint(x: 0.5, y: 0)
    /// Stored; layout does not look at it.
    open var endPoint: CGPoint = CGPoint(x: 0.5, y: 1)
    /// Stored; layout does not look at it.
    open var type: CAGradientLayerType = .axial
}

/// UIKit's CATextLayer; layout does not look at it.
open class CATextLayer: CALayer, @unchecked Sendable {
    /// Stored; layout does not look at it.
    open var string: Any?
    /// Stored; layout does not look at it.
    open var font: Any?
    /// Stored; layout does not look at it.
    open var fontSize: CGFloat = 36
    /// Stored; layout does not look at it.
    open var foregroundColor: CGColor?
    /// Stored; layout does not look at it.
    open var isWrapped: Bool = false
    /// Stored; layout does not look at it.
    open var allowsFontSubpixelQuantization: Bool = false
    /// Stored; layout does not look at it.
    open var truncationMode: CATextLayerTruncationMode = .none
    /// Stored; layout does not look at it.
    open var alignmentMode: CATextLayerAlignmentMode = .natural
}

/// UIKit's CAReplicatorLayer; layout does not look at it.
open class CAReplicatorLayer: CALayer, @unchecked Sendable {
    /// Stored; layout does not look at it.
    open var instanceCount: Int = 1
    /// Stored; layout does not look at it.
    open var instanceDelay: CFTimeInterval = 0
    /// Stored; layout does not look at it.
    open var instanceTransform: CATransform3D = CATransform3DIdentity
    /// Stored; layout does not look at it.
    open var instanceColor: CGColor?
    /// Stored; layout does not look at it.
    open var instanceRedOffset: Float = 0
    /// Stored; layout does not look at it.
    open var instanceGreenOffset: Float = 0
    /// Stored; layout does not look at it.
    open var instanceBlueOffset: Float = 0
    /// Stored; layout does not look at it.
    open var instanceAlphaOffset: Float = 0
}

/// UIKit's CAScrollLayer; layout does not look at it.
open class CAScrollLayer: CALayer, @unchecked Sendable {
}

/// UIKit's CATransformLayer; layout does not look at it.
open class CATransformLayer: CALayer, @unchecked Sendable {
}

/// UIKit's CAEmitterLayer; layout does not look at it.
open class CAEmitterLayer: CALayer, @unchecked Sendable {
    /// Stored; layout does not look at it.
    open var emitterCells: [CAEmitterCell]?
    /// Stored; layout does not look at it.
    open var emitterPosition: CGPoint = .zero
    /// Stored; layout does not look at it.
    open var emitterSize: CGSize = .zero
    /// Stored; layout does not look at it.
    open var birthRate: Float = 1
    /// Stored; layout does not look at it.
    open var lifetime: Float = 1
    /// Stored; layout does not look at it.
    open var scale: Float = 1
    /// Stored; layout does not look at it.
    open var velocity: Float = 1
    /// Stored; layout does not look at it.
    open var spin: Float = 1
    /// Stored; layout does not look at it.
    open var emitterShape: String = "point"
    /// Stored; layout does not look at it.
    open var emitterMode: String = "volume"
    /// Stored; layout does not look at it.
    open var renderMode: String = "unordered"
}

/// UIKit's CAEmitterCell; layout does not look at it.
open class CAEmitterCell: NSObject, @unchecked Sendable {
    /// Stored; layout does not look at it.
    open var contents: Any?
    /// Stored; layout does not look at it.
    open var color: CGColor?
    /// Stored; layout does not look at it.
    open var name: String?
    /// Stored; layout does not look at it.
    open var birthRate: Float = 0
    /// Stored; layout does not look at it.
    open var lifetime: Float = 0
    /// Stored; layout does not look at it.
    open var lifetimeRange: Float = 0
    /// Stored; layout does not look at it.
    open var alphaRange: Float = 0
    /// Stored; layout does not look at it.
    open var alphaSpeed: Float = 0
    /// Stored; layout does not look at it.
    open var velocity: CGFloat = 0
    /// Stored; layout does not look at it.
    open var velocityRange: CGFloat = 0
    /// Stored; layout does not look at it.
    open var xAcceleration: CGFloat = 0
    /// Stored; layout does not look at it.
    open var yAcceleration: CGFloat = 0
    /// Stored; layout does not look at it.
    open var emissionLongitude: CGFloat = 0
    /// Stored; layout does not look at it.
    open var emissionRange: CGFloat = 0
    /// Stored; layout does not look at it.
    open var scale: CGFloat = 0
    /// Stored; layout does not look at it.
    open var scaleRange: CGFloat = 0
    /// Stored; layout does not look at it.
    open var scaleSpeed: CGFloat = 0
    /// Stored; layout does not look at it.
    open var spin: CGFloat = 0
    /// Stored; layout does not look at it.
    open var spinRange: CGFloat = 0
}

/// UIKit's CAAction; what is not written does what UIKit does without it.
public protocol CAAction: AnyObject {
}

/// UIKit's CALayerDelegate; what is not written does what UIKit does without it.
public protocol CALayerDelegate: NSObjectProtocol {
}

/// UIKit's CAMediaTiming; what is not written does what UIKit does without it.
public protocol CAMediaTiming: AnyObject {
}

/// UIKit's CAAnimationDelegate; what is not written does what UIKit does without it.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Does nothing here.
    func animationDidStart(_ anim: CAAnimation)
    /// Does nothing here.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing here.
    public func animationDidStart(_ anim: CAAnimation) {  }
    /// Does nothing here.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {  }
}

/// What layout does not look at of CAAnimation.
open class CAAnimationMembers: NSObject, @unchecked Sendable {
    /// Stored; layout does not look at it.
    open var timingFunction: CAMediaTimingFunction?
    /// Stored; layout does not look at it.
    open var delegate: (any CAAnimationDelegate)?
    /// Stored; layout does not look at it.
    open var isRemovedOnCompletion: Bool = true
    /// Stored; layout does not look at it.
    open var beginTime: CFTimeInterval = 0
    /// Stored; layout does not look at it.
    open var duration: CFTimeInterval = 0
    /// Stored; layout does not look at it.
    open var timeOffset: CFTimeInterval = 0
    /// Stored; layout does not look at it.
    open var repeatDuration: CFTimeInterval = 0
    /// Stored; layout does not look at it.
    open var speed: Float = 1
    /// Stored; layout does not look at it.
    open var repeatCount: Float = 0
    /// Stored; layout does not look at it.
    open var autoreverses: Bool = false
    /// Stored; layout does not look at it.
    open var fillMode: CAMediaTimingFillMode = .removed
}

/// UIKit's CAPropertyAnimation; layout does not look at it.
open class CAPropertyAnimation: CAAnimation, @unchecked Sendable {
    /// Stored; layout does not look at it.
    open var keyPath: String?
    /// Stored; layout does not look at it.
    open var isAdditive: Bool = false
    /// Stored; layout does not look at it.
    open var isCumulative: Bool = false
    /// Creates one from its parts.
    public convenience init(keyPath path: String?) { self.init(); keyPath = path }
}

/// UIKit's CABasicAnimation; layout does not look at it.
open class CABasicAnimation: CAPropertyAnimation, @unchecked Sendable {
    /// Stored; layout does not look at it.
    open var fromValue: Any?
    /// Stored; layout does not look at it.
    open var toValue: Any?
    /// Stored; layout does not look at it.
    open var byValue: Any?
}

/// UIKit's CAKeyframeAnimation; layout does not look at it.
open class CAKeyframeAnimation: CAPropertyAnimation, @unchecked Sendable {
    /// Stored; layout does not look at it.
    open var values: [Any]?
    /// Stored; layout does not look at it.
    open var path: CGPath?
    /// Stored; layout does not look at it.
    open var keyTimes: [NSNumber]?
    /// Stored; layout does not look at it.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// Stored; layout does not look at it.
    open var calculationMode: CAAnimationCalculationMode = .linear
    /// Stored; layout does not look at it.
    open var rotationMode: CAAnimationRotationMode?
}

/// UIKit's CASpringAnimation; layout does not look at it.
open class CASpringAnimation: CABasicAnimation, @unchecked Sendable {
    /// Stored; layout does not look at it.
    open var mass: CGFloat = 1
    /// Stored; layout does not look at it.
    open var stiffness: CGFloat = 100
    /// Stored; layout does not look at it.
    open var damping: CGFloat = 10
    /// Stored; layout does not look at it.
    open var initialVelocity: CGFloat = 0
    /// The same always here.
    open var settlingDuration: CFTimeInterval { 0 }
}

/// UIKit's CATransition; layout does not look at it.
open class CATransition: CAAnimation, @unchecked Sendable {
    /// Stored; layout does not look at it.
    open var type: CATransitionType = .fade
    /// Stored; layout does not look at it.
    open var subtype: CATransitionSubtype?
    /// Stored; layout does not look at it.
    open var startProgress: Float = 0
    /// Stored; layout does not look at it.
    open var endProgress: Float = 1
}

/// UIKit's CAAnimationGroup; layout does not look at it.
open class CAAnimationGroup: CAAnimation, @unchecked Sendable {
    /// Stored; layout does not look at it.
    open var animations: [CAAnimation]?
}

/// UIKit's CADisplayLink; layout does not look at it.
open class CADisplayLink: NSObject, @unchecked Sendable {
    /// Stored; layout does not look at it.
    open var isPaused: Bool = false
    /// Stored; layout does not look at it.
    open var preferredFramesPerSecond: Int = 0
    /// The same always here.
    open var timestamp: CFTimeInterval { 0 }
    /// The same always here.
    open var targetTimestamp: CFTimeInterval { 0 }
    /// The same always here.
    open var duration: CFTimeInterval { 0 }
    /// Creates one from its parts.
    public convenience init(target: Any, selector sel: Selector) { self.init() }
    /// Does nothing here.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {  }
    /// Does nothing here.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {  }
    /// Does nothing here.
    open func invalidate() {  }
}

/// UIKit's NSTextAttachment; layout does not look at it.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    /// Stored; layout does not look at it.
    open var image: UIImage?
    /// Stored; layout does not look at it.
    open var bounds: CGRect = .zero
    /// Stored; layout does not look at it.
    open var contents: Data?
    /// Stored; layout does not look at it.
    open var fileType: String?
    /// Stored; layout does not look at it.
    open var lineLayoutPadding: CGFloat = 0
    /// Creates one from its parts.
    public convenience init(image: UIImage) { self.init(); self.image = image }
    /// Creates one from its parts.
    public convenience init(data contentData: Data?, ofType uti: String?) { self.init(); contents = contentData; fileType = uti }
}

/// UIKit's NSShadow; layout does not look at it.
open class NSShadow: NSObject, @unchecked Sendable {
    /// Stored; layout does not look at it.
    open var shadowOffset: CGSize = .zero
    /// Stored; layout does not look at it.
    open var shadowBlurRadius: CGFloat = 0
    /// Stored; layout does not look at it.
    open var shadowColor: Any?
}

/// UIKit's NSTextTab; layout does not look at it.
open class NSTextTab: NSObject, @unchecked Sendable {
}

/// UIKit's NSTextContainer; layout does not look at it.
open class NSTextContainer: NSObject, @unchecked Sendable {
    /// Stored; layout does not look at it.
    open var size: CGSize = .zero
    /// Stored; layout does not look at it.
    open var lineFragmentPadding: CGFloat = 5
    /// Stored; layout does not look at it.
    open var maximumNumberOfLines: Int = 0
    /// Stored; layout does not look at it.
    open var lineBreakMode: NSLineBreakMode = .byWordWrapping
    /// Stored; layout does not look at it.
    open var exclusionPaths: [UIBezierPath] = []
    /// Stored; layout does not look at it.
    open var widthTracksTextView: Bool = false
    /// Stored; layout does not look at it.
    open var heightTracksTextView: Bool = false
    /// Creates one from its parts.
    public convenience init(size: CGSize) { self.init(); self.size = size }
}

/// UIKit's NSLayoutManager; layout does not look at it.
open class NSLayoutManager: NSObject, @unchecked Sendable {
    /// Stored; layout does not look at it.
    open var usesFontLeading: Bool = true
    /// Stored; layout does not look at it.
    open var allowsNonContiguousLayout: Bool = true
    /// The same always here.
    open var numberOfGlyphs: Int { 0 }
    /// Does nothing here.
    open func addTextContainer(_ container: NSTextContainer) {  }
    /// Does nothing here.
    open func usedRect(for container: NSTextContainer) -> CGRect { .zero }
    /// Does nothing here.
    open func ensureLayout(for container: NSTextContainer) {  }
    /// Does nothing here.
    open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: 0) }
    /// Does nothing here.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect { .zero }
}

/// UIKit's NSTextStorage; layout does not look at it.
open class NSTextStorage: NSObject, @unchecked Sendable {
    /// Does nothing here.
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {  }
}

/// Names as UIKit has them.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// UIKit's circular.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// UIKit's continuous.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Bits as UIKit numbers them.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// UIKit's layerMinXMinYCorner.
    public static let layerMinXMinYCorner: CACornerMask = CACornerMask(rawValue: 1)
    /// UIKit's layerMaxXMinYCorner.
    public static let layerMaxXMinYCorner: CACornerMask = CACornerMask(rawValue: 2)
    /// UIKit's layerMinXMaxYCorner.
    public static let layerMinXMaxYCorner: CACornerMask = CACornerMask(rawValue: 4)
    /// UIKit's layerMaxXMaxYCorner.
    public static let layerMaxXMaxYCorner: CACornerMask = CACornerMask(rawValue: 8)
}
