import LayoutCore
import LayoutImport
import Testing

/// The canvas of tvOS: on which fractions of a point it puts frames, and where its safe area lies
/// (docs/interface-builder.md, "Controls" and "The canvas").
@Suite struct TelevisionTests {
    /// The left edge of a view 101 wide in the middle of 1,920 points: 909.5 where nothing is rounded.
    private static func left(tools: String) throws -> Double {
        let text = """
            <document type="com.apple.InterfaceBuilder.AppleTV.XIB" toolsVersion="\(tools)" \
            targetRuntime="AppleTV" useAutolayout="YES"><device id="appleTV" orientation="landscape"/><objects>
            <view id="root"><rect key="frame" x="0.0" y="0.0" width="1920" height="1080"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="probe">
            <rect key="frame" x="1" y="2" width="3" height="4"/><constraints>
            <constraint firstAttribute="width" constant="101" id="w"/>
            <constraint firstAttribute="height" constant="10" id="h"/></constraints></view></subviews><constraints>
            <constraint firstItem="probe" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="x"/>
            <constraint firstItem="probe" firstAttribute="top" secondItem="root" secondAttribute="top" id="y"/>
            </constraints></view></objects></document>
            """
        let frames = try Fixture.frames(
            Fixture.document(text, ImportOptions(purpose: .asDesigned, textSizes: .recorded)))
        return try #require(frames["probe"])[0]
    }

    @Test func halfPointsFromXcode11On() throws {
        #expect(try Self.left(tools: "15505") == 909.5)
        #expect(try Self.left(tools: "19455") == 909.5)
    }

    @Test func wholePointsBefore() throws {
        let left = try Self.left(tools: "14460")
        #expect(left == left.rounded() && abs(left - 909.5) == 0.5)
    }

    /// The rectangle of a view in the root's safe area.
    private static func safeArea(
        tools: String, width: Int = 1920, height: Int = 1080
    ) throws -> [Double]? {
        let text = """
            <document type="com.apple.InterfaceBuilder.AppleTV.XIB" toolsVersion="\(tools)" \
            targetRuntime="AppleTV" useAutolayout="YES" useSafeAreas="YES">
            <device id="appleTV" orientation="landscape"/><objects>
            <view id="root"><rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="probe">
            <rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/><constraints>
            <constraint firstItem="probe" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
            <constraint firstItem="probe" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="b"/>
            <constraint firstItem="probe" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="l"/>
            <constraint firstItem="probe" firstAttribute="trailing" secondItem="safe" secondAttribute="trailing" id="r"/>
            </constraints></view></objects></document>
            """
        return try Fixture.frames(
            Fixture.document(text, ImportOptions(purpose: .asDesigned, textSizes: .recorded)))[
                "probe"]
    }

    /// The place of a table between the layout guides of a scene on a television, top and bottom.
    private static func guides(
        tools: String, device: String = "<device id=\"appleTV\" orientation=\"landscape\"/>",
        scenes: String = ""
    ) throws -> [Double] {
        let text = """
            <document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" toolsVersion="\(tools)" \
            targetRuntime="AppleTV" useAutolayout="YES">\(device)<scenes>\(scenes)<scene><objects>
            <viewController id="target" sceneMemberID="viewController"><layoutGuides>
            <viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/>
            </layoutGuides><view key="view" id="root">
            <rect key="frame" x="0.0" y="0.0" width="1920" height="1080"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="probe">
            <rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews><constraints>
            <constraint firstItem="probe" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="t"/>
            <constraint firstItem="bottom" firstAttribute="top" secondItem="probe" secondAttribute="bottom" id="b"/>
            <constraint firstItem="probe" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
            <constraint firstAttribute="trailing" secondItem="probe" secondAttribute="trailing" id="r"/>
            </constraints></view></viewController></objects></scene></scenes></document>
            """
        let document = try Fixture.document(
            text, ImportOptions(purpose: .asDesigned, textSizes: .recorded))
        let root = try #require(document.scenes.first { $0.id == "root" })
        let frame = try #require(root.designFrames().first { $0.id == "probe" }).frame
        return [frame.y, frame.y + frame.height]
    }

    @Test func nothingIsLeftFreeBeforeThereWereSafeAreas() throws {
        #expect(try Self.guides(tools: "11542") == [0, 1080])
        #expect(try Self.guides(tools: "9531", device: "") == [0, 1080])
        #expect(try Self.guides(tools: "13771") == [60, 1020])
    }

