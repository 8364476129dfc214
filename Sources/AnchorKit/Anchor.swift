/// An edge, size, centre or baseline of a view or guide.
public enum Anchor: Hashable, Sendable, CaseIterable {
    case leading, trailing, left, right, top, bottom, width, height, centerX, centerY
    /// Of views alone.
    case firstBaseline, lastBaseline

    /// The attribute under UIKit's name.
    public var attribute: NSLayoutConstraint.Attribute {
        switch self {
        case .leading: .leading
        case .trailing: .trailing
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        case .width: .width
        case .height: .height
        case .centerX: .centerX
        case .centerY: .centerY
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        }
    }

    /// Whether it is a size.
    var isDimension: Bool { self == .width || self == .height }
    /// Whether it is a baseline.
    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension NSLayoutConstraint.Attribute {
    /// Whether it is a place across.
    public var isHorizontal: Bool {
        isLeft || isRight || self == .centerX || self == .centerXWithinMargins
    }
    /// Whether it is a place from top to bottom.
    public var isVertical: Bool {
        isTop || isBottom || self == .centerY || self == .centerYWithinMargins
            || self == .firstBaseline || self == .lastBaseline
    }
    /// Whether it is a left or leading edge or margin.
    public var isLeft: Bool { isLeftward }
    /// Whether it is a right or trailing edge or margin.
    public var isRight: Bool { isRightward }
    /// Whether it is a top edge or margin.
    public var isTop: Bool { isTopward }
    /// Whether it is a bottom edge or margin.
    public var isBottom: Bool { isBottomward }
}
