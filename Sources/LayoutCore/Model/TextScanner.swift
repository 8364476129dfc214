/// Walks the characters of one short text, such as a constraint or a predicate, and knows the column.
struct TextScanner {
    /// The text as Unicode scalars.
    let scalars: [Unicode.Scalar]
    /// Index of the next scalar.
    var position = 0

    init(_ text: String) { scalars = Array(text.unicodeScalars) }

    /// Column of the next character, from 1.
    var column: Int { position + 1 }
    var isAtEnd: Bool { position >= scalars.count }
    var next: Unicode.Scalar? { peek(0) }

    func peek(_ offset: Int) -> Unicode.Scalar? {
        position + offset < scalars.count ? scalars[position + offset] : nil
    }

    mutating func skipSpace() {
        while let scalar = next, scalar.properties.isWhitespace { position += 1 }
    }

    /// Takes `text` when it comes next.
    mutating func take(_ text: String) -> Bool {
        var offset = 0
        for scalar in text.unicodeScalars {
            guard peek(offset) == scalar else { return false }
            offset += 1
        }
        position += offset
        return true
    }

    /// The next run of scalars that are not white space, for messages; at most 24 of them.
    func upcomingWord() -> String {
        var word = String.UnicodeScalarView()
        var index = position
        while index < scalars.count, word.count < 24 {
            let scalar = scalars[index]
            if scalar.properties.isWhitespace { break }
            word.append(scalar)
            index += 1
        }
        return String(word)
    }

    static func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
        guard let scalar else { return false }
        return scalar >= "0" && scalar <= "9"
    }

    /// Whether a scalar may stand in a bare name: letters, digits, `_`, `$`, `#` and what is not ASCII.
    static func isNameScalar(_ scalar: Unicode.Scalar?) -> Bool {
        guard let scalar else { return false }
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "#": return true
        default: return !scalar.isASCII && !scalar.properties.isWhitespace
        }
    }

    /// Takes a bare name. With `hyphens`, a `-` between two name characters belongs to it.
    mutating func takeName(hyphens: Bool) -> String? {
        guard TextScanner.isNameScalar(next) else { return nil }
        let start = position
        while TextScanner.isNameScalar(next)
            || (hyphens && next == "-" && TextScanner.isNameScalar(peek(1)))
        {
            position += 1
        }
        return text(from: start)
    }

    /// Takes a name in single or double quotes, `\` before a character standing for that character.
    /// Nil, at the same place, when no closed quotation comes next.
    mutating func takeQuoted() -> String? {
        guard let quote = next, quote == "'" || quote == "\"" else { return nil }
        var content = String.UnicodeScalarView()
        var index = position + 1
        while index < scalars.count, scalars[index] != quote {
            if scalars[index] == "\\", index + 1 < scalars.count { index += 1 }
            content.append(scalars[index])
            index += 1
        }
        guard index < scalars.count else { return nil }
        position = index + 1
        return String(content)
    }

    /// Whether a bare name can stand for `name` unquoted where a reference is expected.
    static func isBareName(_ name: String) -> Bool {
        var scanner = TextScanner(name)
        guard scanner.takeNumber() == nil else { return false }
        return scanner.takeName(hyphens: true) != nil && scanner.isAtEnd
    }

    /// A name as it must be written: bare where possible, else in single quotes.
    static func written(_ name: String) -> String {
        isBareName(name) ? name : quoted(name)
    }

    /// A name in single quotes.
    static func quoted(_ name: String) -> String {
        var text = "'"
        for scalar in name.unicodeScalars {
            if scalar == "'" || scalar == "\\" { text += "\\" }
            text.unicodeScalars.append(scalar)
        }
        return text + "'"
    }

    /// A number that was read; not finite for `NaN`, `Infinity` and literals that overflow.
    struct Number {
        var value: Double
        var text: String
    }

    /// Takes an unsigned number, `NaN`, `Infinity` or `inf`. Nil, at the same place, when none comes
    /// next; "8bC" and "10.left" are names, not numbers.
    mutating func takeNumber() -> Number? {
        let start = position
        for word in ["NaN", "nan", "Infinity", "infinity", "inf"] where take(word) {
            if !TextScanner.isNameScalar(next), next != "." {
                return Number(value: word.lowercased() == "nan" ? .nan : .infinity, text: word)
            }
            position = start
        }
        guard let number = takeDigits() else { return nil }
        if TextScanner.isNameScalar(next) || next == "." {
            position = start
            return nil
        }
        return number
    }

    /// Takes an unsigned decimal number, whatever follows it. Nil, at the same place, when none comes next.
    mutating func takeDigits() -> Number? {
        let start = position
        while TextScanner.isDigit(next) { position += 1 }
        if next == ".", TextScanner.isDigit(peek(1)) {
            position += 1
            while TextScanner.isDigit(next) { position += 1 }
        }
        guard position > start else { return nil }
        if next == "e" || next == "E" {
            let sign = peek(1) == "+" || peek(1) == "-" ? 2 : 1
            if TextScanner.isDigit(peek(sign)) {
                position += sign
                while TextScanner.isDigit(next) { position += 1 }
            }
        }
        let digits = text(from: start)
        return Number(
            value: Double(digits.hasPrefix(".") ? "0" + digits : digits) ?? .nan, text: digits)
    }

    func text(from start: Int) -> String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[start..<position])
        return String(view)
    }
}
