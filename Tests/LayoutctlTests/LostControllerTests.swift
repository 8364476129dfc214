import Foundation
import Testing

/// A controller that does not answer any more, and one that does again.
@Suite struct LostControllerTests {
    /// Whoever follows a job is told that the controller is gone, and that it is back.
    @Test func aControllerThatIsGoneIsMissed() throws {
        let folder = try BuiltProgram.workFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(SubmitTests.job.utf8).write(to: folder.appending(path: "box.json"))
        let script = """
            : > said
            layoutctl submit box.json $at --follow 2> said & follower=$!
            await 'waiting: box: ' said $follower
            kill -9 $controller
            await 'no controller answers at' said $follower
            await 'event=controller-silent' collect $collector
            control
            await 'the controller answers again' said $follower
            await 'event=controller-back' collect $collector
            kill -9 $follower
            grep -c 'no controller answers at' said collect
            """
        let run = try BuiltProgram.shell(PoolScript.daemons + script, in: folder)
        #expect(run.results == "said:1\ncollect:1\n", "\(run)")
    }
}
