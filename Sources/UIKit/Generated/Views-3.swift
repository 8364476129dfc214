// swift-format-ignore-file
// Written by scripts/uikit-api from Sources/UIKit/API/Views.txt; do not edit.

public import Foundation

/// UIKit's UIVisualEffect; layout does not look at it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
}

/// UIKit's UIBlurEffect; layout does not look at it.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// Creates one from its parts.
    public convenience init(style: UIBlurEffect.Style) { self.init() }
}

/// UIKit's UIVibrancyEffect; layout does not look at it.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    /// Creates one from its parts.
    public convenience init(blurEffect: UIBlurEffect) { self.init() }
    /// Creates one from its parts.
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init() }
}

/// UIKit's UIMotionEffect; layout does not look at it.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
}

/// UIKit's UIInterpolatingMotionEffect; layout does not look at it.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// Stored; layout does not look at it.
    open var minimumRelativeValue: Any?
    /// Stored; layout does not look at it.
    open var maximumRelativeValue: Any?
}

/// UIKit's UIMotionEffectGroup; layout does not look at it.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// Stored; layout does not look at it.
    open var motionEffects: [UIMotionEffect]?
}

/// UIKit's UIFocusEffect; layout does not look at it.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
}

/// UIKit's UIFocusUpdateContext; layout does not look at it.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    /// The same always here.
    open var previouslyFocusedView: UIView? { nil }
    /// The same always here.
    open var nextFocusedView: UIView? { nil }
}

/// UIKit's UIFocusAnimationCoordinator; layout does not look at it.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
    /// Does nothing here.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {  }
}

/// UIKit's UIFocusEnvironment; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
}

/// UIKit's UIInteraction; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The same always here.
    var view: UIView? { get }
    /// Does nothing here.
    func willMove(to view: UIView?)
    /// Does nothing here.
    func didMove(to view: UIView?)
}

extension UIInteraction {
    /// The same always here.
    public var view: UIView? { nil }
    /// Does nothing here.
    public func willMove(to view: UIView?) {  }
    /// Does nothing here.
    public func didMove(to view: UIView?) {  }
}

/// UIKit's UIPointerInteraction; layout does not look at it.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject {
    /// Stored; layout does not look at it.
    open var isEnabled: Bool = true
}

/// UIKit's UIContextMenuConfiguration; layout does not look at it.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
}

/// UIKit's UICommand; layout does not look at it.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
}

/// UIKit's UIKeyCommand; layout does not look at it.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The same always here.
    open var input: String? { nil }
}

/// UIKit's UIMenuElement; layout does not look at it.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    /// Stored; layout does not look at it.
    open var title: String = ""
    /// Stored; layout does not look at it.
    open var subtitle: String?
    /// Stored; layout does not look at it.
    open var image: UIImage?
}

/// UIKit's UIMenuBuilder; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
}

/// UIKit's UITextInputAssistantItem; layout does not look at it.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// Stored; layout does not look at it.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// Stored; layout does not look at it.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
    /// Stored; layout does not look at it.
    open var allowsHidingShortcuts: Bool = true
}

/// UIKit's UIBarButtonItemGroup; layout does not look at it.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// Stored; layout does not look at it.
    open var barButtonItems: [UIBarButtonItem] = []
}

/// UIKit's UITextInputMode; layout does not look at it.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
    /// The same always here.
    open var primaryLanguage: String? { nil }
}

/// UIKit's UITextPosition; layout does not look at it.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
}

/// UIKit's UITextRange; layout does not look at it.
@preconcurrency @MainActor
open class UITextRange: NSObject {
    /// The same always here.
    open var isEmpty: Bool { true }
    /// The same always here.
    open var start: UITextPosition { UITextPosition() }
    /// The same always here.
    open var end: UITextPosition { UITextPosition() }
}

/// UIKit's UITextInputPasswordRules; layout does not look at it.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
}

/// UIKit's UITextInputDelegate; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UITextInputDelegate: AnyObject {
}

/// UIKit's UITextInputTraits; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
}

/// UIKit's UIKeyInput; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
}

/// UIKit's UITextInput; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
}

