/// Finds the name a person most likely meant.
enum NearestName {
    /// The candidate with the fewest typing mistakes, or nil when none is near. Ties go to the first.
    static func of(_ word: String, among candidates: [String]) -> String? {
        let ranked = candidates.map { (name: $0, distance: distance(word, $0)) }
        let best = ranked.min { $0.distance < $1.distance }
        if let best, best.distance <= max(1, min(word.count, best.name.count) / 3) {
            return best.name
        }
        let longer = candidates.filter { word.count > 1 && $0.hasPrefix(word) }
        return longer.count == 1 ? longer[0] : nil
    }

    /// Least number of letters to add, drop, replace or swap with a neighbour. O(n m).
    static func distance(_ first: String, _ second: String) -> Int {
        let a = Array(first.lowercased())
        let b = Array(second.lowercased())
        var before: [Int] = []
        var last = Array(0...b.count)
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                let replaced = last[j] + (a[i] == b[j] ? 0 : 1)
                var best = min(replaced, last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    best = min(best, before[j - 1] + 1)
                }
                row.append(best)
            }
            before = last
            last = row
        }
        return last[b.count]
    }
}
