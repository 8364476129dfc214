internal import LayoutCore
internal import LayoutSolver

/// The warm solvers of one thread, bounded by bytes; the least recently used leaves first.
struct WarmCache {
    /// A solver and what it has cost so far.
    final class Entry {
        /// The solver.
        let solver: any VariantSolving
        /// Its family.
        let family: String
        fileprivate(set) var lastUse: UInt64 = 0
        private var pivots = 0
        private var cold = Average()
        private var warm = Average()
        private var payload = Average()

        fileprivate init(_ solver: any VariantSolving, family: String) {
            self.solver = solver
            self.family = family
        }

        /// Takes note of a solved variant.
        func note(_ trace: VariantTrace, microseconds: Double) {
            pivots += trace.pivots
            if trace.builtSolver {
                cold.add(microseconds)
            } else {
                warm.add(microseconds)
            }
        }

        /// Takes note of a burst's size.
        func note(_ burst: SolvedBurst) {
            payload.add(Double(burst.payload.count) / Double(burst.count))
        }

        /// What the controller is told.
        var status: WarmFamily {
            WarmFamily(
                family: family, bytes: solver.byteCount, pivots: pivots,
                coldMicroseconds: cold.value, warmMicroseconds: warm.value,
                variantBytes: payload.value)
        }
    }

    /// A mean that follows: the newest tenth counts as much as all before.
    private struct Average {
        private(set) var value = 0.0
        private var isEmpty = true

        mutating func add(_ sample: Double) {
            value = isEmpty ? sample : value * 0.9 + sample * 0.1
            isEmpty = false
        }
    }

    /// Most families told to the controller: `WireLimits.entries`.
    static let mostEntries = WireLimits.entries

    private let byteLimit: Int
    private var entries: [String: Entry] = [:]
    private var uses: UInt64 = 0
    /// Grows when a solver comes or leaves.
    private(set) var changes = 0

    /// Creates an empty cache.
    init(byteLimit: Int) { self.byteLimit = byteLimit }

    /// The solver of a specification, when it is warm.
    mutating func entry(_ specification: String) -> Entry? {
        guard let entry = entries[specification] else { return nil }
        uses += 1
        entry.lastUse = uses
        return entry
    }

    /// Keeps a new solver.
    mutating func insert(
        _ solver: any VariantSolving, specification: String, family: String
    ) -> Entry {
        let entry = Entry(solver, family: family)
        uses += 1
        entry.lastUse = uses
        entries[specification] = entry
        changes += 1
        return entry
    }

    /// Drops a solver.
    mutating func remove(_ specification: String) {
        if entries.removeValue(forKey: specification) != nil { changes += 1 }
    }

    /// Drops the least recently used until the rest fits; the one used last stays whatever its size.
    mutating func trim() {
        var bytes = entries.values.reduce(0) { $0 + $1.solver.byteCount }
        while entries.count > 1 && (bytes > byteLimit || entries.count > WarmCache.mostEntries) {
            guard let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) else {
                return
            }
            bytes -= oldest.value.solver.byteCount
            entries[oldest.key] = nil
            changes += 1
        }
    }

    /// What is warm, one entry a family.
    var families: [WarmFamily] {
        var families: [String: WarmFamily] = [:]
        for entry in entries.values.sorted(by: { $0.lastUse < $1.lastUse }) {
            var status = entry.status
            status.bytes += families[entry.family]?.bytes ?? 0
            families[entry.family] = status
        }
        return families.values.sorted { $0.family < $1.family }
    }
}
