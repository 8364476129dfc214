import Foundation
import Testing

@testable import LayoutCore

/// Stack views make exactly the constraints that the hand-typed table lists (semantics 3).
struct StackConstraintTests {
    /// A block of the table.
    struct Row: CustomTestStringConvertible, Sendable {
        var header: String
        var constraints: [String]
        var testDescription: String { header }
    }

    static let rows: [Row] = {
        let text = (try? Fixtures.text("stack-constraints.txt")) ?? ""
        return text.components(separatedBy: "\n\n").compactMap { block in
            let lines = block.split(separator: "\n").map(String.init).filter {
                !$0.hasPrefix("#")
            }
            return lines.first.map { Row(header: $0, constraints: Array(lines.dropFirst())) }
        }
    }()

    @Test func tableIsThere() {
        #expect(Self.rows.count >= 20)
    }

    @Test(arguments: rows)
    func constraintsAreUIKits(_ row: Row) throws {
        let (settings, views) = try Self.parse(row.header)
        let arrangement = StackArrangement(settings, views)
        let made = arrangement.constraints().map {
            $0.text(stack: "stack", views: views.map(\.id), spacing: settings.spacing)
        }
        #expect(made.sorted() == row.constraints.sorted())
    }

    private static func parse(_ header: String) throws -> (
        StackSettings, [StackArrangement.View]
    ) {
        let sides = header.components(separatedBy: ":")
        let words = sides[0].split(separator: " ").map(String.init)
        var settings = StackSettings()
        settings.axis = try #require(Axis(rawValue: words[0]))
        settings.distribution = try #require(StackSettings.Distribution(rawValue: words[1]))
        settings.alignment = try #require(StackSettings.Alignment(rawValue: words[2]))
        settings.spacing = try #require(Double(words[3]))
        for word in words.dropFirst(4) {
            let parts = word.components(separatedBy: "=")
            switch parts[0] {
            case "margins": settings.isMarginsRelative = true
            case "baselines": settings.isBaselineRelative = true
            default:
                let id = try #require(parts[0].split(separator: "-").last)
                settings.customSpacing[String(id)] = Double(parts[1])
            }
        }
        let views = sides[1].split(separator: " ").map { word in
            let parts = word.trimmingCharacters(in: CharacterSet(charactersIn: "()!"))
                .components(separatedBy: "=")
            return StackArrangement.View(
                id: parts[0], isHidden: word.hasPrefix("("),
                naturalLength: parts.count > 1 ? Double(parts[1]) : nil,
                isMultiline: word.hasSuffix("!"))
        }
        return (settings, views)
    }
}
