/// A set of attributes for `make.attributes(...)`.
public struct MASAttribute: OptionSet, Hashable, Sendable {
    /// The bits: one for each attribute, at UIKit's number of it.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    private init(_ attribute: NSLayoutConstraint.Attribute) { rawValue = 1 << attribute.rawValue }

    /// The left edge.
    public static let left = MASAttribute(.left)
    /// The right edge.
    public static let right = MASAttribute(.right)
    /// The top edge.
    public static let top = MASAttribute(.top)
    /// The bottom edge.
    public static let bottom = MASAttribute(.bottom)
    /// The edge where reading begins.
    public static let leading = MASAttribute(.leading)
    /// The edge where reading ends.
    public static let trailing = MASAttribute(.trailing)
    /// The width.
    public static let width = MASAttribute(.width)
    /// The height.
    public static let height = MASAttribute(.height)
    /// The middle across.
    public static let centerX = MASAttribute(.centerX)
    /// The middle from top to bottom.
    public static let centerY = MASAttribute(.centerY)
    /// The baseline of the last line.
    public static let baseline = MASAttribute(.lastBaseline)
    /// The baseline of the first line.
    public static let firstBaseline = MASAttribute(.firstBaseline)
    /// The baseline of the last line.
    public static let lastBaseline = MASAttribute(.lastBaseline)
    /// The left margin.
    public static let leftMargin = MASAttribute(.leftMargin)
    /// The right margin.
    public static let rightMargin = MASAttribute(.rightMargin)
    /// The top margin.
    public static let topMargin = MASAttribute(.topMargin)
    /// The bottom margin.
    public static let bottomMargin = MASAttribute(.bottomMargin)
    /// The margin where reading begins.
    public static let leadingMargin = MASAttribute(.leadingMargin)
    /// The margin where reading ends.
    public static let trailingMargin = MASAttribute(.trailingMargin)
    /// The middle between left and right margin.
    public static let centerXWithinMargins = MASAttribute(.centerXWithinMargins)
    /// The middle between top and bottom margin.
    public static let centerYWithinMargins = MASAttribute(.centerYWithinMargins)

    /// The attributes in the library's fixed order.
    var list: [NSLayoutConstraint.Attribute] {
        let order: [NSLayoutConstraint.Attribute] = [
            .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
            .firstBaseline, .lastBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
            .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
        ]
        return order.filter { contains(MASAttribute($0)) }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The word that names it in Masonry's logs.
    var masonryWord: String { self == .lastBaseline ? "baseline" : word }
}
