/// Reads conditions such as `landscape and width < 700` (docs/job-format.md, "Conditions").
///
/// Diagnostics carry the column inside the string, from 1, and no line.
struct PredicateParser {
    /// Deepest nesting of parentheses and `not`; more is a mistake or an attack.
    private static let deepestNesting = 64
    /// Most terms of one condition: each is one more step of recursion for those who read it.
    private static let mostTerms = 256

    private var scanner: TextScanner
    private let states: Set<String>?
    private var depth = 0
    private var termCount = 0

    /// Reads a condition. With `states`, named states must be among them.
    static func read(
        _ text: String, states: Set<String>?
    ) throws(Diagnostic) -> Predicate {
        var parser = PredicateParser(scanner: TextScanner(text), states: states)
        let predicate = try parser.either()
        parser.scanner.skipSpace()
        guard parser.scanner.isAtEnd else {
            throw parser.unexpected("'and', 'or' or the end of the condition")
        }
        return predicate
    }

    private init(scanner: TextScanner, states: Set<String>?) {
        self.scanner = scanner
        self.states = states
    }

    private mutating func either() throws(Diagnostic) -> Predicate {
        var predicate = try both()
        while takeWord("or") { predicate = .or(predicate, try both()) }
        return predicate
    }

    private mutating func both() throws(Diagnostic) -> Predicate {
        var predicate = try opposite()
        while takeWord("and") { predicate = .and(predicate, try opposite()) }
        return predicate
    }

    private mutating func opposite() throws(Diagnostic) -> Predicate {
        depth += 1
        defer { depth -= 1 }
        guard depth <= PredicateParser.deepestNesting else {
            throw Diagnostic(
                code: "too-deep", column: scanner.column,
                message: "the condition is nested too deep",
                expected: "at most \(PredicateParser.deepestNesting) levels")
        }
        if takeWord("not") { return .not(try opposite()) }
        scanner.skipSpace()
        guard scanner.take("(") else { return try primary() }
        let inner = try either()
        scanner.skipSpace()
        guard scanner.take(")") else { throw unexpected("a closing parenthesis") }
        return inner
    }

    private mutating func primary() throws(Diagnostic) -> Predicate {
        scanner.skipSpace()
        termCount += 1
        guard termCount <= PredicateParser.mostTerms else {
            throw Diagnostic(
                code: "too-deep", column: scanner.column, message: "the condition is too long",
                expected: "at most \(PredicateParser.mostTerms) terms")
        }
        let column = scanner.column
        guard let word = scanner.takeName(hyphens: false) else {
            throw unexpected("a condition such as landscape or width < 700")
        }
        if word == "always" { return .always }
        if let value = Orientation(rawValue: word) { return .orientation(value) }
        if let value = Idiom(rawValue: word) { return .idiom(value) }
        if let value = LayoutDirection(rawValue: word) { return .direction(value) }
        if let quantity = Predicate.Quantity(rawValue: word) {
            return .compare(quantity, try comparison(), try number())
        }
        switch word {
        case "textSize": return .textSize(try comparison(), try value(of: word))
        case "horizontal", "vertical":
            let axis: Axis = word == "horizontal" ? .horizontal : .vertical
            return try equality { parser throws(Diagnostic) in
                .sizeClass(axis, try parser.value(of: word))
            }
        case "orientation":
            return try equality { parser throws(Diagnostic) in
                .orientation(try parser.value(of: word))
            }
        case "idiom":
            return try equality { parser throws(Diagnostic) in
                .idiom(try parser.value(of: word))
            }
        case "direction":
            return try equality { parser throws(Diagnostic) in
                .direction(try parser.value(of: word))
            }
        case "state":
            return try equality { parser throws(Diagnostic) in .state(try parser.stateName()) }
        case "device":
            return try equality { parser throws(Diagnostic) in .device(try parser.word().text) }
        case "locale":
            return try equality { parser throws(Diagnostic) in .locale(try parser.word().text) }
        default:
            throw Diagnostic(
                code: "unknown-condition", column: column, message: "unknown condition '\(word)'",
                expected: "a word such as landscape, pad or rtl, or a quantity such as width",
                suggestion: NearestName.of(word, among: PredicateParser.words))
        }
    }

