// swift-format-ignore-file
// Written by scripts/uikit-api from Sources/UIKit/API/Controllers.txt; do not edit.

public import Foundation

/// What layout does not look at of UIViewController.
@preconcurrency @MainActor
open class UIViewControllerMembers: UIResponder {
    /// As UIKit has it.
    open class func attemptRotationToDeviceOrientation() {}
    /// Stored; layout does not look at it.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    /// Stored; layout does not look at it.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// Stored; layout does not look at it.
    open var modalPresentationCapturesStatusBarAppearance: Bool = false
    /// Stored; layout does not look at it.
    open var isModalInPresentation: Bool = false
    /// Stored; layout does not look at it.
    open var isModalInPopover: Bool = false
    /// Stored; layout does not look at it.
    open var definesPresentationContext: Bool = false
    /// Stored; layout does not look at it.
    open var providesPresentationContextTransitionStyle: Bool = false
    /// Stored; layout does not look at it.
    open var restoresFocusAfterTransition: Bool = false
    /// Stored; layout does not look at it.
    open var automaticallyAdjustsScrollViewInsets: Bool = false
    /// Stored; layout does not look at it.
    open var extendedLayoutIncludesOpaqueBars: Bool = false
    /// Stored; layout does not look at it.
    open var hidesBottomBarWhenPushed: Bool = false
    /// Stored; layout does not look at it.
    open var performsActionsWhilePresentingModally: Bool = false
    /// Stored; layout does not look at it.
    open var edgesForExtendedLayout: UIRectEdge = .all
    /// Stored; layout does not look at it.
    open var preferredContentSize: CGSize = .zero
    /// Stored; layout does not look at it.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    /// Stored; layout does not look at it.
    open var restorationIdentifier: String?
    /// Stored; layout does not look at it.
    open var interactionActivityTrackingBaseName: String?
    /// Stored; layout does not look at it.
    open var focusGroupIdentifier: String?
    /// Stored; layout does not look at it.
    open var accessibilityLabel: String?
    /// Stored; layout does not look at it.
    open var accessibilityHint: String?
    /// Stored; layout does not look at it.
    open var accessibilityValue: String?
    /// Stored; layout does not look at it.
    open var accessibilityIdentifier: String?
    /// Stored; layout does not look at it.
    open var tabBarItem: UITabBarItem! = UITabBarItem()
    /// Stored; layout does not look at it.
    open var toolbarItems: [UIBarButtonItem]?
    /// Stored; layout does not look at it.
    open var isBeingPresented: Bool = false
    /// Stored; layout does not look at it.
    open var isBeingDismissed: Bool = false
    /// Stored; layout does not look at it.
    open var isMovingToParent: Bool = false
    /// Stored; layout does not look at it.
    open var isMovingFromParent: Bool = false
    /// The same always here.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// The same always here.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The same always here.
    open var prefersStatusBarHidden: Bool { false }
    /// The same always here.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The same always here.
    open var prefersPointerLocked: Bool { false }
    /// The same always here.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The same always here.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// The same always here.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// The same always here.
    open var shouldAutorotate: Bool { true }
    /// The same always here.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// The same always here.
    open var disablesAutomaticKeyboardDismissal: Bool { true }
    /// The same always here.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    /// The same always here.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The same always here.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The same always here.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// The same always here.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// The same always here.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// The same always here.
    open var storyboard: UIStoryboard? { nil }
    /// The same always here.
    open var extensionContext: NSObject? { nil }
    /// The same always here.
    open var searchDisplayController: NSObject? { nil }
    /// Does nothing here.
    open func didReceiveMemoryWarning() {  }
    /// Does nothing here.
    open func setNeedsStatusBarAppearanceUpdate() {  }
    /// Does nothing here.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {  }
    /// Does nothing here.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {  }
    /// Does nothing here.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {  }
    /// Does nothing here.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {  }
    /// Does nothing here.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Does nothing here.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {  }
    /// Does nothing here.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {  }
    /// Does nothing here.
    open func endAppearanceTransition() {  }
    /// Does nothing here.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {  }
    /// Does nothing here.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {  }
    /// Does nothing here.
    open func encode(with coder: NSCoder) {  }
    /// Does nothing here.
    open func encodeRestorableState(with coder: NSCoder) {  }
    /// Does nothing here.
    open func decodeRestorableState(with coder: NSCoder) {  }
    /// Does nothing here.
    open func setEditing(_ editing: Bool, animated: Bool) {  }
    /// Does nothing here.
    open func registerForPreviewing(with delegate: AnyObject, sourceView: UIView) -> AnyObject { delegate }
    /// Does nothing here.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {  }
    /// Does nothing here.
    open func setNeedsFocusUpdate() {  }
    /// Does nothing here.
    open func updateFocusIfNeeded() {  }
}

