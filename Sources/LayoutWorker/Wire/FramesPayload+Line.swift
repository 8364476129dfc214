/// Lines: the frames of variants at even steps inside one region, where every value is an affine function of the step, rounded
/// to the grid of answers.
///
/// First and last row are kept as they are. Between them a value is the nearest grid point to the straight connection,
/// plus a rounding of -1, 0 or 1 grid steps: both ends were rounded, and so was the value, each by at most half a step.
/// All of it is arithmetic on whole numbers, so it is the same everywhere.
extension FramesPayload {
    /// Fewest variants of a line; fewer are not smaller than their frames by much.
    static let leastLine = 8
    /// Grid steps in a point: answers are multiples of 2^-20 (docs/semantics.md).
    private static let steps = 0x1p20
    /// Values on a line are nearer to 0 than this, in grid steps: products with a number of variants fit 64 bits.
    private static let limit = 0x1p40
    /// Most variants of a line.
    static let mostLine = 1 << 20

    /// A value in grid steps; nil for one that is not on the grid, or too large.
    static func gridSteps(_ value: Double) -> Int64? {
        let steps = value * FramesPayload.steps
        guard abs(steps) < limit else { return nil }
        let whole = Int64(steps)
        return gridValue(whole).bitPattern == value.bitPattern ? whole : nil
    }

    /// The value that is so many grid steps.
    private static func gridValue(_ steps: Int64) -> Double { Double(steps) / FramesPayload.steps }

    /// The grid point nearest to the connection of two, `position` of `last` steps along; halves go up.
    private static func between(_ from: Int64, _ to: Int64, _ position: Int, _ last: Int) -> Int64 {
        let last = Int64(last)
        let scaled = 2 * (to - from) * Int64(position) + last
        let quotient = scaled / (2 * last)
        return from + (scaled % (2 * last) < 0 ? quotient - 1 : quotient)
    }

    /// Whether the last row of `values` may go on with the line that the two rows before it began: no value bends by more than
    /// roundings can.
    var isLastRowAligned: Bool {
        let most = 2 / FramesPayload.steps
        let row = values.count - stride
        for at in row..<values.count {
            let (value, before, first) = (values[at], values[at - stride], values[at - 2 * stride])
            if value.bitPattern == before.bitPattern, value.bitPattern == first.bitPattern {
                continue
            }
            // False for NaN, too.
            guard abs(value - before - (before - first)) <= most else { return false }
        }
        return true
    }

    /// Ends the line that the last rows may be, where there are enough and it gives the same bytes.
    mutating func compact() {
        defer { aligned = 0 }
        guard aligned >= FramesPayload.leastLine, aligned <= FramesPayload.mostLine, stride > 0,
            var piece = pieces.last
        else { return }
        let start = values.count - aligned * stride
        let last = values.count - stride
        guard let roundedColumns = addRoundings(from: start, rows: aligned) else { return }
        values.removeSubrange(start + stride..<last)
        piece.count -= aligned
        if piece.count > 0 { pieces[pieces.count - 1] = piece } else { pieces.removeLast() }
        piece.first += piece.count
        piece.count = aligned
        piece.frames = .line
        piece.values = start
        piece.roundings = roundings.count - roundedColumns.bytes
        piece.roundedColumns = roundedColumns.count
        pieces.append(piece)
    }

    /// Adds the roundings of rows to `roundings`; nil, with nothing added, when they are no line.
    private mutating func addRoundings(
        from start: Int, rows: Int
    ) -> (count: Int, bytes: Int)? {
        let before = roundings.count
        var columns = 0
        for column in 0..<stride {
            guard let bytes = columnRoundings(start + column, rows) else {
                roundings.removeLast(roundings.count - before)
                return nil
            }
            if bytes.isEmpty { continue }
            for shift in [0, 8, 16, 24] {
                roundings.append(UInt8(truncatingIfNeeded: column >> shift))
            }
            roundings += bytes
            columns += 1
        }
        return (columns, roundings.count - before)
    }

