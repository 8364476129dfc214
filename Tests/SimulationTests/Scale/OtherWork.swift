/// What other programs do on a core while a thread sleeps: they use its caches.
struct OtherWork {
    private var memory = [UInt64](repeating: 1, count: 512 << 10)
    private var place = 0
    /// Time it took of this thread.
    private(set) var microseconds = 0.0

    /// Walks through 4 MiB.
    mutating func run() {
        let begin = threadNanoseconds()
        place += 1
        memory[place] = memory.reduce(0, &+)
        microseconds += Double(threadNanoseconds() - begin) / 1e3
    }
}
