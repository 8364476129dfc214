// swift-format-ignore-file
// Written by scripts/uikit-api from Sources/UIKit/API/Controllers.txt; do not edit.

public import Foundation

/// UIKit's UIBarButtonItemAppearance; layout does not look at it.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// Stored; layout does not look at it.
    open var normal: UIBarButtonItemStateAppearance = UIBarButtonItemStateAppearance()
    /// Stored; layout does not look at it.
    open var highlighted: UIBarButtonItemStateAppearance = UIBarButtonItemStateAppearance()
    /// Stored; layout does not look at it.
    open var disabled: UIBarButtonItemStateAppearance = UIBarButtonItemStateAppearance()
    /// Stored; layout does not look at it.
    open var focused: UIBarButtonItemStateAppearance = UIBarButtonItemStateAppearance()
}

/// UIKit's UIBarButtonItemStateAppearance; layout does not look at it.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// Stored; layout does not look at it.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Stored; layout does not look at it.
    open var titlePositionAdjustment: UIOffset = .zero
    /// Stored; layout does not look at it.
    open var backgroundImagePositionAdjustment: UIOffset = .zero
    /// Stored; layout does not look at it.
    open var backgroundImage: UIImage?
}

/// UIKit's UITabBarItemAppearance; layout does not look at it.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// Stored; layout does not look at it.
    open var normal: UITabBarItemStateAppearance = UITabBarItemStateAppearance()
    /// Stored; layout does not look at it.
    open var selected: UITabBarItemStateAppearance = UITabBarItemStateAppearance()
    /// Stored; layout does not look at it.
    open var disabled: UITabBarItemStateAppearance = UITabBarItemStateAppearance()
    /// Stored; layout does not look at it.
    open var focused: UITabBarItemStateAppearance = UITabBarItemStateAppearance()
}

/// UIKit's UITabBarItemStateAppearance; layout does not look at it.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// Stored; layout does not look at it.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Stored; layout does not look at it.
    open var titlePositionAdjustment: UIOffset = .zero
    /// Stored; layout does not look at it.
    open var badgePositionAdjustment: UIOffset = .zero
    /// Stored; layout does not look at it.
    open var badgeTitlePositionAdjustment: UIOffset = .zero
    /// Stored; layout does not look at it.
    open var iconColor: UIColor?
    /// Stored; layout does not look at it.
    open var badgeBackgroundColor: UIColor?
}

/// What layout does not look at of UIAlertController.
@preconcurrency @MainActor
open class UIAlertControllerMembers: UIViewController {
    /// Stored; layout does not look at it.
    open var message: String?
    /// Stored; layout does not look at it.
    open var preferredAction: UIAlertAction?
    /// Stored; layout does not look at it.
    open var severity: UIAlertControllerSeverity = .default
}

/// UIKit's UIAlertAction; layout does not look at it.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// Stored; layout does not look at it.
    public private(set) var title: String?
    /// Stored; layout does not look at it.
    public private(set) var style: UIAlertAction.Style = .default
    /// Creates one from its parts.
    public convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) { self.init(); self.title = title; self.style = style; self.handler = handler }
    /// Stored; layout does not look at it.
    package private(set) var handler: ((UIAlertAction) -> Void)?
    /// Stored; layout does not look at it.
    open var isEnabled: Bool = true
}

/// UIKit's UIActivityViewController; layout does not look at it.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// Creates one from its parts.
    public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) { self.init(nibName: nil, bundle: nil) }
    /// Stored; layout does not look at it.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Stored; layout does not look at it.
    open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
}

/// UIKit's UIActivity; layout does not look at it.
@preconcurrency @MainActor
open class UIActivity: NSObject {
}

