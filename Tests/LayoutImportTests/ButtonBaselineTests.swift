import LayoutCore
import LayoutImport
import Testing

/// Baselines of buttons, whose titles lie in the middle of any height (docs/interface-builder.md, "Controls").
@Suite struct ButtonBaselineTests {
    private static func frames(_ alignment: String) throws -> [String: [Double]] {
        func button(_ id: String, _ inside: String = "") -> String {
            """
            <button contentVerticalAlignment="\(alignment)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
            <rect key="frame" x="1" y="2" width="60" height="30"/><state key="normal" title="Save"/>\(inside)</button>
            """
        }
        func constraint(_ first: String, _ attribute: String, _ second: String, _ other: String)
            -> String
        {
            """
            <constraint firstItem="\(first)" firstAttribute="\(attribute)" secondItem="\(second)" \
            secondAttribute="\(other)" id="\(first)-\(attribute)-\(other)"/>
            """
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="19455" \
            useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina4_7" orientation="portrait"/><objects>
            <view id="root"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
            \(button("high", "<constraints><constraint firstAttribute=\"height\" constant=\"46\" id=\"h\"/></constraints>"))
            \(button("plain"))</subviews><constraints>
            \(constraint("high", "top", "root", "top"))\(constraint("high", "leading", "root", "leading"))
            \(constraint("plain", "leading", "high", "trailing"))
            \(constraint("plain", "baseline", "high", "firstBaseline"))
            </constraints></view></objects></document>
            """
        return try Fixture.frames(
            Fixture.document(text, ImportOptions(purpose: .asDesigned, textSizes: .recorded)))
    }

    @Test func titlesOfButtonsOfUnequalHeightsStandOnOneLine() throws {
        let frames = try Self.frames("center")
        #expect(frames["high"] == [0, 0, 60, 46])
        // Both titles lie in the middle: the lower button is 8 below the top of the higher one.
        #expect(frames["plain"] == [60, 8, 60, 30])
    }

    @Test func aTitleAtTheTopKeepsItsDistanceFromThere() throws {
        #expect(try Self.frames("top")["plain"] == [60, 0, 60, 30])
    }
}
