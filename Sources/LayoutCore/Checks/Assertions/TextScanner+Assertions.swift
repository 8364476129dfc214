extension TextScanner {
    /// Takes a name or a pattern: what a bare name may have, and `*`, and `-` between them.
    mutating func takeComponent() -> String? {
        func isPart(_ scalar: Unicode.Scalar?) -> Bool {
            TextScanner.isNameScalar(scalar) || scalar == "*"
        }
        guard isPart(next) else { return nil }
        let start = position
        while isPart(next) || (next == "-" && isPart(peek(1))) { position += 1 }
        return text(from: start)
    }

    /// Takes an unsigned decimal number, whatever follows it. Nil, at the same place, when none comes next.
    mutating func takeDigits() -> Double? {
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
        return Double(digits.hasPrefix(".") ? "0" + digits : digits)
    }

    /// Whether a text can stand unquoted as a component of a selector.
    static func isBareComponent(_ text: String) -> Bool {
        var scanner = TextScanner(text)
        guard scanner.next != "#", !TextScanner.isDigit(scanner.next) else { return false }
        return scanner.takeComponent() != nil && scanner.isAtEnd
    }

    /// A component of a selector as it must be written.
    static func writtenComponent(_ text: String) -> String {
        isBareComponent(text) ? text : quoted(text)
    }
}