/// UIKit's UISearchController; layout does not look at it.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
    /// Stored; layout does not look at it.
    public private(set) lazy var searchBar = UISearchBar()
    /// Stored; layout does not look at it.
    public private(set) var searchResultsController: UIViewController?
    /// Creates one from its parts.
    public convenience init(searchResultsController: UIViewController?) { self.init(nibName: nil, bundle: nil); self.searchResultsController = searchResultsController }
    /// Stored; layout does not look at it.
    open var obscuresBackgroundDuringPresentation: Bool = true
    /// Stored; layout does not look at it.
    open var dimsBackgroundDuringPresentation: Bool = true
    /// Stored; layout does not look at it.
    open var hidesNavigationBarDuringPresentation: Bool = true
    /// Stored; layout does not look at it.
    open var automaticallyShowsCancelButton: Bool = true
    /// Stored; layout does not look at it.
    open var automaticallyShowsScopeBar: Bool = true
    /// Stored; layout does not look at it.
    open var automaticallyShowsSearchResultsController: Bool = true
    /// Stored; layout does not look at it.
    open var isActive: Bool = false
    /// Stored; layout does not look at it.
    open var showsSearchResultsController: Bool = false
    /// Stored; layout does not look at it.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Stored; layout does not look at it.
    open weak var delegate: (any UISearchControllerDelegate)?
}

/// What layout does not look at of UIPageViewController.
@preconcurrency @MainActor
open class UIPageViewControllerMembers: UIViewController {
    /// Stored; layout does not look at it.
    open var isDoubleSided: Bool = false
    /// The same always here.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }
}

/// What layout does not look at of UISplitViewController.
@preconcurrency @MainActor
open class UISplitViewControllerMembers: UIViewController {
    /// Stored; layout does not look at it.
    open var presentsWithGesture: Bool = true
    /// Stored; layout does not look at it.
    open var preferredDisplayMode: UISplitViewController.DisplayMode = .automatic
    /// Stored; layout does not look at it.
    open var preferredPrimaryColumnWidthFraction: CGFloat = -1
    /// Stored; layout does not look at it.
    open var minimumPrimaryColumnWidth: CGFloat = -1
    /// Stored; layout does not look at it.
    open var maximumPrimaryColumnWidth: CGFloat = -1
    /// The same always here.
    open var isCollapsed: Bool { false }
    /// The same always here.
    open var displayMode: UISplitViewController.DisplayMode { .automatic }
}

/// UIKit's UIImagePickerController; layout does not look at it.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// Stored; layout does not look at it.
    open var sourceType: UIImagePickerController.SourceType = .photoLibrary
    /// Stored; layout does not look at it.
    open var mediaTypes: [String] = ["public.image"]
    /// Stored; layout does not look at it.
    open var allowsEditing: Bool = false
    /// Does nothing here.
    open class func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool { false }
}

/// UIKit's UIPresentationController; layout does not look at it.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    /// As UIKit has it.
    public let presentedViewController: UIViewController
    /// Stored; layout does not look at it.
    public private(set) weak var presentingViewController: UIViewController!
    /// Stored; layout does not look at it.
    public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// Creates one from its parts.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) { self.presentedViewController = presentedViewController; self.presentingViewController = presentingViewController; super.init() }
    /// Stored; layout does not look at it.
    open var overriddenTraitCollection: UITraitCollection?
    /// The same always here.
    open var containerView: UIView? { nil }
    /// The same always here.
    open var presentedView: UIView? { nil }
    /// The same always here.
    open var presentationStyle: UIModalPresentationStyle { .custom }
    /// The same always here.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .custom }
    /// The same always here.
    open var frameOfPresentedViewInContainerView: CGRect { .zero }
    /// The same always here.
    open var shouldPresentInFullscreen: Bool { true }
    /// The same always here.
    open var shouldRemovePresentersView: Bool { false }
    /// Does nothing here.
    open func containerViewWillLayoutSubviews() {  }
    /// Does nothing here.
    open func containerViewDidLayoutSubviews() {  }
    /// Does nothing here.
    open func presentationTransitionWillBegin() {  }
    /// Does nothing here.
    open func presentationTransitionDidEnd(_ completed: Bool) {  }
    /// Does nothing here.
    open func dismissalTransitionWillBegin() {  }
    /// Does nothing here.
    open func dismissalTransitionDidEnd(_ completed: Bool) {  }
    /// Does nothing here.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {  }
    /// Does nothing here.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize { parentSize }
}