    /// Every word a condition can begin with.
    static let words: [String] =
        ["always", "not", "textSize", "horizontal", "vertical", "orientation", "idiom"]
        + ["direction", "state", "device", "locale"]
        + Predicate.Quantity.allCases.map(\.rawValue) + Orientation.allCases.map(\.rawValue)
        + Idiom.allCases.map(\.rawValue) + LayoutDirection.allCases.map(\.rawValue)

    // MARK: Parts

    private mutating func takeWord(_ word: String) -> Bool {
        scanner.skipSpace()
        let start = scanner.position
        if scanner.take(word), !TextScanner.isNameScalar(scanner.next) { return true }
        scanner.position = start
        return false
    }

    private mutating func comparison() throws(Diagnostic) -> Predicate.Comparison {
        scanner.skipSpace()
        // Longer signs first, so that "<=" is not read as "<".
        for sign in ["<=", ">=", "==", "!=", "<", ">"] where scanner.take(sign) {
            if let comparison = Predicate.Comparison(rawValue: sign) { return comparison }
        }
        throw unexpected("<, <=, ==, !=, >= or >", suggestion: scanner.next == "=" ? "==" : nil)
    }

    private mutating func number() throws(Diagnostic) -> Double {
        scanner.skipSpace()
        let column = scanner.column
        let negative = scanner.take("-")
        guard let number = scanner.takeNumber() else { throw unexpected("a number") }
        guard number.value.isFinite else {
            var diagnostic = ConstraintRules.nonFinite("the number", number.value)
            diagnostic.column = column
            throw diagnostic
        }
        return negative && number.value != 0 ? -number.value : number.value
    }

    private mutating func equality(
        _ read: (inout PredicateParser) throws(Diagnostic) -> Predicate
    ) throws(Diagnostic) -> Predicate {
        scanner.skipSpace()
        if scanner.take("==") { return try read(&self) }
        if scanner.take("!=") { return .not(try read(&self)) }
        throw unexpected("== or !=", suggestion: scanner.next == "=" ? "==" : nil)
    }

    private mutating func word() throws(Diagnostic) -> (text: String, column: Int) {
        scanner.skipSpace()
        let column = scanner.column
        if let quoted = scanner.takeQuoted() { return (quoted, column) }
        let start = scanner.position
        while let scalar = scanner.next, Predicate.isBareValueScalar(scalar) {
            scanner.position += 1
        }
        guard scanner.position > start else { throw unexpected("a name") }
        return (scanner.text(from: start), column)
    }

    private mutating func value<Value>(of quantity: String) throws(Diagnostic) -> Value
    where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
        let (text, column) = try word()
        if let value = Value(rawValue: text) { return value }
        let known = Value.allCases.map(\.rawValue)
        throw Diagnostic(
            code: "unknown-value", column: column, message: "unknown \(quantity) '\(text)'",
            expected: "one of \(known.joined(separator: ", "))",
            suggestion: NearestName.of(text, among: known))
    }

    private mutating func stateName() throws(Diagnostic) -> String {
        let (name, column) = try word()
        guard let states, name != Predicate.baseState, !states.contains(name) else { return name }
        throw Diagnostic(
            code: "unknown-state", column: column, message: "unknown state '\(name)'",
            expected: "a state of this layout, or base",
            suggestion: NearestName.of(name, among: states.union([Predicate.baseState])))
    }

    private func unexpected(_ expected: String, suggestion: String? = nil) -> Diagnostic {
        let word = scanner.upcomingWord()
        return Diagnostic(
            code: "syntax", column: scanner.column,
            message: word.isEmpty ? "the condition ends too early" : "unexpected '\(word)'",
            expected: expected, suggestion: suggestion)
    }
}
