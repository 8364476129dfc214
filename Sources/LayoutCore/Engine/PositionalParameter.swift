/// A parameter whose value follows from the answer: solve, measure, solve again (docs/architecture.md, section 3).
struct PositionalParameter: Sendable {
    /// What is measured.
    enum Kind: Sendable {
        /// Height of wrapping text at the solved width.
        case textHeight(WrappingText)
        /// Last baseline from the bottom of wrapping text at the solved width.
        case lastBaseline(MeasuredText, numberOfLines: Int, scale: Double, padding: Double)
        /// The part of the root's safe area that reaches into a view (semantics 4.3).
        case safeArea(ParameterSource.Edge)
        /// The part of the keyboard, or of the safe area below, that reaches into a view.
        case keyboard
        /// Effective margin (semantics 4.4).
        case margin(ParameterSource.Edge)
        /// Inset of the readable content guide.
        case readable(ParameterSource.Edge)
    }

    /// Whether it is measured from places, not from text.
    var isInset: Bool {
        switch kind {
        case .textHeight, .lastBaseline: return false
        case .safeArea, .keyboard, .margin, .readable: return true
        }
    }

    /// Number of the parameter.
    var parameter: Int
    /// The item it belongs to.
    var item: Int
    /// What is measured.
    var kind: Kind

    /// Its value at an answer, or before the first, when `frames` is nil: one-line sizes and the root's insets.
    func value(_ frames: SolvedFrames?, _ margins: EffectiveMargins) -> Double? {
        switch kind {
        case .textHeight(let text):
            return frames.map { text.height(at: $0.alignedSize(item, .horizontal)) }
        case .lastBaseline(let text, let numberOfLines, let scale, let padding):
            return frames.map {
                text.layout(
                    width: $0.alignedSize(item, .horizontal), numberOfLines: numberOfLines,
                    scale: scale
                ).lastBaselineFromBottom + padding
            }
        case .safeArea(let edge): return margins.safeArea(of: item, edge, frames)
        case .keyboard: return margins.keyboard(of: item, frames)
        case .margin(let edge): return margins.margin(of: item, edge, frames)
        case .readable(let edge): return margins.readable(of: item, edge, frames)
        }
    }
}
