/// How much a constraint matters: 1...1000, 1000 being required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public var rawValue: Float

    /// Creates a priority from its number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Must hold.
    public static let required = UILayoutPriority(1000)
    /// What a control resists being made smaller with.
    public static let defaultHigh = UILayoutPriority(750)
    /// Dragging may resize the window.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// The window keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// Dragging may not resize the window.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// What a view resists being made larger with.
    public static let defaultLow = UILayoutPriority(250)
    /// What a fitting size is aimed at with.
    public static let fittingSizeLevel = UILayoutPriority(50)
}
