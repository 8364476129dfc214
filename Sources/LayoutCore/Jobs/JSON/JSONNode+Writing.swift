extension JSONNode {
    /// An object of the members that are there, sorted by key.
    static func object(_ members: [(String, JSONNode?)]) -> JSONNode {
        JSONNode(
            .object(
                members.compactMap { key, value in value.map { Member(key, $0) } }
                    .sorted { $0.key < $1.key }))
    }

    /// An object of a dictionary's members, sorted by key.
    static func object(_ values: [String: JSONNode]) -> JSONNode {
        object(values.map { ($0.key, $0.value) })
    }

    static func array(_ elements: [JSONNode]) -> JSONNode { JSONNode(.array(elements)) }

    static func number(_ value: Double) -> JSONNode { JSONNode(.number(value)) }

    static func string(_ value: String) -> JSONNode { JSONNode(.string(value)) }

    static func strings(_ values: [String]) -> JSONNode { .array(values.map { .string($0) }) }

    static func numbers(_ values: [Double?]) -> JSONNode {
        .array(values.map { $0.map { .number($0) } ?? JSONNode(.null) })
    }

    /// The text in one line, keys in the order of the members: the same value gives the same bytes.
    package func bytes() -> [UInt8] {
        var bytes: [UInt8] = []
        write(into: &bytes)
        return bytes
    }

    /// Columns that a line of `pages()` fills before it is broken.
    private static let pageWidth = 100

    /// The text for people to edit: what fits into a line stands on one, the rest a member or element a line, two blanks a
    /// level. Ends with a line feed. The same value gives the same bytes. O(nodes × width).
    package func pages() -> [UInt8] {
        var bytes: [UInt8] = []
        writePages(into: &bytes, level: 0, column: 0)
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    private func writePages(into bytes: inout [UInt8], level: Int, column: Int) {
        if length(atMost: JSONNode.pageWidth - column) != nil {
            return write(into: &bytes, spaced: true)
        }
        func line(_ level: Int) {
            bytes.append(UInt8(ascii: "\n"))
            bytes += [UInt8](repeating: UInt8(ascii: " "), count: 2 * level)
        }
        switch value {
        case .array(let elements) where !elements.isEmpty:
            bytes.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                line(level + 1)
                element.writePages(into: &bytes, level: level + 1, column: 2 * (level + 1))
            }
            line(level)
            bytes.append(UInt8(ascii: "]"))
        case .object(let members) where !members.isEmpty:
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                line(level + 1)
                let start = bytes.count
                JSONText.append(member.key, to: &bytes)
                bytes += Array(": ".utf8)
                let column = 2 * (level + 1) + bytes.count - start
                member.value.writePages(into: &bytes, level: level + 1, column: column)
            }
            line(level)
            bytes.append(UInt8(ascii: "}"))
        default: write(into: &bytes)
        }
    }

    /// Bytes of the text in one line; nil where they are more than a limit. O(limit).
    private func length(atMost limit: Int) -> Int? {
        var left = limit
        func take(_ count: Int) -> Bool {
            left -= count
            return left >= 0
        }
        switch value {
        case .array(let elements):
            guard take(2 + 2 * max(0, elements.count - 1)) else { return nil }
            for element in elements {
                guard let count = element.length(atMost: left), take(count) else { return nil }
            }
        case .object(let members):
            guard take(2 + 2 * max(0, members.count - 1)) else { return nil }
            for member in members {
                // Two quotes, a colon and a blank; escapes in keys are rare and make a line longer by little.
                guard take(member.key.utf8.count + 4),
                    let count = member.value.length(atMost: left), take(count)
                else { return nil }
            }
        case .string(let text):
            guard take(text.utf8.count + 2) else { return nil }
        case .null, .bool, .number:
            var bytes: [UInt8] = []
            write(into: &bytes)
            guard take(bytes.count) else { return nil }
        }
        return limit - left
    }

    private func write(into bytes: inout [UInt8], spaced: Bool = false) {
        switch value {
        case .null: bytes.append(contentsOf: "null".utf8)
        case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
        case .number(let value):
            bytes.append(contentsOf: (value.isFinite ? NumberText.text(value) : "null").utf8)
        case .string(let value): JSONText.append(value, to: &bytes)
        case .array(let elements):
            bytes.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 {
                    bytes.append(UInt8(ascii: ","))
                    if spaced { bytes.append(UInt8(ascii: " ")) }
                }
                element.write(into: &bytes, spaced: spaced)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 {
                    bytes.append(UInt8(ascii: ","))
                    if spaced { bytes.append(UInt8(ascii: " ")) }
                }
                JSONText.append(member.key, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                if spaced { bytes.append(UInt8(ascii: " ")) }
                member.value.write(into: &bytes, spaced: spaced)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }
}

/// Strings as JSON: the one place for escapes.
public enum JSONText {
    /// Appends a string in double quotes, with escapes for quotes, backslashes and control characters alone.
    public static func append(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0x0A: bytes.append(contentsOf: "\\n".utf8)
            case 0x09: bytes.append(contentsOf: "\\t".utf8)
            case 0x0D: bytes.append(contentsOf: "\\r".utf8)
            case 0..<0x20:
                let digits = Array("0123456789abcdef".utf8)
                bytes.append(contentsOf: "\\u00".utf8)
                bytes.append(digits[Int(byte >> 4)])
                bytes.append(digits[Int(byte & 15)])
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
