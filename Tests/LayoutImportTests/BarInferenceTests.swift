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

}
