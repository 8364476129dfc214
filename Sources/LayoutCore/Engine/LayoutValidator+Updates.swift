import LayoutSolver

extension LayoutValidator {
    /// Names of constraints that exist at first or that some update adds.
    mutating func collectNames(_ specification: JobSpecification) {
        for constraint in layout.constraints { note(constraint) }
        for (_, updates) in updateLists(specification) { collectNames(in: updates) }
    }

    /// Names of constraints that a list of updates adds.
    mutating func collectNames(in updates: [Update]) {
        for update in updates {
            switch update {
            case .add(let constraint): note(constraint)
            case .remake(_, let constraints):
                for constraint in constraints { note(constraint) }
            default: break
            }
        }
    }

    private mutating func note(_ constraint: Constraint) {
        if let name = constraint.name { constraintNames.insert(name) }
    }

    /// Whether an update sets a number to which there is clearly no objection: the commonest ones are told apart by a look-up.
    func isPlainNumber(_ update: Update) -> Bool {
        switch update {
        case .setConstant(let name, let value):
            return value.isFinite && constraintNames.contains(name)
        case .setParameter(let name, let value):
            return value.isFinite && layout.parameters[name] != nil
        default: return false
        }
    }

    /// Checks a list of updates.
    mutating func check(_ updates: [Update], path: String) {
        for (number, update) in updates.enumerated() { check(update, "\(path)[\(number)]") }
    }

    /// Every list of updates with its path, in a fixed order.
    private func updateLists(_ specification: JobSpecification) -> [(String, [Update])] {
        var lists: [(String, [Update])] = []
        for (number, rule) in layout.rules.enumerated() {
            lists.append(("when[\(number)].apply", rule.updates))
        }
        for (name, updates) in layout.states.sorted(by: { $0.key < $1.key }) {
            lists.append(("states.\(name)", updates))
        }
        for (number, row) in specification.job.data.enumerated() {
            lists.append(("data[\(number)].updates", row.updates))
        }
        for (number, updates) in specification.job.steps.enumerated() {
            lists.append(("steps[\(number)]", updates))
        }
        return lists
    }

    /// Checks rules, states, data and steps.
    mutating func checkUpdates(_ specification: JobSpecification) {
        for (path, updates) in updateLists(specification) { check(updates, path: path) }
        for (number, row) in specification.job.data.enumerated() {
            for id in row.texts.keys.sorted() { checkView(id, "data[\(number)].texts.\(id)") }
        }
    }

    private mutating func check(_ update: Update, _ path: String) {
        switch update {
        case .setConstant(let name, let value):
            checkConstraintName(name, path)
            checkFinite(value, path, "the constant")
        case .setMultiplier(let name, let value):
            checkConstraintName(name, path)
            checkMultiplier(name, value, path)
        case .setPriority(let name, let value):
            checkConstraintName(name, path)
            checkPriority(value, path)
        case .setParameter(let name, let value):
            if layout.parameters[name] == nil {
                report(
                    "unknown-parameter", path, "there is no parameter '\(name)'",
                    misspelt: name, among: layout.parameters.keys)
            }
            checkFinite(value, path, "the parameter")
        case .activate(let names), .deactivate(let names), .remove(let names):
            for name in names { checkConstraintName(name, path) }
        case .add(let constraint):
            checkConstraint(constraint, path)
        case .remake(let id, let constraints):
            _ = checkItem(id, path)
            for constraint in constraints { checkConstraint(constraint, path) }
        case .hide(let ids), .show(let ids):
            for id in ids { checkView(id, path) }
        case .removeView(let id):
            _ = checkItem(id, path)
            if id == layout.root.id {
                report("removes-root", path, "the root view '\(id)' cannot be removed")
            }
        default:
            checkViewUpdate(update, path)
        }
    }

    private mutating func checkViewUpdate(_ update: Update, _ path: String) {
        switch update {
        case .setText(let id, _):
            checkView(id, path)
        case .setMeasuredText(let id, let size, let table):
            checkView(id, path)
            checkSize(size, path)
            checkTable(table, path)
        case .setIntrinsicSize(let id, let size):
            checkView(id, path)
            checkSize(size, path)
        case .setHugging(let id, let priorities), .setCompressionResistance(let id, let priorities):
            checkView(id, path)
            checkPriorities(priorities, path)
        case .setStack(let id, let change):
            checkView(id, path)
            if let number = index.number(of: id), index.entries[number].node?.stack == nil {
                report("not-a-stack", path, "'\(id)' is not a stack view")
            }
            if let spacing = change.spacing { checkFinite(spacing, path, "the spacing") }
            for (view, spacing) in (change.customSpacing ?? [:]).sorted(by: { $0.key < $1.key }) {
                checkView(view, path)
                if let spacing { checkFinite(spacing, path, "the spacing after '\(view)'") }
            }
        case .setMargins(let id, let margins):
            checkView(id, path)
            for edge in ParameterSource.Edge.allCases {
                checkFinite(margins[edge], path, "the margin")
            }
        case .resize(let size):
            checkNotNegative(size.width, path, "the width")
            checkNotNegative(size.height, path, "the height")
        case .fit(let fitting):
            checkNotNegative(fitting.target.width, path, "the width")
            checkNotNegative(fitting.target.height, path, "the height")
            checkPriorities(fitting.priorities, path)
        case .setSafeArea(let insets):
            for edge in ParameterSource.Edge.allCases {
                checkNotNegative(insets[edge], path, "the inset")
            }
        case .setKeyboardHeight(let height):
            checkNotNegative(height, path, "the keyboard's height")
        default:
            break
        }
    }

    private mutating func checkView(_ id: String, _ path: String) {
        guard let number = checkItem(id, path), index.entries[number].node == nil else { return }
        report("not-a-view", path, "'\(id)' is a guide", expected: "a view")
    }

    private mutating func checkConstraintName(_ name: String, _ path: String) {
        guard !constraintNames.contains(name) else { return }
        report(
            "unknown-constraint", path, "there is no constraint named '\(name)'",
            misspelt: name, among: constraintNames)
    }

    private mutating func checkMultiplier(_ name: String, _ value: Double, _ path: String) {
        guard var constraint = layout.constraints.first(where: { $0.name == name }) else {
            checkFinite(value, path, "the multiplier")
            return
        }
        constraint.multiplier = value
        for objection in ConstraintRules.objections(to: constraint)
        where objection.place == .multiplier {
            report(objection.diagnostic, path)
        }
    }
}
