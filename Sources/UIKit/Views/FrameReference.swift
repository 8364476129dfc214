internal import Foundation
internal import LayoutCore
internal import LayoutSolver

/// A frame set by hand and the superview's size it was meant for: from there the autoresizing mask carries it on.
struct FrameReference: Equatable {
    /// The frame as set, points.
    var frame = CGRect.zero
    /// Size of the superview then; nil while there was none.
    var superviewSize: CGSize?

    /// One axis of a mask.
    private struct Springs {
        /// Place and length as set, and the superview's length then.
        var start, length, whole: Double
        /// Which of the gap before, the length and the gap after give way.
        var flexible: (before: Bool, length: Bool, after: Bool)

        /// Shares of a change of the superview's length: in proportion to what there was, even where there was nothing.
        var shares: (before: Double, length: Double) {
            let parts = [
                flexible.before ? max(start, 0) : nil, flexible.length ? max(length, 0) : nil,
                flexible.after ? max(whole - start - length, 0) : nil,
            ]
            let flexibleParts = parts.compactMap { $0 }
            guard !flexibleParts.isEmpty else { return (0, 0) }
            let total = flexibleParts.reduce(0, +)
            func share(_ part: Double?) -> Double {
                guard let part else { return 0 }
                return total > 0 ? part / total : 1 / Double(flexibleParts.count)
            }
            return (share(parts[0]), share(parts[1]))
        }
    }

    /// The constraints that say what frame and mask say: one for the place and one for the length of each axis.
    func constraints(
        of id: String, in superviewID: String, mask: UIView.AutoresizingMask
    ) -> [Constraint] {
        let whole = superviewSize ?? .zero
        return axis(
            id, superviewID,
            Springs(
                start: Double(frame.minX), length: Double(frame.width),
                whole: Double(whole.width),
                flexible: (
                    mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                    mask.contains(.flexibleRightMargin)
                )), start: .left, end: .right, length: .width)
            + axis(
                id, superviewID,
                Springs(
                    start: Double(frame.minY), length: Double(frame.height),
                    whole: Double(whole.height),
                    flexible: (
                        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                        mask.contains(.flexibleBottomMargin)
                    )), start: .top, end: .bottom, length: .height)
    }

    private func axis(
        _ id: String, _ superviewID: String, _ springs: Springs, start: LayoutAttribute,
        end: LayoutAttribute, length: LayoutAttribute
    ) -> [Constraint] {
        let (view, superview) = (ItemReference(id), ItemReference(superviewID))
        let shares = springs.shares
        func named(_ constraint: Constraint) -> Constraint {
            var constraint = constraint
            constraint.name = "\(id)-frame-\(constraint.first.attribute.rawValue)"
            constraint.isGenerated = true
            return constraint
        }
        let place =
            shares.before == 0
            ? Constraint(
                Anchor(view, start), .equal, Anchor(superview, start),
                constant: .number(springs.start))
            : Constraint(
                Anchor(view, start), .equal, Anchor(superview, end), multiplier: shares.before,
                constant: .number(springs.start - shares.before * springs.whole))
        let size =
            shares.length == 0
            ? Constraint(Anchor(view, length), .equal, constant: .number(max(springs.length, 0)))
            : Constraint(
                Anchor(view, length), .equal, Anchor(superview, length), multiplier: shares.length,
                constant: .number(springs.length - shares.length * springs.whole))
        return [named(place), named(size)]
    }
}
