internal import LayoutCore

/// What a burst's variants are, counted when it is recorded so that summaries need not read the frames.
struct BurstTally: Equatable {
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

    /// Counts an encoded payload.
    init(payload bytes: [UInt8], path: String) throws(StoreError) {
        let payload = try decodedPayload(bytes, path: path)
        for byte in payload.statuses where byte != 0 {
            let status = VariantStatus(rawValue: byte)
            if status.contains(.conflict) { conflicts += 1 }
            if status.contains(.ambiguous) { ambiguous += 1 }
            if status.contains(.unsettled) { unsettled += 1 }
            if status.contains(.failed) { failed += 1 }
        }
        for trace in payload.traces {
            if trace.isHit { hits += 1 }
            if trace.builtSolver { builds += 1 }
            pivots += Int(trace.pivots)
        }
    }
}

/// Reads columns from the database; what cannot be read is damage.
func decodedPayload(_ bytes: [UInt8], path: String) throws(StoreError) -> FramesPayload {
    do throws(FramesPayload.Flaw) {
        return try FramesPayload(decoding: bytes)
    } catch {
        throw StoreError(
            kind: .corrupt, path: path, operation: "read recorded variants",
            reason: "their columns are damaged (\(error))")
    }
}
