import LayoutCore

/// Results of consecutive variants of one job, as FRAMES carries them and the store keeps them (docs/wire-protocol.md has the
/// layout).
///
/// Consecutive variants of the same status, report and trace make a *piece*. A piece has the frames of each of its variants,
/// or none, or is a *line*: variants of one region at even steps, of which first and last and the roundings between are
/// enough to give every frame to the last bit. Lines are found here, by looking at the values, and kept only where they
/// give the same bytes; so nobody has to believe in them.
///
/// Digests cover values, status and the report's content; never the trace, which differs between warm and cold.
struct FramesPayload: Equatable, Sendable {
    /// How one variant was solved.
    struct Trace: Equatable, Sendable {
        /// Whether a solver had to be built.
        var builtSolver: Bool
        /// Whether every round was a look-up.
        var isHit: Bool
        /// Pivots made.
        var pivots: UInt32
    }

    /// What is kept of a piece's frames; the numbers are the encoding's.
    enum Frames: UInt8, Sendable {
        /// Nothing: the job wants none of these variants.
        case none = 0
        /// 4 × items values for each variant.
        case each = 1
        /// 4 × items values for the first variant, as many for the last, and roundings.
        case line = 2
    }

    /// Consecutive variants that have everything but their frames in common.
    struct Piece: Equatable, Sendable {
        /// Its first variant, counted from 0 in the payload.
        var first: Int
        /// Its variants.
        var count: Int
        /// `VariantStatus`.
        var status: UInt8
        /// Index into `reports`.
        var report: UInt32
        /// How its variants were solved.
        var trace: Trace
        /// What is kept of their frames.
        var frames: Frames
        /// Where its values begin.
        var values: Int
        /// Where its roundings begin.
        var roundings: Int
        /// Columns of a line that have roundings.
        var roundedColumns = 0

        /// The variants.
        var range: Range<Int> { first..<first + count }
    }

    /// Items of the job: frames of a variant.
    let items: Int
    /// Variants that have something in common, in order.
    var pieces: [Piece] = []
    /// The values of the pieces, one piece after another: rows of all x, all y, all widths, all heights.
    var values: [Double] = []
    /// The roundings of lines: for each column that has any its number (u32), then two bits a variant.
    var roundings: [UInt8] = []
    /// Distinct `VariantReport`s as JSON with sorted keys.
    var reports: [[UInt8]] = []
    /// The last rows of the last piece that lie on a line so far.
    var aligned = 0

    /// Creates an empty payload for a job of so many items.
    init(items: Int) { self.items = items }

    /// Creates a payload that was read; the parts must fit each other.
    init(
        items: Int, pieces: [Piece], values: [Double], roundings: [UInt8], reports: [[UInt8]]
    ) {
        self.items = items
        self.pieces = pieces
        self.values = values
        self.roundings = roundings
        self.reports = reports
    }

    /// Number of variants.
    var count: Int { pieces.last?.range.upperBound ?? 0 }

    /// Values of a variant.
    var stride: Int { 4 * items }

    /// Adds a result whose report is one of `reports` already, or the next of them.
    ///
    /// - Parameter keepsFrames: whether its frames are wanted.
    mutating func append(
        _ result: VariantResult, report: Int, encodedReport: [UInt8], keepsFrames: Bool = true
    ) {
        precondition(result.values.count == stride && report <= reports.count)
        if report == reports.count { reports.append(encodedReport) }
        if keepsFrames {
            for column in 0..<4 {
                for item in 0..<items {
                    let value = result.values[item * 4 + column]
                    // One pattern for "not there", whatever the engine's arithmetic left in it.
                    values.append(value.isNaN ? Double.nan : value)
                }
            }
        }
        extend(
            status: result.status.rawValue, report: UInt32(report),
            trace: Trace(
                builtSolver: result.trace.builtSolver, isHit: result.trace.isHit,
                pivots: UInt32(clamping: result.trace.pivots)), keepsFrames: keepsFrames)
    }

    /// Adds a variant whose row of values, if it keeps one, is at the end of `values`, and whose report is there.
    mutating func extend(status: UInt8, report: UInt32, trace: Trace, keepsFrames: Bool) {
        let number = pieces.count - 1
        if number >= 0, pieces[number].status == status, pieces[number].report == report,
            pieces[number].trace == trace,
            pieces[number].frames == (keepsFrames ? .each : .none)
        {
            let isAligned = keepsFrames && (aligned < 2 || isLastRowAligned)
            if !keepsFrames || isAligned || aligned < FramesPayload.leastLine {
                aligned = isAligned ? aligned + 1 : 2
                pieces[number].count += 1
                return
            }
        }
        if aligned >= FramesPayload.leastLine && keepsFrames {
            let row = Array(values.suffix(stride))
            values.removeLast(stride)
            compact()
            values += row
        } else {
            compact()
        }
        pieces.append(
            Piece(
                first: count, count: 1, status: status, report: report, trace: trace,
                frames: keepsFrames ? .each : .none,
                values: values.count - (keepsFrames ? stride : 0), roundings: roundings.count))
        aligned = keepsFrames ? 1 : 0
    }
}
