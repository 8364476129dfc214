// swift-format-ignore-file
// Written by scripts/uikit-api from Sources/UIKit/API/Controllers.txt; do not edit.

public import Foundation

/// UIKit's UIBarPositioningDelegate; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Does nothing here.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Does nothing here.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// UIKit's UIBarPositioning; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// The same always here.
    var barPosition: UIBarPosition { get }
}

extension UIBarPositioning {
    /// The same always here.
    public var barPosition: UIBarPosition { .any }
}

/// UIKit's UIToolbarDelegate; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {
}

/// UIKit's UITabBarDelegate; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// Does nothing here.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing here.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {  }
}

/// UIKit's UITabBarControllerDelegate; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Does nothing here.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Does nothing here.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// Does nothing here.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    /// Does nothing here.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {  }
}

/// UIKit's UISearchBarDelegate; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
    /// Does nothing here.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Does nothing here.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Does nothing here.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Does nothing here.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Does nothing here.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Does nothing here.
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Does nothing here.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Does nothing here.
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
    /// Does nothing here.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Does nothing here.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Does nothing here.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing here.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {  }
    /// Does nothing here.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing here.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {  }
    /// Does nothing here.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {  }
    /// Does nothing here.
    public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    /// Does nothing here.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {  }
    /// Does nothing here.
    public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {  }
    /// Does nothing here.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {  }
    /// Does nothing here.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {  }
}

/// UIKit's UISearchControllerDelegate; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Does nothing here.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Does nothing here.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Does nothing here.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Does nothing here.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing here.
    public func willPresentSearchController(_ searchController: UISearchController) {  }
    /// Does nothing here.
    public func didPresentSearchController(_ searchController: UISearchController) {  }
    /// Does nothing here.
    public func willDismissSearchController(_ searchController: UISearchController) {  }
    /// Does nothing here.
    public func didDismissSearchController(_ searchController: UISearchController) {  }
}

/// UIKit's UISearchResultsUpdating; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Asked for.
    func updateSearchResults(for searchController: UISearchController)
}

/// UIKit's UIPageViewControllerDelegate; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    /// Does nothing here.
    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// Does nothing here.
    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Does nothing here.
    public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {  }
    /// Does nothing here.
    public func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {  }
}

/// UIKit's UIPageViewControllerDataSource; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    /// Asked for.
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?
    /// Asked for.
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
    /// Does nothing here.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// Does nothing here.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    /// Does nothing here.
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    /// Does nothing here.
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// UIKit's UISplitViewControllerDelegate; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
}

/// UIKit's UIImagePickerControllerDelegate; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Does nothing here.
    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Does nothing here.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Does nothing here.
    public func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {  }
    /// Does nothing here.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {  }
}

/// UIKit's UIGestureRecognizer; layout does not look at it.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// Stored; layout does not look at it.
    public internal(set) weak var view: UIView?
    /// Stored; layout does not look at it.
    public weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Stored; layout does not look at it.
    package private(set) var targets: [(target: AnyObject?, action: Selector)] = []
    /// Creates one from its parts.
    public override init() { super.init() }
    /// Creates one from its parts.
    public convenience init(target: Any?, action: Selector?) { self.init(); if let action { addTarget(target ?? self, action: action) } }
    /// As UIKit has it.
    public func addTarget(_ target: Any, action: Selector) { targets.append((target as AnyObject, action)) }
    /// As UIKit has it.
    public func removeTarget(_ target: Any?, action: Selector?) { targets.removeAll { action == nil || $0.action == action } }
    /// Stored; layout does not look at it.
    open var state: UIGestureRecognizer.State = .possible
    /// Stored; layout does not look at it.
    open var isEnabled: Bool = true
    /// Stored; layout does not look at it.
    open var cancelsTouchesInView: Bool = true
    /// Stored; layout does not look at it.
    open var delaysTouchesEnded: Bool = true
    /// Stored; layout does not look at it.
    open var requiresExclusiveTouchType: Bool = true
    /// Stored; layout does not look at it.
    open var delaysTouchesBegan: Bool = false
    /// Stored; layout does not look at it.
    open var name: String?
    /// Stored; layout does not look at it.
    open var allowedTouchTypes: [NSNumber] = []
    /// Stored; layout does not look at it.
    open var allowedPressTypes: [NSNumber] = []
    /// The same always here.
    open var numberOfTouches: Int { 0 }
    /// The same always here.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// Does nothing here.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {  }
    /// Does nothing here.
    open func location(in view: UIView?) -> CGPoint { .zero }
    /// Does nothing here.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
    /// Does nothing here.
    open func reset() {  }
    /// Does nothing here.
    open func ignore(_ touch: UITouch, for event: UIEvent) {  }
    /// Does nothing here.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Does nothing here.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Does nothing here.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Does nothing here.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Does nothing here.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {  }
    /// Does nothing here.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {  }
    /// Does nothing here.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {  }
    /// Does nothing here.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {  }
}

