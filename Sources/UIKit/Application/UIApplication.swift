public import Foundation
internal import LayoutCore

/// The app.
@preconcurrency @MainActor
open class UIApplication: UIApplicationMembers {
    /// The app.
    public static let shared = UIApplication()

    /// Who is told of its life.
    open weak var delegate: (any UIApplicationDelegate)?
    private var known: [Weak] = []

    private struct Weak { weak var window: UIWindow? }

    /// The windows that are shown.
    open var windows: [UIWindow] { known.compactMap(\.window).filter { !$0.isHidden } }
    /// The window that takes the keyboard's input.
    open var keyWindow: UIWindow? { UIWindow.key }
    /// The scenes: one.
    open var connectedScenes: Set<UIScene> { [scene] }
    private lazy var scene = UIWindowScene()
    /// The open scenes.
    open var openSessions: Set<UISceneSession> { [] }

    func add(_ window: UIWindow) {
        known.removeAll { $0.window == nil || $0.window === window }
        known.append(Weak(window: window))
    }

    /// Height of the status bar, points: the safe area's, at least 20 upright.
    var statusBarHeight: CGFloat { CGFloat(UIScreen.main.environment.safeArea.top) }
    /// Where the status bar is.
    open var statusBarFrame: CGRect {
        CGRect(
            x: 0, y: 0, width: CGFloat(UIScreen.main.environment.size.width),
            height: statusBarHeight)
    }
    /// How the screen is held.
    open var statusBarOrientation: UIInterfaceOrientation {
        UIScreen.main.environment.orientation == .landscape ? .landscapeLeft : .portrait
    }
    /// Which way the app is read.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: .unspecified)
    }
    /// Opens nothing here.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) { completion?(false) }
    /// Opens nothing here.
    @discardableResult open func openURL(_ url: URL) -> Bool { false }
    /// Address of the app's settings.
    public static let openSettingsURLString = "app-settings:"
}

/// A task in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// Creates one from its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// None.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Address of the app's settings.
public let UIApplicationOpenSettingsURLString = "app-settings:"

extension UIDevice {
    /// Kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        UITraitCollection.current.userInterfaceIdiom
    }
    /// How the device is held.
    public var orientation: UIDeviceOrientation {
        UIScreen.main.environment.orientation == .landscape ? .landscapeLeft : .portrait
    }
}

/// Kind of device.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
}

