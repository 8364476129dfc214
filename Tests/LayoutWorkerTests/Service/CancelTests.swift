import LayoutCore
import LayoutSolver
import Synchronization
import Testing

@testable import LayoutWorker

struct CancelTests {
    /// A chain of views, each inside the one before: its cold build takes long.
    private func chain(_ views: Int) throws -> JobSpecification {
        var constraints: [String] = []
        for index in 0..<views {
            let outer = index == 0 ? "screen" : "v\(index - 1)"
            for attribute in ["left", "top"] {
                constraints.append("\"v\(index).\(attribute) == \(outer).\(attribute) + 1\"")
            }
            for attribute in ["width", "height"] {
                constraints.append("\"v\(index).\(attribute) == \(outer).\(attribute) - 2\"")
            }
        }
        let children = (0..<views).map { "{\"id\":\"v\($0)\"}" }.joined(separator: ",")
        let file = """
            {"version":1,"layouts":{"l":{"root":{"id":"screen","children":[\(children)]},
            "constraints":[\(constraints.joined(separator: ","))]}},
            "sweeps":{"s":[{"base":"iphone-15","widths":[4000],"heights":[4000]}]},
            "jobs":[{"id":"j","layout":"l","sweep":"s"}]}
            """
        return try JobSpecification(wireBytes: Array(file.utf8))
    }

    /// The flag is looked at inside the cold build, not only between variants.
    @Test func aColdBuildStopsAtOnce() throws {
        let flag = CancellationFlag()
        var solver = try JobSolver(chain(5_000), cancellation: flag)
        let raisedAt = Mutex(Instant(nanoseconds: 0))
        let thread = try ServiceThread(stackBytes: 1 << 20) {
            _ = try? poll(sockets: [], descriptors: [], timeout: .milliseconds(200))
            raisedAt.withLock { $0 = MonotonicClock.now }
            flag.raise()
        }
        var thrown: SolverError?
        do {
            _ = try solver.solve(0)
        } catch {
            thrown = error
        }
        let end = MonotonicClock.now
        thread.join()
        #expect(thrown == .cancelled)
        // Generous, for machines that are busy: without the look it is many times as long.
        #expect(end.milliseconds(since: raisedAt.withLock { $0 }) < 3_000)
        // What was begun is of no use; the next question builds anew.
        #expect(solver.builtSolverCount == 0)
    }
}
