/// The constant of a line before each of its constraints takes its share: a pure value (seed-systems a.3).
enum ConstraintConstant: Equatable, Sendable {
    /// The same number for every attribute.
    case number(CGFloat)
    /// Width and height.
    case size(CGSize)
    /// Across and down.
    case point(CGPoint)
    /// Distances from the edges; `byInset` tells `.inset(insets)` from insets used as a constant, which differ in 0.x.
    case insets(ConstraintInsets, byInset: Bool)
    /// Distances from the edges by reading direction.
    case directionalInsets(ConstraintDirectionalInsets)

    /// The share of one attribute, points: of the second attribute, or of the first where a size meets a number.
    func value(
        for attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool,
        meaning: ConstraintConfig.Meaning
    ) -> CGFloat {
        switch self {
        case .number(let number): return number
        case .size(let size):
            return attribute == .width ? size.width : attribute == .height ? size.height : 0
        case .point(let point):
            if attribute == .width || attribute == .height { return 0 }
            return attribute.liesAcross ? point.x : point.y
        case .insets(let insets, let byInset):
            return meaning == .current
                ? insets.share(of: attribute, isRightToLeft: isRightToLeft)
                : (byInset ? insets.turned : insets)
                    .share0(of: attribute, isRightToLeft: isRightToLeft)
        case .directionalInsets(let insets):
            return insets.share(of: attribute, isRightToLeft: isRightToLeft)
        }
    }
}

extension ConstraintInsets {
    /// Share of an attribute in the present meaning.
    fileprivate func share(
        of attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool
    ) -> CGFloat {
        switch attribute {
        case .firstBaseline: top
        case .lastBaseline: -bottom
        case .centerX, .centerXWithinMargins: (left - right) / 2
        case .centerY, .centerYWithinMargins: (top - bottom) / 2
        case .width: -(left + right)
        case .height: -(top + bottom)
        default:
            attribute.inward(attribute.isDirectional && isRightToLeft ? mirrored : self) ?? 0
        }
    }

    /// With left and right exchanged.
    fileprivate var mirrored: ConstraintInsets {
        ConstraintInsets(top: top, left: right, bottom: bottom, right: left)
    }

    /// As 0.x keeps the insets of `.inset`: right and bottom negated, so that its table needs no signs.
    fileprivate var turned: ConstraintInsets {
        ConstraintInsets(top: top, left: left, bottom: -bottom, right: -right)
    }

    /// Share of an attribute in 0.x, of insets as they are kept (seed-systems a.7).
    fileprivate func share0(
        of attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool
    ) -> CGFloat {
        switch attribute {
        case .left, .leftMargin, .centerX, .centerXWithinMargins: left
        case .top, .topMargin, .centerY, .centerYWithinMargins, .firstBaseline, .lastBaseline: top
        case .right, .rightMargin: right
        case .bottom, .bottomMargin: bottom
        case .leading, .leadingMargin: isRightToLeft ? -right : left
        case .trailing, .trailingMargin: isRightToLeft ? -left : right
        case .width: -left + right
        case .height: -top + bottom
        case .notAnAttribute: 0
        }
    }
}

extension ConstraintDirectionalInsets {
    /// Share of an attribute: that of insets by side, which leading and trailing name themselves.
    fileprivate func share(
        of attribute: NSLayoutConstraint.Attribute, isRightToLeft: Bool
    ) -> CGFloat {
        let insets = ConstraintInsets(top: top, left: leading, bottom: bottom, right: trailing)
        let isTurned = isRightToLeft && !attribute.isDirectional
        let isMiddle = attribute == .centerX || attribute == .centerXWithinMargins
        return (isTurned && !isMiddle ? insets.mirrored : insets)
            .share(of: attribute, isRightToLeft: false)
    }
}
