internal import LayoutCore

/// What has to be updated to get from one recording of a screen to another.
enum LayoutDifference {
    /// The updates from one recording to another of the same views in the same places; nil where views came or went, or
    /// no updates do it.
    static func updates(from old: Layout, to new: Layout) -> [Update]? {
        guard old.guides == new.guides, old.extraRoots == new.extraRoots,
            old.root.hasSameTree(as: new.root)
        else { return nil }
        return updates(from: old, to: new, in: old).updates
    }

    /// The updates that make of `old` what `new` is, but for views that only one of them has: rules take care of those.
    ///
    /// - Parameters:
    ///   - old: What holds without the updates.
    ///   - new: What is to hold.
    ///   - union: A layout with the views of both under the same ids; what it says of a view holds where `old` lacks it.
    /// - Returns: The updates, or nil with the id of a view that changes in a way that no update says.
    static func updates(
        from old: Layout, to new: Layout, in union: Layout
    ) -> (updates: [Update]?, stuck: String?) {
        var known = union.nodesByID
        known.merge(old.nodesByID) { $1 }
        var updates: [Update] = []
        for node in new.root.preOrder {
            guard let before = known[node.id], let changes = changes(from: before, to: node) else {
                return (nil, node.id)
            }
            updates += changes
        }
        updates += constraintUpdates(
            from: old.constraints, to: new.constraints, present: new.itemIDs)
        return (updates, nil)
    }

    // MARK: Views

    /// The updates of one view, without its subviews; nil where no updates do it.
    static func changes(from old: ViewNode, to new: ViewNode) -> [Update]? {
        guard old.id == new.id else { return nil }
        var carried = old
        carried.children = new.children
        guard carried != new else { return [] }
        var updates: [Update] = []
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
        if carried.margins != new.margins {
            updates.append(.setMargins(new.id, new.margins))
            carried.margins = new.margins
        }
        if let old = carried.stack, let stack = new.stack, old != stack {
            updates.append(.setStack(new.id, change(from: old, to: stack)))
            let disambiguates = old.disambiguatesTextWidth
            carried.stack = stack
            carried.stack?.disambiguatesTextWidth = disambiguates
        }
        // What is only shown does not move anything.
        carried.alpha = new.alpha
        carried.clipsToBounds = new.clipsToBounds
        return carried == new ? updates : nil
    }

    private static func change(from old: StackSettings, to new: StackSettings) -> StackChange {
        var change = StackChange()
        if old.axis != new.axis { change.axis = new.axis }
        if old.distribution != new.distribution { change.distribution = new.distribution }
        if old.alignment != new.alignment { change.alignment = new.alignment }
        if old.spacing != new.spacing { change.spacing = new.spacing }
        if old.isMarginsRelative != new.isMarginsRelative {
            change.isMarginsRelative = new.isMarginsRelative
        }
        if old.isBaselineRelative != new.isBaselineRelative {
            change.isBaselineRelative = new.isBaselineRelative
        }
        if old.customSpacing != new.customSpacing {
            var gaps: [String: Double?] = [:]
            for id in old.customSpacing.keys { gaps.updateValue(nil, forKey: id) }
            for (id, gap) in new.customSpacing { gaps.updateValue(gap, forKey: id) }
            change.customSpacing = gaps
        }
        return change
    }

    // MARK: Constraints

    /// Constraints of views that are not there any more go with them.
    private static func constraintUpdates(
        from old: [Constraint], to new: [Constraint], present: Set<String>
    ) -> [Update] {
        let before = byName(old)
        let after = byName(new)
        var updates: [Update] = []
        let gone = old.filter { constraint in
            constraint.itemIDs.isSubset(of: present)
                && constraint.name.map { after[$0] == nil } ?? false
        }.compactMap(\.name)
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

extension ViewNode {
    /// The view and all below it, from the top.
    var preOrder: [ViewNode] { [self] + children.flatMap(\.preOrder) }

    /// Whether another tree has the same views in the same places.
    fileprivate func hasSameTree(as other: ViewNode) -> Bool {
        id == other.id && children.count == other.children.count
            && zip(children, other.children).allSatisfy { $0.hasSameTree(as: $1) }
    }
}

extension Constraint {
    /// Ids of the views and guides it holds between.
    var itemIDs: Set<String> {
        Set([first.item.id, second?.item.id].compactMap { $0 })
    }
}

extension Layout {
    /// Views of the root by id.
    var nodesByID: [String: ViewNode] {
        Dictionary(root.preOrder.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Ids of views and guides.
    var itemIDs: Set<String> { Set(root.preOrder.map(\.id) + guides.map(\.id)) }
}
