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

    private func write(into bytes: inout [UInt8]) {
        switch value {
        case .null: bytes.append(contentsOf: "null".utf8)
        case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
        case .number(let value):
            bytes.append(contentsOf: (value.isFinite ? NumberText.text(value) : "null").utf8)
        case .string(let value): JSONText.append(value, to: &bytes)
        case .array(let elements):
            bytes.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                element.write(into: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                JSONText.append(member.key, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                member.value.write(into: &bytes)
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
