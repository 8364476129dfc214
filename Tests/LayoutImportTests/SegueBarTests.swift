import LayoutCore
import LayoutImport
import Testing

/// Bars that a scene has from the scene before it (docs/interface-builder.md, "The canvas"): each row is a fact read from
/// recorded documents.
@Suite struct SegueBarTests {
    /// Scenes of a storyboard of which the last, "target", has a view in its safe area.
    struct Board: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var device: String? = "retina4_7"
        var isLandscape = false
        var tools = 14460
        var width = 375
        var height = 667
        /// Where the root is recorded to begin.
        var top = 0
        var scenes: [String]
        /// Top and bottom of the safe area, points.
        var insets: [Double]
        /// Attributes of the target's controller, and elements in it.
        var attributes = ""
        var content = ""
    }

    private static func scene(_ objects: String) -> String {
        "<scene><objects>\(objects)</objects></scene>"
    }

    private static func container(
        _ tag: String, _ id: String, _ relationship: String, to destination: String,
        _ content: String = "", _ attributes: String = ""
    ) -> String {
        let bar =
            tag == "navigationController"
            ? "<navigationBar key=\"navigationBar\" id=\"\(id)-bar\"/>" : ""
        return scene(
            """
            <\(tag) \(attributes) id="\(id)" sceneMemberID="viewController">\(bar)\(content)<connections>
            <segue destination="\(destination)" kind="relationship" relationship="\(relationship)" id="\(id)-s"/>
            </connections></\(tag)>
            """)
    }

    private static func navigation(
        _ id: String = "bars", to destination: String, _ content: String = "",
        _ attributes: String = ""
    ) -> String {
        container(
            "navigationController", id, "rootViewController", to: destination, content, attributes)
    }

    private static func tabs(to destination: String) -> String {
        container("tabBarController", "tabs", "viewControllers", to: destination)
    }

    /// A scene with one segue, from the controller or from a recognizer beside it.
    private static func list(
        _ kind: String, _ metrics: String = "", id: String = "list",
        to destination: String = "target", isBeside: Bool = false
    ) -> String {
        let segue =
            "<connections><segue destination=\"\(destination)\" kind=\"\(kind)\" id=\"\(id)-s\"/></connections>"
        return scene(
            """
            <viewController id="\(id)" sceneMemberID="viewController"><view key="view" id="\(id)-view">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>\(metrics)
            \(isBeside ? "" : segue)</viewController>
            \(isBeside ? "<tapGestureRecognizer id=\"tap\">\(segue)</tapGestureRecognizer>" : "")
            """)
    }

    /// A kind with the attribute that goes with it.
    private static let fullScreen = "presentation\" modalPresentationStyle=\"fullScreen"
    private static let tabBar = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
    private static let toolBar = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
    private static let hides = "hidesBottomBarWhenPushed=\"YES\""
    private static let noBottomBar = "<nil key=\"simulatedBottomBarMetrics\"/>"
    private static let noStatusBar = "<nil key=\"simulatedStatusBarMetrics\"/>"

    private static let columns = container(
        "splitViewController", "split", "masterViewController", to: "target", "",
        "allowDoubleColumnStyle=\"YES\"")

    static let boards: [Board] = [
        Board(
            testDescription: "what a navigation controller inside the tab bar's pushes keeps it",
            scenes: [
                tabs(to: "bars"), navigation(to: "list"), list("show"),
            ], insets: [64, 49]),
        Board(
            testDescription: "what one around the tab bar's pushes covers it",
            scenes: [
                navigation(to: "tabs"), tabs(to: "list"), list("show"),
            ], insets: [64, 0]),
        Board(
            testDescription: "unless the scene before chose a tab bar",
            scenes: [
                navigation(to: "tabs"), tabs(to: "list"), list("show", tabBar),
            ], insets: [64, 49]),
        Board(
            testDescription: "a scene's choice holds for what follows below a hidden bar too",
            scenes: [
                navigation(to: "list", tabBar, "navigationBarHidden=\"YES\""),
                list("show", noBottomBar),
            ], insets: [20, 0]),
        Board(
            testDescription: "a recognizer beside a controller has its segues for it",
            scenes: [navigation(to: "list"), list("show", isBeside: true)], insets: [64, 0]),
        Board(
            testDescription: "in a circle of segues the container comes first",
            scenes: [
                list(
                    "show",
                    "<connections><segue destination=\"bars\" kind=\"show\" id=\"b\"/></connections>"
                ),
                navigation(to: "list"),
            ], insets: [64, 0]),
        Board(
            testDescription: "a bar that is a hidden view takes its place",
            scenes: [
                navigation(to: "target").replacing(
                    "id=\"bars-bar\"", with: "hidden=\"YES\" id=\"b\"")
            ], insets: [64, 0]),
        Board(
            testDescription: "from Xcode 11 on nothing is above without a device",
            device: nil, tools: 19529, width: 600, height: 600, scenes: [navigation(to: "target")],
            insets: [0, 0]),
        Board(
            testDescription: "a phone pushes a detail",
            device: "retina5_9", isLandscape: true, tools: 13771, width: 812, height: 375,
            scenes: [
                tabs(to: "split"),
                container("splitViewController", "split", "masterViewController", to: "bars"),
                navigation(to: "list"), list("showDetail"),
            ], insets: [32, 21 + 32]),
        Board(
            testDescription: "without a split view a detail is presented",
            device: "retina6_1", tools: 18122, width: 414, height: 842,
            scenes: [navigation(to: "list"), list("showDetail")], insets: [0, 34]),
        Board(
            testDescription: "and before", device: "retina6_1", width: 414, height: 896,
            scenes: [navigation(to: "list"), list("showDetail")], insets: [44, 34]),
        Board(
            testDescription: "a tablet shows a detail beside the list",
            device: "ipad12_9", tools: 13771, width: 1024, height: 1366,
            scenes: [
                tabs(to: "split"),
                container("splitViewController", "split", "masterViewController", to: "bars"),
                navigation(to: "list"), list("showDetail"),
            ], insets: [20, 49]),
        Board(
            testDescription: "a split view of columns has its list in a navigation controller",
            device: "retina6_72", tools: 21225, width: 430, height: 932,
            scenes: [columns], insets: [103, 34]),
        Board(
            testDescription: "another has not",
            device: "retina6_72", tools: 21225, width: 430, height: 932,
            scenes: [
                container("splitViewController", "split", "masterViewController", to: "target")
            ], insets: [59, 34]),
        Board(
            testDescription: "before devices what is embedded has no status bar",
            device: nil, tools: 6250, width: 320, height: 524, scenes: [list("embed")],
            insets: [0, 0]),
        Board(
            testDescription: "on a device it has", tools: 14460, width: 375, height: 600,
            scenes: [list("embed")], insets: [20, 0]),
        Board(
            testDescription: "but not where it is lower than a screen", tools: 14313, height: 162,
            scenes: [list("embed")], insets: [0, 0]),
        Board(
            testDescription: "nor wider than its own", tools: 11542, width: 600, height: 800,
            scenes: [list("embed")], insets: [0, 0]),
        Board(
            testDescription: "a layout guide keeps off the home indicator wherever the root ends",
            device: "retina5_9", width: 250, height: 400, scenes: [], insets: [44, 34]),
        Board(
            testDescription: "also below a root of another screen's size",
            device: "retina6_72", tools: 32700, height: 812, scenes: [], insets: [59, 34]),
        Board(
            testDescription: "the square of documents without a device has none on one",
            device: "retina6_1", tools: 16097, width: 600, height: 600, scenes: [], insets: [0, 0]),
        Board(
            testDescription: "nor has what it presents",
            device: nil, tools: 6250, width: 768, height: 1024,
            scenes: [list("embed", id: "first", to: "list"), list("modal")], insets: [0, 0]),
        Board(
            testDescription: "what another scene presents has one",
            device: nil, tools: 6250, width: 768, height: 1024, scenes: [list("modal")],
            insets: [20, 0]),
        Board(
            testDescription: "unless that scene's author chose none",
            device: nil, tools: 6245, width: 1024, height: 768,
            scenes: [list("custom", noStatusBar)], insets: [0, 0]),
        Board(
            testDescription: "what a segue shows full screen has nothing of the screen around it",
            device: "retina6_1", tools: 21701, width: 414, height: 896,
            scenes: [list(fullScreen)], insets: [0, 0]),
        Board(
            testDescription: "before Xcode 14.3 it has",
            device: "retina6_1", tools: 17701, width: 414, height: 896,
            scenes: [list(fullScreen)], insets: [44, 34]),
        Board(
            testDescription: "its bars it has all the same",
            device: "retina6_12", tools: 21701, width: 393, height: 852,
            scenes: [list(fullScreen, to: "tabs"), tabs(to: "target")], insets: [0, 49]),
        Board(
            testDescription: "what a tab's scene shows as a sheet covers the tab bar",
            device: "retina6_12", tools: 21701, width: 393, height: 842,
            scenes: [tabs(to: "list"), list("show")], insets: [0, 0]),
        Board(
            testDescription: "the same on a phone with a home button",
            device: "retina5_5", tools: 21225, width: 414, height: 716,
            scenes: [tabs(to: "list"), list("show")], insets: [0, 0]),
        Board(
            testDescription: "a sheet of a size of its own is lower by where it begins",
            device: "retina5_9", tools: 14868, width: 414, height: 1246, scenes: [list("show")],
            insets: [0, 34], content: "<size key=\"freeformSize\" width=\"414\" height=\"1300\"/>"),
        Board(
            testDescription: "what it shows full screen covers it at any height",
            device: "retina4_0", tools: 16096, width: 320, height: 568,
            scenes: [tabs(to: "list"), list("show")], insets: [0, 0],
            attributes: "modalPresentationStyle=\"fullScreen\""),
        Board(
            testDescription: "what is shown outside a navigation controller is presented",
            tools: 32700,
            scenes: [
                list("show", to: "tabs"),
                tabs(to: "bars").replacing(
                    "id=\"tabs\"", with: "modalPresentationStyle=\"fullScreen\" id=\"tabs\""),
                navigation(to: "target"),
            ], insets: [44, 49]),
        Board(
            testDescription: "what is shown full screen has insets that count twice once",
            device: "retina6_0", tools: 24506, width: 390, height: 844,
            scenes: [list(fullScreen)], insets: [47, 34]),
        Board(
            testDescription: "where nothing counts twice it has none", tools: 24506,
            scenes: [list(fullScreen)], insets: [0, 0]),
        Board(
            testDescription: "a navigation controller's tool bar leaves with what hides it",
            device: "retina6_1", tools: 21701, width: 414, height: 804,
            scenes: [
                navigation(to: "list", "", "toolbarHidden=\"NO\"").replacing(
                    "id=\"bars-bar\"", with: "translucent=\"NO\" id=\"b\""),
                list("show"),
            ], insets: [0, 34], attributes: hides),
        Board(
            testDescription: "one that the author chose stays", tools: 17701,
            scenes: [navigation(to: "list"), list("show", toolBar)], insets: [44, 49],
            attributes: hides),
        Board(
            testDescription: "a circle of segues begins at what one of them presents",
            device: "retina6_12", tools: 21701, width: 393, height: 852,
            scenes: [
                list(fullScreen, to: "tabs"), tabs(to: "bars"), navigation(to: "home"),
                list(
                    "show",
                    "<connections><segue destination=\"list\" kind=\"\(fullScreen)\" id=\"b\"/></connections>",
                    id: "home"),
            ], insets: [44, 49]),
        Board(
            testDescription: "what is shown outside a navigation controller covers a tab bar",
            tools: 12121, scenes: [tabs(to: "list"), list("show")], insets: [20, 0]),
        Board(
            testDescription: "a scene that reaches under no bar lies between them", tools: 14460,
            height: 554, scenes: [tabs(to: "bars"), navigation(to: "target")], insets: [0, 0],
            content: "<extendedEdge key=\"edgesForExtendedLayout\"/>"),
        Board(
            testDescription: "one that reaches under the bottom bar alone", tools: 14460,
            height: 603, scenes: [tabs(to: "bars"), navigation(to: "target")], insets: [0, 49],
            content: "<extendedEdge key=\"edgesForExtendedLayout\" bottom=\"YES\"/>"),
        Board(
            testDescription: "without a navigation bar there is none to lie below", tools: 14460,
            scenes: [], insets: [20, 0],
            content: "<extendedEdge key=\"edgesForExtendedLayout\"/>"),
        Board(
            testDescription: "a square below a bar", device: nil, tools: 7702, width: 600,
            height: 536, top: 64, scenes: [navigation(to: "target")], insets: [0, 0]),
        Board(
            testDescription: "one that is as high as ever lies below nothing", device: nil,
            tools: 7702, width: 600, height: 600, top: 64, scenes: [navigation(to: "target")],
            insets: [64, 0]),
        Board(
            testDescription: "a square that is shorter by its tab bar", device: nil, tools: 10116,
            width: 600, height: 551, scenes: [tabs(to: "target")], insets: [20, 0]),
        Board(
            testDescription: "layout guides keep off a tab bar in a size of its own",
            device: "ipad9_7", tools: 14460, scenes: [tabs(to: "bars"), navigation(to: "target")],
            insets: [70, 50],
            content: "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"),
    ]

    @Test(arguments: boards)
    func insetsOfAScene(_ board: Board) throws {
        let orientation = board.isLandscape ? "landscape" : "portrait"
        let device =
            board.device.map { "<device id=\"\($0)\" orientation=\"\(orientation)\"/>" } ?? ""
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(board.tools)" \
            useAutolayout="YES" useTraitCollections="YES">\(device)<scenes>\(board.scenes.joined())
            <scene><objects><viewController id="target" \(board.attributes) sceneMemberID="viewController"><layoutGuides>
            <viewControllerLayoutGuide type="top" id="top"/><viewControllerLayoutGuide type="bottom" id="bottom"/>
            </layoutGuides><view key="view" id="target-view">
            <rect key="frame" x="0.0" y="\(board.top)" width="\(board.width)" height="\(board.height)"/>
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="probe">
            <rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews><constraints>
            <constraint firstItem="probe" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="t"/>
            <constraint firstItem="bottom" firstAttribute="top" secondItem="probe" secondAttribute="bottom" id="b"/>
            <constraint firstItem="probe" firstAttribute="leading" secondItem="target-view" secondAttribute="leading" id="l"/>
            <constraint firstAttribute="trailing" secondItem="probe" secondAttribute="trailing" id="r"/>
            </constraints></view>\(board.content)</viewController></objects></scene></scenes></document>
            """
        let document = try Fixture.document(
            text, ImportOptions(purpose: .asDesigned, textSizes: .recorded))
        let target = try #require(document.scenes.first { $0.id == "target-view" })
        let frame = try #require(target.designFrames().first { $0.id == "probe" }).frame
        #expect([frame.y, Double(board.height) - frame.y - frame.height] == board.insets)
    }
}
