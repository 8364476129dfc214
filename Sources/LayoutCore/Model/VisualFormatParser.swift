import LayoutSolver

/// Reads one visual format (semantics 5).
struct VisualFormatParser {
    /// `[relation] object [@priority]` of a gap or a size.
    private struct Predicate {
        enum Object {
            case constant(ConstantValue)
            case view(String)
        }

        var relation: Relation
        var object: Object
        var priority: Double
    }

    /// What stands between two views, or a view and the superview.
    private enum Gap {
        /// Nothing: flush.
        case none
        /// A single `-`: the system's.
        case standard
        case stated([Predicate])
    }

    private var scanner: TextScanner
    private let options: VisualFormat
    private let names: LayoutNames
    private var axis = Axis.horizontal
    private var constraints: [Constraint] = []

    static func read(
        _ format: String, options: VisualFormat, names: LayoutNames
    ) throws(Diagnostic) -> [Constraint] {
        var parser = VisualFormatParser(
            scanner: TextScanner(format), options: options, names: names)
        try parser.format()
        return parser.constraints
    }

    private init(scanner: TextScanner, options: VisualFormat, names: LayoutNames) {
        self.scanner = scanner
        self.options = options
        self.names = names
    }

    private mutating func format() throws(Diagnostic) {
        try orientation()
        let barColumn = scanner.column
        let startsAtSuperview = scanner.take("|")
        let firstGap = startsAtSuperview ? try gap() : .none
        var view = try self.view()
        var views = [view]
        let superview = names.superviews[view]
        if startsAtSuperview {
            join(try known(superview, of: view, column: barColumn), view, firstGap, isFirst: true)
        }
        while !scanner.isAtEnd {
            let between = try gap()
            let column = scanner.column
            if scanner.take("|") {
                let superview = try known(superview, of: view, column: column)
                join(view, superview, between, isLast: true)
                guard scanner.isAtEnd else { throw failure("the end after '|'") }
                break
            }
            let next = try self.view()
            join(view, next, between)
            view = next
            views.append(next)
        }
        try align(views)
    }

    private mutating func orientation() throws(Diagnostic) {
        guard let letter = scanner.next, letter == "H" || letter == "V" else { return }
        scanner.position += 1
        axis = letter == "V" ? .vertical : .horizontal
        guard scanner.take(":") else { throw failure("':' after '\(letter)'") }
    }

    private func known(
        _ superview: String?, of view: String, column: Int
    ) throws(Diagnostic) -> String {
        if let superview { return superview }
        throw failure(
            "a view that has a superview", message: "'\(view)' has no superview for '|'",
            column: column)
    }

    // MARK: Parts

    /// `[name(predicates)]`, giving the name.
    private mutating func view() throws(Diagnostic) -> String {
        guard scanner.take("[") else { throw failure("a view such as [name]") }
        let name = try viewName()
        if scanner.next == "(" {
            for predicate in try predicates(inView: true) { addSize(of: name, predicate) }
        }
        guard scanner.take("]") else { throw failure("']' after the view") }
        return name
    }

    private mutating func viewName() throws(Diagnostic) -> String {
        let column = scanner.column
        guard let name = scanner.takeName(hyphens: true) else { throw failure("a view's name") }
        guard names.items[name] == nil else { return name }
        throw Diagnostic(
            code: "unknown-item", column: column, message: "unknown view '\(name)'",
            expected: "the id of a view or guide of this layout",
            suggestion: NearestName.of(name, among: names.items.keys))
    }

    /// What stands before the next view or superview.
    private mutating func gap() throws(Diagnostic) -> Gap {
        guard scanner.take("-") else {
            guard scanner.next == "[" || scanner.next == "|" else {
                throw failure("'-', a view or '|'")
            }
            return .none
        }
        if scanner.next == "[" || scanner.next == "|" { return .standard }
        let stated: [Predicate]
        if scanner.next == "(" {
            stated = try predicates(inView: false)
        } else {
            stated = [
                Predicate(relation: .equal, object: .constant(try constant()), priority: 1000)
            ]
        }
        guard scanner.take("-") else { throw failure("'-' after the gap") }
        return .stated(stated)
    }

    /// `(predicate, ...)`.
    private mutating func predicates(inView: Bool) throws(Diagnostic) -> [Predicate] {
        _ = scanner.take("(")
        var predicates: [Predicate] = []
        repeat {
            scanner.skipSpace()
            predicates.append(try predicate(inView: inView))
            scanner.skipSpace()
        } while scanner.take(",")
        guard scanner.take(")") else { throw failure("',' or ')'") }
        return predicates
    }

    private mutating func predicate(inView: Bool) throws(Diagnostic) -> Predicate {
        var relation = Relation.equal
        for sign in ["==", "<=", ">="] where scanner.take(sign) {
            relation = Relation(text: sign) ?? .equal
            scanner.skipSpace()
            break
        }
        let object: Predicate.Object
        if inView, let view = takeView() {
            object = .view(view)
        } else {
            let negative = scanner.take("-")
            object = .constant(try constant(negative: negative))
        }
        scanner.skipSpace()
        guard scanner.take("@") else {
            return Predicate(relation: relation, object: object, priority: 1000)
        }
        scanner.skipSpace()
        return Predicate(relation: relation, object: object, priority: try priority())
    }

