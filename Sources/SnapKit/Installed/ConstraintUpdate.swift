/// One group of an update block on its way to the constraints that it means.
@MainActor
struct ConstraintUpdate {
    private let described: Constraint
    private let known: [LayoutConstraint]

    init(_ described: Constraint, among groups: [Constraint]) {
        self.described = described
        known = groups.flatMap(\.layoutConstraints)
    }

    /// Gives the matching constraints their new constants; what matches nothing is reported, in 0.x it is added.
    func apply() {
        var missing: [LayoutConstraint] = []
        for constraint in described.layoutConstraints {
            if let match = known.first(where: { difference(from: $0, constraint) == nil }) {
                match.constant = constraint.constant
            } else {
                missing.append(constraint)
            }
        }
        guard let first = missing.first else { return }
        if ConstraintConfig.meaning == .version0 {
            described.activate()
            NSLayoutConstraint.deactivate(
                described.layoutConstraints.filter { one in !missing.contains { $0 === one } })
            return
        }
        LayoutLog.reportMistake(
            "updateConstraints finds no constraint like \(first.text): \(advice(first))",
            at: described.source)
    }

    /// The nearest constraint and what differs, and what to write instead.
    private func advice(_ constraint: LayoutConstraint) -> String {
        let remedy = "write makeConstraints to add it, or remakeConstraints to begin anew"
        let candidates = known.filter {
            $0.firstItem === constraint.firstItem && $0.firstAttribute == constraint.firstAttribute
        }
        guard let nearest = candidates.first, let field = difference(from: nearest, constraint)
        else { return "there is none for \(constraint.firstAttribute.word); \(remedy)" }
        return "the nearest, \(nearest.text), differs in \(field); an update changes constants"
            + " alone; \(remedy)"
    }

    /// The first field in which two constraints differ; nil where one updates the other. Constant and label do not count.
    private func difference(from old: LayoutConstraint, _ new: LayoutConstraint) -> String? {
        if old.firstItem !== new.firstItem { return "its view" }
        if old.firstAttribute != new.firstAttribute { return "its attribute" }
        if old.secondItem !== new.secondItem { return "its target" }
        if old.secondAttribute != new.secondAttribute { return "its target's attribute" }
        if old.relation != new.relation { return "its relation" }
        if old.multiplier != new.multiplier {
            return "its multiplier (\(old.multiplier) and \(new.multiplier))"
        }
        if old.priority != new.priority {
            return "its priority (\(old.priority.rawValue) and \(new.priority.rawValue))"
        }
        return nil
    }
}
