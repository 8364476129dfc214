extension JSONReader {
    private static let ruleKeys =
        ["id", "severity", "when", "assert", "reason", "owner", "waivedUntil"]
        + Assertion.Arrangement.keys

    /// A rule: its text, or an object (docs/assertions.md, "JSON"). With `assertionScope`, selectors are looked up.
    func rule(_ node: JSONNode, _ path: JSONPath) -> AssertionRule? {
        guard case .object = node.value else {
            return name(node, path).flatMap { text in
                insideString(node, path) { () throws(Diagnostic) in
                    try AssertionParser.readRule(text, scope: self.assertionScope)
                }.map { placed($0, node) }
            }
        }
        guard let fields = fields(node, path, keys: JSONReader.ruleKeys),
            let assertion = assertion(fields)
        else { return nil }
        var rule = AssertionRule(assertion)
        rule.name = optional(fields, "id", name)
        rule.severity = optional(fields, "severity", choice) ?? .error
        rule.reason = optional(fields, "reason", string)
        rule.owner = optional(fields, "owner", name)
        rule.waivedUntil = optional(fields, "waivedUntil", day)
        if let condition = optional(fields, "when", predicate) {
            rule.assertion = .when(condition, rule.assertion)
        }
        return placed(rule, node)
    }

    /// The one member that says what is asked.
    private func assertion(_ fields: JSONFields) -> Assertion? {
        let keys = (["assert"] + Assertion.Arrangement.keys).filter(fields.has)
        guard let key = keys.first, keys.count == 1 else {
            report(
                keys.isEmpty ? "missing-key" : "wrong-count",
                keys.isEmpty
                    ? "the rule asks nothing" : "the rule asks \(keys.count) things at once",
                expected:
                    "one of 'assert', \(Assertion.Arrangement.keys.map { "'\($0)'" }.joined(separator: ", "))",
                at: fields.node, fields.path)
            return nil
        }
        guard key == "assert" else { return required(fields, key) { self.arranged(key, $0, $1) } }
        return required(fields, key) { node, path in
            self.name(node, path).flatMap { text in
                self.insideString(node, path) { () throws(Diagnostic) in
                    try AssertionParser.read(text, scope: self.assertionScope)
                }
            }
        }
    }

    private func arranged(_ key: String, _ node: JSONNode, _ path: JSONPath) -> Assertion? {
        if case .array = node.value {
            guard let arrangement = Assertion.Arrangement(key: key, edge: nil, axis: nil) else {
                let what = key == "aligned" ? "edge" : "axis"
                report(
                    "missing-key", "'\(key)' needs an \(what)",
                    expected: "{\"views\": [...], \"\(what)\": ...}", at: node, path)
                return nil
            }
            return array(node, path, selector).map { .arranged(arrangement, $0, within: nil) }
        }
        let special = key == "aligned" ? ["edge"] : key == "equalSpacing" ? ["axis"] : []
        guard let fields = fields(node, path, keys: ["views", "within"] + special),
            let views = required(fields, "views", { self.array($0, $1, self.selector) })
        else { return nil }
        let edge: Assertion.Arrangement.Edge? =
            key == "aligned" ? required(fields, "edge", choice) : nil
        let axis: Axis? = key == "equalSpacing" ? required(fields, "axis", choice) : nil
        let tolerance = optional(fields, "within", length)
        return Assertion.Arrangement(key: key, edge: edge, axis: axis).map {
            .arranged($0, views, within: tolerance)
        }
    }

    private func selector(_ node: JSONNode, _ path: JSONPath) -> ViewSelector? {
        name(node, path).flatMap { text in
            insideString(node, path) { () throws(Diagnostic) in
                try AssertionParser.readSelector(text, scope: self.assertionScope)
            }
        }
    }

    /// A length: a number of points, or text such as "1px".
    private func length(_ node: JSONNode, _ path: JSONPath) -> Length? {
        if case .string(let text) = node.value {
            let length = insideString(node, path) { () throws(Diagnostic) in
                try AssertionParser.readLength(text)
            }
            return length
        }
        return size(node, path).map { Length($0) }
    }

    private func insideString<Value>(
        _ node: JSONNode, _ path: JSONPath, _ read: () throws(Diagnostic) -> Value
    ) -> Value? {
        do throws(Diagnostic) {
            return try read()
        } catch {
            report([error], insideStringAt: node, path)
            return nil
        }
    }

    private func placed(_ rule: AssertionRule, _ node: JSONNode) -> AssertionRule {
        var rule = rule
        rule.place = place(of: node)
        return rule
    }

    /// Where a node is written; nil for one that was not read from a text.
    func place(of node: JSONNode) -> SourcePlace? {
        guard node.offset >= 0 else { return nil }
        let place = source.place(of: node.offset)
        return SourcePlace(file: source.file, line: place.line, column: place.column)
    }

    // MARK: Specifications

    /// A section of a specification file.
    func assertionSection(_ node: JSONNode, _ path: JSONPath) -> AssertionSection? {
        guard let fields = fields(node, path, keys: ["screen", "domain", "rules"]) else {
            return nil
        }
        var section = AssertionSection(screen: optional(fields, "screen", name))
        section.domain = optional(fields, "domain", domain) ?? .all
        section.rules = required(fields, "rules") { self.array($0, $1, self.rule) } ?? []
        return section
    }

    private func domain(_ node: JSONNode, _ path: JSONPath) -> AssertionDomain? {
        let keys = ["width", "height", "textSize", "direction"]
        guard let fields = fields(node, path, keys: keys) else { return nil }
        var domain = AssertionDomain()
        domain.widths = optional(fields, "width") { self.range($0, $1, self.size) }
        domain.heights = optional(fields, "height") { self.range($0, $1, self.size) }
        domain.textSizes = optional(fields, "textSize") { self.range($0, $1, self.choice) }
        domain.directions =
            optional(fields, "direction") { self.array($0, $1, self.choice) } ?? []
        return domain
    }

    private func range<Bound: Comparable>(
        _ node: JSONNode, _ path: JSONPath, _ read: (JSONNode, JSONPath) -> Bound?
    ) -> ClosedRange<Bound>? {
        guard let ends = array(node, path, of: "[lower, upper]", read) else { return nil }
        guard ends.count == 2, ends[0] <= ends[1] else {
            report(
                ends.count == 2 ? "wrong-order" : "wrong-count",
                ends.count == 2
                    ? "the range runs backwards" : "an array of \(ends.count) stands here",
                expected: "[lower, upper]", at: node, path)
            return nil
        }
        return ends[0]...ends[1]
    }
}
