/// A rule of a specification as a check: each instance of it that is broken is a hit.
public struct AssertionCheck: Check {
    /// What the rule is called in findings: its name, or its text.
    public let definition: CheckDefinition
    /// Where the rule is written; nil for one made in code.
    public let place: SourcePlace?

    /// Until and with which day it may be broken.
    private let waivedUntil: Day?
    /// How bad it is to break it on the day that was said.
    private let severity: Severity
    private let message: String
    /// What the message says of the waiver on that day; empty without a waiver or a day.
    private let waiverWords: String
    private let scope: AssertionScope
    private let instances: [GroundAssertion.Instance]

    /// Looks up what a rule speaks of. Throws a diagnostic at the rule's place for a selector that finds nothing.
    ///
    /// - Parameter today: Decides whether a waiver still holds; without it none is looked at.
    package init(
        _ rule: AssertionRule, in scope: AssertionScope, today: Day? = nil
    ) throws(Diagnostic) {
        let text = rule.assertion.text
        do throws(Diagnostic) {
            instances = try AssertionGrounding.instances(of: rule.assertion, in: scope)
        } catch {
            var diagnostic = error
            diagnostic.message += " in '\(text.excerpt())'"
            diagnostic.file = rule.place?.file
            diagnostic.line = rule.place?.line
            diagnostic.column = rule.place?.column
            throw diagnostic
        }
        self.scope = scope
        place = rule.place
        waivedUntil = rule.waivedUntil
        // The finding's rule has the whole text.
        message =
            (rule.reason.map { "\(text.excerpt()): \($0)" } ?? "not so: \(text.excerpt())")
            + (rule.owner.map { " (\($0))" } ?? "")
        var severity = rule.severity
        var waiverWords = ""
        if let day = rule.waivedUntil, let today {
            if today <= day { severity = .note }
            waiverWords =
                today <= day ? " (waived until \(day.text))" : " (its waiver ended \(day.text))"
        }
        self.severity = severity
        self.waiverWords = waiverWords
        definition = CheckDefinition(
            id: rule.name ?? text, summary: rule.reason ?? text, rule: text,
            severity: severity.rawValue)
    }

    /// Looks up what a rule speaks of in the job's layout.
    public init(_ rule: AssertionRule, for specification: JobSpecification) throws(Diagnostic) {
        try self.init(rule, in: AssertionScope(specification.layout))
    }

    /// What variants must come to, as `expect` of a job file says.
    init(
        _ expectation: Expectation, number: Int, in scope: AssertionScope
    ) throws(Diagnostic) {
        self.scope = scope
        place = expectation.place
        waivedUntil = nil
        waiverWords = ""
        severity = .error
        message = "not where it is expected"
        let name = "expect[\(number)]"
        definition = CheckDefinition(
            id: name, summary: "Views are where the job file expects them.",
            rule:
                "Each number of a frame that is stated, within \(NumberText.text(expectation.tolerance)) points.",
            severity: severity.rawValue)
        var instances: [GroundAssertion.Instance] = []
        for (id, frame) in expectation.frames.sorted(by: { $0.key < $1.key }) {
            guard let item = scope.index.number(of: id) else { continue }
            let parts = zip(GroundAssertion.Side.allCases, frame.components).compactMap {
                side, wanted in
                wanted.map {
                    GroundAssertion.equal(
                        .inSuperview(item, side), .length(Length($0)),
                        Length(expectation.tolerance))
                }
            }
            instances.append(
                .init(views: [.item(item)], assertion: expectation.conditioned(.all(parts))))
        }
        self.instances = instances
    }

    private init(
        _ check: AssertionCheck, conditionedBy expectation: Expectation
    ) {
        definition = check.definition
        place = check.place
        waivedUntil = check.waivedUntil
        severity = check.severity
        message = check.message
        waiverWords = check.waiverWords
        scope = check.scope
        instances = check.instances.map {
            .init(views: $0.views, assertion: expectation.conditioned($0.assertion))
        }
    }

    /// The rule where an expectation holds alone.
    func conditioned(by expectation: Expectation) -> AssertionCheck {
        AssertionCheck(self, conditionedBy: expectation)
    }

