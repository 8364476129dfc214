/// Reads specification files in the text form: a line a rule, `screen` and `for` lines before them.
struct AssertionTextReader {
    private let file: String?
    private var sections: [AssertionSection] = []
    private var diagnostics: [Diagnostic] = []

    /// As much of a file as can be read, with its mistakes.
    static func readable(
        _ text: String, file: String?
    ) -> (document: AssertionDocument, mistakes: [Diagnostic]) {
        var reader = AssertionTextReader(file: file)
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        for (number, line) in lines.enumerated()
        where reader.diagnostics.count < DiagnosticList.most {
            reader.read(String(line), number: number + 1)
        }
        return (AssertionDocument(sections: reader.sections), reader.diagnostics)
    }

    private init(file: String?) { self.file = file }

    private mutating func read(_ line: String, number: Int) {
        let text = AssertionTextReader.withoutComment(line)
        guard text.contains(where: { !$0.isWhitespace }) else { return }
        do throws(Diagnostic) {
            var header = AssertionHeaderParser(text)
            if let screen = try header.screen() {
                sections.append(AssertionSection(screen: screen))
            } else if let domain = try header.domain() {
                setDomain(domain)
            } else {
                var rule = try AssertionParser.readRule(text, scope: nil)
                let indent = text.unicodeScalars.prefix { $0.properties.isWhitespace }.count
                rule.place = SourcePlace(file: file, line: number, column: indent + 1)
                if sections.isEmpty { sections.append(AssertionSection()) }
                sections[sections.count - 1].rules.append(rule)
            }
        } catch {
            var diagnostic = error
            diagnostic.file = file
            diagnostic.line = number
            diagnostics.append(diagnostic)
        }
    }

    /// A domain behind rules begins another section of the same screen.
    private mutating func setDomain(_ domain: AssertionDomain) {
        if let last = sections.last, last.rules.isEmpty, last.domain == .all {
            sections[sections.count - 1].domain = domain
        } else {
            sections.append(AssertionSection(screen: sections.last?.screen, domain: domain))
        }
    }

    /// The line up to a `#` that stands between blanks, outside quotes; `#id` is a view.
    private static func withoutComment(_ line: String) -> String {
        var scanner = TextScanner(line)
        while let scalar = scanner.next {
            if scanner.takeQuoted() != nil { continue }
            let before = scanner.position == 0 ? nil : scanner.peek(-1)
            let isFree = before?.properties.isWhitespace != false
            if scalar == "#", isFree, scanner.peek(1)?.properties.isWhitespace != false { break }
            scanner.position += 1
        }
        return scanner.text(from: 0)
    }
}

/// Reads the lines of a specification file that are no rules.
private struct AssertionHeaderParser {
    private static let axes = ["width", "height", "textSize", "direction"]

    private var scanner: TextScanner

    init(_ text: String) { scanner = TextScanner(text) }

    /// `screen login`; nil for other lines.
    mutating func screen() throws(Diagnostic) -> String? {
        let start = scanner.position
        guard takeWord("screen"), scanner.next?.properties.isWhitespace != false else {
            scanner.position = start
            return nil
        }
        scanner.skipSpace()
        // A sentence about the root begins with the same word.
        let column = scanner.column
        let quoted = scanner.takeQuoted()
        guard let name = quoted ?? scanner.takeComponent() else {
            guard scanner.isAtEnd else {
                scanner.position = start
                return nil
            }
            throw Diagnostic(
                code: "syntax", column: column, message: "the line ends too early",
                expected: "the name of a layout or job")
        }
        scanner.skipSpace()
        let isSentence = quoted == nil && Assertion.Condition(rawValue: name) != nil
        if scanner.isAtEnd, !isSentence { return name }
        scanner.position = start
        return nil
    }

