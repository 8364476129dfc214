extension ViewNode {
    /// Whether the view's natural size is that of its text, where it states none.
    var isSizedByText: Bool {
        (kind == .label || kind == .button) && intrinsicSize == nil && sizeTable.isEmpty
    }
}

extension JobSpecification {
    /// Whether some variant has a label or button whose natural size must be measured from its text. O(views + updates).
    public var needsTextMeasurer: Bool {
        var candidates: Set<String> = []
        var pending = [layout.root] + layout.extraRoots
        while let view = pending.popLast() {
            if view.isSizedByText {
                if view.text != nil { return true }
                candidates.insert(view.id)
            }
            pending += view.children
        }
        guard !candidates.isEmpty else { return false }
        if job.data.contains(where: { !candidates.isDisjoint(with: $0.texts.keys) }) { return true }
        return updateLists.joined().contains { update in
            if case .setText(let id, _) = update { return candidates.contains(id) }
            return false
        }
    }
}
