import Foundation
import LayoutWorker
import Testing

@Suite(.serialized) struct PrivatePoolTests {
    /// Widths of a run that is still under way when a signal comes: an optimised program is that much faster.
    #if DEBUG
        static let longRun = 300
    #else
        static let longRun = 6_000
    #endif

    @Test func aPrivatePoolRecordsWhatSolvePrints() throws {
        let place = try Workplace(widths: 100)
        let expected = try place.solved()
        #expect(expected.count == 600)
        let program = try place.submit()
        #expect(try program.waitForExit() == 0)
        #expect(program.output.count == 600)
        #expect(try place.recorded() == expected)
    }

    @Test func aKilledWorkerCostsNothing() throws {
        let place = try Workplace(widths: Self.longRun)
        let program = try place.submit()
        try program.waitForLines(10)
        let victim = try #require(program.children.first)
        kill(victim, SIGKILL)
        #expect(try program.waitForExit() == 0)
        #expect(try place.recorded() == place.solved())
    }

    @Test func aKilledRunLeavesNoWorkerAndGoesOn() throws {
        let place = try Workplace(widths: Self.longRun)
        let first = try place.submit()
        try first.waitForLines(10)
        first.signal(SIGKILL)
        // Workers have the output open too: its end is theirs.
        try first.waitForEndOfOutput()
        let before = try place.recorded()
        #expect(before.count >= 10)

        let second = try place.submit()
        #expect(try second.waitForExit() == 0)
        let expected = try place.solved()
        #expect(try place.recorded() == expected)
        #expect(Set(before).isSubset(of: expected))
        let folder = place.folder.appending(path: "results").path
        let job = try #require(ResultsFolder(opening: folder).jobs().first)
        // Not that none came twice: a worker that hears nothing for two seconds, as on a machine that stood still, says again
        // what it solved, and that is compared.
        #expect(job.mismatches == 0)
        #expect(job.recorded == job.variants)
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func anInterruptedRunLeavesUsableResults(signal: Int32) throws {
        let place = try Workplace(widths: Self.longRun)
        let first = try place.submit()
        try first.waitForLines(10)
        first.signal(signal)
        #expect(try first.waitForExit() == 130)
        let expected = try place.solved()
        let recorded = try place.recorded()
        #expect(recorded.count >= 10)
        #expect(Set(recorded).isSubset(of: expected))
        #expect(try place.submit().waitForExit() == 0)
        #expect(try place.recorded() == expected)
    }

    @Test func twoRunsDoNotShareAFolder() throws {
        let place = try Workplace(widths: Self.longRun)
        let first = try place.submit()
        try first.waitForLines(1)
        let second = try place.submit()
        #expect(try second.waitForExit() != 0)
        #expect(second.talk.contains("writes there"))
        #expect(try first.waitForExit() == 0)
    }
}
