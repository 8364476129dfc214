extension AssertionParser {
    /// A selector as written: where it begins and its steps.
    struct Path {
        struct Step {
            var text: String
            var isQuoted: Bool
            var column: Int
        }

        var base: ViewSelector
        var column: Int
        var steps: [Step] = []

        /// The views of the first steps.
        func views(steps count: Int) -> ViewSelector {
            steps.prefix(count).reduce(base) { views, step in
                !step.isQuoted && step.text == "**"
                    ? .descendants(views) : .child(views, step.text)
            }
        }
    }

    /// A selector, looked up.
    mutating func selector() throws(Diagnostic) -> ViewSelector {
        let path = try path()
        return try checked(path.views(steps: path.steps.count), path)
    }

    /// A selector with an attribute behind it.
    mutating func attribute() throws(Diagnostic) -> NumberExpression {
        let path = try path()
        guard let last = path.steps.last else {
            let views = try checked(path.base, path)
            throw Diagnostic(
                code: "syntax", column: path.column,
                message: "'\(views.text)' stands without an attribute",
                expected: "an attribute, as in \(views.text).width")
        }
        let views = try checked(path.views(steps: path.steps.count - 1), path)
        let known = NumberExpression.Attribute(rawValue: last.text)
        if !last.isQuoted, let known { return .attribute(views, known) }
        throw Diagnostic(
            code: "unknown-attribute", column: last.column,
            message: last.isQuoted
                ? "'\(last.text)' is a view, which stands without an attribute"
                : "unknown attribute '\(last.text)'",
            expected: "an attribute such as left, leading, top, width or centerX",
            suggestion: NearestName.of(
                last.text, among: NumberExpression.Attribute.allCases.map(\.rawValue)))
    }

    private func checked(
        _ views: ViewSelector, _ path: Path
    ) throws(Diagnostic) -> ViewSelector {
        guard let scope else { return views }
        do throws(Diagnostic) {
            try scope.check(views, bindings)
        } catch {
            var diagnostic = error
            diagnostic.column = path.column
            throw diagnostic
        }
        return views
    }

    /// A selector, not looked up.
    mutating func path() throws(Diagnostic) -> Path {
        scanner.skipSpace()
        let column = scanner.column
        var path = Path(base: try base(), column: column)
        while scanner.next == ".", scanner.peek(1) != "." {
            scanner.position += 1
            let column = scanner.column
            if let quoted = scanner.takeQuoted() {
                path.steps.append(.init(text: quoted, isQuoted: true, column: column))
            } else if let text = scanner.takeComponent() {
                path.steps.append(.init(text: text, isQuoted: false, column: column))
            } else {
                throw unexpected("an attribute or a view behind the dot")
            }
            try countTerm()
        }
        return path
    }

    private mutating func base() throws(Diagnostic) -> ViewSelector {
        if let quoted = scanner.takeQuoted() { return .name(quoted) }
        if scanner.next == "#" {
            scanner.position += 1
            guard let id = scanner.takeQuoted() ?? scanner.takeName(hyphens: true) else {
                throw unexpected("an id behind #")
            }
            return .id(id)
        }
        if scanner.next == "." {
            scanner.position += 1
            guard let tag = scanner.takeComponent() else {
                throw unexpected("a tag behind the dot")
            }
            return .trait(.tag, tag)
        }
        let column = scanner.column
        guard let word = scanner.takeComponent() else {
            throw unexpected("a view, as in form.width, or a number")
        }
        if scanner.next == "(" { return try call(word, column: column) }
        if word.contains("*") { return .pattern(word) }
        guard AssertionWords.reserved.contains(word) else { return .name(word) }
        throw Diagnostic(
            code: "syntax", column: column, message: "unexpected '\(word)'",
            expected: "a view; one of this name stands in quotes", suggestion: "'\(word)'")
    }

    private mutating func call(
        _ word: String, column: Int
    ) throws(Diagnostic) -> ViewSelector {
        scanner.position += 1
        let views: ViewSelector
        if let relative = ViewSelector.Relative(rawValue: word) {
            // What is optional may be missing.
            views = .relative(
                relative,
                try nested { parser throws(Diagnostic) in
                    let path = try parser.path()
                    return path.views(steps: path.steps.count)
                })
        } else if let trait = ViewSelector.Trait(rawValue: word) {
            views = .trait(trait, try argument())
        } else if word == "pattern" {
            views = .pattern(try argument())
        } else {
            let known =
                ViewSelector.Relative.allCases.map(\.rawValue)
                + ViewSelector.Trait.allCases.map(\.rawValue)
                + NumberExpression.Function.allCases.map(\.rawValue) + ["pattern", "count"]
            throw Diagnostic(
                code: "unknown-word", column: column, message: "unknown function '\(word)'",
                expected: "a function such as parent, first, kind, min or count",
                suggestion: NearestName.of(word, among: known))
        }
        scanner.skipSpace()
        guard scanner.take(")") else { throw unexpected("a closing parenthesis") }
        return views
    }

    private mutating func argument() throws(Diagnostic) -> String {
        scanner.skipSpace()
        guard let text = scanner.takeQuoted() ?? scanner.takeComponent() else {
            throw unexpected("a name or a pattern")
        }
        return text
    }
}
