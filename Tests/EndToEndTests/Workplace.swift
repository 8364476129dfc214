import Foundation
import Synchronization

/// A folder with a job file to run, which goes with the test.
final class Workplace {
    let folder: URL
    private let widths: Int
    private static let truths = Mutex<[Int: [String]]>([:])

    /// A form over so many widths, three heights and two states; some conflict, all are ambiguous.
    init(widths: Int) throws {
        self.widths = widths
        folder = FileManager.default.temporaryDirectory
            .appending(path: "e2e-\(UInt32.random(in: 0...UInt32.max))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        let file = """
            { "version": 1,
              "layouts": { "form": {
                "root": { "id": "screen", "children": [ { "id": "box" }, { "id": "loose" } ] },
                "constraints": [
                  "box.left == screen.left + 15", "wide: box.width >= 300",
                  "box.right == screen.right - 15", "middle: box.top == screen.top + 20",
                  "box.height == 90", "loose.top == box.bottom",
                  "loose.left == screen.left", "loose.height == 10" ],
                "states": { "keyboard": [ { "set": "middle.constant", "to": -125 } ] } } },
              "sweeps": { "all": [ {
                "base": "iphone-15", "widths": { "from": 250, "to": \(249 + widths), "step": 1 },
                "heights": [568, 667, 844] } ] },
              "jobs": [ { "id": "form", "layout": "form", "sweep": "all", "states": "all" } ] }
            """
        try Data(file.utf8).write(to: folder.appending(path: "jobs.json"))
    }

    /// A folder with a job file of one's own.
    init(file: String) throws {
        widths = 0
        folder = FileManager.default.temporaryDirectory
            .appending(path: "e2e-\(UInt32.random(in: 0...UInt32.max))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        try write(file)
    }

    /// Puts another job file in the place of the one that is there.
    func write(_ file: String) throws {
        try Data(file.utf8).write(to: folder.appending(path: "jobs.json"))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// What `solve` prints: the truth the pool is compared with. Made once for each number of widths.
    func solved() throws -> [String] {
        try Workplace.truths.withLock { truths in
            if let lines = truths[widths] { return lines }
            let arguments = ["solve", "jobs.json", "--format", "ndjson"]
            let lines = try RunningProgram.run(arguments, in: folder).lines
            truths[widths] = lines
            return lines
        }
    }

    /// What the results folder holds, printed the same way.
    func recorded(_ results: String = "results") throws -> [String] {
        try RunningProgram.run(["results", results, "--format", "ndjson"], in: folder).lines
    }

    /// Starts a run in a private pool that prints lines as variants are recorded.
    func submit(workers: Int = 2) throws -> RunningProgram {
        try RunningProgram(
            [
                "submit", "jobs.json", "--results", "results", "--workers", "\(workers)",
                "--follow",
            ], in: folder)
    }
}