/// UIKit's UISheetPresentationController; layout does not look at it.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
    /// Stored; layout does not look at it.
    open var detents: [UISheetPresentationController.Detent] = [.large()]
    /// Stored; layout does not look at it.
    open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
    /// Stored; layout does not look at it.
    open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
    /// Stored; layout does not look at it.
    open var prefersGrabberVisible: Bool = false
    /// Stored; layout does not look at it.
    open var prefersEdgeAttachedInCompactHeight: Bool = false
    /// Stored; layout does not look at it.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false
    /// Stored; layout does not look at it.
    open var prefersPageSizing: Bool = false
    /// Stored; layout does not look at it.
    open var prefersScrollingExpandsWhenScrolledToEdge: Bool = true
    /// Stored; layout does not look at it.
    open var preferredCornerRadius: CGFloat?
    /// Stored; layout does not look at it.
    open var sourceView: UIView?
    /// Does nothing here.
    open func animateChanges(_ changes: () -> Void) { changes() }
    /// Does nothing here.
    open func invalidateDetents() {  }
}

/// UIKit's UIPopoverPresentationController; layout does not look at it.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
    /// Stored; layout does not look at it.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any
    /// Stored; layout does not look at it.
    open var sourceView: UIView?
    /// Stored; layout does not look at it.
    open var sourceRect: CGRect = .zero
    /// Stored; layout does not look at it.
    open var barButtonItem: UIBarButtonItem?
    /// Stored; layout does not look at it.
    open var canOverlapSourceViewRect: Bool = false
    /// Stored; layout does not look at it.
    open var passthroughViews: [UIView]?
    /// Stored; layout does not look at it.
    open var backgroundColor: UIColor?
    /// Stored; layout does not look at it.
    open var popoverLayoutMargins: UIEdgeInsets = .zero
    /// The same always here.
    open var arrowDirection: UIPopoverArrowDirection { .unknown }
}

/// UIKit's UIPercentDrivenInteractiveTransition; layout does not look at it.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject {
    /// Stored; layout does not look at it.
    open var completionSpeed: CGFloat = 1
    /// Stored; layout does not look at it.
    open var wantsInteractiveStart: Bool = true
    /// The same always here.
    open var duration: CGFloat { 0 }
    /// The same always here.
    open var percentComplete: CGFloat { 0 }
    /// Does nothing here.
    open func update(_ percentComplete: CGFloat) {  }
    /// Does nothing here.
    open func cancel() {  }
    /// Does nothing here.
    open func finish() {  }
    /// Does nothing here.
    open func pause() {  }
}

/// UIKit's UIStoryboardSegue; layout does not look at it.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The same always here.
    open var identifier: String? { nil }
    /// The same always here.
    open var source: UIViewController { UIViewController() }
    /// The same always here.
    open var destination: UIViewController { UIViewController() }
}

/// UIKit's UIContentContainer; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
}

/// UIKit's UIViewControllerTransitionCoordinatorContext; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// The same always here.
    var isAnimated: Bool { get }
    /// The same always here.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The same always here.
    var initiallyInteractive: Bool { get }
    /// The same always here.
    var isInteractive: Bool { get }
    /// The same always here.
    var isCancelled: Bool { get }
    /// The same always here.
    var transitionDuration: TimeInterval { get }
    /// The same always here.
    var percentComplete: CGFloat { get }
    /// The same always here.
    var completionVelocity: CGFloat { get }
    /// The same always here.
    var targetTransform: CGAffineTransform { get }
}

