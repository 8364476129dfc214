import Foundation
import LayoutCore
import LayoutImport
import Testing

/// Margins of cells and stack views (docs/interface-builder.md, "Margins"): each row is a fact read from recorded
/// documents.
@Suite struct MarginTests {
    struct Cell: Sendable, CustomTestStringConvertible {
        var device: String?
        var tools: Int
        var width: Double
        /// Top, left, bottom, right.
        var margins: [Double]
        var accessory = 0.0
        var explicit = ""
        var preserves = false

        var testDescription: String { "\(device ?? "no device") \(tools) \(width)" }
    }

    @Test func contentOfCollectionCellsHasPlainMargins() throws {
        let text = try Fixture.text(
            "Cell.xib",
            [
                "device": "<device id=\"retina6_1\" orientation=\"portrait\"/>", "tools": "17701",
                "width": "200", "contentWidth": "200", "margins": "", "preserves": "",
                "accessory": "",
            ]
        ).replacingOccurrences(of: "tableViewCell", with: "collectionViewCell")
        let frames = try Fixture.frames(
            Fixture.document(text, ImportOptions(purpose: .asDesigned, textSizes: .recorded)))
        #expect(frames["inner"] == [8, 8, 184, 84])
    }

    @Test(arguments: ["collectionViewCell", "collectionReusableView"])
    func collectionCellsOfTheirOwnHaveARootsMargins(_ tag: String) throws {
        func frames(width: Int) throws -> [String: [Double]] {
            let text = try Fixture.text(
                "Control.xib",
                [
                    "tag": "view", "tools": "14460", "device": "retina4_7", "attributes": "",
                    "content": "",
                ]
            ).replacingOccurrences(
                of: "<view contentMode=\"scaleToFill\" id=\"root\">", with: "<\(tag) id=\"root\">"
            )
            .replacingOccurrences(
                of: "        </view>\n    </objects>", with: "        </\(tag)>\n    </objects>"
            )
            .replacingOccurrences(of: "width=\"400\"", with: "width=\"\(width)\"")
            .replacingOccurrences(
                of: "secondAttribute=\"leading\"", with: "secondAttribute=\"leadingMargin\""
            )
            .replacingOccurrences(
                of: "secondAttribute=\"top\"", with: "secondAttribute=\"topMargin\"")
            return try Fixture.frames(
                Fixture.document(text, ImportOptions(purpose: .asDesigned, textSizes: .recorded)))
        }
        let narrow = try #require(frames(width: 375)["control"])
        #expect(narrow[0] == 10 + 16)
        #expect(narrow[1] == 20)
        let wide = try #require(frames(width: 414)["control"])
        #expect(wide[0] == 10 + 20)
    }

    @Test(arguments: ["collectionViewCell", "collectionReusableView"])
    func whatTheScreensShapeTakesReachesIntoCollectionCells(_ tag: String) throws {
        func frame(_ device: String, _ tools: Int, _ purpose: ImportOptions.Purpose) throws
            -> [Double]
        {
            let text = try Fixture.text(
                "Control.xib",
                [
                    "tag": "view", "tools": "\(tools)", "device": device, "attributes": "",
                    "content": "",
                ]
            ).replacingOccurrences(
                of: "<view contentMode=\"scaleToFill\" id=\"root\">", with: "<\(tag) id=\"root\">"
            )
            .replacingOccurrences(
                of: "        </view>\n    </objects>", with: "        </\(tag)>\n    </objects>"
            )
            .replacingOccurrences(
                of: "            <constraints>\n",
                with: """
                            <viewLayoutGuide key="safeArea" id="safe"/><constraints>
                                <constraint firstItem="control" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="c3"/>

                    """
            )
            .replacingOccurrences(
                of: "secondItem=\"root\" secondAttribute=\"top\" constant=\"20\"",
                with: "secondItem=\"safe\" secondAttribute=\"top\"")
            let frames = try Fixture.frames(
                Fixture.document(text, ImportOptions(purpose: purpose, textSizes: .recorded)))
            return try #require(frames["control"])
        }
        let early = try frame("retina6_1", 16097, .asDesigned)
        #expect(early[1] == 44)
        #expect(early[3] == 600 - 44)
        let later = try frame("retina6_1", 21507, .asDesigned)
        #expect(later[1] == 48)
        #expect(later[3] == 600 - 48)
        let plain = try frame("retina4_7", 14113, .asDesigned)
        #expect(plain[1] == 0)
    }

