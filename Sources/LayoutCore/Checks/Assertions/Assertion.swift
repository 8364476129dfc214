/// A statement about a laid out screen (docs/assertions.md). One tree with three spellings: text, JSON and Swift.
public indirect enum Assertion: Hashable, Sendable {
    /// How two numbers compare.
    public enum Comparison: String, CaseIterable, Sendable {
        case less = "<"
        case lessOrEqual = "<="
        case equal = "=="
        case notEqual = "!="
        case greaterOrEqual = ">="
        case greater = ">"
        /// Equal but for half a point.
        case near = "~="
    }

    /// How one view lies to another. Words of several parts are written with spaces.
    public enum Place: String, CaseIterable, Sendable {
        case inside, contains, above, below, before, after, overlaps
        case leftOf = "left of"
        case rightOf = "right of"

        /// Whether the distance between the two can be said.
        var takesGap: Bool { self != .overlaps }
    }

    /// The distance that a place asks for: the gap between two views, or the least distance to the edges around.
    public enum Gap: Hashable, Sendable {
        /// `by 8`, or `by >= 8` and its like.
        case compare(Comparison, NumberExpression)
        /// `by 8...16`.
        case range(NumberExpression, NumberExpression)
    }

    /// What several views have in common.
    public enum Arrangement: Hashable, Sendable {
        /// An edge or middle by which views stand in line.
        public enum Edge: String, CaseIterable, Sendable {
            case left, right, top, bottom, leading, trailing, centerX, centerY, baseline
        }

        /// A size that views share.
        public enum Extent: String, CaseIterable, Sendable {
            case size, width, height
        }

        /// `no overlap among (a, b)`: no two share more than the tolerance both ways; a view and what is in it do not count.
        case noOverlap
        /// `aligned (a, b) leading`.
        case aligned(Edge)
        /// `same width (a, b)`.
        case same(Extent)
        /// `equal spacing (a, b, c) horizontally`: the gaps between neighbours, in the order given.
        case equalSpacing(Axis)
        /// `in row (a, b)`: each before the next, and side by side.
        case inRow
        /// `in column (a, b)`: each above the next, and one over the other.
        case inColumn
        /// `in order (a, b)`: each read before the next: above it, or before it.
        case inOrder
    }

    /// What a view can be.
    public enum Condition: String, CaseIterable, Sendable {
        // Not hidden, and none of its superviews is, and still there; the opposite.
        case visible, hidden
        // Its text is cut off; its text has room; its place or size is open.
        case truncated, fits, ambiguous
    }

    /// `a.width >= 44`, with a tolerance of its own where `within` says one.
    case compare(NumberExpression, Comparison, NumberExpression, within: Length?)
    /// `a.width in 8...16`.
    case range(NumberExpression, NumberExpression, NumberExpression)
    /// `a above b by 8`.
    case place(ViewSelector, Place, ViewSelector, by: Gap?, within: Length?)
    /// `a near b within 20`: the shortest way between the two is no longer.
    case near(ViewSelector, ViewSelector, within: Length)
    /// `a centered in b`, on one axis where that is said.
    case centered(ViewSelector, Axis?, in: ViewSelector, within: Length?)
    /// `aligned (a, b) leading` and its like.
    case arranged(Arrangement, [ViewSelector], within: Length?)
    /// `title truncated`.
    case condition(ViewSelector, Condition)
    /// Both.
    case and(Assertion, Assertion)
    /// Either.
    case or(Assertion, Assertion)
    /// The opposite.
    case not(Assertion)
    /// `when landscape: ...`: says nothing elsewhere.
    case when(Predicate, Assertion)
    /// `for row in list.*: ...`: for each of some views, by a name.
    case each(String, ViewSelector, Assertion)
}
