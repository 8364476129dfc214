import LayoutCore

/// Collects results on the solver thread until a burst is full: `variants`, about 1 MiB or 50 ms, whatever comes first.
struct BurstBuilder {
    /// Bytes a burst may have, encoded.
    static let bytes = WireLimits.payload
    /// Age at which a burst leaves.
    static let milliseconds = 50

    /// The order whose results are collected.
    let order: SolveOrder

    /// Starts on an order of a job with so many items.
    init(order: SolveOrder, items: Int, now: Instant) {
        self.order = order
    }

    /// Adds the result of a variant and gives the bursts that are full by it, at most two.
    ///
    /// Variants come in the order of `order.range`. A result that does not fit a message alone becomes a failed one.
    mutating func append(_ result: VariantResult, variant: Int, now: Instant) -> [SolvedBurst] {
        []
    }

    /// What is left, or nil; the builder is empty after.
    mutating func finish(now: Instant) -> SolvedBurst? {
        nil
    }
}
