/// A change to a layout: one vocabulary for rules, states, steps and the warm solver.
public enum Update: Equatable, Sendable {
    /// A constraint's constant, points.
    case setConstant(String, Double)
    /// A constraint's multiplier.
    case setMultiplier(String, Double)
    /// A constraint's priority.
    case setPriority(String, Double)
    /// A named parameter of the layout, points.
    case setParameter(String, Double)
    /// Constraints by name.
    case activate([String])
    /// Constraints by name.
    case deactivate([String])
    /// A new constraint.
    case add(Constraint)
    /// Constraints by name, for good.
    case remove([String])
    /// Replaces every constraint whose first item is the view or guide.
    case remake(String, [Constraint])
    /// Views by id.
    case hide([String])
    /// Views by id.
    case show([String])
    /// A view with its subtree and every constraint that mentions them.
    case removeView(String)
    /// A view's text.
    case setText(String, LocalizedText)
    /// A view's text as a measured size and a table of heights by width.
    case setMeasuredText(String, IntrinsicSize, [TextTableRow])
    /// A view's natural size.
    case setIntrinsicSize(String, IntrinsicSize)
    /// A view's hugging priorities.
    case setHugging(String, AxisPair)
    /// A view's compression resistance priorities.
    case setCompressionResistance(String, AxisPair)
    /// A stack view's settings.
    case setStack(String, StackChange)
    /// A view's layout margins, points.
    case setMargins(String, EdgeInsets)
    /// Right to left or left to right.
    case setDirection(LayoutDirection)
    /// The root's size, imposed; traits stay as they are.
    case resize(Size)
    /// Swaps the root's width and height, and with a device behind it takes that device's insets and traits.
    case rotate
    /// The root is no longer imposed: it takes the size that fits its content (semantics 4.2).
    case fit(Fitting)
    /// The root's safe area.
    case setSafeArea(EdgeInsets)
    /// The keyboard's height, points; 0 hides it.
    case setKeyboardHeight(Double)
}

/// Stack settings to replace; nil leaves a setting as it is.
public struct StackChange: Equatable, Sendable {
    /// New axis.
    public var axis: Axis?
    /// New distribution.
    public var distribution: StackSettings.Distribution?
    /// New alignment.
    public var alignment: StackSettings.Alignment?
    /// New spacing, points.
    public var spacing: Double?
    /// New gaps after single arranged views, points; nil takes a gap of its own away, views not named keep theirs.
    public var customSpacing: [String: Double?]?
    /// Whether the stack's margins inset its content.
    public var isMarginsRelative: Bool?
    /// Whether gaps run from baseline to baseline.
    public var isBaselineRelative: Bool?

    /// Creates a change that changes nothing.
    public init() {}
}

/// How a root is fitted to its content, as by `systemLayoutSizeFitting`: an axis at priority 1000 is imposed.
public struct Fitting: Hashable, Sendable {
    /// The size aimed at, points.
    public var target: Size
    /// Priority of the target on each axis; 50 lets the content decide.
    public var priorities: AxisPair

    /// Creates a fitting; by default with the width imposed and the least height, as for a list's cell.
    public init(
        target: Size, priorities: AxisPair = AxisPair(horizontal: 1000, vertical: 50)
    ) {
        self.target = target
        self.priorities = priorities
    }
}
