/// Looks at spelled out assertions on one screen. Lengths are compared through the screen's trace alone, so that what is
/// said holds as far as the trace's range goes.
struct AssertionEvaluator {
    let screen: Screen
    let scope: AssertionScope

    /// What comes of an assertion. O(its size).
    func verdict(_ assertion: GroundAssertion) -> AssertionVerdict {
        switch assertion {
        case .atMost(let first, let second, let tolerance):
            return compare(first, second, tolerance) { first, second in first - second }
        case .equal(let first, let second, let tolerance):
            return compare(first, second, tolerance) { first, second in
                absolute(first - second)
            }
        case .sequence(let sequence, let views, let tolerance):
            return verdict(spelledOut(sequence, views.filter(isThere), tolerance))
        case .condition(let target, let condition): return verdict(target, condition)
        case .all(let parts): return all(parts)
        case .any(let parts): return any(parts)
        case .not(let inner): return verdict(inner).opposite
        case .when(let condition, let inner):
            guard holds(condition) else {
                return .skipped
            }
            return verdict(inner)
        case .step(let step, let inner):
            return screen.step == step ? verdict(inner) : .skipped
        }
    }

    /// Whether a number made of two is within a tolerance.
    private func compare(
        _ first: GroundAssertion.Number, _ second: GroundAssertion.Number, _ tolerance: Length,
        _ difference: (SweptNumber, SweptNumber) -> SweptNumber
    ) -> AssertionVerdict {
        let (one, other) = (value(first), value(second))
        guard case .known(let one) = one, case .known(let other) = other else {
            if case .unknown(let reason) = one { return .unknown(reason) }
            if case .unknown(let reason) = other { return .unknown(reason) }
            return .skipped
        }
        let tolerance = SweptNumber(tolerance.points(scale: screen.environment.scale))
        let excess = difference(one, other) - tolerance
        if excess.value.isNaN { return .unknown("a number is divided by 0") }
        if excess.isPositive(screen.trace) { return .broken(by: excess + tolerance) }
        return .holds(by: -(excess + tolerance))
    }

    private func all(_ parts: [GroundAssertion]) -> AssertionVerdict {
        var result = AssertionVerdict.skipped
        for part in parts {
            switch (verdict(part), result) {
            case (.skipped, _): break
            case (.broken(let excess), .broken(let worst)):
                result = .broken(by: greater(excess, worst))
            case (.broken(let excess), _): result = .broken(by: excess)
            case (_, .broken): break
            case (.unknown(let reason), _): result = .unknown(reason)
            case (.holds(let slack), .skipped): result = .holds(by: slack)
            case (.holds(let slack), .holds(let least)):
                result = .holds(by: lesser(slack, least))
            case (.holds, .unknown): break
            }
        }
        return result
    }

    private func any(_ parts: [GroundAssertion]) -> AssertionVerdict {
        var result = AssertionVerdict.skipped
        for part in parts {
            switch (verdict(part), result) {
            case (.skipped, _): break
            case (.holds(let slack), _): return .holds(by: slack)
            case (.unknown(let reason), _): result = .unknown(reason)
            case (.broken(let excess), .broken(let least)):
                result = .broken(by: lesser(excess, least))
            case (.broken(let excess), .skipped): result = .broken(by: excess)
            case (.broken, _): break
            }
        }
        return result
    }

    private func greater(_ first: SweptNumber?, _ second: SweptNumber?) -> SweptNumber? {
        guard let first, let second else { return nil }
        return (first - second).isPositive(screen.trace) ? first : second
    }

    private func lesser(_ first: SweptNumber?, _ second: SweptNumber?) -> SweptNumber? {
        guard let first, let second else { return nil }
        return (first - second).isPositive(screen.trace) ? second : first
    }

    func absolute(_ number: SweptNumber) -> SweptNumber {
        number.isPositive(screen.trace) ? number : -number
    }

    // MARK: Rows

    /// What is asked of neighbours among the views that are there.
    private func spelledOut(
        _ sequence: GroundAssertion.Sequence, _ views: [AssertionScope.Target],
        _ tolerance: Length
    ) -> GroundAssertion {
        let neighbours = Array(zip(views, views.dropFirst()))
        func gap(
            _ pair: (AssertionScope.Target, AssertionScope.Target),
            _ start: NumberExpression.Attribute, _ end: NumberExpression.Attribute
        ) -> GroundAssertion.Number {
            .operation(.attribute(pair.1, start), .minus, .attribute(pair.0, end))
        }
        func follows(_ number: GroundAssertion.Number) -> GroundAssertion {
            .atMost(.length(Length(0)), number, tolerance)
        }
        /// Whether two views share some of an extent: neither is wholly on one side of the other.
        func shares(
            _ pair: (AssertionScope.Target, AssertionScope.Target),
            _ start: NumberExpression.Attribute, _ end: NumberExpression.Attribute
        ) -> GroundAssertion {
            .all([
                .atMost(gap(pair, start, end), .length(Length(0)), tolerance),
                .atMost(gap((pair.1, pair.0), start, end), .length(Length(0)), tolerance),
            ])
        }
        switch sequence {
        case .spacing(let axis):
            let gaps = neighbours.map {
                axis == .horizontal ? gap($0, .leading, .trailing) : gap($0, .top, .bottom)
            }
            return .atMost(.function(.max, gaps), .function(.min, gaps), tolerance)
        case .row:
            return .all(
                neighbours.map {
                    .all([follows(gap($0, .leading, .trailing)), shares($0, .top, .bottom)])
                })
        case .column:
            return .all(
                neighbours.map {
                    .all([follows(gap($0, .top, .bottom)), shares($0, .left, .right)])
                })
        case .order:
            return .all(
                neighbours.map {
                    .any([follows(gap($0, .top, .bottom)), follows(gap($0, .leading, .trailing))])
                })
        }
    }
}
