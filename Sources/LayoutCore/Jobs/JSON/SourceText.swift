/// The bytes of an input with the places of its lines.
package struct SourceText: Sendable {
    /// Name of the file as the user gave it; nil when the input has none.
    package let file: String?
    /// The bytes.
    package let bytes: [UInt8]
    /// Number of the first line; more than 1 for a line of a stream.
    package let firstLine: Int
    private let lineStarts: [Int]
    /// Characters before every 1024th byte, so that a place in a very long line costs no walk through it.
    private let charactersBefore: [Int]

    /// Indexes the lines. O(bytes).
    package init(_ bytes: [UInt8], file: String?, firstLine: Int = 1) {
        self.file = file
        self.bytes = bytes
        self.firstLine = firstLine
        var starts = [0]
        var counts: [Int] = []
        counts.reserveCapacity(bytes.count >> 10 + 1)
        var characters = 0
        for (index, byte) in bytes.enumerated() {
            if index & 1023 == 0 { counts.append(characters) }
            // Continuation bytes of UTF-8 belong to the character before them.
            if byte & 0xC0 != 0x80 { characters += 1 }
            if byte == UInt8(ascii: "\n") { starts.append(index + 1) }
        }
        lineStarts = starts
        charactersBefore = counts
    }

    /// Line and column, both from 1, of a byte; the column counts characters, not bytes. O(log lines).
    package func place(of offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        let column = characterCount(before: offset) - characterCount(before: lineStarts[low]) + 1
        return (low + firstLine, column)
    }

    private func characterCount(before offset: Int) -> Int {
        let end = min(offset, bytes.count)
        let block = min(end >> 10, charactersBefore.count - 1)
        guard block >= 0 else { return 0 }
        return bytes[block << 10..<end].reduce(charactersBefore[block]) {
            $1 & 0xC0 != 0x80 ? $0 + 1 : $0
        }
    }

    /// Byte offset of a character inside the string literal that starts at `offset`, the first being 0.
    ///
    /// Escapes count as the character they stand for, so that a column inside a decoded string can be shown.
    package func offset(ofCharacter character: Int, inStringAt offset: Int) -> Int {
        guard offset >= 0, offset < bytes.count, character >= 0 else { return max(offset, 0) }
        let quote = bytes[offset]
        // An unquoted key has no quote to step over.
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return min(offset + character, bytes.count)
        }
        var index = offset + 1
        for _ in 0..<character {
            guard index < bytes.count, bytes[index] != quote else { break }
            if bytes[index] == UInt8(ascii: "\\") {
                index += escapeLength(at: index)
            } else {
                index += 1
                while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
            }
        }
        return min(index, bytes.count)
    }

    private func escapeLength(at index: Int) -> Int {
        guard index + 1 < bytes.count else { return 1 }
        switch bytes[index + 1] {
        case UInt8(ascii: "u"):
            // Two halves of a surrogate pair are one character.
            let isHigh =
                index + 7 < bytes.count
                && (bytes[index + 2] | 0x20) == UInt8(ascii: "d")
                && "89abAB".utf8.contains(bytes[index + 3])
                && bytes[index + 6] == UInt8(ascii: "\\") && bytes[index + 7] == UInt8(ascii: "u")
            return isHigh ? 12 : 6
        case UInt8(ascii: "x"): return 4
        default: return 2
        }
    }
}