    /// `for width in 320...1366, direction in rtl`; nil for other lines, a rule with `for name in views:` among them.
    mutating func domain() throws(Diagnostic) -> AssertionDomain? {
        let start = scanner.position
        guard takeWord("for"), !hasColon() else {
            scanner.position = start
            return nil
        }
        var domain = AssertionDomain()
        repeat {
            try axis(&domain)
            scanner.skipSpace()
        } while scanner.take(",")
        guard scanner.isAtEnd else { throw unexpected("a comma or the end of the line") }
        return domain
    }

    private func hasColon() -> Bool {
        var ahead = scanner
        while let scalar = ahead.next {
            if ahead.takeQuoted() != nil { continue }
            if scalar == ":" { return true }
            ahead.position += 1
        }
        return false
    }

    private mutating func axis(_ domain: inout AssertionDomain) throws(Diagnostic) {
        scanner.skipSpace()
        let column = scanner.column
        let name = scanner.takeName(hyphens: false) ?? ""
        guard Self.axes.contains(name) else {
            throw Diagnostic(
                code: "unknown-word", column: column, message: "unknown axis '\(name)'",
                expected: "width, height, textSize or direction",
                suggestion: NearestName.of(name, among: Self.axes))
        }
        guard takeWord("in") else { throw unexpected("'in' and a range") }
        switch name {
        case "width": domain.widths = try sizes()
        case "height": domain.heights = try sizes()
        case "textSize":
            domain.textSizes = try range { scanner in
                scanner.takeName(hyphens: false).flatMap(TextSizeCategory.init)
            }
        default: domain.directions = try directions()
        }
    }

    private mutating func sizes() throws(Diagnostic) -> ClosedRange<Double> {
        scanner.skipSpace()
        let column = scanner.column
        let sizes = try range { scanner in scanner.takeDigits()?.value }
        guard sizes.upperBound.isFinite else {
            var diagnostic = ConstraintRules.nonFinite("the upper end", sizes.upperBound)
            diagnostic.column = column
            throw diagnostic
        }
        return sizes
    }

    private mutating func range<Bound: Comparable>(
        _ read: (inout TextScanner) -> Bound?
    ) throws(Diagnostic) -> ClosedRange<Bound> {
        scanner.skipSpace()
        let column = scanner.column
        guard let lower = read(&scanner) else { throw unexpected("the lower end of the range") }
        scanner.skipSpace()
        guard scanner.take("...") else { throw unexpected("... and the upper end of the range") }
        scanner.skipSpace()
        guard let upper = read(&scanner) else { throw unexpected("the upper end of the range") }
        guard lower <= upper else {
            throw Diagnostic(
                code: "wrong-order", column: column, message: "the range runs backwards",
                expected: "the lower end first")
        }
        return lower...upper
    }

    private mutating func directions() throws(Diagnostic) -> [LayoutDirection] {
        scanner.skipSpace()
        guard scanner.take("(") else { return [try direction()] }
        var directions = [try direction()]
        while true {
            scanner.skipSpace()
            if scanner.take(")") { return directions }
            guard scanner.take(",") else { throw unexpected("a comma or a closing parenthesis") }
            directions.append(try direction())
        }
    }

    private mutating func direction() throws(Diagnostic) -> LayoutDirection {
        scanner.skipSpace()
        let start = scanner.position
        let word = scanner.takeName(hyphens: false)
        if let direction = word.flatMap(LayoutDirection.init) { return direction }
        scanner.position = start
        throw unexpected("ltr or rtl")
    }

    private mutating func takeWord(_ word: String) -> Bool {
        scanner.skipSpace()
        let start = scanner.position
        if scanner.take(word), !TextScanner.isNameScalar(scanner.next) { return true }
        scanner.position = start
        return false
    }

    private func unexpected(_ expected: String) -> Diagnostic {
        let word = scanner.upcomingWord()
        return Diagnostic(
            code: "syntax", column: scanner.column,
            message: word.isEmpty ? "the line ends too early" : "unexpected '\(word)'",
            expected: expected)
    }
}
