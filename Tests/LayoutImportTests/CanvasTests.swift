import Foundation
import LayoutCore
import LayoutImport
import Testing

/// What Xcode's canvas puts around a scene (docs/interface-builder.md, "The canvas"): each row is a fact read from
/// recorded documents.
@Suite struct CanvasTests {
    struct Canvas: Sendable, CustomTestStringConvertible {
        var device: String
        var tools: Int
        var root: [Double]
        /// Top, left, bottom, right.
        var safeArea: [Double]
        var metrics = ""
        var isLandscape = false
        /// Side margins of the root.
        var margin = 16.0

        var testDescription: String { "\(device) \(tools) \(root) \(metrics)" }
    }

    private static let navigationBar =
        "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
    private static let opaqueBar =
        "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\"/>"
    private static let largeBar =
        "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" largeTitles=\"YES\"/>"
    private static let tabBar = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
    private static let toolBar = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
    private static let noStatusBar = "<nil key=\"simulatedStatusBarMetrics\"/>"
    private static let freeform = "<size key=\"freeformSize\" width=\"300\" height=\"200\"/>"

    static let screens: [Canvas] = [
        // A home button: a status bar of 20 except in Xcode 11 to 14.2, nothing below.
        Canvas(device: "retina4_7", tools: 14460, root: [0, 375, 667], safeArea: [20, 0, 0, 0]),
        Canvas(device: "retina4_7", tools: 14868, root: [0, 375, 667], safeArea: [0, 0, 0, 0]),
        Canvas(device: "retina4_7", tools: 15505, root: [0, 375, 667], safeArea: [0, 0, 0, 0]),
        Canvas(device: "retina4_7", tools: 20037, root: [0, 375, 667], safeArea: [0, 0, 0, 0]),
        Canvas(device: "retina4_7", tools: 21225, root: [0, 375, 667], safeArea: [0, 0, 0, 0]),
        Canvas(device: "retina4_7", tools: 21701, root: [0, 375, 667], safeArea: [20, 0, 0, 0]),
        Canvas(device: "retina4_7", tools: 22505, root: [0, 375, 667], safeArea: [20, 0, 0, 0]),
        Canvas(
            device: "retina5_5", tools: 14460, root: [0, 414, 736], safeArea: [20, 0, 0, 0],
            margin: 20),
        // Rounded phones; from Xcode 15 on the screens of their successors.
        Canvas(device: "retina5_9", tools: 17156, root: [0, 375, 812], safeArea: [44, 0, 34, 0]),
        Canvas(device: "retina5_9", tools: 21507, root: [0, 375, 812], safeArea: [47, 0, 34, 0]),
        Canvas(device: "retina5_9", tools: 21701, root: [0, 375, 812], safeArea: [50, 0, 34, 0]),
        Canvas(device: "retina5_9", tools: 22505, root: [0, 375, 812], safeArea: [50, 0, 34, 0]),
        Canvas(
            device: "retina6_1", tools: 17156, root: [0, 414, 896], safeArea: [44, 0, 34, 0],
            margin: 20),
        Canvas(
            device: "retina6_1", tools: 23094, root: [0, 414, 896], safeArea: [48, 0, 34, 0],
            margin: 20),
        Canvas(
            device: "retina6_1", tools: 20037, root: [0, 414, 896], safeArea: [44, 0, 34, 0],
            margin: 20),
        Canvas(
            device: "retina6_1", tools: 21225, root: [0, 414, 896], safeArea: [48, 0, 34, 0],
            margin: 20),
        // What the screen's shape takes is there without a status bar too.
        Canvas(
            device: "retina6_1", tools: 18122, root: [0, 414, 896], safeArea: [44, 0, 34, 0],
            metrics: noStatusBar, margin: 20),
        // The last builds of Xcode 16 and those of Xcode 26 count them twice.
        Canvas(device: "retina6_12", tools: 23504, root: [0, 393, 852], safeArea: [59, 0, 34, 0]),
        Canvas(
            device: "retina6_12", tools: 23727, root: [0, 393, 852], safeArea: [118, 0, 68, 0]),
        Canvas(
            device: "retina6_1", tools: 23727, root: [0, 414, 896], safeArea: [92, 0, 68, 0],
            metrics: navigationBar, margin: 20),
        Canvas(
            device: "retina6_1", tools: 24506, root: [0, 414, 896], safeArea: [96, 0, 68, 0],
            margin: 20),
        Canvas(
            device: "retina6_5", tools: 22505, root: [0, 414, 896], safeArea: [44, 0, 34, 0],
            margin: 20),
        Canvas(device: "retina6_0", tools: 17506, root: [0, 390, 844], safeArea: [44, 0, 34, 0]),
        Canvas(device: "retina6_0", tools: 20037, root: [0, 390, 844], safeArea: [44, 0, 34, 0]),
        Canvas(device: "retina6_0", tools: 21507, root: [0, 390, 844], safeArea: [47, 0, 34, 0]),
        Canvas(device: "retina6_12", tools: 21507, root: [0, 393, 852], safeArea: [59, 0, 34, 0]),
        Canvas(device: "retina6_3", tools: 23504, root: [0, 402, 874], safeArea: [62, 0, 34, 0]),
        Canvas(
            device: "retina6_7", tools: 17506, root: [0, 428, 926], safeArea: [44, 0, 34, 0],
            margin: 20),
        Canvas(
            device: "ipad9_7", tools: 14460, root: [0, 768, 1024], safeArea: [20, 0, 0, 0],
            margin: 20),
        Canvas(
            device: "ipad9_7", tools: 21225, root: [0, 768, 1024], safeArea: [0, 0, 0, 0],
            margin: 20),
        Canvas(
            device: "ipad12_9rounded", tools: 17156, root: [0, 1024, 1366],
            safeArea: [24, 0, 20, 0], margin: 20),
        // Tablets have their status bar again in Xcode 12 and 13.
        Canvas(
            device: "ipad9_7", tools: 16096, root: [0, 768, 1024], safeArea: [0, 0, 0, 0],
            margin: 20),
        Canvas(
            device: "ipad10_5", tools: 20037, root: [0, 834, 1112], safeArea: [20, 0, 0, 0],
            margin: 20),
        Canvas(
            device: "ipad12_9rounded", tools: 15505, root: [0, 1024, 1366],
            safeArea: [0, 0, 20, 0], margin: 20),
        Canvas(
            device: "ipad7_9", tools: 20037, root: [0, 744, 1133], safeArea: [24, 0, 20, 0],
            margin: 20),
        Canvas(
            device: "ipad9_7", tools: 21506, root: [0, 768, 1024], safeArea: [20, 0, 0, 0],
            margin: 20),
        Canvas(
            device: "retina5_9", tools: 17156, root: [0, 812, 375], safeArea: [0, 44, 21, 44],
            isLandscape: true, margin: 20),
        Canvas(
            device: "ipad10_9rounded", tools: 23727, root: [0, 820, 1180],
            safeArea: [24, 0, 50, 0],
            margin: 20),
        Canvas(
            device: "ipad12_9rounded", tools: 24765, root: [0, 1366, 1024],
            safeArea: [24, 0, 50, 0], isLandscape: true, margin: 20),
        // What counts twice counts once as it stands upright: 47 above and 34 below.
        Canvas(
            device: "retina6_0", tools: 24412, root: [0, 844, 390], safeArea: [47, 47, 55, 47],
            isLandscape: true, margin: 20),
        Canvas(
            device: "retina6_0", tools: 24412, root: [0, 844, 390], safeArea: [101, 47, 86, 47],
            metrics: navigationBar + tabBar, isLandscape: true, margin: 20),
    ]

