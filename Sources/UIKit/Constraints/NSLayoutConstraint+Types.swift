internal import LayoutCore
internal import LayoutSolver

extension NSLayoutConstraint {
    /// An edge, size, centre or baseline of an item.
    public enum Attribute: Int, Sendable {
        case left = 1
        case right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
        case notAnAttribute = 0
    }

    /// How the sides of a constraint compare.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal, greaterThanOrEqual
    }

    /// A direction of layout.
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }

    /// Options of the visual format language.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        private static func bit(_ attribute: Attribute) -> FormatOptions {
            FormatOptions(rawValue: 1 << UInt(attribute.rawValue))
        }

        /// Left edges in line.
        public static let alignAllLeft = bit(.left)
        /// Right edges in line.
        public static let alignAllRight = bit(.right)
        /// Top edges in line.
        public static let alignAllTop = bit(.top)
        /// Bottom edges in line.
        public static let alignAllBottom = bit(.bottom)
        /// Leading edges in line.
        public static let alignAllLeading = bit(.leading)
        /// Trailing edges in line.
        public static let alignAllTrailing = bit(.trailing)
        /// Middles in one column.
        public static let alignAllCenterX = bit(.centerX)
        /// Middles in one row.
        public static let alignAllCenterY = bit(.centerY)
        /// Last baselines in line.
        public static let alignAllLastBaseline = bit(.lastBaseline)
        /// First baselines in line.
        public static let alignAllFirstBaseline = bit(.firstBaseline)
        /// Last baselines in line.
        public static let alignAllBaseline = bit(.lastBaseline)
        /// The bits that say what is in line.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// By reading direction, which is the rule.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// From the left.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// From the right.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of the direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// Gaps from edge to edge, which is the rule.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Vertical gaps from baseline to baseline.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bits of the spacing.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}

extension NSLayoutConstraint.Attribute {
    /// Last baselines under their older name.
    public static let baseline = NSLayoutConstraint.Attribute.lastBaseline

    /// The attribute of the model; nil where it is none.
    var model: LayoutAttribute? {
        switch self {
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        case .width: .width
        case .height: .height
        case .centerX: .centerX
        case .centerY: .centerY
        case .lastBaseline: .lastBaseline
        case .firstBaseline: .firstBaseline
        case .leftMargin: .leftMargin
        case .rightMargin: .rightMargin
        case .topMargin: .topMargin
        case .bottomMargin: .bottomMargin
        case .leadingMargin: .leadingMargin
        case .trailingMargin: .trailingMargin
        case .centerXWithinMargins: .centerXWithinMargins
        case .centerYWithinMargins: .centerYWithinMargins
        case .notAnAttribute: nil
        }
    }
}

extension NSLayoutConstraint.Relation {
    /// The relation of the model.
    var model: Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}

// MARK: Spellings of Swift 3

/// An edge, size, centre or baseline of an item.
@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// How the sides of a constraint compare.
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// A direction of layout.
@available(*, deprecated, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// Options of the visual format language.
@available(*, deprecated, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
