import Foundation
import Testing

@testable import LayoutCore

/// Stack views make exactly the constraints that the tables list (semantics 3).
struct StackConstraintTests {
    /// A block of a table: a header and a set of constraints.
    struct Row: CustomTestStringConvertible, Sendable {
        var header: String
        var constraints: [String]
        var testDescription: String { header }
    }

    private static func rows(_ file: String) -> [Row] {
        let text = (try? Fixtures.text(file)) ?? ""
        return text.components(separatedBy: "\n\n").compactMap { block in
            let lines = block.split(separator: "\n").map(String.init).filter {
                !$0.hasPrefix("#")
            }
            return lines.first.map { Row(header: $0, constraints: Array(lines.dropFirst())) }
        }
    }

    static let typed = rows("stack-constraints.txt")
    static let table = Dictionary(
        uniqueKeysWithValues: rows("stack-table.txt").map { ($0.header, $0.constraints) })

    @Test func tablesAreThere() {
        #expect(Self.typed.count >= 20)
        #expect(Self.table.count == 2 * (5 + 6) * 2 * 7)
    }

    @Test(arguments: typed)
    func constraintsAreUIKits(_ row: Row) throws {
        let (settings, views) = try Self.parse(row.header)
        #expect(Self.texts(StackArrangement(settings, views)) == row.constraints.sorted())
    }

    /// Every axis, distribution and alignment with no view, one, and three, one of them hidden or none, with margins and
    /// without: what holds along the axis and what holds across it.
    @Test(arguments: Axis.allCases, StackSettings.Distribution.allCases)
    func productIsTheTable(_ axis: Axis, _ distribution: StackSettings.Distribution) throws {
        let rows = ["", " a", " (a)", " a b c", " (a) b c", " a (b) c", " a b (c)"]
        let lengths = ["a": 10.0, "b": 20, "c": 54]
        var settings = StackSettings()
        (settings.axis, settings.distribution, settings.spacing) = (axis, distribution, 8)
        for alignment in StackSettings.Alignment.allCases {
            for isMarginsRelative in [false, true] {
                for row in rows {
                    settings.alignment = alignment
                    settings.isMarginsRelative = isMarginsRelative
                    let views = row.split(separator: " ").map { word in
                        let id = word.trimmingCharacters(in: CharacterSet(charactersIn: "()"))
                        return StackArrangement.View(
                            id: id, isHidden: word.hasPrefix("("), naturalLength: lengths[id],
                            isMultiline: false)
                    }
                    let end = "\(isMarginsRelative ? " margins" : "") :\(row)"
                    let along = try #require(
                        Self.table["along \(axis.rawValue) \(distribution.rawValue)\(end)"])
                    let across = try #require(
                        Self.table["across \(axis.rawValue) \(alignment.rawValue)\(end)"])
                    let made = Self.texts(StackArrangement(settings, views))
                    #expect(made == (along + across).sorted(), "\(alignment.rawValue)\(end)")
                }
            }
        }
    }

    private static func texts(_ arrangement: StackArrangement) -> [String] {
        arrangement.constraints().map {
            $0.text(stack: "stack", views: arrangement.views.map(\.id))
                + StackConstraint.text(adding: arrangement.number($0.constant)) + $0.priorityText
        }.sorted()
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
