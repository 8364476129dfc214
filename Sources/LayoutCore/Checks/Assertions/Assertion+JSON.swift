extension Assertion.Arrangement {
    /// Keys of rules in JSON that stand for arrangements.
    static let keys = [
        "noOverlap", "aligned", "sameSize", "sameWidth", "sameHeight", "equalSpacing", "inRow",
        "inColumn", "inOrder",
    ]

    /// The arrangement of a key; nil where what it needs besides views is missing.
    init?(key: String, edge: Edge?, axis: Axis?) {
        switch key {
        case "noOverlap": self = .noOverlap
        case "sameSize": self = .same(.size)
        case "sameWidth": self = .same(.width)
        case "sameHeight": self = .same(.height)
        case "inRow": self = .inRow
        case "inColumn": self = .inColumn
        case "inOrder": self = .inOrder
        case "aligned":
            guard let edge else { return nil }
            self = .aligned(edge)
        case "equalSpacing":
            guard let axis else { return nil }
            self = .equalSpacing(axis)
        default: return nil
        }
    }

    fileprivate var key: String {
        switch self {
        case .noOverlap: "noOverlap"
        case .aligned: "aligned"
        case .same(.size): "sameSize"
        case .same(.width): "sameWidth"
        case .same(.height): "sameHeight"
        case .equalSpacing: "equalSpacing"
        case .inRow: "inRow"
        case .inColumn: "inColumn"
        case .inOrder: "inOrder"
        }
    }

    fileprivate func json(of views: [ViewSelector], within tolerance: Length?) -> JSONNode {
        let list = JSONNode.strings(views.map(\.text))
        var special: (String, JSONNode)?
        if case .aligned(let edge) = self { special = ("edge", .string(edge.rawValue)) }
        if case .equalSpacing(let axis) = self { special = ("axis", .string(axis.rawValue)) }
        guard special != nil || tolerance != nil else { return list }
        var members: [(String, JSONNode?)] = [("views", list), ("within", tolerance?.json)]
        if let special { members.append(special) }
        return .object(members)
    }
}

extension Length {
    fileprivate var json: JSONNode {
        unit == .points ? .number(value) : .string(text)
    }
}

extension AssertionRule: JSONRepresentable {
    static func read(_ reader: JSONReader, _ node: JSONNode, _ path: JSONPath) -> AssertionRule? {
        reader.rule(node, path)
    }

    /// The rule as an object: several views as arrays, everything else as text.
    var json: JSONNode {
        var members: [(String, JSONNode?)] = [
            ("id", name.map { .string($0) }),
            ("severity", severity == .error ? nil : .string(severity.rawValue)),
            ("reason", reason.map { .string($0) }), ("owner", owner.map { .string($0) }),
            ("waivedUntil", waivedUntil.map { .string($0.text) }),
        ]
        var asked = assertion
        if case .when(let condition, let inner) = asked {
            members.append(("when", .string(condition.text)))
            asked = inner
        }
        if case .arranged(let arrangement, let views, let tolerance) = asked {
            members.append((arrangement.key, arrangement.json(of: views, within: tolerance)))
        } else {
            members.append(("assert", .string(asked.text)))
        }
        return .object(members)
    }
}

extension AssertionSection: JSONRepresentable {
    static func read(
        _ reader: JSONReader, _ node: JSONNode, _ path: JSONPath
    ) -> AssertionSection? {
        reader.assertionSection(node, path)
    }

    var json: JSONNode {
        .object([
            ("screen", screen.map { .string($0) }),
            ("domain", domain == .all ? nil : domain.json), ("rules", .array(rules.map(\.json))),
        ])
    }
}

extension AssertionDomain {
    fileprivate var json: JSONNode {
        func ends(_ range: ClosedRange<Double>?) -> JSONNode? {
            range.map { .numbers([$0.lowerBound, $0.upperBound]) }
        }
        return .object([
            ("width", ends(widths)), ("height", ends(heights)),
            (
                "textSize",
                textSizes.map { .strings([$0.lowerBound.rawValue, $0.upperBound.rawValue]) }
            ),
            ("direction", directions.isEmpty ? nil : .strings(directions.map(\.rawValue))),
        ])
    }
}

extension AssertionDocument: JSONRepresentable {
    static func read(
        _ reader: JSONReader, _ node: JSONNode, _ path: JSONPath
    ) -> AssertionDocument? {
        if case .array = node.value {
            return reader.array(node, path, reader.assertionSection).map {
                AssertionDocument(sections: $0)
            }
        }
        return reader.assertionSection(node, path).map { AssertionDocument(sections: [$0]) }
    }

    /// One section as an object, several as an array.
    var json: JSONNode {
        sections.count == 1 ? sections[0].json : .array(sections.map(\.json))
    }

    /// The specification as JSON in one line, keys sorted: equal ones give equal bytes.
    public var jsonBytes: [UInt8] { json.bytes() }

    /// As much of a specification in JSON as can be read, with its mistakes.
    static func readable(
        json bytes: [UInt8], file: String?
    ) -> (document: AssertionDocument, mistakes: [Diagnostic]) {
        let source = SourceText(bytes, file: file)
        let (node, syntax) = JSONParser.parse(source)
        guard let node else { return (AssertionDocument(), syntax) }
        let reader = JSONReader(source)
        reader.adopt(syntax)
        let document = read(reader, node, .root)
        return (document ?? AssertionDocument(), reader.diagnostics)
    }
}
