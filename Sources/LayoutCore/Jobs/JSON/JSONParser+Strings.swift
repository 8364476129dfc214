extension JSONParser {
    /// Reads a quoted string at the position.
    mutating func string() throws(Diagnostic) -> String {
        let start = position
        guard let quote = byte else { return "" }
        position += 1
        var content: [UInt8] = []
        var run = position
        while let current = byte, current != quote {
            if current == UInt8(ascii: "\\") {
                content.append(contentsOf: source.bytes[run..<position])
                try escape(into: &content)
                run = position
            } else if current < 0x20, current != 0x09 {
                throw failure(
                    "syntax",
                    current == 0x0A || current == 0x0D
                        ? "this string does not end in its line"
                        : "a control character in a string",
                    expected: "a closing quote or an escape such as \\n",
                    at: current == 0x0A || current == 0x0D ? start : position)
            } else {
                position += 1
            }
        }
        guard byte == quote else {
            throw failure(
                "syntax", "this string never ends", expected: "a closing quote", at: start)
        }
        let bytes = source.bytes[run..<position]
        position += 1
        if content.isEmpty { return try decoded(bytes, start: start) }
        content.append(contentsOf: bytes)
        return try decoded(content[...], start: start)
    }

    private func decoded(_ bytes: ArraySlice<UInt8>, start: Int) throws(Diagnostic) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw failure(
                "syntax", "this string is not UTF-8", expected: "text in UTF-8", at: start)
        }
        return text
    }

    private mutating func escape(into content: inout [UInt8]) throws(Diagnostic) {
        let start = position
        position += 1
        guard let letter = byte else { return }
        position += 1
        switch letter {
        case UInt8(ascii: "n"): content.append(0x0A)
        case UInt8(ascii: "t"): content.append(0x09)
        case UInt8(ascii: "r"): content.append(0x0D)
        case UInt8(ascii: "b"): content.append(0x08)
        case UInt8(ascii: "f"): content.append(0x0C)
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: "/"):
            content.append(letter)
        case UInt8(ascii: "x"):
            try append(try hexadecimal(digits: 2, escape: start), to: &content, escape: start)
        case UInt8(ascii: "u"):
            var code = try hexadecimal(digits: 4, escape: start)
            if code >= 0xD800, code < 0xDC00, byte == UInt8(ascii: "\\") {
                position += 1
                guard take(UInt8(ascii: "u")) else { throw wrongEscape(start) }
                let low = try hexadecimal(digits: 4, escape: start)
                guard low >= 0xDC00, low < 0xE000 else { throw wrongEscape(start) }
                code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
            }
            try append(code, to: &content, escape: start)
        default: throw wrongEscape(start)
        }
    }

    private mutating func hexadecimal(digits: Int, escape: Int) throws(Diagnostic) -> UInt32 {
        var code: UInt32 = 0
        for _ in 0..<digits {
            guard let digit = byte, let value = Character(Unicode.Scalar(digit)).hexDigitValue
            else { throw wrongEscape(escape) }
            code = code << 4 | UInt32(value)
            position += 1
        }
        return code
    }

    private func append(
        _ code: UInt32, to content: inout [UInt8], escape: Int
    ) throws(Diagnostic) {
        guard let scalar = Unicode.Scalar(code) else { throw wrongEscape(escape) }
        content.append(contentsOf: Array(String(Character(scalar)).utf8))
    }

    private func wrongEscape(_ offset: Int) -> Diagnostic {
        failure(
            "syntax", "an escape that JSON does not have",
            expected: "\\n, \\t, \\\", \\\\ or \\u and four digits", at: offset)
    }
}
