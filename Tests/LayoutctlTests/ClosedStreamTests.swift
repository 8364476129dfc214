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
                run.talk.hasSuffix(
                    "error: cannot write the results: standard output is closed; leave it open, or let it "
                        + "be a file, as > FILE does\n"), "\(run)")
        }
    }

    @Test func anInputThatIsClosedIsToldSo() throws {
        let folder = try BuiltProgram.workFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let run = try BuiltProgram.shell("layoutctl solve - <&-", in: folder)
        #expect(run.code == 3, "\(run)")
        #expect(
            run.talk
                == "error: cannot read <stdin>: standard input is closed; leave it open, or let it be a "
                + "file, as < FILE does\n")
    }

    /// As other tools do: who has seen enough is no error, and nothing is said of it.
    @Test(arguments: [
        "devices", "help", "solve Examples/jobs/login.json",
        "check Examples/jobs/login.json --json",
        "sweep Examples/jobs/login.json --widths 320...1366",
    ])
    func aReaderThatLeavesIsNoError(command: String) throws {
        let folder = try BuiltProgram.workFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = "layoutctl \(command) 2> talk | true; echo ${PIPESTATUS[0]}; cat talk"
        let run = try BuiltProgram.shell(script, in: folder)
        let code = command.hasPrefix("check") ? "1" : "0"
        #expect(run.results.hasPrefix(code + "\n"), "\(run)")
        #expect(!run.results.contains("error:"), "\(run)")
    }

    /// What a service says goes into no file that it opened: the lock names the process that holds it, and nothing else.
    @Test func talkWithoutAStreamIsDropped() throws {
        let folder = try BuiltProgram.workFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let script = """
            layoutctl controller --folder q --clients ipc://$PWD/c --workers-address ipc://$PWD/w \\
                --collector ipc://$PWD/f --log debug <&- >&- 2>&- & controller=$!
            layoutctl status --controller ipc://$PWD/c > status
            kill $controller; wait $controller; echo $?
            [ "$(cat q/queue.lock)" = $controller ] || cat q/queue.lock
            """
        let run = try BuiltProgram.shell(script, in: folder)
        #expect(run.results == "0\n", "\(run)")
    }
}
