extension JSONReader {
    static let jobKeys = [
        "id", "platform", "layout", "sweep", "states", "strings", "locales", "data", "steps",
        "frames", "checks", "expect",
    ]

    /// A job of a file whose layouts and sweeps have been read. A layout that is there but wrong is a nil
    /// value; without layouts and sweeps, nothing is looked up.
    func job(
        _ node: JSONNode, _ path: JSONPath, layouts: [String: Layout?]?, sweeps: [String]?
    ) -> Job? {
        guard let fields = fields(node, path, keys: JSONReader.jobKeys) else { return nil }
        let id = required(fields, "id") { node, path in
            guard let id = self.name(node, path) else { return nil as String? }
            self.claim(
                id, in: &self.claimedJobs, code: "duplicate-id", what: "id", at: node, path)
            return id
        }
        let layoutName = required(fields, "layout") {
            self.known($0, $1, among: layouts.map { Array($0.keys) }, what: "layout")
        }
        let sweep = required(fields, "sweep") {
            self.known($0, $1, among: sweeps, what: "sweep")
        }
        let added = JSONReader.addedConstraintNames(fields["steps"])
            .union(JSONReader.addedConstraintNames(fields["data"]))
        let layout = layoutName.flatMap { layouts?[$0] ?? nil }
        enterLayout(layout, addingNames: added)
        assertionScope = layout.map(AssertionScope.init)
        defer {
            leaveLayout()
            assertionScope = nil
        }
        var job = Job(id: id ?? "", layout: layoutName ?? "", sweep: sweep ?? "")
        job.platform = optional(fields, "platform", platform) ?? .iOS
        job.states = optional(fields, "states", stateSelection) ?? .none
        job.strings =
            optional(fields, "strings") { node, path in
                self.dictionary(node, path) { self.dictionary($0, $1, self.string) }
            } ?? [:]
        job.locales = optional(fields, "locales") {
            self.selection($0, $1, among: Array(job.strings.keys), what: "locale")
        }
        job.data = optional(fields, "data", data) ?? []
        job.steps = optional(fields, "steps") { self.array($0, $1, self.updates) } ?? []
        job.frames = optional(fields, "frames") { self.choice($0, $1) } ?? .all
        job.checks = optional(fields, "checks") { self.array($0, $1, self.rule) } ?? []
        job.expectations =
            optional(fields, "expect") { node, path in
                self.array(node, path) {
                    self.expectation($0, $1, stepCount: job.steps.count)
                }
            } ?? []
        return id == nil || layoutName == nil || sweep == nil ? nil : job
    }

    private func platform(_ node: JSONNode, _ path: JSONPath) -> Job.Platform? {
        guard case .string("macOS") = node.value else { return choice(node, path) }
        report(
            "unsupported-platform",
            "layouts of macOS are not solved: y points up there, a medium priority is 501, and what else AppKit's engine does otherwise is not known",
            expected: "iOS or tvOS", at: node, path)
        return nil
    }

    private func known(
        _ node: JSONNode, _ path: JSONPath, among known: [String]?, what: String
    ) -> String? {
        guard let text = name(node, path) else { return nil }
        guard let known, !known.contains(text) else { return text }
        report(
            "unknown-\(what)", "unknown \(what) '\(text)'",
            expected: known.isEmpty
                ? "a \(what) of this file, which has none" : "a \(what) of this file",
            suggestion: NearestName.of(text, among: known), at: node, path)
        return nil
    }

    private func stateSelection(_ node: JSONNode, _ path: JSONPath) -> Job.StateSelection? {
        if case .string(let word) = node.value {
            if word == "all" { return .all }
            if word == "none" { return Job.StateSelection.none }
        }
        return selection(node, path, among: stateNames.map(Array.init), what: "state")
            .map { .named($0) }
    }

    /// Names of states or locales, "base" among them; with nil, nothing is looked up.
    private func selection(
        _ node: JSONNode, _ path: JSONPath, among known: [String]?, what: String
    ) -> [String]? {
        let words = what == "state" ? ["all", "none"] : []
        func check(_ node: JSONNode, _ path: JSONPath) -> String? {
            guard let text = name(node, path) else { return nil }
            guard let known, text != Predicate.baseState, !known.contains(text) else {
                return text
            }
            report(
                "unknown-\(what)", "unknown \(what) '\(text)'",
                expected: (known + [Predicate.baseState]).sorted().joined(separator: ", ")
                    + (words.isEmpty ? "" : ", or all or none"),
                suggestion: NearestName.of(text, among: known + [Predicate.baseState] + words),
                at: node, path)
            return nil
        }
        if case .string = node.value { return check(node, path).map { [$0] } }
        if case .array(let elements) = node.value, elements.isEmpty {
            report(
                "empty-sweep", "no \(what) at all", expected: "at least one name", at: node, path)
        }
        return array(node, path, of: "an array of names", check)
    }

    private func data(_ node: JSONNode, _ path: JSONPath) -> [Job.DataRow]? {
        var claimed: [String: Int] = [:]
        return array(node, path, of: "an array of data rows") { node, path in
            guard let fields = self.fields(node, path, keys: ["id", "texts", "updates"])
            else { return nil }
            let id = self.required(fields, "id", self.name)
            if let id {
                self.claim(
                    id, in: &claimed, code: "duplicate-id", what: "id", at: fields["id"] ?? node,
                    path.appending("id"))
            }
            let texts = self.optional(fields, "texts") { node, path in
                if case .object(let members) = node.value {
                    for member in members {
                        let key = JSONNode(.string(member.key), offset: member.keyOffset)
                        self.checkItem(member.key, at: key, path.appending(member.key))
                    }
                }
                return self.dictionary(node, path, self.string)
            }
            let updates = self.optional(fields, "updates", self.updates)
            return id.map { Job.DataRow(id: $0, texts: texts ?? [:], updates: updates ?? []) }
        }
    }

    private func expectation(
        _ node: JSONNode, _ path: JSONPath, stepCount: Int
    ) -> Expectation? {
        let keys = ["if", "step", "frames", "checks", "tolerance"]
        guard let fields = fields(node, path, keys: keys) else { return nil }
        var expectation = Expectation()
        expectation.condition = optional(fields, "if", predicate) ?? .always
        expectation.step = optional(fields, "step") {
            self.integer(0...max(stepCount - 1, 0), $0, $1)
        }
        expectation.frames =
            optional(fields, "frames") { node, path in
                if case .object(let members) = node.value {
                    for member in members {
                        let key = JSONNode(.string(member.key), offset: member.keyOffset)
                        self.checkItem(member.key, at: key, path.appending(member.key))
                    }
                }
                return self.dictionary(node, path, self.partialFrame)
            } ?? [:]
        expectation.checks = optional(fields, "checks") { self.array($0, $1, self.rule) } ?? []
        expectation.tolerance =
            optional(fields, "tolerance", size) ?? Expectation.defaultTolerance
        expectation.place = place(of: node)
        return expectation
    }
}
