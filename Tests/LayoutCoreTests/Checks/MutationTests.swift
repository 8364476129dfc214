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

    @Test func aShiftTakesTheSignAwayWhereThereIsOne() throws {
        let run = try MutationRun(try MutationTests.specification())
        let changes = run.mutants.filter { $0.operation == .shift }
            .reduce(into: [String: String]()) { $0[$1.site] = $1.change }
        #expect(changes["top"] == "50 -> -50")
        #expect(changes["box.trailing == screen.trailing - 16"] == "-16 -> 16")
        #expect(["0 -> 20", "0 -> -20"].contains(changes["title.leading == box.leading"]))
    }

    @Test func whatAToolMadeIsNoSite() throws {
        let text = MutationTests.text.replacing(
            "\"box.height == 100\"",
            with:
                #"{ "first": "box.height", "relation": "==", "constant": 100, "generated": true }"#)
        let specification = try #require(
            try JobFileReader.read(Array(text.utf8)).specifications.first)
        let sites = Set(try MutationRun(specification).mutants.map(\.site))
        #expect(sites.count == 6)
        #expect(!sites.contains { $0.hasPrefix("box.height") })
    }

    @Test func aLongerTextCountsWhereItPushesOthers() throws {
        // Alone the title only grows; a mark behind it is pushed.
        let pushed = MutationTests.text.replacing(
            "\"title.top == box.bottom + 20\"",
            with: "\"title.top == box.bottom + 20\", \"mark.leading == title.trailing\", "
                + "\"mark.top == title.top\", \"mark.width == 5\", \"mark.height == 5\""
        ).replacing("{ \"id\": \"box\" },", with: "{ \"id\": \"box\" }, { \"id\": \"mark\" },")
        for (text, isMoved) in [(MutationTests.text, false), (pushed, true)] {
            let specification = try #require(
                try JobFileReader.read(Array(text.utf8)).specifications.first)
            let run = try MutationRun(specification)
            let mutant = try #require(run.mutants.first { $0.operation == .lengthen })
            #expect(try run.outcome(of: mutant).isMoved == isMoved)
        }
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
            // A longer text has another width, which a rule may speak of; that alone does not count as moved.
            #expect(
                outcome.isMoved == outcome.isCaught || mutant.operation == .lengthen,
                "\(mutant.operation) \(mutant.site)")
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

    /// Eight thousand sites of which forty are chosen: each changes one constraint, and nothing is made of the others.
    @Test func manySitesAreNoMatter() throws {
        var root = ViewNode(id: "root")
        root.children = (0..<500).map { ViewNode(id: "v\($0)") }
        var layout = Layout(root: root)
        layout.constraints = try (0..<500).flatMap { number in
            try ["left == root.left", "top == root.top + \(number)", "width == 9", "height == 9"]
                .map { try Constraint(parsing: "v\(number).\($0)") }
        }
        let mutants = MutantMaker.mutants(
            of: layout, operations: Mutant.Operation.allCases, seed: 1, limit: 40)
        #expect(mutants.count == 40)
        for mutant in mutants {
            let changed = zip(mutant.layout.constraints, layout.constraints).filter { $0 != $1 }
            #expect(changed.count == 1 && changed.first?.1.key == mutant.site)
        }
    }

    @Test func variantsAreSpreadEvenly() {
        #expect(MutationRun.spread(5, over: 3) == [0, 1, 2])
        #expect(MutationRun.spread(3, over: 101) == [0, 50, 100])
        #expect(MutationRun.spread(1, over: 9) == [0])
        #expect(MutationRun.spread(4, over: 0) == [])
    }
}
