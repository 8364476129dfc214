// swift-format-ignore-file
// Written by scripts/uikit-api from Sources/UIKit/API/Controllers.txt; do not edit.

public import Foundation

/// UIKit's UIDevice; layout does not look at it.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// As UIKit has it.
    public static let current = UIDevice()
    /// Stored; layout does not look at it.
    open var isBatteryMonitoringEnabled: Bool = false
    /// Stored; layout does not look at it.
    open var isProximityMonitoringEnabled: Bool = false
    /// The same always here.
    open var name: String { "iPhone" }
    /// The same always here.
    open var systemName: String { "iOS" }
    /// The same always here.
    open var systemVersion: String { "18.0" }
    /// The same always here.
    open var model: String { UIDevice.current.userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The same always here.
    open var localizedModel: String { UIDevice.current.userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    /// The same always here.
    open var identifierForVendor: UUID? { nil }
    /// The same always here.
    open var batteryState: UIDevice.BatteryState { .unknown }
    /// The same always here.
    open var batteryLevel: Float { -1 }
    /// The same always here.
    open var isMultitaskingSupported: Bool { true }
    /// The same always here.
    open var isGeneratingDeviceOrientationNotifications: Bool { false }
    /// The same always here.
    open var proximityState: Bool { false }
    /// Does nothing here.
    open func beginGeneratingDeviceOrientationNotifications() {  }
    /// Does nothing here.
    open func endGeneratingDeviceOrientationNotifications() {  }
    /// Does nothing here.
    open func playInputClick() {  }
}

/// UIKit's UIFeedbackGenerator; layout does not look at it.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Does nothing here.
    open func prepare() {  }
}

/// UIKit's UISelectionFeedbackGenerator; layout does not look at it.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing here.
    open func selectionChanged() {  }
}

/// UIKit's UIImpactFeedbackGenerator; layout does not look at it.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// Creates one from its parts.
    public convenience init(style: UIImpactFeedbackGenerator.FeedbackStyle) { self.init() }
    /// Does nothing here.
    open func impactOccurred() {  }
    /// Does nothing here.
    open func impactOccurred(intensity: CGFloat) {  }
}

/// UIKit's UINotificationFeedbackGenerator; layout does not look at it.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// Does nothing here.
    open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {  }
}

/// UIKit's UIMenu; layout does not look at it.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
    /// Stored; layout does not look at it.
    public private(set) var children: [UIMenuElement] = []
    /// Creates one from its parts.
    public convenience init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [], children: [UIMenuElement] = []) { self.init(); self.title = title; self.children = children }
    /// The same always here.
    open var options: UIMenu.Options { [] }
}

/// UIKit's UIAction; layout does not look at it.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
    /// Stored; layout does not look at it.
    package private(set) var handler: ((UIAction) -> Void)?
    /// Stored; layout does not look at it.
    public private(set) var sender: Any?
    /// Stored; layout does not look at it.
    public private(set) var identifier = UIAction.Identifier("")
    /// Creates one from its parts.
    public convenience init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void) { self.init(); self.title = title; self.image = image; self.attributes = attributes; self.state = state; self.handler = handler; if let identifier { self.identifier = identifier } }
    /// Stored; layout does not look at it.
    open var attributes: UIMenuElement.Attributes = []
    /// Stored; layout does not look at it.
    open var state: UIMenuElement.State = .off
    /// Stored; layout does not look at it.
    open var discoverabilityTitle: String?
}

/// Values as UIKit numbers them.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen
    case pageSheet
    case formSheet
    case currentContext
    case custom
    case overFullScreen
    case overCurrentContext
    case popover
    case none = -1
    case automatic = -2
}

/// Values as UIKit numbers them.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical
    case flipHorizontal
    case crossDissolve
    case partialCurl
}

/// Values as UIKit numbers them.
public enum UIStatusBarStyle: Int, Sendable {
    case `default`
    case lightContent = 1
    case darkContent = 3
}

/// Values as UIKit numbers them.
public enum UIStatusBarAnimation: Int, Sendable {
    case none
    case fade
    case slide
}

