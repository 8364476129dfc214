import Foundation
import LayoutCore
import LayoutImport
import Testing

/// Margins that keep content out of the margins of what is around (docs/interface-builder.md, "Margins"): each is a fact
/// read from recorded documents.
@Suite struct PreservedMarginTests {
    /// A table of some width with one cell: the scene's root, or placed by constraints.
    private static func cell(
        in width: Double, isRoot: Bool, preserves: Bool, indentation: Double = 0,
        tools: Int = 17701, device: String = "retina6_1"
    ) throws -> [Double]? {
        let flag = preserves ? "preservesSuperviewLayoutMargins=\"YES\"" : ""
        let inner = width - 2 * indentation
        func table(_ attributes: String, _ frame: String) -> String {
            """
            <tableView \(attributes) style="plain" id="table">\(frame)<prototypes>
            <tableViewCell \(flag) id="cell"><rect key="frame" x="\(indentation)" y="28" width="\(inner)" height="60"/>
            <tableViewCellContentView key="contentView" \(flag) tableViewCell="cell" id="content">
            <rect key="frame" x="0.0" y="0.0" width="\(inner)" height="60"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
            <rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews><constraints>
            <constraint firstItem="inner" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c1"/>
            <constraint firstItem="inner" firstAttribute="top" secondItem="content" secondAttribute="top" id="c2"/>
            </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
            """
        }
        let placed = """
            <view id="root"><rect key="frame" x="0.0" y="0.0" width="414" height="896"/><subviews>
            \(table(
                "translatesAutoresizingMaskIntoConstraints=\"NO\"",
                "<rect key=\"frame\" x=\"1\" y=\"2\" width=\"77\" height=\"33\"/>"))
            </subviews><constraints>
            <constraint firstItem="table" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="t1"/>
            <constraint firstItem="table" firstAttribute="top" secondItem="root" secondAttribute="top" id="t2"/>
            <constraint firstItem="table" firstAttribute="width" constant="\(width)" id="t3"/>
            <constraint firstItem="table" firstAttribute="height" constant="400" id="t4"/>
            </constraints></view>
            """
        let frame = "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"700\"/>"
        let document = try Fixture.document(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)" \
            useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="\(device)" orientation="portrait"/><objects>
            \(isRoot ? table("", frame) : placed)</objects></document>
            """, ImportOptions(purpose: .asDesigned, textSizes: .recorded))
        return try Fixture.frames(document)["inner"]
    }

    @Test func aCellGoesByTheWidthOfItsTable() throws {
        #expect(try Self.cell(in: 414, isRoot: false, preserves: false)?[0] == 20)
        #expect(try Self.cell(in: 300, isRoot: false, preserves: true)?[0] == 16)
        // Rows of a table in groups begin inside it.
        #expect(try Self.cell(in: 414, isRoot: false, preserves: true, indentation: 20)?[0] == 20)
    }

    @Test(arguments: [13771, 14490, 15705])
    func upToXcode11TablesPlacedByConstraintsKeepTheOlderMargin(_ tools: Int) throws {
        func leading(isRoot: Bool) throws -> Double? {
            try Self.cell(
                in: 375, isRoot: isRoot, preserves: false, tools: tools, device: "retina4_7")?[0]
        }
        #expect(try leading(isRoot: false) == 15)
        #expect(try leading(isRoot: true) == 16)
    }

    @Test func beforeXcode9ATablesMarginReachesContentThroughCellsThatPreserveIt() throws {
        func leading(preserves: Bool) throws -> Double? {
            try Self.cell(
                in: 414, isRoot: true, preserves: preserves, tools: 12120, device: "retina5_5")?[0]
        }
        #expect(try leading(preserves: true) == 15)
        #expect(try leading(preserves: false) == 8)
    }

    @Test func theScreensMarginsReachThroughATableThatIsTheRoot() throws {
        #expect(try Self.cell(in: 375, isRoot: true, preserves: true)?[0] == 20)
        // Not in Xcode 11.
        let early = try Self.cell(in: 320, isRoot: true, preserves: true, tools: 15705)?[0]
        #expect(early == 16)
        #expect(try Self.cell(in: 375, isRoot: true, preserves: false)?[0] == 16)
    }

    @Test func aStackViewWithMarginsOfItsOwnKeepsOutOfThoseAround() throws {
        func item(_ attributes: String) throws -> [Double]? {
            let text = try Fixture.text(
                "Row.xib",
                [
                    "tag": "view", "attributes": "",
                    "content":
                        "<constraints><constraint firstAttribute=\"width\" constant=\"90\" id=\"w\"/></constraints>",
                ]
            ).replacingOccurrences(of: "spacing=\"10\"", with: "spacing=\"10\" " + attributes)
                .replacingOccurrences(
                    of: "</stackView>",
                    with:
                        "<edgeInsets key=\"layoutMargins\" top=\"5\" left=\"2\" bottom=\"5\" right=\"2\"/></stackView>"
                )
            return try Fixture.frames(
                Fixture.document(text, ImportOptions(purpose: .asDesigned, textSizes: .recorded))
            )["item"]
        }
        #expect(try item("") == [2, 5, 90, 40])
        #expect(try item("preservesSuperviewLayoutMargins=\"YES\"") == [16, 5, 90, 40])
    }

    @Test func aRootThatPreservesMarginsHasThoseOfAPlainViewAboveAndBelow() throws {
        let text = try Fixture.text(
            "Canvas.storyboard",
            [
                "device": "retina4_7", "tools": "15701", "orientation": "portrait", "y": "0",
                "width": "375", "height": "667", "metrics": "",
            ]
        ).replacingOccurrences(
            of: "id=\"root\">", with: "preservesSuperviewLayoutMargins=\"YES\" id=\"root\">")
        let frames = try Fixture.frames(
            Fixture.document(text, ImportOptions(purpose: .asDesigned, textSizes: .recorded)))
        #expect(frames["inner"] == [16, 8, 343, 651])
    }

    /// A screen's root that states margins, and the view inside them.
    private static func stated(
        _ stated: String, tools: Int, device: String, width: Int, height: Int,
        purpose: ImportOptions.Purpose = .asDesigned
    ) throws -> ImportedDocument {
        let text = try Fixture.text(
            "Canvas.storyboard",
            [
                "device": device, "tools": "\(tools)", "orientation": "portrait", "y": "0",
                "width": "\(width)", "height": "\(height)", "metrics": "",
            ]
        ).replacingOccurrences(
            of: "                    </view>\n                    \n",
            with: "<edgeInsets key=\"layoutMargins\" \(stated)/></view>\n")
        return try Fixture.document(
            text, ImportOptions(purpose: purpose, textSizes: .recorded))
    }

    @Test func aRootsStatedMarginsAreNoLessThanTheSystemsAtItsSides() throws {
        let uneven = "top=\"3\" left=\"4\" bottom=\"5\" right=\"30\""
        let narrow = try Self.stated(
            uneven, tools: 15701, device: "retina4_7", width: 375, height: 667)
        #expect(try Fixture.frames(narrow)["inner"] == [16, 3, 375 - 16 - 30, 667 - 3 - 5])
        let wide = try Self.stated(
            "top=\"0\" left=\"16\" bottom=\"0\" right=\"16\"", tools: 15701,
            device: "retina5_5", width: 414, height: 736)
        #expect(try Fixture.frames(wide)["inner"] == [20, 0, 374, 736])
        // The system's minimum came with the SDK of iOS 11.
        let early = try Self.stated(
            uneven, tools: 12120, device: "retina4_7", width: 375, height: 667)
        #expect(try Fixture.frames(early)["inner"]?[0] == 4)
    }

    @Test func aRootsStatedMarginsGrowWithTheSystemsOnWiderScreens() throws {
        let document = try Self.stated(
            "top=\"0\" left=\"16\" bottom=\"0\" right=\"33\"", tools: 17701, device: "retina4_7",
            width: 375, height: 667, purpose: .anyScreen)
        let layout = try #require(document.scenes.first).layout
        func constant(_ edge: String) -> ConstantValue? {
            layout.constraints.first { $0.name == "root-margins.\(edge)" }?.constant
        }
        #expect(constant("left") == .parameter("rootMargin", negated: false))
        #expect(constant("right") == .number(-33))
    }

    @Test func aStackViewThatIsTheRootIsArrangedInsideTheSystemsMargins() throws {
        let text = try Fixture.text(
            "Row.xib", ["tag": "view", "attributes": "", "content": ""]
        ).replacingOccurrences(
            of: "<view contentMode=\"scaleToFill\" id=\"root\">",
            with: "<stackView insetsLayoutMarginsFromSafeArea=\"NO\" id=\"root\">"
        ).replacingOccurrences(
            of: "        </view>\n    </objects>",
            with: """
                <directionalEdgeInsets key="directionalLayoutMargins" top="8" leading="8" bottom="8" trailing="8"/>
                </stackView></objects>
                """)
        let start = try #require(text.range(of: "            <constraints>"))
        let end = try #require(text.range(of: "</constraints>\n"))
        let frames = try Fixture.frames(
            Fixture.document(
                text.replacingCharacters(in: start.lowerBound..<end.upperBound, with: ""),
                ImportOptions(purpose: .asDesigned, textSizes: .recorded)))
        #expect(frames["row"] == [16, 8, 300 - 32, 50 - 16])
    }
}
