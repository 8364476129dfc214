/// Reads one assertion or rule (docs/assertions.md). Stops at the first mistake.
///
/// Diagnostics carry the column inside the text, from 1, and no line.
struct AssertionParser {
    /// Deepest nesting of parentheses and functions; more is a mistake or an attack.
    static let deepestNesting = 64
    /// Most terms of one assertion: each is one more step of recursion for those who read it.
    static let mostTerms = 256

    var scanner: TextScanner
    /// What names are looked up in; nil looks nothing up.
    let scope: AssertionScope?
    /// Names that a `for` around runs through, with its views.
    var bindings: [AssertionScope.Binding] = []
    private var depth = 0
    private var termCount = 0

    /// Reads a rule: an assertion with name, severity, reason, owner and waiver.
    static func readRule(
        _ text: String, scope: AssertionScope?
    ) throws(Diagnostic) -> AssertionRule {
        var parser = AssertionParser(text, scope: scope)
        let rule = try parser.rule()
        try parser.end("'and', 'or', 'because', 'owner', 'waived until' or the end")
        return rule
    }

    /// Reads an assertion.
    static func read(_ text: String, scope: AssertionScope?) throws(Diagnostic) -> Assertion {
        var parser = AssertionParser(text, scope: scope)
        let assertion = try parser.whole()
        try parser.end("'and', 'or' or the end of the assertion")
        return assertion
    }

    /// Reads a selector.
    static func readSelector(
        _ text: String, scope: AssertionScope?
    ) throws(Diagnostic) -> ViewSelector {
        var parser = AssertionParser(text, scope: scope)
        let selector = try parser.selector()
        try parser.end("the end of the selector")
        return selector
    }

    /// Reads a tolerance, such as "1px".
    static func readLength(_ text: String) throws(Diagnostic) -> Length {
        var parser = AssertionParser(text, scope: nil)
        guard let length = try parser.length(), length.value >= 0 else {
            throw parser.unexpected("a tolerance such as 1 or 1px")
        }
        try parser.end("the end of the tolerance")
        return length
    }

    private init(_ text: String, scope: AssertionScope?) {
        scanner = TextScanner(text)
        self.scope = scope
    }

    // MARK: Rules

    private mutating func rule() throws(Diagnostic) -> AssertionRule {
        let (name, severity) = try prefixes()
        var rule = AssertionRule(try whole(), name: name, severity: severity)
        if takeWord("because") { rule.reason = try quoted("the reason") }
        if takeWord("owner") { rule.owner = try quoted("who is asked") }
        if takeWord("waived") {
            guard takeWord("until") else { throw unexpected("'until' and a day") }
            rule.waivedUntil = try day()
        }
        return rule
    }

    /// `name:` and `warn:`, in this order, each if it is there.
    private mutating func prefixes() throws(Diagnostic) -> (String?, Severity) {
        var name: String?
        while true {
            scanner.skipSpace()
            let start = scanner.position
            let quotedName = scanner.takeQuoted()
            guard let word = quotedName ?? scanner.takeComponent() else { break }
            scanner.skipSpace()
            guard scanner.take(":") else {
                scanner.position = start
                break
            }
            if quotedName == nil, let severity = Severity(word: word) {
                return (name, severity)
            }
            guard name == nil else {
                throw Diagnostic(
                    code: "unknown-word", column: start + 1,
                    message: "'\(word)' is no severity", expected: "error, warn or note",
                    suggestion: NearestName.of(word, among: Severity.words))
            }
            name = word
        }
        return (name, .error)
    }

    private mutating func quoted(_ what: String) throws(Diagnostic) -> String {
        scanner.skipSpace()
        guard let text = scanner.takeQuoted() else { throw unexpected("\(what) in quotes") }
        return text
    }

    private mutating func day() throws(Diagnostic) -> Day {
        scanner.skipSpace()
        let start = scanner.position
        while TextScanner.isDigit(scanner.next) || scanner.next == "-" { scanner.position += 1 }
        if let day = Day(scanner.text(from: start)) { return day }
        scanner.position = start
        throw unexpected("a day such as 2027-01-31")
    }

    // MARK: Connectives

