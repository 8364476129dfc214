/// CRC-32C (Castagnoli), as in iSCSI and ext4: the last four bytes of a FRAMES payload.
enum Checksum {
    /// Eight tables, so that eight bytes cost eight look-ups and no dependency between them.
    private static let tables: [UInt32] = {
        var tables = [UInt32](repeating: 0, count: 8 * 256)
        for index in 0..<256 {
            var value = UInt32(index)
            for _ in 0..<8 { value = value & 1 == 1 ? (value >> 1) ^ 0x82F6_3B78 : value >> 1 }
            tables[index] = value
        }
        for index in 256..<tables.count {
            let before = tables[index - 256]
            tables[index] = (before >> 8) ^ tables[Int(before & 0xFF)]
        }
        return tables
    }()

    /// The checksum of the first `count` bytes. O(count), about a byte a cycle.
    static func crc32c(_ bytes: [UInt8], count: Int) -> UInt32 {
        precondition(count >= 0 && count <= bytes.count)
        let tables = Checksum.tables
        return unsafe tables.withUnsafeBufferPointer { table in
            unsafe bytes.withUnsafeBytes { raw in
                var value = UInt32.max
                var position = 0
                while position + 8 <= count {
                    let word = unsafe UInt64(
                        littleEndian: raw.loadUnaligned(fromByteOffset: position, as: UInt64.self))
                    let mixed = word ^ UInt64(value)
                    value = 0
                    for lane in 0..<8 {
                        let byte = Int((mixed >> UInt64(8 * lane)) & 0xFF)
                        unsafe value ^= table[(7 - lane) * 256 + byte]
                    }
                    position += 8
                }
                while position < count {
                    let byte = unsafe Int((value ^ UInt32(raw[position])) & 0xFF)
                    unsafe value = (value >> 8) ^ table[byte]
                    position += 1
                }
                return ~value
            }
        }
    }
}
