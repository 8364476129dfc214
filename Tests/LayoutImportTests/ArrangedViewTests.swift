import Foundation
import LayoutCore
import LayoutImport
import Testing

/// What documents record of arranged views: spacing, and sizes that only the canvas gives.
@Suite struct ArrangedViewTests {
    private static func frames(
        _ tag: String, _ attributes: String = "", _ content: String = "", stack: String,
        rest: String? = nil
    ) throws -> [String: [Double]] {
        var text = try Fixture.text(
            "Row.xib", ["tag": tag, "attributes": attributes, "content": content]
        ).replacingOccurrences(of: "spacing=\"10\"", with: stack)
        if let rest {
            text = text.replacingOccurrences(
                of:
                    "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"rest\">",
                with: "<\(rest) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"rest\">"
            ).replacingOccurrences(
                of: "height=\"12\"/>\n                        </view>",
                with: "height=\"12\"/>\n                        </\(rest)>")
        }
        return try Fixture.frames(
            Fixture.document(text, ImportOptions(purpose: .asDesigned, textSizes: .recorded)))
    }

    @Test func viewsMayOverlap() throws {
        let width =
            "<constraints><constraint firstAttribute=\"width\" constant=\"90\" id=\"w\"/></constraints>"
        let frames = try Self.frames("view", "", width, stack: "spacing=\"-4\"")
        #expect(frames["item"] == [0, 0, 90, 50])
        #expect(frames["rest"] == [86, 0, 214, 50])
    }

    @Test func standardSpacingBetweenBaselinesIsThatOfLines() throws {
        let stack = "axis=\"vertical\" distribution=\"fillEqually\" spacingType=\"standard\""
        // Equal heights h: the baselines are 22 apart where the second text begins 22 below the first.
        let lines = try Self.frames(
            "label", stack: stack + " baselineRelativeArrangement=\"YES\"", rest: "label")
        let (first, second) = (try #require(lines["item"]), try #require(lines["rest"]))
        #expect(first[3] + second[3] == 48.5)
        #expect(second[1] == 26)
        let plain = try Self.frames("label", stack: stack, rest: "label")
        #expect(plain["item"]?[3] == 21)
        #expect(plain["rest"]?[1] == 29)
    }

    @Test func anEffectViewIsAsLargeAsItsContent() throws {
        let content = """
            <view key="contentView" id="glass"><rect key="frame" x="0.0" y="0.0" width="62" height="16"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
            """
        let row = try Self.frames(
            "visualEffectView", "", content, stack: "spacing=\"10\" alignment=\"top\"")
        #expect(row["item"]?[3] == 16)
        let column = try Self.frames(
            "visualEffectView", "", content,
            stack: "spacing=\"10\" axis=\"vertical\" alignment=\"leading\"")
        #expect(column["item"]?[2] == 62)
    }

    @Test func onTheCanvasLabelsThatMayWrapKeepTheirWidths() throws {
        var text = try Fixture.text(
            "Row.xib",
            ["tag": "label", "attributes": "numberOfLines=\"0\" text=\"a\"", "content": ""]
        ).replacingOccurrences(
            of: "x=\"5\" y=\"6\" width=\"7\"", with: "x=\"5\" y=\"6\" width=\"200\"")
        // The stack may end anywhere, and its other view is 20 wide.
        text = text.replacingOccurrences(
            of: "<constraint firstAttribute=\"trailing\"",
            with: "<constraint firstAttribute=\"trailing\" relation=\"greaterThanOrEqual\""
        ).replacingOccurrences(
            of: "height=\"12\"/>",
            with:
                "height=\"12\"/><constraints><constraint firstAttribute=\"width\" constant=\"20\" id=\"w\"/></constraints>"
        )
        let designed = try Fixture.document(
            text, ImportOptions(purpose: .asDesigned, textSizes: .recorded))
        #expect(try Fixture.frames(designed)["row"] == [0, 0, 230, 50])
        func sharesEvenly(_ document: ImportedDocument) -> Bool? {
            document.scenes.first?.layout.root.children.first?.stack?.disambiguatesTextWidth
        }
        #expect(sharesEvenly(designed) == false)
        #expect(try sharesEvenly(Fixture.document(text)) == true)
    }

    @Test func aViewWithoutAWrittenFrameIsThereAndNothingWide() throws {
        let text = try Fixture.text(
            "Row.xib", ["tag": "label", "attributes": "text=\"\"", "content": ""]
        ).replacingOccurrences(
            of: "<rect key=\"frame\" x=\"5\" y=\"6\" width=\"7\" height=\"8\"/>", with: "")
        let frames = try Fixture.frames(
            Fixture.document(text, ImportOptions(purpose: .asDesigned, textSizes: .recorded)))
        #expect(frames["rest"]?[0] == 10)
        #expect(frames["item"]?[2] == 0)
    }

    @Test func aTextViewTakesAllTheRoomAcrossItsStack() throws {
        let frames = try Self.frames("textView", stack: "spacing=\"10\" alignment=\"top\"")
        #expect(frames["item"]?[3] == 50)
    }

    /// Stack attributes of a column 300 wide, by where its views lie across.
    private static func column(_ alignment: String) -> String {
        "spacing=\"10\" axis=\"vertical\" alignment=\"\(alignment)\""
    }

    @Test(arguments: ["progressView", "slider"])
    func aBarIsAsWideAsItsColumn(_ tag: String) throws {
        let bar = try Self.frames(tag, stack: Self.column("center"), rest: "label")
        let item = try #require(bar["item"])
        // A slider's frame reaches 2 beyond both sides.
        #expect(item[0] + item[2] / 2 == 150)
        #expect(item[2] == (tag == "slider" ? 304 : 300))
        let inner = """
            <subviews><\(tag) translatesAutoresizingMaskIntoConstraints="NO" id="bar">
            <rect key="frame" x="0.0" y="0.0" width="1" height="2"/></\(tag)></subviews>
            """
        let nested = try Self.frames(
            "stackView", "distribution=\"equalCentering\"", inner, stack: Self.column("center"),
            rest: "label")
        #expect(nested["item"]?[0] == 0)
        #expect(nested["item"]?[2] == 300)
    }

    @Test func aStackOfNothingIsAsWideAsItsColumn() throws {
        let frames = try Self.frames("stackView", stack: Self.column("top"), rest: "label")
        #expect(frames["item"]?[2] == 300)
    }

    @Test func aNewViewIsAsWideAsTheColumnAtWhoseEdgeItLies() throws {
        #expect(try Self.frames("view", stack: Self.column("top"))["item"]?[2] == 300)
        let right = try Self.frames("view", stack: Self.column("bottom"))
        #expect(right["item"]?[0] == 0)
        #expect(right["item"]?[2] == 300)
        // In the middle it is as wide as Xcode makes it.
        #expect(try Self.frames("view", stack: Self.column("center"))["item"]?[2] == 240)
    }
}
