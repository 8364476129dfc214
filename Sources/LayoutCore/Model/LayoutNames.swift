/// The names a layout defines, for reading texts that refer to them.
public struct LayoutNames: Equatable, Sendable {
    /// Views and guides with the number of the tree they stand in: 0 is the root's.
    public var items: [String: Int]
    /// Parameters with their values, points.
    public var parameters: [String: Double]
    /// Superviews by view and owners by guide.
    public var superviews: [String: String]

    /// Creates a set of names.
    public init(
        items: [String: Int], parameters: [String: Double], superviews: [String: String] = [:]
    ) {
        self.items = items
        self.parameters = parameters
        self.superviews = superviews
    }

    /// The names of a layout. O(views and guides).
    public init(_ layout: Layout) {
        items = [:]
        parameters = layout.parameters
        superviews = [:]
        for (number, root) in ([layout.root] + layout.extraRoots).enumerated() {
            var pending = [root]
            while let view = pending.popLast() {
                items[view.id] = number
                for child in view.children { superviews[child.id] = view.id }
                pending.append(contentsOf: view.children)
            }
        }
        // An owner may itself be unknown; the guide then stands in the first tree.
        for guide in layout.guides {
            items[guide.id] = items[guide.owner] ?? 0
            superviews[guide.id] = guide.owner
        }
    }
}
