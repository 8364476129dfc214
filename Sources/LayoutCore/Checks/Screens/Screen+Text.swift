extension ScreenText {
    /// What a text needs at a width, points.
    struct Need: Equatable {
        /// Lines that the whole text needs.
        var lines: Int
        /// Lines it may have.
        var allowedLines: Int
        /// Width of its widest line; of the whole text where it may not wrap.
        var width: Double
        /// Height of the lines shown.
        var height: Double
        /// Height of one line.
        var lineHeight: Double
    }

    /// What the text needs at a width, points; nil where that is not known.
    func need(atWidth width: Double) -> Need? {
        switch extent {
        case .unknown: return nil
        case .measured(let text):
            let layout = text.layout(
                width: max(0, width - sidePadding), numberOfLines: numberOfLines, scale: scale)
            return Need(
                lines: layout.neededLineCount,
                allowedLines: numberOfLines == 0 ? .max : numberOfLines,
                width: layout.size.width + sidePadding, height: layout.size.height + 2 * padding,
                lineHeight: text.metrics.lineHeight)
        case .stated(let size, let heights):
            guard let natural = size.height else { return nil }
            if numberOfLines == 1 {
                return Need(
                    lines: 1, allowedLines: 1, width: size.width ?? 0, height: natural,
                    lineHeight: max(0, natural - 2 * padding))
            }
            // Where a stated text wraps, only its table says how tall it gets; natural height alone is one line's or many's.
            guard !heights.isEmpty else { return nil }
            let height = WrappingText.table(heights).height(at: width)
            return Need(
                lines: 1, allowedLines: .max, width: 0, height: height, lineHeight: 0)
        }
    }
}

extension Screen {
    /// Where an item is seen: a text on the height of its lines, in the middle of its frame; all else in its frame.
    func ink(of item: ScreenItem, _ frame: AffineFrame) -> AffineFrame {
        guard let text = item.text, !item.isInteractive,
            let height = trace.step(frame.width, { text.need(atWidth: $0)?.height }),
            trace.isGreater(frame.height, height)
        else { return frame }
        return AffineFrame(
            left: frame.left, top: frame.centerY - height / 2, width: frame.width,
            height: Affine(height))
    }
}
