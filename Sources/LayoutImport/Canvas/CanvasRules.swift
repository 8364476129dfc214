import LayoutCore

/// What Xcode's canvas puts around a scene: heights of bars and the safe area, by device and by the Xcode that saved
/// the document (docs/interface-builder.md, "The canvas").
struct CanvasRules: Sendable {
    let device: DesignDevice
    /// Build of Xcode in thousands, such as 21 for Xcode 14. Old documents wrote another sequence, such as 4514: all of it is
    /// before Xcode 9.
    let generation: Int
    let bars: SimulatedBars
    /// The root's recorded frame in the window, points.
    let frame: Frame
    private let isTelevision: Bool
    /// Whether the document knows safe areas; one that does not has layout guides alone.
    private let usesSafeAreas: Bool
    /// Whether screens with a home button have their status bar: Xcode 11 to 14.2 draw none.
    private let drawsStatusBar: Bool
    /// The same for tablets with a home button: they have theirs from Xcode 12 on, but in the first Xcode 14.
    private let drawsTabletStatusBar: Bool
    /// Whether the build is one of Xcode 14.3 or later: sheets are drawn by their edge alone, what is presented full screen and
    /// roots of a size of their own have a screen of their own.
    private let isFrom14_3: Bool
    private let isOf26: Bool
    /// Whether the canvas counts what a rounded screen takes twice.
    private let countsTwice: Bool

    /// Least height of a size of its own that Xcode 9 and 10 take for a screen, points: that of the smallest phone.
    private static let leastScreenHeight = 480.0

    /// Collects what decides.
    init(document: DesignDocument, bars: SimulatedBars, frame: Frame) {
        device = document.device
        isTelevision = document.platform == .tvOS
        usesSafeAreas = document.usesSafeAreas
        let toolsVersion = document.toolsVersion
        generation = toolsVersion / 1000
        isOf26 = XcodeBuild.isOf26(toolsVersion)
        drawsStatusBar = !(XcodeBuild.firstOf11..<XcodeBuild.firstOf14_3).contains(toolsVersion)
        drawsTabletStatusBar =
            !(XcodeBuild.firstOf11..<17_000).contains(toolsVersion)
            && !(21_000..<21_500).contains(toolsVersion)
        isFrom14_3 = toolsVersion >= XcodeBuild.firstOf14_3
        countsTwice = (23_700..<30_000).contains(toolsVersion)
        self.bars = bars
        self.frame = frame
    }

    private var isRounded: Bool { device.screen?.isRounded == true }
    private var isPad: Bool { device.screen?.idiom == .pad }
    /// The last builds of Xcode 16 and those of Xcode 26 count the screen's insets twice on the canvas, once as it stands
    /// upright, unless the root has a size of its own.
    private var insetFactor: Double {
        let fills = device.canvasSize.map { abs($0.height - frame.height) < 1 } ?? false
        let isOnce = (bars.isFreeform && !fills) || bars.presentation == .fullScreen
        return countsTwice && isRounded && !isOnce ? 2 : 1
    }

    /// Whether nothing of the screen is around it: from Xcode 14.3 on what is presented full screen has bars alone, and where
    /// a phone's insets count twice it has them once.
    private var isBare: Bool {
        bars.presentation == .fullScreen && isFrom14_3 && !(countsTwice && isRounded && !isPad)
    }

