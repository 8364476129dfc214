import AuthoringStage
import Foundation
import SnapKit
import Testing

/// The same authoring code gives the constraint records that the public library gives (docs/authoring.md, "Compared").
@MainActor @Suite(.serialized) struct LibraryTests {
    /// Rows in which ours means to differ, and what ours gives; why is said in docs/authoring.md.
    static let different: [String: [String]] = [
        "update(priority:) after an update block": ["box.width == 30 @750"],
        "updatePriorityLow()": ["box.width == 1 @250"],
        "descriptions": [
            "<LayoutConstraint:a@place UIView:field.width == 20.0>",
            "<LayoutConstraint:b@place UIView:field.width <= UIView:other.width * 2.0>",
            "<LayoutConstraint:c@place UIView:field.left >= UIView:other.right + 3.0>",
            "<LayoutConstraint:d@place UIView:field.left == UIView:other.left - 3.5>",
            "<LayoutConstraint:e@place UIView:field.left == UIView:other.left>",
            "<LayoutConstraint:f@place UIView:field.height == 0.0 ^250.0>",
            "<LayoutConstraint:g@place UIView:field.centerXWithinMargins == "
                + "UIView:other.centerXWithinMargins>",
            "<LayoutConstraint:h@place UIView:field.lastBaseline == UIView:other.firstBaseline>",
        ],
    ]

    /// Rows that end an app with the library: what is made of them here, besides a message. Nothing for all others.
    static let told: [String: [String]] = [
        "update: another priority": ["box.width == 1"],
        "update: another multiplier": ["box.width == other.width"],
        "update: another relation": ["box.width == 1"],
        "update: another target": ["box.width == other.width"],
        "update: another attribute": ["box.width == 1"],
    ]

    /// Recorded from the library, by row.
    static func truth() throws -> [(row: String, records: String)] {
        let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Fixtures/snapkit-records.tsv")
        return try String(contentsOf: path, encoding: .utf8).split(separator: "\n").dropFirst().map
        {
            let fields = $0.split(separator: "\t", omittingEmptySubsequences: false)
            return (String(fields[0]), String(fields[1]))
        }
    }

    @Test func rowsGiveTheRecordsOfTheLibrary() throws {
        let rows = LibraryWordRows.all + LibraryLineRows.all + LibraryVerbRows.all
        let truth = try Self.truth()
        #expect(rows.map(\.name) == truth.map(\.row))
        var equal = 0
        for (row, truth) in zip(rows, truth) {
            let stage = LibraryStage()
            let records = row.write(stage)
            if let own = Self.different[row.name] {
                #expect(records == own, "\(row.name)")
                #expect(records.joined(separator: "; ") != truth.records, "\(row.name)")
            } else if truth.records == "stops" {
                #expect(records == Self.told[row.name] ?? [], "\(row.name)")
                #expect(!stage.stage.messages.isEmpty, "\(row.name) is not told")
            } else {
                #expect(records.joined(separator: "; ") == truth.records, "\(row.name)")
                equal += 1
            }
        }
        let counts = [rows.count, equal, truth.filter { $0.records == "stops" }.count]
        #expect(counts == [1200, 1087, 111])
    }
}