    /// A view's name, where no metric has it.
    private mutating func takeView() -> String? {
        let start = scanner.position
        if let name = scanner.takeName(hyphens: true), names.items[name] != nil,
            names.parameters[name] == nil
        {
            return name
        }
        scanner.position = start
        return nil
    }

    private mutating func constant(negative: Bool = false) throws(Diagnostic) -> ConstantValue {
        let column = scanner.column
        if let number = scanner.takeNumber() {
            guard number.value.isFinite else {
                var diagnostic = ConstraintRules.nonFinite("the constant", number.value)
                diagnostic.column = column
                throw diagnostic
            }
            return .number(negative && number.value != 0 ? -number.value : number.value)
        }
        return .parameter(try metric(), negated: negative)
    }

    private mutating func metric() throws(Diagnostic) -> String {
        let column = scanner.column
        // A hyphen ends a metric's name here: it begins what follows the gap.
        guard let name = scanner.takeName(hyphens: false) else {
            throw failure("a number, a metric or a view")
        }
        guard names.parameters[name] == nil else { return name }
        throw Diagnostic(
            code: "unknown-parameter", column: column, message: "unknown metric '\(name)'",
            expected: "a number or a parameter of this layout",
            suggestion: NearestName.of(name, among: names.parameters.keys))
    }

    private mutating func priority() throws(Diagnostic) -> Double {
        let column = scanner.column
        let value: Double
        if let number = scanner.takeNumber() {
            value = number.value
        } else {
            value = names.parameters[try metric()] ?? 1000
        }
        guard var objection = ConstraintRules.priorityObjection(value) else { return value }
        objection.column = column
        throw objection
    }

    // MARK: Constraints

    private mutating func addSize(of view: String, _ predicate: Predicate) {
        let size: LayoutAttribute = axis == .horizontal ? .width : .height
        let first = Anchor(ItemReference(view), size)
        switch predicate.object {
        case .constant(let constant):
            constraints.append(
                Constraint(
                    first, predicate.relation, constant: constant, priority: predicate.priority))
        case .view(let other):
            constraints.append(
                Constraint(
                    first, predicate.relation, Anchor(ItemReference(other), size),
                    priority: predicate.priority))
        }
    }

    /// Puts `next` behind `before` in the format's direction; one of them may be the superview.
    private mutating func join(
        _ before: String, _ next: String, _ gap: Gap, isFirst: Bool = false, isLast: Bool = false
    ) {
        let isAtSuperview = isFirst || isLast
        var end = isFirst ? edges.start : edges.end
        var start = isLast ? edges.end : edges.start
        if axis == .vertical, options.spacing == .baselines, !isAtSuperview {
            (end, start) = (.lastBaseline, .firstBaseline)
        }
        var predicates = [
            Predicate(relation: .equal, object: .constant(.number(0)), priority: 1000)
        ]
        switch gap {
        case .none: break
        case .stated(let stated): predicates = stated
        case .standard where isAtSuperview:
            // The superview's margin is an edge of its own.
            if isFirst { end = end.ofMargins } else { start = start.ofMargins }
        case .standard:
            predicates[0].object = .constant(
                options.spacing == .baselines
                    ? .systemSpacing(times: 1) : .number(VisualFormat.systemSpacing))
        }
        for predicate in predicates {
            guard case .constant(let constant) = predicate.object else { continue }
            let later = Anchor(ItemReference(next), start)
            let earlier = Anchor(ItemReference(before), end)
            // From the right, the earlier view lies at greater x.
            let isReversed = axis == .horizontal && options.direction == .rightToLeft
            constraints.append(
                Constraint(
                    isReversed ? earlier : later, predicate.relation,
                    isReversed ? later : earlier, constant: constant,
                    priority: predicate.priority))
        }
    }

    /// The edge where the format enters a view and the one where it leaves it.
    private var edges: (start: LayoutAttribute, end: LayoutAttribute) {
        guard axis == .horizontal else { return (.top, .bottom) }
        switch options.direction {
        case .leadingToTrailing: return (.leading, .trailing)
        case .leftToRight: return (.left, .right)
        case .rightToLeft: return (.right, .left)
        }
    }

    private mutating func align(_ views: [String]) throws(Diagnostic) {
        for attribute in options.alignments {
            guard attribute.isLocation, attribute.axis != axis else {
                throw Diagnostic(
                    code: "axis-mismatch", column: 1,
                    message: "'\(attribute.rawValue)' lies along a format's own direction",
                    expected: "an alignment across it")
            }
            for (first, second) in zip(views, views.dropFirst()) {
                constraints.append(
                    Constraint(
                        Anchor(ItemReference(first), attribute), .equal,
                        Anchor(ItemReference(second), attribute)))
            }
        }
    }

    private func failure(
        _ expected: String, message: String? = nil, column: Int? = nil
    ) -> Diagnostic {
        let word = scanner.upcomingWord()
        return Diagnostic(
            code: "syntax", column: column ?? scanner.column,
            message: message
                ?? (word.isEmpty ? "the format ends too early" : "unexpected '\(word)'"),
            expected: expected)
    }
}
