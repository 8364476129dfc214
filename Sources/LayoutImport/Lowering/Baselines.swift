import LayoutCore

/// Baselines of the system font: distances that a view supplies and that do not depend on the layout (semantics 2.3).
enum Baselines {
    /// Ascender and line height of the system font in one point (semantics 2.3).
    private static let ascender = 0.9521484375
    private static let lineHeight = 1.193359375

    /// Height of a line of the system font in some size, points, a whole number of pixels.
    static func lineHeight(_ size: Double, scale: Double) -> Double {
        (lineHeight * size * scale).rounded(.up) / scale
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
        case "button": padding = view.content.configuration == nil ? 6 : 7
        case "textField": padding = view.content.style == "roundedRect" ? 7 : 0
        default: return nil
        }
        let size = view.content.font?.size ?? (view.tag == "button" ? 15 : 17)
        let line = lineHeight(size, scale: scale)
        let first = (ascender * size * scale).rounded(.up) / scale
        return (first + padding, max(0, line - first) + padding)
    }
}
