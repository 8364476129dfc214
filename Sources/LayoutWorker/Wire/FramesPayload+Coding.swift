extension FramesPayload {
    /// Why bytes are not a payload.
    enum Flaw: Error, Equatable, Sendable {
        /// The checksum does not fit: bytes were changed on the way.
        case checksum
        /// Counts and length do not agree.
        case length
        /// A report index, a status or a piece that cannot be.
        case content
    }

    /// Bytes before the pieces: four counts and the digest.
    private static let head = 24
    /// Bytes of a piece beside its values and roundings.
    static let pieceBytes = 20

    /// The encoding, little-endian: counts of variants, items, reports and pieces (u32 each); digest (u64); pieces (count u32,
    /// report u32, pivots u32, columns with roundings u32, status u8, trace flags u8, frames u8, zero u8); values (f64);
    /// roundings; reports (u32 length, bytes); CRC-32C. O(values of all variants), because of the digest.
    func encoded() -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(encodedCount)
        func put(_ word: UInt32) {
            bytes.append(UInt8(truncatingIfNeeded: word))
            bytes.append(UInt8(truncatingIfNeeded: word >> 8))
            bytes.append(UInt8(truncatingIfNeeded: word >> 16))
            bytes.append(UInt8(truncatingIfNeeded: word >> 24))
        }
        put(UInt32(count))
        put(UInt32(items))
        put(UInt32(reports.count))
        put(UInt32(pieces.count))
        let digest = digest(of: 0..<count)
        put(UInt32(truncatingIfNeeded: digest))
        put(UInt32(truncatingIfNeeded: digest >> 32))
        for piece in pieces {
            put(UInt32(piece.count))
            put(piece.report)
            put(piece.trace.pivots)
            put(UInt32(piece.roundedColumns))
            let trace = (piece.trace.builtSolver ? 1 : 0) | (piece.trace.isHit ? 2 : 0)
            bytes += [piece.status, UInt8(trace), piece.frames.rawValue, 0]
        }
        // Every machine this runs on is little-endian, so the column is its own encoding.
        unsafe values.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
        bytes += roundings
        for report in reports {
            put(UInt32(report.count))
            bytes += report
        }
        put(Checksum.crc32c(bytes, count: bytes.count))
        return bytes
    }

    /// Length of the encoding. O(reports).
    var encodedCount: Int { bytesBesideReports + reports.reduce(0) { $0 + 4 + $1.count } }

    /// Length of the encoding but for the reports. O(1).
    var bytesBesideReports: Int {
        FramesPayload.head + pieces.count * FramesPayload.pieceBytes + values.count * 8
            + roundings.count + 4
    }

    /// The digest that an encoding states, which whoever made it computed. O(1).
    static func statedDigest(_ bytes: [UInt8]) -> UInt64 {
        UInt64(word(bytes, 16)) | UInt64(word(bytes, 20)) << 32
    }

    /// Reads an encoding. Never traps; allocates no more than a few times what the bytes are long, whatever lines they draw.
    init(decoding bytes: [UInt8]) throws(Flaw) {
        guard bytes.count >= FramesPayload.head + 4, bytes.count <= WireLimits.payload else {
            throw .length
        }
        let end = bytes.count - 4
        guard Checksum.crc32c(bytes, count: end) == FramesPayload.word(bytes, end) else {
            throw .checksum
        }
        let variants = Int(FramesPayload.word(bytes, 0))
        let items = Int(FramesPayload.word(bytes, 4))
        let reportCount = Int(FramesPayload.word(bytes, 8))
        let pieceCount = Int(FramesPayload.word(bytes, 12))
        // u32 counts: none of these products can overflow 64 bits after the first checks.
        guard variants <= WireLimits.burst, items <= bytes.count, reportCount <= bytes.count,
            variants * items * 32 <= WireLimits.drawnBytes,
            FramesPayload.head + pieceCount * FramesPayload.pieceBytes <= end
        else { throw .length }
        let pieces = try FramesPayload.pieces(
            bytes, pieceCount, variants: variants, items: items, reports: reportCount)
        var at = FramesPayload.head + pieceCount * FramesPayload.pieceBytes
        let valueCount = pieces.last.map { $0.values + $0.valueRows * 4 * items } ?? 0
        let roundingCount = pieces.last.map { $0.roundings + $0.roundingBytes } ?? 0
        guard valueCount * 8 <= end - at, roundingCount <= end - at - valueCount * 8 else {
            throw .length
        }
        let values = FramesPayload.doubles(bytes, at, valueCount)
        at += valueCount * 8
        let roundings = Array(bytes[at..<at + roundingCount])
        at += roundingCount
        self.init(
            items: items, pieces: pieces, values: values, roundings: roundings,
            reports: try FramesPayload.reports(bytes, at..<end, reportCount))
        guard self.pieces.allSatisfy({ $0.frames != .line || isLine($0) }) else { throw .content }
    }

    /// The pieces, with where their values and roundings are.
    private static func pieces(
        _ bytes: [UInt8], _ count: Int, variants: Int, items: Int, reports: Int
    ) throws(Flaw) -> [Piece] {
        var pieces: [Piece] = []
        pieces.reserveCapacity(count)
        var first = 0
        var values = 0
        var roundings = 0
        for number in 0..<count {
            let at = head + number * pieceBytes
            let flags = bytes[at + 17]
            guard let frames = Frames(rawValue: bytes[at + 18]) else { throw .content }
            var piece = Piece(
                first: first, count: Int(word(bytes, at)), status: bytes[at + 16],
                report: word(bytes, at + 4),
                trace: Trace(
                    builtSolver: flags & 1 != 0, isHit: flags & 2 != 0, pivots: word(bytes, at + 8)),
                frames: frames, values: values, roundings: roundings)
            piece.roundedColumns = Int(word(bytes, at + 12))
            guard piece.count > 0, piece.count <= variants - first, flags < 4, piece.status < 16,
                bytes[at + 19] == 0, Int(piece.report) < reports,
                piece.roundedColumns <= (frames == .line ? 4 * items : 0)
            else { throw .content }
            first += piece.count
            values += piece.valueRows * 4 * items
            roundings += piece.roundingBytes
            pieces.append(piece)
        }
        guard first == variants else { throw .length }
        return pieces
    }

    /// The number at a position.
    private static func word(_ bytes: [UInt8], _ at: Int) -> UInt32 {
        UInt32(bytes[at]) | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2]) << 16
            | UInt32(bytes[at + 3]) << 24
    }

    /// The values at a position.
    private static func doubles(_ bytes: [UInt8], _ at: Int, _ count: Int) -> [Double] {
        precondition(at >= 0 && count >= 0 && at + 8 * count <= bytes.count)
        return unsafe [Double](unsafeUninitializedCapacity: count) { buffer, filled in
            unsafe bytes.withUnsafeBytes { raw in
                unsafe UnsafeMutableRawBufferPointer(buffer).copyMemory(
                    from: UnsafeRawBufferPointer(rebasing: raw[at..<at + 8 * count]))
            }
            filled = count
        }
    }

    /// The reports, which must fill the region.
    private static func reports(
        _ bytes: [UInt8], _ region: Range<Int>, _ count: Int
    ) throws(Flaw) -> [[UInt8]] {
        var reports: [[UInt8]] = []
        var at = region.lowerBound
        for _ in 0..<count {
            guard region.upperBound - at >= 4 else { throw .length }
            let length = Int(word(bytes, at))
            at += 4
            guard region.upperBound - at >= length else { throw .length }
            reports.append(Array(bytes[at..<at + length]))
            at += length
        }
        guard at == region.upperBound else { throw .length }
        return reports
    }
}

extension FramesPayload.Piece {
    /// Rows of values that are there.
    var valueRows: Int {
        switch frames {
        case .none: 0
        case .each: count
        case .line: 2
        }
    }

    /// Bytes of its roundings.
    var roundingBytes: Int { roundedColumns * (4 + (count + 3) / 4) }
}
