extension AssertionParser {
    /// A number with sums, products and signs.
    mutating func number() throws(Diagnostic) -> NumberExpression {
        try nested { parser throws(Diagnostic) in
            var number = try parser.product()
            while let operation = parser.operation([.plus, .minus]) {
                number = .operation(number, operation, try parser.product())
            }
            return number
        }
    }

    private mutating func product() throws(Diagnostic) -> NumberExpression {
        var number = try signed()
        while let operation = operation([.times, .over]) {
            number = .operation(number, operation, try signed())
        }
        return number
    }

    private mutating func operation(
        _ operations: [NumberExpression.Operation]
    ) -> NumberExpression.Operation? {
        scanner.skipSpace()
        return operations.first { scanner.take($0.rawValue) }
    }

    private mutating func signed() throws(Diagnostic) -> NumberExpression {
        scanner.skipSpace()
        guard scanner.next == "-" else { return try single() }
        if let literal = try literal() { return literal }
        scanner.position += 1
        return .negated(
            try nested { parser throws(Diagnostic) in try parser.signed() })
    }

    private mutating func single() throws(Diagnostic) -> NumberExpression {
        try countTerm()
        scanner.skipSpace()
        if let literal = try literal() { return literal }
        if scanner.take("(") {
            let inner = try number()
            scanner.skipSpace()
            guard scanner.take(")") else { throw unexpected("a closing parenthesis") }
            return inner
        }
        if let function = numberFunction() {
            scanner.position += function.count + 1
            return try call(function)
        }
        return try attribute()
    }

    /// The name of the function of numbers that comes next; nothing is taken.
    func numberFunction() -> String? {
        var ahead = scanner
        guard let word = ahead.takeName(hyphens: false), ahead.next == "(" else { return nil }
        let isKnown = word == "count" || NumberExpression.Function(rawValue: word) != nil
        return isKnown ? word : nil
    }

    private mutating func call(_ name: String) throws(Diagnostic) -> NumberExpression {
        guard let function = NumberExpression.Function(rawValue: name) else {
            let views = try selector()
            scanner.skipSpace()
            guard scanner.take(")") else { throw unexpected("a closing parenthesis") }
            return .count(views)
        }
        var numbers = [try number()]
        while true {
            scanner.skipSpace()
            if scanner.take(")") { return .function(function, numbers) }
            guard function != .abs else { throw unexpected("a closing parenthesis") }
            guard scanner.take(",") else { throw unexpected("a comma or a closing parenthesis") }
            numbers.append(try number())
        }
    }

    /// A length, or hundredths of a number. Nil, at the same place, when none comes next.
    private mutating func literal() throws(Diagnostic) -> NumberExpression? {
        let start = scanner.position
        let negative = scanner.take("-")
        guard let value = scanner.takeDigits()?.value else {
            scanner.position = start
            return nil
        }
        if scanner.take("%") {
            guard takeWord("of") else { throw unexpected("'of' and a number") }
            try checkFinite(value, at: start)
            let whole = try nested { parser throws(Diagnostic) in try parser.signed() }
            return .percent(negative ? -value : value, of: whole)
        }
        scanner.position = start
        return try length().map(NumberExpression.length)
    }

    /// A length, with a minus and a unit where they are there. Nil, at the same place, when none comes next.
    mutating func length() throws(Diagnostic) -> Length? {
        let start = scanner.position
        let negative = scanner.take("-")
        guard let value = scanner.takeDigits()?.value else {
            scanner.position = start
            return nil
        }
        try checkFinite(value, at: start)
        let signed = negative && value != 0 ? -value : value
        guard TextScanner.isNameScalar(scanner.next) else { return Length(signed) }
        let column = scanner.column
        let word = scanner.takeName(hyphens: false) ?? ""
        if let unit = Length.Unit(rawValue: word) { return Length(signed, unit) }
        throw Diagnostic(
            code: "unknown-word", column: column, message: "unknown unit '\(word)'",
            expected: "pt, px or none", suggestion: NearestName.of(word, among: ["pt", "px"]))
    }

    private func checkFinite(_ value: Double, at start: Int) throws(Diagnostic) {
        guard !value.isFinite else { return }
        var diagnostic = ConstraintRules.nonFinite("the number", value)
        diagnostic.column = start + 1
        throw diagnostic
    }
}
