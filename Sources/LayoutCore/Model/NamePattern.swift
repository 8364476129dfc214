/// A name in which `*` stands for any number of any characters, as in `iphone-*`.
public struct NamePattern: Hashable, Sendable {
    /// The pattern as written.
    public let text: String
    private let parts: [[UInt8]]

    /// Takes a pattern; without `*` it matches itself alone.
    public init(_ text: String) {
        self.text = text
        parts = text.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
            .map(Array.init)
    }

    /// Whether the pattern has a `*`.
    public var isWild: Bool { parts.count > 1 }

    /// Whether a name fits. O(name × pattern) at worst.
    public func matches(_ name: String) -> Bool {
        let bytes = Array(name.utf8)
        guard isWild else { return bytes == parts[0] }
        let first = parts[0]
        let last = parts[parts.count - 1]
        guard bytes.count >= first.count + last.count, bytes.starts(with: first),
            bytes.suffix(last.count).elementsEqual(last)
        else { return false }
        // Taking each middle part at its first place leaves the most room for the rest.
        var position = first.count
        let end = bytes.count - last.count
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            while position + part.count <= end,
                !bytes[position..<position + part.count].elementsEqual(part)
            {
                position += 1
            }
            guard position + part.count <= end else { return false }
            position += part.count
        }
        return true
    }
}