/// What layout does not look at of UINavigationController.
@preconcurrency @MainActor
open class UINavigationControllerMembers: UIViewController {
    /// Stored; layout does not look at it.
    open var hidesBarsWhenKeyboardAppears: Bool = false
    /// Stored; layout does not look at it.
    open var hidesBarsOnSwipe: Bool = false
    /// Stored; layout does not look at it.
    open var hidesBarsWhenVerticallyCompact: Bool = false
    /// Stored; layout does not look at it.
    open var hidesBarsOnTap: Bool = false
    /// The same always here.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
    /// The same always here.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { UITapGestureRecognizer() }
    /// The same always here.
    open var toolbar: UIToolbar! { UIToolbar() }
}

/// What layout does not look at of UITabBarController.
@preconcurrency @MainActor
open class UITabBarControllerMembers: UIViewController {
    /// Stored; layout does not look at it.
    open var customizableViewControllers: [UIViewController]?
    /// The same always here.
    open var moreNavigationController: UINavigationController { UINavigationController() }
}

/// UIKit's UINavigationItem; layout does not look at it.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// Creates one from its parts.
    public convenience init(title: String) { self.init(); self.title = title }
    /// Stored; layout does not look at it.
    public var leftBarButtonItem: UIBarButtonItem? { get { leftBarButtonItems?.first } set { leftBarButtonItems = newValue.map { [$0] } } }
    /// Stored; layout does not look at it.
    public var rightBarButtonItem: UIBarButtonItem? { get { rightBarButtonItems?.first } set { rightBarButtonItems = newValue.map { [$0] } } }
    /// Stored; layout does not look at it.
    open var title: String?
    /// Stored; layout does not look at it.
    open var prompt: String?
    /// Stored; layout does not look at it.
    open var backButtonTitle: String?
    /// Stored; layout does not look at it.
    open var titleView: UIView?
    /// Stored; layout does not look at it.
    open var backBarButtonItem: UIBarButtonItem?
    /// Stored; layout does not look at it.
    open var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode = .default
    /// Stored; layout does not look at it.
    open var hidesBackButton: Bool = false
    /// Stored; layout does not look at it.
    open var leftItemsSupplementBackButton: Bool = false
    /// Stored; layout does not look at it.
    open var hidesSearchBarWhenScrolling: Bool = true
    /// Stored; layout does not look at it.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// Stored; layout does not look at it.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// Stored; layout does not look at it.
    open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode = .automatic
    /// Stored; layout does not look at it.
    open var searchController: UISearchController?
    /// Stored; layout does not look at it.
    open var standardAppearance: UINavigationBarAppearance?
    /// Stored; layout does not look at it.
    open var compactAppearance: UINavigationBarAppearance?
    /// Stored; layout does not look at it.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Stored; layout does not look at it.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// Stored; layout does not look at it.
    open var backAction: UIAction?
    /// Stored; layout does not look at it.
    open var style: UINavigationItem.ItemStyle = .navigator
    /// Stored; layout does not look at it.
    open var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement = .automatic
    /// Stored; layout does not look at it.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
    /// Does nothing here.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {  }
    /// As UIKit has it.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// As UIKit has it.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// As UIKit has it.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// As UIKit has it.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
}

