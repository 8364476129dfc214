/// How Inter stands in for San Francisco, in numbers (docs/text.md says where each comes from).
enum SystemFont {
    /// Sizes from which on letters are Inter Display's alone; below `blendStart` they are Inter's, in between a blend.
    static let blendStart = 20.0
    static let blendEnd = 22.0

    /// Apple's letter spacing from 6 points on, one entry a point, in 1/1000 em; up to `blendStart`.
    private static let tracking: [Double] = [
        41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23,
    ]
    private static let firstTrackedSize = 6.0
    /// Letter spacing of Inter Display, in 1/1000 em: fitted, Apple's own is of San Francisco's display design.
    private static let displayTracking = 2.0

    /// Share of Inter Display in the letters at a size, 0...1.
    static func displayShare(at size: Double) -> Double {
        min(max((size - blendStart) / (blendEnd - blendStart), 0), 1)
    }

    /// Letter spacing at a size, em: between whole points it runs straight.
    static func letterSpacing(at size: Double, weight: FontWeight) -> Double {
        let share = displayShare(at: size)
        let place = min(
            max(size - firstTrackedSize, 0), Double(tracking.count - 1))
        let lower = Int(place)
        let upper = min(lower + 1, tracking.count - 1)
        let text = tracking[lower] + (tracking[upper] - tracking[lower]) * (place - Double(lower))
        let spacing = text * (1 - share) + displayTracking * share + correction(of: weight)
        return spacing / 1000
    }

    /// What Inter's heavier weights lack against San Francisco's, in 1/1000 em: fitted.
    private static func correction(of weight: FontWeight) -> Double {
        switch weight {
        case .thin, .extraLight, .light, .regular: 0
        case .medium: 6
        case .semibold: 8
        case .bold, .extraBold, .black: 14
        }
    }

    /// Advance of one of Apple's emoji at a size, points: 1.25 em and a little more.
    static func emojiAdvance(at size: Double) -> Double { 1.25 * size + 1.5 }
}
