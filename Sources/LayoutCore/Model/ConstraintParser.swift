import LayoutSolver

/// Reads `[name:] item.attribute REL item.attribute [* m] [+ c] [@ priority]` (docs/job-format.md).
///
/// Diagnostics carry the column inside the string, from 1, and no line.
struct ConstraintParser {
    private var scanner: TextScanner
    private let names: LayoutNames?
    private var diagnostics: [Diagnostic] = []
    /// Columns of the parts, for the rules' objections.
    private var columns = Columns()

    private struct Columns {
        var secondAttribute = 1
        var multiplier = 1
        var constant = 1
        var priority = 1
    }

    /// A mistake after which the rest of the string cannot be read.
    private struct Stop: Error {}

    /// Reads a constraint. With `names`, items and parameters must be among them.
    ///
    /// The constraint is nil where its text cannot be read; diagnostics are in the order of their columns.
    static func read(
        _ text: String, names: LayoutNames?
    ) -> (constraint: Constraint?, diagnostics: [Diagnostic]) {
        var parser = ConstraintParser(scanner: TextScanner(text), names: names)
        let constraint = try? parser.constraint()
        let inOrder = parser.diagnostics.enumerated().sorted {
            ($0.element.column ?? 0, $0.offset) < ($1.element.column ?? 0, $1.offset)
        }
        return (constraint, inOrder.map(\.element))
    }

    /// Reads one side, such as "form.safe.top".
    static func readAnchor(
        _ text: String, names: LayoutNames?
    ) -> (anchor: Anchor?, diagnostics: [Diagnostic]) {
        var parser = ConstraintParser(scanner: TextScanner(text), names: names)
        let anchor = try? parser.wholeAnchor()
        return (anchor, parser.diagnostics)
    }

    /// Reads a constant, such as "-systemSpacing(2)".
    static func readConstant(
        _ text: String, names: LayoutNames?
    ) -> (constant: ConstantValue?, diagnostics: [Diagnostic]) {
        var parser = ConstraintParser(scanner: TextScanner(text), names: names)
        let constant = try? parser.wholeConstant()
        return (constant, parser.diagnostics)
    }

    private init(scanner: TextScanner, names: LayoutNames?) {
        self.scanner = scanner
        self.names = names
    }

    private mutating func wholeAnchor() throws -> Anchor {
        let anchor = try anchor()
        try end()
        return anchor.value
    }

    private mutating func wholeConstant() throws -> ConstantValue {
        let isNegative = scanner.take("-")
        let constant = try constant(negative: isNegative, expected: "a constant")
        try end()
        return constant
    }

    private mutating func constraint() throws -> Constraint {
        let name = leadingName()
        let first = try anchor()
        let relation = try relation()
        scanner.skipSpace()
        var constraint = Constraint(name: name, first.value, relation)
        if startsReference() {
            let second = try anchor()
            constraint.second = second.value
            columns.secondAttribute = second.attributeColumn
            try multiplierAndConstant(&constraint)
        } else {
            columns.constant = scanner.column
            let negative = scanner.take("-")
            if !negative { _ = scanner.take("+") }
            constraint.constant = try constant(
                negative: negative, expected: "an item with an attribute, a number or a parameter")
        }
        scanner.skipSpace()
        if scanner.take("@") {
            scanner.skipSpace()
            columns.priority = scanner.column
            constraint.priority = try number("a priority from 1 to 1000")
        }
        try end()
        checkRules(constraint)
        return constraint
    }

    private mutating func multiplierAndConstant(_ constraint: inout Constraint) throws {
        scanner.skipSpace()
        if scanner.take("*") {
            scanner.skipSpace()
            columns.multiplier = scanner.column
            constraint.multiplier = try number("a multiplier")
            scanner.skipSpace()
        }
        columns.constant = scanner.column
        let negative = scanner.take("-")
        guard negative || scanner.take("+") else { return }
        scanner.skipSpace()
        columns.constant = scanner.column
        constraint.constant = try constant(
            negative: negative, expected: "a number or a parameter")
    }

