/// A name in which `*` stands for any characters.
struct NamePattern {
    private let pieces: [Substring]

    /// Reads a pattern.
    init(_ pattern: String) {
        pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
    }

    /// Whether a whole name fits. O(name × pieces).
    func matches(_ name: String) -> Bool {
        guard pieces.count > 1, let head = pieces.first, let tail = pieces.last else {
            return name == pieces.first ?? ""
        }
        guard name.hasPrefix(head), name.count >= head.count + tail.count, name.hasSuffix(tail)
        else { return false }
        var rest = name.dropFirst(head.count).dropLast(tail.count)
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            guard let range = rest.firstRange(of: piece) else { return false }
            rest = rest[range.upperBound...]
        }
        return true
    }
}
