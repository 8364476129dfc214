import Foundation
import LayoutText
import Testing

@testable import LayoutCore

/// The model against sizes that Interface Builder recorded; the fixture names the source of each row.
@Suite struct TextAccuracyTests {
    private func records() throws -> [LabelRecord] {
        let url = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Fixtures/label_sizes.tsv")
        return try LabelRecord.read(Array(try Data(contentsOf: url)), file: "label_sizes.tsv")
    }

    @Test func widthsAndHeightsAreWithinTheirBounds() throws {
        let accuracy = TextAccuracy(try records(), measurer: try Shared.model.get())
        #expect(accuracy.rows.filter(\.isForced).map(\.record.text) == [])
        let text = accuracy.summary(.systemText)
        #expect(text.count >= 40)
        #expect(text.meanError <= 1.0)
        #expect(text.meanRelativeError <= 0.015)
        #expect(text.rightHeights == text.count)
        let display = accuracy.summary(.systemDisplay)
        #expect(display.count >= 4)
        #expect(display.meanRelativeError <= 0.025)
        #expect(display.rightHeights == display.count)
    }

    @Test func forcedWidthsAreFoundAndUnnaturalRowsSkipped() throws {
        let table = """
            font\tpoint_size\ttext\twidth\theight\tnatural
            system\t17\tLabel\t142.00\t20.50\tyes
            system\t17\tLabel\t42.00\t20.50\t
            system\t17\tLabel\t9.00\t20.50\tno
            """
        let records = try LabelRecord.read(Array(table.utf8), file: "t.tsv")
        let accuracy = TextAccuracy(records, measurer: try Shared.model.get())
        #expect(accuracy.skippedCount == 1)
        #expect(accuracy.rows.map(\.isForced) == [true, false])
        #expect(accuracy.summary(.systemText).count == 1)
        #expect(accuracy.summary(.systemText, includingForced: true).worstError > 90)
    }

    @Test func mistakesOfATableAreAllTold() throws {
        let table = "font\tpoint_size\ttext\twidth\theight\nsystem\tx\ta\t1\t2\nsystem\t1\ta\t\t2\n"
        let error = #expect(throws: DiagnosticList.self) {
            try LabelRecord.read(Array(table.utf8), file: "t.tsv")
        }
        #expect(error?.diagnostics.map(\.line) == [2, 3])
        let empty = #expect(throws: DiagnosticList.self) {
            try LabelRecord.read([], file: "t.tsv")
        }
        #expect(empty?.diagnostics.count == 5)
    }
}
