import LayoutSolver
import Testing

@testable import LayoutCore

/// Inference on screens of many siblings proposes what the language takes, and reads it back.
@Suite struct ManySiblingsInferenceTests {
    /// Proposals for so many views in a column, 10 points high each.
    private func proposals(of count: Int) throws -> (rules: [AssertionRule], scope: AssertionScope)
    {
        let views = (0..<count).map { #"{ "id": "v\#($0)" }"# }
        let constraints = (0..<count).flatMap { number in
            [
                #""v\#(number).left == screen.left""#, #""v\#(number).width == 100""#,
                #""v\#(number).top == screen.top + \#(number * 10)""#,
                #""v\#(number).height == 10""#,
            ]
        }
        let layout = """
            { "root": { "id": "screen", "children": [ \(views.joined(separator: ", ")) ] },
              "constraints": [ \(constraints.joined(separator: ", ")) ] }
            """
        let text = CheckRunning.job(layout: layout, sweep: #"{ "widths": 300, "heights": 600 }"#)
        let specification = try #require(
            JobFileReader.readAll(Array(text.utf8), file: "column").flatMap(\.specifications).first
        )
        let scope = AssertionScope(specification.layout)
        var checker = try JobChecker(specification, checks: [])
        let piece = try checker.solver.point(specification.variant(at: 0))
        let screen = checker.screen(piece, at: 0, companions: [:], trace: SweepTrace())
        return (ProposalMaker.proposals(ObservedScreens([screen], scope: scope)), scope)
    }

    /// A list of 256 names has 256 terms, one of 257 too many.
    @Test(arguments: [(256, true), (257, false), (500, false)]) func whatIsProposedIsTaken(
        count: Int, hasLists: Bool
    ) throws {
        let (rules, scope) = try proposals(of: count)
        for list in ["in column", "no overlap among", "aligned"] {
            #expect(
                rules.contains { $0.assertion.text.hasPrefix("\(list) (v0, v1, ") } == hasLists)
        }
        #expect(rules.count > count)
        for rule in rules { _ = try AssertionCheck(rule, in: scope) }
        let document = AssertionDocument(sections: [AssertionSection(screen: "j", rules: rules)])
        #expect(try AssertionDocument(bytes: Array(document.text.utf8)) == document)
    }
}