/// UIKit's UIBarItem; layout does not look at it.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// Stored; layout does not look at it.
    open var isEnabled: Bool = true
    /// Stored; layout does not look at it.
    open var title: String?
    /// Stored; layout does not look at it.
    open var image: UIImage?
    /// Stored; layout does not look at it.
    open var landscapeImagePhone: UIImage?
    /// Stored; layout does not look at it.
    open var largeContentSizeImage: UIImage?
    /// Stored; layout does not look at it.
    open var imageInsets: UIEdgeInsets = .zero
    /// Stored; layout does not look at it.
    open var landscapeImagePhoneInsets: UIEdgeInsets = .zero
    /// Stored; layout does not look at it.
    open var largeContentSizeImageInsets: UIEdgeInsets = .zero
    /// Stored; layout does not look at it.
    open var tag: Int = 0
    /// Stored; layout does not look at it.
    open var accessibilityLabel: String?
    /// Stored; layout does not look at it.
    open var accessibilityHint: String?
    /// Stored; layout does not look at it.
    open var accessibilityValue: String?
    /// Stored; layout does not look at it.
    open var accessibilityIdentifier: String?
    /// Stored; layout does not look at it.
    open var isAccessibilityElement: Bool = true
    /// Stored; layout does not look at it.
    open var accessibilityTraits: UIAccessibilityTraits = []
    /// Does nothing here.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {  }
    /// Does nothing here.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { nil }
}

/// UIKit's UIBarButtonItem; layout does not look at it.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// Creates one from its parts.
    public convenience init(title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) { self.init(); self.title = title; self.style = style; self.target = target.map { $0 as AnyObject }; self.action = action }
    /// Creates one from its parts.
    public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) { self.init(); self.image = image; self.style = style; self.target = target.map { $0 as AnyObject }; self.action = action }
    /// Creates one from its parts.
    public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: UIBarButtonItem.Style, target: Any?, action: Selector?) { self.init(image: image, style: style, target: target, action: action); self.landscapeImagePhone = landscapeImagePhone }
    /// Creates one from its parts.
    public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?) { self.init(); self.target = target.map { $0 as AnyObject }; self.action = action }
    /// Creates one from its parts.
    public convenience init(customView: UIView) { self.init(); self.customView = customView }
    /// Creates one from its parts.
    public convenience init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) { self.init(); self.primaryAction = primaryAction; self.menu = menu }
    /// Creates one from its parts.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) { self.init(); self.title = title; self.image = image; self.primaryAction = primaryAction; self.menu = menu }
    /// As UIKit has it.
    public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
    /// As UIKit has it.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { let item = UIBarButtonItem(); item.width = width; return item }
    /// Creates one from its parts.
    public override init() { super.init() }
    /// Creates one from its parts.
    public required init?(coder: NSCoder) { super.init() }
    /// Stored; layout does not look at it.
    open var style: UIBarButtonItem.Style = .plain
    /// Stored; layout does not look at it.
    open var width: CGFloat = 0
    /// Stored; layout does not look at it.
    open var possibleTitles: Set<String>?
    /// Stored; layout does not look at it.
    open var customView: UIView?
    /// Stored; layout does not look at it.
    open var action: Selector?
    /// Stored; layout does not look at it.
    open weak var target: AnyObject?
    /// Stored; layout does not look at it.
    open var primaryAction: UIAction?
    /// Stored; layout does not look at it.
    open var menu: UIMenu?
    /// Stored; layout does not look at it.
    open var isHidden: Bool = false
    /// Stored; layout does not look at it.
    open var isSelected: Bool = false
    /// Stored; layout does not look at it.
    open var changesSelectionAsPrimaryAction: Bool = false
    /// Stored; layout does not look at it.
    open var isSymbolAnimationEnabled: Bool = false
    /// Stored; layout does not look at it.
    open var tintColor: UIColor?
    /// Stored; layout does not look at it.
    open var menuRepresentation: UIMenuElement?
    /// Does nothing here.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {  }
    /// Does nothing here.
    open func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {  }
    /// Does nothing here.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {  }
    /// Does nothing here.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {  }
    /// Does nothing here.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {  }
}