/// UIKit's UITapGestureRecognizer; layout does not look at it.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// Stored; layout does not look at it.
    open var numberOfTapsRequired: Int = 1
    /// Stored; layout does not look at it.
    open var numberOfTouchesRequired: Int = 1
}

/// UIKit's UIPanGestureRecognizer; layout does not look at it.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// Stored; layout does not look at it.
    open var minimumNumberOfTouches: Int = 1
    /// Stored; layout does not look at it.
    open var maximumNumberOfTouches: Int = Int.max
    /// Stored; layout does not look at it.
    open var allowedScrollTypesMask: UIScrollTypeMask = []
    /// Does nothing here.
    open func translation(in view: UIView?) -> CGPoint { .zero }
    /// Does nothing here.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {  }
    /// Does nothing here.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// UIKit's UIScreenEdgePanGestureRecognizer; layout does not look at it.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// Stored; layout does not look at it.
    open var edges: UIRectEdge = []
}

/// UIKit's UILongPressGestureRecognizer; layout does not look at it.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Stored; layout does not look at it.
    open var numberOfTapsRequired: Int = 0
    /// Stored; layout does not look at it.
    open var numberOfTouchesRequired: Int = 1
    /// Stored; layout does not look at it.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Stored; layout does not look at it.
    open var allowableMovement: CGFloat = 10
}

/// UIKit's UISwipeGestureRecognizer; layout does not look at it.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Stored; layout does not look at it.
    open var numberOfTouchesRequired: Int = 1
    /// Stored; layout does not look at it.
    open var direction: UISwipeGestureRecognizer.Direction = .right
}

/// UIKit's UIPinchGestureRecognizer; layout does not look at it.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// Stored; layout does not look at it.
    open var scale: CGFloat = 1
    /// The same always here.
    open var velocity: CGFloat { 0 }
}

/// UIKit's UIRotationGestureRecognizer; layout does not look at it.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Stored; layout does not look at it.
    open var rotation: CGFloat = 0
    /// The same always here.
    open var velocity: CGFloat { 0 }
}

/// UIKit's UIHoverGestureRecognizer; layout does not look at it.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
}

/// UIKit's UIGestureRecognizerDelegate; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// Does nothing here.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// Does nothing here.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
    /// Does nothing here.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
    /// Does nothing here.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
    /// Does nothing here.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
    /// Does nothing here.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Does nothing here.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Does nothing here.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Does nothing here.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    /// Does nothing here.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}