    private mutating func checkRules(_ constraint: Constraint) {
        for objection in ConstraintRules.objections(to: constraint) {
            var diagnostic = objection.diagnostic
            switch objection.place {
            case .secondAttribute: diagnostic.column = columns.secondAttribute
            case .multiplier: diagnostic.column = columns.multiplier
            case .constant, .relationEnd: diagnostic.column = columns.constant
            case .priority: diagnostic.column = columns.priority
            }
            diagnostics.append(diagnostic)
        }
        checkTrees(constraint)
    }

    private mutating func checkTrees(_ constraint: Constraint) {
        guard let names, let second = constraint.second,
            let one = names.items[constraint.first.item.id],
            let other = names.items[second.item.id],
            one != other
        else { return }
        diagnostics.append(
            Diagnostic(
                code: "no-common-ancestor", column: columns.secondAttribute,
                message:
                    "'\(constraint.first.item.id)' and '\(second.item.id)' stand in different trees",
                expected: "two items of one tree"))
    }

    // MARK: Parts

    /// Takes `name:`; what stands before the first colon outside quotes and before any relation.
    private mutating func leadingName() -> String? {
        scanner.skipSpace()
        let start = scanner.position
        if let quoted = scanner.takeQuoted() {
            scanner.skipSpace()
            if scanner.take(":") {
                scanner.skipSpace()
                return quoted
            }
            scanner.position = start
            return nil
        }
        while let scalar = scanner.next, !"=<>'\":".unicodeScalars.contains(scalar),
            !scalar.properties.isWhitespace
        {
            scanner.position += 1
        }
        let name = scanner.text(from: start)
        scanner.skipSpace()
        if !name.isEmpty, scanner.take(":") {
            scanner.skipSpace()
            return name
        }
        scanner.position = start
        return nil
    }

    /// Whether an item with a dot and a letter after it comes next; nothing is taken.
    private func startsReference() -> Bool {
        var ahead = scanner
        if ahead.takeQuoted() != nil { return ahead.next == "." }
        guard ahead.takeName(hyphens: true) != nil, ahead.take(".") else { return false }
        return !TextScanner.isDigit(ahead.next)
    }

    private mutating func anchor() throws -> (value: Anchor, attributeColumn: Int) {
        scanner.skipSpace()
        let itemColumn = scanner.column
        guard let item = scanner.takeQuoted() ?? scanner.takeName(hyphens: true) else {
            throw stop(
                found: scanner.upcomingWord(),
                expected: "an item with an attribute, as in form.width")
        }
        checkItem(item, column: itemColumn)
        guard scanner.take(".") else {
            throw stop(
                message: "'\(item)' stands without an attribute",
                expected: "an attribute, as in \(TextScanner.written(item)).width")
        }
        var column = scanner.column
        var word = scanner.takeName(hyphens: false) ?? ""
        var part = ItemReference.Part.body
        if scanner.next == "." {
            part = takePart(word, column: column)
            scanner.position += 1
            column = scanner.column
            word = scanner.takeName(hyphens: false) ?? ""
        } else if let named = ItemReference.Part(rawValue: word), named != .body {
            throw stop(
                message: "'\(item).\(word)' stands without an attribute",
                expected: "an attribute, as in \(TextScanner.written(item)).\(word).top")
        }
        if let attribute = LayoutAttribute(rawValue: word) {
            return (Anchor(ItemReference(item, part), attribute), column)
        }
        let known = LayoutAttribute.allCases.map(\.rawValue)
        diagnostics.append(
            Diagnostic(
                code: "unknown-attribute", column: column,
                message: word.isEmpty
                    ? "an attribute is missing after the dot" : "unknown attribute '\(word)'",
                expected: "an attribute such as left, leading, top, width or centerX",
                suggestion: NearestName.of(word, among: known)))
        throw Stop()
    }

