@testable import LayoutCore

/// Random assertions of every form, with names that are hard to write.
struct RandomAssertion {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed) }

    private mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &random)]
    }

    private mutating func chance(_ share: Double) -> Bool {
        Double.random(in: 0..<1, using: &random) < share
    }

    mutating func rule() -> AssertionRule {
        var rule = AssertionRule(assertion(depth: 4))
        if chance(0.4) { rule.name = name() }
        if chance(0.3) { rule.severity = pick(Severity.allCases) }
        if chance(0.2) { rule.reason = pick(["it's so", "", "a \\ b", "because 'x' owner y: #"]) }
        if chance(0.2) { rule.owner = name() }
        if chance(0.2) { rule.waivedUntil = Day(number: 20_270_131) }
        return rule
    }

    mutating func section() -> AssertionSection {
        var section = AssertionSection(screen: chance(0.8) ? name() : nil)
        if chance(0.4) { section.domain.widths = 320...1366.5 }
        if chance(0.3) { section.domain.heights = 480...480 }
        if chance(0.3) { section.domain.textSizes = .xSmall ... .accessibility3 }
        if chance(0.3) {
            section.domain.directions = pick([[.rightToLeft], [.leftToRight, .rightToLeft]])
        }
        for _ in 0...Int.random(in: 0...3, using: &random) { section.rules.append(rule()) }
        return section
    }

    mutating func name() -> String {
        pick([
            "title", "row-1", "not", "above", "8bc", "my view", "it's", "#odd", "a*b", "größe",
            "in",
            "warn", "min", "screen", "a.b", "$0", "-x", "row-", "for", "\\", "a:b", " ",
        ])
    }

    mutating func assertion(depth: Int) -> Assertion {
        guard depth > 0, chance(0.6) else { return statement() }
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return .and(assertion(depth: depth - 1), assertion(depth: depth - 1))
        case 1: return .or(assertion(depth: depth - 1), assertion(depth: depth - 1))
        case 2: return .not(assertion(depth: depth - 1))
        case 3:
            let conditions: [Predicate] = [
                .direction(.rightToLeft), .and(.always, .not(.state("a:b"))),
                .compare(.width, .less, 400), .device("iphone-*"),
            ]
            return .when(pick(conditions), assertion(depth: depth - 1))
        default:
            let name = pick(["row", "not", "it's", "in"])
            return .each(name, selector(depth: 2), assertion(depth: depth - 1))
        }
    }

    private mutating func tolerance() -> Length? { chance(0.3) ? length(isSigned: false) : nil }

    private mutating func length(isSigned: Bool = true) -> Length {
        let values = [0, 1, 0.5, 1.0 / 3, 44, 1e-7, 1e20, 12345.678]
        let value = pick(values)
        return Length(isSigned && chance(0.3) ? -value : value, pick(Length.Unit.allCases))
    }

    private mutating func statement() -> Assertion {
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
            return .compare(
                number(depth: 3), pick(Assertion.Comparison.allCases), number(depth: 3),
                within: tolerance())
        case 1: return .range(number(depth: 2), number(depth: 2), number(depth: 2))
        case 2:
            let place = pick(Assertion.Place.allCases)
            return .place(
                selector(depth: 2), place, selector(depth: 2),
                by: place.takesGap && chance(0.5) ? gap() : nil, within: tolerance())
        case 3:
            return .near(
                selector(depth: 2), selector(depth: 2), within: length(isSigned: false))
        case 4:
            return .centered(
                selector(depth: 2), pick([nil, .horizontal, .vertical]), in: selector(depth: 2),
                within: tolerance())
        case 5: return .arranged(arrangement(), selectors(), within: tolerance())
        default: return .condition(selector(depth: 2), pick(Assertion.Condition.allCases))
        }
    }

    private mutating func gap() -> Assertion.Gap {
        chance(0.4)
            ? .range(number(depth: 2), number(depth: 2))
            : .compare(pick(Assertion.Comparison.allCases), number(depth: 2))
    }

    private mutating func arrangement() -> Assertion.Arrangement {
        switch Int.random(in: 0..<7, using: &random) {
        case 0: return .noOverlap
        case 1: return .aligned(pick(Assertion.Arrangement.Edge.allCases))
        case 2: return .same(pick(Assertion.Arrangement.Extent.allCases))
        case 3: return .equalSpacing(pick(Axis.allCases))
        case 4: return .inRow
        case 5: return .inColumn
        default: return .inOrder
        }
    }

    private mutating func selectors() -> [ViewSelector] {
        (0...Int.random(in: 0...3, using: &random)).map { _ in selector(depth: 2) }
    }

    mutating func selector(depth: Int) -> ViewSelector {
        guard depth > 0, chance(0.5) else {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: return .id(name())
            case 1: return .pattern(pick(["row-*", "*", "*x", "my *", "#*", "a.b*", "plain"]))
            case 2: return .trait(pick(ViewSelector.Trait.allCases), name())
            default: return .name(name())
            }
        }
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            return .child(selector(depth: depth - 1), pick([name(), "*", "**", "width", "top"]))
        case 1: return .descendants(selector(depth: depth - 1))
        default:
            return .relative(
                pick(ViewSelector.Relative.allCases), selector(depth: depth - 1))
        }
    }

    mutating func number(depth: Int) -> NumberExpression {
        guard depth > 0, chance(0.7) else {
            return chance(0.5)
                ? .length(length())
                : .attribute(
                    selector(depth: 1), pick(NumberExpression.Attribute.allCases))
        }
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            return .percent(pick([10, -2.5, 0, 150]), of: number(depth: depth - 1))
        case 1: return .negated(number(depth: depth - 1))
        case 2: return .count(selector(depth: 2))
        case 3:
            let function = pick(NumberExpression.Function.allCases)
            let count = function == .abs ? 1 : Int.random(in: 1...3, using: &random)
            return .function(function, (0..<count).map { _ in number(depth: depth - 1) })
        default:
            return .operation(
                number(depth: depth - 1), pick(NumberExpression.Operation.allCases),
                number(depth: depth - 1))
        }
    }

    /// A number over certain views that can always be computed.
    mutating func measurable(_ names: [String]) -> NumberExpression {
        let attributes: [NumberExpression.Attribute] = [
            .left, .right, .width, .height, .centerX, .area, .ratio, .target, .trailing,
        ]
        let singles = (0..<3).map { _ in
            NumberExpression.attribute(.name(pick(names)), pick(attributes))
        }
        func single(_ place: Int = 0) -> NumberExpression { singles[place] }
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return .operation(single(), pick([.plus, .minus, .times]), single(1))
        case 1: return .function(pick([.min, .max, .sum]), [single(), single(1), single(2)])
        case 2: return .operation(single(), .over, .attribute(.name("card"), .width))
        case 3: return .operation(.length(Length(2)), .times, single())
        default: return single()
        }
    }
}
