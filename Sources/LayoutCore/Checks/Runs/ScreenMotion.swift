/// How the frames of a job's screens move with one size of theirs: two screens say it, and others are held against it.
///
/// Only frames that are affine to the last bit count, which leaves no doubt what a check says of them; thirds of a size,
/// rounded to the grid of solved values, are not.
struct ScreenMotion {
    /// The screen from which sizes are counted.
    private let first: FramePiece
    /// The size that moves.
    private let axis: Axis
    private let slopes: [Double]
    private let contentSlopes: [(width: Double, height: Double)]

    /// The motion from one screen to another; nil where more than one size tells them apart.
    init?(from first: FramePiece, to second: FramePiece) {
        let (one, other) = (first.environment.size, second.environment.size)
        guard (one.width == other.width) != (one.height == other.height),
            first.hasSameRules(as: second)
        else { return nil }
        self.first = first
        axis = one.width == other.width ? .vertical : .horizontal
        let distance = other.along(axis) - one.along(axis)
        slopes = zip(first.values, second.values).map { ($1 - $0) / distance }
        contentSlopes = zip(first.contents, second.contents).map {
            (
                ($1.width.value - $0.width.value) / distance,
                ($1.height.value - $0.height.value) / distance
            )
        }
    }

    /// How much greater the moving size of a screen is than that of the first, points; nil where the motion does not lead to
    /// exactly that screen. O(views).
    func offset(of piece: FramePiece) -> Double? {
        let (one, other) = (first.environment.size, piece.environment.size)
        let across = axis == .horizontal ? one.height == other.height : one.width == other.width
        guard across else { return nil }
        let offset = other.along(axis) - one.along(axis)
        guard piece.values.count == first.values.count, first.hasSameRules(as: piece) else {
            return nil
        }
        let (start, slopes, values) = (first.values.span, slopes.span, piece.values.span)
        for slot in values.indices {
            let isExact = start[slot] + slopes[slot] * offset == values[slot]
            // Items that are not there have no number in either.
            if !isExact, !start[slot].isNaN || !values[slot].isNaN { return nil }
        }
        for (number, slopes) in contentSlopes.enumerated() {
            let (start, end) = (first.contents[number], piece.contents[number])
            guard start.width.value + slopes.width * offset == end.width.value,
                start.height.value + slopes.height * offset == end.height.value
            else { return nil }
        }
        return offset
    }

    /// A screen of the motion as one that moves.
    func moving(_ piece: FramePiece) -> FramePiece {
        var piece = piece
        piece.slopes = slopes.map { $0.isNaN ? 0 : $0 }
        for (number, slopes) in contentSlopes.enumerated() {
            piece.contents[number].width.slope = slopes.width
            piece.contents[number].height.slope = slopes.height
        }
        return piece
    }
}

extension FramePiece {
    /// Whether two screens are the same but for a size and for where everything is.
    fileprivate func hasSameRules(as other: FramePiece) -> Bool {
        guard key == other.key, result.status == other.result.status,
            variant.step == other.variant.step, variant.state == other.variant.state,
            variant.data == other.variant.data, contents.count == other.contents.count,
            result.report.conflicts == other.result.report.conflicts
        else { return false }
        var resized = other.environment
        resized.size = environment.size
        return resized == environment
    }
}

extension Size {
    /// The extent along an axis.
    fileprivate func along(_ axis: Axis) -> Double { axis == .horizontal ? width : height }
}
