public import Foundation

/// A question over everything; it is presented and not laid out.
@preconcurrency @MainActor
open class UIAlertController: UIAlertControllerMembers {
    /// Creates a question.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }
    /// How it looks.
    public private(set) var preferredStyle = Style.alert
    /// The answers.
    public private(set) var actions: [UIAlertAction] = []
    /// The fields.
    public private(set) var textFields: [UITextField]?
    /// Adds an answer.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }
    /// Adds a field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
    }
}

/// Shows controllers as pages; the first of them fills it.
@preconcurrency @MainActor
open class UIPageViewController: UIPageViewControllerMembers {
    /// Who is told.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Where pages come from.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// The pages that are shown.
    public private(set) var viewControllers: [UIViewController]? = []
    /// How pages change.
    public private(set) var transitionStyle = TransitionStyle.scroll
    /// Where pages go.
    public private(set) var navigationOrientation = NavigationOrientation.horizontal
    private lazy var container = ContainerView()

    /// Creates a book.
    public convenience init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        self.init(nibName: nil, bundle: nil)
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
    }

    open override func loadView() {
        container.frame = UIScreen.main.initialBounds
        view = container
    }

    /// Shows pages.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        for old in self.viewControllers ?? [] { old.removeFromParent() }
        self.viewControllers = viewControllers
        for page in viewControllers ?? [] { addChild(page) }
        loadViewIfNeeded()
        container.show(viewControllers?.first?.view)
        for page in viewControllers ?? [] { page.didMove(toParent: self) }
        completion?(true)
    }
}

/// Shows controllers in columns: the last of them alone here.
@preconcurrency @MainActor
open class UISplitViewController: UISplitViewControllerMembers {
    /// Who is told.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    private lazy var container = ContainerView()

    /// Creates columns.
    public convenience init(style: Style) { self.init(nibName: nil, bundle: nil) }

    /// The controllers.
    open var viewControllers: [UIViewController] = [] {
        didSet {
            for old in oldValue { old.removeFromParent() }
            for controller in viewControllers {
                addChild(controller)
                controller.didMove(toParent: self)
            }
            loadViewIfNeeded()
            container.show(viewControllers.last?.view)
        }
    }
    /// Sets the controller of a column.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        if let vc { viewControllers.append(vc) }
    }
    /// Shows a column.
    open func show(_ column: Column) {}
    /// Hides a column.
    open func hide(_ column: Column) {}

    open override func loadView() {
        container.frame = UIScreen.main.initialBounds
        view = container
    }
}

/// A controller whose view is a table.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style
    /// Whether choices are undone at each appearance.
    open var clearsSelectionOnViewWillAppear = true
    /// Pulled to load anew.
    open var refreshControl: UIRefreshControl?

    /// Creates a controller.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Creates a controller from an archive; there are none here.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    /// The table.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }
    open override func loadView() {
        let table = UITableView(frame: UIScreen.main.initialBounds, style: style)
        table.dataSource = self
        table.delegate = self
        view = table
    }
    /// Number of sections.
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Number of rows of a section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    /// The cell of a row.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
    {
        UITableViewCell()
    }
    /// A row was chosen.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Height of a row.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }
    /// The view over a section.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        nil
    }
    /// Height over a section.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    {
        tableView.sectionHeaderHeight
    }
    /// Words over a section.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        nil
    }
}

/// A controller whose view is a collection.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
    UICollectionViewDelegate
{
    /// The arrangement.
    public let collectionViewLayout: UICollectionViewLayout

    /// Creates a controller.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller from an archive; there are none here.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// The collection.
    open var collectionView: UICollectionView! {
        get { view as? UICollectionView }
        set { view = newValue }
    }
    open override func loadView() {
        let collection = UICollectionView(
            frame: UIScreen.main.initialBounds, collectionViewLayout: collectionViewLayout)
        collection.dataSource = self
        collection.delegate = self
        view = collection
    }
    /// Number of items of a section.
    open func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 0 }
    /// The cell of an item.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    /// An item was chosen.
    open func collectionView(
        _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {}
}

extension UISheetPresentationController {
    /// A height that a sheet rests at.
    @preconcurrency @MainActor
    public final class Detent: NSObject {
        /// Name of a height.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public var rawValue: String
            /// Creates a name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// Half.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// Whole.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// Its name.
        public let identifier: Identifier
        private init(_ identifier: Identifier) { self.identifier = identifier }

        /// Half.
        public class func medium() -> Detent { Detent(.medium) }
        /// Whole.
        public class func large() -> Detent { Detent(.large) }
        /// A height of one's own.
        public class func custom(
            identifier: Identifier? = nil,
            resolver:
                @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier("custom")) }
    }
}

/// What a height of a sheet is found from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// Greatest height, points.
    var maximumDetentValue: CGFloat { get }
    /// Traits.
    var containerTraitCollection: UITraitCollection { get }
}
