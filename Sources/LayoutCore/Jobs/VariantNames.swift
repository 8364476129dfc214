/// What the variants of a job go by on each axis that has names: each name once, in the order of the axis.
public struct VariantNames: Equatable, Sendable {
    /// Devices, as the sweep names them.
    public var devices: [String] = []
    /// Orientations of the screens.
    public var orientations: [Orientation] = []
    /// States; `Predicate.baseState` is the one without a name.
    public var states: [String] = []
    /// Text sizes.
    public var textSizes: [TextSizeCategory] = []
    /// Reading directions.
    public var directions: [LayoutDirection] = []
    /// Locales; `Predicate.baseState` is the one without a name.
    public var locales: [String] = []
}
