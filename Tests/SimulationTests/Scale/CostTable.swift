import Foundation

/// What the parts of a pool cost on one machine, as `scripts/scale costs` measured it. Microseconds of one core unless said
/// otherwise; what the state machines themselves cost is measured while they run.
struct CostTable: Codable {
    /// Work of a kind: what its variants cost.
    struct Load: Codable {
        /// Its name.
        var name: String
        /// Variants that a warm solver looks up.
        var hit: CostHistogram
        /// Variants to which a warm solver walks.
        var walk: CostHistogram
        /// Variants for which a solver is built, but for the first of a specification.
        var build: CostHistogram
        /// The first variant of a specification: it is read, and its first solver is built.
        var first: CostHistogram
        /// What a warm variant of each family costs beside the mean of all.
        var families: [Double]
        /// What a variant costs beside that, while every core of the machine solves.
        var crowding: Double
        /// Putting a variant into a burst and encoding it.
        var encodeMicroseconds: Double
        /// Bytes of a recorded variant.
        var variantBytes: Double
        /// Checking a variant of a burst that came, and writing it; by the clock.
        var recordMicroseconds: Double
        /// The same without waiting for the disk.
        var recordProcessorMicroseconds: Double
        /// What a collector that was asleep takes more for a burst and its commit; on a core.
        var recordAsleepMicroseconds: Double
        /// Specifications of the load that was measured.
        var jobs: Int
        /// Variants of each.
        var variants: Int

        /// The mean of warm variants, microseconds.
        var warmMicroseconds: Double { CostHistogram.Drawing([hit, walk, build]).mean }
    }

    /// Where it was measured.
    var machine: String
    /// One message without payload, taken or sent, in the thread of a service.
    var messageMicroseconds: Double
    /// A byte of payload, taken or sent; nanoseconds.
    var payloadNanoseconds: Double
    /// A message in the library's own thread, which has a core of its own if there is one.
    var libraryMicroseconds: Double
    /// A byte of payload there; nanoseconds.
    var libraryNanoseconds: Double
    /// What a message costs more, taken or sent, in a thread that was asleep while others used its core: it is woken, and finds
    /// its code and data out of reach.
    var asleepMicroseconds: Double
    /// The same in the library's own thread.
    var libraryAsleepMicroseconds: Double
    /// A turn of a service's loop without work.
    var turnMicroseconds: Double
    /// From the end of an order of a worker's solver to the begin of the next; by the clock.
    var orderMicroseconds: Double
    /// Checking and appending a burst, without its variants.
    var burstMicroseconds: Double
    /// A commit to disk, waiting included, without its bytes.
    var commitMicroseconds: Double
    /// The same without waiting.
    var commitProcessorMicroseconds: Double
    /// From one process to another on a network; not measured but taken.
    var latencyMicroseconds: Double
    /// Kinds of work.
    var loads: [Load]

    /// The table of a file.
    static func read(_ path: String) throws -> CostTable {
        try JSONDecoder().decode(CostTable.self, from: try Data(contentsOf: URL(filePath: path)))
    }

    /// Writes it, keys sorted.
    func write(_ path: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        try (encoder.encode(self) + Data("\n".utf8)).write(to: URL(filePath: path))
    }
}
