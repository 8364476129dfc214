/// The valid name that a mistyped one most likely means.
///
/// One place for every "did you mean": job files, predicates, commands and selectors share it.
public enum NearestName {
    /// Longest name compared; longer ones get no suggestion, so that no input makes this slow.
    private static let longestName = 80

    /// Letters from which the beginning of a name stands for it.
    private static let leastBegun = 3

    /// The closest of `candidates` to `name`, or nil when none is close.
    ///
    /// Distance is the number of letters added, dropped, changed or swapped with their neighbour; a
    /// difference in case alone counts next to nothing. At most a third of the letters may differ; a name that is begun, with
    /// three letters at least, is as near as one with a wrong letter. Among
    /// equally close names the first in alphabetical order wins, so the answer does not depend on the
    /// order given. O(candidates × length²).
    public static func of(
        _ name: String, among candidates: some Sequence<String>
    ) -> String? {
        let wanted = Array(name.lowercased().unicodeScalars)
        guard !wanted.isEmpty, wanted.count <= longestName else { return nil }
        let limit = max(1, (wanted.count + 1) / 3)
        var best: (distance: Int, name: String)?
        for candidate in candidates where candidate != name {
            let letters = Array(candidate.lowercased().unicodeScalars)
            guard !letters.isEmpty, letters.count <= longestName else { continue }
            let isBegun = wanted.count >= leastBegun && letters.starts(with: wanted)
            guard isBegun || abs(letters.count - wanted.count) <= limit else { continue }
            let distance =
                isBegun && letters.count > wanted.count ? 1 : editDistance(wanted, letters)
            guard distance <= limit, distance < max(wanted.count, letters.count) else { continue }
            if let found = best, (found.distance, found.name) <= (distance, candidate) { continue }
            best = (distance, candidate)
        }
        return best?.name
    }

    /// Optimal string alignment distance. O(first × second).
    static func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
        var beforeLast = [Int](repeating: 0, count: second.count + 1)
        var last = Array(0...second.count)
        for row in 0..<first.count {
            var current = [row + 1]
            current.reserveCapacity(second.count + 1)
            for column in 0..<second.count {
                let change = last[column] + (first[row] == second[column] ? 0 : 1)
                var distance = min(change, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, first[row] == second[column - 1],
                    first[row - 1] == second[column]
                {
                    distance = min(distance, beforeLast[column - 1] + 1)
                }
                current.append(distance)
            }
            beforeLast = last
            last = current
        }
        return last[second.count]
    }
}
