/// What is to happen when: a binary heap by time, then by order of entry.
struct Agenda<Item> {
    private var heap: [(at: Int64, order: Int, item: Item)] = []
    private var entered = 0

    var isEmpty: Bool { heap.isEmpty }

    mutating func add(_ item: Item, at: Int64) {
        heap.append((at, entered, item))
        entered += 1
        var child = heap.count - 1
        while child > 0, precedes(child, (child - 1) / 2) {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    mutating func next() -> (at: Int64, item: Item)? {
        guard let first = heap.first else { return nil }
        let last = heap.removeLast()
        guard !heap.isEmpty else { return (first.at, first.item) }
        heap[0] = last
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
                if precedes(child, least) { least = child }
            }
            if least == parent { return (first.at, first.item) }
            heap.swapAt(parent, least)
            parent = least
        }
    }

    private func precedes(_ left: Int, _ right: Int) -> Bool {
        let (a, b) = (heap[left], heap[right])
        return a.at != b.at ? a.at < b.at : a.order < b.order
    }
}