extension UIInterfaceOrientation {
    /// Upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Turned.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

extension UIDeviceOrientation {
    /// Upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Turned.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// On a table.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Not on a table.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIResponder {
    private nonisolated static func name(_ text: String) -> NSNotification.Name {
        NSNotification.Name("UI\(text)Notification")
    }
    /// The keyboard comes.
    public nonisolated static let keyboardWillShowNotification = name("KeyboardWillShow")
    /// The keyboard came.
    public nonisolated static let keyboardDidShowNotification = name("KeyboardDidShow")
    /// The keyboard goes.
    public nonisolated static let keyboardWillHideNotification = name("KeyboardWillHide")
    /// The keyboard went.
    public nonisolated static let keyboardDidHideNotification = name("KeyboardDidHide")
    /// The keyboard changes its place.
    public nonisolated static let keyboardWillChangeFrameNotification = name(
        "KeyboardWillChangeFrame")
    /// The keyboard changed its place.
    public nonisolated static let keyboardDidChangeFrameNotification = name(
        "KeyboardDidChangeFrame")
    /// Where the keyboard was.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// Where the keyboard will be.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// How long the keyboard takes.
    public nonisolated static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
    /// How the keyboard gathers speed.
    public nonisolated static let keyboardAnimationCurveUserInfoKey =
        "UIKeyboardAnimationCurveUserInfoKey"
    /// Whose keyboard it is.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIApplication {
    private nonisolated static func name(_ text: String) -> NSNotification.Name {
        NSNotification.Name("UIApplication\(text)Notification")
    }
    /// The app is in front.
    public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
    /// The app goes.
    public nonisolated static let willResignActiveNotification = name("WillResignActive")
    /// The app comes.
    public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
    /// The app is in the background.
    public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
    /// The app ends.
    public nonisolated static let willTerminateNotification = name("WillTerminate")
    /// Memory is short.
    public nonisolated static let didReceiveMemoryWarningNotification = name(
        "DidReceiveMemoryWarning")
    /// The status bar turns.
    public nonisolated static let didChangeStatusBarOrientationNotification =
        name("DidChangeStatusBarOrientation")
}

extension UIContentSizeCategory {
    /// The text size changed.
    public static let didChangeNotification = NSNotification.Name(
        "UIContentSizeCategoryDidChangeNotification")
}

extension UIDevice {
    /// The device was turned.
    public nonisolated static let orientationDidChangeNotification =
        NSNotification.Name("UIDeviceOrientationDidChangeNotification")
}

extension UITextField {
    /// The text changed.
    public nonisolated static let textDidChangeNotification =
        NSNotification.Name("UITextFieldTextDidChangeNotification")
    /// Typing began.
    public nonisolated static let textDidBeginEditingNotification =
        NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    /// Typing ended.
    public nonisolated static let textDidEndEditingNotification =
        NSNotification.Name("UITextFieldTextDidEndEditingNotification")
}

extension UITextView {
    /// The text changed.
    public nonisolated static let textDidChangeNotification =
        NSNotification.Name("UITextViewTextDidChangeNotification")
}

extension NSNotification.Name {
    /// The keyboard comes.
    public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
    /// The keyboard came.
    public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
    /// The keyboard goes.
    public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
    /// The keyboard went.
    public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
    /// The keyboard changes its place.
    public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
    /// The app is in front.
    public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
    /// The app is in the background.
    public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
    /// The app comes.
    public static let UIApplicationWillEnterForeground = UIApplication
        .willEnterForegroundNotification
}

/// Where the keyboard will be.
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
/// How long the keyboard takes.
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey

extension NSValue {
    /// A rectangle as an object.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// The rectangle.
    public var cgRectValue: CGRect { rectValue }
    /// A size as an object.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// The size.
    public var cgSizeValue: CGSize { sizeValue }
    /// A point as an object.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// The point.
    public var cgPointValue: CGPoint { pointValue }
}

/// Aids for people; layout does not look at them.
public enum UIAccessibility {
    /// What people are told.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number.
        public var rawValue: UInt32
        /// Creates one.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The screen changed.
        public static let screenChanged = Notification(rawValue: 1000)
        /// The layout changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Something is said.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled.
        public static let pageScrolled = Notification(rawValue: 1009)
    }
    /// Whether the screen is read out.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether texts are bold.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether movements are few.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether nothing is seen through.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether colours are dark.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Whether colours are turned over.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether one switch works all.
    public static var isSwitchControlRunning: Bool { false }
    /// Tells nobody here.
    public static func post(notification: Notification, argument: Any?) {}
    /// The screen is read out, or is no more.
    public static let voiceOverStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
}

/// Whether the screen is read out.
public func UIAccessibilityIsVoiceOverRunning() -> Bool { false }

/// Can be dressed for all places at once; what is set there dresses nothing.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}
/// Holds views that can be dressed.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// Stands for all views of the class; inert.
    public class func appearance() -> Self { make() }
    /// Stands for all views of the class in some places; inert.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { make() }
    /// Stands for all views of the class on some screens; inert.
    public class func appearance(for trait: UITraitCollection) -> Self { make() }

    private class func make() -> Self {
        guard let view = self.init(coder: NSCoder()) else {
            preconditionFailure(
                "\(self) cannot be made from an archive, so it has no appearance here")
        }
        return view
    }
}

extension UIBarButtonItem: UIAppearance {
    /// Stands for all items; inert.
    public class func appearance() -> UIBarButtonItem { UIBarButtonItem() }
    /// Stands for all items in some places; inert.
    public class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIBarButtonItem { UIBarButtonItem() }
}

extension UITabBarItem: UIAppearance {
    /// Stands for all items; inert.
    public class func appearance() -> UITabBarItem { UITabBarItem() }
}

/// Screens drawn in an archive, which is not read.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    /// Names an archive.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
    /// The first screen: none.
    open func instantiateInitialViewController() -> UIViewController? { nil }
    /// A screen by its name: an empty one; `layoutctl import` reads storyboards.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        LayoutLog.reportOnce(
            "the storyboard's screen '\(identifier)' is empty here: layoutctl reads storyboards itself"
        )
        return UIViewController()
    }
}

/// Views drawn in an archive, which is not read.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// Names an archive.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
    /// Nothing.
    open func instantiate(withOwner ownerOrNil: Any?, options: [AnyHashable: Any]? = nil) -> [Any] {
        []
    }
}

extension IndexPath {
    /// The place of a row.
    public init(row: Int, section: Int) { self = IndexPath(indexes: [section, row]) }
    /// The place of an item.
    public init(item: Int, section: Int) { self = IndexPath(indexes: [section, item]) }
    /// The section.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    /// The row.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    /// The item.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
