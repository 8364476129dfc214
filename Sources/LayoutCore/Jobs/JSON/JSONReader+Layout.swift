extension JSONReader {
    static let layoutKeys = [
        "root", "extraRoots", "guides", "readableWidths", "parameters", "lists", "constraints",
        "states", "when",
    ]

    /// A layout. Everything it refers to is looked up in it.
    func layout(_ node: JSONNode, _ path: JSONPath) -> Layout? {
        guard let fields = fields(node, path, keys: JSONReader.layoutKeys + ["$schema"]) else {
            return nil
        }
        ids = [:]
        (names, constraintNames, stateNames) = (nil, nil, nil)
        lists =
            optional(fields, "lists") { node, path in
                self.dictionary(node, path) { node, path in
                    self.array(node, path) { node, _ in node }.map(RepeatElement.list)
                }
            } ?? [:]
        defer { leaveLayout() }
        let root = required(fields, "root", view)
        var layout = Layout(root: root ?? ViewNode(id: ""))
        layout.extraRoots = optional(fields, "extraRoots") { self.array($0, $1, self.view) } ?? []
        layout.guides = optional(fields, "guides") { self.array($0, $1, self.guide) } ?? []
        layout.readableWidths =
            optional(fields, "readableWidths") { self.readableWidths($0, $1) } ?? [:]
        layout.parameters = optional(fields, "parameters") { self.parameters($0, $1) } ?? [:]
        // Without its tree every name of a layout would be unknown; the tree's own mistakes are enough then.
        if root != nil {
            names = LayoutNames(layout)
            for id in ids.keys where names?.items[id] == nil { names?.items[id] = 0 }
            for (guide, node) in guideOwners(fields) { checkItem(guide, at: node.0, node.1) }
        }
        claimedConstraintNames = [:]
        layout.constraints = optional(fields, "constraints") { self.constraints($0, $1) } ?? []
        claimedConstraintNames = nil
        constraintNames = Set(layout.constraints.compactMap(\.name))
            .union(JSONReader.addedConstraintNames(fields["states"]))
            .union(JSONReader.addedConstraintNames(fields["when"]))
        layout.states = optional(fields, "states", states) ?? [:]
        stateNames = Set(layout.states.keys)
        layout.rules = optional(fields, "when") { self.array($0, $1, self.rule) } ?? []
        return root == nil ? nil : layout
    }

    private func readableWidths(
        _ node: JSONNode, _ path: JSONPath
    ) -> [TextSizeCategory: Double]? {
        guard let fields = fields(node, path, keys: TextSizeCategory.allCases.map(\.rawValue))
        else { return nil }
        var widths: [TextSizeCategory: Double] = [:]
        for category in TextSizeCategory.allCases {
            widths[category] = optional(fields, category.rawValue, size)
        }
        return widths
    }

    private func parameters(_ node: JSONNode, _ path: JSONPath) -> [String: Double]? {
        let parameters = dictionary(node, path, number)
        if parameters?[ConstantValue.systemSpacingWord] != nil {
            report(
                "reserved-name",
                "'\(ConstantValue.systemSpacingWord)' is the system's spacing",
                expected: "another name", at: node, path)
        }
        return parameters
    }

    /// Looks names up in a layout that was read before, as a job's updates need it; nil looks up nothing.
    func enterLayout(_ layout: Layout?, addingNames added: Set<String>) {
        names = layout.map(LayoutNames.init)
        constraintNames = layout.map { $0.constraintNames.union(added) }
        stateNames = layout.map { Set($0.states.keys) }
    }

    /// Ends the looking up.
    func leaveLayout() {
        ids = [:]
        (names, constraintNames, stateNames) = (nil, nil, nil)
        lists = [:]
    }

    private func guide(_ node: JSONNode, _ path: JSONPath) -> GuideNode? {
        guard let fields = fields(node, path, keys: ["id", "owner"]) else { return nil }
        let id = required(fields, "id") { self.newID($0, $1) }
        guard let owner = required(fields, "owner", name), let id else { return nil }
        return GuideNode(id: id, owner: owner)
    }

    /// The owners of guides with their places, for looking up once all views are known.
    private func guideOwners(_ fields: JSONFields) -> [(String, (JSONNode, JSONPath))] {
        guard case .array(let guides)? = fields["guides"]?.value else { return [] }
        let path = fields.path.appending("guides")
        return guides.enumerated().compactMap { index, guide in
            guard case .object(let members) = guide.value,
                let owner = members.first(where: { $0.key == "owner" })?.value,
                case .string(let name) = owner.value
            else { return nil }
            return (name, (owner, path.appending(index).appending("owner")))
        }
    }

    /// States: `name: [updates]`, or `group: {name: [updates]}` for the states `group.name`.
    private func states(_ node: JSONNode, _ path: JSONPath) -> [String: [Update]]? {
        guard case .object(let members) = node.value else {
            report(
                "wrong-type", "\(node.kindName) stands here",
                expected: "an object of names and lists of updates", at: node, path)
            return nil
        }
        var states: [String: [Update]] = [:]
        for member in members {
            let path = path.appending(member.key)
            if member.key == Predicate.baseState {
                report(
                    Diagnostic(
                        code: "reserved-name", message: "'base' is the state without updates",
                        expected: "another name"),
                    offset: member.keyOffset, path)
            }
            if case .object = member.value.value {
                for (name, updates) in dictionary(member.value, path, updates) ?? [:] {
                    states["\(member.key).\(name)"] = updates
                }
            } else {
                states[member.key] = updates(member.value, path) ?? []
            }
        }
        return states
    }

    private func rule(_ node: JSONNode, _ path: JSONPath) -> Layout.Rule? {
        guard let fields = fields(node, path, keys: ["if", "apply"]) else { return nil }
        let predicate = required(fields, "if", predicate)
        guard let updates = required(fields, "apply", updates), let predicate else { return nil }
        return Layout.Rule(predicate: predicate, updates: updates)
    }

    /// A condition.
    func predicate(_ node: JSONNode, _ path: JSONPath) -> Predicate? {
        guard let text = string(node, path) else { return nil }
        do {
            return try PredicateParser.read(text, states: stateNames)
        } catch {
            report([error], insideStringAt: node, path)
            return nil
        }
    }
}

extension Layout {
    /// Names of the constraints that exist at first or that a state or rule adds.
    fileprivate var constraintNames: Set<String> {
        var all = constraints
        for update in states.values.flatMap({ $0 }) + rules.flatMap(\.updates) {
            switch update {
            case .add(let constraint): all.append(constraint)
            case .remake(_, let constraints): all += constraints
            default: break
            }
        }
        return Set(all.compactMap(\.name))
    }
}
