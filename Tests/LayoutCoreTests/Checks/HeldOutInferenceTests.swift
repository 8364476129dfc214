import Testing

@testable import LayoutCore

/// Proposals are held against mutants that had no part in choosing them.
@Suite struct HeldOutInferenceTests {
    private static func specification() throws -> JobSpecification {
        try #require(
            try JobFileReader.read(Array(MutationTests.text.utf8)).specifications.first)
    }

    @Test func aChoiceIsGreedyAndAsksOfEachCandidateOnce() {
        // Candidate 0 catches mutants 0 and 1, 1 catches 1, 2, 3, and 2 what both do but does not hold everywhere.
        let broken = [[0, 2], [0, 1, 2], [1, 2], [1, 2], []]
        var asked: [Int] = []
        var choice = ProposalChoice(candidateCount: 3, limit: 10)
        let chosen = choice.chosen(broken) { numbers in
            asked += numbers
            return numbers.filter { $0 == 2 }
        }
        #expect(
            chosen == [
                .init(number: 1, caught: 3, fresh: 3), .init(number: 0, caught: 2, fresh: 1),
            ])
        let again = choice.chosen(Array(broken.prefix(1))) { numbers in
            asked += numbers
            return []
        }
        #expect(again == [.init(number: 0, caught: 1, fresh: 1)])
        #expect(asked.sorted() == [0, 1, 2])
        var short = ProposalChoice(candidateCount: 3, limit: 1)
        #expect(short.chosen(broken) { _ in [] } == [.init(number: 2, caught: 4, fresh: 4)])
    }

    @Test func mutantsOfTheSameSiteAndKindAreLeftOut() throws {
        let run = try MutationRun(try Self.specification())
        let mutants = run.mutants
        let scored = Array(mutants.prefix(7))
        let others = InferenceRun.mutants(mutants, without: scored)
        func name(_ mutant: Mutant) -> String { "\(mutant.operation) \(mutant.site)" }
        #expect(others.map(name) == mutants.dropFirst(7).map(name))
        // Another seed moves in other directions, which makes no other mutant.
        var options = MutationRun.Options()
        options.seed = 2
        let moved = try MutationRun(try Self.specification(), options: options).mutants
        #expect(InferenceRun.mutants(moved, without: mutants).isEmpty)
    }

    @Test func noMutantJudgesWhatItChose() throws {
        // With one mutant in all, nothing is left to choose by; with two, each is held against what the other one chooses.
        let run = try InferenceRun(try Self.specification())
        let caught = try run.mutants.map { try run.broken(by: $0) }.filter { !$0.isEmpty }
        let first = try #require(caught.first)
        #expect(try run.noticing([first], others: [], limit: 40) == [[]])
        #expect(try run.noticing([first], others: [first], limit: 40)[0].count == 1)
        // Each part alone, chosen for by hand.
        let noticing = try run.noticing(caught, others: [], limit: 40)
        for (place, rules) in noticing.enumerated() {
            let rest = caught.indices.filter { $0 % 5 != place % 5 }.map { caught[$0] }
            let chosen = try run.proposals(rest, limit: 40).map(\.rule)
            let own = try run.proposals([caught[place]], limit: 1_000).map(\.rule)
            #expect(rules.allSatisfy(chosen.contains))
            #expect(!own.isEmpty)
        }
    }

    @Test func asManyAsInferTakesTrain() {
        #expect(MutationRun.Options().mutantLimit == MutationRun.Options.standardMutantLimit)
        #expect(MutationRun.Options.standardMutantLimit == 200)
    }
}
