public import Foundation

/// What views are shown in: as large as the screen.
@preconcurrency @MainActor
open class UIWindow: UIWindowMembers {
    /// How far in front a window is.
    public struct Level: RawRepresentable, Hashable, Sendable {
        /// The number.
        public var rawValue: CGFloat
        /// Creates a level.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Where windows are.
        public static let normal = Level(rawValue: 0)
        /// Where the status bar is.
        public static let statusBar = Level(rawValue: 1000)
        /// Where alerts are.
        public static let alert = Level(rawValue: 2000)
    }

    open override var window: UIWindow? { self }

    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.view.removeFromSuperview()
            if !isHidden { showRoot() }
        }
    }

    /// A view without a controller that is laid out as a root of its own.
    weak var hostedView: UIView?

    /// Creates a window on a scene.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: UIScreen.main.initialBounds)
        self.windowScene = windowScene
    }
    /// Creates a window as large as the screen.
    public convenience init() { self.init(frame: UIScreen.main.initialBounds) }

    /// Creates a window with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        UIApplication.shared.add(self)
    }

    /// Creates a window from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows the window in front of all others.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
        showRoot()
    }

    /// Takes the keyboard's input.
    open func makeKey() { UIWindow.key = self }

    /// Whether it takes the keyboard's input.
    open var isKeyWindow: Bool { UIWindow.key === self }
    /// The screen it is on.
    open var screen: UIScreen { UIScreen.main }

    /// The window that takes the keyboard's input.
    private(set) static weak var key: UIWindow?

    private func showRoot() {
        guard let controller = rootViewController else { return }
        show(controller)
    }

    /// Shows a controller's view over the whole window, laid out.
    func show(_ controller: UIViewController) {
        guard let view = controller.view, view.superview !== self else { return }
        controller.viewWillAppear(false)
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        controller.viewIsAppearing(false)
        view.layoutIfNeeded()
        controller.viewDidAppear(false)
    }

    /// Takes another size, and the views of controllers with it.
    func fit(to size: CGSize) {
        place(CGRect(origin: .zero, size: size))
        for subview in subviews where subview === hostedView || subview.controller != nil {
            subview.place(CGRect(origin: .zero, size: size))
        }
        LayoutClock.tick()
    }

    /// The windows on the screen that is tried; told when it changes.
    static var shown: [UIWindow] { UIApplication.shared.windows }
}
