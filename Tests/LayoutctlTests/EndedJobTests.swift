import Foundation
import Testing

/// What the commands about a running pool say of jobs that have ended, before and after the pool was started again.
@Suite struct EndedJobTests {
    @Test func areToldWithWhatIsRecorded() throws {
        let folder = try BuiltProgram.workFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(SubmitTests.job.utf8).write(to: folder.appending(path: "box.json"))
        let script = """
            start
            layoutctl submit box.json $at --follow > lines
            layoutctl jobs list $at --format ndjson > before
            layoutctl jobs cancel box $at
            layoutctl top --count 1 $at | grep 'no open jobs'
            stop
            start
            # The collector says what it has once it is connected.
            for try in {1..200}; do
                layoutctl jobs list $at --format ndjson > after
                cmp -s before after && break
            done
            cmp before after || echo forgot
            stop
            """
        let run = try BuiltProgram.shell(PoolScript.onePool + script, in: folder)
        #expect(run.code == 0, "\(run.talk)")
        let lines = run.results.split(separator: "\n")
        #expect(
            lines == [
                "box: had ended before: done, 100 variants recorded, 0 dropped",
                "no open jobs; `layoutctl jobs list` has all",
            ], "\(run.results)")
        let list = try String(contentsOf: folder.appending(path: "before"), encoding: .utf8)
        #expect(list.contains("\"recorded\":100"), "\(list)")
    }
}
