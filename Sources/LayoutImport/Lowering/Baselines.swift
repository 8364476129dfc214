import LayoutCore

/// Baselines of the system font: distances that a view supplies and that do not depend on the layout (semantics 2.3).
enum Baselines {
    /// Height of a line of the system font in some size, points, a whole number of pixels.
    static func lineHeight(_ size: Double, scale: Double) -> Double {
        (LineMetrics(systemFontSize: size).lineHeight * scale).rounded(.up) / scale
    }

    /// How far a button's baseline lies below its middle, where its title does; nil for others. Unlike the distances from
    /// its edges this holds at any height.
    static func belowMiddle(of view: DesignView, scale: Double) -> Double? {
        guard view.tag == "button", view.content.isCentredVertically,
            view.content.contentInsets == nil, let offsets = offsets(of: view, scale: scale)
        else { return nil }
        return (offsets.first - offsets.last) / 2
    }

    /// First baseline from the top and last from the bottom of the alignment rectangle; nil for views without text.
    static func offsets(of view: DesignView, scale: Double) -> (first: Double, last: Double)? {
        let padding: Double
        switch view.tag {
        case "label": padding = 0
        case "button": padding = view.content.configuration == nil ? ViewNode.buttonPadding : 7
        case "textField": padding = view.content.style == "roundedRect" ? 7 : 0
        default: return nil
        }
        let size = view.content.font?.size ?? (view.tag == "button" ? 15 : 17)
        let line = lineHeight(size, scale: scale)
        let first = (LineMetrics(systemFontSize: size).ascender * scale).rounded(.up) / scale
        return (first + padding, max(0, line - first) + padding)
    }
}
