import Foundation
import Testing

/// Results that are gone while the queue beside them says that their jobs are done.
@Suite struct LostResultsTests {
    @Test(arguments: [
        "rm out/results.sqlite*", "rm -f out/results.sqlite-*; : > out/results.sqlite",
    ])
    func areSolvedAgain(loss: String) throws {
        let folder = try BuiltProgram.workFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(SubmitTests.job.utf8).write(to: folder.appending(path: "box.json"))
        let submit = "layoutctl submit box.json --results out --workers 1"
        let first = try BuiltProgram.shell(submit, in: folder)
        #expect(first.code == 0, "\(first.talk)")
        let second = try BuiltProgram.shell(
            "shopt -s nullglob; \(loss); timeout 60 \(submit)", in: folder)
        #expect(second.code == 0, "\(second.talk)")
        #expect(second.talk.contains("results-gone job=box variants=100"), "\(second.talk)")
        let solved = try BuiltProgram.shell("layoutctl solve box.json --format ndjson", in: folder)
        let recorded = try BuiltProgram.shell("layoutctl results out --format ndjson", in: folder)
        #expect(recorded.results == solved.results)
    }
}