/// UIKit's UITabBarItem; layout does not look at it.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// Creates one from its parts.
    public convenience init(title: String?, image: UIImage?, tag: Int) { self.init(); self.title = title; self.image = image; self.tag = tag }
    /// Creates one from its parts.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) { self.init(); self.title = title; self.image = image; self.selectedImage = selectedImage }
    /// Creates one from its parts.
    public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) { self.init(); self.tag = tag }
    /// Stored; layout does not look at it.
    open var selectedImage: UIImage?
    /// Stored; layout does not look at it.
    open var badgeValue: String?
    /// Stored; layout does not look at it.
    open var badgeColor: UIColor?
    /// Stored; layout does not look at it.
    open var titlePositionAdjustment: UIOffset = .zero
    /// Stored; layout does not look at it.
    open var standardAppearance: UITabBarAppearance?
    /// Stored; layout does not look at it.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// Does nothing here.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {  }
}

/// What layout does not look at of UINavigationBar.
@preconcurrency @MainActor
open class UINavigationBarMembers: UIView {
    /// Stored; layout does not look at it.
    open var barStyle: UIBarStyle = .default
    /// Stored; layout does not look at it.
    open var isTranslucent: Bool = true
    /// Stored; layout does not look at it.
    open var barTintColor: UIColor?
    /// Stored; layout does not look at it.
    open var shadowImage: UIImage?
    /// Stored; layout does not look at it.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// Stored; layout does not look at it.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// Stored; layout does not look at it.
    open var backIndicatorImage: UIImage?
    /// Stored; layout does not look at it.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// Stored; layout does not look at it.
    open var items: [UINavigationItem]?
    /// Stored; layout does not look at it.
    open var standardAppearance: UINavigationBarAppearance = UINavigationBarAppearance()
    /// Stored; layout does not look at it.
    open var compactAppearance: UINavigationBarAppearance?
    /// Stored; layout does not look at it.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// Stored; layout does not look at it.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// The same always here.
    open var topItem: UINavigationItem? { nil }
    /// The same always here.
    open var backItem: UINavigationItem? { nil }
    /// Does nothing here.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {  }
    /// Does nothing here.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {  }
    /// Does nothing here.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }
    /// Does nothing here.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {  }
    /// Does nothing here.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {  }
    /// Does nothing here.
    open func popItem(animated: Bool) -> UINavigationItem? { nil }
    /// Does nothing here.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {  }
}

/// What layout does not look at of UIToolbar.
@preconcurrency @MainActor
open class UIToolbarMembers: UIView {
    /// Stored; layout does not look at it.
    open var barStyle: UIBarStyle = .default
    /// Stored; layout does not look at it.
    open var items: [UIBarButtonItem]?
    /// Stored; layout does not look at it.
    open var isTranslucent: Bool = true
    /// Stored; layout does not look at it.
    open var barTintColor: UIColor?
    /// Stored; layout does not look at it.
    open var standardAppearance: UIToolbarAppearance = UIToolbarAppearance()
    /// Stored; layout does not look at it.
    open var compactAppearance: UIToolbarAppearance?
    /// Stored; layout does not look at it.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// Stored; layout does not look at it.
    open var compactScrollEdgeAppearance: UIToolbarAppearance?
    /// Does nothing here.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {  }
    /// Does nothing here.
    open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) {  }
    /// Does nothing here.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {  }
}

