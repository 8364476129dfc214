internal import Foundation

/// Objects associated with others, let go of once their owner is gone.
final class AssociatedObjects: @unchecked Sendable {
    static let shared = AssociatedObjects()

    private struct Entry {
        weak var owner: AnyObject?
        var values: [UInt: Any]
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    /// Number of entries at which those of owners that are gone are dropped.
    private var limit = 256

    func value(of owner: AnyObject, _ key: UInt) -> Any? {
        lock.withLock {
            guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else {
                return nil
            }
            return entry.values[key]
        }
    }

    func set(_ value: Any?, of owner: AnyObject, _ key: UInt) {
        lock.withLock {
            let identity = ObjectIdentifier(owner)
            var entry = entries[identity] ?? Entry(owner: owner, values: [:])
            // Another object may have had the address before.
            if entry.owner !== owner { entry = Entry(owner: owner, values: [:]) }
            entry.values[key] = value
            entries[identity] = entry
            guard entries.count > limit else { return }
            entries = entries.filter { $0.value.owner != nil }
            limit = max(256, 2 * entries.count)
        }
    }
}
