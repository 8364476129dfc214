import LayoutCore
import Testing

@testable import LayoutImport

/// Bars and sheets that follow from what a storyboard records and says of its controllers (docs/interface-builder.md,
/// "The canvas"): each is a fact read from recorded documents.
@Suite struct RecordedBarTests {
    /// A storyboard whose scene "target" has a view in its safe area.
    struct Board {
        var device: String
        var tools: Int
        var width = 375
        var height = 667
        /// Top and height of the navigation bar; nil where the document records none.
        var bar: (top: Double, height: Double)?
        /// Its width; nil is the screen's.
        var barWidth: Int?
        var barAttributes = ""
        /// Controllers and segues before the scene.
        var path = Path.root
        /// Attributes of the scene's controller and what is inside it.
        var attributes = ""
        var content = ""
        /// What lies behind the view in the safe area.
        var behind = ""

        enum Path {
            /// The scene is the root of a navigation controller.
            case root
            /// A root pushes it.
            case pushed
            /// Another scene presents it.
            case presented
        }

        private func scene(_ content: String) -> String {
            "<scene><objects>\(content)</objects></scene>"
        }

        private var before: String {
            let frame =
                bar.map {
                    "<rect key=\"frame\" x=\"0.0\" y=\"\($0.top)\" width=\"\(barWidth ?? width)\" height=\"\($0.height)\"/>"
                } ?? ""
            let first = path == .root ? "target" : "list"
            let navigation = scene(
                """
                <navigationController id="bars"><navigationBar key="navigationBar" \(barAttributes) id="bar">\(frame)
                </navigationBar><connections><segue destination="\(first)" kind="relationship" \
                relationship="rootViewController" id="r"/></connections></navigationController>
                """)
            let kind = path == .presented ? "presentation" : "show"
            let list = scene(
                """
                <viewController id="list"><view key="view" id="list-view">
                <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/></view><connections>
                <segue destination="target" kind="\(kind)" id="s"/></connections></viewController>
                """)
            switch path {
            case .root: return navigation
            case .pushed: return navigation + list
            case .presented: return list
            }
        }

