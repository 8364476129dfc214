/// What is to happen when: a binary heap by time, then by order of entry. Items stay where they are while the heap moves.
struct Agenda<Item> {
    private var heap: [(at: Int64, order: Int, place: Int)] = []
    private var items: [Item?] = []
    private var free: [Int] = []
    private var entered = 0

    var isEmpty: Bool { heap.isEmpty }

    mutating func add(_ item: Item, at: Int64) {
        let place: Int
        if let freed = free.popLast() {
            place = freed
            items[place] = item
        } else {
            place = items.count
            items.append(item)
        }
        heap.append((at, entered, place))
        entered += 1
        var child = heap.count - 1
        while child > 0, precedes(child, (child - 1) / 2) {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    mutating func next() -> (at: Int64, item: Item)? {
        guard let first = heap.first, let item = items[first.place] else { return nil }
        items[first.place] = nil
        free.append(first.place)
        let last = heap.removeLast()
        guard !heap.isEmpty else { return (first.at, item) }
        heap[0] = last
        var parent = 0
        while true {
            var least = parent
            for child in 2 * parent + 1..<2 * parent + 3 where child < heap.count {
                if precedes(child, least) { least = child }
            }
            if least == parent { return (first.at, item) }
            heap.swapAt(parent, least)
            parent = least
        }
    }

    private func precedes(_ left: Int, _ right: Int) -> Bool {
        let (a, b) = (heap[left], heap[right])
        return a.at != b.at ? a.at < b.at : a.order < b.order
    }
}
