import LayoutSolver
import Testing

@testable import LayoutCore

/// Mutants and proposals come to no end once nobody waits for them, wherever they are.
@Suite struct InferenceCancellationTests {
    private func specification() throws -> JobSpecification {
        try #require(
            try JobFileReader.read(Array(MutationTests.text.utf8)).specifications.first)
    }

    @Test func nothingIsBegunAfterTheFlag() throws {
        let flag = CancellationFlag()
        flag.raise()
        let specification = try specification()
        #expect(throws: SolverError.cancelled) {
            try MutationRun(specification, cancellation: flag)
        }
        #expect(throws: SolverError.cancelled) {
            try InferenceRun(specification, cancellation: flag)
        }
    }

    @Test func mutantsAndChoicesLookAtTheFlag() throws {
        let flag = CancellationFlag()
        let run = try InferenceRun(specification(), cancellation: flag)
        let mutants = run.mutants
        let broken = try mutants.map { try run.broken(by: $0) }
        flag.raise()
        #expect(throws: SolverError.cancelled) { try run.broken(by: mutants[0]) }
        #expect(throws: SolverError.cancelled) { try run.mutation.outcome(of: mutants[0]) }
        #expect(throws: SolverError.cancelled) { try run.proposals(broken, limit: 40) }
    }

    /// What is solved before the flag is not looked through after it.
    @Test func observedScreensAreLeftAlone() throws {
        let flag = CancellationFlag()
        let specification = try specification()
        let scope = AssertionScope(specification.layout)
        var checker = try JobChecker(specification, checks: [], cancellation: flag)
        let piece = try checker.solver.point(specification.variant(at: 0))
        let screen = checker.screen(piece, at: 0, companions: [:], trace: SweepTrace())
        let observed = ObservedScreens([screen], scope: scope)
        let rules = ProposalMaker.proposals(observed)
        let broken = try AssertionCheck(
            AssertionParser.readRule("box.width == 1", scope: scope), in: scope)
        #expect(rules.count > 10)
        #expect(broken.isBroken(on: screen) && broken.says(of: screen))
        flag.raise()
        #expect(ProposalMaker.proposals(observed).isEmpty)
        #expect(ObservedScreens([screen], scope: scope).values(0, .width).isEmpty)
        #expect(!broken.isBroken(on: screen) && !broken.says(of: screen))
        #expect(broken.hits(on: screen, options: .standard).isEmpty)
    }
}
