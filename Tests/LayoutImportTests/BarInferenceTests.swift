import LayoutCore
import LayoutImport
import Testing

/// Bars that follow from the segues of a storyboard.
@Suite struct BarInferenceTests {
    /// A scene that a navigation controller pushes and a plain one presents; the document may say which segue counts.
    private static func top(deciding segue: String?) throws -> Double {
        let breakers =
            segue.map {
                "<inferredMetricsTieBreakers><segue reference=\"\($0)\"/></inferredMetricsTieBreakers>"
            } ?? ""
        func scene(_ name: String, _ content: String) -> String {
            "<scene sceneID=\"s-\(name)\"><objects>\(content)</objects></scene>"
        }
        func controller(_ name: String, _ segues: String, _ inside: String = "") -> String {
            scene(
                name,
                """
                <viewController id="\(name)"><view key="view" id="\(name)-view">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\(inside)</view>
                <connections>\(segues)</connections></viewController>
                """)
        }
        let probe = """
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="probe">
            <rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/><constraints>
            <constraint firstItem="probe" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
            <constraint firstItem="probe" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="l"/>
            </constraints>
            """
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="14460" \
            useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina4_7" orientation="portrait"/><scenes>
            \(scene("bars", """
                <navigationController id="bars"><navigationBar key="navigationBar" id="bar">
                <rect key="frame" x="0.0" y="20" width="375" height="44"/></navigationBar><connections>
                <segue destination="list" kind="relationship" relationship="rootViewController" id="root"/>
                </connections></navigationController>
                """))
            \(controller("list", "<segue destination=\"target\" kind=\"show\" id=\"pushed\"/>"))
            \(controller("other", "<segue destination=\"target\" kind=\"presentation\" id=\"shown\"/>"))
            \(controller("target", "", probe))
            </scenes>\(breakers)</document>
            """
        let document = try Fixture.document(
            text, ImportOptions(purpose: .asDesigned, textSizes: .recorded))
        let target = try #require(document.scenes.first { $0.id == "target-view" })
        let frames = try target.designFrames()
        return try #require(frames.first { $0.id == "probe" }).frame.y
    }

    @Test func theSegueThatTheDocumentNamesDecides() throws {
        #expect(try Self.top(deciding: "pushed") == 64)
        #expect(try Self.top(deciding: "shown") == 20)
    }

    /// Frame of a view that fills the safe area of a scene to which others lead.
    private static func probe(
        tools: Int = 14460, device: String = "retina4_7", size: (Int, Int) = (375, 667),
        _ others: String
    ) throws -> [Double] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(tools)" \
            useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="\(device)" orientation="portrait"/><scenes>\(others)
            <scene sceneID="s"><objects><viewController id="target"><view key="view" id="target-view">
            <rect key="frame" x="0.0" y="0.0" width="\(size.0)" height="\(size.1)"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="probe">
            <rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews>
            <viewLayoutGuide key="safeArea" id="safe"/><constraints>
            <constraint firstItem="probe" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
            <constraint firstItem="probe" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="l"/>
            <constraint firstItem="probe" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="b"/>
            <constraint firstItem="probe" firstAttribute="trailing" secondItem="safe" secondAttribute="trailing" id="r"/>
            </constraints></view></viewController></objects></scene></scenes></document>
            """
        let document = try Fixture.document(
            text, ImportOptions(purpose: .asDesigned, textSizes: .recorded))
        let target = try #require(document.scenes.first { $0.id == "target-view" })
        let frame = try #require(target.designFrames().first { $0.id == "probe" }).frame
        return [frame.x, frame.y, frame.width, frame.height]
    }

    private static func navigation(to root: String, _ metrics: String = "") -> String {
        """
        <scene sceneID="n"><objects><navigationController id="bars">\(metrics)
        <navigationBar key="navigationBar" id="bar">
        <rect key="frame" x="0.0" y="20" width="375" height="44"/></navigationBar><connections>
        <segue destination="\(root)" kind="relationship" relationship="rootViewController" id="r1"/>
        </connections></navigationController></objects></scene>
        """
    }

    private static func list(_ metrics: String, _ kind: String = "show") -> String {
        """
        <scene sceneID="l"><objects><viewController id="list"><view key="view" id="list-view">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>\(metrics)<connections>
        <segue destination="target" kind="\(kind)" id="r2"/></connections></viewController></objects></scene>
        """
    }

    private static let tabBar = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"

    @Test func barsChosenForAContainerHoldForWhatItContains() throws {
        #expect(
            try Self.probe(Self.navigation(to: "target", Self.tabBar)) == [0, 64, 375, 554])
        #expect(try Self.probe(Self.navigation(to: "target")) == [0, 64, 375, 603])
    }

    @Test func barsChosenInsideANavigationControllerHoldForWhatIsPushed() throws {
        let pushed = try Self.probe(Self.navigation(to: "list") + Self.list(Self.tabBar))
        #expect(pushed == [0, 64, 375, 554])
        // Without one nothing is pushed.
        #expect(try Self.probe(Self.list(Self.tabBar)) == [0, 20, 375, 647])
    }

    @Test func anEmbeddedRootIsNowhereNearTheBottomOfTheScreen() throws {
        let frame = try Self.probe(
            tools: 20037, device: "retina6_1", size: (414, 808), Self.list("", "embed"))
        #expect(frame == [0, 44, 414, 764])
    }
}
