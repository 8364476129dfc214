import LayoutCore

/// What Xcode's canvas puts around a scene: heights of bars and the safe area, by device and by the Xcode that saved
/// the document (docs/interface-builder.md, "The canvas").
struct CanvasRules: Sendable {
    let device: DesignDevice
    /// Build number of Xcode in thousands, such as 21 for Xcode 14.
    let generation: Int
    let bars: SimulatedBars

    /// Collects what decides.
    init(device: DesignDevice, toolsVersion: Int, bars: SimulatedBars) {
        self.device = device
        // Old documents wrote another sequence, such as 4514; all of it is before Xcode 9. Unnumbered builds are new.
        generation = toolsVersion == 0 ? 22 : toolsVersion / 1000
        self.bars = bars
    }

    private var isRounded: Bool { device.screen?.isRounded == true }
    private var isPad: Bool { device.screen?.idiom == .pad }
    /// Xcode 26 counts the screen's insets twice on the canvas.
    private var insetFactor: Double { generation >= 24 && generation < 30 && isRounded ? 2 : 1 }

    /// Height of the status bar area, points.
    var statusBarHeight: Double {
        // From Xcode 15 on the screen has its status bar even where the author chose none.
        guard bars.hasStatusBar || (generation >= 22 && !bars.isFreeform),
            device.screen?.idiom != .tv
        else { return 0 }
        if isPad { return isRounded ? 24 : 20 }
        if !isRounded {
            if device.isLandscape && generation >= 13 { return 0 }
            // Xcode 11 to 14 draw no status bar on screens with a home button, Xcode 9 and 10 none on free sizes.
            let first = bars.isFreeform ? 13 : 15
            return generation >= first && generation < 22 ? 0 : 20
        }
        return device.isLandscape ? 0 : notchHeight * insetFactor
    }

    /// Top inset of a rounded phone, upright, before bars.
    private var notchHeight: Double {
        let isRecent = generation >= 22
        switch device.id {
        case "retina5_4", "retina5_9": return isRecent && generation != 24 ? 50 : 44
        case "retina6_1": return isRecent ? 48 : 44
        case "retina6_0", "retina6_7": return generation >= 20 ? 47 : 44
        case "retina6_12", "retina6_72": return 59
        case "retina6_3", "retina6_9": return 62
        case "retina6_54": return 68
        default: return 44
        }
    }

    /// Height of the home indicator's area, points.
    var homeIndicatorHeight: Double {
        guard isRounded else { return 0 }
        if isPad { return 20 }
        return (device.isLandscape ? 21 : 34) * insetFactor
    }

    /// Insets at the sides of a phone on its side, points.
    private var sideInset: Double {
        device.isLandscape && isRounded && !isPad ? notchHeight * insetFactor : 0
    }

    /// Height of a navigation bar below the status bar, points.
    private var navigationBarHeight: Double {
        guard bars.hasNavigationBar else { return 0 }
        let bar: Double
        if generation >= 24 && generation < 30 {
            bar = 54
        } else if isPad {
            bar = generation >= 14 ? 50 : 44
        } else {
            bar = device.isLandscape ? 32 : 44
        }
        return bar + (bars.hasLargeTitle && !device.isLandscape ? 52 : 0)
    }

    /// Height of a tab bar or tool bar above the home indicator, points.
    private var bottomBarHeight: Double {
        switch bars.bottom {
        case .none: 0
        case .tab: device.isLandscape && !isPad ? 32 : (isPad && generation >= 14 ? 50 : 49)
        case .tool: device.isLandscape && !isPad ? 32 : (isRounded ? 49 : 44)
        }
    }

    /// How far below the top of the screen a sheet begins, points.
    private var sheetOffset: Double { isRounded ? 54 : 20 }

    /// Height of a navigation bar in a sheet, points.
    private static let sheetBarHeight = 56.0

    /// The safe area of a root view with its recorded frame in the window, points.
    func safeArea(of frame: Frame) -> EdgeInsets {
        guard device.screen?.idiom != .tv else {
            return EdgeInsets(top: 60, left: 80, bottom: 60, right: 80)
        }
        let top = statusBarHeight + navigationBarHeight
        let bottom = homeIndicatorHeight + bottomBarHeight
        var insets = EdgeInsets(top: top, left: sideInset, bottom: bottom, right: sideInset)
        guard let canvas = device.canvasSize else {
            // Without a device the root is as high as its screen, less what it lies below.
            if frame.y > 0.5 { insets.top = max(0, top - frame.y) }
            return insets
        }
        if frame.y > 0.5 {
            // An older Xcode records the place below opaque bars.
            insets.top = max(0, top - frame.y)
            insets.bottom = max(0, bottom - (canvas.height - frame.y - frame.height))
            return insets
        }
        let missing = canvas.height - frame.height
        if abs(missing) < 1 { return insets }
        if let vertical = known(missing, top: top, bottom: bottom) {
            (insets.top, insets.bottom) = vertical
            return insets
        }
        // A size of its own: newer versions give it a screen of that size, older ones lay it over the device's.
        if bars.isFreeform && generation >= 20 { return insets }
        insets.top = bars.hasNavigationBar && bars.isNavigationBarOpaque ? 0 : top
        insets.bottom = max(0, homeIndicatorHeight - max(0, missing))
        return insets
    }

    /// The insets of a root that is shorter than the screen by what a sheet or opaque bars take.
    private func known(
        _ missing: Double, top: Double, bottom: Double
    ) -> (top: Double, bottom: Double)? {
        let bar = Self.sheetBarHeight
        let candidates: [(missing: Double, insets: (Double, Double))] = [
            (sheetOffset, (bars.hasNavigationBar ? bar : 0, bottom)),
            (sheetOffset + bar, (0, bottom)),
            (top, (0, bottom)),
            (statusBarHeight + 44, (0, bottom)),
            (top + bottom, (0, 0)),
            (bottomBarHeight + homeIndicatorHeight, (top, 0)),
        ]
        return candidates.first { $0.missing > 1 && abs($0.missing - missing) < 1 }?.insets
    }
}
