import Foundation

/// A folder that goes with the test.
final class ScratchFolder {
    let path: String

    init() throws {
        let name = "lw-\(UInt32.random(in: 0...UInt32.max))"
        path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
