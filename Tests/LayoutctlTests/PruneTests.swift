import Foundation
import Testing

/// `results prune`: what is removed must be said.
@Suite struct PruneTests {
    @Test func removesNothingUnlessToldHowManyStay() throws {
        let folder = try BuiltProgram.workFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(SubmitTests.job.utf8).write(to: folder.appending(path: "box.json"))
        _ = try BuiltProgram.shell("layoutctl submit box.json --results out", in: folder)
        let lines = try BuiltProgram.shell("layoutctl results out --format ndjson", in: folder)
        for option in ["", "--dry-run", "--controller tcp://127.0.0.1:1"] {
            let place = option.hasPrefix("--controller") ? "" : "out"
            let run = try BuiltProgram.shell(
                "layoutctl results prune \(place) \(option)", in: folder)
            #expect(run.code == 2, "\(run.talk)")
            #expect(run.talk.contains("--keep is missing"), "\(run.talk)")
            #expect(run.results.isEmpty)
        }
        let kept = try BuiltProgram.shell("layoutctl results prune out --keep 1", in: folder)
        #expect(kept.code == 0 && kept.results.isEmpty, "\(kept.talk)")
        let left = try BuiltProgram.shell("layoutctl results out --format ndjson", in: folder)
        #expect(left.results == lines.results)
        let removed = try BuiltProgram.shell("layoutctl results prune out --keep 0", in: folder)
        #expect(removed.code == 0 && removed.results == "box\n", "\(removed.talk)")
    }
}
