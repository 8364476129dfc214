/// A layout with one deliberate mistake, to see who notices it.
public struct Mutant: Sendable {
    /// The kinds of mistakes.
    public enum Operation: String, CaseIterable, Codable, Sendable {
        /// A view lies aside: a location's constant, or the spacing of a stack view, has the wrong sign, or is 20 points off where
        /// it is next to nothing.
        case shift
        /// A view has half its size: a size's constant or multiplier.
        case shrink
        /// A constraint is not there.
        case drop
        /// A constraint gives way: required becomes 749, below what holds contents; anything else a third of what it was.
        case lower
        /// A text is three times as long.
        case lengthen
        /// Leading and trailing become left and right, or the other way round.
        case swap
    }

    /// What was done.
    public var operation: Operation
    /// What it was done to: a constraint by name or text, else a view by id.
    public var site: String
    /// What became of it, such as "20 -> 40".
    public var change: String
    /// Where the site was written, such as "LoginView.swift:41"; nil where nothing says so.
    public var source: String?
    /// The layout with the mistake.
    public var layout: Layout
    /// The view whose content it is that changed: that it has another frame of its own is no mistake of the layout.
    var content: String?
}