/// What layout does not look at of UITabBar.
@preconcurrency @MainActor
open class UITabBarMembers: UIView {
    /// Stored; layout does not look at it.
    open var items: [UITabBarItem]?
    /// Stored; layout does not look at it.
    open var selectedItem: UITabBarItem?
    /// Stored; layout does not look at it.
    open var barStyle: UIBarStyle = .default
    /// Stored; layout does not look at it.
    open var isTranslucent: Bool = true
    /// Stored; layout does not look at it.
    open var barTintColor: UIColor?
    /// Stored; layout does not look at it.
    open var unselectedItemTintColor: UIColor?
    /// Stored; layout does not look at it.
    open var backgroundImage: UIImage?
    /// Stored; layout does not look at it.
    open var shadowImage: UIImage?
    /// Stored; layout does not look at it.
    open var selectionIndicatorImage: UIImage?
    /// Stored; layout does not look at it.
    open var itemPositioning: UITabBar.ItemPositioning = .automatic
    /// Stored; layout does not look at it.
    open var itemWidth: CGFloat = 0
    /// Stored; layout does not look at it.
    open var itemSpacing: CGFloat = 0
    /// Stored; layout does not look at it.
    open var standardAppearance: UITabBarAppearance = UITabBarAppearance()
    /// Stored; layout does not look at it.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// Does nothing here.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {  }
}

/// UIKit's UIBarAppearance; layout does not look at it.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// Stored; layout does not look at it.
    open var backgroundEffect: UIBlurEffect?
    /// Stored; layout does not look at it.
    open var backgroundColor: UIColor?
    /// Stored; layout does not look at it.
    open var shadowColor: UIColor?
    /// Stored; layout does not look at it.
    open var backgroundImage: UIImage?
    /// Stored; layout does not look at it.
    open var shadowImage: UIImage?
    /// Stored; layout does not look at it.
    open var backgroundImageContentMode: UIView.ContentMode = .scaleToFill
    /// Does nothing here.
    open func configureWithDefaultBackground() {  }
    /// Does nothing here.
    open func configureWithOpaqueBackground() {  }
    /// Does nothing here.
    open func configureWithTransparentBackground() {  }
}

/// UIKit's UINavigationBarAppearance; layout does not look at it.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// Stored; layout does not look at it.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Stored; layout does not look at it.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Stored; layout does not look at it.
    open var titlePositionAdjustment: UIOffset = .zero
    /// Stored; layout does not look at it.
    open var buttonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
    /// Stored; layout does not look at it.
    open var doneButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
    /// Stored; layout does not look at it.
    open var backButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
    /// The same always here.
    open var backIndicatorImage: UIImage { UIImage() }
    /// The same always here.
    open var backIndicatorTransitionMaskImage: UIImage { UIImage() }
    /// Does nothing here.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {  }
}

/// UIKit's UIToolbarAppearance; layout does not look at it.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// Stored; layout does not look at it.
    open var buttonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
    /// Stored; layout does not look at it.
    open var doneButtonAppearance: UIBarButtonItemAppearance = UIBarButtonItemAppearance()
}

/// UIKit's UITabBarAppearance; layout does not look at it.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// Stored; layout does not look at it.
    open var stackedLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
    /// Stored; layout does not look at it.
    open var inlineLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
    /// Stored; layout does not look at it.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance = UITabBarItemAppearance()
    /// Stored; layout does not look at it.
    open var selectionIndicatorTintColor: UIColor?
    /// Stored; layout does not look at it.
    open var selectionIndicatorImage: UIImage?
    /// Stored; layout does not look at it.
    open var stackedItemPositioning: UITabBar.ItemPositioning = .automatic
    /// Stored; layout does not look at it.
    open var stackedItemWidth: CGFloat = 0
    /// Stored; layout does not look at it.
    open var stackedItemSpacing: CGFloat = 0
}
