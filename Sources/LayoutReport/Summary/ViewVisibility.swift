import LayoutCore

/// Which items of a layout a person could see off the screen: views below the root, not in a scroll view, never hidden.
///
/// A view that some update hides or shows is left out, as is everything below it: whether it is seen in one variant is the
/// engine's to know, and a finding about a hidden view would be false.
struct ViewVisibility {
    private var isCounted: [Bool]

    init(_ specification: JobSpecification, items: ItemTable) {
        let layout = specification.layout
        var excluded: Set<String> = []
        for update in specification.updateLists.joined() {
            switch update {
            case .hide(let ids), .show(let ids): excluded.formUnion(ids)
            default: break
            }
        }
        var nodes: [String: ViewNode] = [:]
        var stack = [layout.root]
        while let node = stack.popLast() {
            nodes[node.id] = node
            stack += node.children
        }
        isCounted = Array(repeating: false, count: items.items.count)
        for (index, item) in items.items.enumerated() {
            guard let parent = item.parent, let node = nodes[item.id], !item.isGuide else {
                continue
            }
            let parentItem = items.items[parent]
            let isBelowCounted = parentItem.parent == nil || isCounted[parent]
            let isHidden = node.isHidden || node.alpha <= 0.01 || excluded.contains(item.id)
            let isScrolled = nodes[parentItem.id]?.kind == .scroll
            isCounted[index] = isBelowCounted && !isHidden && !isScrolled
        }
    }

    /// Whether the item at an index of the table counts.
    func counts(_ index: Int) -> Bool { isCounted[index] }
}
