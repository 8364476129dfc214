/// Rules of a specification as a check: each broken instance of a rule is a hit.
package struct AssertionCheck: Sendable {
    /// A rule, spelled out for a layout.
    struct BoundRule: Sendable {
        var rule: AssertionRule
        /// What it is called in findings: its name, or its text.
        var name: String
        var instances: [GroundAssertion.Instance]
    }

    let scope: AssertionScope
    let rules: [BoundRule]

    /// Looks up what rules speak of. Throws a diagnostic without a place for a selector that finds nothing.
    package init(_ rules: [AssertionRule], in scope: AssertionScope) throws(Diagnostic) {
        self.scope = scope
        var bound: [BoundRule] = []
        for rule in rules {
            bound.append(
                BoundRule(
                    rule: rule, name: rule.name ?? rule.assertion.text,
                    instances: try AssertionGrounding.instances(of: rule.assertion, in: scope)))
        }
        self.rules = bound
    }
}
