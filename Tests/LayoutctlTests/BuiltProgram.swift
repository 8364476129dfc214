import Foundation

/// The program as it was built, run as a person runs it.
struct BuiltProgram {
    /// What a run left.
    struct Result: Equatable {
        var code: Int32
        var results: String
        var talk: String
    }

    /// The folder that holds Package.swift.
    static let repository = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The program beside the tests.
    static let url = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "layoutctl")

    /// Runs a shell line in which `layoutctl` is this program, in a folder, and waits for its end.
    static func shell(_ line: String, in folder: URL, input: String = "") throws -> Result {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/bash")
        process.arguments = ["-c", line]
        process.currentDirectoryURL = folder
        var environment = ProcessInfo.processInfo.environment
        let path = environment["PATH"] ?? "/usr/bin:/bin"
        environment["PATH"] = url.deletingLastPathComponent().path + ":" + path
        process.environment = environment
        // Files and not pipes: no reader has to keep up, and nothing can block.
        let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        let files = try ["in", "out", "err"].map { name in
            let url = scratch.appending(path: name)
            try Data(name == "in" ? input.utf8 : "".utf8).write(to: url)
            return try FileHandle(forUpdating: url)
        }
        process.standardInput = files[0]
        process.standardOutput = files[1]
        process.standardError = files[2]
        try process.run()
        process.waitUntilExit()
        let isSignal = process.terminationReason == .uncaughtSignal
        return Result(
            code: process.terminationStatus + (isSignal ? 128 : 0),
            results: try String(contentsOf: scratch.appending(path: "out"), encoding: .utf8),
            talk: try String(contentsOf: scratch.appending(path: "err"), encoding: .utf8))
    }

    /// A new folder to work in, from which the repository's examples are reached as `Examples`.
    static func workFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "Examples"),
            withDestinationURL: repository.appending(path: "Examples"))
        return folder
    }
}
