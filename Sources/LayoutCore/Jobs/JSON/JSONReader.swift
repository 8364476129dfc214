/// Turns positioned JSON into values, and collects every mistake on the way.
///
/// A class, because every step of the reading adds to one list of mistakes. Readers return nil after
/// reporting; the caller goes on, so that one look shows everything that is wrong.
final class JSONReader {
    /// Most mistakes collected; more would only hide the first ones, and looking up what was meant takes time.
    static let mostDiagnostics = 100

    let source: SourceText
    private(set) var diagnostics: [Diagnostic] = []
    /// Whether no more mistakes are collected, and the rest is not looked at.
    var isFull: Bool { diagnostics.count >= JSONReader.mostDiagnostics }

    // What the layout being read defines; nil and empty outside a layout, where nothing is looked up.

    /// Ids of views and guides with the byte offsets of their first places.
    var ids: [String: Int] = [:]
    /// Views, guides and parameters.
    var names: LayoutNames?
    /// Names of constraints, of the layout and of its updates.
    var constraintNames: Set<String>?
    /// Names of the layout's own constraints so far with the byte offsets of their places, while these are read.
    var claimedConstraintNames: [String: Int]?
    /// Names of states.
    var stateNames: Set<String>?
    /// Lists that repeats run over.
    var lists: [String: [RepeatElement]] = [:]
    /// Ids of jobs so far with the byte offsets of their places.
    var claimedJobs: [String: Int] = [:]
    /// What assertions of the present job may speak of.
    var assertionScope: AssertionScope?
    /// Nodes made by repeats so far.
    var expandedNodeCount = 0
    /// Bytes of text made by repeats so far.
    var expandedByteCount = 0

    init(_ source: SourceText) { self.source = source }

    // MARK: Reporting

    /// Reports a mistake at a node.
    func report(
        _ code: String, _ message: String, expected: String? = nil, suggestion: String? = nil,
        at node: JSONNode, _ path: JSONPath
    ) {
        report(
            Diagnostic(
                code: code, message: message, expected: expected, suggestion: suggestion),
            offset: node.offset, path)
    }

    /// Reports a mistake at a byte; -1 is no place.
    func report(_ diagnostic: Diagnostic, offset: Int, _ path: JSONPath) {
        guard !isFull else { return }
        var diagnostic = diagnostic
        diagnostic.file = source.file
        diagnostic.path = path.text
        diagnostic.line = nil
        diagnostic.column = nil
        if offset >= 0 {
            let place = source.place(of: offset)
            diagnostic.line = place.line
            diagnostic.column = place.column
        }
        diagnostics.append(diagnostic)
    }

    /// Reports mistakes found inside a string; their columns, from 1, are inside it.
    func report(_ found: [Diagnostic], insideStringAt node: JSONNode, _ path: JSONPath) {
        for diagnostic in found {
            var offset = node.offset
            if offset >= 0, !node.isExpanded, let column = diagnostic.column {
                offset = source.offset(ofCharacter: column - 1, inStringAt: offset)
            }
            report(diagnostic, offset: offset, path)
        }
    }

    /// Takes over mistakes that have their places already.
    func adopt(_ found: [Diagnostic]) {
        diagnostics.append(
            contentsOf: found.prefix(max(0, JSONReader.mostDiagnostics - diagnostics.count)))
    }

    private func wrongType(_ expected: String, _ node: JSONNode, _ path: JSONPath) {
        report(
            "wrong-type", "\(node.kindName) stands here", expected: expected, at: node, path)
    }

    // MARK: Single values

    func string(_ node: JSONNode, _ path: JSONPath) -> String? {
        if case .string(let value) = node.value { return value }
        wrongType("a string", node, path)
        return nil
    }

    /// A string that is not empty.
    func name(_ node: JSONNode, _ path: JSONPath) -> String? {
        guard let value = string(node, path) else { return nil }
        if !value.isEmpty { return value }
        report("empty-name", "an empty name", expected: "a name", at: node, path)
        return nil
    }

