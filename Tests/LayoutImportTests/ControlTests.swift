import LayoutCore
import LayoutImport
import LayoutText
import Testing

/// Natural sizes and alignment insets of controls by the Xcode that saved the document (docs/interface-builder.md,
/// "Controls"): each row is a size that public documents record.
@Suite struct ControlTests {
    struct Control: Sendable, CustomTestStringConvertible {
        var tag: String
        var tools: Int
        /// Recorded width and height of the frame; nil where the text or the layout decides.
        var width: Double?
        var height: Double?
        var attributes = ""
        var content = ""
        var device = "retina4_7"
        /// How far the frame lies outside the place that constraints give: left and top.
        var outside = [0.0, 0.0]

        var testDescription: String { "\(tag) \(tools) \(attributes)" }
    }

    private static let segments =
        "<segments><segment title=\"First\"/><segment title=\"Second\"/></segments>"
    private static let rounded = "borderStyle=\"roundedRect\" placeholder=\"Name\""

    private static func font(_ attributes: String) -> String {
        "<fontDescription key=\"fontDescription\" \(attributes)/>"
    }

    static let controls: [Control] = [
        Control(tag: "switch", tools: 14460, width: 51, height: 31),
        Control(tag: "switch", tools: 22505, width: 51, height: 31),
        // Controls of iOS 26.
        Control(tag: "switch", tools: 24128, width: 63, height: 28),
        Control(tag: "slider", tools: 24128, height: 34),
        Control(tag: "stepper", tools: 14460, width: 94, height: 29),
        // The first Xcode 11 saved numbers below 15,000.
        Control(tag: "stepper", tools: 14868, width: 94, height: 32),
        Control(tag: "stepper", tools: 17701, width: 94, height: 32),
        Control(tag: "slider", tools: 14460, height: 31, outside: [-2, 0]),
        Control(tag: "slider", tools: 17701, height: 31, outside: [-2, 0]),
        Control(tag: "slider", tools: 22155, height: 34, outside: [-2, 0]),
        Control(tag: "slider", tools: 23504, height: 31, outside: [-2, 0]),
        Control(tag: "slider", tools: 23727, height: 34, outside: [-2, 0]),
        Control(tag: "segmentedControl", tools: 14460, height: 29, content: segments),
        Control(tag: "segmentedControl", tools: 15505, height: 32, content: segments),
        Control(tag: "progressView", tools: 16097, height: 2),
        Control(tag: "progressView", tools: 17701, height: 4),
        Control(
            tag: "activityIndicatorView", tools: 14460, width: 20, height: 20,
            attributes: "style=\"gray\""),
        Control(
            tag: "activityIndicatorView", tools: 14460, width: 37, height: 37,
            attributes: "style=\"whiteLarge\""),
        Control(
            tag: "activityIndicatorView", tools: 17701, width: 20, height: 20,
            attributes: "style=\"medium\""),
        Control(
            tag: "activityIndicatorView", tools: 17701, width: 37, height: 37,
            attributes: "style=\"large\""),
        Control(
            tag: "textField", tools: 14460, height: 30, attributes: rounded,
            content: font("type=\"system\" pointSize=\"14\"")),
        Control(
            tag: "textField", tools: 17701, height: 34, attributes: rounded,
            content: font("type=\"system\" pointSize=\"14\"")),
        Control(
            tag: "textField", tools: 17701, height: 34, attributes: rounded,
            content: font("style=\"UICTFontTextStyleBody\"")),
        Control(
            tag: "textField", tools: 17701, height: 22,
            content: font("style=\"UICTFontTextStyleBody\"")),
        Control(
            tag: "textField", tools: 17701, height: 23,
            content: font("type=\"system\" weight=\"medium\" pointSize=\"18\"")),
        Control(tag: "searchBar", tools: 12121, height: 44),
        Control(tag: "searchBar", tools: 14460, height: 56),
        Control(tag: "searchBar", tools: 17701, height: 56),
        Control(tag: "toolbar", tools: 14460, height: 44),
        Control(tag: "toolbar", tools: 17701, height: 49, device: "retina5_9"),
        Control(tag: "pickerView", tools: 14460, width: 320, height: 216),
    ]

