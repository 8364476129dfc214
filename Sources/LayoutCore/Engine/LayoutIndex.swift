/// The tree of a layout by number: what every step of the engine looks things up in.
///
/// Numbers are those of the result columns (`ItemTable`): views of the root in pre-order, then guides, then extra roots
/// in pre-order. O(views and guides) to build, no recursion, so that deep trees are fine.
struct LayoutIndex: Sendable {
    /// A view or guide.
    struct Entry: Sendable {
        /// Its id.
        var id: String
        /// The superview or the guide's owner; nil for a root.
        var parent: Int?
        /// Number of ancestors.
        var depth: Int
        /// The root above it, or itself.
        var root: Int
        /// Subviews in order, without guides.
        var children: [Int]
        /// The view without its children; nil for a guide.
        var node: ViewNode?
    }

    /// All items, in the order of the result columns.
    private(set) var entries: [Entry] = []
    /// Number of an item by its id; the first one when an id is used twice.
    private(set) var numberByID: [String: Int] = [:]

    /// Widest readable content by text size, where the layout states it.
    private(set) var readableWidths: [TextSizeCategory: Double] = [:]

    /// Numbers the items of a layout. Guides whose owner is unknown are left out; validation reports them.
    init(_ layout: Layout) {
        readableWidths = layout.readableWidths
        appendTree(layout.root)
        let guideStart = entries.count
        // A guide's owner may stand in an extra root, which is numbered after the guides.
        let extraStart = guideStart + layout.guides.count
        var extra = LayoutIndex()
        for root in layout.extraRoots { extra.appendTree(root) }
        for guide in layout.guides {
            let owner: Int
            let ownerEntry: Entry
            if let number = numberByID[guide.owner], number < guideStart {
                (owner, ownerEntry) = (number, entries[number])
            } else if let number = extra.numberByID[guide.owner] {
                (owner, ownerEntry) = (extraStart + number, extra.entries[number])
            } else {
                (owner, ownerEntry) = (0, entries[0])
            }
            append(
                Entry(
                    id: guide.id, parent: owner, depth: ownerEntry.depth + 1,
                    root: owner < guideStart ? 0 : extraStart + ownerEntry.root, children: [],
                    node: nil))
        }
        for entry in extra.entries {
            var moved = entry
            moved.parent = entry.parent.map { $0 + extraStart }
            moved.root += extraStart
            moved.children = entry.children.map { $0 + extraStart }
            append(moved)
        }
    }

    private init() {}

    private mutating func append(_ entry: Entry) {
        if numberByID[entry.id] == nil { numberByID[entry.id] = entries.count }
        entries.append(entry)
    }

    private mutating func appendTree(_ root: ViewNode) {
        let rootNumber = entries.count
        var pending: [(view: ViewNode, parent: Int?)] = [(root, nil)]
        while let (view, parent) = pending.popLast() {
            let number = entries.count
            var node = view
            node.children = []
            append(
                Entry(
                    id: view.id, parent: parent, depth: parent.map { entries[$0].depth + 1 } ?? 0,
                    root: rootNumber, children: [], node: node))
            if let parent { entries[parent].children.append(number) }
            for child in view.children.reversed() { pending.append((child, number)) }
        }
    }

    /// The reading direction in an item: its own where its content says so, a guide's owner's, else the environment's.
    func direction(in item: Int, _ environment: LayoutDirection) -> LayoutDirection {
        let entry = entries[item]
        if let node = entry.node { return node.semanticContent.direction(in: environment) }
        return entry.parent.map { direction(in: $0, environment) } ?? environment
    }

    /// How far an item's frame reaches beyond its alignment rectangle, points.
    func alignmentInsets(_ item: Int) -> EdgeInsets { entries[item].node?.alignmentInsets ?? .zero }

    /// Number of items.
    var count: Int { entries.count }

    /// The number of an item, or nil when there is none of that id.
    func number(of id: String) -> Int? { numberByID[id] }

    /// Whether an item is the other or stands below it. O(depth).
    func isInside(_ item: Int, _ ancestor: Int) -> Bool {
        var current: Int? = item
        while let number = current {
            if number == ancestor { return true }
            current = entries[number].parent
        }
        return false
    }

    /// Whether an item stands below one of a set, itself not counted. O(depth).
    func isBelow(_ item: Int, any ancestors: Set<Int>) -> Bool {
        guard !ancestors.isEmpty else { return false }
        var current = entries[item].parent
        while let number = current {
            if ancestors.contains(number) { return true }
            current = entries[number].parent
        }
        return false
    }

    /// The nearest item that both are or stand below; nil across trees. O(depth).
    func commonAncestor(_ first: Int, _ second: Int) -> Int? {
        var one = first
        var other = second
        while one != other {
            if entries[one].depth >= entries[other].depth {
                guard let parent = entries[one].parent else { return nil }
                one = parent
            } else {
                guard let parent = entries[other].parent else { return nil }
                other = parent
            }
        }
        return one
    }

    /// The items as the result columns name them.
    var table: ItemTable {
        ItemTable(
            items: entries.map {
                ItemTable.Item(id: $0.id, parent: $0.parent, isGuide: $0.node == nil)
            })
    }
}

extension ItemTable {
    /// The items of a layout: views in pre-order, then guides, then extra roots. O(items).
    public init(_ layout: Layout) { self = LayoutIndex(layout).table }
}
