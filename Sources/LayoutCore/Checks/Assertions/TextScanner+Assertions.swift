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
