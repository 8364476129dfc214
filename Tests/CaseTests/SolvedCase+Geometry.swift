import LayoutSolver

@testable import LayoutCore

extension SolvedCase {
    /// Optional developer's constraints that do not hold.
    func violatedNames() -> Set<String> {
        var names: Set<String> = []
        for constraint in state.activeConstraints where constraint.priority < 1000 {
            guard let name = constraint.name else { continue }
            if violation(constraint) > tolerance { names.insert(name) }
        }
        return names
    }

    /// How far a constraint is from holding, points.
    private func violation(_ constraint: Constraint) -> Double {
        let first = constraint.first
        guard let item = index.number(of: first.item.id) else { return 0 }
        var ancestor: Int?
        var right = 0.0
        if let second = constraint.second, let other = index.number(of: second.item.id) {
            ancestor = index.commonAncestor(item, other)
            right = constraint.multiplier * value(second, other, in: ancestor)
        }
        let difference = value(first, item, in: ancestor) - right
        let isMirrored =
            environment.direction == .rightToLeft
            && [first.attribute, constraint.second?.attribute].contains {
                $0 == .leading || $0 == .trailing
            }
        let excess =
            (difference - (isMirrored ? -1 : 1)
                * state.value(of: constraint, index: index, scale: environment.scale))
            * (isMirrored ? -1 : 1)
        switch constraint.relation {
        case .equal: return abs(excess)
        case .lessThanOrEqual: return max(0, excess)
        case .greaterThanOrEqual: return max(0, -excess)
        }
    }

    private func value(_ anchor: Anchor, _ item: Int, in ancestor: Int?) -> Double {
        var rectangle = absoluteFrame(item)
        if let ancestor {
            let origin = absoluteFrame(ancestor)
            rectangle.x -= origin.x
            rectangle.y -= origin.y
        }
        switch anchor.item.part {
        case .body, .frame: break
        case .content:
            let content = result.report.contentSizes.first { $0.item == anchor.item.id }
            rectangle.width = content?.width ?? .nan
            rectangle.height = content?.height ?? .nan
        case .safe: rectangle = inset(rectangle, environment.safeArea)
        case .margins, .readable:
            rectangle = inset(rectangle, index.entries[item].node?.margins ?? .zero)
        case .keyboard:
            let height = max(environment.keyboardHeight, environment.safeArea.bottom)
            rectangle.y += rectangle.height - height
            rectangle.height = height
        }
        return location(anchor.attribute, rectangle, item)
    }

    private func inset(_ frame: Frame, _ insets: EdgeInsets) -> Frame {
        Frame(
            frame.x + insets.left, frame.y + insets.top, frame.width - insets.left - insets.right,
            frame.height - insets.top - insets.bottom)
    }

    /// An attribute of a rectangle.
    func location(_ attribute: LayoutAttribute, _ frame: Frame, _ item: Int) -> Double {
        let isReversed = environment.direction == .rightToLeft
        switch attribute {
        case .left: return frame.x
        case .right: return frame.x + frame.width
        case .leading: return isReversed ? frame.x + frame.width : frame.x
        case .trailing: return isReversed ? frame.x : frame.x + frame.width
        case .top: return frame.y
        case .bottom: return frame.y + frame.height
        case .width: return frame.width
        case .height: return frame.height
        case .centerX: return frame.x + frame.width / 2
        case .centerY: return frame.y + frame.height / 2
        case .firstBaseline:
            return frame.y + (index.entries[item].node?.firstBaselineFromTop ?? 0)
        case .lastBaseline:
            return frame.y + frame.height - (index.entries[item].node?.lastBaselineFromBottom ?? 0)
        default: return .nan
        }
    }

    private func isVisible(_ item: Int) -> Bool {
        index.entries[item].node != nil && !state.items[item].isHidden
            && !state.items[item].isRemoved
    }

    /// Visible siblings whose interiors meet.
    func overlaps() -> Set<Set<String>> {
        var pairs: Set<Set<String>> = []
        for entry in index.entries {
            let children = entry.children.filter(isVisible)
            for (number, first) in children.enumerated() {
                for second in children[(number + 1)...] {
                    let (one, other) = (frame(first), frame(second))
                    let width = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
                    let height =
                        min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
                    if width > tolerance, height > tolerance {
                        pairs.insert([index.entries[first].id, index.entries[second].id])
                    }
                }
            }
        }
        return pairs
    }

    /// Visible views that stick out of their superview.
    func clippedViews() -> Set<String> {
        var names: Set<String> = []
        for (number, entry) in index.entries.enumerated() where isVisible(number) {
            guard let parent = entry.parent, index.entries[parent].node?.kind != .scroll else {
                continue
            }
            let (inner, outer) = (frame(number), frame(parent))
            if inner.x < -tolerance || inner.y < -tolerance
                || inner.x + inner.width > outer.width + tolerance
                || inner.y + inner.height > outer.height + tolerance
            {
                names.insert(entry.id)
            }
        }
        return names
    }

    /// Labels and buttons smaller than their content.
    func truncatedViews() -> Set<String> {
        var names: Set<String> = []
        for (number, entry) in index.entries.enumerated() where isVisible(number) {
            guard let kind = entry.node?.kind, kind == .label || kind == .button,
                let size = state.items[number].intrinsicSize
            else { continue }
            let frame = frame(number)
            var needed = size
            if let table = state.items[number].textTable {
                let row = table.first { frame.width + tolerance >= $0.minimumWidth }
                needed = IntrinsicSize(nil, (row ?? table.last)?.height)
            }
            if frame.width < (needed.width ?? 0) - tolerance
                || frame.height < (needed.height ?? 0) - tolerance
            {
                names.insert(entry.id)
            }
        }
        return names
    }
}
