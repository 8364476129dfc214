import LayoutCore

/// Natural sizes and alignment insets of UIKit's controls, by the Xcode that saved the document
/// (docs/interface-builder.md, "Controls").
enum ControlSizes {
    /// How far a view's frame reaches beyond its alignment rectangle, points.
    static func alignmentInsets(_ view: DesignView, toolsVersion: Int, scale: Double) -> EdgeInsets
    {
        switch view.tag {
        case "imageView":
            view.content.symbol.map { SymbolInsets.insets(of: $0, scale: scale) } ?? .zero
        case "slider":
            XcodeBuild.isOf26(toolsVersion)
                ? .zero : EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
        case "switch": EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
        case "segmentedControl": EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
        default: .zero
        }
    }

    /// Whether sliders are higher and otherwise as before: in the first build of Xcode 15 and in the last ones of Xcode 16.
    private static func hasHighSlider(_ toolsVersion: Int) -> Bool {
        (22_100..<22_200).contains(toolsVersion) || (23_700..<24_000).contains(toolsVersion)
    }

    /// Controls whose recorded height differs among documents of one Xcode by what they show.
    static let variesByContent: Set<String> = ["toolbar", "searchBar", "datePicker", "pickerView"]

    /// Whether a view has a natural width and height.
    static func axes(_ view: DesignView) -> (width: Bool, height: Bool) {
        if let size = view.placeholderSize { return (size.width != nil, size.height != nil) }
        switch view.tag {
        case "label", "button", "imageView", "textField", "switch", "segmentedControl",
            "activityIndicatorView", "pageControl", "stepper", "datePicker", "pickerView":
            return (true, true)
        case "slider", "progressView", "searchBar", "toolbar", "navigationBar", "tabBar":
            return (false, true)
        case "textView":
            return (!view.content.isScrollEnabled, !view.content.isScrollEnabled)
        default:
            return (false, false)
        }
    }

    /// The part of the natural size of the alignment rectangle that needs no text; nil where it does or there is none.
    static func size(_ view: DesignView, toolsVersion: Int, isRounded: Bool) -> IntrinsicSize {
        // Xcode 11 draws the controls of iOS 13; Xcode 12 those of iOS 14.
        let isModern = toolsVersion >= XcodeBuild.firstOf11
        let isFlat = toolsVersion >= 17_000
        switch view.tag {
        case "switch":
            return XcodeBuild.isOf26(toolsVersion) ? IntrinsicSize(61, 28) : IntrinsicSize(49, 31)
        case "stepper": return IntrinsicSize(94, isModern ? 32 : 29)
        case "slider":
            if XcodeBuild.isOf26(toolsVersion) { return IntrinsicSize(nil, 34) }
            return IntrinsicSize(nil, hasHighSlider(toolsVersion) ? 33 : 30)
        case "segmentedControl": return IntrinsicSize(nil, isModern ? 31 : 28)
        case "progressView": return IntrinsicSize(nil, isFlat ? 4 : 2)
        case "activityIndicatorView":
            let isLarge = view.content.style == "large" || view.content.style == "whiteLarge"
            return isLarge ? IntrinsicSize(37, 37) : IntrinsicSize(20, 20)
        case "searchBar":
            return IntrinsicSize(nil, toolsVersion < XcodeBuild.firstOf9 ? 44 : 56)
        case "pickerView": return IntrinsicSize(320, 216)
        case "toolbar": return IntrinsicSize(nil, isRounded ? 49 : 44)
        case "navigationBar": return IntrinsicSize(nil, 44)
        case "tabBar": return IntrinsicSize(nil, 49)
        default: return IntrinsicSize(nil, nil)
        }
    }
}
