import LayoutSolver

extension Lowering {
    /// The length that a view counts with where lengths are shared in proportion: its natural one; else what its own
    /// constraint states; for a stack view what its content takes. Nil where it has none of them.
    ///
    /// Recorded by Interface Builder: proportional stacks that hold stack views, and scrolling text views of a stated
    /// height, are laid out so, not with a length of 0. O(subtree), for text that is to wrap at one line.
    func fittedLength(of item: Int, _ axis: Axis) -> Double? {
        let own = state.items[item]
        if let size = own.intrinsicSize,
            let length = axis == .horizontal ? size.width : size.height
        {
            return length
        }
        if let length = statedLength(of: item, axis) { return length }
        guard let settings = own.stack else { return nil }
        let lengths = index.entries[item].children
            .filter { items[$0] != nil && !state.items[$0].isHidden }
            .map { fittedLength(of: $0, axis) }
        let known = lengths.compactMap { $0 }
        guard !known.isEmpty else { return nil }
        guard settings.axis == axis else { return known.max() }
        return known.reduce(0, +) + settings.spacing * Double(lengths.count - 1)
    }

    /// The number that an item's own size constraint states, the strongest one's.
    private func statedLength(of item: Int, _ axis: Axis) -> Double? {
        let id = index.entries[item].id
        var best: (priority: Double, value: Double)?
        for constraint in state.activeConstraints
        where constraint.second == nil && constraint.relation == .equal
            && constraint.first.item == ItemReference(id)
            && constraint.first.attribute == axis.sizeAttribute
        {
            let value = state.value(of: constraint, index: index, scale: 1)
            if constraint.priority > best?.priority ?? 0 { best = (constraint.priority, value) }
        }
        return best?.value
    }
}
