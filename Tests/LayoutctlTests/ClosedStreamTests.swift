import Foundation
import Testing

/// A program started without standard input, output or error.
@Suite struct ClosedStreamTests {
    /// Results go nowhere else, and that is said.
    @Test func resultsWithoutAnOutputAreMissed() throws {
        let folder = try BuiltProgram.workFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(SubmitTests.job.utf8).write(to: folder.appending(path: "box.json"))
        for command in ["solve box.json", "submit box.json --results out --workers 1 --follow"] {
            let run = try BuiltProgram.shell("layoutctl \(command) >&-", in: folder)
            #expect(run.code == 6, "\(run)")
            #expect(
                run.talk.contains("cannot write the results: Bad file descriptor"), "\(run)")
        }
    }

    /// What a service says goes into no file that it opened: the lock names the process that holds it, and nothing else.
    @Test func talkWithoutAStreamIsDropped() throws {
        let folder = try BuiltProgram.workFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = """
            layoutctl controller --folder q --clients ipc://$PWD/c --workers ipc://$PWD/w \\
                --collector ipc://$PWD/f --log debug <&- >&- 2>&- & controller=$!
            layoutctl status --controller ipc://$PWD/c > status
            kill $controller; wait $controller; echo $?
            [ "$(cat q/queue.lock)" = $controller ] || cat q/queue.lock
            """
        let run = try BuiltProgram.shell(script, in: folder)
        #expect(run.results == "0\n", "\(run)")
    }
}
