/// The canonical spelling of assertions: the fewest parentheses, one space; reads back as the same tree.
extension Assertion {
    /// The assertion as text.
    public var text: String { text(inside: .whole) }

    /// What binds loosest around an operand without parentheses.
    private enum Level: Int { case whole, either, both, opposite }

    private func text(inside level: Level) -> String {
        let own: Level
        let text: String
        switch self {
        case .when(let condition, let inner):
            own = .whole
            text = "when \(condition.text): \(inner.text(inside: .whole))"
        case .each(let name, let views, let inner):
            own = .whole
            text =
                "for \(AssertionWords.written(name)) in \(views.text): \(inner.text(inside: .whole))"
        case .or(let first, let second):
            own = .either
            text = "\(first.text(inside: .either)) or \(second.text(inside: .both))"
        case .and(let first, let second):
            own = .both
            text = "\(first.text(inside: .both)) and \(second.text(inside: .opposite))"
        case .not(let inner):
            own = .opposite
            if case .condition(let views, let condition) = inner {
                text = "\(views.text) not \(condition.rawValue)"
            } else {
                text = "not \(inner.text(inside: .opposite))"
            }
        default:
            return simpleText
        }
        return own.rawValue < level.rawValue ? "(\(text))" : text
    }

    private var simpleText: String {
        switch self {
        case .compare(let first, let comparison, let second, let tolerance):
            return "\(first.text) \(comparison.rawValue) \(second.text)" + Self.within(tolerance)
        case .range(let number, let lower, let upper):
            return "\(number.text) in \(lower.text)...\(upper.text)"
        case .place(let first, let place, let second, let gap, let tolerance):
            let distance = gap.map { " by \($0.text)" } ?? ""
            return "\(first.text) \(place.rawValue) \(second.text)" + distance
                + Self.within(tolerance)
        case .near(let first, let second, let distance):
            return "\(first.text) near \(second.text)" + Self.within(distance)
        case .centered(let first, let axis, let second, let tolerance):
            let side = axis.map { "\(AssertionWords.adverb($0)) " } ?? ""
            return "\(first.text) centered \(side)in \(second.text)" + Self.within(tolerance)
        case .arranged(let arrangement, let views, let tolerance):
            return arrangement.text(of: Self.list(views)) + Self.within(tolerance)
        case .condition(let views, let condition):
            return "\(views.text) \(condition.rawValue)"
        case .and, .or, .not, .when, .each:
            return text
        }
    }

    private static func within(_ tolerance: Length?) -> String {
        tolerance.map { " within \($0.text)" } ?? ""
    }

    private static func list(_ views: [ViewSelector]) -> String {
        if let only = views.first, views.count == 1 { return only.text }
        return "(\(views.map(\.text).joined(separator: ", ")))"
    }
}

extension Assertion.Gap {
    /// The distance as it stands behind `by`.
    var text: String {
        switch self {
        case .compare(.equal, let number): number.text
        case .compare(let comparison, let number): "\(comparison.rawValue) \(number.text)"
        case .range(let lower, let upper): "\(lower.text)...\(upper.text)"
        }
    }
}

extension Assertion.Arrangement {
    /// The arrangement of views whose text is given.
    func text(of views: String) -> String {
        switch self {
        case .noOverlap: "no overlap among \(views)"
        case .aligned(let edge): "aligned \(views) \(edge.rawValue)"
        case .same(let extent): "same \(extent.rawValue) \(views)"
        case .equalSpacing(let axis): "equal spacing \(views) \(AssertionWords.adverb(axis))"
        case .inRow: "in row \(views)"
        case .inColumn: "in column \(views)"
        case .inOrder: "in order \(views)"
        }
    }
}

extension NumberExpression {
    /// The number as text.
    public var text: String { text(inside: .sum) }

    private enum Level: Int { case sum, product, single }

    private func text(inside level: Level) -> String {
        switch self {
        case .length(let length): return length.text
        case .attribute(let views, let attribute):
            return "\(views.text).\(attribute.rawValue)"
        case .percent(let hundredths, let whole):
            return "\(NumberText.text(hundredths))% of \(whole.text(inside: .single))"
        case .negated(let inner):
            switch inner {
            case .attribute, .function, .count: return "-\(inner.text)"
            default: return "-(\(inner.text))"
            }
        case .function(let function, let numbers):
            return "\(function.rawValue)(\(numbers.map(\.text).joined(separator: ", ")))"
        case .count(let views): return "count(\(views.text))"
        case .operation(let first, let operation, let second):
            let isSum = operation == .plus || operation == .minus
            let own: Level = isSum ? .sum : .product
            // Both kinds are read from the left.
            let text =
                first.text(inside: own) + " \(operation.rawValue) "
                + second.text(inside: isSum ? .product : .single)
            return own.rawValue < level.rawValue ? "(\(text))" : text
        }
    }
}

extension Length {
    /// The length as text; points without a unit.
    public var text: String {
        NumberText.text(value) + (unit == .points ? "" : unit.rawValue)
    }
}

extension ViewSelector {
    /// The selector as text.
    public var text: String {
        switch self {
        case .name(let name): return AssertionWords.written(name)
        case .id(let id):
            let isBare = TextScanner.isBareComponent(id) && !id.contains("*")
            return "#" + (isBare ? id : TextScanner.quoted(id))
        case .pattern(let pattern):
            let isBare = TextScanner.isBareComponent(pattern) && pattern.contains("*")
            return isBare ? pattern : "pattern(\(TextScanner.quoted(pattern)))"
        case .trait(.tag, let word) where TextScanner.isBareComponent(word): return ".\(word)"
        case .trait(let trait, let word):
            return "\(trait.rawValue)(\(TextScanner.writtenComponent(word)))"
        case .child(let views, let step):
            let isBare = TextScanner.isBareComponent(step) && step != "**"
            return "\(views.text)." + (isBare ? step : TextScanner.quoted(step))
        case .descendants(let views): return "\(views.text).**"
        case .relative(let relative, let views): return "\(relative.rawValue)(\(views.text))"
        }
    }
}

extension AssertionRule {
    /// The rule as one line.
    public var text: String {
        var text = name.map { "\(AssertionWords.written($0)): " } ?? ""
        if severity != .error { text += "\(severity.word): " }
        text += assertion.text
        if let reason { text += " because \(TextScanner.quoted(reason))" }
        if let owner { text += " owner \(TextScanner.quoted(owner))" }
        if let day = waivedUntil { text += " waived until \(day.text)" }
        return text
    }
}
