public import Foundation

/// What views are shown in: as large as the screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
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

    /// Creates a window as large as the screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// Creates a window with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
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
        guard let controller = rootViewController, controller.view.superview !== self else {
            return
        }
        controller.view.frame = bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(controller.view)
    }

    /// Takes another size, and the views of controllers with it.
    func fit(to size: CGSize) {
        place(CGRect(origin: .zero, size: size))
        for subview in subviews where subview === hostedView || subview.controller != nil {
            subview.place(CGRect(origin: .zero, size: size))
        }
        LayoutClock.tick()
    }
}