    /// Height of the status bar area, points.
    var statusBarHeight: Double {
        guard !isBare else { return 0 }
        // Before devices, what is embedded was drawn without the screen around it, and so was what it presents.
        if device.screen == nil && (bars.presentation == .embedded || bars.isFromEmbedded) {
            return 0
        }
        // What the screen's shape takes is there without a status bar too.
        if isRounded && !isPad {
            // Below a navigation bar Xcode 16 still counts once.
            let isOnce = generation == 23 && bars.hasNavigationBar
            if device.isLandscape { return countsTwice ? notchHeight : 0 }
            return notchHeight * (isOnce ? 1 : insetFactor)
        }
        // From Xcode 9 on the screen has its status bar even where the author chose none; later, roots of a size of their
        // own have none then.
        let isEarly = generation == 13 || generation == 14
        guard bars.hasStatusBar || isEarly || (generation >= 13 && !bars.isFreeform) else {
            return 0
        }
        if isEarly, !(isPad && isRounded) {
            if frame.height < Self.leastScreenHeight { return 0 }
            if bars.isFreeform { return 20 }
        }
        // Xcode 11 draws none on tablets either.
        if isPad && isRounded { return generation == 15 || generation == 16 ? 0 : 24 }
        if isPad { return drawsTabletStatusBar ? 20 : 0 }
        if device.isLandscape && generation >= 13 { return 0 }
        return drawsStatusBar ? 20 : 0
    }

    /// Top inset of a rounded phone, upright, before bars.
    private var notchHeight: Double {
        switch device.id {
        case "retina5_4", "retina5_9":
            return isFrom14_3 && !isOf26 ? 50 : (generation == 21 ? 47 : 44)
        case "retina6_1": return generation >= 21 ? 48 : 44
        case "retina6_0", "retina6_7": return generation >= 21 ? 47 : 44
        case "retina6_12", "retina6_72": return 59
        case "retina6_3", "retina6_9": return 62
        case "retina6_54": return 68
        default: return 44
        }
    }

    /// Height of the home indicator's area, points.
    var homeIndicatorHeight: Double {
        guard isRounded, !isBare else { return 0 }
        if isPad { return countsTwice ? 50 : 20 }
        if device.isLandscape { return 21 + (insetFactor > 1 ? 34 : 0) }
        return 34 * insetFactor
    }

    /// Insets at the sides of a phone on its side, points.
    private var sideInset: Double {
        device.isLandscape && isRounded && !isPad && !isBare ? notchHeight : 0
    }

    /// Height of a navigation bar below the status bar, points.
    private var navigationBarHeight: Double {
        guard bars.hasNavigationBar else { return 0 }
        let bar: Double
        if isOf26 {
            bar = 54
        } else if isPad {
            bar = generation >= 14 ? BarHeight.tablet : BarHeight.navigation
        } else {
            // Wide phones keep theirs on their side.
            let isLow = device.isLandscape && device.screen?.isWideInLandscape != true
            bar = isLow ? BarHeight.onItsSide : BarHeight.navigation
        }
        return bar + (isTitleLarge && !device.isLandscape ? BarHeight.largeTitle : 0)
    }

    /// Whether the navigation bar has a large title that nothing shrinks: from Xcode 11 on a list at the back of a scene does on
    /// a rounded phone, as if it were scrolled.
    private var isTitleLarge: Bool {
        bars.hasLargeTitle && !(bars.beginsWithList && isRounded && !isPad && generation >= 15)
    }

    /// Bottom of the navigation bar where the document records it. Before Xcode 10 records are often older than scenes, and so is
    /// one of a plain bar far above a status bar's end, where the screen is not rounded.
    private var recordedTop: Double? {
        // A record as wide as the square is one of before there were devices.
        guard bars.hasNavigationBar, bars.recordedBar?.width != Self.squareSide,
            let bar = bars.recordedBar, generation >= 14, bar.height > 0,
            isRounded || bar.top > statusBarHeight - 10 || bar.height > BarHeight.tablet
        else { return nil }
        let isSmaller = bars.prefersLargeTitles && !isTitleLarge
        return bar.top + bar.height - (isSmaller ? BarHeight.largeTitle : 0)
    }

    /// Whether the recorded navigation bar lies higher than the screen's shape lets it: in a sheet.
    private var isBarInSheet: Bool {
        guard isRounded, !isPad, !device.isLandscape, recordedTop != nil else { return false }
        return (bars.recordedBar?.top ?? 0) < 40
    }

