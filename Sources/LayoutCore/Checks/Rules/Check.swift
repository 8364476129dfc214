/// A check: a rule that every screen is held against, without any configuration.
///
/// One file a check, with its definition, options and examples; docs/checks.md is made from them and the examples run as
/// tests. A check is a pure function of the screen: it compares lengths through `screen.trace` alone, keeps nothing between
/// screens, and says the same cause in the same words on every screen.
public protocol Check: Sendable {
    /// What it is.
    var definition: CheckDefinition { get }

    /// Whether it looks at the design's views and constraints alone: it then runs once, and holds everywhere.
    var isStatic: Bool { get }

    /// The other screens it compares a screen with; none if nothing is said.
    var companions: [Companion] { get }

    /// Whether it compares lengths otherwise than through `screen.trace` and so says something else from one size to the next.
    func looksAtEverySize(_ tree: ScreenTree) -> Bool

    /// What it has to say of a screen. O(views), or O(views²) for pairs.
    func hits(on screen: Screen, options: CheckOptions) -> [Hit]
}

extension Check {
    /// No.
    public var isStatic: Bool { false }

    /// None.
    public var companions: [Companion] { [] }

    /// No.
    public func looksAtEverySize(_ tree: ScreenTree) -> Bool { false }
}
