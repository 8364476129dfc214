internal import LayoutCore

/// What has to be updated to get from one layout to another.
enum LayoutDifference {
    /// The updates, or nil where there are none that do it: views came or changed their place.
    static func updates(from old: Layout, to new: Layout) -> [Update]? {
        guard old.guides == new.guides, old.extraRoots == new.extraRoots else { return nil }
        var updates: [Update] = []
        guard add(old.root, new.root, to: &updates) else { return nil }
        updates += constraintUpdates(from: old.constraints, to: new.constraints)
        return updates
    }

    // MARK: Views

    private static func add(_ old: ViewNode, _ new: ViewNode, to updates: inout [Update]) -> Bool {
        guard old.children.count == new.children.count else { return false }
        var carried = old
        carried.children = new.children
        if carried != new {
            guard add(changesOf: &carried, to: new, to: &updates) else { return false }
        }
        for (child, other) in zip(old.children, new.children) {
            guard add(child, other, to: &updates) else { return false }
        }
        return true
    }

    /// Adds the updates of one view, applying them to `carried`; whether nothing is left.
    private static func add(
        changesOf carried: inout ViewNode, to new: ViewNode, to updates: inout [Update]
    ) -> Bool {
        guard carried.id == new.id else { return false }
        if carried.isHidden != new.isHidden {
            updates.append(new.isHidden ? .hide([new.id]) : .show([new.id]))
            carried.isHidden = new.isHidden
        }
        if carried.text != new.text, let text = new.text {
            updates.append(.setText(new.id, text))
            carried.text = text
        }
        if carried.intrinsicSize != new.intrinsicSize, let size = new.intrinsicSize,
            carried.intrinsicSize != nil
        {
            updates.append(.setIntrinsicSize(new.id, size))
            carried.intrinsicSize = size
        }
        if carried.hugging != new.hugging {
            updates.append(.setHugging(new.id, new.hugging))
            carried.hugging = new.hugging
        }
        if carried.compressionResistance != new.compressionResistance {
            updates.append(.setCompressionResistance(new.id, new.compressionResistance))
            carried.compressionResistance = new.compressionResistance
        }
        if let old = carried.stack, let stack = new.stack, old != stack {
            updates.append(.setStack(new.id, change(from: old, to: stack)))
            carried.stack?.axis = stack.axis
            carried.stack?.distribution = stack.distribution
            carried.stack?.alignment = stack.alignment
            carried.stack?.spacing = stack.spacing
        }
        // What is only shown does not move anything.
        carried.alpha = new.alpha
        carried.clipsToBounds = new.clipsToBounds
        return carried == new
    }

    private static func change(from old: StackSettings, to new: StackSettings) -> StackChange {
        var change = StackChange()
        if old.axis != new.axis { change.axis = new.axis }
        if old.distribution != new.distribution { change.distribution = new.distribution }
        if old.alignment != new.alignment { change.alignment = new.alignment }
        if old.spacing != new.spacing { change.spacing = new.spacing }
        return change
    }

    // MARK: Constraints

    private static func constraintUpdates(
        from old: [Constraint], to new: [Constraint]
    ) -> [Update] {
        let before = byName(old)
        let after = byName(new)
        var updates: [Update] = []
        let gone = old.compactMap(\.name).filter { after[$0] == nil }
        if !gone.isEmpty { updates.append(.deactivate(gone)) }
        for constraint in new {
            guard let name = constraint.name else { continue }
            guard let known = before[name] else {
                updates.append(.add(constraint))
                continue
            }
            if known != constraint { updates += changes(from: known, to: constraint, name) }
        }
        return updates
    }

    private static func byName(_ constraints: [Constraint]) -> [String: Constraint] {
        var byName: [String: Constraint] = [:]
        for constraint in constraints {
            if let name = constraint.name { byName[name] = constraint }
        }
        return byName
    }

    private static func changes(
        from old: Constraint, to new: Constraint, _ name: String
    ) -> [Update] {
        var carried = old
        var updates: [Update] = []
        if old.constant != new.constant, case .number(let value) = new.constant {
            updates.append(.setConstant(name, value))
            carried.constant = new.constant
        }
        if old.multiplier != new.multiplier {
            updates.append(.setMultiplier(name, new.multiplier))
            carried.multiplier = new.multiplier
        }
        if old.priority != new.priority {
            updates.append(.setPriority(name, new.priority))
            carried.priority = new.priority
        }
        carried.source = new.source
        return carried == new ? updates : [.add(new)]
    }
}