    /// A navigation controller that shows `root`.
    private static func navigation(to root: String) -> String {
        """
        <scene><objects><navigationController id="bars" sceneMemberID="viewController">
        <navigationBar key="navigationBar" id="bar"/><connections>
        <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="s"/>
        </connections></navigationController></objects></scene>
        """
    }

    @Test func aNavigationBarIs145High() throws {
        let bars = Self.navigation(to: "target")
        #expect(try Self.guides(tools: "12120", scenes: bars) == [145, 1080])
        #expect(try Self.guides(tools: "21507", scenes: bars) == [205, 1020])
    }

    @Test func aDetailIsShownBesideTheList() throws {
        let list = """
            <scene><objects><viewController id="list" sceneMemberID="viewController"><connections>
            <segue destination="target" kind="showDetail" id="d"/></connections></viewController></objects></scene>
            """
        #expect(
            try Self.guides(tools: "23504", scenes: Self.navigation(to: "list") + list)
                == [60, 1020])
    }

    @Test func theSafeAreaOfXcode9To11Begins90FromTheSides() throws {
        let inside = [90.0, 60, 1740, 960]
        #expect(try Self.safeArea(tools: "14109") == inside)
        #expect(try Self.safeArea(tools: "16096") == inside)
    }

    @Test func aRootOfASizeOfItsOwnLiesAtTheTopLeft() throws {
        #expect(
            try Self.safeArea(tools: "15705", width: 1920, height: 440) == [90, 60, 1740, 380])
        #expect(
            try Self.safeArea(tools: "21507", width: 615, height: 109) == [80, 60, 535, 49])
    }

    @Test func aTabBarIs97HighAndAtTheTop() throws {
        let tabs = """
            <scene><objects><tabBarController id="tabs" sceneMemberID="viewController"><connections>
            <segue destination="target" kind="relationship" relationship="viewControllers" id="v"/>
            </connections></tabBarController></objects></scene>
            """
        #expect(try Self.guides(tools: "16097", scenes: tabs) == [157, 1020])
        #expect(try Self.guides(tools: "11542", scenes: tabs) == [0, 1080])
    }

    /// The left edge of a view at the root's leading margin.
    private static func margin(tools: String, _ options: ImportOptions) throws -> Double {
        let text = """
            <document type="com.apple.InterfaceBuilder.AppleTV.Storyboard" toolsVersion="\(tools)" \
            targetRuntime="AppleTV" useAutolayout="YES" useSafeAreas="YES">
            <device id="appleTV" orientation="landscape"/><scenes><scene><objects>
            <viewController id="one" sceneMemberID="viewController"><view key="view" id="root">
            <rect key="frame" x="0.0" y="0.0" width="1920" height="1080"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="probe">
            <rect key="frame" x="1" y="2" width="3" height="4"/><constraints>
            <constraint firstAttribute="width" constant="10" id="w"/>
            <constraint firstAttribute="height" constant="10" id="h"/></constraints></view></subviews><constraints>
            <constraint firstItem="probe" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="l"/>
            <constraint firstItem="probe" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
            </constraints></view></viewController></objects></scene></scenes></document>
            """
        return try #require(Fixture.frames(Fixture.document(text, options))["probe"])[0]
    }

    @Test func marginsAre16InsideTheSafeArea() throws {
        let designed = ImportOptions(purpose: .asDesigned, textSizes: .recorded)
        #expect(try Self.margin(tools: "11542", designed) == 20)
        #expect(try Self.margin(tools: "14835", designed) == 90 + 16)
        #expect(try Self.margin(tools: "21507", designed) == 80 + 16)
        #expect(
            try Self.margin(
                tools: "21507", ImportOptions(purpose: .anyScreen, textSizes: .recorded)) == 80 + 16
        )
    }

    @Test func aDocumentOfTvOSIsTriedOnTelevisions() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder.AppleTV.XIB" targetRuntime="AppleTV" useAutolayout="YES">
            <objects><view id="root"><rect key="frame" x="0.0" y="0.0" width="1920" height="1080"/></view>
            </objects></document>
            """
        let file = try Fixture.document(text).jobFile(named: "One")
        let specification = try #require(file.specifications.first)
        let sizes = (0..<specification.variantCount).map {
            specification.variant(at: $0).environment.size
        }
        #expect(Set(sizes) == [Size(1920, 1080)])
    }
}