extension UIViewControllerTransitionCoordinatorContext {
    /// The same always here.
    public var isAnimated: Bool { true }
    /// The same always here.
    public var presentationStyle: UIModalPresentationStyle { .none }
    /// The same always here.
    public var initiallyInteractive: Bool { false }
    /// The same always here.
    public var isInteractive: Bool { false }
    /// The same always here.
    public var isCancelled: Bool { false }
    /// The same always here.
    public var transitionDuration: TimeInterval { 0 }
    /// The same always here.
    public var percentComplete: CGFloat { 1 }
    /// The same always here.
    public var completionVelocity: CGFloat { 1 }
    /// The same always here.
    public var targetTransform: CGAffineTransform { .identity }
}

/// UIKit's UIViewControllerTransitionCoordinator; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Asked for.
    @discardableResult func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool
}

/// UIKit's UIViewControllerContextTransitioning; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// Asked for.
    var containerView: UIView { get }
    /// The same always here.
    var isAnimated: Bool { get }
    /// The same always here.
    var isInteractive: Bool { get }
    /// The same always here.
    var transitionWasCancelled: Bool { get }
    /// The same always here.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Does nothing here.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Does nothing here.
    func finishInteractiveTransition()
    /// Does nothing here.
    func cancelInteractiveTransition()
    /// Does nothing here.
    func completeTransition(_ didComplete: Bool)
    /// Does nothing here.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Does nothing here.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Does nothing here.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Does nothing here.
    func finalFrame(for vc: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
    /// The same always here.
    public var isAnimated: Bool { true }
    /// The same always here.
    public var isInteractive: Bool { false }
    /// The same always here.
    public var transitionWasCancelled: Bool { false }
    /// The same always here.
    public var presentationStyle: UIModalPresentationStyle { .none }
    /// Does nothing here.
    public func updateInteractiveTransition(_ percentComplete: CGFloat) {  }
    /// Does nothing here.
    public func finishInteractiveTransition() {  }
    /// Does nothing here.
    public func cancelInteractiveTransition() {  }
    /// Does nothing here.
    public func completeTransition(_ didComplete: Bool) {  }
    /// Does nothing here.
    public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    /// Does nothing here.
    public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    /// Does nothing here.
    public func initialFrame(for vc: UIViewController) -> CGRect { .zero }
    /// Does nothing here.
    public func finalFrame(for vc: UIViewController) -> CGRect { .zero }
}

/// UIKit's UIViewControllerAnimatedTransitioning; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// Asked for.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Asked for.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Does nothing here.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing here.
    public func animationEnded(_ transitionCompleted: Bool) {  }
}

/// UIKit's UIViewControllerInteractiveTransitioning; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Does nothing here.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

extension UIViewControllerInteractiveTransitioning {
    /// Does nothing here.
    public func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {  }
}

/// UIKit's UIViewControllerTransitioningDelegate; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Does nothing here.
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// Does nothing here.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// Does nothing here.
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    /// Does nothing here.
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
    /// Does nothing here.
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Does nothing here.
    public func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Does nothing here.
    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Does nothing here.
    public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Does nothing here.
    public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Does nothing here.
    public func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? { nil }
}

/// UIKit's UIAdaptivePresentationControllerDelegate; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Does nothing here.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// Does nothing here.
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
    /// Does nothing here.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// Does nothing here.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// Does nothing here.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// Does nothing here.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Does nothing here.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    /// Does nothing here.
    public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
    /// Does nothing here.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing here.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {  }
    /// Does nothing here.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {  }
    /// Does nothing here.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {  }
}

/// UIKit's UISheetPresentationControllerDelegate; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Does nothing here.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing here.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {  }
}

/// UIKit's UIPopoverPresentationControllerDelegate; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Does nothing here.
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
    /// Does nothing here.
    public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {  }
}

/// UIKit's UINavigationControllerDelegate; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// Does nothing here.
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Does nothing here.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    /// Does nothing here.
    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// Does nothing here.
    func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    /// Does nothing here.
    public func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {  }
    /// Does nothing here.
    public func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {  }
    /// Does nothing here.
    public func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Does nothing here.
    public func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// UIKit's UINavigationBarDelegate; what is not written does what UIKit does without it.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
}
