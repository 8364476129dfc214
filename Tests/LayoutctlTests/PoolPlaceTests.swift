import Foundation
import Testing

/// Addresses and folders that are not what a command takes them for.
@Suite struct PoolPlaceTests {
    /// Who comes to a wrong door of the pool is told what it is, and where to go.
    @Test func wrongDoorsSayWhichIsRight() throws {
        let folder = try BuiltProgram.workFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(SubmitTests.job.utf8).write(to: folder.appending(path: "box.json"))
        let script = """
            layoutctl submit box.json --controller ipc://$PWD/r
            layoutctl status --controller ipc://$PWD/w
            """
        let run = try BuiltProgram.shell(PoolScript.daemons + script, in: folder)
        #expect(
            run.talk.contains("this is where clients read the results of a collector"), "\(run)")
        let doors = "clients connect at ipc://\(folder.path)/c, workers and collectors at ipc://"
        #expect(run.talk.contains(doors), "\(run)")
    }

    /// Two doors cannot be one, and a file is no folder.
    @Test func placesThatCannotBeAreNamed() throws {
        let folder = try BuiltProgram.workFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(SubmitTests.job.utf8).write(to: folder.appending(path: "box.json"))
        for (command, first, second) in [
            ("up", "clients", "results-address"), ("controller", "clients", "workers-address"),
            ("collector", "clients", "workers-address"),
        ] {
            let run = try BuiltProgram.shell(
                "timeout 30 layoutctl \(command) --\(first) ipc://$PWD/x --\(second) ipc://$PWD/x",
                in: folder)
            #expect(run.code == 2, "\(run)")
            #expect(run.talk.contains("--\(first) and --\(second) are both"), "\(run)")
        }
        let file = try BuiltProgram.shell(
            "layoutctl submit box.json --results box.json/x", in: folder)
        #expect(file.code == 3)
        #expect(
            file.talk.contains("box.json is not a folder; give another folder"), "\(file)")
    }

    /// What is not done is not said to go on.
    @Test func anotherJobOfTheSameNameDoesNotGoOn() throws {
        let folder = try BuiltProgram.workFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(SubmitTests.job.utf8).write(to: folder.appending(path: "box.json"))
        let submit = "layoutctl submit box.json --results out --workers 1"
        _ = try BuiltProgram.shell(submit, in: folder)
        let again = try BuiltProgram.shell(submit, in: folder)
        #expect(again.talk.contains("going on: 100 variants recorded before"), "\(again)")
        let other = try BuiltProgram.shell("sed -i s/400/399/ box.json; " + submit, in: folder)
        #expect(other.code == 3)
        #expect(other.talk.contains("cannot resume job box"), "\(other)")
        #expect(!other.talk.contains("going on"), "\(other)")
    }
}
