public import Foundation

/// Owns a view and takes part in its life.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    /// Creates a controller.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller; archives are not read.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        super.init()
    }

    /// Creates a controller from an archive; there are none here.
    public required init?(coder: NSCoder) {
        nibName = nil
        super.init()
    }

    /// Name of the archive; not read.
    public let nibName: String?
    /// Name in bars.
    open var title: String?

    private var loadedView: UIView?

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
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    /// Loads the view now.
    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        guard loadedView != nil else {
            preconditionFailure("\(type(of: self)).loadView made no view")
        }
        viewDidLoad()
    }

    /// The view is loaded.
    open func viewDidLoad() {}
    /// The view is about to lay out its subviews.
    open func viewWillLayoutSubviews() {}
    /// The view laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Adds what is missing of the view's constraints.
    open func updateViewConstraints() { view.updateConstraints() }

    /// Whether the view's margins are at least the system's.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { LayoutClock.tick() }
    }
}