/// Values as UIKit numbers them.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown
    case portrait
    case portraitUpsideDown
    case landscapeRight
    case landscapeLeft
}

/// Bits as UIKit numbers them.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// UIKit's portrait.
    public static let portrait: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 2)
    /// UIKit's landscapeLeft.
    public static let landscapeLeft: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 16)
    /// UIKit's landscapeRight.
    public static let landscapeRight: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 8)
    /// UIKit's portraitUpsideDown.
    public static let portraitUpsideDown: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 4)
    /// UIKit's landscape.
    public static let landscape: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 24)
    /// UIKit's all.
    public static let all: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 30)
    /// UIKit's allButUpsideDown.
    public static let allButUpsideDown: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 26)
}

/// Values as UIKit numbers them.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown
    case portrait
    case portraitUpsideDown
    case landscapeLeft
    case landscapeRight
    case faceUp
    case faceDown
}

/// Values as UIKit numbers them.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad
    case tv
    case carPlay
    case mac = 5
    case vision
}

/// Values as UIKit numbers them.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified
    case light
    case dark
}

/// Values as UIKit numbers them.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified
    case compact
    case regular
}

/// Values as UIKit numbers them.
public enum UIUserInterfaceLevel: Int, Sendable {
    case unspecified = -1
    case base = 0
    case elevated
}

/// Values as UIKit numbers them.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    case unspecified = -1
    case inactive = 0
    case active
}

/// Values as UIKit numbers them.
public enum UIForceTouchCapability: Int, Sendable {
    case unknown
    case unavailable
    case available
}

/// Values as UIKit numbers them.
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    case SRGB = 0
    case P3
}

/// Values as UIKit numbers them.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal = 0
    case high
}

/// Values as UIKit numbers them.
public enum UILegibilityWeight: Int, Sendable {
    case unspecified = -1
    case regular = 0
    case bold
}

/// Values as UIKit numbers them.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft
}

extension UIDevice {
    /// Values as UIKit numbers them.
    public enum BatteryState: Int, Sendable {
        case unknown
        case unplugged
        case charging
        case full
    }
}

extension UIApplication {
    /// Values as UIKit numbers them.
    public enum State: Int, Sendable {
        case active
        case inactive
        case background
    }
}

extension UIApplication {
    /// Names as UIKit has them.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// UIKit's url.
        public static let url = UIApplication.LaunchOptionsKey(rawValue: "url")
        /// UIKit's sourceApplication.
        public static let sourceApplication = UIApplication.LaunchOptionsKey(rawValue: "sourceApplication")
        /// UIKit's remoteNotification.
        public static let remoteNotification = UIApplication.LaunchOptionsKey(rawValue: "remoteNotification")
        /// UIKit's localNotification.
        public static let localNotification = UIApplication.LaunchOptionsKey(rawValue: "localNotification")
        /// UIKit's annotation.
        public static let annotation = UIApplication.LaunchOptionsKey(rawValue: "annotation")
        /// UIKit's location.
        public static let location = UIApplication.LaunchOptionsKey(rawValue: "location")
    }
}

extension UIApplication {
    /// Names as UIKit has them.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// UIKit's universalLinksOnly.
        public static let universalLinksOnly = UIApplication.OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
    }
}

extension UIScene {
    /// Values as UIKit numbers them.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive
        case background
    }
}

extension UINavigationItem {
    /// Values as UIKit numbers them.
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic
        case always
        case never
        case inline
    }
}

