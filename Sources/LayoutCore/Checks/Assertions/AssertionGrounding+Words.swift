extension AssertionGrounding {
    /// A statement without connectives about the views picked.
    func spelledOut(_ statement: Assertion) throws(Diagnostic) -> GroundAssertion {
        switch statement {
        case .compare(let first, let comparison, let second, let tolerance):
            return Self.compare(
                try number(first), comparison, try number(second),
                tolerance
                    ?? (comparison == .near ? Self.wordTolerance : Self.comparisonTolerance))
        case .range(let value, let lower, let upper):
            return Self.range(
                try number(value), try number(lower), try number(upper), Self.comparisonTolerance)
        case .place(let first, let place, let second, let gap, let tolerance):
            return try self.place(
                try target(first), place, try target(second), gap, tolerance ?? Self.wordTolerance)
        case .near(let first, let second, let distance):
            let (one, other) = (try target(first), try target(second))
            let gaps = Assertion.Place.gaps.map { Self.gap(one, $0, other) }
            return .atMost(.function(.max, gaps), .length(distance), Self.comparisonTolerance)
        case .centered(let first, let axis, let second, let tolerance):
            let (one, other) = (try target(first), try target(second))
            func same(_ attribute: NumberExpression.Attribute) -> GroundAssertion {
                .equal(
                    .attribute(one, attribute), .attribute(other, attribute),
                    tolerance ?? Self.wordTolerance)
            }
            switch axis {
            case .horizontal?: return same(.centerX)
            case .vertical?: return same(.centerY)
            case nil: return .all([same(.centerX), same(.centerY)])
            }
        case .condition(let views, let condition):
            return .condition(try target(views), condition)
        case .arranged, .and, .or, .not, .when, .each:
            preconditionFailure("a connective is no statement")
        }
    }

    private func target(_ selector: ViewSelector) throws(Diagnostic) -> Target {
        if let picked = picks[selector] { return picked }
        preconditionFailure("a view was picked for each selector of the statement")
    }

    // MARK: Numbers

    private static func compare(
        _ first: GroundAssertion.Number, _ comparison: Assertion.Comparison,
        _ second: GroundAssertion.Number, _ tolerance: Length
    ) -> GroundAssertion {
        switch comparison {
        case .equal, .near: .equal(first, second, tolerance)
        case .notEqual: .not(.equal(first, second, tolerance))
        case .lessOrEqual: .atMost(first, second, tolerance)
        case .greaterOrEqual: .atMost(second, first, tolerance)
        case .less: .not(.atMost(second, first, tolerance))
        case .greater: .not(.atMost(first, second, tolerance))
        }
    }

    private static func range(
        _ value: GroundAssertion.Number, _ lower: GroundAssertion.Number,
        _ upper: GroundAssertion.Number, _ tolerance: Length
    ) -> GroundAssertion {
        .all([.atMost(lower, value, tolerance), .atMost(value, upper, tolerance)])
    }

    private func number(
        _ expression: NumberExpression
    ) throws(Diagnostic) -> GroundAssertion.Number {
        switch expression {
        case .length(let length): return .length(length)
        case .attribute(let views, let attribute):
            return .attribute(try target(views), attribute)
        case .percent(let hundredths, let whole):
            return .operation(.length(Length(hundredths / 100)), .times, try number(whole))
        case .operation(let first, let operation, let second):
            return .operation(try number(first), operation, try number(second))
        case .negated(let inner): return .negated(try number(inner))
        case .function(.abs, let numbers):
            return .function(.abs, [try number(numbers[0])])
        case .function(let function, let numbers):
            var values: [GroundAssertion.Number] = []
            for number in numbers { values += try each(number) }
            return .function(function, values)
        case .count(.relative(.visible, let views)):
            return .count(try found(views), visible: true)
        case .count(let views): return .count(try found(views), visible: false)
        }
    }

    /// The numbers of a function's argument: of an attribute of several views, each view's.
    private func each(
        _ expression: NumberExpression
    ) throws(Diagnostic) -> [GroundAssertion.Number] {
        guard case .attribute(let views, let attribute) = expression, picks[views] == nil else {
            return [try number(expression)]
        }
        return try found(views).map { .attribute($0, attribute) }
    }

    // MARK: Places

    private func place(
        _ first: Target, _ place: Assertion.Place, _ second: Target, _ gap: Assertion.Gap?,
        _ tolerance: Length
    ) throws(Diagnostic) -> GroundAssertion {
        switch place {
        case .overlaps: return .not(Self.apart(first, second, tolerance))
        case .contains: return try self.place(second, .inside, first, gap, tolerance)
        default: break
        }
        let distance = Self.gap(first, place, second)
        switch gap {
        case nil: return .atMost(.length(Length(0)), distance, tolerance)
        case .compare(let comparison, let wanted):
            return Self.compare(distance, comparison, try number(wanted), tolerance)
        case .range(let lower, let upper):
            return Self.range(distance, try number(lower), try number(upper), tolerance)
        }
    }

    /// The distance between two views that lie so; negative where they do not.
    private static func gap(
        _ first: Target, _ place: Assertion.Place, _ second: Target
    ) -> GroundAssertion.Number {
        func between(
            _ one: Target, _ edge: NumberExpression.Attribute, _ other: Target,
            _ otherEdge: NumberExpression.Attribute
        ) -> GroundAssertion.Number {
            .operation(.attribute(one, edge), .minus, .attribute(other, otherEdge))
        }
        switch place {
        case .above: return between(second, .top, first, .bottom)
        case .below: return between(first, .top, second, .bottom)
        case .leftOf: return between(second, .left, first, .right)
        case .rightOf: return between(first, .left, second, .right)
        case .before: return between(second, .leading, first, .trailing)
        case .after: return between(first, .leading, second, .trailing)
        case .inside, .contains, .overlaps:
            return .function(
                .min,
                [
                    between(first, .left, second, .left), between(second, .right, first, .right),
                    between(first, .top, second, .top), between(second, .bottom, first, .bottom),
                ])
        }
    }

    /// Two views share no more than the tolerance on one axis at least.
    static func apart(
        _ first: Target, _ second: Target, _ tolerance: Length
    ) -> GroundAssertion {
        .any(
            Assertion.Place.gaps.map {
                .atMost(.length(Length(0)), gap(first, $0, second), tolerance)
            })
    }
}

