/// What a check knows of a view or guide besides where it is: the same for all sizes of one state, text size and locale.
public struct ScreenItem: Sendable {
    /// Its place in the result columns.
    public var number: Int
    /// Its id.
    public var id: String
    /// The superview or the guide's owner; nil for a root.
    public var parent: Int?
    /// Number of ancestors.
    public var depth: Int
    /// The root above it, or itself.
    public var root: Int
    /// Subviews, back to front.
    public var children: [Int]
    /// The view without its children; nil for a guide.
    public var node: ViewNode?
    /// Whether an update removed it.
    public var isRemoved: Bool
    /// Whether it is drawn as far as its own and its ancestors' settings go: not hidden, not transparent, not removed. Guides
    /// are not drawn.
    public var isShown: Bool
    /// The nearest ancestor that cuts it off at its edges: one that clips, or a scroll view.
    public var clipper: Int?
    /// The nearest view above it whose content scrolls.
    public var scroller: Int?
    /// Its text as shown; nil where it has none.
    public var text: ScreenText?
    /// Natural size before any text wraps, points.
    public var naturalSize: IntrinsicSize?
    /// Whether a finger acts on it: a button, or a control by role or class.
    public var isInteractive: Bool

    /// Whether it shows something to its user: text, a picture or a control.
    public var carriesContent: Bool {
        isInteractive || text?.isEmpty == false || node?.kind == .image
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