    static let bars: [Canvas] = [
        // A wide phone on its side keeps the height of its navigation bar.
        Canvas(
            device: "retina6_1", tools: 14845, root: [0, 896, 414], safeArea: [44, 44, 21, 44],
            metrics: navigationBar, isLandscape: true, margin: 20),
        Canvas(
            device: "retina4_7", tools: 14460, root: [0, 375, 667], safeArea: [64, 0, 0, 0],
            metrics: navigationBar),
        Canvas(
            device: "retina4_7", tools: 20037, root: [0, 375, 667], safeArea: [44, 0, 0, 0],
            metrics: navigationBar),
        Canvas(
            device: "retina4_7", tools: 14460, root: [0, 375, 667], safeArea: [20, 0, 49, 0],
            metrics: tabBar),
        // A tool bar is as high as a tab bar from Xcode 11 on.
        Canvas(
            device: "retina4_7", tools: 14460, root: [0, 375, 667], safeArea: [20, 0, 44, 0],
            metrics: toolBar),
        Canvas(
            device: "retina4_7", tools: 15400, root: [0, 375, 667], safeArea: [0, 0, 49, 0],
            metrics: toolBar),
        Canvas(
            device: "retina5_9", tools: 17156, root: [0, 375, 812], safeArea: [88, 0, 34, 0],
            metrics: navigationBar),
        Canvas(
            device: "retina5_5", tools: 14460, root: [0, 414, 736], safeArea: [64, 0, 0, 0],
            metrics: navigationBar, margin: 20),
        Canvas(
            device: "retina5_9", tools: 23094, root: [0, 375, 812], safeArea: [94, 0, 83, 0],
            metrics: navigationBar + toolBar),
        Canvas(
            device: "retina5_9", tools: 17156, root: [0, 375, 812], safeArea: [44, 0, 83, 0],
            metrics: tabBar),
        Canvas(
            device: "retina6_1", tools: 17156, root: [0, 414, 896], safeArea: [88, 0, 34, 0],
            metrics: navigationBar, margin: 20),
        Canvas(
            device: "retina6_1", tools: 23094, root: [0, 414, 896], safeArea: [92, 0, 34, 0],
            metrics: navigationBar, margin: 20),
        Canvas(
            device: "retina6_5", tools: 17156, root: [0, 414, 896], safeArea: [88, 0, 83, 0],
            metrics: navigationBar + tabBar, margin: 20),
        Canvas(
            device: "retina6_1", tools: 17156, root: [0, 414, 896], safeArea: [44, 0, 83, 0],
            metrics: tabBar, margin: 20),
        Canvas(
            device: "retina6_12", tools: 22505, root: [0, 393, 852], safeArea: [103, 0, 34, 0],
            metrics: navigationBar),
        Canvas(
            device: "retina4_7", tools: 14460, root: [0, 375, 667], safeArea: [116, 0, 0, 0],
            metrics: largeBar),
        // Whoever takes the status bar away loses it before Xcode 9 only.
        Canvas(
            device: "ipad9_7", tools: 12121, root: [0, 1024, 768], safeArea: [0, 0, 0, 0],
            metrics: noStatusBar, isLandscape: true, margin: 20),
        Canvas(
            device: "retina5_5", tools: 13189, root: [0, 414, 736], safeArea: [20, 0, 0, 0],
            metrics: noStatusBar, margin: 20),
        Canvas(
            device: "retina4_7", tools: 14490, root: [0, 375, 667], safeArea: [20, 0, 0, 0],
            metrics: noStatusBar),
        Canvas(
            device: "ipad9_7", tools: 14460, root: [0, 768, 1024], safeArea: [20, 0, 0, 0],
            metrics: noStatusBar + freeform, margin: 20),
        Canvas(
            device: "retina4_7", tools: 14490, root: [0, 375, 204], safeArea: [0, 0, 0, 0],
            metrics: noStatusBar + freeform),
        Canvas(
            device: "ipad9_7", tools: 32700, root: [0, 768, 1024], safeArea: [20, 0, 0, 0],
            metrics: noStatusBar, margin: 20),
    ]