    /// The roundings of a column, empty where there are none; nil when it is no line.
    private func columnRoundings(_ start: Int, _ rows: Int) -> [UInt8]? {
        let ends = (values[start], values[start + (rows - 1) * stride])
        if ends.0.bitPattern == ends.1.bitPattern,
            (1..<rows).allSatisfy({
                values[start + $0 * stride].bitPattern == ends.0.bitPattern
            })
        {
            return []
        }
        guard let from = FramesPayload.gridSteps(ends.0), let to = FramesPayload.gridSteps(ends.1)
        else { return nil }
        var bytes: [UInt8] = []
        for row in 0..<rows {
            guard let value = FramesPayload.gridSteps(values[start + row * stride]) else {
                return nil
            }
            let rounding = value - FramesPayload.between(from, to, row, rows - 1)
            guard abs(rounding) <= 1 else { return nil }
            if rounding == 0 { continue }
            if bytes.isEmpty { bytes = [UInt8](repeating: 0b0101_0101, count: (rows + 3) / 4) }
            bytes[row / 4] ^= UInt8(rounding == 1 ? 0b11 : 0b01) << UInt8(2 * (row % 4))
        }
        // Equal ends with nothing between them is the same as the same value everywhere: that was taken care of.
        return bytes
    }

    /// Whether a line that was read can be drawn: its columns ascend, its roundings are roundings, and what changes is on the grid.
    func isLine(_ piece: Piece) -> Bool {
        guard piece.count >= 2, piece.count <= FramesPayload.mostLine else { return false }
        var rounded: Set<Int> = []
        var before = -1
        let bytes = (piece.count + 3) / 4
        for number in 0..<piece.roundedColumns {
            let at = piece.roundings + number * (4 + bytes)
            let column = self.column(at)
            guard column > before, column < stride else { return false }
            before = column
            rounded.insert(column)
            for byte in roundings[at + 4..<at + 4 + bytes] where byte & (byte >> 1) & 0x55 != 0 {
                return false
            }
        }
        for column in 0..<stride {
            let (first, last) = (
                values[piece.values + column], values[piece.values + stride + column]
            )
            if first.bitPattern == last.bitPattern, !rounded.contains(column) { continue }
            guard FramesPayload.gridSteps(first) != nil, FramesPayload.gridSteps(last) != nil
            else { return false }
        }
        return true
    }

    /// The number of a column of roundings.
    private func column(_ at: Int) -> Int {
        (0..<4).reduce(0) { $0 | Int(roundings[at + $1]) << (8 * $1) }
    }

    /// Adds the row of a line's variant to `row`. O(items).
    func addRow(of piece: Piece, at position: Int, to row: inout [Double]) {
        let base = row.count
        for column in 0..<stride {
            let first = values[piece.values + column]
            let last = values[piece.values + stride + column]
            row.append(
                first.bitPattern == last.bitPattern
                    ? first : drawn(first, last, position, piece, rounding: 0))
        }
        let bytes = (piece.count + 3) / 4
        for number in 0..<piece.roundedColumns {
            let at = piece.roundings + number * (4 + bytes)
            let bits = roundings[at + 4 + position / 4] >> UInt8(2 * (position % 4)) & 3
            let column = self.column(at)
            row[base + column] = drawn(
                values[piece.values + column], values[piece.values + stride + column], position,
                piece, rounding: Int64(bits) - 1)
        }
    }

    private func drawn(
        _ first: Double, _ last: Double, _ position: Int, _ piece: Piece, rounding: Int64
    ) -> Double {
        guard let from = FramesPayload.gridSteps(first), let to = FramesPayload.gridSteps(last)
        else { preconditionFailure("a line that was not checked") }
        let steps = FramesPayload.between(from, to, position, piece.count - 1)
        return FramesPayload.gridValue(steps + rounding)
    }
}
