extension Predicate {
    /// Reads a condition; states are not looked up. The diagnostic's column is inside the string, from 1.
    public init(parsing text: String) throws(Diagnostic) {
        self = try PredicateParser.read(text, states: nil)
    }

    /// The condition in one fixed spelling with the fewest parentheses; reads back as the same condition.
    public var text: String { text(inside: .either) }

    /// What binds loosest around an operand without parentheses.
    private enum Level: Int { case either, both, opposite }

    private func text(inside level: Level) -> String {
        let own: Level
        let text: String
        switch self {
        case .or(let first, let second):
            own = .either
            // Both operators are read from the left: a right operand of the same kind needs parentheses.
            text = "\(first.text(inside: .either)) or \(second.text(inside: .both))"
        case .and(let first, let second):
            own = .both
            text = "\(first.text(inside: .both)) and \(second.text(inside: .opposite))"
        default:
            return simpleText
        }
        return own.rawValue < level.rawValue ? "(\(text))" : text
    }

    private var simpleText: String {
        switch self {
        case .always: "always"
        case .orientation(let value): value.rawValue
        case .idiom(let value): value.rawValue
        case .direction(let value): value.rawValue
        case .sizeClass(let axis, let value): "\(axis.rawValue) == \(value.rawValue)"
        case .textSize(let comparison, let value):
            "textSize \(comparison.rawValue) \(value.rawValue)"
        case .locale(let name): "locale == \(Predicate.written(name))"
        case .state(let name): "state == \(Predicate.written(name))"
        case .device(let name): "device == \(Predicate.written(name))"
        case .compare(let quantity, let comparison, let number):
            "\(quantity.rawValue) \(comparison.rawValue) \(NumberText.text(number))"
        case .not(let inner): inner.negatedText
        case .and, .or: text
        }
    }

    private var negatedText: String {
        switch self {
        case .sizeClass(let axis, let value): "\(axis.rawValue) != \(value.rawValue)"
        case .locale(let name): "locale != \(Predicate.written(name))"
        case .state(let name): "state != \(Predicate.written(name))"
        case .device(let name): "device != \(Predicate.written(name))"
        case .and, .or: "not (\(text))"
        default: "not \(simpleText)"
        }
    }

    /// Whether a scalar may stand in an unquoted value.
    static func isBareValueScalar(_ scalar: Unicode.Scalar) -> Bool {
        TextScanner.isNameScalar(scalar) || scalar == "-" || scalar == "." || scalar == "*"
    }

    private static func written(_ name: String) -> String {
        let isBare = !name.isEmpty && name.unicodeScalars.allSatisfy(isBareValueScalar)
        return isBare ? name : TextScanner.quoted(name)
    }
}
