extension MeasuredText {
    /// Breaks the text at a width, as early words as fit on each line; gives each line's width, points.
    ///
    /// A word wider than a line starts on a line of its own and is divided between clusters; one cluster always fits.
    /// Blanks at the end of a wrapped line hang over it; those at the end of a line broken by hand count as far as they fit.
    func forEachLine(width: Double, _ body: (Double) -> Void) {
        let width = width.isNaN ? 0 : max(width, 0)
        // A line that is too wide by no more than the solver's grid still fits.
        let room = width + SolvedLength.slack
        var segment = 0
        var start = 0
        while segment < segments.count {
            let origin = positions[start]
            let last = Int(lineEnds[segment])
            guard let end = lastSegment(fitting: origin + room, in: segment...last) else {
                let wordEnd = Int(segments[segment].visibleEnd)
                let cut = lastCluster(fitting: origin + room, in: (start + 1)...wordEnd)
                body(positions[cut] - origin)
                if cut == wordEnd {
                    start = Int(segments[segment].end)
                    segment += 1
                } else {
                    start = cut
                }
                continue
            }
            let visible = positions[Int(segments[end].visibleEnd)] - origin
            let whole = positions[Int(segments[end].end)] - origin
            body(end == last ? max(visible, min(whole, width)) : visible)
            segment = end + 1
            start = Int(segments[end].end)
        }
    }

    /// The last segment of a range that ends at or before a position; nil when even the first does not.
    private func lastSegment(fitting limit: Double, in range: ClosedRange<Int>) -> Int? {
        var low = range.lowerBound
        var high = range.upperBound
        guard positions[Int(segments[low].visibleEnd)] <= limit else { return nil }
        while low < high {
            let middle = (low + high + 1) / 2
            if positions[Int(segments[middle].visibleEnd)] <= limit {
                low = middle
            } else {
                high = middle - 1
            }
        }
        return low
    }

    /// The last cluster boundary of a range at or before a position; the first of the range when none is.
    private func lastCluster(fitting limit: Double, in range: ClosedRange<Int>) -> Int {
        var low = range.lowerBound
        var high = range.upperBound
        while low < high {
            let middle = (low + high + 1) / 2
            if positions[middle] <= limit { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
