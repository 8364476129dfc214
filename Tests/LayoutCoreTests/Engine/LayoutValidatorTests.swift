import LayoutSolver
import Testing

@testable import LayoutCore

/// Every kind of mistake is told a hundred times at most: a generated layout may have each of them everywhere.
struct LayoutValidatorTests {
    private func expectAHundred(
        _ change: (inout Layout) -> Void, first path: String
    ) {
        var layout = Layout(root: ViewNode(id: "root"))
        change(&layout)
        let found = LayoutValidator.diagnostics(
            JobSpecification(
                job: Job(id: "job", layout: "layout", sweep: "sweep"), layout: layout, blocks: []))
        #expect(found.count == 100)
        #expect(found.first?.path == path)
    }

    private func views(_ change: (inout ViewNode) -> Void) -> [ViewNode] {
        (0..<1_000).map { number in
            var view = ViewNode(id: "v\(number)")
            change(&view)
            return view
        }
    }

    @Test func numbersThatAreNotFinite() {
        expectAHundred(
            { $0.root.children = views { $0.margins.top = .infinity } },
            first: "root.children[0].margins.top")
    }

    @Test func prioritiesOutOfRange() {
        expectAHundred(
            { $0.root.children = views { $0.hugging.horizontal = 2_000 } },
            first: "root.children[0].hugging")
    }

    @Test func constraintsThatAreNotLegal() {
        let wide = Anchor(ItemReference("root"), .width)
        expectAHundred(
            {
                $0.constraints = (0..<1_000).map { _ in
                    Constraint(wide, .equal, constant: .number(.nan))
                }
            }, first: "constraints[0]")
    }

    @Test func multipliersThatUpdatesSet() {
        let wide = Anchor(ItemReference("root"), .width)
        let high = Anchor(ItemReference("root"), .height)
        expectAHundred(
            {
                $0.constraints = [Constraint(name: "wide", wide, .equal, high)]
                $0.states = ["s": (0..<1_000).map { _ in .setMultiplier("wide", .infinity) }]
            }, first: "states.s[0]")
    }
}
