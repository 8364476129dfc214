import Foundation
import Testing

/// Rules that say nothing of any screen, in what a pool recorded: `findings` asks at most 2,000 variants, and only what was
/// asked everywhere is known to be silent.
@Suite struct RecordedSilenceTests {
    /// The first rule speaks of one width alone, the second of none; `last` is the greatest of the widths from 301 on.
    private static func job(last: Int) -> String {
        SubmitTests.job.replacing("\"to\": 400", with: "\"to\": \(last)").replacing(
            #""sweep": "sizes" }"#,
            with: #""sweep": "sizes", "checks": ["#
                + #""when width == 302: box.left == 10", "when width == 9: box.left == 10" ] }"#)
    }

    @Test(arguments: [(400, 1), (2_500, 0)])
    func isSaidWhereEveryVariantWasAsked(last: Int, silent: Int) throws {
        let folder = try BuiltProgram.workFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(Self.job(last: last).utf8).write(to: folder.appending(path: "box.json"))
        _ = try BuiltProgram.shell("layoutctl submit box.json --results out", in: folder)
        let found = try BuiltProgram.shell("layoutctl findings out --format ndjson", in: folder)
        let told = found.results.split(separator: "\n").filter { $0.contains("says nothing") }
        #expect(told.count == silent, "\(found.results)")
        #expect(told.allSatisfy { $0.contains("width == 9") }, "\(told)")
    }
}