/// What layout does not look at of UIApplication.
@preconcurrency @MainActor
open class UIApplicationMembers: UIResponder {
    /// Stored; layout does not look at it.
    open var isIdleTimerDisabled: Bool = false
    /// Stored; layout does not look at it.
    open var isNetworkActivityIndicatorVisible: Bool = false
    /// Stored; layout does not look at it.
    open var applicationSupportsShakeToEdit: Bool = false
    /// Stored; layout does not look at it.
    open var applicationIconBadgeNumber: Int = 0
    /// The same always here.
    open var applicationState: UIApplication.State { .active }
    /// The same always here.
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
    /// The same always here.
    open var isProtectedDataAvailable: Bool { true }
    /// The same always here.
    open var supportsAlternateIcons: Bool { true }
    /// The same always here.
    open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// The same always here.
    open var alternateIconName: String? { nil }
    /// The same always here.
    open var isRegisteredForRemoteNotifications: Bool { false }
    /// Stored; layout does not look at it.
    open var statusBarStyle: UIStatusBarStyle = .default
    /// Stored; layout does not look at it.
    open var isStatusBarHidden: Bool = false
    /// Does nothing here.
    open func registerForRemoteNotifications() {  }
    /// Does nothing here.
    open func unregisterForRemoteNotifications() {  }
    /// Does nothing here.
    open func canOpenURL(_ url: URL) -> Bool { false }
    /// Does nothing here.
    @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }
    /// Does nothing here.
    open func beginIgnoringInteractionEvents() {  }
    /// Does nothing here.
    open func endIgnoringInteractionEvents() {  }
    /// Does nothing here.
    open func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil) -> UIBackgroundTaskIdentifier { .invalid }
    /// Does nothing here.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {  }
    /// Does nothing here.
    open func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {  }
}

/// UIKit's UIApplicationDelegate; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Does nothing here.
    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool
    /// Does nothing here.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// Does nothing here.
    func applicationWillResignActive(_ application: UIApplication)
    /// Does nothing here.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// Does nothing here.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// Does nothing here.
    func applicationWillTerminate(_ application: UIApplication)
    /// Does nothing here.
    func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
    /// Does nothing here.
    public func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool { true }
    /// Does nothing here.
    public func applicationDidBecomeActive(_ application: UIApplication) {  }
    /// Does nothing here.
    public func applicationWillResignActive(_ application: UIApplication) {  }
    /// Does nothing here.
    public func applicationDidEnterBackground(_ application: UIApplication) {  }
    /// Does nothing here.
    public func applicationWillEnterForeground(_ application: UIApplication) {  }
    /// Does nothing here.
    public func applicationWillTerminate(_ application: UIApplication) {  }
    /// Does nothing here.
    public func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { .all }
}

/// UIKit's UIScene; layout does not look at it.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// The same always here.
    open var activationState: UIScene.ActivationState { .foregroundActive }
    /// The same always here.
    open var title: String! { "" }
}

/// UIKit's UIWindowScene; layout does not look at it.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    /// The same always here.
    open var screen: UIScreen { UIScreen.main }
    /// The same always here.
    open var interfaceOrientation: UIInterfaceOrientation { UIApplication.shared.statusBarOrientation }
    /// The same always here.
    open var windows: [UIWindow] { UIApplication.shared.windows }
    /// The same always here.
    open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
    /// The same always here.
    open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
    /// The same always here.
    open var traitCollection: UITraitCollection { UITraitCollection.current }
}

/// UIKit's UIStatusBarManager; layout does not look at it.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    /// The same always here.
    open var statusBarStyle: UIStatusBarStyle { .default }
    /// The same always here.
    open var isStatusBarHidden: Bool { false }
    /// The same always here.
    open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIApplication.shared.statusBarHeight) }
}

/// UIKit's UISceneSession; layout does not look at it.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
}

/// UIKit's UISceneDelegate; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
}

/// UIKit's UIWindowSceneDelegate; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
}

/// UIKit's UIPasteboard; layout does not look at it.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
    /// Stored; layout does not look at it.
    open var string: String?
    /// Stored; layout does not look at it.
    open var strings: [String]?
    /// Stored; layout does not look at it.
    open var url: URL?
    /// Stored; layout does not look at it.
    open var image: UIImage?
    /// Stored; layout does not look at it.
    open var items: [[String: Any]] = []
    /// The same always here.
    open var hasStrings: Bool { false }
    /// The same always here.
    open var hasURLs: Bool { false }
    /// The same always here.
    open var hasImages: Bool { false }
    /// The same always here.
    open var hasColors: Bool { false }
    /// As UIKit has it.
    public static let general = UIPasteboard()
}
