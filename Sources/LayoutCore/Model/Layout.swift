/// A view tree with its constraints, named states and conditional updates: what one screen is.
public struct Layout: Equatable, Sendable {
    /// A rule that applies updates to the variants for which its predicate holds.
    public struct Rule: Equatable, Sendable {
        /// Over environment and state, such as "landscape and width < 700".
        public var predicate: Predicate
        /// Applied in order.
        public var updates: [Update]

        /// Creates a rule.
        public init(predicate: Predicate, updates: [Update]) {
            self.predicate = predicate
            self.updates = updates
        }
    }

    /// The tree; its top is the root view, whose size the environment imposes.
    public var root: ViewNode
    /// Further trees that share no ancestor with the root.
    public var extraRoots: [ViewNode]
    /// Layout guides.
    public var guides: [GuideNode]
    /// Widest readable content by text size, points: 672 at large is measured, other sizes are not known and count as large
    /// unless stated here (semantics 4.4).
    public var readableWidths: [TextSizeCategory: Double]
    /// Named constants, points.
    public var parameters: [String: Double]
    /// Constraints in the order written; the order never changes an answer.
    public var constraints: [Constraint]
    /// Named sets of updates, such as the keyboard shown.
    public var states: [String: [Update]]
    /// Conditional updates, applied in order before states.
    public var rules: [Rule]

    /// Creates a layout.
    public init(root: ViewNode, constraints: [Constraint] = []) {
        self.root = root
        self.constraints = constraints
        extraRoots = []
        guides = []
        readableWidths = [:]
        parameters = [:]
        states = [:]
        rules = []
    }
}
