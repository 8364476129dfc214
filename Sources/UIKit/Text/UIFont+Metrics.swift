public import Foundation
internal import LayoutCore

extension UIFont {
    @MainActor private var metrics: LineMetrics? {
        LayoutSession.measurer?.measure(TextRequest(text: "x", font: model)).metrics
    }

    /// Height of a line, points.
    @preconcurrency @MainActor
    public var lineHeight: CGFloat { CGFloat(metrics?.lineHeight ?? 0) }
    /// Top of the line from the baseline, points.
    @preconcurrency @MainActor
    public var ascender: CGFloat { CGFloat(metrics?.ascender ?? 0) }
    /// Bottom of the line from the baseline, negative, points.
    @preconcurrency @MainActor
    public var descender: CGFloat { CGFloat(-(metrics?.descender ?? 0)) }
    /// Space between lines, points.
    @preconcurrency @MainActor
    public var leading: CGFloat {
        metrics.map { CGFloat($0.lineHeight - $0.ascender - $0.descender) } ?? 0
    }
}

/// Measures texts for controls as the engine does.
@MainActor
enum ControlText {
    /// A text's size without wrapping, or wrapped at a width, on the pixel grid, points.
    static func size(
        _ text: String, _ font: UIFont, lines: Int = 1, width: CGFloat = .infinity
    ) -> CGSize {
        guard let measurer = LayoutSession.measurer else { return .zero }
        let environment = UIScreen.main.environment
        let measured = measurer.measure(
            TextRequest(
                text: text, font: font.model,
                category: TextSizeCategory(rawValue: environment.textSize) ?? .large))
        return CGSize(
            measured.layout(
                width: Double(width), numberOfLines: lines, scale: environment.scale
            ).size)
    }
}
