/// SHA-256 (FIPS 180-4): names specifications, families and engine builds, so equal names mean equal content.
enum ContentHash {
    /// The hash of bytes as 64 lower-case hexadecimal digits. O(count).
    static func sha256(_ bytes: [UInt8]) -> String {
        var state: [UInt32] = [
            0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c,
            0x1f83_d9ab, 0x5be0_cd19,
        ]
        var schedule = [UInt32](repeating: 0, count: 64)
        var tail = Array(bytes[(bytes.count / 64 * 64)...])
        tail.append(0x80)
        while tail.count % 64 != 56 { tail.append(0) }
        let bits = UInt64(bytes.count) &* 8
        for shift in stride(from: 56, through: 0, by: -8) {
            tail.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
        }
        for start in stride(from: 0, to: bytes.count / 64 * 64, by: 64) {
            compress(bytes, from: start, into: &state, schedule: &schedule)
        }
        for start in stride(from: 0, to: tail.count, by: 64) {
            compress(tail, from: start, into: &state, schedule: &schedule)
        }
        return hexadecimal(state)
    }

    /// Round constants: the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4,
        0xab1c_5ed5, 0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe,
        0x9bdc_06a7, 0xc19b_f174, 0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f,
        0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da, 0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
        0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967, 0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc,
        0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85, 0xa2bf_e8a1, 0xa81a_664b,
        0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070, 0x19a4_c116,
        0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7,
        0xc671_78f2,
    ]

    /// One block of 64 bytes.
    private static func compress(
        _ bytes: [UInt8], from start: Int, into state: inout [UInt32], schedule: inout [UInt32]
    ) {
        for index in 0..<16 {
            let at = start + 4 * index
            let high = UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16
            schedule[index] = high | UInt32(bytes[at + 2]) << 8 | UInt32(bytes[at + 3])
        }
        for index in 16..<64 {
            let near = schedule[index - 15]
            let far = schedule[index - 2]
            let small = turn(near, 7) ^ turn(near, 18) ^ (near >> 3)
            let large = turn(far, 17) ^ turn(far, 19) ^ (far >> 10)
            schedule[index] = schedule[index - 16] &+ small &+ schedule[index - 7] &+ large
        }
        var w = state
        for index in 0..<64 {
            let sum = turn(w[4], 6) ^ turn(w[4], 11) ^ turn(w[4], 25)
            let choice = (w[4] & w[5]) ^ (~w[4] & w[6])
            let first = w[7] &+ sum &+ choice &+ constants[index] &+ schedule[index]
            let other = turn(w[0], 2) ^ turn(w[0], 13) ^ turn(w[0], 22)
            let majority = (w[0] & w[1]) ^ (w[0] & w[2]) ^ (w[1] & w[2])
            let second = other &+ majority
            w = [first &+ second, w[0], w[1], w[2], w[3] &+ first, w[4], w[5], w[6]]
        }
        for index in 0..<8 { state[index] = state[index] &+ w[index] }
    }

    private static func turn(_ word: UInt32, _ bits: UInt32) -> UInt32 {
        word >> bits | word << (32 - bits)
    }

    private static func hexadecimal(_ words: [UInt32]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        for word in words {
            for shift in stride(from: 28, through: 0, by: -4) {
                text.append(digits[Int(word >> UInt32(shift) & 15)])
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
