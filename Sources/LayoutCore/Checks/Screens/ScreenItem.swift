/// What a check knows of a view or guide besides where it is: the same for all sizes of one state, text size and locale.
///
/// A class, because checks pass items about on every screen and an item holds a whole view.
public final class ScreenItem: Sendable {
    /// Its place in the result columns.
    public let number: Int
    /// Its id.
    public let id: String
    /// The superview or the guide's owner; nil for a root.
    public let parent: Int?
    /// Number of ancestors.
    public let depth: Int
    /// The root above it, or itself.
    public let root: Int
    /// Subviews, back to front.
    public let children: [Int]
    /// The view after updates, without its children; nil for a guide. Its natural size is the one written.
    public let node: ViewNode?
    /// Whether an update removed it.
    public let isRemoved: Bool
    /// Whether it is drawn as far as its own and its ancestors' settings go: not hidden, not transparent, not removed. Guides
    /// are not drawn.
    public let isShown: Bool
    /// The nearest ancestor that cuts it off at its edges: one that clips, or a scroll view.
    public let clipper: Int?
    /// The nearest view above it whose content scrolls.
    public let scroller: Int?
    /// Its text as shown; nil where it has none.
    public let text: ScreenText?
    /// Natural size before any text wraps, points.
    public let naturalSize: IntrinsicSize?
    /// Whether a finger acts on it: a button, or a control by role or class.
    public let isInteractive: Bool
    /// Whether it shows something to its user: text, a picture or a control.
    public let carriesContent: Bool

    init(
        number: Int, entry: LayoutIndex.Entry, node: ViewNode?, isRemoved: Bool, isShown: Bool,
        clipper: Int?, scroller: Int?, text: ScreenText?, naturalSize: IntrinsicSize?
    ) {
        self.number = number
        id = entry.id
        parent = entry.parent
        depth = entry.depth
        root = entry.root
        children = entry.children
        self.node = node
        self.isRemoved = isRemoved
        self.isShown = isShown
        self.clipper = clipper
        self.scroller = scroller
        self.text = text
        self.naturalSize = naturalSize
        isInteractive = entry.node?.isInteractive == true
        carriesContent = isInteractive || text?.isEmpty == false || entry.node?.kind == .image
    }

    /// How far below its top the first line of text stands, points; nil where that is neither stated nor measured.
    public var firstBaselineFromTop: Double? {
        if let stated = node?.firstBaselineFromTop { return stated }
        guard let text, case .measured(let measured) = text.extent else { return nil }
        return measured.metrics.ascender + text.padding
    }

    /// Whether somebody set a tag on it, such as "decorative".
    public func hasTag(_ tag: String) -> Bool { node?.tags.contains(tag) == true }
}

extension ViewNode {
    /// Roles of views that a finger acts on.
    private static let interactiveRoles: Set<String> = [
        "button", "link", "textField", "textView", "searchField", "switch", "slider", "stepper",
        "segmentedControl", "datePicker", "picker", "checkbox", "radioButton", "tab", "menuItem",
    ]
    /// UIKit's classes that a finger acts on.
    private static let interactiveClasses: Set<String> = [
        "UIButton", "UITextField", "UITextView", "UISearchBar", "UISwitch", "UISlider", "UIStepper",
        "UISegmentedControl", "UIDatePicker", "UIPickerView", "UIPageControl", "UIControl",
    ]

    /// UIKit's classes whose content scrolls, besides scroll views themselves.
    private static let scrollingClasses: Set<String> = [
        "UITableView", "UICollectionView", "UITextView", "UIPickerView", "WKWebView", "MKMapView",
    ]

    /// Whether what is in the view can be scrolled in.
    var scrolls: Bool {
        kind == .scroll || className.map(ViewNode.scrollingClasses.contains) ?? false
    }

    /// Whether a finger acts on the view.
    var isInteractive: Bool {
        if let role { return ViewNode.interactiveRoles.contains(role) }
        return kind == .button || className.map(ViewNode.interactiveClasses.contains) ?? false
    }
}
