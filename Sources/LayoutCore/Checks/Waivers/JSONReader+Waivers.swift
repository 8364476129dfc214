extension Waiver {
    /// Reads a file of waivers (docs/checks.md, "Waivers"). `rules` are the names a rule may have.
    ///
    /// Throws all mistakes, in the order of their places. O(bytes).
    public static func read(
        _ bytes: [UInt8], file: String, rules: [String]
    ) throws(DiagnosticList) -> [Waiver] {
        let source = SourceText(bytes, file: file, firstLine: 1)
        let (node, syntax) = JSONParser.parse(source)
        guard let node, syntax.isEmpty else { throw DiagnosticList(syntax) }
        let reader = JSONReader(source)
        let waivers = reader.waivers(node, .root, rules: rules)
        guard let waivers, reader.diagnostics.isEmpty else {
            throw DiagnosticList(reader.diagnostics)
        }
        return waivers
    }
}

extension JSONReader {
    /// The whole file.
    func waivers(_ node: JSONNode, _ path: JSONPath, rules: [String]) -> [Waiver]? {
        guard let fields = fields(node, path, keys: ["$schema", "version", "waivers"]) else {
            return nil
        }
        _ = required(fields, "version") { self.integer(1...1, $0, $1) }
        return required(fields, "waivers") { node, path in
            self.array(node, path, of: "an array of waivers") {
                self.waiver($0, $1, rules: rules)
            }
        }
    }

    private func waiver(_ node: JSONNode, _ path: JSONPath, rules: [String]) -> Waiver? {
        let keys = ["rule", "job", "views", "reason", "expires"]
        guard let fields = fields(node, path, keys: keys) else { return nil }
        let rule = required(fields, "rule") { self.rule($0, $1, rules) }
        let reason = required(fields, "reason", name)
        let expires = optional(fields, "expires", day)
        let job = optional(fields, "job", name)
        let views = optional(fields, "views", names)
        guard let rule, let reason else { return nil }
        let line = node.offset >= 0 ? source.place(of: node.offset).line : 1
        return Waiver(
            rule: rule, job: job ?? "*", views: views ?? [], reason: reason, expires: expires,
            place: "\(source.file ?? ""):\(line)")
    }

    private func rule(_ node: JSONNode, _ path: JSONPath, _ rules: [String]) -> String? {
        guard let text = name(node, path) else { return nil }
        if rules.contains(where: NamePattern(text).matches) { return text }
        report(
            "unknown-value", "unknown rule '\(text)'", expected: "a check, or an assertion's id",
            suggestion: NearestName.of(text, among: rules), at: node, path)
        return nil
    }

    /// A day such as "2026-12-31".
    func day(_ node: JSONNode, _ path: JSONPath) -> Day? {
        guard let text = string(node, path) else { return nil }
        if let day = Day(text) { return day }
        report(
            "unknown-value", "'\(text)' is no day", expected: "a day such as 2027-01-31",
            at: node, path)
        return nil
    }
}
