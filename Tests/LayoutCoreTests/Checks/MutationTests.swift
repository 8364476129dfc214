import Testing

@testable import LayoutCore

/// Mutants and proposals on a layout small enough to work out by hand.
@Suite struct MutationTests {
    /// A box 16 points inside the screen with a title 20 points below its top; the title has a text.
    static let text = """
        { "version": 1,
          "layouts": { "l": {
            "root": { "id": "screen", "children": [ { "id": "box" },
              { "id": "title", "kind": "label", "text": "Title", "intrinsicSize": [80, 20] } ] },
            "constraints": [
              "box.leading == screen.leading + 16", "box.trailing == screen.trailing - 16",
              "top: box.top == screen.top + 50", "box.height == 100",
              "title.leading == box.leading", "title.top == box.bottom + 20" ] } },
          "sweeps": { "s": [ { "widths": [320, 375, 428], "heights": 667, "scale": 2 } ] },
          "jobs": [ { "id": "j", "layout": "l", "sweep": "s" } ] }
        """

    private static func specification() throws -> JobSpecification {
        try #require(try JobFileReader.read(Array(text.utf8)).specifications.first)
    }

    @Test func everyOperationIsTriedAtEverySite() throws {
        let run = try MutationRun(try MutationTests.specification())
        var counts: [Mutant.Operation: Int] = [:]
        for mutant in run.mutants { counts[mutant.operation, default: 0] += 1 }
        // Five locations and a size; six constraints; three pairs of leading and trailing edges; one text.
        #expect(
            counts == [.shift: 5, .shrink: 1, .drop: 6, .lower: 6, .lengthen: 1, .swap: 3])
        // Three widths in two directions.
        #expect(run.variants.count == 6)
    }

    @Test func mutantsAreTheSameForTheSameSeed() throws {
        let specification = try MutationTests.specification()
        var options = MutationRun.Options()
        options.mutantLimit = 9
        let first = try MutationRun(specification, options: options).mutants
        let second = try MutationRun(specification, options: options).mutants
        options.seed = 2
        let other = try MutationRun(specification, options: options).mutants
        let texts = [first, second, other].map {
            $0.map { "\($0.operation) \($0.site) \($0.change)" }
        }
        #expect(texts[0] == texts[1])
        #expect(texts[0] != texts[2])
        #expect(first.count == 9)
    }

    @Test func whatMovesIsSeenAndWhatIsMissedSurvives() throws {
        let specification = try MutationTests.specification()
        let rule = try AssertionRule(parsing: "box.top == 50", for: specification.layout)
        let run = try MutationRun(
            specification, assertions: [try AssertionCheck(rule, for: specification)])
        for mutant in run.mutants {
            let outcome = try run.outcome(of: mutant)
            switch (mutant.operation, mutant.site) {
            case (.shift, "top"):
                #expect(outcome.isMoved)
                #expect(outcome.assertions == ["box.top == 50"])
            case (.drop, "title.leading == box.leading"):
                // The place is open, and the solver puts the title at the edge of the screen.
                #expect(outcome.isMoved)
                #expect(outcome.checks.contains("ambiguous"))
            case (.lower, _):
                // Nothing competes with the constraints.
                #expect(!outcome.isMoved)
            case (.swap, "title.leading == box.leading"):
                #expect(outcome.isMoved)
            default: break
            }
        }
    }

    @Test func proposalsHoldAndCatch() throws {
        let specification = try MutationTests.specification()
        let run = try InferenceRun(specification)
        let broken = try run.mutants.map { try run.broken(by: $0) }
        let proposals = try run.proposals(broken, limit: 40)
        let texts = proposals.map(\.rule.text)
        #expect(!proposals.isEmpty && proposals.count <= 12)
        // Together they catch every mutant that moves something.
        let mutation = try MutationRun(
            specification,
            assertions: try proposals.map { try AssertionCheck($0.rule, for: specification) },
            checks: [])
        for mutant in mutation.mutants {
            let outcome = try mutation.outcome(of: mutant)
            #expect(outcome.isMoved == outcome.isCaught, "\(mutant.operation) \(mutant.site)")
        }
        // What is printed is read again, and holds on every variant.
        let document = AssertionDocument(sections: [
            AssertionSection(screen: "j", rules: proposals.map(\.rule))
        ])
        let read = try AssertionDocument(bytes: Array(document.text.utf8))
        #expect(read == document)
        var checker = try JobChecker(
            specification,
            checks: try specification.assertionChecks(adding: read.rules(for: specification.job)))
        var collector = FindingCollector(specification)
        _ = try checker.run(into: &collector)
        #expect(collector.findings().isEmpty, "\(texts)")
        #expect(proposals.map(\.fresh).reduce(0, +) == broken.count { !$0.isEmpty })
    }

    @Test func variantsAreSpreadEvenly() {
        #expect(MutationRun.spread(5, over: 3) == [0, 1, 2])
        #expect(MutationRun.spread(3, over: 101) == [0, 50, 100])
        #expect(MutationRun.spread(1, over: 9) == [0])
        #expect(MutationRun.spread(4, over: 0) == [])
    }
}
