import Foundation
import Testing

/// Texts people read, kept as files beside the tests: a change of wording shows in review as a change of a file.
///
/// With RECORD_SNAPSHOTS=1 in the environment the files are written instead of compared, and the test fails so that nobody
/// records in passing.
enum Snapshot {
    static func check(
        _ text: String, _ name: String, file: StaticString = #filePath,
        location: SourceLocation = #_sourceLocation
    ) throws {
        let url = URL(filePath: "\(file)").deletingLastPathComponent()
            .appending(path: "Snapshots").appending(path: name)
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
            try Data(text.utf8).write(to: url)
            Issue.record("recorded \(name)", sourceLocation: location)
            return
        }
        let recorded = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        let expected = recorded.split(separator: "\n", omittingEmptySubsequences: false)
        let actual = text.split(separator: "\n", omittingEmptySubsequences: false)
        let difference = zip(expected, actual).first { $0 != $1 }.map { "\($0) | \($1)" }
        #expect(difference == nil, "\(name) differs", sourceLocation: location)
        #expect(expected.count == actual.count, "\(name) differs", sourceLocation: location)
    }
}