    /// The margins of a root beside the view of the file's owner, and of that view.
    @Test(arguments: [(11762, false, 8.0, 8.0), (11762, true, 16, 0), (14460, false, 20, 20)])
    func beforeXcode9WhatIsNoControllersViewHasPlainMargins(
        _ tools: Int, _ isOwners: Bool, _ side: Double, _ top: Double
    ) throws {
        var text = try Fixture.text(
            "Control.xib",
            [
                "tag": "view", "tools": "\(tools)", "device": "retina4_7", "attributes": "",
                "content": "",
            ]
        )
        .replacingOccurrences(
            of: "secondAttribute=\"leading\" constant=\"10\"",
            with: "secondAttribute=\"leadingMargin\""
        )
        .replacingOccurrences(
            of: "secondAttribute=\"top\" constant=\"20\"", with: "secondAttribute=\"topMargin\"")
        if tools < 13_000 {
            text = text.replacingOccurrences(of: "width=\"400\"", with: "width=\"375\"")
        }
        if isOwners {
            text = text.replacingOccurrences(
                of: "userLabel=\"File's Owner\"/>",
                with: """
                    userLabel="File's Owner"><connections><outlet property="view" destination="root" id="o"/>\
                    </connections></placeholder>
                    """)
        }
        let frames = try Fixture.frames(
            Fixture.document(text, ImportOptions(purpose: .asDesigned, textSizes: .recorded)))
        let frame = try #require(frames["control"])
        #expect(frame[0] == side)
        #expect(frame[1] == top)
    }