extension Assertion.Place {
    /// The four sides on which a view can lie beside another.
    fileprivate static let gaps: [Assertion.Place] = [.leftOf, .rightOf, .above, .below]
}

extension Assertion {
    /// Selectors of a statement that stand for one view at a time, in the order written.
    var singleSelectors: [ViewSelector] {
        switch self {
        case .compare(let first, _, let second, _):
            return first.singleSelectors + second.singleSelectors
        case .range(let value, let lower, let upper):
            return value.singleSelectors + lower.singleSelectors + upper.singleSelectors
        case .place(let first, _, let second, let gap, _):
            return [first, second] + (gap?.singleSelectors ?? [])
        case .near(let first, let second, _), .centered(let first, _, let second, _):
            return [first, second]
        case .condition(let views, _): return [views]
        case .arranged, .and, .or, .not, .when, .each: return []
        }
    }
}

extension Assertion.Gap {
    fileprivate var singleSelectors: [ViewSelector] {
        switch self {
        case .compare(_, let number): number.singleSelectors
        case .range(let lower, let upper): lower.singleSelectors + upper.singleSelectors
        }
    }
}

extension NumberExpression {
    /// Selectors that stand for one view at a time; not those that a function takes all of.
    fileprivate var singleSelectors: [ViewSelector] {
        switch self {
        case .length, .count: return []
        case .attribute(let views, _): return [views]
        case .percent(_, let whole): return whole.singleSelectors
        case .operation(let first, _, let second):
            return first.singleSelectors + second.singleSelectors
        case .negated(let inner): return inner.singleSelectors
        case .function(.abs, let numbers): return numbers.flatMap(\.singleSelectors)
        case .function(_, let numbers):
            return numbers.flatMap { number -> [ViewSelector] in
                if case .attribute = number { return [] }
                return number.singleSelectors
            }
        }
    }
}
