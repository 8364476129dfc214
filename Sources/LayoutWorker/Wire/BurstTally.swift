import LayoutCore

/// What a burst's variants are, counted when it is recorded so that summaries need not read the frames.
struct BurstTally: Equatable, Sendable {
    /// Variants that gave up required constraints.
    var conflicts = 0
    /// Variants with an open frame.
    var ambiguous = 0
    /// Variants whose text did not settle.
    var unsettled = 0
    /// Variants without an answer.
    var failed = 0
    /// Variants that were look-ups.
    var hits = 0
    /// Variants for which a solver was built.
    var builds = 0
    /// Pivots of all.
    var pivots = 0
    /// Variants whose frames are not kept.
    var withoutFrames = 0

    /// Counts variants of a payload. O(pieces).
    init(_ payload: FramesPayload, _ range: Range<Int>) {
        for piece in payload.pieces {
            let count = piece.range.clamped(to: range).count
            if count == 0 { continue }
            let status = VariantStatus(rawValue: piece.status)
            if status.contains(.conflict) { conflicts += count }
            if status.contains(.ambiguous) { ambiguous += count }
            if status.contains(.unsettled) { unsettled += count }
            if status.contains(.failed) { failed += count }
            if piece.trace.isHit { hits += count }
            if piece.trace.builtSolver { builds += count }
            pivots += count * Int(piece.trace.pivots)
            if piece.frames == .none { withoutFrames += count }
        }
    }
}