    @Test func marginsOfASizeClassBecomeARule() throws {
        let text = try Fixture.text(
            "Row.xib",
            [
                "tag": "view", "attributes": "",
                "content": """
                <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" trailing="4"/>
                <variation key="widthClass=regular">
                <directionalEdgeInsets key="directionalLayoutMargins" top="5" leading="6" bottom="7" trailing="8"/>
                </variation>
                """,
            ])
        let layout = try #require(Fixture.document(text).scenes.first).layout
        let item = try #require(layout.root.children.first?.children.first { $0.id == "item" })
        #expect(item.margins == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        let wide = EdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
        #expect(
            layout.rules.contains(
                Layout.Rule(
                    predicate: .sizeClass(.horizontal, .regular),
                    updates: [.setMargins("item", wide)])))
    }

    @Test func aStackViewHasNoMarginsOfItsOwn() throws {
        let text = try Fixture.text(
            "Row.xib", ["tag": "view", "attributes": "", "content": ""]
        ).replacingOccurrences(
            of: "secondItem=\"row\" secondAttribute=\"trailing\"",
            with: "secondItem=\"row\" secondAttribute=\"trailingMargin\"")
        let frames = try Fixture.frames(
            Fixture.document(text, ImportOptions(purpose: .asDesigned, textSizes: .recorded)))
        #expect(frames["row"] == [0, 0, 300, 50])
    }

    @Test(arguments: [
        Cell(device: nil, tools: 9532, width: 320, margins: [8, 8, 8, 8]),
        // Without a device they have those of a screen as wide as they are from Xcode 11 on.
        Cell(device: nil, tools: 15505, width: 414, margins: [11, 20, 11, 20]),
        Cell(device: "retina4_7", tools: 12121, width: 600, margins: [8, 8, 8, 8]),
        // Cells have margins of their own from Xcode 9.1 on.
        Cell(device: "retina4_7", tools: 13196, width: 375, margins: [8, 8, 8, 8]),
        Cell(device: "retina4_7", tools: 13529, width: 375, margins: [11, 16, 10.5, 16]),
        Cell(device: "retina4_7", tools: 14113, width: 600, margins: [11, 20, 10.5, 20]),
        // The narrowest screen has the older 15 points.
        Cell(device: "retina4_0", tools: 14460, width: 320, margins: [11, 15, 10.5, 15]),
        Cell(device: "retina4_7", tools: 14490, width: 320, margins: [11, 16, 10.5, 16]),
        Cell(device: "retina4_7", tools: 14868, width: 320, margins: [11, 15, 11, 15]),
        Cell(device: "retina4_7", tools: 16096, width: 600, margins: [11, 15, 11, 15]),
        Cell(device: "retina6_1", tools: 16096, width: 414, margins: [11, 20, 11, 20]),
        Cell(device: "retina4_7", tools: 21507, width: 375, margins: [11, 16, 11, 16]),
        Cell(device: "retina5_9", tools: 23094, width: 375, margins: [11, 16, 11, 16]),
        Cell(
            device: "retina5_9", tools: 17506, width: 375, margins: [11, 16, 11, 16],
            preserves: true),
        Cell(device: "retina4_7", tools: 17701, width: 600, margins: [11, 16, 11, 16]),
        Cell(device: "retina6_1", tools: 19455, width: 320, margins: [11, 16, 11, 16]),
        Cell(
            device: "retina6_1", tools: 22505, width: 320, margins: [11, 16, 11, 16],
            preserves: true),
        Cell(
            device: "retina5_9", tools: 17506, width: 375, margins: [11, 16, 11, 8], accessory: 28),
        // Between Xcode 12 and 16 a screen that is wide gives wide margins to what is not as narrow
        // as the narrowest.
        Cell(device: "retina6_12", tools: 21701, width: 375, margins: [11, 20, 11, 20]),
        Cell(device: "retina6_1", tools: 23094, width: 388, margins: [11, 20, 11, 20]),
        // What states no build is new for every rule.
        Cell(device: "retina6_12", tools: 0, width: 375, margins: [11, 20, 11, 20]),
        Cell(device: "retina5_5", tools: 18122, width: 359, margins: [11, 20, 11, 20]),
        Cell(device: "retina6_1", tools: 19455, width: 331, margins: [11, 20, 11, 20]),
        Cell(device: "retina6_1", tools: 19158, width: 340, margins: [11, 20, 11, 20]),
        // Alone, a cell goes by the lesser of its width and the screen's; in Xcode 11 by the screen's.
        Cell(
            device: "retina6_0", tools: 22155, width: 414, margins: [11, 20, 11, 20],
            preserves: true),
        Cell(device: "retina6_0", tools: 24506, width: 414, margins: [15, 16, 15, 16]),
        Cell(device: "retina6_1", tools: 16097, width: 331, margins: [11, 20, 11, 20]),
        Cell(device: "retina6_1", tools: 16096, width: 320, margins: [11, 16, 11, 16]),
        // Xcode 26, and not the last of Xcode 16.
        Cell(device: "retina4_7", tools: 23089, width: 375, margins: [11, 16, 11, 16]),
        Cell(device: "retina4_7", tools: 24128, width: 375, margins: [15, 16, 15, 16]),
        Cell(device: "retina6_1", tools: 24506, width: 414, margins: [15, 20, 15, 20]),
        Cell(
            device: "retina6_1", tools: 17701, width: 414, margins: [3, 4, 5, 6],
            explicit:
                "<directionalEdgeInsets key=\"directionalLayoutMargins\" top=\"3\" leading=\"4\" bottom=\"5\" trailing=\"6\"/>"
        ),
        // A variation for the screen's size classes goes before, another does not.
        Cell(
            device: "retina6_1", tools: 17701, width: 414, margins: [7, 4, 5, 6],
            explicit: """
                <directionalEdgeInsets key="directionalLayoutMargins" top="3" leading="4" bottom="5" trailing="6"/>
                <variation key="heightClass=regular-widthClass=compact">
                <directionalEdgeInsets key="directionalLayoutMargins" top="7" leading="4" bottom="5" trailing="6"/>
                </variation><variation key="widthClass=regular">
                <directionalEdgeInsets key="directionalLayoutMargins" top="9" leading="9" bottom="9" trailing="9"/>
                </variation>
                """),
    ])
    func marginsOfACell(_ cell: Cell) throws {
        let content = cell.width - cell.accessory
        let frames = try Fixture.frames(
            Fixture.designed(
                "Cell.xib",
                [
                    "device": cell.device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" }
                        ?? "",
                    "tools": "\(cell.tools)", "width": "\(cell.width)",
                    "contentWidth": "\(content)", "margins": cell.explicit,
                    "preserves": cell.preserves
                        ? "preservesSuperviewLayoutMargins=\"YES\"" : "",
                    "accessory": cell.accessory > 0 ? "accessoryType=\"disclosureIndicator\"" : "",
                ]))
        let margins = cell.margins
        let width = content - margins[1] - margins[3]
        let inner = [margins[1], margins[0], width, 100 - margins[0] - margins[2]]
        #expect(frames["inner"] == inner)
    }
}
