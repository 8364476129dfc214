/// Spells an assertion out for a layout: looks selectors up and turns words into comparisons (docs/assertions.md).
struct AssertionGrounding {
    /// Difference that does not matter in comparisons, points: thirds written as decimals, and the solver's grid.
    static let comparisonTolerance = Length(0.01)
    /// Difference that does not matter in words and `~=`, points: one pixel at 2x.
    static let wordTolerance = Length(0.5)
    /// Most statements of one rule once it is spelled out.
    static let mostStatements = 100_000

    typealias Target = AssertionScope.Target

    let scope: AssertionScope
    /// Names that a `for` around runs through.
    private var bindings: [AssertionScope.Binding] = []
    /// The view that each selector of the present statement stands for.
    var picks: [ViewSelector: Target] = [:]
    private var statementCount = 0

    /// What an assertion asks of a layout. Throws a diagnostic without a place for a selector that finds nothing.
    static func instances(
        of assertion: Assertion, in scope: AssertionScope
    ) throws(Diagnostic) -> [GroundAssertion.Instance] {
        var grounding = AssertionGrounding(scope: scope)
        return try grounding.instances(assertion)
    }

    private init(scope: AssertionScope) { self.scope = scope }

    // MARK: Connectives

    private mutating func instances(
        _ assertion: Assertion
    ) throws(Diagnostic) -> [GroundAssertion.Instance] {
        switch assertion {
        case .and(let first, let second):
            return try instances(first) + instances(second)
        case .when(let condition, let inner):
            return try instances(inner).map {
                .init(views: $0.views, assertion: .when(condition, $0.assertion))
            }
        case .each(let name, let selector, let inner):
            let views = try found(selector)
            var instances: [GroundAssertion.Instance] = []
            bindings.append(.init(name: name, views: views))
            defer { bindings.removeLast() }
            for position in views.indices {
                bindings[bindings.count - 1].position = position
                let before = statementCount
                instances += try self.instances(inner)
                // A round that says nothing takes time too, and rounds multiply.
                if statementCount == before { try countStatement() }
            }
            return instances
        case .or(let first, let second):
            let (one, other) = (try instances(first), try instances(second))
            return [.joined(one + other, .any([.all(one), .all(other)]))]
        case .not(let inner):
            let instances = try instances(inner)
            return [.joined(instances, .not(.all(instances)))]
        case .arranged(let arrangement, let selectors, let tolerance):
            return try arranged(arrangement, selectors, tolerance ?? Self.wordTolerance)
        case .compare, .range, .place, .near, .centered, .condition:
            return try combinations(assertion)
        }
    }

    /// A statement for each combination of the views that its selectors stand for. The same selector twice is the same
    /// view twice; a pair of one view with itself says nothing.
    private mutating func combinations(
        _ statement: Assertion
    ) throws(Diagnostic) -> [GroundAssertion.Instance] {
        var selectors: [ViewSelector] = []
        for selector in statement.singleSelectors where !selectors.contains(selector) {
            selectors.append(selector)
        }
        var choices: [[Target]] = []
        for selector in selectors { choices.append(try found(selector)) }
        guard !choices.contains(where: \.isEmpty) else { return [] }
        var instances: [GroundAssertion.Instance] = []
        var chosen = [Int](repeating: 0, count: choices.count)
        while true {
            try countStatement()
            let views = zip(choices, chosen).map { $0[$1] }
            if views.count != 2 || views[0] != views[1] {
                picks = Dictionary(uniqueKeysWithValues: zip(selectors, views))
                instances.append(
                    .init(views: Self.unique(views), assertion: try spelledOut(statement)))
            }
            guard let place = chosen.indices.last(where: { chosen[$0] + 1 < choices[$0].count })
            else { return instances }
            chosen[place] += 1
            for later in chosen.indices where later > place { chosen[later] = 0 }
        }
    }

    // MARK: Several views

    private mutating func arranged(
        _ arrangement: Assertion.Arrangement, _ selectors: [ViewSelector], _ tolerance: Length
    ) throws(Diagnostic) -> [GroundAssertion.Instance] {
        var views: [Target] = []
        for selector in selectors { views += try found(selector) }
        views = Self.unique(views)
        try countStatement()
        func one(_ assertion: GroundAssertion) -> [GroundAssertion.Instance] {
            [.init(views: views, assertion: assertion)]
        }
        func inLine(_ attribute: NumberExpression.Attribute) -> GroundAssertion {
            let numbers = views.map { GroundAssertion.Number.attribute($0, attribute) }
            return .atMost(.function(.max, numbers), .function(.min, numbers), tolerance)
        }
        switch arrangement {
        case .noOverlap: return try pairs(views, tolerance)
        case .aligned(let edge): return one(inLine(edge.attribute))
        case .same(.width): return one(inLine(.width))
        case .same(.height): return one(inLine(.height))
        case .same(.size): return one(.all([inLine(.width), inLine(.height)]))
        case .equalSpacing(let axis): return one(.sequence(.spacing(axis), views, tolerance))
        case .inRow: return one(.sequence(.row, views, tolerance))
        case .inColumn: return one(.sequence(.column, views, tolerance))
        case .inOrder: return one(.sequence(.order, views, tolerance))
        }
    }

    private mutating func pairs(
        _ views: [Target], _ tolerance: Length
    ) throws(Diagnostic) -> [GroundAssertion.Instance] {
        var instances: [GroundAssertion.Instance] = []
        for (place, first) in views.enumerated() {
            for second in views[(place + 1)...] where !isNested(first, second) {
                try countStatement()
                instances.append(
                    .init(views: [first, second], assertion: Self.apart(first, second, tolerance)))
            }
        }
        return instances
    }

    private func isNested(_ first: Target, _ second: Target) -> Bool {
        guard case .item(let one) = first, case .item(let other) = second else { return false }
        return scope.index.isInside(one, other) || scope.index.isInside(other, one)
    }

    // MARK: Parts

    /// What a selector stands for; throws where it finds nothing and may not.
    func found(_ selector: ViewSelector) throws(Diagnostic) -> [Target] {
        let views = scope.found(selector, bindings)
        if views.isEmpty { try scope.check(selector, bindings) }
        return views
    }

    private mutating func countStatement() throws(Diagnostic) {
        statementCount += 1
        guard statementCount > Self.mostStatements else { return }
        throw Diagnostic(
            code: "too-many-statements",
            message: "the assertion stands for more than \(Self.mostStatements) statements",
            expected: "selectors that find fewer views")
    }

    private static func unique(_ views: [Target]) -> [Target] {
        var seen: Set<Target> = []
        return views.filter { seen.insert($0).inserted }
    }
}

extension GroundAssertion {
    /// All of several instances.
    fileprivate static func all(_ instances: [Instance]) -> GroundAssertion {
        instances.count == 1 ? instances[0].assertion : .all(instances.map(\.assertion))
    }
}

extension GroundAssertion.Instance {
    /// One instance that speaks of the views of several.
    fileprivate static func joined(
        _ instances: [GroundAssertion.Instance], _ assertion: GroundAssertion
    ) -> GroundAssertion.Instance {
        var seen: Set<AssertionScope.Target> = []
        return .init(
            views: instances.flatMap(\.views).filter { seen.insert($0).inserted },
            assertion: assertion)
    }
}

extension Assertion.Arrangement.Edge {
    /// The edge as a number.
    var attribute: NumberExpression.Attribute {
        switch self {
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        case .leading: .leading
        case .trailing: .trailing
        case .centerX: .centerX
        case .centerY: .centerY
        case .baseline: .baseline
        }
    }
}
