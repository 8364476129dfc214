/// Numbers that are the same in every run, so that what is kept after a random order can be compared between runs.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64 = 0x6C61_796F_7574

    /// A step of xorshift64*.
    mutating func next() -> UInt64 {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return state &* 0x2545_F491_4F6C_DD1D
    }
}
