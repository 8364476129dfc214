import Foundation
import LayoutCore
import LayoutImport
import Testing

/// Documents of our own making, with places to fill in.
enum Fixture {
    /// The text of a fixture with every `{{name}}` replaced.
    static func text(_ name: String, _ values: [String: String] = [:]) throws -> String {
        let url = try #require(
            Bundle.module.url(forResource: "Fixtures/" + name, withExtension: nil))
        var text = try String(contentsOf: url, encoding: .utf8)
        for (key, value) in values {
            text = text.replacingOccurrences(of: "{{\(key)}}", with: value)
        }
        return text
    }

    /// A fixture as Xcode's canvas shows it.
    static func designed(
        _ name: String, _ values: [String: String] = [:]
    ) throws -> ImportedDocument {
        try document(text(name, values), ImportOptions(purpose: .asDesigned, textSizes: .recorded))
    }

    /// A document of a text.
    static func document(
        _ text: String, _ options: ImportOptions = ImportOptions()
    ) throws -> ImportedDocument {
        try ImportedDocument(Array(text.utf8), file: "Test.storyboard", options: options)
    }

    /// Frames of the only scene by view id, as [x, y, width, height].
    static func frames(_ document: ImportedDocument) throws -> [String: [Double]] {
        let scene = try #require(document.scenes.first)
        let frames = try scene.designFrames()
        return Dictionary(
            uniqueKeysWithValues: frames.map {
                ($0.id, [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height])
            })
    }
}