    private mutating func takePart(_ word: String, column: Int) -> ItemReference.Part {
        if let part = ItemReference.Part(rawValue: word), part != .body { return part }
        let known = ItemReference.Part.allCases.map(\.rawValue)
        diagnostics.append(
            Diagnostic(
                code: "unknown-part", column: column, message: "unknown part '\(word)' of a view",
                expected: "safe, margins, keyboard, content, frame or readable",
                suggestion: NearestName.of(word, among: known)))
        return .body
    }

    private mutating func checkItem(_ item: String, column: Int) {
        guard let names, names.items[item] == nil else { return }
        diagnostics.append(
            Diagnostic(
                code: "unknown-item", column: column, message: "unknown view '\(item)'",
                expected: "the id of a view or guide of this layout",
                suggestion: NearestName.of(item, among: names.items.keys)))
    }

    private mutating func relation() throws -> Relation {
        scanner.skipSpace()
        if scanner.take("==") { return .equal }
        if scanner.take("<=") { return .lessThanOrEqual }
        if scanner.take(">=") { return .greaterThanOrEqual }
        let alike = ["=": "==", "<": "<=", ">": ">=", "≤": "<=", "≥": ">=", "=<": "<=", "=>": ">="]
        let word = scanner.upcomingWord()
        throw stop(
            found: word, expected: "==, <= or >=",
            suggestion: alike[word] ?? word.first.flatMap { alike[String($0)] })
    }

    private mutating func constant(negative: Bool, expected: String) throws -> ConstantValue {
        scanner.skipSpace()
        if let number = scanner.takeNumber() {
            return .number(negative && number.value != 0 ? -number.value : number.value)
        }
        let column = scanner.column
        guard let name = scanner.takeQuoted() ?? scanner.takeName(hyphens: true) else {
            throw stop(found: scanner.upcomingWord(), expected: expected)
        }
        if name == ConstantValue.systemSpacingWord {
            return .systemSpacing(times: try spacingFactor() * (negative ? -1 : 1))
        }
        if let names, names.parameters[name] == nil {
            if names.items[name] != nil {
                throw stop(
                    message: "'\(name)' stands without an attribute", column: column,
                    expected: "an attribute, as in \(TextScanner.written(name)).width")
            }
            diagnostics.append(
                Diagnostic(
                    code: "unknown-parameter", column: column,
                    message: "unknown parameter '\(name)'",
                    expected: "a number or a parameter of this layout",
                    suggestion: NearestName.of(name, among: names.parameters.keys)))
        }
        return .parameter(name, negated: negative)
    }

    /// The factor in parentheses after the word for the system's spacing, 1 where there is none.
    private mutating func spacingFactor() throws -> Double {
        guard scanner.take("(") else { return 1 }
        guard let number = scanner.takeNumber(), scanner.take(")") else {
            throw stop(found: scanner.upcomingWord(), expected: "a factor, as in systemSpacing(2)")
        }
        return number.value
    }

    private mutating func number(_ expected: String) throws -> Double {
        let negative = scanner.take("-")
        scanner.skipSpace()
        guard let number = scanner.takeNumber() else {
            throw stop(found: scanner.upcomingWord(), expected: expected)
        }
        return negative && number.value != 0 ? -number.value : number.value
    }

    private mutating func end() throws {
        scanner.skipSpace()
        guard !scanner.isAtEnd else { return }
        throw stop(found: scanner.upcomingWord(), expected: "nothing more, or @ and a priority")
    }

    private mutating func stop(
        found: String, expected: String, suggestion: String? = nil
    ) -> Stop {
        stop(
            message: found.isEmpty ? "the constraint ends too early" : "unexpected '\(found)'",
            expected: expected, suggestion: suggestion)
    }

    private mutating func stop(
        message: String, column: Int? = nil, expected: String, suggestion: String? = nil
    ) -> Stop {
        diagnostics.append(
            Diagnostic(
                code: "syntax", column: column ?? scanner.column, message: message,
                expected: expected, suggestion: suggestion))
        return Stop()
    }
}
