import Foundation
import Testing

/// Jobs that were cancelled and are asked for again.
@Suite struct CancelledJobTests {
    /// What has ended without results is not taken for done, and what to do is said.
    @Test func thatWereCancelledSayHowToGoOn() throws {
        let folder = try BuiltProgram.workFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(SubmitTests.job.utf8).write(to: folder.appending(path: "box.json"))
        let script = """
            layoutctl submit box.json $at > /dev/null
            layoutctl jobs cancel box $at
            layoutctl submit box.json $at; echo $?
            layoutctl jobs retry box $at; echo $?
            layoutctl jobs forget box $at && layoutctl submit box.json $at > /dev/null; echo $?
            """
        let run = try BuiltProgram.shell(PoolScript.daemons + script, in: folder)
        let codes = run.results.split(separator: "\n").compactMap { Int($0) }
        #expect(codes[0] == 6 && codes[1] != 0 && codes[2] == 0, "\(run)")
        let advice = "it has ended: cancelled; "
        #expect(run.results.contains("there already; " + advice), "\(run)")
        #expect(run.talk.contains("cannot retry job box: " + advice), "\(run)")
    }
}