    /// Height of a tab bar or tool bar above the home indicator, points.
    private var bottomBarHeight: Double {
        switch bars.bottom {
        case .none: 0
        case .tab:
            device.isLandscape && !isPad
                ? (isOf26 ? 31 : BarHeight.onItsSide)
                : (isPad && generation >= 14 ? BarHeight.tablet : BarHeight.tab)
        case .tool:
            if device.isLandscape && !isPad {
                BarHeight.onItsSide
            } else if isPad && generation >= 14 {
                BarHeight.tablet
            } else {
                isRounded || generation >= 15 ? BarHeight.tab : BarHeight.tool
            }
        }
    }

    /// How far below the top of the screen a sheet begins, points: later only its edge is drawn.
    private var sheetOffset: Double { isFrom14_3 ? 10 : (isRounded ? 54 : 20) }

    /// Whether a sheet without a navigation bar has what the screen has at its top, and ends above the home indicator: in the
    /// last builds of Xcode 13.
    private var isSheetAtScreensTop: Bool {
        generation == 20 && isRounded && !isPad && !bars.hasNavigationBar
    }

    /// What a sheet has at its top, points.
    private var sheetTop: Double {
        bars.hasNavigationBar ? Self.sheetBarHeight : (isSheetAtScreensTop ? notchHeight : 0)
    }

    /// What a sheet has at its bottom, points: where only its edge is drawn, it ends above the home indicator, and so does
    /// what has a navigation bar from Xcode 13 on.
    private var sheetBottom: Double {
        let endsAbove =
            isFrom14_3 || (bars.hasNavigationBar && generation >= 19) || isSheetAtScreensTop
        return bottomBarHeight + (endsAbove ? 0 : homeIndicatorHeight)
    }

    /// Height of a navigation bar in a sheet, points.
    private static let sheetBarHeight = 56.0

    /// What a television leaves free, points: nothing before there were safe areas but a navigation bar.
    private var televisionSafeArea: EdgeInsets {
        guard generation >= 13 else {
            let bar = bars.hasNavigationBar ? BarHeight.navigationOnTelevision : 0
            return EdgeInsets(top: bar, left: 0, bottom: 0, right: 0)
        }
        let side: Double = generation < 17 ? 90 : 80
        // A root of a size of its own lies at the screen's top left.
        let screen = DesignDevice.television.size
        return EdgeInsets(
            top: 60 + bars.televisionHeight, left: side,
            bottom: max(0, 60 - max(0, screen.height - frame.height)),
            right: max(0, side - max(0, screen.width - frame.width)))
    }

    /// Width of a page sheet on a tablet, points.
    private static let tabletSheetWidth = 704.0

    /// Side of the square that scenes without a device were drawn in, points.
    private static let squareSide = 600.0

    /// The safe area of the root view, points.
    var safeArea: EdgeInsets {
        if isTelevision { return televisionSafeArea }
        var insets = screenInsets
        // What does not reach under a bar begins or ends at it.
        if !bars.reachesUnderTopBar && bars.hasNavigationBar { insets.top = 0 }
        if !bars.reachesUnderBottomBar && bars.bottom != .none { insets.bottom = 0 }
        return insets
    }