    mutating func whole() throws(Diagnostic) -> Assertion {
        depth += 1
        defer { depth -= 1 }
        try checkDepth()
        if takeWord("when") {
            let condition = try condition()
            return .when(condition, try whole())
        }
        if takeWord("for") {
            scanner.skipSpace()
            guard let name = scanner.takeQuoted() ?? scanner.takeName(hyphens: true) else {
                throw unexpected("a name, as in 'for row in list.*: ...'")
            }
            guard takeWord("in") else { throw unexpected("'in' and views") }
            let views = try selector()
            scanner.skipSpace()
            guard scanner.take(":") else { throw unexpected("a colon and an assertion") }
            bindings.append(.init(name: name, views: scope?.found(views, bindings) ?? []))
            defer { bindings.removeLast() }
            return .each(name, views, try whole())
        }
        return try either()
    }

    /// The condition up to the colon that ends it.
    private mutating func condition() throws(Diagnostic) -> Predicate {
        scanner.skipSpace()
        let start = scanner.position
        while let scalar = scanner.next, scalar != ":" {
            if scanner.takeQuoted() == nil { scanner.position += 1 }
        }
        let text = scanner.text(from: start)
        guard scanner.take(":") else { throw unexpected("a colon and an assertion") }
        do throws(Diagnostic) {
            return try PredicateParser.read(text, states: scope?.states)
        } catch {
            var diagnostic = error
            diagnostic.column = (error.column ?? 1) + start
            throw diagnostic
        }
    }

    private mutating func either() throws(Diagnostic) -> Assertion {
        var assertion = try both()
        while takeWord("or") { assertion = .or(assertion, try both()) }
        return assertion
    }

    private mutating func both() throws(Diagnostic) -> Assertion {
        var assertion = try opposite()
        while takeWord("and") { assertion = .and(assertion, try opposite()) }
        return assertion
    }

    private mutating func opposite() throws(Diagnostic) -> Assertion {
        depth += 1
        defer { depth -= 1 }
        try checkDepth()
        if takeWord("not") { return .not(try opposite()) }
        scanner.skipSpace()
        guard scanner.next == "(", !isNumberInParentheses() else { return try statement() }
        scanner.position += 1
        let inner = try whole()
        scanner.skipSpace()
        guard scanner.take(")") else { throw unexpected("a closing parenthesis") }
        return inner
    }

    /// Whether what stands in the parentheses ahead is a number: arithmetic or a comparison goes on behind them.
    private func isNumberInParentheses() -> Bool {
        var ahead = scanner
        var open = 0
        repeat {
            switch ahead.next {
            case "(": open += 1
            case ")": open -= 1
            case "'", "\"":
                if ahead.takeQuoted() != nil { continue }
            case nil: return false
            default: break
            }
            ahead.position += 1
        } while open > 0
        ahead.skipSpace()
        guard let next = ahead.next else { return false }
        return "+-*/<>=!~.".unicodeScalars.contains(next) || ahead.take("in ")
    }

    // MARK: Parts

    func checkDepth() throws(Diagnostic) {
        guard depth > AssertionParser.deepestNesting else { return }
        throw Diagnostic(
            code: "too-deep", column: scanner.column, message: "the assertion is nested too deep",
            expected: "at most \(AssertionParser.deepestNesting) levels")
    }

    /// Goes one level deeper for `body`.
    mutating func nested<Value>(
        _ body: (inout AssertionParser) throws(Diagnostic) -> Value
    ) throws(Diagnostic) -> Value {
        depth += 1
        defer { depth -= 1 }
        try checkDepth()
        return try body(&self)
    }

    mutating func countTerm() throws(Diagnostic) {
        termCount += 1
        guard termCount > AssertionParser.mostTerms else { return }
        throw Diagnostic(
            code: "too-deep", column: scanner.column, message: "the assertion is too long",
            expected: "at most \(AssertionParser.mostTerms) terms")
    }

    mutating func takeWord(_ word: String) -> Bool {
        scanner.skipSpace()
        let start = scanner.position
        if scanner.take(word), !TextScanner.isNameScalar(scanner.next) { return true }
        scanner.position = start
        return false
    }

    private mutating func end(_ expected: String) throws(Diagnostic) {
        scanner.skipSpace()
        guard scanner.isAtEnd else { throw unexpected(expected) }
    }

    func unexpected(_ expected: String, suggestion: String? = nil) -> Diagnostic {
        let word = scanner.upcomingWord()
        return Diagnostic(
            code: "syntax", column: scanner.column,
            message: word.isEmpty ? "the assertion ends too early" : "unexpected '\(word)'",
            expected: expected, suggestion: suggestion)
    }
}
