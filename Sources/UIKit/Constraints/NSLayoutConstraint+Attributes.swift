package import Foundation
internal import LayoutCore

// What attributes are, for all ways of writing constraints.
extension NSLayoutConstraint.Attribute {
    /// The word that names it in messages: "leading".
    package var word: String { model?.rawValue ?? "nothing" }

    /// Whether it lies across, sizes included.
    package var liesAcross: Bool { model?.axis == .horizontal }

    /// Whether it is a left or leading edge or margin.
    package var isLeftward: Bool {
        self == .left || self == .leading || self == .leftMargin || self == .leadingMargin
    }
    /// Whether it is a right or trailing edge or margin.
    package var isRightward: Bool {
        self == .right || self == .trailing || self == .rightMargin || self == .trailingMargin
    }
    /// Whether it is a top edge or margin.
    package var isTopward: Bool { self == .top || self == .topMargin }
    /// Whether it is a bottom edge or margin.
    package var isBottomward: Bool { self == .bottom || self == .bottomMargin }
    /// Whether it is an edge or middle within the margins.
    package var isMargin: Bool { model.map { $0.rawValue.contains("argin") } ?? false }
    /// Whether it follows the reading direction.
    package var isDirectional: Bool { model?.isDirectional ?? false }

    /// The constant that keeps an edge, or its margin, inwards by its share of insets, points; nil for what is no edge.
    ///
    /// Leading is left, trailing right.
    package func inward(_ insets: UIEdgeInsets) -> CGFloat? {
        if isLeftward { return insets.left }
        if isRightward { return -insets.right }
        if isTopward { return insets.top }
        return isBottomward ? -insets.bottom : nil
    }
}