extension UINavigationItem {
    /// Values as UIKit numbers them.
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default`
        case generic
        case minimal
    }
}

extension UINavigationItem {
    /// Values as UIKit numbers them.
    public enum ItemStyle: Int, Sendable {
        case navigator
        case browser
        case editor
    }
}

extension UINavigationItem {
    /// Values as UIKit numbers them.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic
        case inline
        case stacked
    }
}

extension UINavigationController {
    /// Values as UIKit numbers them.
    public enum Operation: Int, Sendable {
        case none
        case push
        case pop
    }
}

/// Values as UIKit numbers them.
public enum UIBarStyle: Int, Sendable {
    case `default`
    case black
}

/// Values as UIKit numbers them.
public enum UIBarMetrics: Int, Sendable {
    case `default`
    case compact
    case defaultPrompt = 101
    case compactPrompt
}

/// Values as UIKit numbers them.
public enum UIBarPosition: Int, Sendable {
    case any
    case bottom
    case top
    case topAttached
}

extension UIBarButtonItem {
    /// Values as UIKit numbers them.
    public enum Style: Int, Sendable {
        case plain
        case done = 2
    }
}

extension UIBarButtonItem {
    /// Values as UIKit numbers them.
    public enum SystemItem: Int, Sendable {
        case done
        case cancel
        case edit
        case save
        case add
        case flexibleSpace
        case fixedSpace
        case compose
        case reply
        case action
        case organize
        case bookmarks
        case search
        case refresh
        case stop
        case camera
        case trash
        case play
        case pause
        case rewind
        case fastForward
        case undo
        case redo
        case pageCurl
        case close
        case writingTools
    }
}

extension UITabBarItem {
    /// Values as UIKit numbers them.
    public enum SystemItem: Int, Sendable {
        case more
        case favorites
        case featured
        case topRated
        case recents
        case contacts
        case history
        case bookmarks
        case search
        case downloads
        case mostRecent
        case mostViewed
    }
}

extension UITabBar {
    /// Values as UIKit numbers them.
    public enum ItemPositioning: Int, Sendable {
        case automatic
        case fill
        case centered
    }
}

extension UIAlertController {
    /// Values as UIKit numbers them.
    public enum Style: Int, Sendable {
        case actionSheet
        case alert
    }
}

extension UIAlertAction {
    /// Values as UIKit numbers them.
    public enum Style: Int, Sendable {
        case `default`
        case cancel
        case destructive
    }
}

/// Values as UIKit numbers them.
public enum UIAlertControllerSeverity: Int, Sendable {
    case `default`
    case critical
}

extension UIActivity {
    /// Names as UIKit has them.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// UIKit's postToFacebook.
        public static let postToFacebook = UIActivity.ActivityType(rawValue: "postToFacebook")
        /// UIKit's postToTwitter.
        public static let postToTwitter = UIActivity.ActivityType(rawValue: "postToTwitter")
        /// UIKit's message.
        public static let message = UIActivity.ActivityType(rawValue: "message")
        /// UIKit's mail.
        public static let mail = UIActivity.ActivityType(rawValue: "mail")
        /// UIKit's print.
        public static let print = UIActivity.ActivityType(rawValue: "print")
        /// UIKit's copyToPasteboard.
        public static let copyToPasteboard = UIActivity.ActivityType(rawValue: "copyToPasteboard")
        /// UIKit's assignToContact.
        public static let assignToContact = UIActivity.ActivityType(rawValue: "assignToContact")
        /// UIKit's saveToCameraRoll.
        public static let saveToCameraRoll = UIActivity.ActivityType(rawValue: "saveToCameraRoll")
        /// UIKit's addToReadingList.
        public static let addToReadingList = UIActivity.ActivityType(rawValue: "addToReadingList")
        /// UIKit's airDrop.
        public static let airDrop = UIActivity.ActivityType(rawValue: "airDrop")
        /// UIKit's openInIBooks.
        public static let openInIBooks = UIActivity.ActivityType(rawValue: "openInIBooks")
        /// UIKit's markupAsPDF.
        public static let markupAsPDF = UIActivity.ActivityType(rawValue: "markupAsPDF")
    }
}

extension UIPageViewController {
    /// Values as UIKit numbers them.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl
        case scroll
    }
}

extension UIPageViewController {
    /// Values as UIKit numbers them.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal
        case vertical
    }
}

extension UIPageViewController {
    /// Values as UIKit numbers them.
    public enum NavigationDirection: Int, Sendable {
        case forward
        case reverse
    }
}

extension UIPageViewController {
    /// Names as UIKit has them.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// Creates a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// UIKit's spineLocation.
        public static let spineLocation = UIPageViewController.OptionsKey(rawValue: "spineLocation")
        /// UIKit's interPageSpacing.
        public static let interPageSpacing = UIPageViewController.OptionsKey(rawValue: "interPageSpacing")
    }
}
