import Foundation
import Testing

/// The committed members of UIKit are what the table says.
@Suite struct InterfaceTableTests {
    /// What the tool that knows the table has to say.
    private func complaints(_ arguments: String...) throws -> String {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let output = Pipe()
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.currentDirectoryURL = root
        process.arguments = ["python3", "scripts/uikit-api"] + arguments
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self)
        #expect((process.terminationStatus == 0) == text.isEmpty)
        return text
    }

    @Test func generatedFilesAreThoseOfTheTable() throws {
        #expect(try complaints("--check") == "")
    }

    @Test func whatAppsNameMostIsDeclared() throws {
        #expect(try complaints("--missing", "Tests/Fixtures/uikit-names.txt") == "")
    }
}