    func bool(_ node: JSONNode, _ path: JSONPath) -> Bool? {
        if case .bool(let value) = node.value { return value }
        wrongType("true or false", node, path)
        return nil
    }

    /// A finite number. Its size is not limited.
    func number(_ node: JSONNode, _ path: JSONPath) -> Double? {
        guard case .number(let value) = node.value else {
            if case .string(let text) = node.value,
                ["nan", "infinity", "inf", "-infinity", "-inf"].contains(text.lowercased())
            {
                report(
                    "non-finite", "the number is not finite (\(text))",
                    expected: "a finite number", at: node, path)
            } else {
                wrongType("a number", node, path)
            }
            return nil
        }
        if value.isFinite { return value }
        report(ConstraintRules.nonFinite("the number", value), offset: node.offset, path)
        return nil
    }

    /// A number that is not negative: a size.
    func size(_ node: JSONNode, _ path: JSONPath) -> Double? {
        guard let value = number(node, path) else { return nil }
        if value >= 0 { return value }
        report(
            "negative-size", "the size \(NumberText.text(value)) is negative",
            expected: "0 or more points", at: node, path)
        return nil
    }

    /// A whole number in a range.
    func integer(_ range: ClosedRange<Int>, _ node: JSONNode, _ path: JSONPath) -> Int? {
        guard let value = number(node, path) else { return nil }
        if let integer = Int(exactly: value), range.contains(integer) { return integer }
        report(
            "out-of-range", "\(NumberText.text(value)) is not possible here",
            expected: "a whole number from \(range.lowerBound) to \(range.upperBound)",
            at: node, path)
        return nil
    }

    /// A priority, 1...1000.
    func priority(_ node: JSONNode, _ path: JSONPath) -> Double? {
        guard let value = number(node, path) else { return nil }
        guard let objection = ConstraintRules.priorityObjection(value) else { return value }
        report(objection, offset: node.offset, path)
        return nil
    }

    /// One of the names of an enumeration.
    func choice<Value>(_ node: JSONNode, _ path: JSONPath) -> Value?
    where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
        let known = Value.allCases.map(\.rawValue)
        guard case .string(let text) = node.value else {
            wrongType("one of \(known.joined(separator: ", "))", node, path)
            return nil
        }
        if let value = Value(rawValue: text) { return value }
        report(
            "unknown-value", "unknown value '\(text)'",
            expected: "one of \(known.joined(separator: ", "))",
            suggestion: NearestName.of(text, among: known), at: node, path)
        return nil
    }

    // MARK: Arrays

    /// The elements that could be read.
    func array<Value>(
        _ node: JSONNode, _ path: JSONPath, of what: String = "an array",
        _ read: (JSONNode, JSONPath) -> Value?
    ) -> [Value]? {
        guard case .array(let elements) = node.value else {
            wrongType(what, node, path)
            return nil
        }
        var values: [Value] = []
        values.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() where !isFull {
            if let value = read(element, path.appending(index)) { values.append(value) }
        }
        return values
    }

    /// Names: an array of strings, or one string alone.
    func names(_ node: JSONNode, _ path: JSONPath) -> [String]? {
        if case .string = node.value { return name(node, path).map { [$0] } }
        return array(node, path, of: "an array of names", name)
    }

    /// An array of a fixed number of numbers, null allowed where `null` says so.
    func numbers(
        _ labels: [String], allowsNull: Bool = false, _ node: JSONNode, _ path: JSONPath,
        _ read: (JSONNode, JSONPath) -> Double?
    ) -> [Double?]? {
        let expected = "[\(labels.joined(separator: ", "))]"
        guard case .array(let elements) = node.value, elements.count == labels.count else {
            if case .array(let elements) = node.value {
                report(
                    "wrong-count", "an array of \(elements.count) stands here",
                    expected: expected, at: node, path)
            } else {
                wrongType(expected, node, path)
            }
            return nil
        }
        let before = diagnostics.count
        let values = elements.enumerated().map { index, element -> Double? in
            if allowsNull, case .null = element.value { return nil }
            return read(element, path.appending(index))
        }
        return diagnostics.count == before ? values : nil
    }
}
