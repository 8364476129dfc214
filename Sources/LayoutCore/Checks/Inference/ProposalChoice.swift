/// Chooses the fewest candidates that catch what all of them catch. What was found out of a candidate is kept for the next
/// choice among the same candidates.
struct ProposalChoice {
    /// A candidate that was chosen.
    struct Chosen: Equatable {
        /// Its number.
        var number: Int
        /// Mutants that it catches.
        var caught: Int
        /// Mutants that it catches and none before it does.
        var fresh: Int
    }

    let candidateCount: Int
    /// Most candidates to choose.
    let limit: Int
    private var refused: Set<Int> = []
    private var approved: Set<Int> = []

    init(candidateCount: Int, limit: Int) {
        self.candidateCount = candidateCount
        self.limit = limit
    }

    /// A greedy choice: each the candidate that catches most of what is left, the first of those that catch as many.
    ///
    /// - Parameters:
    ///   - broken: For each mutant the candidates that catch it.
    ///   - failing: Which of some candidates may not be chosen; asked once of each.
    mutating func chosen(
        _ broken: [[Int]], refusing failing: ([Int]) throws -> [Int]
    ) rethrows -> [Chosen] {
        var catchers = [[Int]](repeating: [], count: candidateCount)
        for (mutant, numbers) in broken.enumerated() {
            for number in numbers { catchers[number].append(mutant) }
        }
        while true {
            let chosen = choose(catchers, mutantCount: broken.count)
            let unknown = chosen.map(\.number).filter { !approved.contains($0) }
            let failing = Set(try failing(unknown))
            approved.formUnion(unknown.filter { !failing.contains($0) })
            if failing.isEmpty { return chosen }
            refused.formUnion(failing)
        }
    }

    /// O(choices × catches).
    private func choose(_ catchers: [[Int]], mutantCount: Int) -> [Chosen] {
        var isLeft = [Bool](repeating: true, count: mutantCount)
        let usable = catchers.indices.filter { !catchers[$0].isEmpty && !refused.contains($0) }
        var chosen: [Chosen] = []
        while chosen.count < limit {
            var best: Chosen?
            for number in usable {
                let fresh = catchers[number].count { isLeft[$0] }
                if fresh > best?.fresh ?? 0 {
                    best = Chosen(number: number, caught: catchers[number].count, fresh: fresh)
                }
            }
            guard let best else { break }
            for mutant in catchers[best.number] { isLeft[mutant] = false }
            chosen.append(best)
        }
        return chosen
    }
}
