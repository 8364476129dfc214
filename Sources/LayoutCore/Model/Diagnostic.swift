/// A mistake of a user's: where it is, what was expected, and what the nearest valid thing is.
///
/// Facts here, words in `DiagnosticText`: every output shares them.
public struct Diagnostic: Error, Equatable, Sendable {
    /// How bad it is.
    public enum Severity: String, Codable, Sendable {
        /// The input is refused.
        case error
        /// The input is taken.
        case warning
    }

    /// Stable code, such as "unknown-item"; the codes are listed in docs/job-format.md.
    public var code: String
    /// How bad it is.
    public var severity: Severity
    /// File as the user named it; nil when the input has none.
    public var file: String?
    /// Line from 1; nil when there is no place.
    public var line: Int?
    /// Column from 1, in characters.
    public var column: Int?
    /// Path inside the document, such as "layouts.login.constraints[3]".
    public var path: String?
    /// What is wrong, one sentence without a full stop.
    public var message: String
    /// What was expected, or nil when the message says it.
    public var expected: String?
    /// The nearest valid name or value.
    public var suggestion: String?

    /// Creates a diagnostic.
    public init(
        code: String, severity: Severity = .error, file: String? = nil, line: Int? = nil,
        column: Int? = nil, path: String? = nil, message: String, expected: String? = nil,
        suggestion: String? = nil
    ) {
        self.code = code
        self.severity = severity
        self.file = file
        self.line = line
        self.column = column
        self.path = path
        self.message = message
        self.expected = expected
        self.suggestion = suggestion
    }
}