    static let shorterRoots: [Canvas] = [
        // A page sheet on a tablet has its bars alone.
        Canvas(
            device: "ipad12_9rounded", tools: 17156, root: [0, 704, 995], safeArea: [0, 0, 0, 0],
            margin: 20),
        Canvas(
            device: "ipad10_9rounded", tools: 22505, root: [0, 704, 780],
            safeArea: [56, 0, 50, 0], metrics: navigationBar + toolBar, isLandscape: true,
            margin: 20),
        // Opaque bars: older versions record the place below them, newer ones only the height.
        Canvas(
            device: "retina4_7", tools: 12121, root: [64, 375, 603], safeArea: [0, 0, 0, 0],
            metrics: opaqueBar),
        Canvas(
            device: "retina4_7", tools: 14460, root: [0, 375, 603], safeArea: [0, 0, 0, 0],
            metrics: opaqueBar),
        // As high as the screen but below the bars: the bottom hangs out.
        Canvas(
            device: "retina4_7", tools: 14460, root: [64, 375, 667], safeArea: [0, 0, 64, 0],
            metrics: opaqueBar),
        // Sheets.
        Canvas(
            device: "retina6_1", tools: 17156, root: [0, 414, 842], safeArea: [0, 0, 34, 0],
            margin: 20),
        Canvas(
            device: "retina6_1", tools: 17156, root: [0, 414, 842], safeArea: [56, 0, 34, 0],
            metrics: navigationBar, margin: 20),
        Canvas(
            device: "retina6_5", tools: 16097, root: [0, 414, 842], safeArea: [0, 0, 34, 0],
            margin: 20),
        Canvas(
            device: "retina5_9", tools: 15505, root: [0, 375, 758], safeArea: [56, 0, 34, 0],
            metrics: navigationBar),
        Canvas(
            device: "retina4_7", tools: 17156, root: [0, 375, 647], safeArea: [0, 0, 0, 0]),
        // From Xcode 13 on those with a navigation bar end above the home indicator.
        Canvas(
            device: "retina6_1", tools: 19529, root: [0, 414, 842], safeArea: [56, 0, 0, 0],
            metrics: navigationBar, margin: 20),
        Canvas(
            device: "retina6_0", tools: 18122, root: [0, 390, 790], safeArea: [56, 0, 34, 0],
            metrics: navigationBar),
        // Without one, the last builds of Xcode 13 give them the top of the screen.
        Canvas(
            device: "retina6_1", tools: 20037, root: [0, 414, 842], safeArea: [44, 0, 0, 0],
            margin: 20),
        // From Xcode 15 on only a sheet's edge shows, and it ends above the home indicator.
        Canvas(
            device: "retina6_0", tools: 23504, root: [0, 390, 834], safeArea: [56, 0, 0, 0],
            metrics: navigationBar),
        Canvas(
            device: "retina6_1", tools: 22505, root: [0, 414, 830], safeArea: [0, 0, 49, 0],
            metrics: navigationBar + toolBar, margin: 20),
        // In Xcode 26 it begins below what the screen's shape takes.
        Canvas(
            device: "retina6_12", tools: 24765, root: [0, 393, 793], safeArea: [59, 0, 0, 0]),
        Canvas(
            device: "retina6_12", tools: 24765, root: [0, 393, 783], safeArea: [59, 0, 0, 0]),
        // Below opaque bars and above a tab bar: what is left has no insets at all.
        Canvas(
            device: "retina4_7", tools: 14460, root: [0, 375, 554], safeArea: [0, 0, 0, 0],
            metrics: opaqueBar + tabBar),
        Canvas(
            device: "retina5_5", tools: 22505, root: [0, 414, 666], safeArea: [0, 0, 0, 0],
            metrics: opaqueBar, margin: 20),
        Canvas(
            device: "retina4_7", tools: 22505, root: [0, 375, 591], safeArea: [0, 0, 0, 0],
            metrics: opaqueBar),
        // Sizes of their own lie over the screen, and have one of their own from Xcode 14 on.
        Canvas(
            device: "retina4_7", tools: 14490, root: [0, 178, 111], safeArea: [0, 0, 0, 0],
            metrics: freeform),
        // As high as a screen they have its status bar.
        Canvas(
            device: "retina4_7", tools: 14460, root: [0, 375, 570], safeArea: [20, 0, 0, 0],
            metrics: freeform),
        Canvas(
            device: "retina4_7", tools: 13771, root: [0, 815, 660], safeArea: [20, 0, 0, 0],
            metrics: freeform, margin: 20),
        // Wider than the screen they do not lie over it.
        Canvas(
            device: "retina6_1", tools: 17156, root: [0, 600, 96], safeArea: [44, 0, 34, 0],
            metrics: freeform, margin: 20),
        Canvas(
            device: "retina5_9", tools: 23727, root: [0, 375, 580], safeArea: [50, 0, 34, 0],
            metrics: freeform),
        Canvas(
            device: "retina4_7", tools: 16097, root: [0, 375, 2000], safeArea: [44, 0, 0, 0],
            metrics: freeform + navigationBar),
        // What is higher than the screen ends at its own tab bar.
        Canvas(
            device: "retina4_7", tools: 15505, root: [0, 375, 1500], safeArea: [0, 0, 49, 0],
            metrics: freeform + tabBar),
        Canvas(
            device: "retina4_7", tools: 18122, root: [0, 500, 524], safeArea: [0, 0, 0, 0],
            metrics: freeform + opaqueBar, margin: 20),
        Canvas(
            device: "retina4_7", tools: 22505, root: [0, 465, 154], safeArea: [20, 0, 0, 0],
            metrics: freeform, margin: 20),
        // Roots of a size of their own have the wide margin from 400 on.
        Canvas(
            device: "retina4_7", tools: 14460, root: [0, 400, 600], safeArea: [20, 0, 0, 0],
            metrics: freeform, margin: 20),
        // A status bar alone covers no root, and what reaches below the screen has nothing there.
        Canvas(
            device: "ipad9_7", tools: 14460, root: [0, 768, 1004], safeArea: [20, 0, 0, 0],
            margin: 20),
        Canvas(
            device: "retina4_7", tools: 13771, root: [64, 375, 887], safeArea: [0, 0, 0, 0],
            metrics: freeform + navigationBar + tabBar),
        Canvas(
            device: "retina6_1", tools: 17156, root: [0, 414, 150], safeArea: [44, 0, 0, 0],
            metrics: freeform, margin: 20),
        Canvas(
            device: "retina6_12", tools: 21507, root: [0, 316, 202], safeArea: [59, 0, 0, 0],
            metrics: freeform),
        Canvas(
            device: "retina6_12", tools: 21701, root: [0, 316, 202], safeArea: [59, 0, 34, 0],
            metrics: freeform),
        Canvas(
            device: "retina6_0", tools: 21507, root: [0, 468, 360], safeArea: [47, 0, 34, 0],
            metrics: freeform, margin: 20),
    ]

