import LayoutCore
import LayoutImport
import Testing

/// Cells and their contents whose frames the document does not write, as those of Xcode 6.
@Suite struct UnframedCellTests {
    /// A table 320 wide whose cell has a view 4 inside its content.
    private static func frames(tools: Int, row: String) throws -> [String: [Double]] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)" useAutolayout="YES">
            <objects><view id="root"><rect key="frame" x="0.0" y="0.0" width="320" height="480"/><subviews>
            <tableView \(row) translatesAutoresizingMaskIntoConstraints="NO" id="table">
            <rect key="frame" x="1" y="2" width="3" height="4"/><prototypes>
            <tableViewCell id="cell"><autoresizingMask key="autoresizingMask"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="probe">
            <rect key="frame" x="5" y="6" width="7" height="8"/></view></subviews><constraints>
            <constraint firstItem="probe" firstAttribute="top" secondItem="content" secondAttribute="top" constant="4" id="t"/>
            <constraint firstAttribute="bottom" secondItem="probe" secondAttribute="bottom" constant="4" id="b"/>
            <constraint firstItem="probe" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="4" id="l"/>
            <constraint firstAttribute="trailing" secondItem="probe" secondAttribute="trailing" constant="4" id="r"/>
            </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView></subviews><constraints>
            <constraint firstItem="table" firstAttribute="top" secondItem="root" secondAttribute="top" id="tt"/>
            <constraint firstAttribute="bottom" secondItem="table" secondAttribute="bottom" id="tb"/>
            <constraint firstItem="table" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="tl"/>
            <constraint firstAttribute="trailing" secondItem="table" secondAttribute="trailing" id="tr"/>
            </constraints></view></objects></document>
            """
        let document = try Fixture.document(
            text, ImportOptions(purpose: .asDesigned, textSizes: .recorded))
        #expect(document.diagnostics.isEmpty)
        return try Fixture.frames(document)
    }

    @Test func aCellIsARowOfItsTableAndItsContentAllOfIt() throws {
        let frames = try Self.frames(tools: 6250, row: "rowHeight=\"72\"")
        #expect(frames["cell"] == [0, 0, 320, 72])
        #expect(frames["content"] == [0, 0, 320, 72])
        #expect(frames["probe"] == [4, 4, 312, 64])
    }

    @Test func fromXcode6_3OnTheSeparatorIsBelow() throws {
        let frames = try Self.frames(tools: 7706, row: "")
        #expect(frames["cell"] == [0, 0, 320, 44])
        #expect(frames["probe"] == [4, 4, 312, 35])
    }

    @Test func theKeyboardsGuideHasAnElementOfItsOwn() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22154" useAutolayout="YES" \
            useSafeAreas="YES"><device id="retina6_12" orientation="portrait"/><objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
            <outlet property="view" destination="root" id="o"/></connections></placeholder>
            <view id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="probe">
            <rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/><keyboardLayoutGuide key="keyboard" id="keys"/><constraints>
            <constraint firstItem="probe" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
            <constraint firstItem="keys" firstAttribute="top" secondItem="probe" secondAttribute="bottom" id="b"/>
            <constraint firstItem="probe" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
            <constraint firstItem="probe" firstAttribute="width" secondItem="root" secondAttribute="width" \
            multiplier="2 / 3" id="w"/></constraints></view></objects></document>
            """
        let document = try Fixture.document(
            text, ImportOptions(purpose: .asDesigned, textSizes: .recorded))
        #expect(document.diagnostics.isEmpty)
        // The keyboard is away: its guide is the home indicator's area. Spaces in a ratio mean nothing.
        #expect(try Fixture.frames(document)["probe"] == [0, 0, 262, 818])
    }
}