    /// What is broken on a screen; nothing where the work was cut short. O(instances × views they speak of).
    public func hits(on screen: Screen, options: CheckOptions) -> [Hit] {
        let evaluator = AssertionEvaluator(screen: screen, scope: scope)
        return instances.compactMap { instance in
            if screen.isCancelled { return nil }
            switch evaluator.verdict(instance.assertion) {
            case .skipped, .holds: return nil
            case .broken(let excess):
                return hit(
                    instance, message: message, by: excess.map { $0.affine ?? Affine($0.value) })
            case .unknown(let reason):
                return hit(
                    instance,
                    message: "cannot be looked at: \(definition.rule.excerpt()): \(reason)",
                    by: nil)
            }
        }
    }

    /// Whether a screen breaks it. Stops at the first broken instance.
    func isBroken(on screen: Screen) -> Bool {
        let evaluator = AssertionEvaluator(screen: screen, scope: scope)
        return instances.contains {
            !screen.isCancelled && evaluator.verdict($0.assertion).isBroken
        }
    }

    /// Whether it says anything of a screen.
    func says(of screen: Screen) -> Bool {
        let evaluator = AssertionEvaluator(screen: screen, scope: scope)
        return instances.contains { instance in
            if screen.isCancelled { return false }
            if case .skipped = evaluator.verdict(instance.assertion) { return false }
            return true
        }
    }

    /// What is to be said of the rule after all screens were looked at: that it spoke of none of them, or that its waiver is of no
    /// use; nil where neither is so.
    func emptiness(isSilent: Bool, isBroken: Bool) -> Hit? {
        if isSilent {
            return Hit(
                .warning, views: [], detail: "nothing",
                message: "says nothing of any screen: \(definition.rule.excerpt())")
        }
        guard let waivedUntil, !isBroken else { return nil }
        return Hit(
            .warning, views: [], detail: "waiver",
            message:
                "holds everywhere, and is waived until \(waivedUntil.text): \(definition.rule.excerpt())"
        )
    }

    private func hit(
        _ instance: GroundAssertion.Instance, message: String, by excess: Affine?
    ) -> Hit {
        Hit(
            severity, views: instance.views.map(scope.name), message: message + waiverWords,
            measure: excess.map { Measure($0) })
    }

    /// A hit that the same rule said on no particular day, as it is judged today.
    package func dated(_ hit: Hit) -> Hit {
        var hit = hit
        hit.severity = severity
        hit.message += waiverWords
        return hit
    }
}

extension Expectation {
    /// An assertion where and after the step that the expectation speaks of.
    fileprivate func conditioned(_ assertion: GroundAssertion) -> GroundAssertion {
        let stepped = step.map { GroundAssertion.step($0, assertion) } ?? assertion
        return condition == .always ? stepped : .when(condition, stepped)
    }
}

extension JobSpecification {
    /// The job's own assertions and expectations, and others, as checks. Throws what is wrong with each of them.
    package func assertionChecks(
        adding rules: [AssertionRule] = [], today: Day? = nil
    ) throws(DiagnosticList) -> [AssertionCheck] {
        let scope = AssertionScope(layout)
        var checks: [AssertionCheck] = []
        var mistakes: [Diagnostic] = []
        func add(_ make: () throws(Diagnostic) -> AssertionCheck) {
            do throws(Diagnostic) {
                checks.append(try make())
            } catch {
                mistakes.append(error)
            }
        }
        for rule in job.checks + rules {
            add { () throws(Diagnostic) in try AssertionCheck(rule, in: scope, today: today) }
        }
        for (number, expectation) in job.expectations.enumerated() {
            if !expectation.frames.isEmpty {
                add { () throws(Diagnostic) in
                    try AssertionCheck(expectation, number: number, in: scope)
                }
            }
            for rule in expectation.checks {
                add { () throws(Diagnostic) in
                    try AssertionCheck(rule, in: scope, today: today).conditioned(by: expectation)
                }
            }
        }
        guard mistakes.isEmpty else { throw DiagnosticList(mistakes) }
        return checks
    }

    /// What is wrong with rules that are no part of the job: selectors that find nothing in its layout, as many as are told
    /// of one input.
    package func mistakes(in rules: [AssertionRule]) -> [Diagnostic] {
        let scope = AssertionScope(layout)
        var mistakes: [Diagnostic] = []
        for rule in rules where mistakes.count < DiagnosticList.most {
            do throws(Diagnostic) {
                _ = try AssertionCheck(rule, in: scope)
            } catch {
                mistakes.append(error)
            }
        }
        return mistakes
    }
}