/// UIKit's UIAccessibilityCustomAction; layout does not look at it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// Stored; layout does not look at it.
    open var name: String = ""
}

/// UIKit's UIAccessibilityElement; layout does not look at it.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
    /// Stored; layout does not look at it.
    open var isAccessibilityElement: Bool = true
    /// Stored; layout does not look at it.
    open var accessibilityLabel: String?
    /// Stored; layout does not look at it.
    open var accessibilityHint: String?
    /// Stored; layout does not look at it.
    open var accessibilityValue: String?
    /// Stored; layout does not look at it.
    open var accessibilityIdentifier: String?
    /// Stored; layout does not look at it.
    open var accessibilityFrame: CGRect = .zero
    /// Stored; layout does not look at it.
    open var accessibilityFrameInContainerSpace: CGRect = .zero
    /// Stored; layout does not look at it.
    open var accessibilityTraits: UIAccessibilityTraits = []
}

/// UIKit's UITouch; layout does not look at it.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// The same always here.
    open var timestamp: TimeInterval { 0 }
    /// The same always here.
    open var phase: UITouch.Phase { .began }
    /// The same always here.
    open var tapCount: Int { 1 }
    /// The same always here.
    open var type: UITouch.TouchType { .direct }
    /// The same always here.
    open var majorRadius: CGFloat { 0 }
    /// The same always here.
    open var majorRadiusTolerance: CGFloat { 0 }
    /// The same always here.
    open var force: CGFloat { 0 }
    /// The same always here.
    open var maximumPossibleForce: CGFloat { 0 }
    /// The same always here.
    open var altitudeAngle: CGFloat { 0 }
    /// The same always here.
    open var window: UIWindow? { nil }
    /// The same always here.
    open var view: UIView? { nil }
    /// The same always here.
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
    /// Does nothing here.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Does nothing here.
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
    /// Does nothing here.
    open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
}

/// UIKit's UIEvent; layout does not look at it.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The same always here.
    open var type: UIEvent.EventType { .touches }
    /// The same always here.
    open var subtype: UIEvent.EventSubtype { .none }
    /// The same always here.
    open var timestamp: TimeInterval { 0 }
    /// The same always here.
    open var allTouches: Set<UITouch>? { nil }
    /// Does nothing here.
    open func touches(for view: UIView) -> Set<UITouch>? { nil }
}

/// UIKit's UIPressesEvent; layout does not look at it.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
}

/// UIKit's UIPress; layout does not look at it.
@preconcurrency @MainActor
open class UIPress: NSObject {
}

extension UIView {
    /// Values as UIKit numbers them.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic
        case normal
        case dimmed
    }
}

extension UIView {
    /// Values as UIKit numbers them.
    public enum AnimationCurve: Int, Sendable {
        case easeInOut
        case easeIn
        case easeOut
        case linear
    }
}

extension UIView {
    /// Values as UIKit numbers them.
    public enum AnimationTransition: Int, Sendable {
        case none
        case flipFromLeft
        case flipFromRight
        case curlUp
        case curlDown
    }
}

/// Values as UIKit numbers them.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified
    case playback
    case spatial
    case forceLeftToRight
    case forceRightToLeft
}

/// Values as UIKit numbers them.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight
    case rightToLeft
}

/// Values as UIKit numbers them.
public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines
    case alignCenters
    case none
}

/// Values as UIKit numbers them.
public enum UILabelVibrancy: Int, Sendable {
    case none
    case automatic
}

extension UIControl {
    /// Values as UIKit numbers them.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center
        case top
        case bottom
        case fill
    }
}

extension UIControl {
    /// Values as UIKit numbers them.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center
        case left
        case right
        case fill
        case leading
        case trailing
    }
}

