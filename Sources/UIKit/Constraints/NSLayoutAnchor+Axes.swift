public import Foundation
internal import LayoutCore

/// A location across: left, right, leading, trailing, centre.
@preconcurrency @MainActor
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from here to another anchor, as a size: the width of a guide between the two.
    public func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        distance(from: self, to: other, start: .left, end: .right, size: .width)
    }

    /// `self == anchor + system spacing * multiplier`.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        fileID: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        spaced(.equal, anchor, multiplier, fileID, line)
    }

    /// `self >= anchor + system spacing * multiplier`.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        fileID: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, anchor, multiplier, fileID, line)
    }

    /// `self <= anchor + system spacing * multiplier`.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        fileID: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, anchor, multiplier, fileID, line)
    }
}

/// A location from top to bottom: top, bottom, centre, baselines.
@preconcurrency @MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from here to another anchor, as a size: the height of a guide between the two.
    public func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        distance(from: self, to: other, start: .top, end: .bottom, size: .height)
    }

    /// `self == anchor + system spacing * multiplier`.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        fileID: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        spaced(.equal, anchor, multiplier, fileID, line)
    }

    /// `self >= anchor + system spacing * multiplier`.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        fileID: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        spaced(.greaterThanOrEqual, anchor, multiplier, fileID, line)
    }

    /// `self <= anchor + system spacing * multiplier`.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        fileID: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        spaced(.lessThanOrEqual, anchor, multiplier, fileID, line)
    }
}

extension NSLayoutAnchor {
    /// `self relation anchor + system spacing * multiplier`.
    fileprivate func spaced(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor, _ multiplier: CGFloat,
        _ file: String, _ line: UInt
    ) -> NSLayoutConstraint {
        related(
            relation, anchor, constant: multiplier * CGFloat(VisualFormat.systemSpacing),
            SourceLocation(file: file, line: line))
    }
}

/// A guide between two anchors stands for their distance.
@MainActor
private func distance<Anchor>(
    from start: NSLayoutAnchor<Anchor>, to end: NSLayoutAnchor<Anchor>,
    start startAttribute: NSLayoutConstraint.Attribute,
    end endAttribute: NSLayoutConstraint.Attribute, size: NSLayoutConstraint.Attribute
) -> NSLayoutDimension {
    let guide = UILayoutGuide()
    let first = (start.item as? any LayoutItem)?.itemView
    let second = (end.item as? any LayoutItem)?.itemView
    guard let first, let second, let owner = first.commonAncestor(with: second) else {
        LayoutLog.report("the distance of two anchors without a common superview is none")
        return NSLayoutDimension(guide, size)
    }
    owner.addLayoutGuide(guide)
    let isDirectional = [.leading, .trailing].contains(start.attribute)
    let place = SourceLocation(file: #fileID, line: #line)
    for (anchor, attribute) in [(start, startAttribute), (end, endAttribute)] {
        let edge: NSLayoutConstraint.Attribute =
            switch attribute {
            case .left where isDirectional: .leading
            case .right where isDirectional: .trailing
            default: attribute
            }
        NSLayoutAnchor<Anchor>(guide, edge)
            .related(.equal, anchor, constant: 0, place).isActive = true
    }
    return NSLayoutDimension(guide, size)
}

/// A width or height.
@preconcurrency @MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// `self == c`.
    public func constraint(
        equalToConstant c: CGFloat, fileID: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        related(.equal, nil, constant: c, SourceLocation(file: fileID, line: line))
    }

    /// `self >= c`.
    public func constraint(
        greaterThanOrEqualToConstant c: CGFloat, fileID: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, nil, constant: c, SourceLocation(file: fileID, line: line))
    }

    /// `self <= c`.
    public func constraint(
        lessThanOrEqualToConstant c: CGFloat, fileID: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, nil, constant: c, SourceLocation(file: fileID, line: line))
    }

    /// `self == anchor * m + c`.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
        fileID: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        related(
            .equal, anchor, multiplier: m, constant: c, SourceLocation(file: fileID, line: line))
    }

    /// `self >= anchor * m + c`.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
        constant c: CGFloat = 0, fileID: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        related(
            .greaterThanOrEqual, anchor, multiplier: m, constant: c,
            SourceLocation(file: fileID, line: line))
    }

    /// `self <= anchor * m + c`.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat,
        constant c: CGFloat = 0, fileID: String = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        related(
            .lessThanOrEqual, anchor, multiplier: m, constant: c,
            SourceLocation(file: fileID, line: line))
    }
}
