import Foundation
import Testing

/// Helpers of apps in Swift 5 mode say nothing of actors: whatever is public and bound to the main actor is so as Apple's
/// declarations are, `@preconcurrency`. The compiled examples are in Tests/Documented/Pages/NonisolatedHelpers.swift.
@Suite struct IsolationTests {
    @Test(arguments: ["UIKit", "SnapKit", "AnchorKit", "Masonry"])
    func whatIsPublicOnTheMainActorIsPreconcurrency(module: String) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/\(module)").standardizedFileURL
        let files = try #require(FileManager.default.enumerator(atPath: folder.path))
        var bound = 0
        for case let name as String in files where name.hasSuffix(".swift") {
            let source = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            let lines = source.components(separatedBy: "\n")
            for (number, line) in lines.enumerated() where line.contains("@MainActor") {
                let attributes = line.trimmingCharacters(in: [" "])
                guard attributes.hasPrefix("@") else { continue }
                // The declaration stands behind the attribute, or on the first line after that is none.
                let rest =
                    [attributes.components(separatedBy: "@MainActor")[1]]
                    + lines[(number + 1)...].prefix(3)
                let declaration = rest.map { $0.trimmingCharacters(in: [" "]) }
                    .first { !$0.isEmpty && !$0.hasPrefix("@") }
                guard let declaration else { continue }
                let isPublic = ["public ", "open ", "extension "].contains {
                    declaration.hasPrefix($0)
                }
                guard isPublic else { continue }
                bound += 1
                #expect(
                    attributes.contains("@preconcurrency"), "\(name):\(number + 1): \(declaration)")
            }
        }
        #expect(bound > 0)
    }
}