extension UIControl {
    /// Bits as UIKit numbers them.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// UIKit's touchDown.
        public static let touchDown: Event = Event(rawValue: 1)
        /// UIKit's touchDownRepeat.
        public static let touchDownRepeat: Event = Event(rawValue: 2)
        /// UIKit's touchDragInside.
        public static let touchDragInside: Event = Event(rawValue: 4)
        /// UIKit's touchDragOutside.
        public static let touchDragOutside: Event = Event(rawValue: 8)
        /// UIKit's touchDragEnter.
        public static let touchDragEnter: Event = Event(rawValue: 16)
        /// UIKit's touchDragExit.
        public static let touchDragExit: Event = Event(rawValue: 32)
        /// UIKit's touchUpInside.
        public static let touchUpInside: Event = Event(rawValue: 64)
        /// UIKit's touchUpOutside.
        public static let touchUpOutside: Event = Event(rawValue: 128)
        /// UIKit's touchCancel.
        public static let touchCancel: Event = Event(rawValue: 256)
        /// UIKit's valueChanged.
        public static let valueChanged: Event = Event(rawValue: 4096)
        /// UIKit's primaryActionTriggered.
        public static let primaryActionTriggered: Event = Event(rawValue: 8192)
        /// UIKit's menuActionTriggered.
        public static let menuActionTriggered: Event = Event(rawValue: 16384)
        /// UIKit's editingDidBegin.
        public static let editingDidBegin: Event = Event(rawValue: 65536)
        /// UIKit's editingChanged.
        public static let editingChanged: Event = Event(rawValue: 131072)
        /// UIKit's editingDidEnd.
        public static let editingDidEnd: Event = Event(rawValue: 262144)
        /// UIKit's editingDidEndOnExit.
        public static let editingDidEndOnExit: Event = Event(rawValue: 524288)
        /// UIKit's allTouchEvents.
        public static let allTouchEvents: Event = Event(rawValue: 0xFFF)
        /// UIKit's allEditingEvents.
        public static let allEditingEvents: Event = Event(rawValue: 0xF0000)
        /// UIKit's applicationReserved.
        public static let applicationReserved: Event = Event(rawValue: 0x0F000000)
        /// UIKit's systemReserved.
        public static let systemReserved: Event = Event(rawValue: 0xF0000000)
        /// UIKit's allEvents.
        public static let allEvents: Event = Event(rawValue: 0xFFFFFFFF)
    }
}

extension UIView {
    /// Bits as UIKit numbers them.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// UIKit's layoutSubviews.
        public static let layoutSubviews: AnimationOptions = AnimationOptions(rawValue: 1)
        /// UIKit's allowUserInteraction.
        public static let allowUserInteraction: AnimationOptions = AnimationOptions(rawValue: 2)
        /// UIKit's beginFromCurrentState.
        public static let beginFromCurrentState: AnimationOptions = AnimationOptions(rawValue: 4)
        /// UIKit's repeat.
        public static let `repeat`: AnimationOptions = AnimationOptions(rawValue: 8)
        /// UIKit's autoreverse.
        public static let autoreverse: AnimationOptions = AnimationOptions(rawValue: 16)
        /// UIKit's overrideInheritedDuration.
        public static let overrideInheritedDuration: AnimationOptions = AnimationOptions(rawValue: 32)
        /// UIKit's overrideInheritedCurve.
        public static let overrideInheritedCurve: AnimationOptions = AnimationOptions(rawValue: 64)
        /// UIKit's allowAnimatedContent.
        public static let allowAnimatedContent: AnimationOptions = AnimationOptions(rawValue: 128)
        /// UIKit's showHideTransitionViews.
        public static let showHideTransitionViews: AnimationOptions = AnimationOptions(rawValue: 256)
        /// UIKit's overrideInheritedOptions.
        public static let overrideInheritedOptions: AnimationOptions = AnimationOptions(rawValue: 512)
        /// UIKit's curveEaseInOut.
        public static let curveEaseInOut: AnimationOptions = []
        /// UIKit's curveEaseIn.
        public static let curveEaseIn: AnimationOptions = AnimationOptions(rawValue: 0x10000)
        /// UIKit's curveEaseOut.
        public static let curveEaseOut: AnimationOptions = AnimationOptions(rawValue: 0x20000)
        /// UIKit's curveLinear.
        public static let curveLinear: AnimationOptions = AnimationOptions(rawValue: 0x30000)
        /// UIKit's transitionFlipFromLeft.
        public static let transitionFlipFromLeft: AnimationOptions = AnimationOptions(rawValue: 0x100000)
        /// UIKit's transitionFlipFromRight.
        public static let transitionFlipFromRight: AnimationOptions = AnimationOptions(rawValue: 0x200000)
        /// UIKit's transitionCurlUp.
        public static let transitionCurlUp: AnimationOptions = AnimationOptions(rawValue: 0x300000)
        /// UIKit's transitionCurlDown.
        public static let transitionCurlDown: AnimationOptions = AnimationOptions(rawValue: 0x400000)
        /// UIKit's transitionCrossDissolve.
        public static let transitionCrossDissolve: AnimationOptions = AnimationOptions(rawValue: 0x500000)
        /// UIKit's transitionFlipFromTop.
        public static let transitionFlipFromTop: AnimationOptions = AnimationOptions(rawValue: 0x600000)
        /// UIKit's transitionFlipFromBottom.
        public static let transitionFlipFromBottom: AnimationOptions = AnimationOptions(rawValue: 0x700000)
        /// UIKit's preferredFramesPerSecond60.
        public static let preferredFramesPerSecond60: AnimationOptions = AnimationOptions(rawValue: 0x3000000)
        /// UIKit's preferredFramesPerSecond30.
        public static let preferredFramesPerSecond30: AnimationOptions = AnimationOptions(rawValue: 0x7000000)
    }
}

