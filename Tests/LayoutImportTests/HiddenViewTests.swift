import LayoutCore
import LayoutImport
import Testing

/// Hidden arranged views: on the canvas they leave their stack and keep what the document's constraints give them.
@Suite struct HiddenViewTests {
    private static func frames(_ content: String) throws -> [String: [Double]] {
        try Fixture.frames(
            Fixture.designed(
                "Row.xib",
                ["tag": "view", "attributes": "hidden=\"YES\"", "content": content]))
    }

    @Test func withoutALengthOfItsOwnItIsNothingAndTakesNoRoom() throws {
        let frames = try Self.frames("")
        #expect(frames["item"] == [0, 0, 0, 50])
        #expect(frames["rest"] == [0, 0, 300, 50])
    }

    @Test func itKeepsTheLengthThatConstraintsGiveIt() throws {
        let frames = try Self.frames(
            "<constraints><constraint firstAttribute=\"width\" constant=\"90\" id=\"w\"/></constraints>"
        )
        #expect(frames["item"] == [0, 0, 90, 50])
        #expect(frames["rest"] == [0, 0, 300, 50])
    }

    /// Hidden because nothing has started it yet, the canvas shows it; hidden although it runs, somebody hid it.
    @Test(arguments: [("", [0.0, 0, 20, 50]), ("animating=\"YES\"", [0, 0, 0, 50])])
    func anIndicatorThatRunsIsHiddenWhereTheDocumentSaysSo(
        _ running: String, _ item: [Double]
    ) throws {
        let frames = try Fixture.frames(
            Fixture.designed(
                "Row.xib",
                [
                    "tag": "activityIndicatorView", "content": "",
                    "attributes": "hidden=\"YES\" hidesWhenStopped=\"YES\" \(running)",
                ]))
        #expect(frames["item"] == item)
    }

    @Test func atRunTimeTheStackMakesItNothing() throws {
        let text = try Fixture.text(
            "Row.xib", ["tag": "view", "attributes": "hidden=\"YES\"", "content": ""])
        let scene = try #require(Fixture.document(text).scenes.first)
        let row = try #require(scene.layout.root.children.first)
        #expect(row.children.map(\.id) == ["item", "rest"])
        #expect(row.children.map(\.isHidden) == [true, false])
        #expect(scene.stacksLeft.isEmpty)
    }
}
