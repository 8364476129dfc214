/// Reads JSON into positioned nodes.
///
/// Accepts what people write by hand: `//` and `/* */` comments, trailing commas, unquoted keys, single
/// quotes, a sign or a point before a number. `NaN` and `Infinity` are read as such so that a reader can
/// refuse them where they stand. The first mistake of syntax ends the reading; keys that stand twice in one
/// object are all reported.
package struct JSONParser {
    /// Deepest nesting of arrays and objects.
    package static let deepestNesting = 512
    /// Most bytes of one input.
    package static let mostBytes = 256 << 20

    let source: SourceText
    var position = 0
    private var depth = 0
    private var duplicates: [Diagnostic] = []

    /// Reads a whole text. O(bytes).
    package static func parse(
        _ source: SourceText
    ) -> (node: JSONNode?, diagnostics: [Diagnostic]) {
        var parser = JSONParser(source)
        do {
            let node = try parser.document()
            return (node, parser.duplicates)
        } catch {
            return (nil, parser.duplicates + [error])
        }
    }

    private init(_ source: SourceText) { self.source = source }

    private mutating func document() throws(Diagnostic) -> JSONNode {
        guard source.bytes.count <= JSONParser.mostBytes else {
            throw failure(
                "too-large", "the input has \(source.bytes.count) bytes",
                expected: "at most \(JSONParser.mostBytes) bytes")
        }
        if let objection = source.encodingObjection ?? source.emptinessObjection { throw objection }
        if source.bytes.starts(with: SourceText.mark) { position = SourceText.mark.count }
        try skipSpace()
        let node = try value()
        try skipSpace()
        guard position == source.bytes.count else {
            throw failure("syntax", "unexpected \(described())", expected: "the end of the input")
        }
        return node
    }

    // MARK: Values

    private mutating func value() throws(Diagnostic) -> JSONNode {
        let start = position
        switch byte ?? 0 {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            return JSONNode(.string(try string()), offset: start)
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: "."):
            return JSONNode(.number(try number()), offset: start)
        case let letter where JSONParser.isNameByte(letter):
            let word = name()
            switch word {
            case "true": return JSONNode(.bool(true), offset: start)
            case "false": return JSONNode(.bool(false), offset: start)
            case "null": return JSONNode(.null, offset: start)
            case "NaN": return JSONNode(.number(.nan), offset: start)
            case "Infinity": return JSONNode(.number(.infinity), offset: start)
            default:
                position = start
                let known = ["true", "false", "null"]
                throw failure(
                    "syntax", "unexpected word '\(word)'",
                    expected: "a value; strings stand in double quotes",
                    suggestion: NearestName.of(word, among: known) ?? "\"\(word)\"")
            }
        default:
            throw failure("syntax", "unexpected \(described())", expected: "a value")
        }
    }

    private mutating func object() throws(Diagnostic) -> JSONNode {
        let start = position
        try enter()
        defer { depth -= 1 }
        var members: [JSONNode.Member] = []
        var keys: [String: Int] = [:]
        try skipSpace()
        while byte != UInt8(ascii: "}") {
            let keyOffset = position
            let key = try self.key()
            let first = keys.updateValue(keyOffset, forKey: key)
            if let first, duplicates.count < JSONReader.mostDiagnostics {
                let line = source.place(of: first).line
                duplicates.append(
                    failure(
                        "duplicate-key", "the key '\(key)' stands twice in this object",
                        expected: "each key once; it was already given in line \(line)",
                        at: keyOffset))
            }
            try skipSpace()
            guard take(UInt8(ascii: ":")) else {
                throw failure(
                    "syntax", "unexpected \(described())",
                    expected: "a colon after the key '\(key)'")
            }
            try skipSpace()
            let value = try value()
            members.append(JSONNode.Member(key: key, keyOffset: keyOffset, value: value))
            try skipSpace()
            if take(UInt8(ascii: ",")) {
                try skipSpace()
            } else if byte != UInt8(ascii: "}") {
                throw failure(
                    "syntax", "unexpected \(described())", expected: "a comma or '}'")
            }
        }
        position += 1
        return JSONNode(.object(members), offset: start)
    }

    private mutating func array() throws(Diagnostic) -> JSONNode {
        let start = position
        try enter()
        defer { depth -= 1 }
        var elements: [JSONNode] = []
        try skipSpace()
        while byte != UInt8(ascii: "]") {
            elements.append(try value())
            try skipSpace()
            if take(UInt8(ascii: ",")) {
                try skipSpace()
            } else if byte != UInt8(ascii: "]") {
                throw failure(
                    "syntax", "unexpected \(described())", expected: "a comma or ']'")
            }
        }
        position += 1
        return JSONNode(.array(elements), offset: start)
    }

    private mutating func enter() throws(Diagnostic) {
        depth += 1
        guard depth <= JSONParser.deepestNesting else {
            throw failure(
                "too-deep", "the input is nested too deep",
                expected: "at most \(JSONParser.deepestNesting) levels")
        }
        position += 1
    }

    private mutating func key() throws(Diagnostic) -> String {
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try string() }
        if let byte, JSONParser.isNameByte(byte) { return name() }
        throw failure("syntax", "unexpected \(described())", expected: "a key or '}'")
    }

    private mutating func number() throws(Diagnostic) -> Double {
        let start = position
        let isNegative = byte == UInt8(ascii: "-")
        if isNegative || byte == UInt8(ascii: "+") { position += 1 }
        if let letter = byte, JSONParser.isNameByte(letter), !JSONParser.isDigit(letter) {
            let word = name()
            if word == "Infinity" { return isNegative ? -.infinity : .infinity }
            if word == "NaN" { return .nan }
            position = start
            throw failure("syntax", "unexpected '\(word)' after a sign", expected: "a number")
        }
        let digits = position
        var integer: Int64 = 0
        while let digit = byte, JSONParser.isDigit(digit) {
            integer = position - digits < 17 ? integer * 10 + Int64(digit - 48) : integer
            position += 1
        }
        let isShortInteger = position - digits <= 15 && position > digits
        let next = byte
        if isShortInteger, next != UInt8(ascii: "."), next != UInt8(ascii: "e"),
            next != UInt8(ascii: "E"), !JSONParser.isNameByte(next ?? 0)
        {
            return isNegative && integer != 0 ? -Double(integer) : Double(integer)
        }
        while let part = byte,
            JSONParser.isNameByte(part) || part == UInt8(ascii: ".")
                || ((part == UInt8(ascii: "-") || part == UInt8(ascii: "+"))
                    && (source.bytes[position - 1] | 0x20) == UInt8(ascii: "e"))
        {
            position += 1
        }
        var text = String(decoding: source.bytes[digits..<position], as: UTF8.self)
        let written = text
        if text.hasPrefix(".") { text = "0" + text }
        if text.hasSuffix(".") { text += "0" }
        let isPlain = text.utf8.allSatisfy { "0123456789.eE+-".utf8.contains($0) }
        guard isPlain, let value = Double(text) else {
            position = start
            throw failure("syntax", "'\(written)' is not a number", expected: "a number")
        }
        return isNegative && value != 0 ? -value : value
    }

    // MARK: Space and words

    private mutating func skipSpace() throws(Diagnostic) {
        while let current = byte {
            switch current {
            case 0x20, 0x09, 0x0A, 0x0D: position += 1
            case UInt8(ascii: "/"): try skipComment()
            default: return
            }
        }
    }

    private mutating func skipComment() throws(Diagnostic) {
        let start = position
        let bytes = source.bytes
        let second = position + 1 < bytes.count ? bytes[position + 1] : 0
        if second == UInt8(ascii: "/") {
            while let current = byte, current != 0x0A { position += 1 }
            return
        }
        guard second == UInt8(ascii: "*") else {
            throw failure("syntax", "unexpected '/'", expected: "a value, or // before a comment")
        }
        position += 2
        while position + 1 < bytes.count {
            if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
                position += 2
                return
            }
            position += 1
        }
        throw failure("syntax", "this comment never ends", expected: "*/", at: start)
    }

    private mutating func name() -> String {
        let start = position
        while let current = byte, JSONParser.isNameByte(current) || current == UInt8(ascii: "-") {
            position += 1
        }
        return String(decoding: source.bytes[start..<position], as: UTF8.self)
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte >= 48 && byte <= 57 }

    /// Whether a byte may stand in an unquoted key or word.
    static func isNameByte(_ byte: UInt8) -> Bool {
        isDigit(byte) || (byte | 0x20 >= 97 && byte | 0x20 <= 122) || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: "$") || byte >= 0x80
    }

    var byte: UInt8? { position < source.bytes.count ? source.bytes[position] : nil }

    mutating func take(_ wanted: UInt8) -> Bool {
        guard byte == wanted else { return false }
        position += 1
        return true
    }

    private func described() -> String {
        guard let byte else { return "end of the input" }
        if byte < 0x20 || byte >= 0x7F { return "character" }
        return "'\(Character(Unicode.Scalar(byte)))'"
    }

    func failure(
        _ code: String, _ message: String, expected: String, suggestion: String? = nil,
        at offset: Int? = nil
    ) -> Diagnostic {
        let place = source.place(of: offset ?? position)
        return Diagnostic(
            code: code, file: source.file, line: place.line, column: place.column,
            message: message, expected: expected, suggestion: suggestion)
    }
}
