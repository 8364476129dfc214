extension FramesPayload {
    /// Why bytes are not a payload.
    enum Flaw: Error, Equatable, Sendable {
        /// The checksum does not fit: bytes were changed on the way.
        case checksum
        /// Counts and length do not agree.
        case length
        /// A report index or a status that cannot be.
        case content
    }

    /// Bytes before the columns: three counts.
    private static let head = 12
    /// Bytes of a variant beside its values: status, report index, trace flags, pivots.
    static let variantBytes = 10

    /// The encoding, little-endian: counts of variants, items and reports (u32 each); statuses (u8); report indices (u32);
    /// trace flags (u8: 1 built a solver, 2 hit); pivots (u32); values (f64); reports (u32 length, bytes); CRC-32C.
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
        bytes += statuses
        for index in reportIndices { put(index) }
        for trace in traces { bytes.append((trace.builtSolver ? 1 : 0) | (trace.isHit ? 2 : 0)) }
        for trace in traces { put(trace.pivots) }
        // Every machine this runs on is little-endian, so the column is its own encoding.
        unsafe values.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
        for report in reports {
            put(UInt32(report.count))
            bytes += report
        }
        put(Checksum.crc32c(bytes, count: bytes.count))
        return bytes
    }

    /// Length of the encoding.
    var encodedCount: Int {
        FramesPayload.head + count * FramesPayload.variantBytes + values.count * 8
            + reports.reduce(0) { $0 + 4 + $1.count } + 4
    }

    /// Reads an encoding. Never traps; allocates no more than the bytes are long.
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
        // u32 counts: none of these products can overflow 64 bits after the first two checks.
        guard variants <= bytes.count, items <= bytes.count, reportCount <= bytes.count,
            FramesPayload.head + variants * (FramesPayload.variantBytes + 32 * items) <= end
        else { throw .length }
        var at = FramesPayload.head
        let statuses = Array(bytes[at..<at + variants])
        at += variants
        let indices = (0..<variants).map { FramesPayload.word(bytes, at + 4 * $0) }
        at += 4 * variants
        let flags = bytes[at..<at + variants]
        at += variants
        let traces = flags.enumerated().map { index, flag in
            Trace(
                builtSolver: flag & 1 != 0, isHit: flag & 2 != 0,
                pivots: FramesPayload.word(bytes, at + 4 * index))
        }
        at += 4 * variants
        let values = FramesPayload.doubles(bytes, at, variants * items * 4)
        at += values.count * 8
        let reports = try FramesPayload.reports(bytes, at..<end, reportCount)
        guard indices.allSatisfy({ Int($0) < reportCount }), flags.allSatisfy({ $0 < 4 }),
            statuses.allSatisfy({ $0 < 16 })
        else { throw .content }
        self.init(
            items: items, statuses: statuses, reportIndices: indices, values: values,
            traces: traces, reports: reports)
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
