/// The words of diagnostics: the one place where they become text.
public enum DiagnosticText {
    /// One line, such as `jobs.json:8:20: error: unknown view 'from'; expected the id of a view; did you mean 'form'?`.
    ///
    /// Without a line the path in the document stands for the place.
    public static func line(_ diagnostic: Diagnostic) -> String {
        var place = diagnostic.file ?? ""
        if let line = diagnostic.line {
            place += (place.isEmpty ? "line " : ":") + "\(line)"
            if let column = diagnostic.column { place += ":\(column)" }
        } else if let path = diagnostic.path, !path.isEmpty {
            place += (place.isEmpty ? "" : ": ") + path
        }
        let prefix = place.isEmpty ? "" : "\(place): "
        return "\(prefix)\(diagnostic.severity.rawValue): \(sentence(diagnostic))"
    }

    /// What is wrong, what was expected and what may have been meant, without place and severity.
    public static func sentence(_ diagnostic: Diagnostic) -> String {
        var text = diagnostic.message
        if let expected = diagnostic.expected { text += "; expected \(expected)" }
        if let suggestion = diagnostic.suggestion { text += "; did you mean '\(suggestion)'?" }
        return text
    }

    /// One line for each mistake.
    public static func lines(_ list: DiagnosticList) -> [String] { list.diagnostics.map(line) }
}

extension DiagnosticList: CustomStringConvertible {
    /// One line for each mistake (`DiagnosticText`), as programs print an error that they caught.
    public var description: String {
        DiagnosticText.lines(self).joined(separator: "\n")
    }
}

extension Diagnostic {
    /// The diagnostic in one line (`DiagnosticText`).
    public var text: String { DiagnosticText.line(self) }
}
