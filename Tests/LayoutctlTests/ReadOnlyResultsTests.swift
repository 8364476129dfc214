import Foundation
import Testing

/// Results that may only be read: of another user, or on storage that takes nothing.
@Suite struct ReadOnlyResultsTests {
    /// Permissions are not asked of root: `setpriv` takes that from the program.
    private static let asAnybody = geteuid() == 0 ? "setpriv --securebits=+noroot " : ""

    /// Results in a folder whose name has what a URI would read otherwise.
    private static func recorded() throws -> URL {
        let folder = try BuiltProgram.workFolder()
        try Data(SubmitTests.job.utf8).write(to: folder.appending(path: "box.json"))
        let run = try BuiltProgram.shell(
            "layoutctl submit box.json --results 'o t?#%41'; mv 'o t?#%41' 'só?#%41'; "
                + "cd 'só?#%41' && chmod 444 * && chmod 555 .", in: folder)
        #expect(run.code == 0, "\(run.talk)")
        return folder
    }

    private static func remove(_ folder: URL) {
        _ = try? BuiltProgram.shell("chmod -R u+w .", in: folder)
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func areRead() throws {
        let folder = try Self.recorded()
        defer { Self.remove(folder) }
        let before = try BuiltProgram.shell("ls 'só?#%41'", in: folder)
        let solved = try BuiltProgram.shell("layoutctl solve box.json --format ndjson", in: folder)
        let lines = try BuiltProgram.shell(
            Self.asAnybody + "layoutctl results 'só?#%41' --format ndjson", in: folder)
        #expect(lines.code == 0, "\(lines.talk)")
        #expect(lines.results == solved.results)
        let findings = try BuiltProgram.shell(
            Self.asAnybody + "layoutctl findings 'só?#%41'", in: folder)
        #expect(findings.results.hasPrefix("box  100 variants  2 errors"), "\(findings.talk)")
        let reused = try BuiltProgram.shell(
            Self.asAnybody + "layoutctl submit box.json --results new --reuse 'só?#%41'", in: folder
        )
        #expect(reused.code == 0, "\(reused.talk)")
        #expect(reused.talk.contains("taken over: 100 of 100"), "\(reused.talk)")
        #expect(try BuiltProgram.shell("ls 'só?#%41'", in: folder).results == before.results)
    }

    /// Whoever was killed while it wrote leaves a log without which the results are not whole, and that nobody can read in
    /// place.
    @Test func ofAKilledWriterSayWhatToDo() throws {
        let folder = try Self.recorded()
        defer { Self.remove(folder) }
        let run = try BuiltProgram.shell(
            "chmod 755 'só?#%41'; head -c 5000 /dev/zero > 'só?#%41/results.sqlite-wal'; "
                + "chmod 555 'só?#%41'; "
                + Self.asAnybody + "layoutctl results 'só?#%41' --format ndjson", in: folder)
        #expect(run.code == 3)
        #expect(run.talk.contains("copy the folder to where you may write"), "\(run.talk)")
    }
}
