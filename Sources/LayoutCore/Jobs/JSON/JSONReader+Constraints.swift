import LayoutSolver

extension JSONReader {
    /// The constraints of a list: strings, objects and visual formats, repeats written out.
    func constraints(_ node: JSONNode, _ path: JSONPath) -> [Constraint]? {
        repeated(node, path, of: "an array of constraints")?.flatMap { node, path in
            if self.isFull { return [Constraint]() }
            if case .object(let members) = node.value,
                members.contains(where: { $0.key == "format" })
            {
                return self.visualFormat(node, path)
            }
            return self.constraint(node, path).map { [$0] } ?? []
        }
    }

    /// `{"format": "H:|-[a]-[b]-|", "align": [...], "direction": ..., "spacing": ..., "source": ...}`.
    private func visualFormat(_ node: JSONNode, _ path: JSONPath) -> [Constraint] {
        let keys = ["format", "align", "direction", "spacing", "source"]
        guard let fields = fields(node, path, keys: keys) else { return [] }
        var options = VisualFormat()
        options.alignments =
            optional(fields, "align") { node, path in
                if case .array = node.value {
                    return self.array(node, path) { self.choice($0, $1) }
                }
                let one: LayoutAttribute? = self.choice(node, path)
                return one.map { [$0] }
            } ?? []
        options.direction = optional(fields, "direction", choice) ?? options.direction
        options.spacing = optional(fields, "spacing", choice) ?? options.spacing
        let source = optional(fields, "source", name)
        guard let format = required(fields, "format", string), let names else { return [] }
        do {
            var constraints = try options.constraints(format, names: names)
            for index in constraints.indices { constraints[index].source = source }
            return constraints
        } catch {
            report(
                [error], insideStringAt: fields["format"] ?? node, path.appending("format"))
            return []
        }
    }

    /// One constraint: a string, or an object of its parts.
    func constraint(_ node: JSONNode, _ path: JSONPath) -> Constraint? {
        let constraint = unclaimedConstraint(node, path)
        // Taken out while it changes: with a second reference, each name would copy all before it.
        if let name = constraint?.name, var claimed = claimedConstraintNames.take() {
            claim(name, in: &claimed, code: "duplicate-name", what: "name", at: node, path)
            claimedConstraintNames = claimed
        }
        return constraint
    }

    private func unclaimedConstraint(_ node: JSONNode, _ path: JSONPath) -> Constraint? {
        switch node.value {
        case .string(let text):
            let (constraint, diagnostics) = ConstraintParser.read(text, names: names)
            report(diagnostics, insideStringAt: node, path)
            return constraint
        case .object: return constraintObject(node, path)
        default:
            report(
                "wrong-type", "\(node.kindName) stands here",
                expected: "a constraint such as \"form.width == 90\", or an object",
                at: node, path)
            return nil
        }
    }

    private func constraintObject(_ node: JSONNode, _ path: JSONPath) -> Constraint? {
        let keys = [
            "name", "first", "relation", "second", "multiplier", "constant", "priority", "active",
            "generated", "source",
        ]
        guard let fields = fields(node, path, keys: keys) else { return nil }
        let before = diagnostics.count
        let first = required(fields, "first", anchor)
        let relation = required(fields, "relation", relation)
        let second = optional(fields, "second", anchor)
        let multiplier = optional(fields, "multiplier", number)
        let constant = optional(fields, "constant", constant)
        let priority = optional(fields, "priority", priority)
        let name = optional(fields, "name", name)
        let isActive = optional(fields, "active", bool)
        let isGenerated = optional(fields, "generated", bool)
        let source = optional(fields, "source", self.name)
        guard let first, let relation, diagnostics.count == before else { return nil }
        let constraint = Constraint(
            name: name, first, relation, second, multiplier: multiplier ?? 1,
            constant: constant ?? .number(0), priority: priority ?? 1000,
            isActive: isActive ?? true, isGenerated: isGenerated ?? false, source: source)
        for objection in ConstraintRules.objections(to: constraint) {
            let key: String
            switch objection.place {
            case .secondAttribute: key = "second"
            case .relationEnd: key = "relation"
            case .multiplier: key = "multiplier"
            case .constant: key = "constant"
            case .priority: key = "priority"
            }
            report(
                objection.diagnostic, offset: (fields[key] ?? node).offset, path.appending(key))
        }
        if let names, let second, let one = names.items[first.item.id],
            let other = names.items[second.item.id], one != other
        {
            report(
                "no-common-ancestor",
                "'\(first.item.id)' and '\(second.item.id)' stand in different trees",
                expected: "two items of one tree", at: fields["second"] ?? node,
                path.appending("second"))
        }
        return constraint
    }

    private func anchor(_ node: JSONNode, _ path: JSONPath) -> Anchor? {
        guard let text = string(node, path) else { return nil }
        let (anchor, diagnostics) = ConstraintParser.readAnchor(text, names: names)
        report(diagnostics, insideStringAt: node, path)
        return anchor
    }

    private func relation(_ node: JSONNode, _ path: JSONPath) -> Relation? {
        guard let text = string(node, path) else { return nil }
        if let relation = Relation(text: text) { return relation }
        report(
            "unknown-value", "unknown relation '\(text)'", expected: "==, <= or >=",
            suggestion: ["=": "==", "<": "<=", ">": ">=", "≤": "<=", "≥": ">="][text], at: node,
            path)
        return nil
    }

    /// A number, the name of a parameter, or `-` and the name.
    private func constant(_ node: JSONNode, _ path: JSONPath) -> ConstantValue? {
        guard case .string(let text) = node.value else {
            return number(node, path).map { .number($0) }
        }
        if Double(text) != nil {
            report(
                "wrong-type", "a number in quotes stands here", expected: "a number",
                suggestion: text, at: node, path)
            return nil
        }
        let isNegated = text.hasPrefix("-")
        let name = isNegated ? String(text.dropFirst()) : text
        if name.hasPrefix(ConstantValue.systemSpacingWord) {
            let (constant, diagnostics) = ConstraintParser.readConstant(text, names: names)
            report(diagnostics, insideStringAt: node, path)
            return constant
        }
        if let names, names.parameters[name] == nil {
            report(
                "unknown-parameter", "unknown parameter '\(name)'",
                expected: "a number or a parameter of this layout",
                suggestion: NearestName.of(name, among: names.parameters.keys), at: node, path)
        }
        return .parameter(name, negated: isNegated)
    }
}
