public import LayoutSolver

extension Constraint {
    /// Reads a constraint string; views and parameters are not looked up.
    ///
    /// Diagnostics carry the column inside the string, from 1. O(length).
    public init(parsing text: String) throws(DiagnosticList) {
        let (constraint, diagnostics) = ConstraintParser.read(text, names: nil)
        guard let constraint, diagnostics.isEmpty else { throw DiagnosticList(diagnostics) }
        self = constraint
    }

    /// Reads a constraint string whose views and parameters must be among `names`.
    public init(parsing text: String, names: LayoutNames) throws(DiagnosticList) {
        let (constraint, diagnostics) = ConstraintParser.read(text, names: names)
        guard let constraint, diagnostics.isEmpty else { throw DiagnosticList(diagnostics) }
        self = constraint
    }

    /// The constraint in one fixed spelling, without name, source and activity.
    ///
    /// What equals 1, 0 or 1000 by default is left out. Reads back as the same constraint.
    public var canonicalText: String {
        var text = "\(first.text) \(relation.text) "
        if let second {
            text += second.text
            if multiplier != 1 { text += " * \(NumberText.text(multiplier))" }
            if constant != .number(0) {
                text += constant.isNegative ? " - " : " + "
                text += constant.magnitudeText
            }
        } else {
            text += constant.text
        }
        if priority != 1000 { text += " @\(NumberText.text(priority))" }
        return text
    }

    /// `canonicalText` with the name before it where there is one.
    public var text: String {
        guard let name else { return canonicalText }
        return "\(Constraint.written(name: name)): \(canonicalText)"
    }

    /// What stands for the constraint in conflicts and in the canonical order: its name, else its text.
    public var key: String { name ?? canonicalText }

    private static func written(name: String) -> String {
        let forbidden = name.unicodeScalars.contains {
            $0.properties.isWhitespace || "=<>'\":\\".unicodeScalars.contains($0)
        }
        return forbidden || name.isEmpty ? TextScanner.quoted(name) : name
    }
}

extension ConstantValue {
    /// The word that stands for the system's spacing; no parameter may have this name.
    static let systemSpacingWord = "systemSpacing"

    /// Whether a minus stands before it.
    var isNegative: Bool {
        switch self {
        case .number(let value): return value < 0
        case .parameter(_, let negated): return negated
        case .systemSpacing(let factor): return factor < 0
        }
    }

    /// The constant as it is written without its sign.
    var magnitudeText: String {
        switch self {
        case .number(let value): return NumberText.text(value.magnitude)
        case .parameter(let name, _): return TextScanner.written(name)
        case .systemSpacing(let factor):
            let times = factor.magnitude == 1 ? "" : "(\(NumberText.text(factor.magnitude)))"
            return Self.systemSpacingWord + times
        }
    }

    /// The constant as it is written, such as "-inset".
    var text: String { (isNegative ? "-" : "") + magnitudeText }
}

extension Anchor {
    /// Reads one side of a constraint, such as "form.safe.top"; the view is not looked up.
    public init(parsing text: String) throws(DiagnosticList) {
        let (anchor, diagnostics) = ConstraintParser.readAnchor(text, names: nil)
        guard let anchor, diagnostics.isEmpty else { throw DiagnosticList(diagnostics) }
        self = anchor
    }

    /// The side as it is written, such as "form.safe.top".
    public var text: String { "\(item.text).\(attribute.rawValue)" }
}

extension ItemReference {
    /// The item as it is written, such as "form" or "form.safe".
    public var text: String {
        let name = TextScanner.written(id)
        return part == .body ? name : "\(name).\(part.rawValue)"
    }
}

extension Relation {
    /// `==`, `<=` or `>=`.
    public var text: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    /// The relation of a text, or nil.
    public init?(text: String) {
        switch text {
        case "<=": self = .lessThanOrEqual
        case "==": self = .equal
        case ">=": self = .greaterThanOrEqual
        default: return nil
        }
    }
}
