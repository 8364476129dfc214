/// Which views an assertion speaks of (docs/assertions.md, "Views").
///
/// Several views stand for each of them; where two selectors of one statement do, for each pair.
public indirect enum ViewSelector: Hashable, Sendable {
    /// What `kind(...)` and its like look at.
    public enum Trait: String, CaseIterable, Sendable {
        /// What the view is: `label`, `button`, ...
        case kind
        /// The app's own class.
        case `class`
        /// What it is to its user.
        case role
        /// A free word.
        case tag
        /// The accessibility identifier.
        case accessibility
    }

    /// A way from views to other views.
    public enum Relative: String, CaseIterable, Sendable {
        // The superview; the subviews; the other subviews of the superview.
        case parent, children, siblings
        // Of several views in the order of the tree.
        case first, last
        // The neighbour in the `for` that a name runs through, else among the siblings; none at the end.
        case next, previous
        // Those not hidden; those there are, which may be none.
        case visible, optional
    }

    /// A rectangle of the screen that is no view.
    public enum Area: String, CaseIterable, Sendable {
        /// The root view, whatever its id.
        case screen
        /// The root's safe area.
        case safeArea
        /// The root inside its margins.
        case margins
        /// The keyboard, from its top edge to the bottom of the root; the safe area's inset when it is hidden.
        case keyboard
    }

    /// A view by name: one that a `for` runs through, else the view or guide of that id, else an area, else all views of that kind.
    case name(String)
    /// The view or guide of that id, whatever else has the name.
    case id(String)
    /// Views whose id fits a pattern, as in `row-*`.
    case pattern(String)
    /// Views by what they are, as in `kind(button)` or `.primary`.
    case trait(Trait, String)
    /// Subviews of views, by id or pattern: `form.title`, `form.*`.
    case child(ViewSelector, String)
    /// Everything below views: `form.**`.
    case descendants(ViewSelector)
    /// Other views from views: `parent(title)`.
    case relative(Relative, ViewSelector)
}