    /// What the screen and the bars take of a root that reaches under them, points.
    private var screenInsets: EdgeInsets {
        let top = recordedTop ?? (statusBarHeight + navigationBarHeight)
        let bottom = isBarInSheet ? sheetBottom : homeIndicatorHeight + bottomBarHeight
        var insets = EdgeInsets(top: top, left: sideInset, bottom: bottom, right: sideInset)
        guard let canvas = device.canvasSize else {
            // From Xcode 11 on nothing lies above the square of a document without a device.
            if generation >= 15 { insets.top = 0 }
            // Without a device the root is as high as its screen, less what it lies below; one that is as high as all of it
            // lies below nothing.
            let reachesEnd = frame.y + frame.height < Self.squareSide + 0.5
            if frame.y > 0.5 && reachesEnd { insets.top = max(0, top - frame.y) }
            let below = Self.squareSide - frame.y - frame.height
            if frame.width == Self.squareSide, below > 0.5 {
                insets.bottom = max(0, bottom - below)
            }
            return insets
        }
        if frame.y > 0.5 {
            // An older Xcode records the place below opaque bars.
            insets.top = max(0, top - frame.y)
            let below = canvas.height - frame.y - frame.height
            insets.bottom = below < 0 && bars.isFreeform ? 0 : max(0, bottom - below)
            return insets
        }
        let missing = canvas.height - frame.height
        if abs(missing) < 1 { return insets }
        if isPad && missing > 1 && frame.width == Self.tabletSheetWidth {
            return EdgeInsets(
                top: bars.hasNavigationBar ? Self.sheetBarHeight : 0, left: 0,
                bottom: bottomBarHeight, right: 0)
        }
        let isSquare = frame.width == Self.squareSide && frame.height == Self.squareSide
        if isSquare && !bars.isFreeform && generation >= 15 { return .zero }
        // What is embedded lies over the screen at the top and nowhere near its bottom.
        let isOver = bars.presentation == .embedded || bars.presentation == .cell
        if !isOver, let vertical = known(missing, top: top, bottom: bottom) {
            (insets.top, insets.bottom) = vertical
            return insets
        }
        // A sheet of a size of its own is lower than that by where it begins.
        if let height = bars.freeformHeight, bars.presentation == .sheet, !isPad,
            abs(height - frame.height - sheetOffset) < 1
        {
            insets.top = sheetTop
            insets.bottom = bottomBarHeight + (usesSafeAreas ? 0 : homeIndicatorHeight)
            return insets
        }
        // A size of its own: newer versions give it a screen of that size, older ones lay it over the device's.
        if bars.isFreeform && isFrom14_3 && bars.presentation != .cell { return insets }
        insets.top = bars.hasNavigationBar && bars.isNavigationBarOpaque ? 0 : top
        // What is wider than the screen does not lie over it.
        let hangsOver = frame.width > canvas.width + 1
        if hangsOver && bars.presentation == .embedded && generation < 13 { insets.top = 0 }
        // What is higher ends at its own bottom bar.
        let end =
            isBarInSheet
            ? sheetBottom : (missing < 0 || !usesSafeAreas ? bottom : homeIndicatorHeight)
        // A layout guide keeps off the home indicator and a bar wherever the root ends.
        let isClear = !hangsOver && (usesSafeAreas || isOver)
        insets.bottom = max(0, end - (isClear ? max(0, missing) : 0))
        return insets
    }

    /// The insets of a root that is shorter than the screen by what a sheet or opaque bars take.
    private func known(
        _ missing: Double, top: Double, bottom: Double
    ) -> (top: Double, bottom: Double)? {
        let bar = Self.sheetBarHeight
        // Only phones' sheets are as wide as the screen, and a status bar alone covers no root.
        let offset = isPad ? 0 : sheetOffset
        let covers = !isPad || bars.hasNavigationBar || bars.bottom != .none
        // Where insets count twice, sheets begin below what the screen's shape takes, and have it once more at their top.
        if countsTwice && isRounded && !isPad && !device.isLandscape && !bars.hasNavigationBar,
            [notchHeight, notchHeight + offset].contains(where: { abs($0 - missing) < 1 })
        {
            return (notchHeight, 0)
        }
        let candidates: [(missing: Double, insets: (Double, Double))] = [
            (offset, (sheetTop, sheetBottom)),
            (isPad ? 0 : offset + bar, (0, sheetBottom)),
            (covers ? top : 0, (0, bottom)),
            (statusBarHeight + BarHeight.navigation, (0, bottom)),
            (covers ? top + bottom : 0, (0, 0)),
            (bottomBarHeight + homeIndicatorHeight, (top, 0)),
        ]
        return candidates.first { $0.missing > 1 && abs($0.missing - missing) < 1 }?.insets
    }
}
