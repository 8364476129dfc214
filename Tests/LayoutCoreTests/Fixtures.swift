import Foundation

/// Files of Tests/Fixtures.
enum Fixtures {
    /// The folder Tests.
    static let tests = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The bytes of a file below Tests/Fixtures.
    static func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: tests.appending(path: "Fixtures/\(path)")))
    }

    /// The text of a file below Tests/Fixtures.
    static func text(_ path: String) throws -> String {
        String(decoding: try bytes(path), as: UTF8.self)
    }
}
