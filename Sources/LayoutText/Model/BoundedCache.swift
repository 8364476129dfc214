/// A cache that never holds more than its bytes: two generations, of which the older goes as a whole.
///
/// An entry used again while it is in the older generation moves to the younger; so what is used stays.
struct BoundedCache<Key: Hashable, Value> {
    /// Most bytes of both generations together.
    let byteLimit: Int
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    private var youngBytes = 0
    private var oldBytes = 0
    private let cost: (Key, Value) -> Int

    /// Creates a cache; `cost` gives the bytes of an entry and must not change for it.
    init(byteLimit: Int, cost: @escaping (Key, Value) -> Int) {
        self.byteLimit = byteLimit
        self.cost = cost
    }

    /// Bytes held.
    var byteCount: Int { youngBytes + oldBytes }

    /// Entries held.
    var count: Int { young.count + old.count }

    /// Finds an entry and marks it as used.
    mutating func value(for key: Key) -> Value? {
        if let value = young[key] { return value }
        guard let value = old.removeValue(forKey: key) else { return nil }
        oldBytes -= cost(key, value)
        insert(value, for: key)
        return value
    }

    /// Adds an entry that is not there yet; one too large for a generation is not kept.
    mutating func insert(_ value: Value, for key: Key) {
        let bytes = cost(key, value)
        guard bytes <= byteLimit / 2 else { return }
        if youngBytes + bytes > byteLimit / 2 {
            old = young
            oldBytes = youngBytes
            young = [:]
            youngBytes = 0
        }
        young[key] = value
        youngBytes += bytes
    }
}
