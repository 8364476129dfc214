public import Foundation

/// Shows the last of a stack of controllers under a bar.
@preconcurrency @MainActor
open class UINavigationController: UINavigationControllerMembers {
    /// Height of a bar, points; large titles add 52.
    static let barHeight: CGFloat = 44

    /// Who is told.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The bar.
    public let navigationBar = UINavigationBar()
    private lazy var container = ContainerView()
    /// Swipes back.
    public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
        UIScreenEdgePanGestureRecognizer()

    /// Creates a stack of one controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }
    /// Creates a stack with bars of other classes, which are not used.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Creates a stack from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func loadView() {
        container.frame = UIScreen.main.initialBounds
        container.topBar = navigationBar
        container.addSubview(navigationBar)
        view = container
    }
    open override func viewDidLoad() {
        super.viewDidLoad()
        showTop()
    }

    /// The controllers, the first at the bottom.
    open var viewControllers: [UIViewController] = [] {
        didSet { change(from: oldValue) }
    }
    /// The controller that is shown.
    open var topViewController: UIViewController? { viewControllers.last }
    /// The controller that is shown, or presented over it.
    open var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? topViewController
    }

    private func change(from old: [UIViewController]) {
        for controller in old where !viewControllers.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        for controller in viewControllers where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        if isViewLoaded { showTop() }
    }

    private func showTop() {
        let top = topViewController
        let old = container.content?.controller
        guard old !== top else { return }
        navigationBar.items = viewControllers.map(\.navigationItem)
        let isSeen = viewIfLoaded?.window != nil
        if isSeen { old?.viewWillDisappear(false) }
        top?.loadViewIfNeeded()
        if isSeen { top?.viewWillAppear(false) }
        container.show(top?.view)
        if isSeen {
            old?.viewDidDisappear(false)
            top?.viewDidAppear(false)
        }
    }

    open override func viewWillAppear(_ animated: Bool) {
        topViewController?.viewWillAppear(animated)
    }
    open override func viewDidAppear(_ animated: Bool) {
        topViewController?.viewDidAppear(animated)
    }
    open override func viewWillDisappear(_ animated: Bool) {
        topViewController?.viewWillDisappear(animated)
    }
    open override func viewDidDisappear(_ animated: Bool) {
        topViewController?.viewDidDisappear(animated)
    }

    /// Sets the whole stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }
    /// Shows a controller on top.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        delegate?.navigationController(self, willShow: viewController, animated: animated)
        viewControllers.append(viewController)
        delegate?.navigationController(self, didShow: viewController, animated: animated)
    }
    /// Goes back by one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }
    /// Goes back to the first.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let popped = Array(viewControllers.dropFirst())
        viewControllers = Array(viewControllers.prefix(1))
        return popped
    }
    /// Goes back to one.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool)
        -> [UIViewController]?
    {
        guard let place = viewControllers.firstIndex(where: { $0 === viewController }) else {
            return nil
        }
        let popped = Array(viewControllers[(place + 1)...])
        viewControllers = Array(viewControllers[...place])
        return popped
    }

    /// Whether the bar is not shown.
    open var isNavigationBarHidden: Bool {
        get { navigationBar.isHidden }
        set { navigationBar.isHidden = newValue }
    }
    /// Shows the bar or not.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }
    /// Whether the bar at the bottom is not shown; it never is.
    open var isToolbarHidden = true
    /// Shows the bar at the bottom or not; it is never shown.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

/// The bar of a stack of controllers: 44 points high, 96 with large titles.
@preconcurrency @MainActor
open class UINavigationBar: UINavigationBarMembers {
    /// Who is told.
    open weak var delegate: (any UINavigationBarDelegate)?
    /// Whether titles are large.
    open var prefersLargeTitles = false { didSet { LayoutClock.tick() } }
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: UINavigationController.barHeight + (prefersLargeTitles ? 52 : 0))
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }
}

/// A bar of buttons, 44 points high.
@preconcurrency @MainActor
open class UIToolbar: UIToolbarMembers {
    /// Who is told.
    open weak var delegate: (any UIToolbarDelegate)?
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 44)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 44)
    }
}

/// A bar of tabs, 49 points high.
@preconcurrency @MainActor
open class UITabBar: UITabBarMembers {
    /// Who is told.
    open weak var delegate: (any UITabBarDelegate)?
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 49)
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 49)
    }
}

/// Shows one of several controllers over a bar of tabs.
@preconcurrency @MainActor
open class UITabBarController: UITabBarControllerMembers {
    /// Who is told.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The bar.
    public let tabBar = UITabBar()
    private lazy var container = ContainerView()

    open override func loadView() {
        container.frame = UIScreen.main.initialBounds
        container.bottomBar = tabBar
        container.addSubview(tabBar)
        view = container
    }
    open override func viewDidLoad() {
        super.viewDidLoad()
        showSelected()
    }

    /// The controllers.
    open var viewControllers: [UIViewController]? {
        didSet {
            for controller in oldValue ?? [] { controller.removeFromParent() }
            for controller in viewControllers ?? [] {
                addChild(controller)
                controller.didMove(toParent: self)
            }
            tabBar.items = viewControllers?.map(\.tabBarItem)
            if isViewLoaded { showSelected() }
        }
    }
    /// Sets the controllers.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }
    /// Number of the controller that is shown.
    open var selectedIndex = 0 { didSet { if isViewLoaded { showSelected() } } }
    /// The controller that is shown.
    open var selectedViewController: UIViewController? {
        get {
            guard let all = viewControllers, all.indices.contains(selectedIndex) else { return nil }
            return all[selectedIndex]
        }
        set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? 0 }
    }

    private func showSelected() {
        let old = container.content?.controller
        guard old !== selectedViewController else { return }
        let isSeen = viewIfLoaded?.window != nil
        if isSeen { old?.viewWillDisappear(false) }
        selectedViewController?.loadViewIfNeeded()
        if isSeen { selectedViewController?.viewWillAppear(false) }
        container.show(selectedViewController?.view)
        if isSeen {
            old?.viewDidDisappear(false)
            selectedViewController?.viewDidAppear(false)
        }
    }

    open override func viewWillAppear(_ animated: Bool) {
        selectedViewController?.viewWillAppear(animated)
    }
    open override func viewDidAppear(_ animated: Bool) {
        selectedViewController?.viewDidAppear(animated)
    }
}
