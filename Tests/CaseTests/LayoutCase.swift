import Foundation
import LayoutCore
import Testing

/// One case file: a layout with steps, or several inputs that are accepted or refused.
struct LayoutCase: CustomTestStringConvertible, Sendable {
    /// File name without extension.
    var name: String
    /// Where it is.
    var url: URL

    var testDescription: String { name }

    /// What a file holds.
    struct Content {
        var runs: [(name: String, input: CaseInput, steps: [CaseStep])]
        var tolerance: Double
    }

    /// Reads the file; unknown keys are an error.
    func content() throws -> Content {
        let json = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
        var fields = try CaseFields(json, name)
        fields.skip("id", "title", "source", "problem", "tags", "confidence")
        let tolerance = fields.take("tolerance") as? Double ?? 0.01
        let input = fields.take("input")
        let steps = fields.take("steps") as? [Any] ?? []
        let variants = fields.take("variants") as? [Any] ?? []
        try fields.finish()
        var content = Content(runs: [], tolerance: tolerance)
        if let input {
            content.runs.append(
                (
                    "", try CaseInput(input, "\(name).input"),
                    try steps.enumerated().map {
                        try CaseStep($0.element, "\(name).steps[\($0.offset)]")
                    }
                ))
        }
        for (number, variant) in variants.enumerated() {
            let place = "\(name).variants[\(number)]"
            var parts = try CaseFields(variant, place)
            let variantName = try parts.text("name")
            let variantInput = try CaseInput(parts.take("input"), "\(place).input")
            let steps =
                try (parts.take("steps") as? [Any])?.enumerated().map {
                    try CaseStep($0.element, "\(place).steps[\($0.offset)]")
                } ?? [
                    CaseStep(
                        ["expect": parts.take("expect") ?? [String: Any]()] as [String: Any],
                        place)
                ]
            parts.skip("why")
            try parts.finish()
            content.runs.append((variantName, variantInput, steps))
        }
        return content
    }

    /// The repository's fixtures and the folders that LAYOUT_CASES names, separated by colons.
    static let all: [LayoutCase] = {
        let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fixtures/cases")
        let further = (ProcessInfo.processInfo.environment["LAYOUT_CASES"] ?? "")
            .split(separator: ":").map { URL(fileURLWithPath: String($0)) }
        return ([own] + further).flatMap { folder in
            let files =
                (try? FileManager.default.contentsOfDirectory(
                    at: folder, includingPropertiesForKeys: nil)) ?? []
            return files.filter { $0.pathExtension == "json" }
                .sorted { $0.lastPathComponent < $1.lastPathComponent }
                .map {
                    LayoutCase(name: $0.deletingPathExtension().lastPathComponent, url: $0)
                }
        }
    }()
}