    @Test(arguments: screens + bars + shorterRoots)
    func safeAreaAndMarginsOfARoot(_ canvas: Canvas) throws {
        let frames = try Fixture.frames(
            Fixture.designed(
                "Canvas.storyboard",
                [
                    "device": canvas.device, "tools": "\(canvas.tools)",
                    "orientation": canvas.isLandscape ? "landscape" : "portrait",
                    "y": "\(canvas.root[0])", "width": "\(canvas.root[1])",
                    "height": "\(canvas.root[2])", "metrics": canvas.metrics,
                ]))
        let (width, height) = (canvas.root[1], canvas.root[2])
        let area = canvas.safeArea
        let probe = [area[1], area[0], width - area[1] - area[3], height - area[0] - area[2]]
        #expect(frames["probe"] == probe)
        // Before Xcode 9 margins know no safe area.
        let adds = canvas.tools >= 13000
        let top = adds ? area[0] : 0
        let bottom = adds ? area[2] : 0
        let left = canvas.margin + (adds ? area[1] : 0)
        let right = canvas.margin + (adds ? area[3] : 0)
        let inner = [left, top, width - left - right, height - top - bottom]
        #expect(frames["inner"] == inner)
    }

    @Test(arguments: [(9532, 20.0), (7706, 16), (6254, 16)])
    func theSquareOfXcode7HasTheWideMarginAndThatOfXcode6TheOther(
        _ tools: Int, _ margin: Double
    ) throws {
        let text = try Fixture.text(
            "Canvas.storyboard",
            [
                "device": "", "tools": "\(tools)", "orientation": "portrait", "y": "0",
                "width": "600", "height": "600", "metrics": "",
            ]
        ).replacingOccurrences(
            of: "<device id=\"\" orientation=\"portrait\" appearance=\"light\"/>", with: "")
        let frames = try Fixture.frames(
            Fixture.document(text, ImportOptions(purpose: .asDesigned, textSizes: .recorded)))
        #expect(frames["inner"] == [margin, 0, 600 - 2 * margin, 600])
    }
}
