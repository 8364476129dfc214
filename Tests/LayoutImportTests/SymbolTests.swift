import LayoutCore
import LayoutImport
import Testing

/// Frames of image views that show one of the system's symbols (docs/interface-builder.md, "Controls"): each number is read
/// from documents of several apps.
@Suite struct SymbolTests {
    /// Top and height of an image view in a row 50 high, whose alignment rectangle fills it unless `alignment` says
    /// otherwise.
    private static func extent(
        _ attributes: String, _ content: String = "", device: String = "retina4_7",
        alignment: String = "fill"
    ) throws -> [Double] {
        let values = ["tag": "imageView", "attributes": attributes, "content": content]
        let text = try Fixture.text("Row.xib", values)
            .replacing("retina4_7", with: device)
            .replacing("spacing=\"10\"", with: "spacing=\"10\" alignment=\"\(alignment)\"")
        let frames = try Fixture.frames(
            Fixture.document(text, ImportOptions(purpose: .asDesigned, textSizes: .recorded)))
        let frame = try #require(frames["item"])
        return [frame[1], frame[3]].map { ($0 * 300).rounded() / 300 }
    }

    private static func symbol(_ name: String) -> String {
        "image=\"\(name)\" catalog=\"system\""
    }

    @Test(arguments: [
        "circle", "circle.fill", "person.circle", "plus.circle.fill", "clock.fill", "timer",
    ])
    func whatIsRoundLeavesRoomAboveAndBelow(_ name: String) throws {
        #expect(try Self.extent(Self.symbol(name)) == [0.5, 49])
        #expect(try Self.extent(Self.symbol(name), device: "retina6_12") == [1, 48 + 200 / 300])
    }

    @Test func chevronsAndTheGlassLeaveTheirOwn() throws {
        #expect(try Self.extent(Self.symbol("chevron.right")) == [2, 46.5])
        #expect(try Self.extent(Self.symbol("chevron.down")) == [5, 40.5])
        #expect(try Self.extent(Self.symbol("magnifyingglass")) == [0.5, 48.5])
    }

    @Test func aReferenceSaysTheSame() throws {
        let reference =
            "<imageReference key=\"image\" \(Self.symbol("clock")) symbolScale=\"default\"/>"
        #expect(try Self.extent("", reference) == [0.5, 49])
    }

    @Test func aSymbolOfItsOwnSizeKeepsTheRecordedOne() throws {
        #expect(try Self.extent(Self.symbol("clock"), alignment: "top") == [0.5, 8])
    }

    @Test func othersAreAsHighAsTheirAlignmentRectangles() throws {
        #expect(try Self.extent("image=\"clock\"") == [0, 50])
        #expect(try Self.extent(Self.symbol("star")) == [0, 50])
        let configuration =
            "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" scale=\"large\"/>"
        #expect(try Self.extent(Self.symbol("clock"), configuration) == [0, 50])
        let large = "<imageReference key=\"image\" \(Self.symbol("clock")) symbolScale=\"large\"/>"
        #expect(try Self.extent("", large) == [0, 50])
    }
}
