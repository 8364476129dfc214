/// A fixed 64-bit digest for comparing copies of one result. Every step can be undone, so one changed word always shows.
///
/// Not for keys that somebody may forge: `ContentHash` is.
struct ContentDigest: Equatable, Sendable {
    /// The digest so far.
    private(set) var value: UInt64 = 0x6C61_796F_7574_0001

    /// Adds a word.
    mutating func combine(_ word: UInt64) {
        value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
        value ^= value >> 29
    }

    /// Adds bytes and their number.
    mutating func combine(_ bytes: [UInt8]) {
        combine(UInt64(bytes.count))
        var word: UInt64 = 0
        for (index, byte) in bytes.enumerated() {
            word |= UInt64(byte) << UInt64(8 * (index % 8))
            if index % 8 == 7 {
                combine(word)
                word = 0
            }
        }
        if bytes.count % 8 != 0 { combine(word) }
    }
}
