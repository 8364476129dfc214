extension JSONReader {
    /// The words that an update begins with, and the words that may stand beside each.
    private static let updateWords: [String: [String]] = [
        "set": ["to"], "activate": [], "deactivate": [], "add": [], "remove": [],
        "remake": ["with"], "hide": [], "show": [], "removeView": [], "direction": [],
        "resize": [], "rotate": [], "fit": [], "safeArea": [], "keyboard": [],
    ]

    /// A list of updates.
    func updates(_ node: JSONNode, _ path: JSONPath) -> [Update]? {
        array(node, path, of: "an array of updates", update)
    }

    /// One update: an object whose one verb says what is done.
    func update(_ node: JSONNode, _ path: JSONPath) -> Update? {
        let words = JSONReader.updateWords.keys.sorted()
        guard case .object(let members) = node.value else {
            report(
                "wrong-type", "\(node.kindName) stands here",
                expected: "an update such as {\"set\": \"name.constant\", \"to\": 20}", at: node,
                path)
            return nil
        }
        let verbs = members.map(\.key).filter { JSONReader.updateWords[$0] != nil }
        guard let verb = verbs.first, verbs.count == 1 else {
            let wrong = members.map(\.key).first { JSONReader.updateWords[$0] == nil } ?? ""
            report(
                "unknown-update",
                verbs.isEmpty
                    ? "no update begins so" : "'\(verbs[0])' and '\(verbs[1])' in one update",
                expected: "one of \(words.joined(separator: ", "))",
                suggestion: verbs.isEmpty ? NearestName.of(wrong, among: words) : nil, at: node,
                path)
            return nil
        }
        let keys = [verb] + (JSONReader.updateWords[verb] ?? [])
        guard let fields = fields(node, path, keys: keys), let value = fields[verb] else {
            return nil
        }
        return update(verb, value, path.appending(verb), fields)
    }

    private func update(
        _ verb: String, _ value: JSONNode, _ path: JSONPath, _ fields: JSONFields
    ) -> Update? {
        switch verb {
        case "set": return set(value, path, fields)
        case "activate": return knownConstraints(value, path).map { .activate($0) }
        case "deactivate": return knownConstraints(value, path).map { .deactivate($0) }
        case "remove": return knownConstraints(value, path).map { .remove($0) }
        case "add": return constraint(value, path).map { .add($0) }
        case "remake":
            let item = knownItem(value, path)
            let constraints = required(fields, "with") { self.constraints($0, $1) }
            guard let item, let constraints else { return nil }
            return .remake(item, constraints)
        case "hide": return knownItems(value, path).map { .hide($0) }
        case "show": return knownItems(value, path).map { .show($0) }
        case "removeView": return knownItem(value, path).map { .removeView($0) }
        case "direction":
            let direction: LayoutDirection? = choice(value, path)
            return direction.map { .setDirection($0) }
        case "resize": return sizePair(value, path).map { .resize($0) }
        case "rotate":
            guard let isMeant = bool(value, path) else { return nil }
            if isMeant { return .rotate }
            report(
                "out-of-range", "a rotation that is none", expected: "true", at: value, path)
            return nil
        case "fit": return fitting(value, path).map { .fit($0) }
        case "safeArea": return safeArea(value, path).map { .setSafeArea($0) }
        default: return size(value, path).map { .setKeyboardHeight($0) }
        }
    }

    private func fitting(_ node: JSONNode, _ path: JSONPath) -> Fitting? {
        guard let fields = fields(node, path, keys: ["target", "priorities"]) else { return nil }
        let target = required(fields, "target", sizePair)
        let preset = Fitting(target: Size(0, 0)).priorities
        let priorities = optional(fields, "priorities") {
            self.priorities($0, $1, default: preset)
        }
        return target.map { Fitting(target: $0, priorities: priorities ?? preset) }
    }

    // MARK: Set

    private static let constraintProperties = ["constant", "multiplier", "priority"]
    private static let stackSettings = [
        "axis", "distribution", "alignment", "spacing", "customSpacing", "marginsRelative",
        "baselineRelative",
    ]
    private static let stackProperties = stackSettings + ["stack"]
    private static let viewProperties =
        [
            "text", "measuredText", "intrinsicSize", "hugging", "compressionResistance", "hidden",
            "margins",
        ]
        + stackProperties

    private func set(_ node: JSONNode, _ path: JSONPath, _ fields: JSONFields) -> Update? {
        guard let text = name(node, path) else { return nil }
        guard let value = required(fields, "to", { node, _ in node }) else { return nil }
        let to = fields.path.appending("to")
        guard let dot = text.lastIndex(of: "."), names?.parameters[text] == nil else {
            if let names, names.parameters[text] == nil {
                report(
                    "unknown-parameter", "unknown parameter '\(text)'",
                    expected:
                        "a parameter of this layout, or a property such as name.constant or view.text",
                    suggestion: NearestName.of(text, among: names.parameters.keys), at: node, path)
            }
            return number(value, to).map { .setParameter(text, $0) }
        }
        let owner = String(text[..<dot])
        let property = String(text[text.index(after: dot)...])
        if JSONReader.constraintProperties.contains(property) {
            checkConstraintName(owner, at: node, path)
            switch property {
            case "constant": return number(value, to).map { .setConstant(owner, $0) }
            case "multiplier": return number(value, to).map { .setMultiplier(owner, $0) }
            default: return priority(value, to).map { .setPriority(owner, $0) }
            }
        }
        guard JSONReader.viewProperties.contains(property) else {
            let known = JSONReader.constraintProperties + JSONReader.viewProperties
            let characters = text.unicodeScalars.distance(
                from: text.unicodeScalars.startIndex, to: text.index(after: dot))
            report(
                [
                    Diagnostic(
                        code: "unknown-property", column: characters + 1,
                        message: "unknown property '\(property)'",
                        expected: "one of \(known.joined(separator: ", "))",
                        suggestion: NearestName.of(property, among: known))
                ], insideStringAt: node, path)
            return nil
        }
        checkItem(owner, at: node, path)
        return setView(owner, property, value, to)
    }

    private func setView(
        _ view: String, _ property: String, _ value: JSONNode, _ path: JSONPath
    ) -> Update? {
        switch property {
        case "text": return text(value, path).map { .setText(view, $0) }
        case "measuredText": return measuredText(view, value, path)
        case "intrinsicSize":
            return intrinsicSize(value, path).map { .setIntrinsicSize(view, $0) }
        case "hugging":
            return priorities(value, path, default: ViewNode.defaultHugging)
                .map { .setHugging(view, $0) }
        case "compressionResistance":
            return priorities(value, path, default: ViewNode.defaultCompressionResistance)
                .map { .setCompressionResistance(view, $0) }
        case "hidden": return bool(value, path).map { $0 ? .hide([view]) : .show([view]) }
        case "margins": return insets(value, path).map { .setMargins(view, $0) }
        case "stack":
            guard let fields = fields(value, path, keys: JSONReader.stackSettings) else {
                return nil
            }
            var change = StackChange()
            for key in JSONReader.stackSettings {
                guard let value = fields[key] else { continue }
                read(key, value, path.appending(key), into: &change)
            }
            return .setStack(view, change)
        default:
            let before = diagnostics.count
            var change = StackChange()
            read(property, value, path, into: &change)
            return diagnostics.count == before ? .setStack(view, change) : nil
        }
    }

    /// One setting of a stack view.
    private func read(
        _ setting: String, _ value: JSONNode, _ path: JSONPath, into change: inout StackChange
    ) {
        switch setting {
        case "axis": change.axis = choice(value, path)
        case "distribution": change.distribution = choice(value, path)
        case "alignment": change.alignment = choice(value, path)
        case "customSpacing":
            change.customSpacing = dictionary(value, path) { node, path -> Double?? in
                if case .null = node.value { return .some(nil) }
                return self.number(node, path).map { .some($0) }
            }
        case "marginsRelative": change.isMarginsRelative = bool(value, path)
        case "baselineRelative": change.isBaselineRelative = bool(value, path)
        default: change.spacing = number(value, path)
        }
    }

    private func measuredText(
        _ view: String, _ node: JSONNode, _ path: JSONPath
    ) -> Update? {
        guard let fields = fields(node, path, keys: ["size", "table"]) else { return nil }
        let table = optional(fields, "table", textTable)
        guard let size = required(fields, "size", intrinsicSize) else { return nil }
        return .setMeasuredText(view, size, table ?? [])
    }

    // MARK: Names

    private func knownConstraints(_ node: JSONNode, _ path: JSONPath) -> [String]? {
        known(node, path) { self.checkConstraintName($0, at: $1, $2) }
    }

    private func knownItems(_ node: JSONNode, _ path: JSONPath) -> [String]? {
        known(node, path) { self.checkItem($0, at: $1, $2) }
    }

    private func known(
        _ node: JSONNode, _ path: JSONPath, _ check: (String, JSONNode, JSONPath) -> Void
    ) -> [String]? {
        if case .string = node.value {
            guard let name = name(node, path) else { return nil }
            check(name, node, path)
            return [name]
        }
        return array(node, path, of: "a name or an array of names") { node, path in
            guard let name = self.name(node, path) else { return nil }
            check(name, node, path)
            return name
        }
    }

    private func knownItem(_ node: JSONNode, _ path: JSONPath) -> String? {
        guard let item = name(node, path) else { return nil }
        checkItem(item, at: node, path)
        return item
    }

    private func checkConstraintName(_ name: String, at node: JSONNode, _ path: JSONPath) {
        guard let constraintNames, !constraintNames.contains(name) else { return }
        report(
            "unknown-constraint", "unknown constraint '\(name)'",
            expected: "the name of a constraint of this layout",
            suggestion: NearestName.of(name, among: constraintNames), at: node, path)
    }

    /// Reports a view or guide that the layout does not have.
    func checkItem(_ id: String, at node: JSONNode, _ path: JSONPath) {
        guard let names, names.items[id] == nil else { return }
        report(
            "unknown-item", "unknown view '\(id)'",
            expected: "the id of a view or guide of this layout",
            suggestion: NearestName.of(id, among: names.items.keys), at: node, path)
    }

    /// The names of constraints that the updates below a node add, however deep they stand.
    static func addedConstraintNames(_ node: JSONNode?) -> Set<String> {
        var found: Set<String> = []
        var pending = node.map { [($0, false)] } ?? []
        while let (node, isConstraint) = pending.popLast() {
            switch node.value {
            case .string(let text) where isConstraint:
                if let name = ConstraintParser.read(text, names: nil).constraint?.name {
                    found.insert(name)
                }
            case .array(let elements): pending += elements.map { ($0, isConstraint) }
            case .object(let members):
                for member in members {
                    if isConstraint, member.key == "name",
                        case .string(let name) = member.value.value
                    {
                        found.insert(name)
                    }
                    pending.append((member.value, member.key == "add" || member.key == "with"))
                }
            default: break
            }
        }
        return found
    }
}
