public import Foundation

/// Owns a view and takes part in its life.
@preconcurrency @MainActor
open class UIViewController: UIViewControllerMembers, UITraitEnvironment, UIContentContainer {
    /// Creates a controller.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    /// Creates a controller; archives are not read.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }
    /// Creates a controller from an archive; there are none here.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    /// Name of the archive; not read.
    public let nibName: String?
    /// Where the archive is; not read.
    public let nibBundle: Bundle?
    /// Name in bars.
    open var title: String? {
        didSet {
            if navigationItem.title == nil || navigationItem.title == oldValue {
                navigationItem.title = title
            }
        }
    }
    /// What bars show of the controller.
    public private(set) lazy var navigationItem: UINavigationItem = {
        let item = UINavigationItem()
        item.title = title
        return item
    }()

    // MARK: View

    private var loadedView: UIView?
    private var isLoading = false

    /// The view; loaded at the first use.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
        }
    }
    /// The view, if it is loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }
    /// Makes the view.
    open func loadView() { view = UIView(frame: UIScreen.main.initialBounds) }
    /// Loads the view now.
    open func loadViewIfNeeded() {
        guard loadedView == nil, !isLoading else { return }
        isLoading = true
        loadView()
        isLoading = false
        guard loadedView != nil else {
            preconditionFailure("\(type(of: self)).loadView made no view")
        }
        viewDidLoad()
    }

    open override var next: UIResponder? { loadedView?.superview ?? parent }

    // MARK: Life

    /// The view is loaded.
    open func viewDidLoad() {}
    /// The view is about to be seen.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is being seen.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view is seen.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to be seen no more.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view is seen no more.
    open func viewDidDisappear(_ animated: Bool) {}
    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Adds what is missing of the view's constraints.
    open func updateViewConstraints() { view.updateConstraints() }
    /// Traits of the screen changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Traits of the screen.
    open var traitCollection: UITraitCollection { UITraitCollection.current }
    /// The margins of the view changed.
    open func viewLayoutMarginsDidChange() {}
    /// The safe area of the view changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// The view is about to get another size.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children {
            child.viewWillTransition(
                to: self.size(forChildContentContainer: child, withParentContainerSize: size),
                with: coordinator)
        }
        presentedViewController?.viewWillTransition(to: size, with: coordinator)
    }
    /// The screen is about to get other traits.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
        presentedViewController?.willTransition(to: newCollection, with: coordinator)
    }
    /// Size of a child in a size of the parent.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Sets traits of a child; inert.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {}
    /// What carries the change along that goes on; none outside of it.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

    // MARK: Margins

    /// Whether the view's margins are at least the system's.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { LayoutClock.tick() }
    }
    /// The system's margins.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = traitCollection.horizontalSizeClass == .compact ? 16 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    /// What is added to the safe area, points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { LayoutClock.tick() } }
    }
    /// The old guide at the top: its bottom is the safe area's top.
    public private(set) lazy var topLayoutGuide: any UILayoutSupport = LayoutSupport(
        of: view, isTop: true)
    /// The old guide at the bottom: its top is the safe area's bottom.
    public private(set) lazy var bottomLayoutGuide: any UILayoutSupport = LayoutSupport(
        of: view, isTop: false)

    // MARK: Children

    /// The controllers whose views stand in this one's.
    public private(set) var children: [UIViewController] = []
    /// The controller that this one is a child of.
    public private(set) weak var parent: UIViewController?

    /// Makes a controller a child.
    open func addChild(_ childController: UIViewController) {
        guard childController.parent !== self else { return }
        childController.willMove(toParent: self)
        childController.parent?.children.removeAll { $0 === childController }
        childController.parent = self
        children.append(childController)
        LayoutClock.tick()
    }
    /// Makes the controller a child no more.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        LayoutClock.tick()
        didMove(toParent: nil)
    }
    /// The controller is about to get another parent.
    open func willMove(toParent parent: UIViewController?) {}
    /// The controller got another parent.
    open func didMove(toParent parent: UIViewController?) {}
    /// Puts one child in the place of another.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController,
        duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        view.addSubview(toViewController.view)
        animations?()
        fromViewController.view.removeFromSuperview()
        completion?(true)
    }

    private func nearest<Controller>(_ type: Controller.Type) -> Controller? {
        var current = parent
        while let controller = current {
            if let found = controller as? Controller { return found }
            current = controller.parent
        }
        return nil
    }

    /// The stack that the controller stands in.
    open var navigationController: UINavigationController? { nearest(UINavigationController.self) }
    /// The tabs that the controller stands in.
    open var tabBarController: UITabBarController? { nearest(UITabBarController.self) }
    /// The columns that the controller stands in.
    open var splitViewController: UISplitViewController? { nearest(UISplitViewController.self) }

    // MARK: Presenting

    /// The controller that is shown over this one.
    public private(set) var presentedViewController: UIViewController?
    /// The controller that this one is shown over.
    public private(set) weak var presentingViewController: UIViewController?
    /// Who brings it in and out.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// How it is presented.
    public lazy var presentationController: UIPresentationController? =
        UISheetPresentationController(
            presentedViewController: self, presenting: nil)
    /// How it is presented as a sheet.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
    /// How it is presented as a popover.
    public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
        UIPopoverPresentationController(presentedViewController: self, presenting: nil)

    /// Shows a controller over this one, over the whole window.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        presentedViewController = viewControllerToPresent
        viewControllerToPresent.presentingViewController = self
        if let window = viewIfLoaded?.window, !(viewControllerToPresent is UIAlertController) {
            window.show(viewControllerToPresent)
        }
        completion?()
    }
    /// Takes what is shown over this one away, or this one.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedViewController else {
            presentingViewController?.dismiss(animated: flag, completion: completion)
            return
        }
        presented.viewWillDisappear(flag)
        presented.viewIfLoaded?.removeFromSuperview()
        presented.viewDidDisappear(flag)
        presented.presentingViewController = nil
        presentedViewController = nil
        completion?()
    }
    /// Shows a controller: on the stack where there is one.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(vc, animated: true)
        } else {
            present(vc, animated: true)
        }
    }
    /// Shows a controller beside.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        show(vc, sender: sender)
    }

    /// Whether the content is being edited.
    open var isEditing = false
    /// A button that begins and ends editing.
    public private(set) lazy var editButtonItem = UIBarButtonItem(systemItem: .edit)

    // MARK: Spellings of Swift 3

    /// Makes a controller a child.
    @available(*, deprecated, renamed: "addChild(_:)")
    open func addChildViewController(_ childController: UIViewController) {
        addChild(childController)
    }
    /// Makes the controller a child no more.
    @available(*, deprecated, renamed: "removeFromParent()")
    open func removeFromParentViewController() { removeFromParent() }
    /// The controllers whose views stand in this one's.
    @available(*, deprecated, renamed: "children")
    open var childViewControllers: [UIViewController] { children }
    /// The controller is about to get another parent.
    @available(*, deprecated, renamed: "willMove(toParent:)")
    open func willMove(toParentViewController parent: UIViewController?) {
        willMove(toParent: parent)
    }
    /// The controller got another parent.
    @available(*, deprecated, renamed: "didMove(toParent:)")
    open func didMove(toParentViewController parent: UIViewController?) {
        didMove(toParent: parent)
    }
}
