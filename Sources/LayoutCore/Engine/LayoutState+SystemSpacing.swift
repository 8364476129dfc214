extension LayoutState {
    /// The number a constraint's constant stands for, points.
    func value(of constraint: Constraint, index: LayoutIndex, scale: Double) -> Double {
        switch constraint.constant {
        case .number(let value): return value
        case .parameter(let name, let negated):
            return (negated ? -1 : 1) * (parameters[name] ?? 0)
        case .systemSpacing(let factor):
            guard let second = constraint.second,
                let first = index.number(of: constraint.first.item.id),
                let other = index.number(of: second.item.id),
                constraint.spacingFollowsFonts
            else { return factor * VisualFormat.systemSpacing }
            let (lower, upper) = factor < 0 ? (other, first) : (first, other)
            return factor * systemSpacing(below: upper, above: lower, scale: scale)
        }
    }

    /// The system's spacing between baselines of two views: what lies between the upper one's descender and the lower one's
    /// line, rounded up to the pixel; 8 where one of them has no font (semantics 4.5).
    func systemSpacing(below upper: Int, above lower: Int, scale: Double) -> Double {
        guard let below = items[lower].lineMetrics, let above = items[upper].lineMetrics else {
            return VisualFormat.systemSpacing
        }
        return PixelGrid.roundUp(
            below.lineHeight - below.descender + above.descender, scale: scale)
    }
}

extension Constraint {
    /// Whether the constraint asks for the system's spacing at a baseline, which is between fonts.
    var spacingFollowsFonts: Bool {
        guard case .systemSpacing = constant, let second else { return false }
        return [first.attribute, second.attribute].contains {
            $0 == .firstBaseline || $0 == .lastBaseline
        }
    }
}
