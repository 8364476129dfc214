/// How much a constraint matters.
public enum LayoutPriority: RawRepresentable, Comparable, Hashable, Sendable {
    /// 250.
    case low
    /// 500.
    case medium
    /// 750.
    case high
    /// 1000: must hold.
    case required
    /// Any number above 0 and up to 1000.
    case custom(Float)

    /// Creates a priority from its number; the known numbers get their names.
    public init(rawValue: Float) {
        switch rawValue {
        case 250: self = .low
        case 500: self = .medium
        case 750: self = .high
        case 1000: self = .required
        default: self = .custom(rawValue)
        }
    }

    /// The number.
    public var rawValue: Float {
        switch self {
        case .low: 250
        case .medium: 500
        case .high: 750
        case .required: 1000
        case .custom(let value): value
        }
    }

    /// The priority in UIKit's form.
    public var layoutPriority: UILayoutPriority { UILayoutPriority(rawValue) }

    /// Whether two have the same number.
    public static func == (first: LayoutPriority, second: LayoutPriority) -> Bool {
        first.rawValue == second.rawValue
    }
    /// Whether one has the lower number.
    public static func < (first: LayoutPriority, second: LayoutPriority) -> Bool {
        first.rawValue < second.rawValue
    }
    /// Feeds the number.
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    /// The priority as much higher.
    public static func + (priority: LayoutPriority, amount: Float) -> LayoutPriority {
        LayoutPriority(rawValue: priority.rawValue + amount)
    }
    /// The priority as much lower.
    public static func - (priority: LayoutPriority, amount: Float) -> LayoutPriority {
        LayoutPriority(rawValue: priority.rawValue - amount)
    }
}

extension NSLayoutConstraint {
    /// The priority under AnchorKit's name.
    public var layoutPriority: LayoutPriority {
        get { LayoutPriority(rawValue: priority.rawValue) }
        set { priority = newValue.layoutPriority }
    }
}

extension UIView {
    /// Sets how much the view resists being made larger than its content, on both axes by default.
    public func hug(
        with priority: LayoutPriority,
        for axes: NSLayoutConstraint.Axis...
    ) {
        for axis in axes.isEmpty ? [.horizontal, .vertical] : axes {
            setContentHuggingPriority(priority.layoutPriority, for: axis)
        }
    }

    /// Sets how much the view resists being made smaller than its content, on both axes by default.
    public func resistCompression(
        with priority: LayoutPriority,
        for axes: NSLayoutConstraint.Axis...
    ) {
        for axis in axes.isEmpty ? [.horizontal, .vertical] : axes {
            setContentCompressionResistancePriority(priority.layoutPriority, for: axis)
        }
    }

    /// How much the view resists being made larger than its content.
    public func huggingPriority(for axis: NSLayoutConstraint.Axis) -> LayoutPriority {
        LayoutPriority(rawValue: contentHuggingPriority(for: axis).rawValue)
    }

    /// How much the view resists being made smaller than its content.
    public func compressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> LayoutPriority {
        LayoutPriority(rawValue: contentCompressionResistancePriority(for: axis).rawValue)
    }
}