extension UIView {
    /// Bits as UIKit numbers them.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// UIKit's layoutSubviews.
        public static let layoutSubviews: KeyframeAnimationOptions = KeyframeAnimationOptions(rawValue: 1)
        /// UIKit's allowUserInteraction.
        public static let allowUserInteraction: KeyframeAnimationOptions = KeyframeAnimationOptions(rawValue: 2)
        /// UIKit's beginFromCurrentState.
        public static let beginFromCurrentState: KeyframeAnimationOptions = KeyframeAnimationOptions(rawValue: 4)
        /// UIKit's repeat.
        public static let `repeat`: KeyframeAnimationOptions = KeyframeAnimationOptions(rawValue: 8)
        /// UIKit's autoreverse.
        public static let autoreverse: KeyframeAnimationOptions = KeyframeAnimationOptions(rawValue: 16)
        /// UIKit's overrideInheritedDuration.
        public static let overrideInheritedDuration: KeyframeAnimationOptions = KeyframeAnimationOptions(rawValue: 32)
        /// UIKit's overrideInheritedOptions.
        public static let overrideInheritedOptions: KeyframeAnimationOptions = KeyframeAnimationOptions(rawValue: 512)
        /// UIKit's calculationModeLinear.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// UIKit's calculationModeDiscrete.
        public static let calculationModeDiscrete: KeyframeAnimationOptions = KeyframeAnimationOptions(rawValue: 0x400)
        /// UIKit's calculationModePaced.
        public static let calculationModePaced: KeyframeAnimationOptions = KeyframeAnimationOptions(rawValue: 0x800)
        /// UIKit's calculationModeCubic.
        public static let calculationModeCubic: KeyframeAnimationOptions = KeyframeAnimationOptions(rawValue: 0xC00)
        /// UIKit's calculationModeCubicPaced.
        public static let calculationModeCubicPaced: KeyframeAnimationOptions = KeyframeAnimationOptions(rawValue: 0x1000)
    }
}

extension UIButton {
    /// Values as UIKit numbers them.
    public enum Role: Int, Sendable {
        case normal
        case primary
        case cancel
        case destructive
    }
}

/// Values as UIKit numbers them.
public enum UIBehavioralStyle: UInt, Sendable {
    case automatic
    case pad
    case mac
}

extension UIContextMenuConfiguration {
    /// Values as UIKit numbers them.
    public enum ElementOrder: Int, Sendable {
        case automatic
        case priority
        case fixed
    }
}

extension UITextField {
    /// Values as UIKit numbers them.
    public enum ViewMode: Int, Sendable {
        case never
        case whileEditing
        case unlessEditing
        case always
    }
}

extension UITextField {
    /// Values as UIKit numbers them.
    public enum DidEndEditingReason: Int, Sendable {
        case committed
        case cancelled
    }
}

extension UITextView {
    /// Values as UIKit numbers them.
    public enum BorderStyle: Int, Sendable {
        case none
        case roundedRect
    }
}
