import LayoutSolver
import Synchronization
import Testing

@testable import LayoutCore

/// Checks stop when nobody waits for their answers: how much they still do is counted, not timed.
@Suite struct CheckCancellationTests {
    /// A check that counts its calls and raises the flag at one of them.
    private final class RaisingCheck: Check {
        let flag: CancellationFlag
        let raisesAt: Int
        let calls = Mutex(0)

        init(_ flag: CancellationFlag, raisesAt: Int) {
            self.flag = flag
            self.raisesAt = raisesAt
        }

        var definition: CheckDefinition {
            CheckDefinition(
                id: "raising", summary: "", rule: "", severity: "", controls: [], examples: [])
        }

        func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
            let call = calls.withLock { calls in
                calls += 1
                return calls
            }
            if call == raisesAt { flag.raise() }
            return []
        }
    }

    /// So many pictures in one place: each pair overlaps.
    private func pile(of count: Int) throws -> JobSpecification {
        let views = (0..<count).map { #"{ "id": "v\#($0)", "kind": "image" }"# }
        let constraints = (0..<count).flatMap { number in
            [
                #""v\#(number).left == screen.left + \#(number)""#,
                #""v\#(number).top == screen.top""#, #""v\#(number).width == 100""#,
                #""v\#(number).height == 100""#,
            ]
        }
        let layout = """
            { "root": { "id": "screen", "children": [ \(views.joined(separator: ", ")) ] },
              "constraints": [ \(constraints.joined(separator: ", ")) ] }
            """
        let text = CheckRunning.job(
            layout: layout,
            sweep: #"{ "widths": { "from": 300, "to": 399, "step": 1 }, "heights": 667 }"#)
        return try #require(
            JobFileReader.readAll(Array(text.utf8), file: "pile").flatMap(\.specifications).first)
    }

    private func isCancelled(_ body: () throws -> Void) -> Bool {
        do {
            try body()
            return false
        } catch {
            return error as? SolverError == .cancelled
        }
    }

    @Test(arguments: [1, 2, 3, 7]) func noCheckIsAskedAfterTheFlag(_ call: Int) throws {
        let flag = CancellationFlag()
        let first = RaisingCheck(flag, raisesAt: call)
        let second = RaisingCheck(flag, raisesAt: 0)
        var checker = try JobChecker(pile(of: 3), checks: [first, second], cancellation: flag)
        var solved = 0
        let wasCancelled = isCancelled {
            for index in 0..<100 {
                _ = try checker.solve(index)
                solved += 1
                // What is known needs no asking: every fourth size starts anew.
                if index % 4 == 3 { checker.memories = [:] }
            }
        }
        #expect(wasCancelled)
        #expect(solved < 8)
        let (calls, others) = (first.calls.withLock { $0 }, second.calls.withLock { $0 })
        #expect(calls == call)
        #expect(others < calls)
    }

    /// Forty pictures that stay left where the text runs to the left: each is held against all others.
    @Test func displacedViewsAreNotComparedAfterTheFlag() throws {
        let flag = CancellationFlag()
        let specification = try pile(of: 40)
        var checker = try JobChecker(
            specification, checks: [RightToLeftCheck()], cancellation: flag)
        var variant = specification.variant(at: 0)
        variant.environment.direction = .rightToLeft
        let piece = try checker.solver.point(variant)
        let screen = try checker.screen(piece, trace: SweepTrace())
        #expect(RightToLeftCheck().hits(on: screen, options: .standard).count == 40)
        flag.raise()
        #expect(RightToLeftCheck().hits(on: screen, options: .standard).isEmpty)
    }

    /// Of 780 overlaps those of one view are found at most once the flag is up.
    @Test(arguments: [0, 1]) func pairsAreNotLookedAtAfterTheFlag(_ first: Int) throws {
        let flag = CancellationFlag()
        let raising = RaisingCheck(flag, raisesAt: 1)
        let specification = try pile(of: 40)
        var checker = try JobChecker(
            specification, checks: [OverlapCheck()], cancellation: flag)
        let piece = try checker.solver.point(specification.variant(at: first))
        let screen = try checker.screen(piece, trace: SweepTrace())
        let all = OverlapCheck().hits(on: screen, options: .standard)
        #expect(all.count == 40 * 39 / 2)
        _ = raising.hits(on: screen, options: .standard)
        #expect(OverlapCheck().hits(on: screen, options: .standard).isEmpty)
    }
}