        /// Top and bottom of the safe area, points.
        func insets() throws -> [Double] {
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(tools)" \
                useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
                <device id="\(device)" orientation="portrait"/><scenes>\(before)
                <scene><objects><viewController \(attributes) id="target"><view key="view" id="target-view">
                <rect key="frame" x="0.0" y="0.0" width="\(width)" height="\(height)"/>
                <subviews>\(behind)<view translatesAutoresizingMaskIntoConstraints="NO" id="probe">
                <rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews>
                <viewLayoutGuide key="safeArea" id="safe"/><constraints>
                <constraint firstItem="probe" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
                <constraint firstItem="probe" firstAttribute="bottom" secondItem="safe" secondAttribute="bottom" id="b"/>
                <constraint firstItem="probe" firstAttribute="width" constant="50" id="w"/>
                <constraint firstItem="probe" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="l"/>
                </constraints></view>\(content)</viewController></objects></scene></scenes></document>
                """
            let document = try Fixture.document(
                text, ImportOptions(purpose: .asDesigned, textSizes: .recorded))
            let target = try #require(document.scenes.first { $0.id == "target-view" })
            let frame = try #require(target.designFrames().first { $0.id == "probe" }).frame
            return [frame.y, Double(height) - frame.y - frame.height]
        }
    }

    @Test func aScreenEndsWhereItsRecordedBarDoes() throws {
        let early = Board(
            device: "retina6_7", tools: 20037, width: 428, height: 926, bar: (44, 44))
        #expect(try early.insets() == [88, 34])
        let later = Board(
            device: "retina6_7", tools: 21225, width: 428, height: 926, bar: (47, 44))
        #expect(try later.insets() == [91, 34])
        let high = Board(device: "retina3_5", tools: 14460, width: 320, height: 480, bar: (20, 50))
        #expect(try high.insets() == [70, 0])
        let sheet = Board(device: "ipad9_7", tools: 24093, width: 540, height: 610, bar: (10, 54))
        #expect(try sheet.insets() == [64, 0])
    }

    @Test func withoutARecordAndBeforeXcode10RulesSayWhereItEnds() throws {
        #expect(try Board(device: "retina4_7", tools: 22505).insets() == [64, 0])
        #expect(try Board(device: "retina4_7", tools: 13771, bar: (0, 44)).insets() == [64, 0])
        // One from a build that drew no status bar.
        #expect(try Board(device: "retina4_7", tools: 23727, bar: (0, 44)).insets() == [64, 0])
        #expect(try Board(device: "retina4_7", tools: 20037, bar: (0, 44)).insets() == [44, 0])
    }

    /// A record as wide as the square of Xcode 6 and 7 is older than the device.
    @Test func aRecordOfTheSquareSaysNothingOfAScreen() throws {
        let square = Board(
            device: "retina6_1", tools: 21225, width: 414, height: 896, bar: (0, 44), barWidth: 600)
        #expect(try square.insets() == [92, 34])
    }

    @Test func aBarAboveWhereTheScreenLetsItLiesInASheet() throws {
        let sheet = Board(
            device: "retina6_12", tools: 24765, width: 393, height: 793, bar: (16, 54))
        #expect(try sheet.insets() == [70, 0])
        let full = Board(device: "retina6_1", tools: 21701, width: 414, height: 896, bar: (0, 44))
        #expect(try full.insets() == [44, 0])
    }

    @Test func aLargeTitleStaysUntilASceneSaysOtherwise() throws {
        var board = Board(
            device: "retina4_7", tools: 22505, bar: (20, 96), barAttributes: "largeTitles=\"YES\"",
            path: .pushed)
        #expect(try board.insets() == [116, 0])
        board.content =
            "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"never\" id=\"i\"/>"
        #expect(try board.insets() == [64, 0])
        board.bar = nil
        #expect(try board.insets() == [64, 0])
        board.content = ""
        #expect(try board.insets() == [116, 0])
    }

    @Test func aListAtTheBackShrinksALargeTitle() throws {
        let list = """
            <tableView fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="rows">
            <rect key="frame" x="0.0" y="88" width="414" height="100"/></tableView>
            """
        var board = Board(
            device: "retina6_1", tools: 17701, width: 414, height: 896, bar: (44, 96),
            barAttributes: "largeTitles=\"YES\"", behind: list)
        #expect(try board.insets() == [88, 34])
        board.bar = nil
        #expect(try board.insets() == [88, 34])
        board.behind = ""
        #expect(try board.insets() == [140, 34])
        // Before Xcode 11, and on a screen with a home button, it stays.
        board = Board(
            device: "retina6_1", tools: 14490, width: 414, height: 896, bar: (44, 96),
            barAttributes: "largeTitles=\"YES\"", behind: list)
        #expect(try board.insets() == [140, 34])
        board = Board(
            device: "retina4_7", tools: 19529, bar: (0, 96), barAttributes: "largeTitles=\"YES\"",
            behind: list)
        #expect(try board.insets() == [96, 0])
    }

    @Test func whatIsShownFullScreenHasNoInsets() throws {
        var board = Board(
            device: "retina6_1", tools: 21701, width: 414, height: 896, path: .presented,
            attributes: "modalPresentationStyle=\"fullScreen\"")
        #expect(try board.insets() == [0, 0])
        board.attributes = "modalPresentationStyle=\"overFullScreen\""
        #expect(try board.insets() == [48, 34])
    }

    @Test func fromXcode14_3OnSheetsAreDrawnByTheirEdge() throws {
        var board = Board(
            device: "retina6_12", tools: 21701, width: 393, height: 842, path: .presented)
        #expect(try board.insets() == [0, 0])
        board.content = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
        #expect(try board.insets() == [56, 0])
        let before = Board(
            device: "retina6_1", tools: 18122, width: 414, height: 842, path: .presented)
        #expect(try before.insets() == [0, 34])
        let last = Board(
            device: "retina6_1", tools: 20037, width: 414, height: 842, path: .presented)
        #expect(try last.insets() == [44, 0])
    }

    /// Not finite, or far beyond any screen: such a bar counts as none that is recorded.
    @Test(
        arguments: [
            (0, .infinity), (-.infinity, 44), (0, 1e300), (.nan, 44), (0, .nan),
        ] as [(Double, Double)])
    func aBarOfNoUsablePlaceIsNotRecorded(_ bar: (top: Double, height: Double)) throws {
        #expect(
            try Board(device: "retina4_7", tools: 20037, bar: bar).insets()
                == Board(device: "retina4_7", tools: 20037).insets())
    }

    @Test(arguments: ["inf", "nan", "1e300"])
    func aHeightThatIsNoNumberIsNotStated(_ height: String) throws {
        func chosen(_ height: String) throws -> [Double] {
            let size = "<size key=\"freeformSize\" width=\"375\" height=\"\(height)\"/>"
            let bars = BarInference.simulated(try Self.element(size), SimulatedBars())
            #expect(bars.isFreeform)
            return [bars.freeformHeight].compactMap { $0 }
        }
        #expect(try chosen(height) == [])
        #expect(try chosen("700") == [700])
    }

    private static func element(_ content: String) throws -> TreeElement {
        try XMLTreeReader.read(Array("<view>\(content)</view>".utf8), file: "Test.xib").root
    }

    @Test func aBarThatASceneChoseIsThereForWhatItPushes() throws {
        func top(_ metrics: String) throws -> Double? {
            let text = """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="16097" \
                useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
                <device id="retina6_1" orientation="portrait"/><scenes>
                <scene><objects><viewController id="list"><view key="view" id="list-view">
                <rect key="frame" x="0.0" y="0.0" width="414" height="896"/></view>\(metrics)<connections>
                <segue destination="target" kind="show" id="s"/></connections></viewController></objects></scene>
                <scene><objects><viewController id="target"><view key="view" id="target-view">
                <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="probe">
                <rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews>
                <viewLayoutGuide key="safeArea" id="safe"/><constraints>
                <constraint firstItem="probe" firstAttribute="top" secondItem="safe" secondAttribute="top" id="t"/>
                <constraint firstItem="probe" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="l"/>
                </constraints></view></viewController></objects></scene></scenes></document>
                """
            let document = try Fixture.document(
                text, ImportOptions(purpose: .asDesigned, textSizes: .recorded))
            let target = try #require(document.scenes.first { $0.id == "target-view" })
            return try target.designFrames().first { $0.id == "probe" }?.frame.y
        }
        let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
        #expect(try top(bar) == 88)
        #expect(try top("") == 44)
    }
}
