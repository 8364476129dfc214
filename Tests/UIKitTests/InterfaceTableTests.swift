import Foundation
import Testing

/// The committed members of UIKit are what the table says.
@Suite struct InterfaceTableTests {
    @Test func generatedFilesAreThoseOfTheTable() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let output = Pipe()
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", root.appending(path: "scripts/uikit-api").path, "--check"]
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(String(decoding: data, as: UTF8.self) == "")
        #expect(process.terminationStatus == 0)
    }
}