    @Test(arguments: controls)
    func sizesByVersion(_ control: Control) throws {
        let text = try Fixture.text(
            "Control.xib",
            [
                "tag": control.tag, "tools": "\(control.tools)", "device": control.device,
                "attributes": control.attributes, "content": control.content,
            ])
        let document = try Fixture.document(
            text, ImportOptions(purpose: .anyScreen, measurer: try TextModel()))
        let frame = try #require(Fixture.frames(document)["control"])
        #expect(frame[0] == 10 + control.outside[0])
        #expect(frame[1] == 20 + control.outside[1])
        if let width = control.width { #expect(frame[2] == width) }
        if let height = control.height { #expect(frame[3] == height) }
    }

    @Test(arguments: [(40.0, 40.0), (31, 31), (30, 31)])
    func aClassOfTheAppsOwnMayStateAnotherHeight(
        _ recorded: Double, _ expected: Double
    ) throws {
        // Recorded is either the frame or, in documents without frames, the size of the alignment rectangle.
        let text = try Fixture.text(
            "Control.xib",
            [
                "tag": "slider", "tools": "21507", "device": "retina4_7",
                "attributes": "customClass=\"ThickSlider\"", "content": "",
            ]
        ).replacing("height=\"33\"", with: "height=\"\(recorded)\"")
        func height(_ options: ImportOptions) throws -> Double? {
            try Fixture.frames(Fixture.document(text, options))["control"]?[3]
        }
        #expect(
            try height(ImportOptions(purpose: .asDesigned, textSizes: .recorded)) == expected)
        #expect(try height(ImportOptions(purpose: .anyScreen, textSizes: .recorded)) == 31)
    }

    @Test func anIndicatorThatNothingStartedIsShown() throws {
        func frames(_ attributes: String) throws -> [String: [Double]] {
            try Fixture.frames(
                Fixture.document(
                    Fixture.text(
                        "Row.xib",
                        [
                            "tag": "activityIndicatorView", "content": "",
                            "attributes": "hidden=\"YES\" style=\"gray\" " + attributes,
                        ]), ImportOptions(purpose: .asDesigned, textSizes: .recorded)))
        }
        let waiting = try frames("hidesWhenStopped=\"YES\"")
        #expect(waiting["item"] == [0, 0, 20, 50])
        #expect(waiting["rest"] == [30, 0, 270, 50])
        let hidden = try frames("")
        #expect(hidden["rest"] == [0, 0, 300, 50])
    }

    @Test func aTextViewThatDoesNotScrollIsAsHighAsItsLines() throws {
        func height(_ attributes: String) throws -> Double? {
            try Fixture.frames(
                Fixture.designed(
                    "Control.xib",
                    [
                        "tag": "textView", "tools": "21507", "device": "retina4_7",
                        "attributes": attributes,
                        "content": "<fontDescription key=\"fontDescription\" type=\"system\" "
                            + "pointSize=\"14\"/>",
                    ]))["control"]?[3]
        }
        // A line of 14 points is 17 high, and the container has 8 above and below.
        #expect(try height("scrollEnabled=\"NO\"") == 33)
        #expect(try height("scrollEnabled=\"NO\" text=\"One&#10;Two\"") == 50)
        #expect(try height("text=\"One\"") != 33)
    }

    @Test func aConstraintGoesBeforeANaturalSizeThatIsRequired() throws {
        // An image of 20 points that hugs and resists as strongly as the constraint that makes it 30 wide.
        let document = try Fixture.document(
            Fixture.text(
                "Row.xib",
                [
                    "tag": "activityIndicatorView",
                    "attributes": "style=\"gray\" horizontalHuggingPriority=\"1000\" "
                        + "horizontalCompressionResistancePriority=\"1000\"",
                    "content": "<constraints><constraint firstAttribute=\"width\" "
                        + "constant=\"30\" id=\"w\"/></constraints>",
                ]), ImportOptions(purpose: .asDesigned, textSizes: .recorded))
        let frames = try Fixture.frames(document)
        #expect(frames["item"] == [0, 0, 30, 50])
        #expect(frames["rest"] == [40, 0, 260, 50])
    }
}
