import LayoutSolver

/// A configuration as the solver sees it, with the way back from numbers to names.
///
/// Two states of a layout that differ in numbers alone lower to equal values: that is what makes them one configuration.
struct LoweredProblem: Equatable, Sendable {
    /// What a row of the problem stands for.
    enum RowName: Hashable, Sendable {
        /// A developer's constraint: its name or canonical text.
        case developer(String)
        /// A constraint that a view makes, such as "title.hugging.h".
        case generated(String)
        /// A constraint that a stack view makes with a gap that updates set: its text up to the gap, the share of the gap, its
        /// parameter, and the text of its priority.
        case spaced(String, share: Double, parameter: Int, priority: String)
        /// The size the environment imposes on a root; the number of its parameter.
        case rootSize(String, Axis, parameter: Int)
        /// A size that is never negative.
        case notNegative(String, Axis)
    }

    /// Content rectangle of a scroll view.
    struct ScrollContent: Equatable, Sendable {
        /// Number of the scroll view.
        var item: Int
        /// Variables of the content's width and height.
        var width: Int
        var height: Int
    }

    /// The rows.
    var problem: LinearProblem
    /// Names, parallel to the rows.
    var names: [RowName]
    /// Where each parameter comes from.
    var parameters: [ParameterSource]
    /// For each item x, y, width, height: the variable, `fixedZero` or `removed`.
    var variables: [Int]
    /// Whether an item's ambiguity is reported: not for removed views and those hidden in a stack view.
    var isReported: [Bool]
    /// Scroll views in tree order.
    var contents: [ScrollContent]

    /// Items whose frame reaches beyond their alignment rectangle, and how far, points.
    var alignmentInsets: [Int: EdgeInsets]
    /// Whether some stack view shares its length in proportion to numbers of the state, which are then factors.
    var sharesInProportion: Bool

    /// Marks a coordinate that is always 0: a root's origin.
    static let fixedZero = -1
    /// Marks the coordinates of a removed view.
    static let removed = -2
}
