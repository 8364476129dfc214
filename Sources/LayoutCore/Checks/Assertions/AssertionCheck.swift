/// A rule of a specification as a check: each instance of it that is broken is a hit.
public struct AssertionCheck: Check {
    /// The rule.
    public let rule: AssertionRule
    /// What the rule is called in findings: its name, or its text.
    public let definition: CheckDefinition

    private let scope: AssertionScope
    private let instances: [GroundAssertion.Instance]

    /// Looks up what a rule speaks of. Throws a diagnostic for a selector that finds nothing.
    package init(_ rule: AssertionRule, in scope: AssertionScope) throws(Diagnostic) {
        do throws(Diagnostic) {
            self.init(
                rule, in: scope,
                instances: try AssertionGrounding.instances(of: rule.assertion, in: scope))
        } catch {
            var diagnostic = error
            diagnostic.message += " in '\(rule.assertion.text)'"
            diagnostic.file = rule.place?.file
            diagnostic.line = rule.place?.line
            diagnostic.column = rule.place?.column
            throw diagnostic
        }
    }

    init(_ rule: AssertionRule, in scope: AssertionScope, instances: [GroundAssertion.Instance]) {
        self.rule = rule
        self.scope = scope
        self.instances = instances
        definition = CheckDefinition(
            id: rule.name ?? rule.assertion.text, summary: rule.reason ?? rule.assertion.text,
            rule: rule.assertion.text, severity: rule.severity.rawValue)
    }

    /// What is broken on a screen. O(instances × views they speak of).
    public func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        let evaluator = AssertionEvaluator(screen: screen, scope: scope)
        return instances.compactMap { instance in
            switch evaluator.verdict(instance.assertion) {
            case .skipped, .holds: return nil
            case .broken(let excess):
                return hit(
                    instance, message: rule.reason ?? message(rule.assertion.text),
                    by: excess.map { $0.affine ?? Affine($0.value) })
            case .unknown(let reason):
                return hit(
                    instance, message: "it cannot be said whether it holds: \(reason)", by: nil)
            }
        }
    }

    /// Whether a screen breaks it; what mutants are held against. Stops at the first broken instance.
    func isBroken(on screen: Screen) -> Bool {
        let evaluator = AssertionEvaluator(screen: screen, scope: scope)
        return instances.contains { evaluator.verdict($0.assertion).isBroken }
    }

    /// Whether the rule says anything of a screen.
    func says(of screen: Screen) -> Bool {
        let evaluator = AssertionEvaluator(screen: screen, scope: scope)
        return instances.contains { instance in
            if case .skipped = evaluator.verdict(instance.assertion) { return false }
            return true
        }
    }

    private func message(_ text: String) -> String { "not so: \(text)" }

    private func hit(
        _ instance: GroundAssertion.Instance, message: String, by excess: Affine?
    ) -> Hit {
        Hit(
            rule.severity, views: instance.views.map(scope.name), message: message,
            measure: excess.map { Measure($0) })
    }
}
