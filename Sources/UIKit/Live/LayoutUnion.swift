internal import LayoutCore

/// One layout with the views of several recordings of a screen, each of which has some of them.
///
/// What has the same id, the same superview and the same place among its siblings is one view. What moved to another place, or
/// is otherwise in a way that no update says, stands there twice, the second time under a new id ("title-2").
struct LayoutUnion {
    /// The views of all, with what the first recording says of them; the constraints are the first recording's.
    private(set) var layout: Layout
    private var taken: Set<String>

    /// Begins with a recording.
    init(_ first: Layout) {
        layout = first
        taken = first.itemIDs
    }

    /// Adds the views of another recording and gives it back with the ids that they have here; nil where even its root is
    /// otherwise. O(views × siblings).
    mutating func join(_ other: Layout) -> Layout? {
        guard other.extraRoots == layout.extraRoots,
            LayoutDifference.changes(from: layout.root, to: other.root) != nil
        else { return nil }
        var ids: [String: String] = [:]
        var root = layout.root
        merge(other.root, into: &root, &ids)
        layout.root = root
        for guide in other.guides {
            let owner = ids[guide.owner] ?? guide.owner
            var id = guide.id
            var number = 2
            while taken.contains(id), !layout.guides.contains(GuideNode(id: id, owner: owner)) {
                id = "\(guide.id)-\(number)"
                number += 1
            }
            if taken.insert(id).inserted { layout.guides.append(GuideNode(id: id, owner: owner)) }
            if id != guide.id { ids[guide.id] = id }
        }
        return other.renamed(ids)
    }

    /// Makes the children of a view those of both.
    private mutating func merge(
        _ node: ViewNode, into known: inout ViewNode, _ ids: inout [String: String]
    ) {
        let kept = Self.kept(known.children, node.children)
        var merged: [ViewNode] = []
        var next = 0
        for (place, child) in node.children.enumerated() {
            let end =
                kept[place] ?? kept[(place + 1)...].lazy.compactMap { $0 }.first
                ?? known.children.count
            let match =
                kept[place]
                ?? (next..<end).first { isTwin(known.children[$0], of: child) }
            guard let match else {
                merged.append(added(child, &ids))
                continue
            }
            merged += known.children[next..<match]
            var both = known.children[match]
            if both.id != child.id { ids[child.id] = both.id }
            merge(child, into: &both, &ids)
            merged.append(both)
            next = match + 1
        }
        known.children = merged + known.children[next...]
    }

    /// For each child its place among the known ones, where both stand in the same order and differ in what updates say
    /// alone: a longest common subsequence.
    private static func kept(_ known: [ViewNode], _ new: [ViewNode]) -> [Int?] {
        var lengths = Array(
            repeating: Array(repeating: 0, count: known.count + 1), count: new.count + 1)
        let isSame = new.map { child in
            known.map { LayoutDifference.changes(from: $0, to: child) != nil }
        }
        for place in new.indices.reversed() {
            for other in known.indices.reversed() {
                lengths[place][other] =
                    isSame[place][other]
                    ? lengths[place + 1][other + 1] + 1
                    : max(lengths[place + 1][other], lengths[place][other + 1])
            }
        }
        var kept = [Int?](repeating: nil, count: new.count)
        var (place, other) = (0, 0)
        while place < new.count, other < known.count {
            if isSame[place][other] {
                kept[place] = other
                place += 1
                other += 1
            } else if lengths[place + 1][other] >= lengths[place][other + 1] {
                place += 1
            } else {
                other += 1
            }
        }
        return kept
    }

    /// Whether a known view stands for another under a new id.
    private func isTwin(_ known: ViewNode, of child: ViewNode) -> Bool {
        guard known.id.hasPrefix("\(child.id)-"),
            Int(known.id.dropFirst(child.id.count + 1)) != nil
        else { return false }
        var renamed = child
        renamed.id = known.id
        return LayoutDifference.changes(from: known, to: renamed) != nil
    }

    /// A view that was not there, with ids that are free.
    private mutating func added(_ node: ViewNode, _ ids: inout [String: String]) -> ViewNode {
        var node = node
        var id = node.id
        var number = 2
        while !taken.insert(id).inserted {
            id = "\(node.id)-\(number)"
            number += 1
        }
        if id != node.id { ids[node.id] = id }
        node.id = id
        node.children = node.children.map { added($0, &ids) }
        return node
    }
}

extension Layout {
    /// The layout with other ids for some views and guides.
    fileprivate func renamed(_ ids: [String: String]) -> Layout {
        guard !ids.isEmpty else { return self }
        var layout = self
        layout.root = root.renamed(ids)
        layout.guides = guides.map {
            GuideNode(id: ids[$0.id] ?? $0.id, owner: ids[$0.owner] ?? $0.owner)
        }
        for place in layout.constraints.indices {
            let constraint = layout.constraints[place]
            layout.constraints[place].first.item.id =
                ids[constraint.first.item.id] ?? constraint.first.item.id
            if let id = constraint.second?.item.id {
                layout.constraints[place].second?.item.id = ids[id] ?? id
            }
        }
        return layout
    }
}

extension ViewNode {
    fileprivate func renamed(_ ids: [String: String]) -> ViewNode {
        var node = self
        node.id = ids[id] ?? id
        node.children = children.map { $0.renamed(ids) }
        if let gaps = node.stack?.customSpacing {
            node.stack?.customSpacing = Dictionary(
                gaps.map { (ids[$0.key] ?? $0.key, $0.value) }, uniquingKeysWith: { $1 })
        }
        return node
    }
}
