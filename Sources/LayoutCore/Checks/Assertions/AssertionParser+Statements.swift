extension AssertionParser {
    /// A statement without connectives.
    mutating func statement() throws(Diagnostic) -> Assertion {
        try countTerm()
        if let arranged = try arrangement() { return arranged }
        scanner.skipSpace()
        let start = scanner.position
        guard let word = try wordAfterSelector() else {
            scanner.position = start
            return try comparison()
        }
        scanner.position = start
        let views = try selector()
        return try sentence(views, word)
    }

    /// The word behind a selector that comes next; nil when a number comes next instead.
    private mutating func wordAfterSelector() throws(Diagnostic) -> String? {
        let next = scanner.next
        if next == "-" || next == "(" || TextScanner.isDigit(next) { return nil }
        if next == ".", TextScanner.isDigit(scanner.peek(1)) { return nil }
        if numberFunction() != nil { return nil }
        _ = try path()
        scanner.skipSpace()
        let start = scanner.position
        guard let word = scanner.takeName(hyphens: true) else {
            guard !scanner.isAtEnd else {
                throw unexpected("a comparison, or a word such as above, inside or visible")
            }
            return nil
        }
        scanner.position = start
        return word == "in" ? nil : word
    }

    /// What is said of views, from the word behind them on.
    private mutating func sentence(
        _ views: ViewSelector, _ word: String
    ) throws(Diagnostic) -> Assertion {
        scanner.skipSpace()
        let start = scanner.position
        if takeWord("near") {
            let other = try selector()
            guard let distance = try within() else {
                throw unexpected("'within' and the longest distance")
            }
            return .near(views, other, within: distance)
        }
        if takeWord("centered") {
            let axis = axis()
            guard takeWord("in") else { throw unexpected("'in' and a view") }
            let other = try selector()
            return .centered(views, axis, in: other, within: try within())
        }
        if let place = place() {
            let other = try selector()
            let gap = takeWord("by") ? try gap(place) : nil
            return .place(views, place, other, by: gap, within: try within())
        }
        _ = takeWord("is")
        let isOpposite = takeWord("not")
        for condition in Assertion.Condition.allCases where takeWord(condition.rawValue) {
            let assertion = Assertion.condition(views, condition)
            return isOpposite ? .not(assertion) : assertion
        }
        let found = scanner.upcomingWord()
        let spelled = ["leftOf": "left of", "rightOf": "right of", "notTruncated": "not truncated"]
        throw Diagnostic(
            code: "unknown-word", column: isOpposite ? scanner.column : start + 1,
            message: found.isEmpty
                ? "the assertion ends too early" : "unknown word '\(isOpposite ? found : word)'",
            expected: "a word such as above, inside, left of, visible or truncated",
            suggestion: spelled[word]
                ?? NearestName.of(isOpposite ? found : word, among: AssertionWords.afterViews))
    }

    private mutating func place() -> Assertion.Place? {
        for place in Assertion.Place.allCases {
            let start = scanner.position
            let words = place.rawValue.split(separator: " ")
            if words.allSatisfy({ takeWord(String($0)) }) { return place }
            scanner.position = start
        }
        return nil
    }

    private mutating func gap(_ place: Assertion.Place) throws(Diagnostic) -> Assertion.Gap {
        guard place.takesGap else {
            throw Diagnostic(
                code: "syntax", column: scanner.column,
                message: "'\(place.rawValue)' has no distance", expected: "the end")
        }
        if let comparison = comparisonSign() { return .compare(comparison, try number()) }
        let first = try number()
        guard takeRangeSign() else { return .compare(.equal, first) }
        return .range(first, try number())
    }

    private mutating func axis() -> Axis? {
        for axis in Axis.allCases where takeWord(AssertionWords.adverb(axis)) { return axis }
        return nil
    }

    private mutating func within() throws(Diagnostic) -> Length? {
        guard takeWord("within") else { return nil }
        scanner.skipSpace()
        guard let length = try length(), length.value >= 0 else {
            throw unexpected("a tolerance such as 1 or 1px")
        }
        return length
    }

    // MARK: Several views

    private mutating func arrangement() throws(Diagnostic) -> Assertion? {
        scanner.skipSpace()
        let start = scanner.position
        if takeWord("no") {
            guard takeWord("overlap"), takeWord("among") else {
                throw unexpected("'overlap among' and views")
            }
            return .arranged(.noOverlap, try views(), within: try within())
        }
        if takeWord("aligned") {
            let views = try views()
            let edge: Assertion.Arrangement.Edge = try choice("an edge")
            return .arranged(.aligned(edge), views, within: try within())
        }
        if takeWord("same") {
            let extent: Assertion.Arrangement.Extent = try choice("what is the same")
            return .arranged(.same(extent), try views(), within: try within())
        }
        if takeWord("equal") {
            guard takeWord("spacing") else { throw unexpected("'spacing' and views") }
            let views = try views()
            guard let axis = axis() else { throw unexpected("horizontally or vertically") }
            return .arranged(.equalSpacing(axis), views, within: try within())
        }
        if takeWord("in") {
            let arrangements: [(String, Assertion.Arrangement)] = [
                ("row", .inRow), ("column", .inColumn), ("order", .inOrder),
            ]
            for (word, arrangement) in arrangements where takeWord(word) {
                return .arranged(arrangement, try views(), within: try within())
            }
            throw unexpected("row, column or order")
        }
        scanner.position = start
        return nil
    }

    /// `(a, b, c)`, or one selector.
    private mutating func views() throws(Diagnostic) -> [ViewSelector] {
        scanner.skipSpace()
        guard scanner.take("(") else { return [try selector()] }
        var views = [try selector()]
        while true {
            scanner.skipSpace()
            if scanner.take(")") { return views }
            guard scanner.take(",") else { throw unexpected("a comma or a closing parenthesis") }
            try countTerm()
            views.append(try selector())
        }
    }

    private mutating func choice<Value>(_ what: String) throws(Diagnostic) -> Value
    where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
        scanner.skipSpace()
        for value in Value.allCases where takeWord(value.rawValue) { return value }
        let known = Value.allCases.map(\.rawValue)
        let word = scanner.upcomingWord()
        throw Diagnostic(
            code: word.isEmpty ? "syntax" : "unknown-word", column: scanner.column,
            message: word.isEmpty ? "the assertion ends too early" : "unknown word '\(word)'",
            expected: "\(what): \(known.joined(separator: ", "))",
            suggestion: NearestName.of(word, among: known))
    }

    // MARK: Numbers that compare

    private mutating func comparison() throws(Diagnostic) -> Assertion {
        let first = try number()
        if takeWord("in") {
            let lower = try number()
            guard takeRangeSign() else { throw unexpected("... and the upper end of the range") }
            return .range(first, lower, try number())
        }
        scanner.skipSpace()
        guard let comparison = comparisonSign() else {
            let alike = [
                "=": "==", "=>": ">=", "=<": "<=", "≤": "<=", "≥": ">=", "≠": "!=", "≈": "~=",
                "~": "~=",
            ]
            let sign = scanner.upcomingWord().prefix { !$0.isLetter && !$0.isNumber }
            throw unexpected(
                "==, !=, <, <=, >, >=, ~= or in", suggestion: alike[String(sign)])
        }
        let second = try number()
        return .compare(first, comparison, second, within: try within())
    }

    private mutating func comparisonSign() -> Assertion.Comparison? {
        scanner.skipSpace()
        // Longer signs first, so that "<=" is not read as "<".
        for sign in ["<=", ">=", "==", "!=", "~=", "<", ">"] where scanner.take(sign) {
            return Assertion.Comparison(rawValue: sign)
        }
        return nil
    }

    private mutating func takeRangeSign() -> Bool {
        scanner.skipSpace()
        return scanner.take("...")
    }
}
